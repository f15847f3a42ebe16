"""How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.

The squares stand in Roxanne's ranks. The fewer moves the opponent has, the sooner he must play a bad one. Each rank and
each reply costs the same: it is the search that finds out the rest.
"""
import numpy as np

from tempo.bits import ONE, ZERO, count_bits
from tempo.jit import njit
from tempo.othello.playouts import RANKS
from tempo.othello.rules import MINE, PASS, THEIRS, flips_from, moves_of

COST = 0.05  # of a rank, and of a reply: from the best square with no reply, 1, down to nothing or little below


@njit
def rate_squares(board, state, actions, count, priors):
    """Rate the moves listed."""
    mine, theirs = state[MINE], state[THEIRS]
    for i in range(count):
        if actions[i] == PASS:
            priors[i] = 0.0
            continue
        disc = ONE << np.uint64(actions[i])
        rank = 0
        while disc & RANKS[rank] == ZERO:
            rank += 1
        turned = flips_from(disc, mine, theirs)
        replies = count_bits(moves_of(theirs ^ turned, mine | turned | disc))
        priors[i] = 1.0 - COST * (rank + replies)
