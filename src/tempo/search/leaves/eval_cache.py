"""What a network said of positions, kept for when they come up again: by another order of moves, or in the next search.

A table in which each position has one place and the last one that came there stays. What is found is what was said, to
the bit: nothing but time depends on what is remembered.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.bits import THIRTY_TWO
from tempo.native.jit import inlined
from tempo.native.rng import scramble
from tempo.network.weights import NetworkShape

CACHE_BYTES = 1 << 23  # of logits; the rest of a table takes less
EMPTY_SLOT, ANY_MOVE = -2, -1  # no move has such a number


class EvalCache(NamedTuple):
    """[N] is the number of places, a power of two."""

    uses_last_move: bool  # whether it matters which move was the last
    states: np.ndarray  # of the games' kind [N, words] the positions
    last_moves: np.ndarray  # int64[N] the moves that led there, if it matters, or NEVER
    logits: np.ndarray  # float32[N, actions] what was said
    values: np.ndarray  # float32[N]


def new_eval_cache(state: np.ndarray, shape: NetworkShape) -> EvalCache:
    """For positions of one game, and what one network says of them."""
    places = 1 << (CACHE_BYTES // (4 * shape.actions)).bit_length() - 1
    return EvalCache(
        shape.uses_last_move,
        np.zeros((places, state.size), state.dtype),
        np.full(places, EMPTY_SLOT),
        np.zeros((places, shape.actions), np.float32),
        np.zeros(places, np.float32),
    )


def clear_eval_cache(cache: EvalCache) -> None:
    """As new."""
    cache.last_moves[:] = EMPTY_SLOT


@inlined
def last_move_key(cache, last):
    """The last move, as far as it matters."""
    return last if cache.uses_last_move else ANY_MOVE


@inlined
def cache_slot(cache, state, last):
    """Where a position is kept, if it is."""
    mixed = np.uint64(last_move_key(cache, last) + 2)
    for i in range(state.size):
        mixed = scramble(mixed ^ np.uint64(state[i]))
    mixed = scramble(scramble(mixed))
    return np.int64((mixed ^ (mixed >> THIRTY_TWO)) & np.uint64(cache.values.size - 1))


@inlined
def is_cached(cache, place, state, last):
    """Whether it is this position that is kept there."""
    if cache.last_moves[place] != last_move_key(cache, last):
        return False
    for i in range(state.size):
        if cache.states[place, i] != state[i]:
            return False
    return True


@inlined
def cache_evaluation(cache, place, state, last, logits, value):
    """Write down what was said of a position."""
    cache.last_moves[place] = last_move_key(cache, last)
    for i in range(state.size):
        cache.states[place, i] = state[i]
    for action in range(logits.size):
        cache.logits[place, action] = logits[action]
    cache.values[place] = value
