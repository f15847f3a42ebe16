"""The losing move of a lost game, found by solving the positions that decide it, the last one first.

Late positions take the least time, and the first one that is not lost, from the end, is the one in which the game was
lost for good. All positions of a game are solved in one process, whose table knows those below.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from tempo.arena.adapter.exact import Effort, Scores, best_score
from tempo.arena.adapter.game_adapter import board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.jobs.executor import Executor, results_in_order
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.scoring import ScoreLimits, exact_of

SLICE = 0.25  # seconds between two looks at a position: once its outcome is known, more time is wasted


class LostGame(NamedTuple):
    """A lost game, and the positions that may decide which move lost it."""

    config: MatchConfig
    actions: tuple[int, ...]
    plies: tuple[int, ...]  # number of moves before each position, the last position first


def find_losing_moves(
    config: MatchConfig,
    games: Sequence[tuple[Sequence[int], Sequence[AnnotatedMove], int]],
    limits: ScoreLimits,
    executor: Executor,
) -> dict[tuple[int, ...], Scores]:
    """Return scores of the positions that decide which move lost each game, by the actions that lead to them.

    config    the board
    games     all actions, the annotated moves and the seat that lost, of each game
    limits    seconds for each game, and the solver's table
    executor  solves the games
    """
    lost = [LostGame(config, tuple(actions), undecided_plies(moves, seat)) for actions, moves, seat in games]
    jobs = [game for game in lost if game.plies]
    if not jobs:
        return {}
    prepare = partial(exact_of(config).prepare, config, limits.table_bits)
    solved = results_in_order(executor, partial(solve_lost_game, limits), jobs, "losing moves", prepare)
    return {actions: scores for positions in solved for actions, scores in positions.items()}


def undecided_plies(moves: Sequence[AnnotatedMove], seat: int) -> tuple[int, ...]:
    """Return the positions of a side that may hide its losing move, from the last one back to where that is known."""
    plies = []
    for move in reversed([move for move in moves if move.seat == seat]):
        if move.best.value == -1:
            continue
        if move.best.value is not None and move.played.value is not None and move.best_actions:
            break  # it lost the game here, or not yet
        plies.append(move.ply)
    return tuple(plies)


def solve_lost_game(limits: ScoreLimits, game: LostGame) -> dict[tuple[int, ...], Scores]:
    """Return the scores of the positions of a lost game until its losing move is known, or the time is over."""
    effort, solved = Effort(limits.seconds), dict[tuple[int, ...], Scores]()
    for ply in game.plies:
        if effort.is_spent:
            break
        scores = solve_outcome(game.config, game.actions[:ply], game.actions[ply], effort, limits.table_bits)
        solved[game.actions[:ply]] = scores
        if best_score(scores.values()).value in (0, 1):
            break
    return solved


def solve_outcome(
    config: MatchConfig, actions: tuple[int, ...], played: int, effort: Effort, memory: int
) -> Scores:
    """Return the scores of a position, as soon as its outcome, that of the move played, and a best move are known.

    config   the board
    actions  the moves that lead to the position
    played   the move whose outcome is asked for
    effort   the time that is left
    memory   size of the solver's table, as in ScoreLimits
    """
    exact, position = exact_of(config), board_after(config, actions)
    while True:
        scores = exact.scores(position, Effort(min(SLICE, effort.seconds_left)), memory)
        best = best_score(scores.values())
        decided = best.value == -1 or (best.value is not None and scores[played].value is not None)
        if decided or effort.is_spent:
            return scores
