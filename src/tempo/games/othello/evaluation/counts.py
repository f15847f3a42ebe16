"""Count features. Each pair of counts is a feature, numbered behind those of the patterns (patterns.py).

    moves           legal moves of either side
    later moves     empty squares next to discs of the other side, where moves may come up
    odd moves       moves in quarters of the board with an odd number of empty squares: who moves first there moves last
    safe moves      moves that do not give away an empty corner
    odd quarters    the set of those quarters
    few discs       discs of either side, where it may lose them all
"""
import numpy as np

from tempo.games.othello.endgame.flip_tables import with_neighbours
from tempo.games.othello.evaluation.patterns import PATTERN_FEATURES
from tempo.native.bits import ZERO, count_bits
from tempo.native.jit import inlined

MAX_COUNT = 31  # larger counts count as this
PAIRS = (MAX_COUNT + 1) ** 2  # features of a pair of counts
MANY_DISCS = 15  # of one side, or more
MOVES, LATER_MOVES, ODD_MOVES, SAFE_MOVES, QUARTERS = (PATTERN_FEATURES + number * PAIRS for number in range(5))
FEW_DISCS = QUARTERS + 16
FEATURES = FEW_DISCS + (MANY_DISCS + 1) ** 2  # of patterns and counts together
COUNT_FEATURES = 6  # active in one position
QUARTER_MASKS = (0x0F0F0F0F, 0xF0F0F0F0, 0x0F0F0F0F00000000, 0xF0F0F0F000000000)
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (np.uint64(mask) for mask in QUARTER_MASKS)
CORNER_SQUARES = np.uint64(0x8100000000000081)


@inlined
def pair_feature(start, ours, theirs):
    """Return the feature of the sizes of two sets of squares."""
    return start + 32 * min(count_bits(ours), MAX_COUNT) + min(count_bits(theirs), MAX_COUNT)


@inlined
def quarters_feature(empty):
    """Return the feature of the quarters with an odd number of empty squares."""
    odd = count_bits(empty & NORTH_WEST) & 1
    odd |= (count_bits(empty & NORTH_EAST) & 1) << 1
    odd |= (count_bits(empty & SOUTH_WEST) & 1) << 2
    return QUARTERS + (odd | (count_bits(empty & SOUTH_EAST) & 1) << 3)


@inlined
def squares_of_quarters(number):
    """Return the squares of the quarters in a set of four bits."""
    squares = NORTH_WEST if number & 1 else ZERO
    squares |= NORTH_EAST if number & 2 else ZERO
    squares |= SOUTH_WEST if number & 4 else ZERO
    return squares | (SOUTH_EAST if number & 8 else ZERO)


@inlined
def few_discs_feature(mine, theirs):
    """Return the feature of the numbers of discs of either side."""
    return FEW_DISCS + 16 * min(count_bits(mine), MANY_DISCS) + min(count_bits(theirs), MANY_DISCS)


@inlined
def write_count_features(mine, theirs, moves, replies, first, active):
    """Write the active count features.

    Args:
        mine, theirs: uint64, the discs of the side to move and of the other side.
        moves, replies: uint64, the legal moves of either side.
        first: index in `active` to begin at.
        active: uint64[] written.
    """
    empty = ~(mine | theirs)
    corners = CORNER_SQUARES & empty
    safe = ~with_neighbours(corners) | corners
    quarters = quarters_feature(empty)
    odd = squares_of_quarters(quarters - QUARTERS)
    active[first] = pair_feature(MOVES, moves, replies)
    active[first + 1] = pair_feature(LATER_MOVES, with_neighbours(theirs) & empty, with_neighbours(mine) & empty)
    active[first + 2] = pair_feature(ODD_MOVES, moves & odd, replies & odd)
    active[first + 3] = pair_feature(SAFE_MOVES, moves & safe, replies & safe)
    active[first + 4] = quarters
    active[first + 5] = few_discs_feature(mine, theirs)
