"""Value of a position for the side to move, in discs, by a small network over features.

Features are the indices of all pattern placements (patterns.py) and counts (counts.py). Each feature has `WIDTH`
weights, the same at all stages of the game. They are summed over the active features. An output head of two small
layers, one for each phase (by the number of discs), turns the sums into a value:

    sums + biases -> leaky ReLU -> HIDDEN sums -> leaky ReLU -> value        leaky ReLU(x) = x, or x / 16 below 0

All numbers are integers, so that every machine finds the same value. The indices of all placements are added up one row
of the board at a time, from sixteen rows of a table for both sides, in vectors of sixteen.
"""
from functools import partial
from typing import NamedTuple

import numpy as np

from tempo.games.othello.endgame.last_squares import final_score
from tempo.games.othello.evaluation.counts import COUNT_FEATURES, FEATURES, write_count_features
from tempo.games.othello.evaluation.patterns import LANES, PLACEMENTS, digits_of_rows, new_starts
from tempo.games.othello.rules import CELLS, MINE, SIDE, THEIRS, flips_from, moves_of
from tempo.games.othello.vectors import emit_row_sums
from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.intrinsics import llvm_intrinsic
from tempo.native.jit import inlined, njit

UNIT = 128  # value of one disc
LARGEST = 64 * UNIT  # values lie between -LARGEST and LARGEST
STARTS = new_starts()
SOLVED_DISCS = 60  # from here on the last four squares are searched to the end
CAPTURABLE_DISCS = 6  # a side with so few discs may lose all of them by one move
ACTIVE_FEATURES = PLACEMENTS + COUNT_FEATURES  # in one position

WIDTH, HIDDEN = 8, 8
FIRST_DISCS, DISCS_OF_PHASE, PHASES = 4, 4, 14  # each head covers four numbers of discs, up to SOLVED_DISCS
HEAD_SIZE = WIDTH + WIDTH * HIDDEN + 2 * HIDDEN  # biases of the sums, hidden weights, hidden biases, output weights
LEAK_BITS = 4  # of the leaky ReLU
EVEN_BYTES, SUM_MASK, BYTE_BITS = np.uint64(0x00FF00FF00FF00FF), np.uint64(0xFFFF), np.uint64(8)
ZERO_BYTE = 128  # the byte of a weight of 0
NO_WEIGHTS = np.uint64(ZERO_BYTE * 0x0101010101010101)  # of a feature that changes no value
ZERO_SUM = ZERO_BYTE * ACTIVE_FEATURES
MAX_SUM = 8191  # in steps, so that nothing overflows
# Steps in one unit, as powers of two: of a feature's weight, of a sum's bias, of the other weights.
FEATURE_BITS, SUM_BITS, WEIGHT_BITS = 4, 6, 8
VALUE_BITS = SUM_BITS + 2 * WEIGHT_BITS - 7  # from the output's steps to units


class PatternEvaluator(NamedTuple):
    """Weights and scratch memory. It takes the place of a game's board, which the rules do not read."""

    rows: np.ndarray  # uint16[8 * 256 * LANES] see `digits_of_rows`
    features: np.ndarray  # uint64[FEATURES + 1] a byte for each of the WIDTH weights; at the end NO_WEIGHTS
    heads: np.ndarray  # int32[PHASES * HEAD_SIZE]
    indices: np.ndarray  # uint16[LANES] scratch
    active: np.ndarray  # uint64[ACTIVE_FEATURES] scratch
    sums: np.ndarray  # int32[WIDTH] scratch
    hidden: np.ndarray  # int32[HIDDEN] scratch


def new_evaluator(features: np.ndarray, heads: np.ndarray) -> PatternEvaluator:
    """Return an evaluator with these weights."""
    assert features.size == FEATURES + 1 and heads.size == PHASES * HEAD_SIZE
    return PatternEvaluator(
        digits_of_rows(),
        features,
        heads,
        indices=np.zeros(LANES, np.uint16),
        active=np.zeros(ACTIVE_FEATURES, np.uint64),
        sums=np.zeros(WIDTH, np.int32),
        hidden=np.zeros(HIDDEN, np.int32),
    )


@njit
def evaluate(evaluator, state):
    """Return the expected difference of discs for the side to move, in units; exact at the end of the game."""
    return evaluate_discs(evaluator, state[MINE], state[THEIRS])


