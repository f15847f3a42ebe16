"""Cache of exact scores and estimates of positions.

A position is identified by the moves that lead to it. More time refines an entry: bounds only become narrower. Reviews
ask from the last position of a game to the first, which suits the solver's transposition table.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.exact import UNKNOWN, ExactScorer, Score, Scores
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.annotate import SIMULATIONS, all_known
from tempo.lab.review.scoring import PositionQuery, ScoreLimits, estimate_position, exact_of, score_position

TABLE_BITS = 22  # 2^22 words, 32 MiB: a larger table makes no review faster
DEEP_TABLE_BITS = 25  # for a deep review, which takes minutes
MAX_POSITIONS = 1000  # positions in the cache: about a dozen games


class CachedPosition(NamedTuple):
    """Exact scores and estimates of the moves of a position."""

    scores: Scores = {}
    estimates: Mapping[int, float] = {}
    seconds: float = 0.0  # longest search of the position

    @property
    def is_exact(self) -> bool:
        """Whether more time would reveal nothing."""
        return bool(self.scores) and all(one.is_exact for one in self.scores.values())


class PositionCache:
    """Exact scores and estimates of the positions of one board."""

    def __init__(self, config: MatchConfig) -> None:
        self.config = config
        self.exact: ExactScorer | None = None
        self.entries: dict[tuple[int, ...], CachedPosition] = {}
        with suppress(BadInput):
            self.exact = exact_of(config)
        if self.exact is not None:
            self.exact.prepare(config, TABLE_BITS)

    @property
    def solves_everything(self) -> bool:
        return self.exact is not None and self.exact.solves_everything

    def get(self, actions: tuple[int, ...]) -> CachedPosition:
        return self.entries.get(actions, CachedPosition())

    def evaluate(self, actions: tuple[int, ...], seconds: float, deep: bool = False) -> CachedPosition:
        """Return what is known of a position that is not final, and search if it had less time before.

        A `deep` evaluation goes on where the last one stopped.
        """
        known = self.get(actions)
        if known.is_exact or (known.seconds >= seconds and not deep):
            return known
        scores, estimates = known.scores, known.estimates
        if self.exact is not None:
            limits = ScoreLimits(seconds, DEEP_TABLE_BITS if deep else TABLE_BITS)
            found = score_position(limits, PositionQuery(self.config, actions))
            scores = {action: intersection(one, scores.get(action, UNKNOWN)) for action, one in found.items()}
        if all_known(scores):
            estimates = {}
        elif not estimates:
            estimates = estimate_position(SIMULATIONS, PositionQuery(self.config, actions))
        self.entries[actions] = CachedPosition(scores, estimates, max(seconds, known.seconds))
        if len(self.entries) > MAX_POSITIONS:
            del self.entries[next(iter(self.entries))]
        return self.entries[actions]

    def back_up_forced_move(self, actions: tuple[int, ...], action: int) -> None:
        """Take the estimate of a forced move from the position after it, so that both are the same."""
        known, after = self.get(actions), self.get((*actions, action))
        if set(known.estimates) == {action} and after.estimates:
            self.entries[actions] = known._replace(estimates={action: 1 - max(after.estimates.values())})


def intersection(one: Score, other: Score) -> Score:
    """Return the bounds that two scores of the same move have in common."""
    return Score(max(one.low, other.low), min(one.high, other.high))
