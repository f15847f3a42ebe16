"""Candidate moves by rating, sorted as far as they are needed."""
import numpy as np

from tempo.games.gomoku.evaluation.evaluate import UNIT, rating_of
from tempo.native.jit import inlined, njit

RATING_MARGIN = np.int64(9 * UNIT)  # moves rated lower than the best by more are listed last
MOST_CANDIDATES = 40  # moves that are searched, unless all of them lose


@njit
def list_moves(board, mark, moves, ratings):
    """Write all empty cells and their ratings; return their number."""
    count = 0
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            moves[count] = cell
            ratings[count] = rating_of(board, cell, mark)
            count += 1
    return count


@inlined
def bring_best(moves, ratings, start, count):
    """Swap the best rated of the moves from `start` on to the place `start`."""
    best = start
    for number in range(start + 1, count):
        if ratings[number] > ratings[best]:
            best = number
    moves[start], moves[best] = moves[best], moves[start]
    ratings[start], ratings[best] = ratings[best], ratings[start]
