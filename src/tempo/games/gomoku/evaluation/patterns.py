"""Line shapes: what a stone on an empty cell would make in one direction, and in all four.

The *shape* of a line is the eight cells within RADIUS of an empty cell, for one side: empty, own, or blocked (a stone
of the other side, or beyond the border). Every row of five through the cell lies within that radius. The *class* of a
shape says what a stone on the cell makes of the line: how many stones are missing to a five, and whether the row is
*open*. An open four has two cells that complete a five, an open three has a cell that makes it an open four, and so on.
The classes are computed by trying all further stones.

A *combination* is the four classes of a cell, in any order. The *kind* of a combination is its strongest threat.
"""
from itertools import combinations_with_replacement, permutations

import numpy as np

RADIUS = 4
NEIGHBORS = 2 * RADIUS  # cells of a shape
EMPTY, OWN, BLOCKED = 0, 1, 2  # digits of a shape, in base 3; the digit of the first cell is the lowest
SHAPES = 3**NEIGHBORS
DIRECTIONS = 4
# Classes, weakest first. The figures are the numbers of cells that keep the row open; 4 stands for more as well.
(
    DEAD, BLOCKED_ONE, OPEN_ONE_3, OPEN_ONE_4, BLOCKED_TWO, OPEN_TWO_2, OPEN_TWO_3, OPEN_TWO_4, BLOCKED_THREE,
    OPEN_THREE_1, OPEN_THREE_2, FOUR, OPEN_FOUR, FIVE,
) = range(14)  # fmt: skip
CLASSES = 14
COMBINATIONS = 2380  # unordered choices of four classes, with repetition
CLASS_BITS = 4  # of a class in the code of a cell
# Kinds of threats, strongest first; kind 0 is none of these.
(
    NO_THREAT, MAKES_FIVE, MAKES_OPEN_FOUR, MAKES_FOUR_THREE, MAKES_FOUR_TWO, MAKES_FOUR, MAKES_TWO_THREES,
    MAKES_THREE_TWO, MAKES_THREE,
) = range(9)  # fmt: skip
KINDS = 9


def class_of_shapes() -> np.ndarray:
    """Return the class of every shape, uint8[SHAPES].

    Shapes with more own stones come first, since a class depends on those of the shapes with one own stone more.
    """
    digits = np.arange(SHAPES)[:, None] // 3 ** np.arange(NEIGHBORS) % 3
    line = np.insert(digits, RADIUS, OWN, axis=1)
    windows = np.stack([line[:, start : start + RADIUS + 1] for start in range(RADIUS + 1)], axis=1)
    own = np.where((windows == BLOCKED).any(axis=2), 0, (windows == OWN).sum(axis=2)).max(axis=1)  # in the best window
    classes = np.zeros(SHAPES, np.uint8)
    stones = (digits == OWN).sum(axis=1)
    for count in reversed(range(NEIGHBORS + 1)):
        for shape in np.flatnonzero(stones == count):
            further = classes[[shape + 3**place for place in range(NEIGHBORS) if digits[shape, place] == EMPTY]]
            classes[shape] = _class_of(int(own[shape]), further)
    return classes


def _class_of(own: int, further: np.ndarray) -> int:
    """Return the class of a shape.

    own: own stones in its best window of five, with the one on the cell; 0 if all windows are blocked.
    further: classes of the shapes that one more own stone makes.
    """
    if own == 5:
        return FIVE
    if own == 4:
        return OPEN_FOUR if (further == FIVE).sum() > 1 else FOUR
    if own == 3:
        return (BLOCKED_THREE, OPEN_THREE_1, OPEN_THREE_2)[int((further == OPEN_FOUR).sum())]
    if own == 2:
        opens = int(((further == OPEN_THREE_1) | (further == OPEN_THREE_2)).sum())
        return (BLOCKED_TWO, BLOCKED_TWO, OPEN_TWO_2, OPEN_TWO_3, OPEN_TWO_4)[opens]
    if own == 1:
        opens = int(((further >= OPEN_TWO_2) & (further <= OPEN_TWO_4)).sum())
        return BLOCKED_ONE if opens == 0 else OPEN_ONE_3 if opens < 4 else OPEN_ONE_4
    return DEAD


def all_combinations() -> np.ndarray:
    """Return the classes of every combination in rising order, uint8[COMBINATIONS, DIRECTIONS]."""
    return np.array(list(combinations_with_replacement(range(CLASSES), DIRECTIONS)), np.uint8)


def combination_of_codes() -> np.ndarray:
    """Return the combination of every code, uint16[2^16]: four bits for the class in each direction."""
    sorted_classes = all_combinations().astype(np.int64)
    combinations = np.zeros(1 << CLASS_BITS * DIRECTIONS, np.uint16)
    for order in permutations(range(DIRECTIONS)):
        codes = sum(sorted_classes[:, place] << CLASS_BITS * to for to, place in enumerate(order))
        combinations[codes] = np.arange(COMBINATIONS)
    return combinations


def kind_of_combinations() -> np.ndarray:
    """Return the kind of every combination, uint8[COMBINATIONS]."""
    classes = all_combinations()
    fours, threes = (classes == FOUR).sum(axis=1), _count(classes, OPEN_THREE_1, OPEN_THREE_2)
    twos = _count(classes, OPEN_TWO_2, OPEN_TWO_4)
    conditions = [
        (classes == FIVE).any(axis=1),
        (classes == OPEN_FOUR).any(axis=1) | (fours > 1),
        (fours > 0) & (threes > 0),
        (fours > 0) & (twos > 0),
        fours > 0,
        threes > 1,
        (threes > 0) & (twos > 0),
        threes > 0,
    ]
    return np.select(conditions, list(range(MAKES_FIVE, KINDS)), NO_THREAT).astype(np.uint8)


def _count(classes: np.ndarray, low: int, high: int) -> np.ndarray:
    """Return the number of classes from `low` to `high` in each combination."""
    counts: np.ndarray = ((classes >= low) & (classes <= high)).sum(axis=1)
    return counts
