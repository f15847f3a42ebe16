"""Alpha-beta four plies deep on a list of cells, with an evaluation of open lines."""

from functools import cache
from random import Random
from typing import Any

RNG = Random()
DEPTH, DEPTH_OF_LARGE = 4, 2  # plies; of boards of more than LARGE cells
LARGE = 64
WIN = 10**6
Lines = list[list[int]]


@cache
def lines_through(rows: int, columns: int, inarow: int) -> tuple[Lines, list[Lines]]:
    """Return the cells of every line, and for each cell the lines through it."""
    lines = []
    for row in range(rows):
        for column in range(columns):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if row + down * (inarow - 1) < rows and 0 <= column + right * (inarow - 1) < columns:
                    lines.append([(row + down * n) * columns + column + right * n for n in range(inarow)])
    return lines, [[line for line in lines if cell in line] for cell in range(rows * columns)]


class Search:
    """The board during a search."""

    def __init__(self, cells: list[int], rows: int, columns: int, inarow: int) -> None:
        self.cells, self.columns = list(cells), columns
        self.lines, self.through = lines_through(rows, columns, inarow)
        self.heights = [sum(not cell for cell in cells[column::columns]) - 1 for column in range(columns)]
        self.order = sorted(range(columns), key=lambda column: (abs(2 * column - columns + 1), RNG.random()))

    def value(self, mark: int) -> int:
        """Return the open lines of the side to move, by their stones squared, less those of the other."""
        total = 0
        for line in self.lines:
            marks = [self.cells[cell] for cell in line]
            own, other = marks.count(mark), marks.count(3 - mark)
            if not other:
                total += own * own
            elif not own:
                total -= other * other
        return total

    def value_of(self, column: int, mark: int, depth: int, alpha: int, beta: int) -> int:
        """Return the value of a move to the side that makes it."""
        cell = self.heights[column] * self.columns + column
        self.cells[cell] = mark
        self.heights[column] -= 1
        if any(all(self.cells[other] == mark for other in line) for line in self.through[cell]):
            value = WIN + depth
        else:
            value = -self.search(3 - mark, depth - 1, -beta, -alpha)
        self.heights[column] += 1
        self.cells[cell] = 0
        return value

    def search(self, mark: int, depth: int, alpha: int, beta: int) -> int:
        """Return the value of the position to the side to move."""
        free = [column for column in self.order if self.heights[column] >= 0]
        if not free:
            return 0
        if depth == 0:
            return self.value(mark)
        for column in free:
            alpha = max(alpha, self.value_of(column, mark, depth, alpha, beta))
            if alpha >= beta:
                break
        return alpha


def agent(observation: Any, configuration: Any) -> int:
    """Return the column to play."""
    search = Search(observation.board, configuration.rows, configuration.columns, configuration.inarow)
    depth = DEPTH if len(search.cells) <= LARGE else DEPTH_OF_LARGE
    best, best_value = -1, -2 * WIN
    for column in search.order:
        if search.heights[column] >= 0:
            value = search.value_of(column, observation.mark, depth, best_value, 2 * WIN)
            if best < 0 or value > best_value:
                best, best_value = column, value
    return best
