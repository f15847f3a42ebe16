"""Alpha-beta's memory as several threads share it: entries are checked by xor.

An entry is two words, the key and what is known, and others may write while one reads. So the key is kept xor what is
known: parts that do not belong together give a key that nobody asks for. What was read and found sound is copied to a
slot of the thread's own, behind all others in its view of the memory; the mask of places stands in the slot before.
"""
import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.alphabeta.transposition_table import NOWHERE, OUTDATED, SLOT, SLOTS_IN_LINE, forget_all
from tempo.search.threads.pool import aligned_copy

OWN_SLOTS = 8  # two lines of the processor's cache, as it fetches them in pairs
MOVE_SHIFT, DEPTH_SHIFT, MARK_SHIFT = np.uint64(32), np.uint64(48), np.uint64(56)
LOW_32, LOW_16, LOW_8 = np.uint64((1 << 32) - 1), np.uint64((1 << 16) - 1), np.uint64((1 << 8) - 1)


def new_shared_memory(bits: int, threads: int) -> list[np.ndarray]:
    """The views that threads have of one memory of 2^bits slots, each ending with a room of its own."""
    memory = aligned_copy(np.zeros((1 << bits) + OWN_SLOTS * threads, SLOT)).view(np.recarray)
    views = [memory[: (1 << bits) + OWN_SLOTS * (seat + 1)] for seat in range(threads)]
    forget_together(views, bits)
    return views


def forget_together(views: list[np.ndarray], bits: int) -> None:
    """Know of nothing."""
    forget_all(views[-1])
    for view in views:
        view["key"][-2] = (1 << bits) - int(SLOTS_IN_LINE)


@inlined
def packed(value, move, depth, mark):
    """What is known, as one word."""
    return (
        (np.uint64(value) & LOW_32)
        | (np.uint64(move) & LOW_16) << MOVE_SHIFT
        | (np.uint64(depth) & LOW_8) << DEPTH_SHIFT
        | np.uint64(mark) << MARK_SHIFT
    )


@njit
def find_together(memory, key):
    """As `find_in_memory`: where a copy stands that nobody else writes to."""
    own = memory.size - 1
    first = np.int64(key & memory[own - 1].key)
    for place in range(first, first + SLOTS_IN_LINE):
        slot = memory[place]
        value, move, depth, mark = np.int64(slot.value), np.int64(slot.move), np.int64(slot.depth), np.int64(slot.mark)
        if slot.key ^ packed(value, move, depth, mark) == key and depth >= 0:
            kept = memory[own]
            kept.value, kept.move, kept.depth, kept.mark = value, move, depth, mark
            return np.int64(own)
    return NOWHERE


@njit
def remember_together(memory, key, value, depth, move, mark):
    """As `remember`."""
    first = np.int64(key & memory[memory.size - 2].key)
    worst, least = int(first), OUTDATED
    for place in range(first, first + SLOTS_IN_LINE):
        slot = memory[place]
        old_depth, old_mark = np.int64(slot.depth), np.int64(slot.mark)
        worth = old_depth - (OUTDATED if old_mark >> 5 != mark >> 5 else 0)
        if slot.key ^ packed(np.int64(slot.value), np.int64(slot.move), old_depth, old_mark) == key:
            worst = place
            if worth > depth and old_mark >> 2 & 3 >= mark >> 2 & 3:
                return
            break
        if worth < least:
            worst, least = place, worth
    slot = memory[worst]
    slot.key = key ^ packed(value, move, depth, mark)
    slot.value, slot.move, slot.depth, slot.mark = value, move, depth, mark
