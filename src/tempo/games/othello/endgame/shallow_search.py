"""Shallow search with the learned evaluation, to order the moves high in the solver's tree.

A question there is so expensive that a better order is worth a small search of its own.
"""
import numpy as np

from tempo.games.othello.evaluation.evaluate import LARGEST, evaluate_discs
from tempo.games.othello.rules import flips_of, moves_of, square_of
from tempo.native.bits import ONE, ZERO
from tempo.native.jit import njit

WINDOW = np.int64(2 * LARGEST)  # more than any value


@njit
def shallow_value(evaluator, mine, theirs, depth, alpha, beta):
    """Return the value of a position by alpha-beta, in units: exact between alpha and beta, else a bound.

    Args:
        evaluator: PatternEvaluator.
        mine, theirs: uint64, the discs of both sides.
        depth: plies to search.
        alpha, beta: the window, in units.
    """
    moves = moves_of(mine, theirs)
    if depth == 0 or (moves == ZERO and moves_of(theirs, mine) == ZERO):
        return np.int64(evaluate_discs(evaluator, mine, theirs))
    if moves == ZERO:
        return -shallow_value(evaluator, theirs, mine, depth, -beta, -alpha)
    best = -WINDOW
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = flips_of(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        best = max(best, -shallow_value(evaluator, after, other, depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best
