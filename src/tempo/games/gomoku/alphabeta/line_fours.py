"""Wins by fours on the board of lines: each four leaves one reply.

As threats/vcf.py, but the board knows at once on which cells a side makes fours, and which reply they leave.
"""
import numpy as np

from tempo.games.gomoku.alphabeta.line_workspace import FOURS_LIMIT, FOURS_NODES
from tempo.games.gomoku.evaluation.evaluate import (
    KIND_BITS,
    NO_EMPTY_CELL,
    count_of,
    decided,
    find_kind,
    has,
    kind_of,
    threats_of,
)
from tempo.games.gomoku.evaluation.line_board import put, take
from tempo.games.gomoku.evaluation.patterns import (
    DIRECTIONS,
    MAKES_FIVE,
    MAKES_FOUR,
    MAKES_FOUR_THREE,
    MAKES_OPEN_FOUR,
    NEIGHBORS,
)
from tempo.native.jit import inlined, njit

ALL_FOURS = np.int64(0xFFFFFF << KIND_BITS * (MAKES_FOUR_THREE - 1))  # bytes of the three kinds of single fours


@inlined
def find_win_by_fours(board, status, mark, limit):
    """Return the plies in which `mark`, to move, wins by fours, found within `limit` nodes; 0 if none is found."""
    status[FOURS_NODES], status[FOURS_LIMIT] = 0, limit
    return win_by_fours(board, status, mark)


@njit
def win_by_fours(board, status, mark):
    """Return the plies in which `mark`, to move, wins by fours, or 0."""
    plies = decided(board, mark)
    if plies != 0:
        return max(plies, 0)
    mine, theirs = threats_of(board, mark), threats_of(board, 3 - mark)
    if mine & ALL_FOURS == 0 and not has(mine, MAKES_OPEN_FOUR):
        return 0
    if has(theirs, MAKES_FIVE):
        forced = find_kind(board, 3 - mark, MAKES_FIVE)
        kind = kind_of(board, forced, mark)
        return _after_four(board, status, mark, forced) if MAKES_OPEN_FOUR <= kind <= MAKES_FOUR else 0
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and MAKES_FOUR_THREE <= kind_of(board, cell, mark) <= MAKES_FOUR:
            plies = _after_four(board, status, mark, np.int64(cell))
            if plies != 0:
                return plies
            if status[FOURS_NODES] > status[FOURS_LIMIT]:
                return 0
    return 0


@inlined
def _after_four(board, status, mark, cell):
    """Return the plies in which a four on `cell` wins, or 0."""
    status[FOURS_NODES] += 1
    put(board, cell, mark)
    plies = 3
    if count_of(threats_of(board, mark), MAKES_FIVE) == 1:
        put(board, _reply_to_four(board, cell, mark), 3 - mark)
        plies = win_by_fours(board, status, mark)
        plies += 2 if plies > 0 else 0
        take(board)
    take(board)
    return plies


@inlined
def _reply_to_four(board, cell, mark):
    """Return the cell on which `mark`, who has just played `cell`, would make a five."""
    reply = NO_EMPTY_CELL
    for direction in range(DIRECTIONS):
        for place in range(NEIGHBORS):
            near = np.int64(board.around[cell, direction, place])
            if near >= 0 and board.cells[near] == 0 and kind_of(board, near, mark) == MAKES_FIVE:
                reply = near
    return reply
