"""Priors of moves, for move ordering and progressive bias: the rank of the square, and the number of replies.

The ranks are Roxanne's, as in the playouts. The fewer moves the opponent has, the sooner it must play a bad one: that
says far more than the square.
"""
import numpy as np

from tempo.games.othello.rules import MINE, PASS, THEIRS, flips_from, moves_of
from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.jit import njit

# The squares of each rank, the best first; the comment names one of each group of symmetric squares.
RANKS = np.array(
    [
        0x8100000000000081,  # a1
        0x0000240000240000,  # c3
        0x0000182424180000,  # c4 d3
        0x2400810000810024,  # a3 c1
        0x1800008181000018,  # a4 d1
        0x0024420000422400,  # b3 c2
        0x0018004242001800,  # b4 d2
        0x0042000000004200,  # b2
        0x4281000000008142,  # a2 b1
        0x0000001818000000,  # the four in the middle, taken from the start unless a board is set up otherwise
    ],
    np.uint64,
)

# A corner that leaves no reply promises more than a win; most moves promise about a half.
BEST_PRIOR, RANK_COST, REPLY_COST = 1.1, 0.02, 0.08


@njit
def write_move_priors(board, state, actions, count, priors):
    """Write the priors of the listed moves.

    Args:
        board: unused.
        state: uint64[2] the position.
        actions: int64[] the moves.
        count: how many of them.
        priors: float[] written.
    """
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
        priors[i] = BEST_PRIOR - RANK_COST * rank - REPLY_COST * replies
