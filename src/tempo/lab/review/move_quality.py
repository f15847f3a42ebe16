"""One move beside what every column was worth: perfect, kept the value, or gave something away.

A move loses value if it turns a win into a draw or a loss, or a draw into a loss; it is perfect if no other
wins sooner or loses later. Where a score is only a bound, each question is answered if the bounds decide it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tempo.connectx.exact.solver import plies_to_the_end
from tempo.connectx.sport.exact_scores import Score, Scores


class Judged(NamedTuple):
    """One move, with what every column was worth to the side that moved."""

    game: int  # the place of the game in the episode
    ply: int  # stones on the board before it
    seat: int
    player: int
    column: int
    scores: Scores
    cells: int
    move: dict[str, Any] | None  # the move's line in the record; None in an opening

    @property
    def played(self) -> Score:
        score = self.scores[self.column]
        assert score is not None
        return score

    @property
    def best(self) -> Score:
        """What the position is worth."""
        open_ones = [score for score in self.scores if score is not None]
        return Score(max(score.low for score in open_ones), max(score.high for score in open_ones))

    @property
    def best_columns(self) -> list[int]:
        """The columns that reach it, as far as is known."""
        least = self.best.low
        return [column for column, score in enumerate(self.scores) if score is not None and score.low == least]

    @property
    def is_perfect(self) -> bool | None:
        """None where the scores are too vague to tell."""
        rivals = [score for column, score in enumerate(self.scores) if score is not None and column != self.column]
        if all(self.played.low >= rival.high for rival in rivals):
            return True
        return False if any(rival.low > self.played.high for rival in rivals) else None

    @property
    def keeps_value(self) -> bool | None:
        if self.best.value is None or self.played.value is None:
            return True if self.is_perfect else None
        return self.played.value == self.best.value

    @property
    def plies_given_away(self) -> int | None:
        """By how much the win comes later, or the loss sooner; None if the value is lost, or it is not known."""
        if not (self.keeps_value and self.played.is_exact and self.best.is_exact):
            return None
        empty = self.cells - self.ply
        return abs(plies_to_the_end(self.best.low, empty) - plies_to_the_end(self.played.low, empty))


class Accuracy(NamedTuple):
    """Of one player: how many of the moves that could be told were perfect, and kept the value."""

    moves: int
    perfect: int
    perfect_known: int
    keeping: int
    keeping_known: int


def accuracy(judged: Sequence[Judged]) -> Accuracy:
    perfect = [one.is_perfect for one in judged]
    keeping = [one.keeps_value for one in judged]
    return Accuracy(
        len(judged),
        perfect.count(True),
        len(judged) - perfect.count(None),
        keeping.count(True),
        len(judged) - keeping.count(None),
    )


def first_lost(judged: Sequence[Judged], seat: int) -> Judged | None:
    """The move of a side that made its position lost, which it was not before."""
    return next(
        (one for one in judged if one.seat == seat and one.played.value == -1 and one.best.value in (0, 1)), None
    )
