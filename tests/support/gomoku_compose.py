"""Composer of positions that are won by fours: each four needs the one before, and the last is a double four.

    python tests/support/gomoku_compose.py > tests/games/gomoku/positions/fours.txt

A chain is laid on an empty board: a window in which the attacker lacks two stones, one for his four and one for the
reply; a second window that contains the first four; and so on. Two windows cross in the last four. Then the defender
gets stones elsewhere until it is the attacker's turn. A position is kept if brute force (gomoku_plain.py) finds that
its shortest win takes as many fours as were laid.
"""
import random

from gomoku_plain import Cells, brute_vcf, drawn, forget_all, is_won

HEADER = """\
# Positions that are won by fours, composed by chains of fours and checked by brute force: made by
#     python tests/support/gomoku_compose.py > tests/games/gomoku/positions/fours.txt
# Above each: stones in a row, who is to move (x moves first in the game), plies of the shortest win by fours.
"""
# inarow, sizes of the board, and how many positions with one four, two fours and so on
WANTED = [(5, (9, 10, 11, 12), (12, 20, 22, 20)), (4, (7, 8, 9), (4, 6, 4)), (6, (10, 11, 12), (2, 4, 4, 2))]
Chain = tuple[set[int], list[int]]  # the attacker's stones, and the cells that must be left empty


def windows(size: int, inarow: int) -> list[list[int]]:
    """Return all runs of `inarow` cells in a line."""
    found = []
    for cell in range(size * size):
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            row, column = cell // size + (inarow - 1) * down, cell % size + (inarow - 1) * right
            if row < size and 0 <= column < size:
                found.append([cell + i * (down * size + right) for i in range(inarow)])
    return found


def chain(lines: list[list[int]], fours: int, choice: random.Random) -> Chain | None:
    """Lay a chain of fours; None if its windows do not fit together."""
    stones: set[int] = set()
    left: list[int] = []  # four, reply, four, reply and so on
    for number in range(fours + 1):
        needed = left[-2] if left else None
        line = choice.choice([line for line in lines if needed is None or needed in line])
        # The last window crosses the one before in the same four; the others continue from it.
        free = [cell for cell in line if cell not in stones and cell not in left]
        ends = choice.sample(free, min(len(free), 1 if number == fours else 2))
        rest = set(line) - set(ends)
        if len(free) < (1 if number == fours else 2) or rest & set(left[1::2]):
            return None
        stones |= rest - set(left)
        left += ends
    return stones, left


def composed(size: int, inarow: int, fours: int, choice: random.Random) -> tuple[Cells, int]:
    """Return a position, and the mark of the side to move, which wins with this number of fours."""
    lines = windows(size, inarow)
    while True:
        laid = chain(lines, fours, choice)
        if laid is None:
            continue
        stones, left = laid
        mark = choice.choice([1, 2])
        cells = [mark if cell in stones else 0 for cell in range(size * size)]
        free = [cell for cell in range(size * size) if cell not in stones and cell not in left]
        wanted = len(stones) + (mark == 2)  # equal numbers, or one more stone of mark 1
        if len(free) < wanted:
            continue
        for cell in choice.sample(free, wanted):
            cells[cell] = 3 - mark
        position = tuple(cells)
        forget_all()
        plies = 2 * fours + 1
        if not is_won(position, size, inarow) and brute_vcf(position, size, inarow, mark, plies) == plies:
            return position, mark


def main() -> None:
    choice = random.Random(6)
    print(HEADER)
    for inarow, sizes, counts in WANTED:
        for fours, count in enumerate(counts, 1):
            for _ in range(count):
                size = choice.choice(sizes)
                cells, mark = composed(size, inarow, fours, choice)
                print(f"inarow {inarow} move {'.xo'[mark]} plies {2 * fours + 1}\n{drawn(cells, size)}\n", flush=True)


if __name__ == "__main__":
    main()
