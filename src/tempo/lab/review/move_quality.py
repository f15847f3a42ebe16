"""One annotated move: whether it was perfect, kept the value, or gave something away; and accuracy over many moves.

A move loses value if it turns a win into a draw or a loss, or a draw into a loss. It is perfect if no other move scores
higher. With bounds instead of exact scores, a question is answered only if the bounds decide it. Estimates of a search
never decide one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tempo.arena.adapter.exact import UNKNOWN, Score, Scores, best_score


class AnnotatedMove(NamedTuple):
    """One move, with the score of every legal move for the side that moved."""

    game: int  # index of the game in the episode
    ply: int  # moves played before it
    seat: int
    player: int
    action: int
    scores: Scores  # legal moves with any known bound
    estimates: Mapping[int, float]  # win rates 0 to 1 of searched moves, where scores do not decide all
    move: dict[str, Any] | None  # the move's entry in the record; None without one
    position: Score = UNKNOWN  # bounds of the position's score that the move before it proves

    @property
    def played(self) -> Score:
        """The score of the move that was played."""
        return self.scores.get(self.action, UNKNOWN)

    @property
    def best(self) -> Score:
        """The score of the position."""
        return best_score([*self.scores.values(), self.played]).within(self.position)

    @property
    def best_actions(self) -> list[int]:
        """The moves known to be best; empty where the position's value, or the move that keeps it, is not known."""
        if self.best.value is None:
            return []
        return [action for action, score in self.scores.items() if score.low == self.best.low]

    @property
    def best_candidates(self) -> list[int]:
        """The moves that may keep a value that is known; without those that are known to lose it."""
        if self.best.value is None:
            return []
        return [action for action, score in self.scores.items() if score.high >= self.best.low]

    @property
    def is_perfect(self) -> bool | None:
        """Whether no other move scores higher; None where the bounds do not decide it."""
        rivals = [score for action, score in self.scores.items() if action != self.action]
        if not self.scores:
            return None
        if self.best.low > self.played.high:
            return False
        return True if all(self.played.low >= rival.high for rival in rivals) else None

    @property
    def keeps_value(self) -> bool | None:
        """Whether the value of the position was kept; None where it is not known."""
        if self.best.value is None or self.played.value is None:
            return True if self.is_perfect else None
        return self.played.value == self.best.value

    @property
    def is_indifferent(self) -> bool:
        """Whether every legal move is known to have the same result, so that no move could lose value."""
        values = {score.value for score in self.scores.values()}
        return len(values) == 1 and None not in values and not self.estimates.keys() - self.scores.keys()

    @property
    def is_slower(self) -> bool:
        """Whether the move kept the value but has a lower exact score than the best move."""
        return bool(self.keeps_value and self.played.is_exact and self.best.is_exact and self.played != self.best)

    @property
    def chance(self) -> float | None:
        """The winning chance before the move, 0 lost to 1 won: exact, else estimated, else None."""
        if self.best.value is not None:
            return (1 + self.best.value) / 2
        return max(self.estimates.values(), default=None)

    @property
    def estimated_loss(self) -> float | None:
        """The loss of win rate by the search's estimate; None where exact scores decide, or without an estimate.

        An exact value of the best move or of the move played replaces its estimate.
        """
        thought = self.estimates.get(self.action)
        if self.played.value is not None:
            thought = (1 + self.played.value) / 2
        if self.keeps_value is not None or thought is None or not self.estimates:
            return None
        best = max(self.estimates.values()) if self.best.value is None else (1 + self.best.value) / 2
        return max(0.0, best - thought)


class Accuracy(NamedTuple):
    """Counts of one player's moves: perfect ones, and ones that kept the value, among those where that is known."""

    moves: int
    perfect: int
    perfect_known: int  # moves that are known to be perfect or not
    keeping: int
    keeping_known: int  # moves that are known to keep the value or not, where some move keeps it and another does not


def accuracy(annotated: Sequence[AnnotatedMove], indifferent: bool = False) -> Accuracy:
    """Count the moves that were perfect and that kept the value.

    annotated    moves of one player
    indifferent  whether moves keep the value where no move could lose it; otherwise these do not count as kept
    """
    perfect = [move.is_perfect for move in annotated]
    keeping = [move.keeps_value if indifferent or not move.is_indifferent else None for move in annotated]
    return Accuracy(
        len(annotated),
        perfect.count(True),
        len(annotated) - perfect.count(None),
        keeping.count(True),
        len(keeping) - keeping.count(None),
    )


def mean_loss(annotated: Sequence[AnnotatedMove]) -> float | None:
    """Return the mean estimated loss over the moves that exact scores do not decide; None without such moves."""
    losses = [loss for move in annotated if (loss := move.estimated_loss) is not None]
    return sum(losses) / len(losses) if losses else None


def losing(annotated: Sequence[AnnotatedMove], seat: int) -> list[AnnotatedMove]:
    """Return the moves of a side that turned a won or drawn position into a lost one."""
    return [move for move in annotated if move.seat == seat and move.played.value == -1 and move.best.value in (0, 1)]


def first_lost(annotated: Sequence[AnnotatedMove], seat: int) -> AnnotatedMove | None:
    """Return the first move that turned a won or drawn position into a lost one."""
    return next(iter(losing(annotated, seat)), None)


def last_lost(annotated: Sequence[AnnotatedMove], seat: int) -> AnnotatedMove | None:
    """Return the last such move. It differs from the first if the opponent gave the game back in between."""
    return next(iter(reversed(losing(annotated, seat))), None)


def first_mistake(annotated: Sequence[AnnotatedMove]) -> AnnotatedMove | None:
    """Return the first move that is known to have given value away."""
    return next((move for move in annotated if move.keeps_value is False), None)
