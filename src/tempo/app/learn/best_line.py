"""The line that proves what a move is worth: both sides play the best replies that are known, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.app.learn.annotations import score_json
from tempo.app.learn.position_cache import CachedPosition, PositionCache
from tempo.app.plies import plies_of
from tempo.lab.referee.game_adapter import board_after
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.review.annotate import SECONDS

MAX_PLIES, MAX_ESTIMATED = 16, 8  # plies of a line that is certain, and of one in which so many were not


def best_line(cache: PositionCache, actions: Sequence[int], first: int) -> list[dict[str, Any]]:
    """The move and what follows it, as plies that the page draws, each with what it is worth to who plays it."""
    config, line = cache.config, [first]
    known = [cache.evaluate(tuple(actions), SECONDS)]
    guesses = 0
    while len(line) < MAX_PLIES and board_after(config, [*actions, *line]).rewards() is None:
        seen = cache.evaluate((*actions, *line), SECONDS)
        guesses += not is_certain(seen)
        if guesses == MAX_ESTIMATED:
            break
        known.append(seen)
        line.append(best_reply(seen))
    plies = plies_of(config, [*actions, *line], len(actions))
    return [{**ply, **score_fields(config, one, ply["action"])} for ply, one in zip(plies, known, strict=True)]


def score_fields(config: MatchConfig, known: CachedPosition, action: int) -> dict[str, Any]:
    nothing = {"value": None, "estimate": True, "chance": None}
    return score_json(config, known.scores.get(action), known.estimates.get(action)) or nothing


def is_certain(known: CachedPosition) -> bool:
    """Whether it is known who wins, or that nobody does."""
    if not known.scores:
        return False
    low = max(score.low for score in known.scores.values())
    high = max(score.high for score in known.scores.values())
    return low > 0 or high < 0 or low == high


def best_reply(known: CachedPosition) -> int:
    """A move that is best for certain: who wins does it soon, who loses holds out. Else what the search likes best."""
    if is_certain(known):
        return max(known.scores, key=lambda action: known.scores[action])
    hopes = [action for action in known.estimates if action not in known.scores or known.scores[action].high >= 0]
    return max(hopes or known.estimates or known.scores, key=lambda action: known.estimates.get(action, 0.0))
