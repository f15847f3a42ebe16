"""Transposition table of alpha-beta: value, bound, depth and best move of positions.

A position is known by 64 hash bits, and may lie in any of four entries that share one cache line. In a full bucket the
entry of an earlier search goes first, then the one with the least depth. The table is only cleared for another game.

Several threads may share a table. An entry is two words, so one thread may read the first word of one entry and the
second of another. Therefore the key is stored xor what is known: such a pair gives a key that nobody asks for.
"""
import numpy as np

from tempo.native.jit import inlined, njit

TABLE_ENTRY = np.dtype(
    [
        ("key", np.uint64),  # hash of the position, xor `known`
        ("known", np.int64),  # what is known, packed; 0 in an empty entry
    ]
)
BUCKET_SIZE = np.int64(4)
LOWER, UPPER = 1, 2  # the value is a lower or an upper bound; both, if it is exact
EXACT = LOWER | UPPER
GENERATIONS = 8
OLD_PENALTY = np.int64(1 << 8)  # depth that an entry of an earlier search is ranked lower
NOT_FOUND = np.int64(0)
NO_MOVE = np.int64(-1)
VALUE_BIAS = np.int64(1 << 30)  # what is known is never negative
STATE_MIX, STATE_MIX_AGAIN = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
HALF_WORD = np.uint64(32)
PART_WORD = np.uint64(29)


def new_table(bits: int) -> np.ndarray:
    """Return an empty table of 2^bits entries, 16 bytes each."""
    return np.zeros(1 << bits, TABLE_ENTRY).view(np.recarray)


@inlined
def hash_state(state):
    """Return a 64-bit hash of a state."""
    key = STATE_MIX_AGAIN
    for word in range(state.size):
        key = (key ^ np.uint64(state[word])) * STATE_MIX
        key ^= key >> HALF_WORD
    key *= STATE_MIX_AGAIN
    return key ^ (key >> PART_WORD)


@inlined
def unpack_known(known):
    """Return value, depth, move and info, as `store` takes them."""
    return (known >> 32) - VALUE_BIAS, known >> 8 & 0xFF, (known >> 16 & 0xFFFF) + NO_MOVE, known & 0xFF


@njit
def probe(table, key):
    """Return what is known of a position, or NOT_FOUND."""
    first = np.int64(key & np.uint64(table.size - 1)) & ~(BUCKET_SIZE - 1)
    for place in range(first, first + BUCKET_SIZE):
        known = table[place].known
        if table[place].key ^ np.uint64(known) == key:
            return known
    return NOT_FOUND


@njit
def store(table, key, value, depth, move, info):
    """Store the result of a search; a deeper one of the same position, at least as sure, stays.

    Args:
        table: TABLE_ENTRY[2^bits].
        key: uint64, hash of the position.
        value: int64, for the side to move.
        depth: int64, plies searched.
        move: int64, best move, or NO_MOVE.
        info: int64, generation * 32 + hit_horizon * 16 + selectivity * 4 + bound.
    """
    first = np.int64(key & np.uint64(table.size - 1)) & ~(BUCKET_SIZE - 1)
    worst, least = int(first), OLD_PENALTY
    for place in range(first, first + BUCKET_SIZE):
        known = table[place].known
        _, old_depth, _, old_info = unpack_known(known)
        worth = old_depth - (OLD_PENALTY if old_info >> 5 != info >> 5 else 0)
        if table[place].key ^ np.uint64(known) == key:
            worst = place
            if worth > depth and old_info >> 2 & 3 >= info >> 2 & 3:
                return
            break
        if worth < least:
            worst, least = place, worth
    known = value + VALUE_BIAS << 32 | move - NO_MOVE << 16 | depth << 8 | info
    table[worst].key = key ^ np.uint64(known)
    table[worst].known = known
