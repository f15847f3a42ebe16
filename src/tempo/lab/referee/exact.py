"""What is certain about positions: what a game that has a solver tells those who hold moves against it.

A score is told from the side that moves: positive is won, 0 drawn, negative lost, and the greater the better. What it
counts is the game's to say: how soon a game is won, or by how many discs. A move that the other side answers is worth
the negative of the best answer, so that who wins soon is not one ply further in one position than in the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from tempo.lab.referee.game_data import MatchConfig

MOST = 10_000  # no score is beyond it


class Score(NamedTuple):
    """What a move is worth to the side that plays it: a number, or what it must lie between."""

    low: int
    high: int

    @property
    def is_exact(self) -> bool:
        return self.low == self.high

    @property
    def value(self) -> int | None:
        """1 won, 0 drawn, -1 lost; None if that is not known."""
        low, high = (int(bound > 0) - int(bound < 0) for bound in self)
        return low if low == high else None

    def is_settled(self, floor: int, ceiling: int) -> bool:
        """Whether it is known where between floor and ceiling it lies, or that it lies beyond."""
        return self.is_exact or self.high <= floor or self.low >= ceiling

    def text(self) -> str:
        if self.is_exact:
            return f"{self.low:+d}" if self.low else "0"
        if self.low >= 0:
            return f"≥{self.low:+d}" if self.low else "≥0"
        return f"≤{self.high:+d}" if self.high < 0 else "?"


class Cost(NamedTuple):
    """What a move gave away that kept the value."""

    amount: int
    unit: str  # plies, discs, or whatever a game counts

    def text(self) -> str:
        return f"{self.amount} {self.unit}"


class Effort:
    """The time and the nodes that a solver may spend on one question; None sets no limit."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self.end = inf if seconds is None else perf_counter() + seconds
        self.nodes = inf if nodes is None else float(nodes)

    @property
    def is_spent(self) -> bool:
        return self.nodes <= 0 or perf_counter() >= self.end

    @property
    def seconds_left(self) -> float:
        return max(0.0, self.end - perf_counter())

    def slice(self, most: int) -> int:
        """The nodes to search before the clock is read again: at least 1."""
        return int(max(1, min(most, self.nodes)))

    def spend(self, nodes: int) -> None:
        """Count nodes that were searched."""
        self.nodes -= nodes


UNKNOWN = Score(-MOST, MOST)
Scores = Mapping[int, Score]  # by legal move


def best_moves(scores: Scores) -> list[int]:
    """Return the moves that are best for certain, as far as the outcome goes; none where it is not known."""
    if not scores:
        return []
    low, high = max(score.low for score in scores.values()), max(score.high for score in scores.values())
    if Score(low, high).value is None:
        return []
    return [action for action, score in scores.items() if score.low == low]


class Exact:
    """Who tells what is certain. A game overrides what it can; asked in many processes, each of which has its own."""

    meaning = "positive is won, 0 drawn, negative lost"  # of a score, in a sentence for people
    solves_everything = False  # whether any position gets exact scores, given time

    def check(self, config: MatchConfig) -> None:
        """BadInput if nothing can be told of this board."""

    def prepare(self, config: MatchConfig, memory: int) -> None:
        """Have ready whatever is compiled, before the processes part."""

    def scores(self, position: Any, effort: Effort, memory: int) -> Scores:
        """Return the scores of all legal moves of a referee's position, as far as the effort reaches. Ask about the
        last positions of a game first. The tables of a process have at most 2^memory words."""
        raise NotImplementedError

    def outcomes(self, config: MatchConfig, actions: tuple[int, ...]) -> Mapping[int, int]:
        """1, 0 or -1 for every legal move after these: won, drawn or lost for certain, however long it takes. Only
        of a game that `solves_everything`."""
        raise NotImplementedError

    def text(self, score: Score) -> str:
        """A score in as few signs as stand above a column."""
        return score.text()

    def figures(self, score: Score) -> dict[str, Any]:
        """The same for pages, which make texts in any language: `value`, whether it is `exact`, and what is counted. Of
        a score without a value what it is not, 1 won or -1 lost, None if that is not known either."""
        told = {"value": score.value, "exact": score.is_exact}
        if score.value is None:
            return {**told, "not": 1 if score.high <= 0 else -1 if score.low >= 0 else None}
        return {**told, **self.counted(score)}

    def counted(self, score: Score) -> dict[str, int]:
        """What a score counts: a `margin` with its sign, or the `move` with which the game will be over, at the latest
        if it is not exact. Nothing is counted of what is told by who wins alone."""
        return {"margin": score.low} if score.is_exact else {}

    def cost(self, config: MatchConfig, ply: int, best: int, played: int) -> Cost:
        """What a move gave away that kept the value: both scores are exact, and `ply` moves were played."""
        return Cost(best - played, "points")
