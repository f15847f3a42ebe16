"""What a position is worth to the side to move, in discs: the sum of what was learned of all that is looked at.

Looked at are the placements of all shapes (patterns.py), how many moves either side has, how many empty squares touch
the other side's discs, where moves may come from, which quarters of the board have an odd number of empty squares
(who moves there first moves there last), and whether a side has so few discs that it may lose them all. Each has a
weight by the number of discs on the board.

The numbers of all placements are added up a row of the board at a time, sixteen rows of a table for both sides, and
side by side: vectors of sixteen.
"""
from typing import NamedTuple

import numpy as np

from tempo.bits import ONE, ZERO, count_bits
from tempo.jit import inlined, njit
from tempo.othello.endgame.endgame_last import final_score
from tempo.othello.endgame.endgame_moves import BYTE, squares_beside
from tempo.othello.evaluation.patterns import CONTENTS, LANES, PLACEMENTS, digits_of_rows, new_starts
from tempo.othello.rules import CELLS, MINE, THEIRS, flips_from, moves_of

UNIT = 128  # of a value: a disc
LARGEST = 64 * UNIT  # no value is larger, nor less than its opposite
STARTS = new_starts()
MOST_COUNTED = 31  # beyond, moves count as so many
MOVES, LATER_MOVES, QUARTERS = CONTENTS, CONTENTS + 1024, CONTENTS + 2048  # where their weights begin
FEW_DISCS = QUARTERS + 16
SETTLED = 60  # discs: the last four squares are played out
AT_RISK = 6  # so few discs may all be taken at once
MANY = 15  # discs of a side, or more
WEIGHTS_EACH = FEW_DISCS + 256  # for each number of discs
LOOKED_AT = PLACEMENTS + 4  # weights in one value
COUNTS = 61  # of discs on the board, from 4 to 64
FIRST_DISCS = 4
ROW_LENGTH = 256 * LANES
QUARTER_MASKS = (0x0F0F0F0F, 0xF0F0F0F0, 0x0F0F0F0F00000000, 0xF0F0F0F000000000)
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (np.uint64(mask) for mask in QUARTER_MASKS)


class Knowledge(NamedTuple):
    """What was learned, and room to count in. It takes the place of a game's board: the rules never look at it."""

    rows: np.ndarray  # uint16[8 * 256 * LANES] see `digits_of_rows`
    weights: np.ndarray  # int16[COUNTS * WEIGHTS_EACH] by the number of discs
    numbers: np.ndarray  # uint16[LANES]


def new_knowledge(weights: np.ndarray) -> Knowledge:
    """Ready to evaluate with these weights."""
    return Knowledge(digits_of_rows(), weights, np.zeros(LANES, np.uint16))


@njit
def evaluate(knowledge, state):
    """The difference of discs that the side to move may expect, in units; at the end of the game the very one."""
    return worth_of(knowledge, state[MINE], state[THEIRS])


@njit
def worth_of(knowledge, mine, theirs):
    """As `evaluate`, of the discs of both sides."""
    moves, replies = moves_of(mine, theirs), moves_of(theirs, mine)
    if moves | replies == ZERO:
        return UNIT * final_score(mine, theirs)
    if count_bits(theirs) <= AT_RISK and takes_all(mine, theirs, moves):
        return LARGEST
    discs = count_bits(mine | theirs)
    if discs >= SETTLED:
        return UNIT * played_out(mine, theirs)
    start = WEIGHTS_EACH * (discs - FIRST_DISCS)
    weights = knowledge.weights
    total = np.int64(weights[start + number_of_moves(moves, replies)])
    total += weights[start + number_of_later_moves(mine, theirs)]
    total += weights[start + number_of_quarters(~(mine | theirs))]
    total += weights[start + number_of_few_discs(mine, theirs)]
    number_placements(knowledge, mine, theirs)
    for lane in range(PLACEMENTS):
        total += weights[start + STARTS[lane] + knowledge.numbers[lane]]
    return min(max(total, -LARGEST), LARGEST)


