"""Annotate games: hold each move against exact scores and, where these do not decide, against estimates.

`move_quality` says what makes a move good or bad, `scoring` where scores and estimates come from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tempo.lab.jobs.executor import Executor
from tempo.lab.records.episodes import Episode
from tempo.lab.records.record_file import GameRecord
from tempo.lab.referee.exact import UNKNOWN, Score, Scores
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
    found = [{} for _ in asked] if limits.scores is None else score_positions(positions, limits.scores, executor)
    scores: dict[tuple[int, ...], Scores] = dict(zip(asked, found, strict=True))
    undecided = [one for one in positions if limits.simulations and not all_known(scores[one.actions])]
    guesses = estimate_positions(undecided, limits.simulations, executor)
    estimates = {one.actions: guess for one, guess in zip(undecided, guesses, strict=True)}
    return [
        annotate_move(episode, place, ply, scores, estimates)
        for place, game in enumerate(episode.games)
        for ply in range(len(game["opening"]), len(actions_of(game)))
    ]


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
    if not same_side:
        known = narrow_score(known, action, scores.get(after))
        if estimated and (replies := estimates.get(after)):
            estimated[action] = 1 - max(replies.values())  # a search of the position itself is deeper
    return AnnotatedMove(place, ply, seat, game["players"][seat], action, known, estimated, move)


def narrow_score(scores: dict[int, Score], action: int, after: Scores | None) -> dict[int, Score]:
    """Return the scores with the bounds of `action` narrowed by the scores of the position `after` it."""
    if not after:
        return scores
    low, high = -max(score.high for score in after.values()), -max(score.low for score in after.values())
    before = scores.get(action, UNKNOWN)
    return {**scores, action: Score(max(before.low, low), min(before.high, high))}
