"""One move beside what every other was worth: perfect, kept the value, or gave something away.

A move loses value if it turns a win into a draw or a loss, or a draw into a loss; it is perfect if no other is worth
more. Where a score is only a bound, each question is answered if the bounds decide it. What a search thinks decides
none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tempo.lab.referee.exact import UNKNOWN, Score, Scores


class AnnotatedMove(NamedTuple):
    """One move, with what every legal one was worth to the side that moved."""

    game: int  # the place of the game in the episode
    ply: int  # moves before it
    seat: int
    player: int
    action: int
    scores: Scores  # of the legal moves of which anything is known
    estimates: Mapping[int, float]  # 0 lost to 1 won; of moves that were searched, where the scores do not tell
    move: dict[str, Any] | None  # the move's line in the record; None in an opening

    @property
    def played(self) -> Score:
        return self.scores.get(self.action, UNKNOWN)

    @property
    def best(self) -> Score:
        """What the position is worth."""
        known = [*self.scores.values(), self.played]
        return Score(max(score.low for score in known), max(score.high for score in known))

    @property
    def best_actions(self) -> list[int]:
        """The moves that reach it, as far as is known; none where it is not known who wins."""
        if self.best.value is None:
            return []
        return [action for action, score in self.scores.items() if score.low == self.best.low]

    @property
    def is_perfect(self) -> bool | None:
        """None where the scores are too vague to tell."""
        rivals = [score for action, score in self.scores.items() if action != self.action]
        if not self.scores:
            return None
        if all(self.played.low >= rival.high for rival in rivals):
            return True
        return False if any(rival.low > self.played.high for rival in rivals) else None

    @property
    def keeps_value(self) -> bool | None:
        if self.best.value is None or self.played.value is None:
            return True if self.is_perfect else None
        return self.played.value == self.best.value

    @property
    def is_slower(self) -> bool:
        """Whether the value was kept, and something given away that can be told."""
        return bool(self.keeps_value and self.played.is_exact and self.best.is_exact and self.played != self.best)

    @property
    def estimated_loss(self) -> float | None:
        """By how much the search likes another move better, or likes this one less than what is certain to be had; None
        where facts tell, or it did not look."""
        thought = self.estimates.get(self.action)
        if self.played.value is not None:
            thought = (1 + self.played.value) / 2
        if self.keeps_value is not None or thought is None or not self.estimates:
            return None
        best = max(self.estimates.values()) if self.best.value is None else (1 + self.best.value) / 2
        return max(0.0, best - thought)


class Accuracy(NamedTuple):
    """Of one player: how many of the moves that could be told were perfect, and kept the value."""

    moves: int
    perfect: int
    perfect_known: int
    keeping: int
    keeping_known: int


def accuracy(annotated: Sequence[AnnotatedMove]) -> Accuracy:
    perfect = [one.is_perfect for one in annotated]
    keeping = [one.keeps_value for one in annotated]
    return Accuracy(
        len(annotated),
        perfect.count(True),
        len(annotated) - perfect.count(None),
        keeping.count(True),
        len(annotated) - keeping.count(None),
    )


def mean_loss(annotated: Sequence[AnnotatedMove]) -> float | None:
    """What the search thinks a player gave away with each move of which the facts do not tell."""
    losses = [loss for one in annotated if (loss := one.estimated_loss) is not None]
    return sum(losses) / len(losses) if losses else None


def losing(annotated: Sequence[AnnotatedMove], seat: int) -> list[AnnotatedMove]:
    """The moves of a side that made its position lost, which it was not before."""
    return [one for one in annotated if one.seat == seat and one.played.value == -1 and one.best.value in (0, 1)]


def first_lost(annotated: Sequence[AnnotatedMove], seat: int) -> AnnotatedMove | None:
    return next(iter(losing(annotated, seat)), None)


def last_lost(annotated: Sequence[AnnotatedMove], seat: int) -> AnnotatedMove | None:
    """Another than the first if the other side gave the game back in between."""
    return next(iter(reversed(losing(annotated, seat))), None)


def first_mistake(annotated: Sequence[AnnotatedMove]) -> AnnotatedMove | None:
    """The first of these moves that is known to have given value away."""
    return next((one for one in annotated if one.keeps_value is False), None)