@njit
def played_out(mine, theirs):
    """The difference of discs with the last squares played by both as well as can be."""
    moves = moves_of(mine, theirs)
    if moves == ZERO:
        return final_score(mine, theirs) if moves_of(theirs, mine) == ZERO else -played_out(theirs, mine)
    best = -CELLS
    while moves != ZERO:
        rest = moves & (moves - ONE)
        disc = moves ^ rest
        turned = flips_from(disc, mine, theirs)
        best = max(best, -played_out(theirs ^ turned, mine | turned | disc))
        moves = rest
    return best


@njit
def takes_all(mine, theirs, moves):
    """Whether a move leaves the other side no disc: no sum of weights can know."""
    while moves != ZERO:
        rest = moves & (moves - ONE)
        if flips_from(moves ^ rest, mine, theirs) == theirs:
            return True
        moves = rest
    return False


@inlined
def number_placements(knowledge, mine, theirs):
    """Write the number of each placement."""
    rows, numbers = knowledge.rows, knowledge.numbers
    a, b = row_of(mine, 0), row_of(mine, 1)
    c, d = row_of(mine, 2), row_of(mine, 3)
    e, f = row_of(mine, 4), row_of(mine, 5)
    g, h = row_of(mine, 6), row_of(mine, 7)
    i, j = row_of(theirs, 0), row_of(theirs, 1)
    k, m = row_of(theirs, 2), row_of(theirs, 3)
    n, o = row_of(theirs, 4), row_of(theirs, 5)
    p, q = row_of(theirs, 6), row_of(theirs, 7)
    for x in range(LANES):
        ours = rows[a + x] + rows[b + x] + rows[c + x] + rows[d + x] + rows[e + x] + rows[f + x] + rows[g + x]
        others = rows[i + x] + rows[j + x] + rows[k + x] + rows[m + x] + rows[n + x] + rows[o + x] + rows[p + x]
        numbers[x] = ours + rows[h + x] + 2 * (others + rows[q + x])


@inlined
def row_of(discs, row):
    """Where the table holds what a row with such discs adds."""
    return np.int64((discs >> np.uint64(8 * row)) & BYTE) * LANES + row * ROW_LENGTH


@inlined
def number_of_moves(moves, replies):
    """By how many moves either side has."""
    return MOVES + 32 * min(count_bits(moves), MOST_COUNTED) + min(count_bits(replies), MOST_COUNTED)


@inlined
def number_of_later_moves(mine, theirs):
    """By how many empty squares touch discs of the other side, for either side."""
    empty = ~(mine | theirs)
    ours = count_bits(squares_beside(theirs) & empty)
    return LATER_MOVES + 32 * min(ours, MOST_COUNTED) + min(count_bits(squares_beside(mine) & empty), MOST_COUNTED)


@inlined
def number_of_quarters(empty):
    """By the quarters of the board in which the number of empty squares is odd."""
    odd = count_bits(empty & NORTH_WEST) & 1
    odd |= (count_bits(empty & NORTH_EAST) & 1) << 1
    odd |= (count_bits(empty & SOUTH_WEST) & 1) << 2
    return QUARTERS + (odd | (count_bits(empty & SOUTH_EAST) & 1) << 3)


@inlined
def number_of_few_discs(mine, theirs):
    """By the discs of either side, where they are few."""
    return FEW_DISCS + 16 * min(count_bits(mine), MANY) + min(count_bits(theirs), MANY)


@njit
def look(knowledge, mine, theirs, found):
    """Write where the weights of all that is looked at stand, in the table for any one number of discs."""
    found[PLACEMENTS] = number_of_moves(moves_of(mine, theirs), moves_of(theirs, mine))
    found[PLACEMENTS + 1] = number_of_later_moves(mine, theirs)
    found[PLACEMENTS + 2] = number_of_quarters(~(mine | theirs))
    found[PLACEMENTS + 3] = number_of_few_discs(mine, theirs)
    number_placements(knowledge, mine, theirs)
    for lane in range(PLACEMENTS):
        found[lane] = STARTS[lane] + knowledge.numbers[lane]
