"""Tables for the endgame solver: the squares around each one, and the number of flips on the lines of the last one."""
import numpy as np

from tempo.games.othello.vectors import LINE, ray_from
from tempo.native.bits import ONE
from tempo.native.jit import inlined, njit


def neighbours_of(square: int) -> int:
    """Return the squares next to this one."""
    row, column = divmod(square, LINE)
    nearby = (
        (row + rows, column + columns) for rows in (-1, 0, 1) for columns in (-1, 0, 1) if (rows, columns) != (0, 0)
    )
    return sum(1 << (LINE * r + c) for r, c in nearby if 0 <= r < LINE and 0 <= c < LINE)


def flips_on_line(position: int, discs: int) -> int:
    """Return the number of discs that a move to this position of a full line flips; `discs` are the mover's. It holds
    for shorter lines as well: squares beyond their ends count as the opponent's."""
    turned = 0
    for step in (-1, 1):
        end = position + step
        while 0 <= end < LINE and not discs >> end & 1:
            end += step
        if 0 <= end < LINE:
            turned += abs(end - position) - 1
    return turned


BOARD_SQUARES = range(LINE * LINE)
AROUND = np.array([neighbours_of(square) for square in BOARD_SQUARES], np.uint64)  # uint64[64]
DIAGONALS = np.array(  # uint64[64 * 2] both diagonals through a square
    [[ray_from(square, 1, way) | ray_from(square, -1, -way) for way in (1, -1)] for square in BOARD_SQUARES], np.uint64
).ravel()
FLIP_COUNTS = np.array(  # uint8[8 * 256] by the position on a line, then by the mover's discs on it
    [flips_on_line(position, discs) for position in range(LINE) for discs in range(1 << LINE)], np.uint8
)
THREE, SEVEN, EIGHT, LAST_BYTE, BYTE = np.uint64(3), np.uint64(7), np.uint64(8), np.uint64(56), np.uint64(255)
NOT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)
EIGHT_COLUMNS = np.uint64(0x0101010101010101)  # the first column; times this, all rows are added up in the last
COLUMN_TO_BYTE = np.uint64(0x0102040810204080)


@inlined
def with_neighbours(discs):
    """Return the squares that are or touch one of these."""
    wide = discs | ((discs & NOT_LAST_COLUMN) << ONE) | ((discs >> ONE) & NOT_LAST_COLUMN)
    return wide | (wide << EIGHT) | (wide >> EIGHT)


@njit
def count_flips(mine, square):
    """Return the number of discs that a move to the only empty square flips."""
    row, column = square >> THREE, square & SEVEN
    line = (mine >> (row << THREE)) & BYTE
    turned = np.int64(FLIP_COUNTS[(column << SEVEN << ONE) | line])
    line = ((mine >> column) & EIGHT_COLUMNS) * COLUMN_TO_BYTE >> LAST_BYTE
    turned += FLIP_COUNTS[(row << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[square << ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    turned += FLIP_COUNTS[(column << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[(square << ONE) | ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    return turned + FLIP_COUNTS[(column << SEVEN << ONE) | line]
