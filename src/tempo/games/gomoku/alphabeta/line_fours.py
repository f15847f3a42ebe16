"""Wins by fours on the board of lines: each four leaves one reply.

As threats/vcf.py, but the board knows at once on which cells a side makes fours, and which reply they leave. Positions
without a win are kept: the same fours in another order lead to the same positions, and so do other lines of a search.
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
from tempo.games.gomoku.evaluation.line_board import SECOND_SIDE, SIDE_BITS, put, take
from tempo.games.gomoku.evaluation.patterns import (
    BLOCKED_THREE,
    CLASS_BITS,
    DIRECTIONS,
    FIVE,
    FOUR,
    MAKES_FIVE,
    MAKES_FOUR,
    MAKES_FOUR_THREE,
    MAKES_FOUR_TWO,
    MAKES_OPEN_FOUR,
    NEIGHBORS,
)
from tempo.native.jit import inlined, njit

CUT_SHORT = np.int64(-1)  # in place of plies: ended at the limit
# An entry of `fours_tried` is a key with the nodes that found no win in place of its lowest bits.
TRIED_BITS = np.uint64((1 << 12) - 1)
ALL_TRIED = np.int64(TRIED_BITS)  # in place of a number of nodes: there is no such win
EACH_CLASS = np.int64(0x1111)  # 1 in each digit of a code
CLASS_DIGIT = np.int64((1 << CLASS_BITS) - 1)
ALL_FOURS = np.int64(0xFFFFFF << KIND_BITS * (MAKES_FOUR_THREE - 1))  # bytes of the three kinds of single fours


@inlined
def find_win_by_fours(work, mark, limit):
    """Return the plies in which `mark`, to move, wins by fours, found within `limit` nodes; 0 if none is found.

    The first LINE_LENGTH moves of the win, up to where an open four or a five decides, are then in `fours_line`.
    """
    work.status[FOURS_NODES], work.status[FOURS_LIMIT] = 0, limit
    return max(win_by_fours(work, mark, np.int64(0)), np.int64(0))


@njit
def win_by_fours(work, mark, ply):
    """Return the plies in which `mark`, to move, wins by fours; 0 if there is no such win, else CUT_SHORT.

    `ply` moves of the line have been played.
    """
    board, status = work.board, work.status
    plies = decided(board, mark)
    if plies != 0:
        status[LINE_LENGTH] = ply
        return max(plies, np.int64(0))
    mine, theirs = threats_of(board, mark), threats_of(board, 3 - mark)
    if mine & ALL_FOURS == 0 and not has(mine, MAKES_OPEN_FOUR):
        return np.int64(0)
    if has(theirs, MAKES_FIVE):
        forced = find_kind(board, 3 - mark, MAKES_FIVE)
        if kind_of(board, forced, mark) == MAKES_OPEN_FOUR or leads_on(board, mark, forced):
            return _after_four(work, mark, ply, forced)
        return np.int64(0)
    key, begun = board.hashed[0] ^ board.zobrist[0, mark], status[FOURS_NODES]
    tried = nodes_tried(work, key)
    if tried == ALL_TRIED:
        return np.int64(0)
    if tried > status[FOURS_LIMIT] - begun:
        return CUT_SHORT
    for part in range(1 - has(mine, MAKES_FOUR_THREE), 2):  # fours that make a three come first
        for cell in range(board.cells.size):
            if not makes_class(board, cell, mark, FOUR) or board.cells[cell] != 0:
                continue
            makes_three = kind_of(board, cell, mark) == MAKES_FOUR_THREE
            if makes_three != (part == 0) or not leads_on(board, mark, cell):
                continue
            found = _after_four(work, mark, ply, np.int64(cell))
            if found > 0:
                return found
            plies = min(plies, found)
            if status[FOURS_NODES] > status[FOURS_LIMIT]:
                note_tried(work, key, min(status[FOURS_NODES] - begun, ALL_TRIED - 1))
                return CUT_SHORT
    note_tried(work, key, ALL_TRIED if plies == 0 else min(status[FOURS_NODES] - begun, ALL_TRIED - 1))
    return plies


@inlined
def nodes_tried(work, key):
    """Return the nodes that found no win in a position; ALL_TRIED if there is none, -1 if it is not known."""
    entry = work.fours_tried[np.int64(key & np.uint64(work.fours_tried.size - 1))]
    return np.int64(entry & TRIED_BITS) if entry ^ key <= TRIED_BITS else np.int64(-1)


@inlined
def note_tried(work, key, nodes):
    """Note that so many nodes found no win in a position, or ALL_TRIED."""
    place = np.int64(key & np.uint64(work.fours_tried.size - 1))
    work.fours_tried[place] = (key & ~TRIED_BITS) | np.uint64(nodes)


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
def makes_class(board, cell, mark, made):
    """Return whether a stone makes this class in any direction; it is not asked whether the cell is empty."""
    code = board.codes[cell] if mark == 1 else board.codes[cell] >> SECOND_SIDE
    others = (code & SIDE_BITS) ^ made * EACH_CLASS
    return (others - EACH_CLASS) & ~others & 8 * EACH_CLASS != 0


@inlined
def class_in(board, cell, shift):
    """Return the class of a cell in one direction for one side."""
    return board.codes[cell] >> shift & CLASS_DIGIT


@inlined
def _after_four(work, mark, ply, cell):
    """Return the plies in which a four on `cell` wins, 0 or CUT_SHORT."""
    board, status, line = work.board, work.status, work.fours_line
    status[FOURS_NODES] += 1
    put(board, cell, mark)
    plies, line[ply], status[LINE_LENGTH] = 3, cell, ply + 1
    if count_of(threats_of(board, mark), MAKES_FIVE) == 1:
        line[ply + 1] = _reply_to_four(board, cell, mark)
        put(board, line[ply + 1], 3 - mark)
        plies = win_by_fours(work, mark, ply + 2)
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
            if near >= 0 and board.cells[near] == 0 and makes_class(board, near, mark, FIVE):
                reply = near
    return reply
