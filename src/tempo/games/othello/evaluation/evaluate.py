"""What a position is worth to the side to move, in discs, as it was learned: by a small network over what is seen.

Seen are the placements of all shapes (patterns.py) and what is counted (counts.py). Each content of a shape and each
count stands for `WIDTH` numbers, the same at all times of the game; these are added up. What the sums are worth, by
the number of discs on the board, two small layers say, the judge:

    sums -> bend -> HIDDEN sums of these -> bend -> one sum                    bend(x) = x, or x / 16 where it is less

All in whole numbers, so that every machine finds the same. The numbers of all placements are added up a row of the
board at a time, sixteen rows of a table for both sides, and side by side: vectors of sixteen.
"""
from typing import NamedTuple

import numpy as np

from tempo.games.othello.endgame.flip_tables import BYTE
from tempo.games.othello.endgame.last_squares import final_score
from tempo.games.othello.evaluation.counts import ALL_CONTENTS, COUNTED, count_all
from tempo.games.othello.evaluation.patterns import LANES, PLACEMENTS, digits_of_rows, new_starts
from tempo.games.othello.rules import CELLS, MINE, THEIRS, flips_from, moves_of
from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.jit import inlined, njit

UNIT = 128  # of a value: a disc
LARGEST = 64 * UNIT  # no value is larger, nor less than its opposite
STARTS = new_starts()
SETTLED = 60  # discs: the last four squares are played out
AT_RISK = 6  # so few discs may all be taken at once
SEEN_AT_ONCE = PLACEMENTS + COUNTED  # contents in one position
ROW_LENGTH = 256 * LANES

WIDTH, HIDDEN = 8, 8
FIRST_DISCS, DISCS_OF_PHASE, PHASES = 4, 4, 14  # a judge for each four numbers of discs, up to SETTLED
JUDGE = WIDTH + WIDTH * HIDDEN + 2 * HIDDEN  # numbers: what the sums begin with, the weights and begin of the hidden
BEND = 4  # bits
EACH_SECOND, ONE_SUM, BYTE_BITS = np.uint64(0x00FF00FF00FF00FF), np.uint64(0xFFFF), np.uint64(8)
ZERO_BYTE = 128  # stands for a number that is nothing
NOTHING = ZERO_BYTE * SEEN_AT_ONCE
MOST_SUM = 8191  # in steps, so that nothing overflows
# Steps in one, as powers of two: of a number that a content stands for, of what is added to sums, of the other weights.
CONTENT_BITS, SUM_BITS, WEIGHT_BITS = 4, 6, 8
VALUE_BITS = SUM_BITS + 2 * WEIGHT_BITS - 7  # to units


class Knowledge(NamedTuple):
    """What was learned, and room to count in. It takes the place of a game's board: the rules never look at it."""

    rows: np.ndarray  # uint16[8 * 256 * LANES] see `digits_of_rows`
    contents: np.ndarray  # uint64[ALL_CONTENTS] a byte for each of the WIDTH numbers
    judges: np.ndarray  # int32[PHASES * JUDGE]
    numbers: np.ndarray  # uint16[LANES]
    seen: np.ndarray  # int64[SEEN_AT_ONCE]
    sums: np.ndarray  # int32[WIDTH]
    hidden: np.ndarray  # int32[HIDDEN]


def new_knowledge(contents: np.ndarray, judges: np.ndarray) -> Knowledge:
    """Ready to evaluate with this."""
    assert contents.size == ALL_CONTENTS and judges.size == PHASES * JUDGE
    return Knowledge(
        digits_of_rows(),
        contents,
        judges,
        numbers=np.zeros(LANES, np.uint16),
        seen=np.zeros(SEEN_AT_ONCE, np.int64),
        sums=np.zeros(WIDTH, np.int32),
        hidden=np.zeros(HIDDEN, np.int32),
    )


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
    see(knowledge, mine, theirs, moves, replies)
    return judged(knowledge, JUDGE * ((discs - FIRST_DISCS) // DISCS_OF_PHASE))


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
    """Whether a move leaves the other side no disc: no sum can know."""
    while moves != ZERO:
        rest = moves & (moves - ONE)
        if flips_from(moves ^ rest, mine, theirs) == theirs:
            return True
        moves = rest
    return False


@inlined
def see(knowledge, mine, theirs, moves, replies):
    """Write the numbers of all contents that are seen."""
    seen, numbers = knowledge.seen, knowledge.numbers
    number_placements(knowledge, mine, theirs)
    for lane in range(PLACEMENTS):
        seen[lane] = STARTS[lane] + numbers[lane]
    count_all(mine, theirs, moves, replies, PLACEMENTS, seen)


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
def judged(knowledge, judge):
    """What the contents that are seen are worth to the judge who begins here."""
    sums, hidden, judges = knowledge.sums, knowledge.hidden, knowledge.judges
    add_up(knowledge.contents, knowledge.seen, sums)
    for k in range(WIDTH):
        begun = (sums[k] << (SUM_BITS - CONTENT_BITS)) + judges[judge + k]
        sums[k] = bent(min(max(begun, -MOST_SUM), MOST_SUM))
    a, b, c, d, e, f, g, h = sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]
    weights, begin = judge + WIDTH, judge + WIDTH + WIDTH * HIDDEN
    for m in range(HIDDEN):  # in vectors of 32 bits
        x = weights + m
        some = judges[x] * a + judges[x + HIDDEN] * b + judges[x + 2 * HIDDEN] * c + judges[x + 3 * HIDDEN] * d
        some += judges[x + 4 * HIDDEN] * e + judges[x + 5 * HIDDEN] * f + judges[x + 6 * HIDDEN] * g
        hidden[m] = judges[begin + m] + some + judges[x + 7 * HIDDEN] * h
    total = np.int64(0)
    for m in range(HIDDEN):
        total += np.int64(bent(hidden[m])) * judges[begin + HIDDEN + m]
    return min(max(total >> VALUE_BITS, -LARGEST), LARGEST)


@inlined
def add_up(contents, seen, sums):
    """Write the sums of the numbers for which contents stand: four at once, in fields of a word that hold any sum."""
    even = odd = ZERO
    for number in range(SEEN_AT_ONCE):
        stands_for = contents[seen[number]]
        even += stands_for & EACH_SECOND
        odd += (stands_for >> BYTE_BITS) & EACH_SECOND
    for field in range(0, WIDTH, 2):
        shift = np.uint64(8 * field)
        sums[field] = np.int64((even >> shift) & ONE_SUM) - NOTHING
        sums[field + 1] = np.int64((odd >> shift) & ONE_SUM) - NOTHING


@inlined
def bent(number):
    """What the layers do to a number between them."""
    return max(number, number >> BEND)
