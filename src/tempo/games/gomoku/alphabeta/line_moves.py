"""Candidate moves by rating, found one by one, the best first."""
import numpy as np

from tempo.games.gomoku.evaluation.evaluate import NO_EMPTY_CELL, UNIT, find_kind, has, kind_of, rating_of, threats_of
from tempo.games.gomoku.evaluation.patterns import MAKES_FOUR, MAKES_OPEN_FOUR, NO_THREAT, RADIUS
from tempo.native.jit import inlined, njit

RATING_MARGIN = np.int64(9 * UNIT)  # moves rated lower than the best by more are listed last
MOST_CANDIDATES = 40  # moves that are searched, unless all of them lose
# A candidate is one number: its rating above CELL_BITS bits that are larger for cells which come first.
CELL_BITS = 16
LAST_CELL = np.int64((1 << CELL_BITS) - 1)
NO_CANDIDATE = np.int64(-1 << 62)


@njit
def list_moves(board, mark, candidates):
    """Write a candidate for each empty cell, NO_CANDIDATE for the others; return their number and the best rating.

    If the opponent threatens an open four, a move that is neither a four nor on a line with that cell loses at once,
    and is left out. Neither side may have a five.
    """
    is_threatened = has(threats_of(board, 3 - mark), MAKES_OPEN_FOUR)
    threat = find_kind(board, 3 - mark, MAKES_OPEN_FOUR) if is_threatened else NO_EMPTY_CELL
    count, top = 0, NO_CANDIDATE
    for cell in range(board.cells.size):
        candidates[cell] = NO_CANDIDATE
        if board.cells[cell] == 0 and (not is_threatened or meets(board, cell, mark, threat)):
            rating = rating_of(board, cell, mark)
            candidates[cell], top = candidate(cell, rating), max(top, rating)
            count += 1
    return count, top


@inlined
def meets(board, cell, mark, threat):
    """Return whether a move is a four, or may stop the opponent's stone on the cell `threat` from making one."""
    rows, columns = abs(cell // board.size - threat // board.size), abs(cell % board.size - threat % board.size)
    is_near = max(rows, columns) <= RADIUS and (rows == 0 or columns == 0 or rows == columns)
    return is_near or NO_THREAT < kind_of(board, cell, mark) <= MAKES_FOUR


@inlined
def candidate(cell, rating):
    """Return the candidate of a cell."""
    return rating << CELL_BITS | (LAST_CELL - cell)


@inlined
def take_best(candidates):
    """Take the best candidate off the list; return its cell."""
    best = NO_CANDIDATE
    for cell in range(candidates.size):
        best = max(best, candidates[cell])
    taken = LAST_CELL - (best & LAST_CELL)
    candidates[taken] = NO_CANDIDATE
    return taken
