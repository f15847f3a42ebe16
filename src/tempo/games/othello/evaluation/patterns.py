"""Pattern features: fourteen patterns of squares, each placed on the board in every way that a symmetry allows.

    corner      triangle    edge        block       lines (three)  diagonals (four)
    A B C . .   A B C D .   A B C D ..  A . C D ..  . . . . ..     . . . A
    D E F . .   E F G . .   . X . . ..  . . G H ..  A B C D ..     . . B .
    G H I . .   H I . . .               (and the    (the rows      . C . .
    . . . . .   J . . . .                same right) 2, 3 and 4)   D . . .

    two rows    thick diagonal    kite
    A B C D E   A E . .           A B . . .
    F G H I J   H B F .           C D E F G
    . . . . .   . I C G           . H . . .
    . . . . .   . . J D           . I . . .
                                  . J . . .

The discs on the squares of a placement are an index in base 3: 0 is an empty square, 1 a disc of the side to move, 2 a
disc of the other side. Each index of each pattern is a feature. All placements of a pattern share one table, and so do
features that mirror each other: what is learned in one corner holds in all.

The indices of all placements lie side by side, so that one row of `new_digits` adds a disc to all of them at once. With
the discs of either side counted apart as `a` and `b`, the indices are a + 2 b for one side and b + 2 a for the other.
"""
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.games.othello.rules import SIDE

SQUARES = 64
PATTERN_SQUARES: tuple[tuple[str, str], ...] = (
    ("corner", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    ("triangle", "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    ("edge", "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
    ("block", "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"),
    ("second line", "a2 b2 c2 d2 e2 f2 g2 h2"),
    ("third line", "a3 b3 c3 d3 e3 f3 g3 h3"),
    ("fourth line", "a4 b4 c4 d4 e4 f4 g4 h4"),
    ("diagonal of 8", "a1 b2 c3 d4 e5 f6 g7 h8"),
    ("diagonal of 7", "b1 c2 d3 e4 f5 g6 h7"),
    ("diagonal of 6", "c1 d2 e3 f4 g5 h6"),
    ("diagonal of 5", "d1 e2 f3 g4 h5"),
    ("two rows", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
    ("thick diagonal", "a1 b2 c3 d4 b1 c2 d3 a2 b3 c4"),
    ("kite", "a1 b1 a2 b2 c2 d2 e2 b3 b4 b5"),
)


class Pattern(NamedTuple):
    """A pattern and the start of its table."""

    name: str
    placements: tuple[tuple[int, ...], ...]  # the squares of each, in the order of their digits
    mirrors: tuple[tuple[int, ...], ...]  # permutations of the digits that map the pattern onto itself
    start: int

    @property
    def features(self) -> int:
        """Number of features: all indices of one placement."""
        return int(3 ** len(self.placements[0]))


def squares_of(names: str) -> tuple[int, ...]:
    """Return the numbers of named squares, row by row from the top: a1 is 0, b1 is 1."""
    return tuple("abcdefgh".index(name[0]) + SIDE * (int(name[1]) - 1) for name in names.split())


def symmetric(square: int, symmetry: int) -> int:
    """Return the square to which one of the eight symmetries maps a square."""
    row, column = divmod(square, SIDE)
    if symmetry & 1:
        column = SIDE - 1 - column
    if symmetry & 2:
        row = SIDE - 1 - row
    return column * SIDE + row if symmetry & 4 else row * SIDE + column


def new_pattern(name: str, squares: tuple[int, ...], start: int) -> Pattern:
    """Return a pattern with all its placements; of placements on the same squares only the first counts."""
    placements: dict[frozenset[int], tuple[int, ...]] = {}
    mirrors = set()
    for symmetry in range(8):
        placed = tuple(symmetric(square, symmetry) for square in squares)
        first = placements.setdefault(frozenset(placed), placed)
        if first is placements[frozenset(squares)]:
            mirrors.add(tuple(first.index(square) for square in placed))
    return Pattern(name, tuple(placements.values()), tuple(sorted(mirrors)), start)


def new_patterns() -> tuple[Pattern, ...]:
    """Return all patterns, their tables one behind the other."""
    patterns: list[Pattern] = []
    for name, squares in PATTERN_SQUARES:
        start = patterns[-1].start + patterns[-1].features if patterns else 0
        patterns.append(new_pattern(name, squares_of(squares), start))
    return tuple(patterns)


PATTERNS = new_patterns()
PATTERN_FEATURES = PATTERNS[-1].start + PATTERNS[-1].features  # of all patterns together
PLACEMENTS = sum(len(pattern.placements) for pattern in PATTERNS)
LANES = 64  # indices side by side: the placements, then padding; vectors of 16 and 8 fit


def new_starts() -> np.ndarray:
    """Return int32[LANES], the start of each placement's table; padding lanes have the first."""
    starts = [pattern.start for pattern in PATTERNS for _ in pattern.placements]
    return np.array(starts + [0] * (LANES - len(starts)), np.int32)


def new_digits() -> np.ndarray:
    """Return uint16[SQUARES, LANES], what a disc on a square adds to the index of each placement."""
    digits = np.zeros((SQUARES, LANES), np.uint16)
    lane = 0
    for pattern in PATTERNS:
        for placement in pattern.placements:
            for place, square in enumerate(placement):
                digits[square, lane] = 3**place
            lane += 1
    return digits


@cache
def digits_of_rows() -> np.ndarray:
    """Return uint16[8 * 256 * LANES], what one side's discs in a row of the board add to each placement's index."""
    digits = new_digits().reshape(SIDE, SIDE, LANES)
    rows = np.zeros((SIDE, 256, LANES), np.uint16)
    for column in range(SIDE):
        rows[:, 1 << column : 2 << column] = rows[:, : 1 << column] + digits[:, column, None]
    return rows.ravel()


@cache
def canonical_features() -> np.ndarray:
    """Return int32[PATTERN_FEATURES], for every feature the first one that means the same: itself or a mirror image."""
    canonical = np.empty(PATTERN_FEATURES, np.int32)
    for pattern in PATTERNS:
        squares = len(pattern.placements[0])
        indices = np.arange(pattern.features, dtype=np.int32)
        digits = [indices // 3**place % 3 for place in range(squares)]
        images = [sum(digits[mirror[place]] * 3**place for place in range(squares)) for mirror in pattern.mirrors]
        canonical[pattern.start : pattern.start + pattern.features] = pattern.start + np.minimum.reduce(images)
    return canonical
