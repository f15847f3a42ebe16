"""Exact scores of positions: the interface of a game that has a solver.

A score is from the view of the side to move: positive is won, 0 drawn, negative lost, and higher is better. The game
defines its unit: how soon a game is won, or by how many discs. The score of a move is the negative of the best reply's
score, so that a win does not get one ply longer from one position to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from tempo.arena.adapter.game_types import MatchConfig

MOST = 10_000  # bound of all scores


class Score(NamedTuple):
    """The score of a move for the side that plays it: a number, or its bounds."""

    low: int
    high: int

    @property
    def is_exact(self) -> bool:
        """Return whether the score is known exactly."""
        return self.low == self.high

    @property
    def value(self) -> int | None:
        """Return 1 for won, 0 for drawn, -1 for lost, None if unknown."""
        low, high = (int(bound > 0) - int(bound < 0) for bound in self)
        return low if low == high else None

    def within(self, bounds: Score) -> Score:
        """Return the score narrowed by other bounds that are known of it."""
        return Score(max(self.low, bounds.low), min(self.high, bounds.high))

    def is_settled(self, floor: int, ceiling: int) -> bool:
        """Return whether the score is known within floor and ceiling, or known to lie outside."""
        return self.is_exact or self.high <= floor or self.low >= ceiling

    def text(self) -> str:
        """Return the score as text: `+7`, `0`, `≥+1`, `?`."""
        if self.is_exact:
            return f"{self.low:+d}" if self.low else "0"
        if self.low >= 0:
            return f"≥{self.low:+d}" if self.low else "≥0"
        return f"≤{self.high:+d}" if self.high < 0 else "?"


class Cost(NamedTuple):
    """The loss of score by a move that kept the value."""

    amount: int
    unit: str  # of the scores: stones, discs, plies, or the game's own

    def text(self) -> str:
        """Return `3 plies`."""
        return f"{self.amount} {self.unit}"


class Effort:
    """The time and the nodes that a solver may spend on one question; None sets no limit."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self.end = inf if seconds is None else perf_counter() + seconds
        self.nodes = inf if nodes is None else float(nodes)
        self.searched = 0

    @property
    def is_spent(self) -> bool:
        """Return whether time or nodes are used up."""
        return self.nodes <= 0 or perf_counter() >= self.end

    @property
    def seconds_left(self) -> float:
        """Return the seconds left, infinite without a limit."""
        return max(0.0, self.end - perf_counter())

    def slice(self, most: int) -> int:
        """Return the nodes to search before the clock is read again, at least 1."""
        return int(max(1, min(most, self.nodes)))

    def spend(self, nodes: int) -> None:
        """Count nodes that were searched."""
        self.nodes -= nodes
        self.searched += nodes


UNKNOWN = Score(-MOST, MOST)
Scores = Mapping[int, Score]  # by legal move


def score_of_result(reward: float) -> Score:
    """Return what a result says of a score: its sign."""
    return Score(1, MOST) if reward > 0 else Score(-MOST, -1) if reward < 0 else Score(0, 0)


def best_score(scores: Iterable[Score]) -> Score:
    """Return the score of a position by those of all its moves; UNKNOWN without any."""
    known = [*scores] or [UNKNOWN]
    return Score(max(score.low for score in known), max(score.high for score in known))


def best_moves(scores: Scores) -> list[int]:
    """Return the moves that are best for certain, as far as the outcome goes; none where it is not known."""
    best = best_score(scores.values())
    return [] if best.value is None else [action for action, score in scores.items() if score.low == best.low]


def keeping_moves(scores: Scores) -> list[int]:
    """Return the moves that keep the outcome of a position; none where it is not known."""
    value = best_score(scores.values()).value
    return [] if value is None else [action for action, score in scores.items() if score.value == value]


class ExactScorer:
    """Source of exact scores of a game, which overrides what it can compute. Each process has its own."""

    meaning = "positive is won, 0 drawn, negative lost"  # of a score, for people
    measures_margin = True  # whether a score is a margin, so that a move that changes the result has a cost, too
    solves_everything = False  # whether every position gets exact scores, given time

    def check(self, config: MatchConfig) -> None:
        """Raise BadInput if there are no exact scores on this board."""

    def prepare(self, config: MatchConfig, memory: int) -> None:
        """Compile what is needed, before worker processes fork. Tables have at most 2^memory words."""

    def scores(self, position: Any, effort: Effort, memory: int) -> Scores:
        """Return the scores of all legal moves of a referee's position, as far as the effort reaches.

        Ask about the last positions of a game first. The tables of a process have at most 2^memory words.
        """
        raise NotImplementedError

    def best_scores(self, position: Any, effort: Effort, memory: int) -> Scores:
        """Return scores: the best one exact, the others only known to be no better."""
        return self.scores(position, effort, memory)

    def tabled(self, position: Any) -> Scores:
        """Return the scores that precomputed tables hold for the moves of a position, without any search."""
        return {}

    def outcomes(self, config: MatchConfig, actions: tuple[int, ...]) -> Mapping[int, int]:
        """Return 1, 0 or -1 for every legal move after these actions: won, drawn or lost, however long it takes.

        Only for a game that `solves_everything`.
        """
        raise NotImplementedError

    def text(self, score: Score) -> str:
        """Return a score in as few characters as fit above a column."""
        return score.text()

    def figures(self, score: Score) -> dict[str, Any]:
        """Return a score for pages, which format it in any language: `value`, `exact` and the fields of `counted`.

        A score without a value has `not`: 1 if it is not won, -1 if it is not lost, None if neither is known.
        """
        fields = {"value": score.value, "exact": score.is_exact}
        if score.value is None:
            return {**fields, "not": 1 if score.high <= 0 else -1 if score.low >= 0 else None}
        return {**fields, **self.counted(score)}

    def counted(self, score: Score) -> dict[str, int]:
        """Return what a score counts: a signed `margin`, or the `move` that ends the game.

        If the score is not exact, `move` is the latest one. Empty where only the outcome is known.
        """
        return {"margin": score.low} if score.is_exact else {}

    def cost(self, config: MatchConfig, ply: int, best: int, played: int) -> Cost:
        """Return the loss of a move that kept the value, or of any move if scores are margins.

        config: the board
        ply: moves played before
        best: exact score of the best move
        played: exact score of the move
        """
        return Cost(best - played, "points")
