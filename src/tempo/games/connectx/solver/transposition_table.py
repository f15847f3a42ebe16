"""What the solver remembers: bounds of the scores of positions, in a table that grows with the work.

A position's key, times an odd number, is its hash: nothing is lost, so the part of the hash that is not
the index, kept in the entry, tells positions apart with certainty. The rest of the entry is what is
known; a word of zeros says that nothing is, whatever the position.

The table is made of pages. The page follows from the lower rows of the board alone, the place in it from
the hash. The lower rows of all positions below a node are mostly filled and the same, so the search dwells
in a few pages at a time, and these stay in the processor's caches, which one hash over the whole
table would leave at every node. For the same reason the table begins as a single
page and is four times larger each time it has taken as many entries as it has words.
"""
import numpy as np

from tempo.native.bits import ONE, TWO, ZERO
from tempo.native.jit import inlined

MAX_SCORE = 32  # no score is further from 0
MIX = np.uint64(0x9E3779B97F4A7C15)
UNMIX = np.uint64(pow(0x9E3779B97F4A7C15, -1, 1 << 64))
WORD_BITS = np.uint64(64)
LAST_BIT = np.uint64(63)
BOUND_BITS = np.uint64(7)  # lower bound + MAX_SCORE; above it MAX_SCORE - upper bound
BOUND_MASK = np.uint64((1 << 7) - 1)
KNOWN_BITS = 14
KNOWN_MASK = np.uint64((1 << 14) - 1)
NOT_STORED = np.uint64((1 << 64) - 1)  # known of a position that is not worth an entry
MIN_PAGE_BITS = 10  # 8 KiB, which forgetting has to clear


def min_page_bits(key_bits: int) -> int:
    """The smallest page for keys of so many bits: with fewer the bounds find no room in an entry."""
    return max(MIN_PAGE_BITS, KNOWN_BITS - (64 - key_bits))


@inlined
def slot_of(work, bits, hashed, region):
    """Where the entry of a position is in a table of 2^bits words."""
    page = region >> ONE >> (LAST_BIT + work.page_bits - bits)  # in two steps: 64 at once would be none
    return (page << work.page_bits) | (hashed >> (WORD_BITS - work.page_bits))


@inlined
def region_key(work, key):
    """What decides about the page."""
    return (key & work.lower) * MIX


@inlined
def probe_bounds(work, bits, hashed, region):
    """What the table knows of a position: its two bounds packed."""
    known = work.table[slot_of(work, bits, hashed, region)] ^ (hashed << work.page_bits)
    return known if known <= KNOWN_MASK else ZERO


@inlined
def lower_bound(known):
    """The score is at least this."""
    return np.int64(known & BOUND_MASK) - MAX_SCORE


@inlined
def upper_bound(known):
    """The score is at most this."""
    return MAX_SCORE - np.int64(known >> BOUND_BITS)


@inlined
def store_bounds(work, bits, hashed, region, known, goal, answer):
    """Add to what was known of a position whether its score reaches the goal. Returns how many entries
    that took: none for a position that is not kept."""
    if known == NOT_STORED:
        return 0
    if answer == 1:
        known = (known & ~BOUND_MASK) | np.uint64(goal + MAX_SCORE)
    else:
        known = (known & BOUND_MASK) | (np.uint64(MAX_SCORE - goal + 1) << BOUND_BITS)
    work.table[slot_of(work, bits, hashed, region)] = (hashed << work.page_bits) | known
    return 1


@inlined
def grow(work, bits):
    """Spread the entries over a table four times as large: page p over the pages 4 p to 4 p + 3, the last
    page first, so that none is overwritten before it has moved."""
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
            table[slot_of(work, bits + TWO, hashed, region_key(work, key))] = entry
