"""The position for the learned evaluation: the shapes of all lines, updated as stones are put and taken.

Each empty cell has four *keys*, one for each direction: the shape of its line for mark 1, plus 2^16 times that for mark
2. Its *code* holds the four classes for mark 1, plus 2^16 times those for mark 2. Codes give combinations, and the
words of combinations are summed over all empty cells. So a stone costs the update of at most 32 cells.

Stones are taken in the reverse order of putting them. So an occupied cell needs no update: it is empty again only when
the stones put after it are gone. The journal holds what `take` restores.
"""
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.patterns import (
    BLOCKED,
    CLASS_BITS,
    DIRECTIONS,
    NEIGHBORS,
    OWN,
    RADIUS,
    class_of_shapes,
    combination_of_codes,
)
from tempo.games.gomoku.rules import STEPS
from tempo.native.jit import inlined, njit

SECOND_SIDE = 16  # shift of what belongs to mark 2, in keys and codes
SIDE_BITS = np.int64((1 << SECOND_SIDE) - 1)
CLASSES_IN_DIRECTION = np.int64(0xF000F)  # both sides' class in the first direction of a code
# Indices into `sums`: words of mark 1, then of mark 2; then the number of stones put.
VALUES, THREATS, WORDS, STONES_PUT = 0, 1, 2, 4
OLD_CODES, OLD_SUMS, PUT_CELL, JOURNAL_SIZE = 0, 32, 36, 37  # columns of the journal


class LineBoard(NamedTuple):
    """Tables and one position. Cells are row * size + column. Mark 1 and 2 as in rules.py."""

    size: int
    around: np.ndarray  # int16[cells, 4, 8] cells of each line; the place is the one that the cell has in their shapes
    classes: np.ndarray  # uint8[SHAPES]
    combinations: np.ndarray  # uint16[2^16] by code of one side
    kinds: np.ndarray  # uint8[COMBINATIONS]
    words: np.ndarray  # int64[COMBINATIONS, WORDS] value word, and one in the byte of its kind
    ratings: np.ndarray  # int32[2, COMBINATIONS] of a move, by its combination for the mover and for the opponent
    threat_values: np.ndarray  # int32[THREAT_MASKS] value of a mask of threats for the side to move
    zobrist: np.ndarray  # uint64[3, cells] of a stone by mark; row 0: of the side to move
    cells: np.ndarray  # int8[cells] 0, 1 or 2
    keys: np.ndarray  # int32[4, cells]
    codes: np.ndarray  # int64[cells]
    sums: np.ndarray  # int64[5]
    hashed: np.ndarray  # uint64[1] hash of the stones
    journal: np.ndarray  # int64[cells + 1, JOURNAL_SIZE]


class LineTables(NamedTuple):
    """What the weights give, the same on every board."""

    words: np.ndarray
    ratings: np.ndarray
    threat_values: np.ndarray
    kinds: np.ndarray


def new_line_board(size: int, tables: LineTables) -> LineBoard:
    """Return an empty board."""
    cells = size * size
    around, keys, zobrist = _geometry(size)
    classes, combinations = _shape_tables()
    board = LineBoard(
        size,
        around,
        classes,
        combinations,
        tables.kinds,
        tables.words,
        tables.ratings,
        tables.threat_values,
        zobrist,
        np.zeros(cells, np.int8),
        keys.copy(),
        np.zeros(cells, np.int64),
        np.zeros(STONES_PUT + 1, np.int64),
        np.zeros(1, np.uint64),
        np.zeros((cells + 1, JOURNAL_SIZE), np.int64),
    )
    count_from_keys(board)
    return board


