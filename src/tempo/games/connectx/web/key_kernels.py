"""Walk through the positions of book and outcome tables as kernels, for the player in JavaScript.

A position's key, stones of the side to move plus all stones, holds it whole: seven bits a column, whose value v means
the largest 2^h - 1 up to v stones' cells, and the rest for the side to move. The mirror image of a key is the key with
its columns the other way round.
"""

import numpy as np

from tempo.games.connectx.book.book import BOOK_BOTTOM, BOOK_COLUMN, BOOK_COLUMNS, BOOK_STRIDE
from tempo.native.bits import ONE, ZERO
from tempo.native.jit import kernel, njit

STRIDE, BOTTOM, COLUMN = np.uint64(BOOK_STRIDE), np.uint64(BOOK_BOTTOM), np.uint64(BOOK_COLUMN)
COLUMN_KEY = np.uint64((1 << BOOK_STRIDE) - 1)
LAST_COLUMN = np.uint64(BOOK_COLUMNS - 1)
RISING, FALLING = np.uint64(BOOK_STRIDE + 1), np.uint64(BOOK_STRIDE - 1)
FULL, WINS = np.uint64(1 << 62), np.uint64(1 << 63)  # above all keys: the column is full; the move wins
LOST, WON = -1, 1


@njit
def stones_of(key):
    """Return all stones of a position."""
    stones = ZERO
    for column in range(BOOK_COLUMNS):
        shift = np.uint64(column) * STRIDE
        value, above = (key >> shift) & COLUMN_KEY, ONE
        while above + above <= value + ONE:
            above += above
        stones |= (above - ONE) << shift
    return stones


@njit
def mirrored_key(key):
    """Return the key of the mirror image."""
    image = ZERO
    for column in range(BOOK_COLUMNS):
        part = (key >> (np.uint64(column) * STRIDE)) & COLUMN_KEY
        image |= part << ((LAST_COLUMN - np.uint64(column)) * STRIDE)
    return image


@njit
def has_four(stones):
    """Test whether stones hold four in a row."""
    fours = ZERO
    for shift in (ONE, STRIDE, RISING, FALLING):
        pairs = stones & (stones >> shift)
        fours |= pairs & (pairs >> (shift + shift))
    return fours != ZERO


@njit
def key_after(key, column):
    """Return the key after a move, the smaller one of both mirror images; or FULL, or WINS."""
    stones = stones_of(key)
    mine, move = key - stones, (stones + BOTTOM) & (COLUMN << (np.uint64(column) * STRIDE))
    if move == ZERO:
        return FULL
    if has_four(mine | move):
        return WINS
    after = (mine ^ stones) + (stones | move)
    return min(after, mirrored_key(after))


@kernel
def next_keys(keys, count, later):
    """Write the keys after all moves that do not end the game to `later`, unsorted; return their number."""
    used = 0
    for number in range(count):
        for column in range(BOOK_COLUMNS):
            after = key_after(keys[number], column)
            if after < FULL:
                later[used] = after
                used += 1
    return used


@kernel
def keys_after_moves(keys, moves, count, later):
    """Write the key after each position's own move to `later`; return the number of those that go on."""
    used = 0
    for number in range(count):
        after = key_after(keys[number], moves[number])
        if after < FULL:
            later[used] = after
            used += 1
    return used


@kernel
def back_up_outcomes(keys, count, later, later_count, later_outcomes, outcomes):
    """Write the outcome of each position for the side to move, from the outcomes one move later, sorted by key."""
    for number in range(count):
        best = LOST
        for column in range(BOOK_COLUMNS):
            after = key_after(keys[number], column)
            if after == WINS:
                best = WON
            elif after != FULL:
                low, high = 0, later_count - 1
                while low < high:
                    middle = (low + high) >> 1
                    if later[middle] < after:
                        low = middle + 1
                    else:
                        high = middle
                best = max(best, -later_outcomes[low])
        outcomes[number] = best
