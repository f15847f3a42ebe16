"""Annotate games: hold each move against exact scores and, where these do not decide, against estimates.

`move_quality` says what makes a move good or bad, `scoring` where scores and estimates come from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tempo.arena.adapter.exact import UNKNOWN, Score, Scores, best_score, score_of_result
from tempo.arena.adapter.game_adapter import board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.jobs.executor import Executor
from tempo.arena.records.episodes import Episode
from tempo.arena.records.record_file import GameRecord
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.scoring import PositionQuery, ScoreLimits, estimate_positions, score_positions

SECONDS = 0.1  # default for one position: a whole game takes five or six seconds
SIMULATIONS = 10_000  # default for one estimate


class AnnotationLimits(NamedTuple):
    """Limits for one position."""

    scores: ScoreLimits | None  # limits of the solver; None where the game or the board has no exact scores
    simulations: int  # simulations of an estimate; 0 makes no estimates


def actions_of(game: GameRecord) -> list[int]:
    """Return all actions of a game, the opening included. A forfeit is no action."""
    return [*game["opening"], *(move["action"] for move in game["moves"] if move["action"] is not None)]


def annotate(episode: Episode, executor: Executor, limits: AnnotationLimits) -> list[AnnotatedMove]:
    """Annotate every move that a player chose, in all games; opening moves are left out."""
    asked: dict[tuple[int, ...], None] = {}
    for game in episode.games:
        actions = actions_of(game)
        asked |= dict.fromkeys(tuple(actions[:ply]) for ply in range(len(actions) - 1, len(game["opening"]) - 1, -1))
    positions = [PositionQuery(episode.config, actions) for actions in asked]
    solved = [{} for _ in asked] if limits.scores is None else score_positions(positions, limits.scores, executor)
    scores: dict[tuple[int, ...], Scores] = dict(zip(asked, solved, strict=True))
    undecided = [position for position in positions if limits.simulations and not all_known(scores[position.actions])]
    guesses = estimate_positions(undecided, limits.simulations, executor)
    estimates = {position.actions: guess for position, guess in zip(undecided, guesses, strict=True)}
    rivals = _rival_positions(episode, scores, estimates)
    estimates |= {
        position.actions: guess
        for position, guess in zip(rivals, estimate_positions(rivals, limits.simulations, executor), strict=True)
    }
    return [
        annotate_move(episode, place, ply, scores, estimates)
        for place, game in enumerate(episode.games)
        for ply in range(len(game["opening"]), len(actions_of(game)))
    ]


def _rival_positions(
    episode: Episode,
    scores: Mapping[tuple[int, ...], Scores],
    estimates: Mapping[tuple[int, ...], Mapping[int, float]],
) -> list[PositionQuery]:
    """Return the positions after moves that the search prefers to those played, where both are still to be searched."""
    rivals: dict[tuple[int, ...], None] = {}
    for game in episode.games:
        actions = tuple(actions_of(game))
        for ply in range(len(game["opening"]), len(actions)):
            before = actions[:ply]
            rival = rival_of(actions[ply], scores[before], estimates.get(before, {}))
            if rival is None or actions[: ply + 1] not in estimates or (*before, rival) in estimates:
                continue
            if hands_over(episode.config, before, rival):
                rivals[(*before, rival)] = None
    return [PositionQuery(episode.config, actions) for actions in rivals]


def rival_of(action: int, scores: Scores, estimates: Mapping[int, float]) -> int | None:
    """Return the move that the search prefers to `action`; None without one, or where exact scores say what is best."""
    if not estimates or _is_decided(action, scores) or estimates.get(action) == max(estimates.values()):
        return None
    return min(estimates, key=lambda move: (-estimates[move], move))


def hands_over(config: MatchConfig, actions: tuple[int, ...], action: int) -> bool:
    """Return whether the other side is to move after `action`: the game goes on, and the turn changes."""
    board = board_after(config, (*actions, action))
    return board.rewards() is None and board.mark != board_after(config, actions).mark


def _is_decided(action: int, scores: Scores) -> bool:
    """Return whether exact scores say what the position is worth."""
    return best_score([*scores.values(), scores.get(action, UNKNOWN)]).value is not None


def all_known(scores: Scores) -> bool:
    """Return whether the value (win, draw or loss) of every move is known."""
    return bool(scores) and all(score.value is not None for score in scores.values())


def annotate_move(
    episode: Episode,
    place: int,
    ply: int,
    scores: Mapping[tuple[int, ...], Scores],
    estimates: Mapping[tuple[int, ...], Mapping[int, float]],
) -> AnnotatedMove:
    """Annotate one move from the positions before and after it.

    episode    the games, all on one board
    place      index of the game in the episode
    ply        number of moves before this one, the opening included
    scores     exact scores by position, a position being the actions that lead to it
    estimates  win rates by position, of the positions that were searched
    """
    game = episode.games[place]
    actions = actions_of(game)
    before, after, action = tuple(actions[:ply]), tuple(actions[: ply + 1]), actions[ply]
    move = game["moves"][ply - len(game["opening"])]
    seat = move["seat"]
    same_side = ply + 1 < len(actions) and game["moves"][ply + 1 - len(game["opening"])]["seat"] == seat
    known, estimated = dict(scores[before]), dict(estimates.get(before, {}))
    if ply + 1 == len(actions):
        known = judge_last_move(episode.config, after, seat, known)
    if not same_side:
        known = narrow_score(known, action, scores.get(after))
        rival = rival_of(action, known, estimated)
        beside = {} if rival is None else estimates.get((*before, rival), {})
        if estimated:
            estimated = compare_estimates(action, known, estimated, estimates.get(after, {}), beside)
    return AnnotatedMove(place, ply, seat, game["players"][seat], action, known, estimated, move)


def compare_estimates(
    action: int, known: Scores, estimates: Mapping[int, float], after: Mapping[int, float], rival: Mapping[int, float]
) -> dict[int, float]:
    """Return the estimates with that of the move played, which lacks what it is behind the search's own choice.

    The side to move often looks better than it is, and the best of many estimates is too high. So a value from before a
    move is not held against one from after it: the positions after both moves are compared, searched alike.

    action     the move played
    known      exact scores of the position
    estimates  estimates of the position
    after      estimates of the position after the move
    rival      those of the position after the rival, see `rival_of`; empty if it was not searched
    """
    best = rival_of(action, known, estimates)
    if not after or (best is None and not _is_decided(action, known)):
        return dict(estimates)
    value = 1 - max(after.values())
    if best is not None and rival:
        value = max(0.0, estimates[best] - max(0.0, 1 - max(rival.values()) - value))
    return {**estimates, action: value}


def judge_last_move(config: MatchConfig, actions: tuple[int, ...], seat: int, scores: Scores) -> dict[int, Score]:
    """Return the scores with the result of the last action, if it ended the game."""
    rewards = board_after(config, actions).rewards()
    if rewards is None:
        return dict(scores)
    return with_result(scores, actions[-1], rewards[seat], board_after(config, actions[:-1]).legal())


def with_result(scores: Scores, action: int, reward: int, legal: Sequence[int]) -> dict[int, Score]:
    """Return the scores with the result of a move that ended the game. Other moves may be better unless it won."""
    known = {**({} if reward > 0 else dict.fromkeys(legal, UNKNOWN)), **scores}
    before, result = known.get(action, UNKNOWN), score_of_result(reward)
    return {**known, action: Score(max(before.low, result.low), min(before.high, result.high))}


def narrow_score(scores: dict[int, Score], action: int, after: Scores | None) -> dict[int, Score]:
    """Return the scores with the bounds of `action` narrowed by the scores of the position `after` it."""
    if not after:
        return scores
    low, high = -max(score.high for score in after.values()), -max(score.low for score in after.values())
    before = scores.get(action, UNKNOWN)
    return {**scores, action: Score(max(before.low, low), min(before.high, high))}
