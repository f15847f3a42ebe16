"""Scores by proofs of the tree search, for games without an exact solver and for positions beyond it.

A proof says who wins, not how soon: scores are bounds with a sign. Each move has a search of its own, with the same
number of simulations, so that a second winning move is found as well as the first. A move without a proof may win if
its search prefers the side that plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tempo.arena.adapter.exact import UNKNOWN, Score, Scores, best_score, keeping_moves, score_of_result
from tempo.arena.adapter.game_adapter import board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.players.levels import LEVEL_OVERRIDES
from tempo.arena.players.profile_agents import make_agent
from tempo.lab.review.scoring import SEED, PositionQuery, search_position
from tempo.search import proofs
from tempo.search.types import Snapshot

EVEN = 0.5  # win rate of the other side, below which an unproven move may win
PROVING = {**LEVEL_OVERRIDES, "proofs": "1"}


@cache
def _prover(game: str, simulations: int) -> Any:
    """Return an agent of this process that proves what it can."""
    return make_agent(game, "champion", PROVING, simulations, SEED)


def proven_score(config: MatchConfig, actions: tuple[int, ...], simulations: int) -> Score:
    """Return what a search of a position proves of it, for the side to move.

    config: the board
    actions: moves to the position
    simulations: of the search
    """
    return best_score(map(_score_of, _searched(config, actions, simulations).proofs))


def proven_scores(config: MatchConfig, actions: tuple[int, ...], simulations: int) -> tuple[Scores, list[int]]:
    """Return what proofs say of each legal move, for the side that plays it, and the unproven moves that may win.

    config: the board
    actions: moves to the position
    simulations: of the search after each move
    """
    scores, open_moves = dict[int, Score](), list[int]()
    for move in board_after(config, actions).legal():
        after = (*actions, move)
        board = board_after(config, after)
        if (rewards := board.rewards()) is not None:
            scores[move] = score_of_result(rewards[2 - board.mark])
            continue
        found = _searched(config, after, simulations)
        reply = best_score(map(_score_of, found.proofs))
        scores[move] = Score(-reply.high, -reply.low)
        if reply.value is None and found.value < EVEN:
            open_moves.append(move)
    return scores, open_moves


def _searched(config: MatchConfig, actions: tuple[int, ...], simulations: int) -> Snapshot:
    return search_position(_prover(config.game, simulations), PositionQuery(config, actions))


def _score_of(proof: int) -> Score:
    """Return the score of a move from its proof, which is seen from the side that plays it."""
    if proof == proofs.UNKNOWN:
        return UNKNOWN
    return score_of_result(0 if proof == proofs.DRAW else proof)


def has_one_win(scores: Scores) -> bool:
    """Return whether one move is proven to win, and no other."""
    return best_score(scores.values()).value == 1 and len(keeping_moves(scores)) == 1


def is_forced(config: MatchConfig, actions: Sequence[int], scores: Scores) -> bool:
    """Return whether each move but one lets the opponent win at once."""
    return sum(not _loses_at_once(config, (*actions, move)) for move in scores) <= 1


def _loses_at_once(config: MatchConfig, actions: tuple[int, ...]) -> bool:
    """Return whether the side to move after some moves wins with one more."""
    board = board_after(config, actions)
    if board.rewards() is not None:
        return False
    seat = board.mark - 1
    ends = (board_after(config, (*actions, reply)).rewards() for reply in board.legal())
    return any(rewards is not None and rewards[seat] > 0 for rewards in ends)
