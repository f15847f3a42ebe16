"""Two plies: win, block, hand over no win, and make as many threats as possible."""

from random import Random
from typing import Any

RNG = Random()
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Board:
    """Stones by row and column, and whose they are."""

    def __init__(self, cells: list[int], rows: int, columns: int, inarow: int) -> None:
        self.rows, self.columns, self.inarow = rows, columns, inarow
        self.cells = [list(cells[row * columns : (row + 1) * columns]) for row in range(rows)]

    def landing(self, column: int) -> int:
        """Return the row where a stone comes to rest; -1 in a full column."""
        return max((row for row in range(self.rows) if not self.cells[row][column]), default=-1)

    def is_mark(self, row: int, column: int, mark: int) -> bool:
        """Return whether a cell is on the board and has this mark."""
        return 0 <= row < self.rows and 0 <= column < self.columns and self.cells[row][column] == mark

    def wins(self, row: int, column: int, mark: int) -> bool:
        """Return whether a stone on this cell completes a line."""
        for down, right in DIRECTIONS:
            stones = 1
            for way in (1, -1):
                step = way
                while self.is_mark(row + down * step, column + right * step, mark):
                    stones, step = stones + 1, step + way
            if stones >= self.inarow:
                return True
        return False

    def winning_columns(self, mark: int) -> list[int]:
        """Return the columns that win at once."""
        landings = [(self.landing(column), column) for column in range(self.columns)]
        return [column for row, column in landings if row >= 0 and self.wins(row, column, mark)]

    def threats(self, mark: int) -> int:
        """Return the number of empty cells that complete a line."""
        cells = [(row, column) for row in range(self.rows) for column in range(self.columns)]
        return sum(self.wins(row, column, mark) for row, column in cells if not self.cells[row][column])

    def value_of(self, column: int, mark: int) -> tuple[bool, int, int]:
        """Return what a move is worth: that it hands over no win, its threats, and how central it is."""
        row, other = self.landing(column), 3 - mark
        self.cells[row][column] = mark
        is_safe = not self.winning_columns(other)
        threats = self.threats(mark) - self.threats(other)
        self.cells[row][column] = 0
        return is_safe, threats, -abs(2 * column - self.columns + 1)


def agent(observation: Any, configuration: Any) -> int:
    """Return the column to play."""
    mark = observation.mark
    board = Board(observation.board, configuration.rows, configuration.columns, configuration.inarow)
    for side in (mark, 3 - mark):
        if columns := board.winning_columns(side):
            return columns[0]
    rated = {column: board.value_of(column, mark) for column in range(board.columns) if board.landing(column) >= 0}
    return RNG.choice([column for column, value in rated.items() if value == max(rated.values())])
