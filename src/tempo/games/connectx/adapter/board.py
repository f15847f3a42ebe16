"""The referee's board: plain Python, any rows, columns and inarow.

It shares no code with the agents' bitboards on purpose: a referee that had their bugs would not see them.
It is also the one place of the lab that knows how a stone falls and what wins. One move costs a few
microseconds, which is nothing beside the thinking that it judges.
"""

from __future__ import annotations

from collections.abc import Sequence

from tempo.lab.command_line.inputs import BadInput

MAX_STEPS = 1000  # of a game in the environment, the beginning being one
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


class ConnectXBoard:
    """`cells` is the environment's flat list: row 0 on top, 0 empty, 1 the first player, 2 the second."""

    def __init__(self, rows: int, columns: int, inarow: int) -> None:
        self.rows = rows
        self.columns = columns
        self.inarow = inarow
        self.cells = [0] * (rows * columns)
        self.heights = [0] * columns
        self.stones = 0
        self.winner = 0  # the mark that has a line, once it has one

    @property
    def mark(self) -> int:
        """Whose turn it is: 1 or 2."""
        return 1 + self.stones % 2

    @property
    def plies(self) -> int:
        return self.stones

    def play(self, column: int) -> None:
        """Drop a stone into a column that is free."""
        self.drop(column)

    def rewards(self) -> tuple[int, int] | None:
        """1, 0 or -1 for the first seat and the second; None while the game goes on."""
        if self.winner:
            return (1, -1) if self.winner == 1 else (-1, 1)
        return (0, 0) if self.is_full() or self.stones >= MAX_STEPS - 1 else None

    def legal(self) -> list[int]:
        """The columns that are free; none when the game is over."""
        return [] if self.winner else self.free_columns()

    def is_free(self, column: int) -> bool:
        return self.heights[column] < self.rows

    def is_full(self) -> bool:
        return self.stones == len(self.cells)

    def free_columns(self) -> list[int]:
        return [column for column in range(self.columns) if self.is_free(column)]

    def drop(self, column: int) -> bool:
        """Drop a stone of the side to move into a column that is free; True if it wins."""
        row = self.rows - 1 - self.heights[column]
        mark = self.mark
        self.cells[row * self.columns + column] = mark
        self.heights[column] += 1
        self.stones += 1
        if self._wins(row, column, mark):
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
        self.winner = next((mark for row, column, mark in filled if self._wins(row, column, mark)), 0)

    def would_win(self, column: int, mark: int | None = None) -> bool:
        """Would a stone in this free column win, for the side to move or for whom `mark` names?"""
        return self._wins(self.rows - 1 - self.heights[column], column, mark or self.mark)

    def _wins(self, row: int, column: int, mark: int) -> bool:
        """Does a stone of `mark` on this cell complete a line? The cell itself is not looked at."""
        for down, right in DIRECTIONS:
            ahead = self._reach(row, column, down, right, mark)
            behind = self._reach(row, column, -down, -right, mark)
            if ahead + 1 + behind >= self.inarow:
                return True
        return False

    def _reach(self, row: int, column: int, down: int, right: int, mark: int) -> int:
        """How many stones of `mark` follow each other from this cell in one direction."""
        count = 0
        row, column = row + down, column + right
        while 0 <= row < self.rows and 0 <= column < self.columns:
            if self.cells[row * self.columns + column] != mark:
                break
            count += 1
            row, column = row + down, column + right
        return count


def winning_line(board: ConnectXBoard, columns: Sequence[int]) -> list[int]:
    """The cells of all lines that the last of these stones completed; none if it did not win."""
    if not columns or not [board.drop(column) for column in columns][-1]:
        return []
    column = columns[-1]
    row = board.rows - board.heights[column]
    won = {row * board.columns + column}
    for down, right in DIRECTIONS:
        line = [*run_of(board, row, column, down, right), *run_of(board, row, column, -down, -right)]
        if len(line) + 1 >= board.inarow:
            won.update(line)
    return sorted(won)


def run_of(board: ConnectXBoard, row: int, column: int, down: int, right: int) -> list[int]:
    """The cells in one direction that hold the same stone as this one, which is left out."""
    mark, cells = board.cells[row * board.columns + column], []
    row, column = row + down, column + right
    while 0 <= row < board.rows and 0 <= column < board.columns and board.cells[row * board.columns + column] == mark:
        cells.append(row * board.columns + column)
        row, column = row + down, column + right
    return cells
