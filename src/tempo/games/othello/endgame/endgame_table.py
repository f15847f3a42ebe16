"""Transposition table of the endgame solver: bounds of the scores of positions, and the move to try first.

An entry is two words: the opponent's discs, and a mixture of both sides' discs from which the mover's follow, so that
positions cannot be confused. The top bits of the mixture are the index of the entry: in their place the entry holds
bounds and move. Zero stands for nothing known.

Bounds stay true, so the table never has to be cleared. It begins small, which suits the processor's caches, and grows
four times whenever entries for half of it have been stored.
"""
import numpy as np

from tempo.native.bits import ONE, TWO, ZERO
from tempo.native.jit import inlined

MIX_MINE, MIX_THEIRS = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
WORD = np.uint64(64)
FIELD_BITS, TWICE_FIELD_BITS = np.uint64(6), np.uint64(12)  # each of lower bound, upper bound, move
FIELD = np.uint64(63)
KNOWN_SHIFT = np.uint64(64 - 18)
FIRST_BITS, MOST_BITS = 18, 28  # of the index: at least what three fields need
LEAST, GREATEST = -64, 64  # scores


@inlined
def mix_discs(mine, theirs):
    """Return the mixture of both sides' discs."""
    return (mine * MIX_MINE) ^ (theirs * MIX_THEIRS)


@inlined
def probe_bounds(table, bits, mixed, theirs):
    """Return the bounds and the move of a position; zero if nothing is known."""
    index = (mixed >> (WORD - bits)) << ONE
    if table[index | ONE] != theirs or (table[index] ^ mixed) << bits != ZERO:
        return ZERO
    return table[index] >> KNOWN_SHIFT


@inlined
def lower_bound(known):
    """Return the lower bound in an entry."""
    return LEAST + 2 * np.int64(known & FIELD)


@inlined
def upper_bound(known):
    """Return the upper bound in an entry."""
    return GREATEST - 2 * np.int64((known >> FIELD_BITS) & FIELD)


@inlined
def likely_move(known):
    """Return the square to try first; a1 where none is known."""
    return known >> TWICE_FIELD_BITS


@inlined
def with_bound(known, score, goal):
    """Return an entry with one more bound: the score is at least this if it reaches the goal, else at most this. The
    last value at either end does not fit and is stored as the last but one."""
    if score >= goal:
        return (known & ~FIELD) | np.uint64(min(62, score) - LEAST >> 1)
    return (known & ~(FIELD << FIELD_BITS)) | np.uint64(GREATEST - max(-62, score) >> 1) << FIELD_BITS


@inlined
def store_bounds(table, bits, mixed, theirs, known):
    """Write the entry of a position.

    Args:
        table: uint64[2 * 2^bits].
        bits: uint64, log2 of the number of entries.
        mixed: uint64 from mix_discs.
        theirs: uint64, the opponent's discs.
        known: uint64, bounds and move.
    """
    index = (mixed >> (WORD - bits)) << ONE
    table[index] = (known << KNOWN_SHIFT) | (mixed << bits >> bits)
    table[index | ONE] = theirs


@inlined
def grow(table, bits):
    """Spread the entries over a table of four times the size, the last first: none is overwritten before it has
    moved."""
    size = ONE << bits
    for step in range(size):
        index = size - ONE - np.uint64(step)
        entry, theirs = table[index << ONE], table[(index << ONE) | ONE]
        for place in range(8):
            table[(index << np.uint64(3)) | np.uint64(place)] = ZERO
        if theirs != ZERO:
            mixed = (entry << bits >> bits) | (index << (WORD - bits))
            store_bounds(table, bits + TWO, mixed, theirs, entry >> KNOWN_SHIFT)
