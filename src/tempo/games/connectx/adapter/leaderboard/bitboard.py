"""Alpha-beta on bitboards with a transposition table, one ply deeper after the other until the clock ends it.

A column has rows + 1 bits, the top one always 0. `own` are the stones of the side to move, `full` all stones.
"""

from random import Random
from time import perf_counter
from typing import Any

RNG = Random()
BUDGET: int | None = None  # nodes a move; None for a share of the clock
SHARE = 0.4  # of the seconds for a move
WIN = 10_000
LOOK = 256  # nodes between two looks at the clock


class OutOfTime(Exception):
    """The search of this depth is given up."""


class Searcher:
    """The geometry of a board, and what a search remembers."""

    def __init__(self, rows: int, columns: int, inarow: int, seconds: float) -> None:
        self.columns, self.inarow, self.height = columns, inarow, rows + 1
        self.bottom = sum(1 << column * self.height for column in range(columns))
        self.board = self.bottom * ((1 << rows) - 1)
        self.order = sorted(range(columns), key=lambda column: (abs(2 * column - columns + 1), RNG.random()))
        self.middle = sum(((1 << rows) - 1) << column * self.height for column in self.order[: (columns + 1) // 2])
        self.table: dict[tuple[int, int], tuple[int, int, int, int]] = {}  # depth, lower and upper bound, column
        self.nodes, self.end = 0, perf_counter() + seconds

    def threats(self, stones: int, full: int) -> int:
        """Return the empty cells that complete a line of these stones."""
        cells = 0
        for step in (1, self.height - 1, self.height, self.height + 1):
            for gap in range(self.inarow):
                line = self.board
                for place in range(self.inarow):
                    if place != gap:
                        away = (place - gap) * step
                        line &= stones >> away if away > 0 else stones << -away
                cells |= line
        return cells & self.board & ~full

    def search(self, own: int, full: int, depth: int, alpha: int, beta: int) -> tuple[int, int]:
        """Return the value of a position to the side to move, and the best column; OutOfTime ends it early."""
        self.nodes += 1
        if self.nodes > BUDGET if BUDGET else self.nodes % LOOK == 0 and perf_counter() > self.end:
            raise OutOfTime
        landings = (full + self.bottom) & self.board
        if not landings:
            return 0, -1
        mine, theirs = self.threats(own, full), self.threats(own ^ full, full)
        if wins := mine & landings:
            return WIN - full.bit_count(), self.column_of(wins)
        forced = theirs & landings
        if depth <= 0 and not forced:
            central = (own & self.middle).bit_count() - (own & self.middle ^ full & self.middle).bit_count()
            return 3 * (mine.bit_count() - theirs.bit_count()) + central, self.column_of(landings)
        known = self.table.get((own, full), (-1, -WIN, WIN, -1))
        if known[0] >= depth:
            alpha, beta = max(alpha, known[1]), min(beta, known[2])
            if alpha >= beta:
                return alpha, known[3]
        first, best, column = alpha, -2 * WIN, -1
        for place in [known[3], *self.order] if known[3] >= 0 else self.order:
            move = (forced or landings) & ((1 << self.height) - 1) << place * self.height
            if move:
                value = -self.search(own ^ full, full | move, depth - 1, -beta, -max(alpha, best))[0]
                if value > best:
                    best, column = value, place
                if best >= beta:
                    break
        low, high = (best if best > first else -WIN), (best if best < beta else WIN)
        self.table[own, full] = depth, low, high, column
        return best, column

    def column_of(self, cells: int) -> int:
        """Return the most central column that has one of these cells."""
        return next(c for c in self.order if cells & ((1 << self.height) - 1) << c * self.height)


def agent(observation: Any, configuration: Any) -> int:
    """Return the column to play."""
    rows, columns = configuration.rows, configuration.columns
    searcher = Searcher(rows, columns, configuration.inarow, SHARE * configuration.actTimeout)
    bits = [1 << cell % columns * (rows + 1) + rows - 1 - cell // columns for cell in range(rows * columns)]
    own = sum(bits[cell] for cell, mark in enumerate(observation.board) if mark == observation.mark)
    full = sum(bits[cell] for cell, mark in enumerate(observation.board) if mark)
    best = searcher.column_of((full + searcher.bottom) & searcher.board)
    try:
        for depth in range(1, 1 + rows * columns - full.bit_count()):
            value, best = searcher.search(own, full, depth, -WIN, WIN)
            if abs(value) >= WIN - rows * columns:
                break
    except OutOfTime:
        pass
    return best
