"""Transposition table of the solver: bounds of scores, in a table that grows with the search.

The hash of a position is its key times an odd number. That loses nothing, so the part of the hash that is not the
index, kept in the entry, identifies the position with certainty. The rest of the entry holds the two bounds; a word
of zeros means that nothing is known, for any position.

The table consists of pages. The page depends on the lower rows of the board alone, the slot in it on the hash. Below
a node the lower rows are mostly filled and equal, so the search stays in a few pages at a time, and these stay in the
processor's caches. One hash over the whole table would leave them at every node. For the same reason the table starts
as a single page, and grows fourfold whenever it has stored as many entries as it has words.
"""
import numpy as np

from tempo.native.bits import ONE, TWO, ZERO
from tempo.native.jit import inlined

MAX_SCORE = 32  # bound of all scores: -MAX_SCORE to MAX_SCORE
MIX = np.uint64(0x9E3779B97F4A7C15)
UNMIX = np.uint64(pow(0x9E3779B97F4A7C15, -1, 1 << 64))
WORD_BITS = np.uint64(64)
LAST_BIT = np.uint64(63)
BOUND_BITS = np.uint64(7)  # bits of each bound: lower bound + MAX_SCORE, and above it MAX_SCORE - upper bound
BOUND_MASK = np.uint64((1 << 7) - 1)
KNOWN_BITS = 14
KNOWN_MASK = np.uint64((1 << 14) - 1)
NOT_STORED = np.uint64((1 << 64) - 1)  # in place of the bounds of a position that gets no entry
MIN_PAGE_BITS = 10  # 8 KiB, cleared by each reset


def min_page_bits(key_bits: int) -> int:
    """Return the bits of the smallest page for keys of this size: the bounds must fit beside the rest of the hash."""
    return max(MIN_PAGE_BITS, KNOWN_BITS - (64 - key_bits))


@inlined
def _slot_of(work, bits, hashed, region):
    """Return the index of a position's entry in a table of 2^bits words."""
    page = region >> ONE >> (LAST_BIT + work.page_bits - bits)  # in two steps: a shift by 64 would do nothing
    return (page << work.page_bits) | (hashed >> (WORD_BITS - work.page_bits))


@inlined
def region_key(work, key):
    """Return the hash of the lower rows, which selects the page."""
    return (key & work.lower) * MIX


@inlined
def probe_bounds(work, bits, hashed, region):
    """Return the packed bounds of a position, ZERO if it has no entry."""
    known = work.table[_slot_of(work, bits, hashed, region)] ^ (hashed << work.page_bits)
    return known if known <= KNOWN_MASK else ZERO


@inlined
def lower_bound(known):
    """Return the lower bound of packed bounds."""
    return np.int64(known & BOUND_MASK) - MAX_SCORE


@inlined
def upper_bound(known):
    """Return the upper bound of packed bounds."""
    return MAX_SCORE - np.int64(known >> BOUND_BITS)


@inlined
def store_bounds(work, bits, hashed, region, known, goal, answer):
    """Store the answer whether a position's score reaches the goal; return the number of entries written, 0 or 1.

    Args:
        work: SolverWorkspace.
        bits: uint64, log2 of the table's size now.
        hashed, region: uint64, from `hash_of`.
        known: uint64, the packed bounds so far, or NOT_STORED for a position that gets no entry.
        goal: int64, the score in question.
        answer: 1 if the score is at least `goal`, else 0.
    """
    if known == NOT_STORED:
        return 0
    if answer == 1:
        known = (known & ~BOUND_MASK) | np.uint64(goal + MAX_SCORE)
    else:
        known = (known & BOUND_MASK) | (np.uint64(MAX_SCORE - goal + 1) << BOUND_BITS)
    work.table[_slot_of(work, bits, hashed, region)] = (hashed << work.page_bits) | known
    return 1


@inlined
def grow(work, bits):
    """Spread the entries over a table four times as large: page p over the pages 4 p to 4 p + 3.

    The last page goes first, so that none is overwritten before it has moved.
    """
    table, size = work.table, ONE << bits
    for step in range(size):
        place = size - ONE - np.uint64(step)
        page = place >> work.page_bits << TWO
        slot = place & ((ONE << work.page_bits) - ONE)
        entry = table[place]
        for corner in range(4):
            table[((page + np.uint64(corner)) << work.page_bits) | slot] = ZERO
        if entry != ZERO:
            hashed = ((entry & ~KNOWN_MASK) >> work.page_bits) | (slot << (WORD_BITS - work.page_bits))
            key = (hashed * UNMIX) >> work.pad
            table[_slot_of(work, bits + TWO, hashed, region_key(work, key))] = entry
