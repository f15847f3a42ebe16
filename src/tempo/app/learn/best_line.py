"""The line that proves what a move is worth: both sides play the best replies that are known, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.app.learn.annotations import score_told
from tempo.app.learn.position_cache import Knowledge, Known
from tempo.app.plies import plies_of
from tempo.lab.referee.game_adapter import board_after
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.review.annotate import SECONDS

LONGEST, LONGEST_GUESS = 16, 8  # plies of a line that is certain, and of one in which so many were not


def proving_line(knowledge: Knowledge, actions: Sequence[int], first: int) -> list[dict[str, Any]]:
    """The move and what follows it, as plies that the page draws, each with what it is worth to who plays it."""
    config, line = knowledge.config, [first]
    known = [knowledge.look(tuple(actions), SECONDS)]
    guesses = 0
    while len(line) < LONGEST and board_after(config, [*actions, *line]).rewards() is None:
        seen = knowledge.look((*actions, *line), SECONDS)
        guesses += not is_certain(seen)
        if guesses == LONGEST_GUESS:
            break
        known.append(seen)
        line.append(best_reply(seen))
    plies = plies_of(config, [*actions, *line], len(actions))
    return [{**ply, **worth(config, one, ply["action"])} for ply, one in zip(plies, known, strict=True)]


def worth(config: MatchConfig, known: Known, action: int) -> dict[str, Any]:
    nothing = {"value": None, "estimate": True, "chance": None}
    return score_told(config, known.scores.get(action), known.estimates.get(action)) or nothing


def is_certain(known: Known) -> bool:
    """Whether it is known who wins, or that nobody does."""
    if not known.scores:
        return False
    low = max(score.low for score in known.scores.values())
    high = max(score.high for score in known.scores.values())
    return low > 0 or high < 0 or low == high


def best_reply(known: Known) -> int:
    """A move that is best for certain: who wins does it soon, who loses holds out. Else what the search likes best."""
    if is_certain(known):
        return max(known.scores, key=lambda action: known.scores[action])
    hopes = [action for action in known.estimates if action not in known.scores or known.scores[action].high >= 0]
    return max(hopes or known.estimates or known.scores, key=lambda action: known.estimates.get(action, 0.0))
