"""What is counted beside the shapes: each count is a number among all contents, as theirs are (patterns.py).

    moves           of either side
    later moves     empty squares that touch discs of the other side, where moves may come to be
    odd moves       those in quarters of the board with an odd number of empty squares: who is first there is last
    safe moves      those that do not offer an empty corner
    odd quarters    which they are
    few discs       of either side: it may lose them all
"""
import numpy as np

from tempo.games.othello.endgame.flip_tables import squares_beside
from tempo.games.othello.evaluation.patterns import CONTENTS
from tempo.native.bits import ZERO, count_bits
from tempo.native.jit import inlined

MOST_COUNTED = 31  # beyond, moves count as so many
OF_TWO = (MOST_COUNTED + 1) ** 2  # numbers of two counts together
MANY = 15  # discs of a side, or more
MOVES, LATER_MOVES, ODD_MOVES, SAFE_MOVES, QUARTERS = (CONTENTS + number * OF_TWO for number in range(5))
FEW_DISCS = QUARTERS + 16
ALL_CONTENTS = FEW_DISCS + (MANY + 1) ** 2
COUNTED = 6
QUARTER_MASKS = (0x0F0F0F0F, 0xF0F0F0F0, 0x0F0F0F0F00000000, 0xF0F0F0F000000000)
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (np.uint64(mask) for mask in QUARTER_MASKS)
CORNER_SQUARES = np.uint64(0x8100000000000081)


@inlined
def number_of_two(start, ours, theirs):
    """By how many squares are in either of two sets."""
    return start + 32 * min(count_bits(ours), MOST_COUNTED) + min(count_bits(theirs), MOST_COUNTED)


@inlined
def number_of_quarters(empty):
    """By the quarters of the board in which the number of empty squares is odd."""
    odd = count_bits(empty & NORTH_WEST) & 1
    odd |= (count_bits(empty & NORTH_EAST) & 1) << 1
    odd |= (count_bits(empty & SOUTH_WEST) & 1) << 2
    return QUARTERS + (odd | (count_bits(empty & SOUTH_EAST) & 1) << 3)


@inlined
def squares_of_quarters(number):
    """The squares of those quarters."""
    squares = NORTH_WEST if number & 1 else ZERO
    squares |= NORTH_EAST if number & 2 else ZERO
    squares |= SOUTH_WEST if number & 4 else ZERO
    return squares | (SOUTH_EAST if number & 8 else ZERO)


@inlined
def number_of_few_discs(mine, theirs):
    """By the discs of either side, where they are few."""
    return FEW_DISCS + 16 * min(count_bits(mine), MANY) + min(count_bits(theirs), MANY)


@inlined
def count_all(mine, theirs, moves, replies, first, found):
    """Write the numbers of all counts, from a place on."""
    empty = ~(mine | theirs)
    corners = CORNER_SQUARES & empty
    safe = ~squares_beside(corners) | corners
    quarters = number_of_quarters(empty)
    odd = squares_of_quarters(quarters - QUARTERS)
    found[first] = number_of_two(MOVES, moves, replies)
    found[first + 1] = number_of_two(LATER_MOVES, squares_beside(theirs) & empty, squares_beside(mine) & empty)
    found[first + 2] = number_of_two(ODD_MOVES, moves & odd, replies & odd)
    found[first + 3] = number_of_two(SAFE_MOVES, moves & safe, replies & safe)
    found[first + 4] = quarters
    found[first + 5] = number_of_few_discs(mine, theirs)
