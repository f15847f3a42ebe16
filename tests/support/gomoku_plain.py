"""Slow and obvious oracle of Gomoku: a referee, and a search of all fours and all replies.

It shares no code with src: a line is found by walking from a stone in both directions.
"""
from functools import cache
from random import Random

EMPTY, NAMES = 0, ".xo"
Cells = tuple[int, ...]


def completes(cells: Cells, size: int, inarow: int, cell: int, mark: int) -> bool:
    """Test whether a stone of this side on a cell is part of a line of `inarow` or more."""
    row, column = divmod(cell, size)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            y, x = row + sign * down, column + sign * right
            while 0 <= y < size and 0 <= x < size and cells[y * size + x] == mark:
                length, y, x = length + 1, y + sign * down, x + sign * right
        if length >= inarow:
            return True
    return False


def empties(cells: Cells) -> list[int]:
    return [cell for cell, stone in enumerate(cells) if stone == EMPTY]


def is_won(cells: Cells, size: int, inarow: int) -> bool:
    """Test whether either side has a line."""
    return any(stone and completes(cells, size, inarow, cell, stone) for cell, stone in enumerate(cells))


def put(cells: Cells, cell: int, mark: int) -> Cells:
    assert cells[cell] == EMPTY
    return (*cells[:cell], mark, *cells[cell + 1 :])


@cache
def fives(cells: Cells, size: int, inarow: int, mark: int) -> list[int]:
    """Return the cells where one more stone wins."""
    return [cell for cell in empties(cells) if completes(cells, size, inarow, cell, mark)]


def brute_vcf(cells: Cells, size: int, inarow: int, mark: int, most: int) -> int:
    """Return the plies, up to `most`, in which the side to move wins by fours alone; 0 if it does not.

    It tries every stone that threatens a five, and every reply, including hopeless ones.
    """
    for plies in range(1, most + 1, 2):
        if wins_within(cells, size, inarow, mark, plies):
            return plies
    return 0


@cache
def wins_within(cells: Cells, size: int, inarow: int, mark: int, plies: int) -> bool:
    if fives(cells, size, inarow, mark):
        return True
    if plies == 1:
        return False
    for cell in empties(cells):
        after = put(cells, cell, mark)
        threats = {other for other in aligned(cell, size) if after[other] == EMPTY}
        threats = {other for other in threats if completes(after, size, inarow, other, mark)}
        if threats and all(
            not completes(after, size, inarow, answer, 3 - mark)
            and (threats - {answer} or wins_within(put(after, answer, 3 - mark), size, inarow, mark, plies - 2))
            for answer in empties(after)
        ):
            return True
    return False


@cache
def random_cells(seed: int, size: int, empty: int) -> Cells:
    """Return random stones without a five."""
    random = Random(seed)
    cells: Cells = (0,) * size * size
    for number, cell in enumerate(random.sample(range(size * size), size * size - empty)):
        mark = 1 + number % 2
        if cell not in fives(cells, size, 5, mark):
            cells = put(cells, cell, mark)
    return cells


@cache
def minimax(cells: Cells, size: int, mark: int) -> int:
    """Return +n if the side to move wins in n plies, -n if it loses, 0 for a draw."""
    if fives(cells, size, 5, mark):
        return 1
    values = [-minimax(put(cells, cell, mark), size, 3 - mark) for cell in empties(cells)]
    wins, losses = [one for one in values if one > 0], [one for one in values if one < 0]
    if wins:
        return min(wins) + 1
    return min(losses) - 1 if values and len(losses) == len(values) else 0


def aligned(cell: int, size: int) -> list[int]:
    """Return the cells in a line with a cell, without the cell itself."""
    row, column = divmod(cell, size)
    places = [(divmod(other, size), other) for other in range(size * size) if other != cell]
    return [other for (y, x), other in places if y == row or x == column or abs(y - row) == abs(x - column)]


def drawn(cells: Cells, size: int) -> str:
    """Return the board as text, a line for each row."""
    return "\n".join("".join(NAMES[cell] for cell in cells[i : i + size]) for i in range(0, size * size, size))


def read(text: str) -> tuple[Cells, int]:
    """Return the cells of such a text, and the board size."""
    rows = text.split()
    return tuple(NAMES.index(cell) for row in rows for cell in row), len(rows)


def forget_all() -> None:
    fives.cache_clear()
    wins_within.cache_clear()