@cache
def _geometry(size: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the tables of one board size: `around`, the keys of the empty board, and `zobrist`."""
    around = np.full((size * size, DIRECTIONS, NEIGHBORS), -1, np.int16)
    keys = np.zeros((DIRECTIONS, size * size), np.int32)
    offsets = [offset for offset in range(-RADIUS, RADIUS + 1) if offset]
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for direction, (down, right) in enumerate(STEPS):
            for place, offset in enumerate(offsets):
                at = row + offset * down, column + offset * right
                if 0 <= at[0] < size and 0 <= at[1] < size:
                    around[cell, direction, NEIGHBORS - 1 - place] = at[0] * size + at[1]
                else:
                    keys[direction, cell] += BLOCKED * 3**place * (1 + (1 << SECOND_SIDE))
    random = Random(1)
    zobrist = np.array([[random.getrandbits(64) for _ in range(size * size)] for _ in range(3)], np.uint64)
    return around, keys, zobrist


@cache
def _shape_tables() -> tuple[np.ndarray, np.ndarray]:
    """Return the tables that are the same for all boards."""
    return class_of_shapes(), combination_of_codes()


def count_from_keys(board: LineBoard) -> None:
    """Set codes and sums of the empty board from its keys."""
    shift = CLASS_BITS * np.arange(DIRECTIONS)[:, None]
    first = (board.classes[board.keys & SIDE_BITS].astype(np.int64) << shift).sum(axis=0)
    second = (board.classes[board.keys >> SECOND_SIDE].astype(np.int64) << shift).sum(axis=0)
    board.codes[:] = first | second << SECOND_SIDE
    board.sums[:WORDS] = board.words[board.combinations[first]].sum(axis=0)
    board.sums[WORDS:STONES_PUT] = board.words[board.combinations[second]].sum(axis=0)


@inlined
def first_combination(board, code):
    """Return the combination of mark 1 in a code."""
    return np.int64(board.combinations[code & SIDE_BITS])


@inlined
def second_combination(board, code):
    """Return the combination of mark 2 in a code."""
    return np.int64(board.combinations[code >> SECOND_SIDE])


@njit
def put(board, cell, mark):
    """Put a stone of `mark` on an empty cell."""
    sums, codes, words = board.sums, board.codes, board.words
    journal = board.journal[sums[STONES_PUT]]
    for i in range(STONES_PUT):
        journal[OLD_SUMS + i] = sums[i]
    journal[PUT_CELL] = cell
    first, second = first_combination(board, codes[cell]), second_combination(board, codes[cell])
    value_1, threats_1 = sums[VALUES] - words[first, VALUES], sums[THREATS] - words[first, THREATS]
    value_2 = sums[WORDS + VALUES] - words[second, VALUES]
    threats_2 = sums[WORDS + THREATS] - words[second, THREATS]
    board.cells[cell] = mark
    stone = OWN + (BLOCKED << SECOND_SIDE) if mark == 1 else BLOCKED + (OWN << SECOND_SIDE)
    for direction in range(DIRECTIONS):
        shift = CLASS_BITS * direction
        others = ~(CLASSES_IN_DIRECTION << shift)
        digit = np.int64(stone)
        for place in range(NEIGHBORS):
            near = np.int64(board.around[cell, direction, place])
            if near >= 0 and board.cells[near] == 0:
                key = np.int64(board.keys[direction, near]) + digit
                board.keys[direction, near] = key
                old = codes[near]
                journal[NEIGHBORS * direction + place] = old
                both = np.int64(board.classes[key & SIDE_BITS])
                both |= np.int64(board.classes[key >> SECOND_SIDE]) << SECOND_SIDE
                new = (old & others) | (both << shift)
                if new != old:
                    codes[near] = new
                    before, after = first_combination(board, old), first_combination(board, new)
                    value_1 += words[after, VALUES] - words[before, VALUES]
                    threats_1 += words[after, THREATS] - words[before, THREATS]
                    before, after = second_combination(board, old), second_combination(board, new)
                    value_2 += words[after, VALUES] - words[before, VALUES]
                    threats_2 += words[after, THREATS] - words[before, THREATS]
            digit *= 3
    sums[VALUES], sums[THREATS], sums[WORDS + VALUES], sums[WORDS + THREATS] = value_1, threats_1, value_2, threats_2
    sums[STONES_PUT] += 1
    board.hashed[0] ^= board.zobrist[mark, cell]


@njit
def take(board):
    """Take the stone that was put last."""
    sums = board.sums
    sums[STONES_PUT] -= 1
    journal = board.journal[sums[STONES_PUT]]
    for i in range(STONES_PUT):
        sums[i] = journal[OLD_SUMS + i]
    cell = journal[PUT_CELL]
    mark = np.int64(board.cells[cell])
    stone = OWN + (BLOCKED << SECOND_SIDE) if mark == 1 else BLOCKED + (OWN << SECOND_SIDE)
    for direction in range(DIRECTIONS):
        digit = np.int64(stone)
        for place in range(NEIGHBORS):
            near = np.int64(board.around[cell, direction, place])
            if near >= 0 and board.cells[near] == 0:
                board.keys[direction, near] -= digit
                board.codes[near] = journal[NEIGHBORS * direction + place]
            digit *= 3
    board.cells[cell] = 0
    board.hashed[0] ^= board.zobrist[mark, cell]


@njit
def set_up(board, cells):
    """Set the position to these cells, int8[cells]: 0, 1 or 2."""
    while board.sums[STONES_PUT] > 0:
        take(board)
    for cell in range(cells.size):
        if cells[cell] != 0:
            put(board, np.int64(cell), np.int64(cells[cell]))
