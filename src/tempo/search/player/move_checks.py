"""Checks of the best move during a search: does the opponent have a forced win after it?

A search by values can overlook a forced win that a refuter finds in a moment. So the best move is checked a few times
during the search. A refuted move becomes a proven loss, the next best move is checked, and the search goes on among
the others. Near the end of the time each new best move is checked at once, in the time that is left. At the end the
best move that passed is played. If no move passed, the longest defence is.

No clock is read here: the player says how many seconds are left, and how long a check took.
"""
import math
from collections.abc import Iterator

from tempo.search.exact.refuter import Refuter
from tempo.search.player.searcher import Searcher
from tempo.search.types import Position, Snapshot

CHECK_POINTS = (0.05, 0.3, 0.55, 0.8)  # shares of the time after which the best move is checked
LAST_POINT = 0.95  # share of the time after which each new best move is checked at once
FIRST_CHECK = 0.05  # most seconds before the first one: a lost position is known before the first snapshot
CHECK_SHARE = 0.2  # largest share of the time for one check; at the usual speed it takes a quarter of that
SPEED_MARGIN = 0.5  # share of the measured speed that is relied on
MOST_CHECK_NODES = 200_000  # limit of one check ...
CHECK_NODES_PER_SECOND = 200_000  # ... and of one check for each second of the search
CHECK_NODES_PER_SIMULATION = 5  # limit of one check, where simulations limit the search
ENOUGH = 0.7  # a check needs this share of the limit; then it is not repeated
MEASURABLE = 5_000  # fewest nodes of a check whose speed counts
LOST_VALUE = 0.1  # largest value shown while every move that was checked is refuted


class MoveChecks:
    """Checks of one search. Without a refuter, or without proofs, there are none."""

    def __init__(self, position: Position, searcher: Searcher, simulations: int | None) -> None:
        """Prepare the checks of a search; `simulations` replaces the clock."""
        self.position, self.searcher = position, searcher
        self.refuter: Refuter | None = position.refuter
        self.simulations = simulations
        self.points: list[float] = []  # seconds from the start of the move at which checks are still due
        self.last_point = 0.0  # seconds from the start of the move after which each new best move is checked
        self.is_late = False
        self.span = 0.0  # seconds of the processor that the search has
        self.passed: dict[int, int] = {}  # nodes by move
        self.refuted: dict[int, int] = {}  # plies to the loss at the latest, by move

    def begin(self, begun: float, end: float, cpu_share: float = 1.0) -> None:
        """Plan the checks of a search between two times, in seconds from the start of the move."""
        length = max(0.0, end - begun)
        self.span = cpu_share * length
        self.points = [begun + share * length for share in CHECK_POINTS]
        self.points[0] = min(self.points[0], begun + FIRST_CHECK)
        self.last_point = begun + LAST_POINT * length

    def parts(self, simulations: int) -> Iterator[int]:
        """Yield the simulations from each check to the next; they add up to `simulations`."""
        done = 0
        for share in (*CHECK_POINTS, 1.0) if self.refuter is not None else (1.0,):
            until = round(share * simulations)
            yield until - done
            done = until

    def are_due(self, seconds: float) -> bool:
        """Return whether a check is due this long after the start of the move."""
        self.is_late = seconds >= self.last_point
        if self.is_late and self.next_move() is not None:
            return True
        if self.refuter is None or not self.points or seconds < self.points[0]:
            return False
        self.points = [point for point in self.points if seconds < point]
        return True

    def seconds_to_last(self, seconds: float) -> float:
        """Return how long after this time each new best move is checked, infinite if none is or it is that late."""
        return math.inf if self.refuter is None or seconds >= self.last_point else self.last_point - seconds

    def next_move(self) -> int | None:
        """Return the best move, if it needs a check."""
        move = None if self.refuter is None else self.searcher.leading_move()
        if move is None or move in self.refuted:
            return None
        enough = 1 if self.is_late else ENOUGH * self.limit()
        return None if self.passed.get(move, 0) >= enough else move

    def limit(self) -> int:
        """Return the node limit of a check."""
        if self.simulations is not None:
            return min(MOST_CHECK_NODES, CHECK_NODES_PER_SIMULATION * self.simulations)
        return min(MOST_CHECK_NODES, int(CHECK_NODES_PER_SECOND * self.span), self._nodes_in(CHECK_SHARE * self.span))

    def limit_within(self, seconds: float) -> int:
        """Return the node limit of a check that has these seconds of the processor, 0 if they are too few.

        Near the end of the time a short check is better than to play another move.
        """
        limit, nodes = self.limit(), self._nodes_in(seconds)
        return min(limit, nodes) if self.is_late or nodes >= ENOUGH * limit else 0

    def _nodes_in(self, seconds: float) -> int:
        """Return the nodes that can be relied on in these seconds."""
        assert self.refuter is not None
        return max(0, int(SPEED_MARGIN * seconds * self.refuter.nodes_per_second))

    def check(self, move: int, nodes: int) -> int:
        """Try to refute a move; return the nodes searched."""
        assert self.refuter is not None
        refutation = self.refuter.refute(self.position.game, self.position.state, move, nodes)
        if refutation.plies:
            self.refuted[move] = refutation.plies
            self.passed.pop(move, None)
            self.searcher.refute(move, refutation.plies)
        else:
            self.passed[move] = nodes
        return refutation.nodes

    def check_all(self) -> None:
        """Check the best move until one passes."""
        while (move := self.next_move()) is not None:
            self.check(move, self.limit())

    def measure(self, nodes: int, seconds: float) -> None:
        """Note how long a check took."""
        if self.refuter is not None and nodes >= MEASURABLE:
            self.refuter.nodes_per_second = nodes / max(seconds, 1e-9)

    def choose(self, snapshot: Snapshot) -> Snapshot:
        """Return the snapshot with the move to play: the best of those that passed, else the longest defence."""
        if snapshot.reason == "proven" or snapshot.move in self.passed:
            return snapshot
        if self.passed:
            thought = dict(zip(snapshot.moves, zip(snapshot.visits, snapshot.values, strict=True), strict=True))
            move = max(self.passed, key=lambda move: thought.get(move, (-1, 0.0)))
            line = self.searcher.line_after(move)
            return snapshot._replace(move=move, value=thought.get(move, (0, 0.5))[1], line=line, plies=len(line))
        if snapshot.move in self.refuted:
            move = max(self.refuted, key=lambda move: self.refuted[move])
            return snapshot._replace(move=move, value=0.0, plies=self.refuted[move] + 1, reason="proven")
        return snapshot._replace(value=min(snapshot.value, LOST_VALUE)) if self.refuted else snapshot
