"""One ply: rate the board after each own move by its open lines, and play the best."""

from random import Random
from typing import Any

RNG = Random()
WIN = 10**9


def lines_of(rows: int, columns: int, inarow: int) -> list[list[int]]:
    """Return the cells of every line that wins."""
    lines = []
    for row in range(rows):
        for column in range(columns):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if row + down * (inarow - 1) < rows and 0 <= column + right * (inarow - 1) < columns:
                    lines.append([(row + down * n) * columns + column + right * n for n in range(inarow)])
    return lines


def after(board: list[int], column: int, columns: int, mark: int) -> list[int]:
    """Return the board after a stone has fallen into a column."""
    board = list(board)
    board[max(cell for cell in range(column, len(board), columns) if not board[cell])] = mark
    return board


def value(board: list[int], mark: int, lines: list[list[int]]) -> int:
    """Return how much more the own open lines are worth than the other side's, which moves next and counts more."""
    total = 0
    for line in lines:
        marks = [board[cell] for cell in line]
        own, empty = marks.count(mark), marks.count(0)
        if own + empty == len(line):
            total += WIN if not empty else 10**own
        elif not own:
            total -= 5 * 10 ** (len(line) - empty)
    return total


def agent(observation: Any, configuration: Any) -> int:
    """Return the column to play."""
    columns = configuration.columns
    lines = lines_of(configuration.rows, columns, configuration.inarow)
    free = [column for column in range(columns) if not observation.board[column]]
    rated = {
        column: value(after(observation.board, column, columns, observation.mark), observation.mark, lines)
        for column in free
    }
    return RNG.choice([column for column in free if rated[column] == max(rated.values())])
