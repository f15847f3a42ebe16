"""Candidate moves by rating, sorted as far as they are needed."""
import numpy as np

from tempo.games.gomoku.evaluation.evaluate import NO_EMPTY_CELL, UNIT, find_kind, has, kind_of, rating_of, threats_of
from tempo.games.gomoku.evaluation.patterns import MAKES_FOUR, MAKES_OPEN_FOUR, NO_THREAT, RADIUS
from tempo.native.jit import inlined, njit

RATING_MARGIN = np.int64(9 * UNIT)  # moves rated lower than the best by more are listed last
MOST_CANDIDATES = 40  # moves that are searched, unless all of them lose


@njit
def list_moves(board, mark, moves, ratings):
    """Write the empty cells and their ratings; return their number.

    If the opponent threatens an open four, a move that is neither a four nor on a line with that cell loses at once,
    and is left out. Neither side may have a five.
    """
    is_threatened = has(threats_of(board, 3 - mark), MAKES_OPEN_FOUR)
    threat = find_kind(board, 3 - mark, MAKES_OPEN_FOUR) if is_threatened else NO_EMPTY_CELL
    count = 0
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and (not is_threatened or meets(board, cell, mark, threat)):
            moves[count] = cell
            ratings[count] = rating_of(board, cell, mark)
            count += 1
    return count


@inlined
def meets(board, cell, mark, threat):
    """Return whether a move is a four, or may stop the opponent's stone on the cell `threat` from making one."""
    rows, columns = abs(cell // board.size - threat // board.size), abs(cell % board.size - threat % board.size)
    is_near = max(rows, columns) <= RADIUS and (rows == 0 or columns == 0 or rows == columns)
    return is_near or NO_THREAT < kind_of(board, cell, mark) <= MAKES_FOUR


@inlined
def bring_best(moves, ratings, start, count):
    """Swap the best rated of the moves from `start` on to the place `start`."""
    best = start
    for number in range(start + 1, count):
        if ratings[number] > ratings[best]:
            best = number
    moves[start], moves[best] = moves[best], moves[start]
    ratings[start], ratings[best] = ratings[best], ratings[start]
