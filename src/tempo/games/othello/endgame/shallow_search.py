"""What a position promises, by looking a few plies ahead with what was learned: the order of moves high in the tree.

The question there costs so many nodes that a better order of the moves is worth a small search of its own.
"""
import numpy as np

from tempo.games.othello.endgame.flip_tables import flips_at
from tempo.games.othello.evaluation.evaluate import LARGEST, evaluate_discs
from tempo.games.othello.rules import moves_of, square_of
from tempo.native.bits import ONE, ZERO
from tempo.native.jit import njit

WINDOW = np.int64(2 * LARGEST)  # more than any value


@njit
def shallow_value(evaluator, mine, theirs, depth, alpha, beta):
    """What the side to move may expect, so many plies ahead, in units: exact between alpha and beta, else a bound."""
    moves = moves_of(mine, theirs)
    if depth == 0 or (moves == ZERO and moves_of(theirs, mine) == ZERO):
        return np.int64(evaluate_discs(evaluator, mine, theirs))
    if moves == ZERO:
        return -shallow_value(evaluator, theirs, mine, depth, -beta, -alpha)
    best = -WINDOW
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = flips_at(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        best = max(best, -shallow_value(evaluator, after, other, depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best
