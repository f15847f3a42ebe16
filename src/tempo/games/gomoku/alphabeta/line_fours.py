"""Wins by fours on the board of lines: each four leaves one reply.

As threats/vcf.py, but the board knows at once on which cells a side makes fours, and which reply they leave.
"""
import numpy as np

from tempo.games.gomoku.alphabeta.line_workspace import FOURS_LIMIT, FOURS_NODES, LINE_LENGTH
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
from tempo.games.gomoku.evaluation.line_board import SECOND_SIDE, put, take
from tempo.games.gomoku.evaluation.patterns import (
    BLOCKED_THREE,
    CLASS_BITS,
    DIRECTIONS,
    FOUR,
    MAKES_FIVE,
    MAKES_FOUR,
    MAKES_FOUR_THREE,
    MAKES_FOUR_TWO,
    MAKES_OPEN_FOUR,
    NEIGHBORS,
)
from tempo.native.jit import inlined, njit

CLASS_DIGIT = np.int64((1 << CLASS_BITS) - 1)
ALL_FOURS = np.int64(0xFFFFFF << KIND_BITS * (MAKES_FOUR_THREE - 1))  # bytes of the three kinds of single fours


@inlined
def find_win_by_fours(board, status, line, mark, limit):
    """Return the plies in which `mark`, to move, wins by fours, found within `limit` nodes; 0 if none is found.

    The first LINE_LENGTH moves of the win, up to where an open four or a five decides, are then in `line`.
    """
    status[FOURS_NODES], status[FOURS_LIMIT] = 0, limit
    return win_by_fours(board, status, line, mark, np.int64(0))


@njit
def win_by_fours(board, status, line, mark, ply):
    """Return the plies in which `mark`, to move, wins by fours, or 0; `ply` moves of the line have been played."""
    plies = decided(board, mark)
    if plies != 0:
        status[LINE_LENGTH] = ply
        return max(plies, 0)
    mine, theirs = threats_of(board, mark), threats_of(board, 3 - mark)
    if mine & ALL_FOURS == 0 and not has(mine, MAKES_OPEN_FOUR):
        return 0
    if has(theirs, MAKES_FIVE):
        forced = find_kind(board, 3 - mark, MAKES_FIVE)
        if kind_of(board, forced, mark) == MAKES_OPEN_FOUR or leads_on(board, mark, forced):
            return _after_four(board, status, line, mark, ply, forced)
        return 0
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and leads_on(board, mark, cell):
            plies = _after_four(board, status, line, mark, ply, np.int64(cell))
            if plies != 0:
                return plies
            if status[FOURS_NODES] > status[FOURS_LIMIT]:
                return 0
    return 0


@inlined
def leads_on(board, mark, cell):
    """Return whether a stone makes a single four that may be followed by another on another line.

    There it makes a three, or there is a cell for a four already. Cells on its own line are of no use after the reply.
    """
    if not MAKES_FOUR_THREE <= kind_of(board, cell, mark) <= MAKES_FOUR:
        return False
    side = np.int64(0 if mark == 1 else SECOND_SIDE)
    line = np.int64(0)
    for direction in range(DIRECTIONS):
        made = class_in(board, cell, side + CLASS_BITS * direction)
        if made == FOUR:
            line = np.int64(direction)
        elif made >= BLOCKED_THREE:
            return True
    threats = threats_of(board, mark)
    others = count_of(threats, MAKES_FOUR_THREE) + count_of(threats, MAKES_FOUR_TWO) + count_of(threats, MAKES_FOUR) - 1
    for place in range(NEIGHBORS):
        near = np.int64(board.around[cell, line, place])
        if near >= 0 and board.cells[near] == 0 and class_in(board, near, side + CLASS_BITS * line) == FOUR:
            others -= 1
    return others > 0


@inlined
def class_in(board, cell, shift):
    """Return the class of a cell in one direction for one side."""
    return board.codes[cell] >> shift & CLASS_DIGIT


@inlined
def _after_four(board, status, line, mark, ply, cell):
    """Return the plies in which a four on `cell` wins, or 0."""
    status[FOURS_NODES] += 1
    put(board, cell, mark)
    plies, line[ply], status[LINE_LENGTH] = 3, cell, ply + 1
    if count_of(threats_of(board, mark), MAKES_FIVE) == 1:
        line[ply + 1] = _reply_to_four(board, cell, mark)
        put(board, line[ply + 1], 3 - mark)
        plies = win_by_fours(board, status, line, mark, ply + 2)
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
