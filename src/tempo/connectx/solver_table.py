"""What the solver remembers: bounds of the scores of positions, in a table that grows with the work.

An entry is one word: the part of the position's hash that is not its index, then what is known.
The hash is the position's key times an odd number: nothing is lost, so two positions never share
an entry. A word of zeros says that nothing is known, whatever its position.

Only the first 2^bits words are in use. A table that fits the processor's caches is two to three times
faster than one that does not, so it begins with 8 KiB and is four times larger each time it has taken
as many entries as it has words, up to the array it is given. Forgetting clears those 8 KiB.
"""
import numpy as np

from tempo.bits import ONE, TWO, ZERO
from tempo.jit import inlined

FAR = 32  # no score is further from 0
MIX = np.uint64(0x9E3779B97F4A7C15)
WORD_BITS = np.uint64(64)
BOUND_BITS = np.uint64(7)  # lower bound + FAR; above it FAR - upper bound
BOUND_MASK = np.uint64((1 << 7) - 1)
KNOWN_BITS = 14
KNOWN_MASK = np.uint64((1 << 14) - 1)
NOT_KEPT = np.uint64((1 << 64) - 1)  # known of a position that is not worth an entry
LEAST_BITS = 10


def least_table_bits(key_bits: int) -> int:
    """The smallest table for positions whose keys have so many bits: an entry needs room for its bounds."""
    return max(LEAST_BITS, KNOWN_BITS - (64 - key_bits))


@inlined
def known_of(table, bits, hashed):
    """What the table knows of a position: its two bounds packed."""
    known = table[hashed >> (WORD_BITS - bits)] ^ (hashed << bits)
    return known if known <= KNOWN_MASK else ZERO


@inlined
def lower_bound(known):
    """The score is at least this."""
    return np.int64(known & BOUND_MASK) - FAR


@inlined
def upper_bound(known):
    """The score is at most this."""
    return FAR - np.int64(known >> BOUND_BITS)


@inlined
def keep(table, bits, hashed, known, goal, answer):
    """Add to what was known of a position whether its score reaches the goal. Returns how many entries
    that took: none for a position that is not kept."""
    if known == NOT_KEPT:
        return 0
    if answer == 1:
        known = (known & ~BOUND_MASK) | np.uint64(goal + FAR)
    else:
        known = (known & BOUND_MASK) | (np.uint64(FAR - goal + 1) << BOUND_BITS)
    table[hashed >> (WORD_BITS - bits)] = (hashed << bits) | known
    return 1


@inlined
def grow(table, bits):
    """Spread the entries over a table four times as large. From the last to the first, so that none is
    overwritten before it has moved: entry i goes to one of the places 4 i to 4 i + 3."""
    for step in range(1 << bits):
        place = (ONE << bits) - ONE - np.uint64(step)
        entry = table[place]
        for corner in range(4):
            table[(place << TWO) + np.uint64(corner)] = ZERO
        if entry != ZERO:
            moved = (place << TWO) + (entry >> (WORD_BITS - TWO))
            table[moved] = ((entry & ~KNOWN_MASK) << TWO) | (entry & KNOWN_MASK)
