"""Cache of network evaluations, for positions that come up again by another order of moves or in the next search.

Each position has one slot, and the latest one stays. A cached evaluation is the network's output to the bit, so the
cache changes the speed and nothing else.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.bits import THIRTY_TWO
from tempo.native.jit import inlined
from tempo.native.rng import scramble
from tempo.network.weights import NetworkShape

CACHE_BYTES = 1 << 23  # size of the stored logits; the other arrays are smaller
EMPTY_SLOT, ANY_MOVE = -2, -1  # numbers that no move has


class EvalCache(NamedTuple):
    """Arrays of the cache. N is the number of slots, a power of two."""

    uses_last_move: bool  # whether the network sees the last move
    states: np.ndarray  # [N, words] positions, of the game's dtype
    last_moves: np.ndarray  # int64[N] last moves, ANY_MOVE where they do not matter, or EMPTY_SLOT
    logits: np.ndarray  # float32[N, actions] policies before the softmax
    values: np.ndarray  # float32[N] values for the side to move, -1 to 1


def new_eval_cache(state: np.ndarray, shape: NetworkShape) -> EvalCache:
    """Return an empty cache for positions like `state` and the outputs of one network."""
    places = 1 << (CACHE_BYTES // (4 * shape.actions)).bit_length() - 1
    return EvalCache(
        shape.uses_last_move,
        np.zeros((places, state.size), state.dtype),
        np.full(places, EMPTY_SLOT),
        np.zeros((places, shape.actions), np.float32),
        np.zeros(places, np.float32),
    )


def clear_eval_cache(cache: EvalCache) -> None:
    """Empty all slots."""
    cache.last_moves[:] = EMPTY_SLOT


@inlined
def last_move_key(cache, last):
    """Return the last move where the network sees it, else ANY_MOVE."""
    return last if cache.uses_last_move else ANY_MOVE


@inlined
def cache_slot(cache, state, last):
    """Return the index of the slot for a position."""
    mixed = np.uint64(last_move_key(cache, last) + 2)
    for i in range(state.size):
        mixed = scramble(mixed ^ np.uint64(state[i]))
    mixed = scramble(scramble(mixed))
    return np.int64((mixed ^ (mixed >> THIRTY_TWO)) & np.uint64(cache.values.size - 1))


@inlined
def is_cached(cache, place, state, last):
    """Return whether the slot holds this very position."""
    if cache.last_moves[place] != last_move_key(cache, last):
        return False
    for i in range(state.size):
        if cache.states[place, i] != state[i]:
            return False
    return True


@inlined
def cache_evaluation(cache, place, state, last, logits, value):
    """Store an evaluation in a slot.

    Args:
        cache: EvalCache.
        place: int64, the slot from `cache_slot`.
        state: the position.
        last: int64, the last move, or NOBODY_MOVED.
        logits: float32[actions], the network's policy before the softmax.
        value: float32, the network's value for the side to move, -1 to 1.
    """
    cache.last_moves[place] = last_move_key(cache, last)
    for i in range(state.size):
        cache.states[place, i] = state[i]
    for action in range(logits.size):
        cache.logits[place, action] = logits[action]
    cache.values[place] = value
