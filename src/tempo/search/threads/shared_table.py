"""Alpha-beta's memory as several threads share it: entries are checked by xor.

An entry is two words, the key and what is known, and others may write while one reads. So the key is kept xor what is
known: parts that do not belong together give a key that nobody asks for. What was read and found sound is copied to a
slot of the thread's own, behind all others in its view of the memory; the mask of places stands in the slot before.
"""
import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.alphabeta.transposition_table import BUCKET_SIZE, NOT_FOUND, OLD_PENALTY, TABLE_ENTRY, clear_table
from tempo.search.threads.pool import aligned_copy

OWN_ENTRIES = 8  # two lines of the processor's cache, as it fetches them in pairs
MOVE_SHIFT, DEPTH_SHIFT, MARK_SHIFT = np.uint64(32), np.uint64(48), np.uint64(56)
LOW_32, LOW_16, LOW_8 = np.uint64((1 << 32) - 1), np.uint64((1 << 16) - 1), np.uint64((1 << 8) - 1)


def new_shared_table(bits: int, threads: int) -> list[np.ndarray]:
    """The views that threads have of one memory of 2^bits slots, each ending with a room of its own."""
    table = aligned_copy(np.zeros((1 << bits) + OWN_ENTRIES * threads, TABLE_ENTRY)).view(np.recarray)
    views = [table[: (1 << bits) + OWN_ENTRIES * (seat + 1)] for seat in range(threads)]
    clear_shared_table(views, bits)
    return views


def clear_shared_table(views: list[np.ndarray], bits: int) -> None:
    """Know of nothing."""
    clear_table(views[-1])
    for view in views:
        view["key"][-2] = (1 << bits) - int(BUCKET_SIZE)


@inlined
def packed(value, move, depth, info):
    """What is known, as one word."""
    return (
        (np.uint64(value) & LOW_32)
        | (np.uint64(move) & LOW_16) << MOVE_SHIFT
        | (np.uint64(depth) & LOW_8) << DEPTH_SHIFT
        | np.uint64(info) << MARK_SHIFT
    )


@njit
def probe_shared(table, key):
    """Shared form of `probe`: where a copy stands that nobody else writes to."""
    own = table.size - 1
    first = np.int64(key & table[own - 1].key)
    for place in range(first, first + BUCKET_SIZE):
        slot = table[place]
        value, move, depth, info = np.int64(slot.value), np.int64(slot.move), np.int64(slot.depth), np.int64(slot.info)
        if slot.key ^ packed(value, move, depth, info) == key and depth >= 0:
            kept = table[own]
            kept.value, kept.move, kept.depth, kept.info = value, move, depth, info
            return np.int64(own)
    return NOT_FOUND


@njit
def store_shared(table, key, value, depth, move, info):
    """Store an entry, like `store`."""
    first = np.int64(key & table[table.size - 2].key)
    worst, least = int(first), OLD_PENALTY
    for place in range(first, first + BUCKET_SIZE):
        slot = table[place]
        old_depth, old_mark = np.int64(slot.depth), np.int64(slot.info)
        worth = old_depth - (OLD_PENALTY if old_mark >> 5 != info >> 5 else 0)
        if slot.key ^ packed(np.int64(slot.value), np.int64(slot.move), old_depth, old_mark) == key:
            worst = place
            if worth > depth and old_mark >> 2 & 3 >= info >> 2 & 3:
                return
            break
        if worth < least:
            worst, least = place, worth
    slot = table[worst]
    slot.key = key ^ packed(value, move, depth, info)
    slot.value, slot.move, slot.depth, slot.info = value, move, depth, info
