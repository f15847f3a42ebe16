"""The line of best known replies after a move, which shows what the move is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.app.learn.annotations import score_json
from tempo.app.learn.position_cache import CachedPosition, PositionCache
from tempo.app.plies import plies_of
from tempo.lab.referee.game_adapter import board_after
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.annotate import SECONDS

MAX_PLIES, MAX_ESTIMATED = 16, 8  # plies of a line; plies of it without an exact value


def best_line(cache: PositionCache, actions: Sequence[int], first: int) -> list[dict[str, Any]]:
    """Return a move and the best replies after it, each with its score for the player who makes it."""
    config, line = cache.config, [first]
    known = [cache.evaluate(tuple(actions), SECONDS)]
    guesses = 0
    while len(line) < MAX_PLIES and board_after(config, [*actions, *line]).rewards() is None:
        seen = cache.evaluate((*actions, *line), SECONDS)
        guesses += not _is_certain(seen)
        if guesses == MAX_ESTIMATED:
            break
        known.append(seen)
        line.append(_best_reply(seen))
    plies = plies_of(config, [*actions, *line], len(actions))
    return [{**ply, **_score_fields(config, one, ply["action"])} for ply, one in zip(plies, known, strict=True)]


def _score_fields(config: MatchConfig, known: CachedPosition, action: int) -> dict[str, Any]:
    nothing = {"value": None, "estimate": True, "chance": None}
    return score_json(config, known.scores.get(action), known.estimates.get(action)) or nothing


def _is_certain(known: CachedPosition) -> bool:
    """Return whether it is known who wins, or that the position is drawn."""
    if not known.scores:
        return False
    low = max(score.low for score in known.scores.values())
    high = max(score.high for score in known.scores.values())
    return low > 0 or high < 0 or low == high


def _best_reply(known: CachedPosition) -> int:
    """Return an exactly best move: the fastest win or the slowest loss. Otherwise the move with the best estimate."""
    if _is_certain(known):
        return max(known.scores, key=lambda action: known.scores[action])
    hopes = [action for action in known.estimates if action not in known.scores or known.scores[action].high >= 0]
    return max(hopes or known.estimates or known.scores, key=lambda action: known.estimates.get(action, 0.0))