@njit
def evaluate_discs(evaluator, mine, theirs):
    """Return the same for the discs of both sides."""
    moves, replies = moves_of(mine, theirs), moves_of(theirs, mine)
    if moves | replies == ZERO:
        return UNIT * final_score(mine, theirs)
    if count_bits(theirs) <= CAPTURABLE_DISCS and captures_all(mine, theirs, moves):
        return LARGEST
    discs = count_bits(mine | theirs)
    if discs >= SOLVED_DISCS:
        return UNIT * solve_last_squares(mine, theirs)
    find_features(evaluator, mine, theirs, moves, replies)
    return apply_head(evaluator, HEAD_SIZE * ((discs - FIRST_DISCS) // DISCS_OF_PHASE))


@njit
def solve_last_squares(mine, theirs):
    """Return the difference of discs after perfect play of the last squares."""
    moves = moves_of(mine, theirs)
    if moves == ZERO:
        return final_score(mine, theirs) if moves_of(theirs, mine) == ZERO else -solve_last_squares(theirs, mine)
    best = -CELLS
    while moves != ZERO:
        rest = moves & (moves - ONE)
        disc = moves ^ rest
        turned = flips_from(disc, mine, theirs)
        best = max(best, -solve_last_squares(theirs ^ turned, mine | turned | disc))
        moves = rest
    return best


@njit
def captures_all(mine, theirs, moves):
    """Return whether a move leaves the other side without discs, which no sum of features can tell."""
    while moves != ZERO:
        rest = moves & (moves - ONE)
        if flips_from(moves ^ rest, mine, theirs) == theirs:
            return True
        moves = rest
    return False


@inlined
def find_features(evaluator, mine, theirs, moves, replies):
    """Write the active features to `evaluator.active`.

    Args:
        evaluator: PatternEvaluator.
        mine, theirs: uint64, the discs of both sides.
        moves, replies: uint64, their legal moves.
    """
    active, indices = evaluator.active, evaluator.indices
    index_placements(evaluator.rows, indices, mine, theirs)
    for lane in range(PLACEMENTS):
        active[lane] = STARTS[lane] + indices[lane]
    write_count_features(mine, theirs, moves, replies, PLACEMENTS, active)


@llvm_intrinsic(partial(emit_row_sums, lanes=LANES))
def index_placements(rows, indices, mine, theirs):
    """Write the index of each placement to `indices`. Compiled, it adds rows in vectors."""
    indices[:] = 0
    for row in range(SIDE):
        for discs, factor in ((mine, 1), (theirs, 2)):
            at = (row * 256 + (int(discs) >> (SIDE * row) & 255)) * LANES
            indices += factor * rows[at : at + LANES]


@inlined
def apply_head(evaluator, head):
    """Return the value of the active features by the head that starts at `head`."""
    sums, hidden, heads = evaluator.sums, evaluator.hidden, evaluator.heads
    sum_features(evaluator.features, evaluator.active, sums)
    for k in range(WIDTH):
        biased = (sums[k] << (SUM_BITS - FEATURE_BITS)) + heads[head + k]
        sums[k] = leaky_relu(min(max(biased, -MAX_SUM), MAX_SUM))
    a, b, c, d, e, f, g, h = sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]
    weights, biases = head + WIDTH, head + WIDTH + WIDTH * HIDDEN
    for m in range(HIDDEN):  # in vectors of 32 bits
        x = weights + m
        some = heads[x] * a + heads[x + HIDDEN] * b + heads[x + 2 * HIDDEN] * c + heads[x + 3 * HIDDEN] * d
        some += heads[x + 4 * HIDDEN] * e + heads[x + 5 * HIDDEN] * f + heads[x + 6 * HIDDEN] * g
        hidden[m] = heads[biases + m] + some + heads[x + 7 * HIDDEN] * h
    total = np.int64(0)
    for m in range(HIDDEN):
        total += np.int64(leaky_relu(hidden[m])) * heads[biases + HIDDEN + m]
    return min(max(total >> VALUE_BITS, -LARGEST), LARGEST)


@inlined
def sum_features(features, active, sums):
    """Write the sums of the active features' weights: four at once, in fields of a word that hold any sum."""
    even = odd = ZERO
    for number in range(ACTIVE_FEATURES):
        weights = features[active[number]]
        even += weights & EVEN_BYTES
        odd += (weights >> BYTE_BITS) & EVEN_BYTES
    for field in range(0, WIDTH, 2):
        shift = np.uint64(8 * field)
        sums[field] = np.int64((even >> shift) & SUM_MASK) - ZERO_SUM
        sums[field + 1] = np.int64((odd >> shift) & SUM_MASK) - ZERO_SUM


@inlined
def leaky_relu(number):
    """Return the activation: the number, or a sixteenth of it below 0."""
    return max(number, number >> LEAK_BITS)
