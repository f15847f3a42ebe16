"""Value of a position and ratings of its moves, from the combinations of all empty cells.

The value is the sum over the empty cells of one weight for the combination of the side to move and one for that of the
other side, and a weight for the mask of both sides' threats. A move's rating is the sum of a weight for its combination
of the mover and of one for that of the opponent. All numbers are integers, so every machine finds the same value.
"""
import numpy as np

from tempo.games.gomoku.evaluation.line_board import (
    SECOND_SIDE,
    SIDE_BITS,
    THREATS,
    VALUES,
    WORDS,
    first_combination,
    second_combination,
)
from tempo.games.gomoku.evaluation.patterns import (
    MAKES_FIVE,
    MAKES_FOUR,
    MAKES_FOUR_THREE,
    MAKES_FOUR_TWO,
    MAKES_OPEN_FOUR,
    MAKES_THREE,
    MAKES_THREE_TWO,
    MAKES_TWO_THREES,
)
from tempo.native.jit import inlined, njit

UNIT = 256  # value of 1 in log odds
LARGEST = 12 * UNIT  # values lie between -LARGEST and LARGEST
KIND_BITS = 8  # of the count of each kind in a word of threats
MASK_BITS = 11
THREAT_MASKS = 1 << MASK_BITS
VALUE_SHIFT = 32  # of the weight for the side to move in a value word; the weight for the other side is in the low half
LOW_HALF = np.int64((1 << VALUE_SHIFT) - 1)
SIGN_OF_HALF = np.int64(1 << VALUE_SHIFT - 1)
NO_EMPTY_CELL = np.int64(-1)


@inlined
def count_of(threats, kind):
    """Return the number of cells of a kind in a word of threats."""
    return threats >> KIND_BITS * (kind - 1) & 0xFF


@inlined
def threats_of(board, mark):
    """Return the word of threats of a side."""
    return board.sums[THREATS if mark == 1 else WORDS + THREATS]


@inlined
def has(threats, kind):
    """Return 1 if there is a cell of a kind in a word of threats, else 0."""
    return np.int64(threats >> KIND_BITS * (kind - 1) & 0xFF != 0)


@njit
def mask_of(mine, theirs):
    """Return the mask of both sides' threats; a five, and an open four of the side to move, are decided before."""
    mask = has(mine, MAKES_FOUR_THREE) | (has(mine, MAKES_FOUR_TWO) | has(mine, MAKES_FOUR)) << 1
    mask |= has(mine, MAKES_TWO_THREES) << 2 | has(mine, MAKES_THREE_TWO) << 3 | has(mine, MAKES_THREE) << 4
    mask |= has(theirs, MAKES_OPEN_FOUR) << 5 | has(theirs, MAKES_FOUR_THREE) << 6
    mask |= (has(theirs, MAKES_FOUR_TWO) | has(theirs, MAKES_FOUR)) << 7 | has(theirs, MAKES_TWO_THREES) << 8
    return mask | has(theirs, MAKES_THREE_TWO) << 9 | has(theirs, MAKES_THREE) << 10


@njit
def decided(board, mark):
    """Return +n if `mark`, to move, wins in n plies, -2 if it loses in two, else 0; by fives and open fours alone."""
    mine, theirs = threats_of(board, mark), threats_of(board, 3 - mark)
    if has(mine, MAKES_FIVE):
        return 1
    fives = count_of(theirs, MAKES_FIVE)
    if fives > 1:
        return -2
    if fives == 0 and has(mine, MAKES_OPEN_FOUR):
        return 3
    return 0


@njit
def evaluate_lines(board, mark):
    """Return the value for `mark`, to move, in units of log odds; neither side may have a five."""
    mine = board.sums[VALUES if mark == 1 else WORDS + VALUES]
    theirs = board.sums[VALUES if mark == 2 else WORDS + VALUES]
    mine = (mine - _low_half(mine)) >> VALUE_SHIFT
    mask = mask_of(threats_of(board, mark), threats_of(board, 3 - mark))
    value = mine + _low_half(theirs) + np.int64(board.threat_values[mask])
    return min(max(value, np.int64(-LARGEST)), np.int64(LARGEST))


@inlined
def _low_half(word):
    """Return the low half of a word as a signed number."""
    return ((word & LOW_HALF) ^ SIGN_OF_HALF) - SIGN_OF_HALF


@inlined
def own_combination(board, cell, mark):
    """Return the combination of an empty cell for a side."""
    code = board.codes[cell]
    return np.int64(board.combinations[code & SIDE_BITS if mark == 1 else code >> SECOND_SIDE])


@inlined
def kind_of(board, cell, mark):
    """Return the kind of the threat that a stone of `mark` on an empty cell makes."""
    return np.int64(board.kinds[own_combination(board, cell, mark)])


@inlined
def rating_of(board, cell, mark):
    """Return the rating of a move, in units."""
    first, second = first_combination(board, board.codes[cell]), second_combination(board, board.codes[cell])
    if mark == 1:
        return np.int64(board.ratings[0, first]) + np.int64(board.ratings[1, second])
    return np.int64(board.ratings[0, second]) + np.int64(board.ratings[1, first])


@njit
def find_kind(board, mark, kind):
    """Return the first empty cell on which `mark` makes a threat of this kind, or NO_EMPTY_CELL."""
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and kind_of(board, cell, mark) == kind:
            return np.int64(cell)
    return NO_EMPTY_CELL
