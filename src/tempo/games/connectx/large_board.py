"""ConnectX rules for boards that do not fit in 64 bits.

The same functions as in rules.py, on an int32 array: the side to move, whether the last stone completed a line, the
number of stones, the height of every column, then the cells row by row from the bottom. Only lines through the last
stone are checked.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.jit import njit
from tempo.native.rng import below
from tempo.search.game import DRAWN, ONGOING, WON, Game
from tempo.search.playout_log import log_move

TO_MOVE, LINE, STONES, HEIGHTS = 0, 1, 2, 3  # indices into a state; the cells follow the heights
BOTH_MARKS = 3  # 1 + 2: the other mark is BOTH_MARKS - mark


class LargeBoardGeometry(NamedTuple):
    """The size of a board, as the kernels take it."""

    rows: int
    columns: int
    inarow: int


def new_large_game(rows: int, columns: int, inarow: int) -> Game:
    """Return the game on one board size, with uniformly random playouts."""
    return Game(
        LargeBoardGeometry(rows, columns, inarow),
        large_legal,
        large_play,
        large_outcome,
        large_playout,
        columns,
        rows * columns,
    )


def new_large_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """Return the state of the competition's list of cells, top row first; `mark` is to move."""
    state = np.zeros(HEIGHTS + columns + rows * columns, np.int32)
    state[TO_MOVE], state[STONES] = mark, sum(cell != 0 for cell in cells)
    for column in range(columns):
        stack = [cells[row * columns + column] for row in range(rows - 1, -1, -1)]
        state[HEIGHTS + column] = sum(cell != 0 for cell in stack)
        for row in range(rows):
            state[HEIGHTS + columns + row * columns + column] = stack[row]
    return state


@njit
def large_legal(board, state, actions):
    """Write the columns that are not full to `actions`; return their number."""
    count = 0
    for column in range(board.columns):
        if state[HEIGHTS + column] < board.rows:
            actions[count] = column
            count += 1
    return count


@njit
def large_play(board, state, action):
    """Drop a stone; the other side is then to move."""
    row = int(state[HEIGHTS + action])
    mark = state[TO_MOVE]
    state[HEIGHTS + board.columns + row * board.columns + action] = mark
    state[HEIGHTS + action] += 1
    state[LINE] = _large_has_line(board, state, row, int(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def _large_has_line(board, state, row, column, mark):
    """Test whether the stone on a cell is part of a line of `inarow` or more. Arguments as in `_large_line_length`."""
    return (
        _large_line_length(board, state, row, column, mark, 1, 0) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 0, 1) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 1, 1) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 1, -1) >= board.inarow
    )


@njit
def _large_line_length(board, state, row, column, mark, rise, run):
    """Return the length of the row of `mark` through a cell, which counts whatever it holds.

    Args:
        board: LargeBoardGeometry.
        state: int32 array.
        row, column: int, the cell; row 0 is the bottom.
        mark: int, 1 or 2.
        rise, run: int, the direction in rows and columns.
    """
    ahead = _large_run_length(board, state, row, column, mark, rise, run)
    behind = _large_run_length(board, state, row, column, mark, -rise, -run)
    return ahead + 1 + behind


@njit
def _large_run_length(board, state, row, column, mark, rise, run):
    """Return how many stones of `mark` follow a cell in one direction. Arguments as in `_large_line_length`."""
    length = 0
    while True:
        row += rise
        column += run
        if row < 0 or row >= board.rows or column < 0 or column >= board.columns:
            return length
        if state[HEIGHTS + board.columns + row * board.columns + column] != mark:
            return length
        length += 1


@njit
def large_outcome(board, state):
    """Return WON, DRAWN or ONGOING for the side that just moved."""
    if state[LINE]:
        return WON
    if state[STONES] == board.rows * board.columns:
        return DRAWN
    return ONGOING


@njit
def large_playout(board, state, rng, log):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw another column
        large_play(board, state, column)
        log_move(log, plies, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0
