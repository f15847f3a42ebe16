"""The referee's board: plain Python, any rows, columns and inarow.

It deliberately shares no code with the agents' bitboards: a referee with the same bugs would not detect them. It is
the only implementation of the rules in the lab. One move takes a few microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from tempo.arena.command_line.inputs import BadInput

MAX_STEPS = 1000  # of a game in the environment; the initial state counts as one
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


class ConnectXBoard:
    """A game position. `cells` is the environment's flat list: top row first, 0 empty, 1 and 2 the players' stones."""

    def __init__(self, rows: int, columns: int, inarow: int) -> None:
        self.rows = rows
        self.columns = columns
        self.inarow = inarow
        self.cells = [0] * (rows * columns)
        self.heights = [0] * columns
        self.stones = 0
        self.winner = 0  # the mark that has completed a line, else 0

    @property
    def mark(self) -> int:
        """The side to move: 1 or 2."""
        return 1 + self.stones % 2

    @property
    def plies(self) -> int:
        return self.stones

    def play(self, column: int) -> None:
        """Drop a stone into a column that is not full."""
        self.drop(column)

    def rewards(self) -> tuple[int, int] | None:
        """Return 1, 0 or -1 for the first and the second seat, None while the game is not over."""
        if self.winner:
            return (1, -1) if self.winner == 1 else (-1, 1)
        return (0, 0) if self.is_full() or self.stones >= MAX_STEPS - 1 else None

    def legal(self) -> list[int]:
        """Return the columns that are not full; none when the game is over."""
        return [] if self.winner else self.free_columns()

    def is_free(self, column: int) -> bool:
        return self.heights[column] < self.rows

    def is_full(self) -> bool:
        return self.stones == len(self.cells)

    def free_columns(self) -> list[int]:
        return [column for column in range(self.columns) if self.is_free(column)]

    def drop(self, column: int) -> bool:
        """Drop a stone of the side to move into a column that is not full; return True if it wins."""
        row = self.rows - 1 - self.heights[column]
        mark = self.mark
        self.cells[row * self.columns + column] = mark
        self.heights[column] += 1
        self.stones += 1
        if self.completes(row, column, mark):
            self.winner = mark
        return self.winner == mark

    def check_cells(self) -> None:
        """Set the winner of a board whose cells were set from outside; BadInput if no game leads to them."""
        for column in range(self.columns):
            stack = self.cells[column :: self.columns]
            if any(stack[: self.rows - self.heights[column]]):
                raise BadInput(f"column {column + 1} has a stone above an empty cell")
        first, second = self.cells.count(1), self.cells.count(2)
        if first - second not in (0, 1):
            raise BadInput(f"{first} stones of player 1 and {second} of player 2: no game leads there")
        filled = [(*divmod(cell, self.columns), mark) for cell, mark in enumerate(self.cells) if mark]
        self.winner = next((mark for row, column, mark in filled if self.completes(row, column, mark)), 0)

    def would_win(self, column: int, mark: int | None = None) -> bool:
        """Test whether a stone in this column would win for `mark`, by default the side to move."""
        return self.completes(self.rows - 1 - self.heights[column], column, mark or self.mark)

    def completes(self, row: int, column: int, mark: int) -> bool:
        """Test whether a stone of `mark` on this cell completes a line, whatever the cell holds."""
        for down, right in DIRECTIONS:
            ahead, behind = self.run(row, column, down, right, mark), self.run(row, column, -down, -right, mark)
            if len(ahead) + 1 + len(behind) >= self.inarow:
                return True
        return False

    def run(self, row: int, column: int, down: int, right: int, mark: int) -> list[int]:
        """Return the cells of `mark` that follow this one in one direction, nearest first."""
        cells: list[int] = []
        row, column = row + down, column + right
        while 0 <= row < self.rows and 0 <= column < self.columns and self.cells[row * self.columns + column] == mark:
            cells.append(row * self.columns + column)
            row, column = row + down, column + right
        return cells


def winning_line(board: ConnectXBoard, columns: Sequence[int]) -> list[int]:
    """Play these columns; return the cells of all lines that the last stone completed, none if it did not win."""
    if not columns or not [board.drop(column) for column in columns][-1]:
        return []
    column, mark = columns[-1], board.winner
    row = board.rows - board.heights[column]
    won = {row * board.columns + column}
    for down, right in DIRECTIONS:
        line = [*board.run(row, column, down, right, mark), *board.run(row, column, -down, -right, mark)]
        if len(line) + 1 >= board.inarow:
            won.update(line)
    return sorted(won)
