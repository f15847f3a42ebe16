"""What alpha-beta remembers of positions: what they are worth, how deep they were searched, and the move to try first.

A position is known by 64 bits mixed from all words of its state, and has one of four places that lie in one line of
the processor's cache. Where all are taken, what was searched least deep goes, and before it what is left of an
earlier move of the game. The memory never has to be emptied, but by another game.
"""
import numpy as np

from tempo.native.jit import inlined, njit

TABLE_ENTRY = np.dtype(
    [
        ("key", np.uint64),
        ("value", np.int32),  # for the side to move
        ("move", np.int16),
        ("depth", np.int8),  # -1 in places that were never taken
        ("info", np.uint8),  # generation * 32 + 16 for lines that did not end the game + trust * 4 + bound
    ]
)
BUCKET_SIZE = np.int64(4)
LOWER, UPPER = 1, 2  # bounds that the value is; both, if it is exact
EXACT = LOWER | UPPER
GENERATIONS = 8
OLD_PENALTY = np.int64(1 << 8)  # how much less deep a position seems that was remembered for an earlier move
NOT_FOUND = np.int64(-1)
NO_MOVE = np.int64(-1)
STATE_MIX, STATE_MIX_AGAIN = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
HALF_WORD = np.uint64(32)
PART_WORD = np.uint64(29)


def new_table(bits: int) -> np.ndarray:
    """SLOT[2^bits], of 16 bytes each."""
    table = np.zeros(1 << bits, TABLE_ENTRY).view(np.recarray)
    clear_table(table)
    return table


def clear_table(table: np.ndarray) -> None:
    """Know of nothing."""
    table[:] = np.array((0, 0, -1, -1, 0), TABLE_ENTRY)


@inlined
def hash_state(state):
    """64 bits that stand for a state."""
    key = STATE_MIX_AGAIN
    for word in range(state.size):
        key = (key ^ np.uint64(state[word])) * STATE_MIX
        key ^= key >> HALF_WORD
    key *= STATE_MIX_AGAIN
    return key ^ (key >> PART_WORD)


@njit
def probe(table, key):
    """Where a position stands, or NOWHERE."""
    first = np.int64(key & np.uint64(table.size - 1)) & ~(BUCKET_SIZE - 1)
    for place in range(first, first + BUCKET_SIZE):
        if table[place].key == key and table[place].depth >= 0:
            return place
    return NOT_FOUND


@njit
def store(table, key, value, depth, move, info):
    """Keep what was found out about a position; what is known of it from a deeper search is kept instead."""
    first = np.int64(key & np.uint64(table.size - 1)) & ~(BUCKET_SIZE - 1)
    worst, least = int(first), OLD_PENALTY
    for place in range(first, first + BUCKET_SIZE):
        worth = table[place].depth - (OLD_PENALTY if table[place].info >> 5 != info >> 5 else 0)
        if table[place].key == key:
            worst = place
            if worth > depth and table[place].info >> 2 & 3 >= info >> 2 & 3:
                return
            break
        if worth < least:
            worst, least = place, worth
    table[worst].key = key
    table[worst].value = value
    table[worst].move = move
    table[worst].depth = depth
    table[worst].info = info
