"""Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.

A cell is row * size + column, the top row first. A *window* is a run of `inarow` cells in one of four directions. A
state counts the stones of both sides in every window. A side wins when a window is full of its stones, whatever is
beside it, so longer lines win as well. The same counts tell what a stone threatens.

A state is an int16 array: the side to move, the number of stones, whether the last stone completed a line; then the
cells (0 empty, 1 or 2); then a count for each window, stones of mark 1 + 32 * stones of mark 2. It does not hold the
last move: equal stones make equal states, and the search finds a transposition by its state.

Windows are faster even for a uniform playout, which needs only the end of the game, than a scan of int8 cells along
the lines through the last stone: 18 against 22 ns a stone on 15x15, 16 against 30 on 8x8, where a random game takes
109 and 45 stones (both versions timed in one run). Updating twenty counts has no branch to mispredict.
"""
from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np

from tempo.native.jit import njit
from tempo.search.game import DRAWN, ONGOING, WON, Game

TO_MOVE, STONES, LINE_MADE, CELLS_AT = 0, 1, 2, 3  # indices into a state; the windows follow the cells
BOTH_MARKS = 3  # 1 + 2: the other mark is BOTH_MARKS - mark
SECOND = 32  # a stone of mark 2 adds this to its windows; a stone of mark 1 adds 1
# The rows of `scratch`: windows in which the attacker lacks two stones; the winning line; stacked lists of defences;
# a flag for each cell of the list being built; the stones of each board row as bits; counters of a search.
THREES, LINE, DEFENCES, IS_LISTED, ROWS, COUNTERS = range(6)
MAX_THREATS = 8  # depth limit of the VCT search, in threats
FAILURE_SLOTS = 1 << 14  # 128 kB: fits in the second-level cache
# Weight of a window for a cell in it. Tuned by matches of the moves with the highest priors, with the threat search.
WEIGHT_GROWTH = 3.0  # factor for each stone more
BLOCKING_WEIGHT = 0.8  # factor for a window of the opponent's
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))  # (rows, columns) from one cell of a window to the next


class GomokuGeometry(NamedTuple):
    """Tables of one board size and work space for the threat search. One object for each size, compared by identity."""

    size: int
    inarow: int
    windows_of: np.ndarray  # int16[cells, 4 * inarow] the windows through a cell, padded with -1
    window_cells: np.ndarray  # int16[windows, inarow] the cells of a window
    weights: np.ndarray  # float32[2, inarow + 1] of a window by its stones: the mover's alone, the opponent's alone
    # Work space of the threat search, since jitted code creates no arrays. Few arrays: each array that is passed to a
    # function adds compile time.
    scratch: np.ndarray  # int64[6, max(windows, (MAX_THREATS + 1) * cells)] one list a row: THREES to COUNTERS
    zobrist: np.ndarray  # uint64[3, cells + MAX_THREATS + 1] random; rows 1 and 2: stones of a mark; row 0: depths
    failures: np.ndarray  # uint64[FAILURE_SLOTS] hash table of positions without a win


@cache
def gomoku_geometry(size: int, inarow: int) -> GomokuGeometry:
    """Return the tables of a board size, the same object at every call."""
    windows = [
        [(row + i * down) * size + column + i * right for i in range(inarow)]
        for down, right in STEPS
        for row in range(size)
        for column in range(size)
        if _on_board(row + (inarow - 1) * down, size) and _on_board(column + (inarow - 1) * right, size)
    ]
    window_cells = np.array(windows, np.int16).reshape(len(windows), inarow)
    windows_of = np.full((size * size, 4 * inarow), -1, np.int16)
    filled = [0] * (size * size)
    for window, through in enumerate(windows):
        for cell in through:
            windows_of[cell, filled[cell]] = window
            filled[cell] += 1
    cells = size * size
    random = Random(1)
    zobrist = [[random.getrandbits(64) for _ in range(cells + MAX_THREATS + 1)] for _ in range(3)]
    return GomokuGeometry(
        size,
        inarow,
        windows_of,
        window_cells,
        _new_window_weights(inarow),
        np.zeros((6, max(len(windows), (MAX_THREATS + 1) * cells)), np.int64),
        np.array(zobrist, np.uint64),
        np.zeros(FAILURE_SLOTS, np.uint64),
    )


def _new_window_weights(inarow: int) -> np.ndarray:
    """Return the weights of a window by its stones: float32[2, inarow + 1], the mover's, then the opponent's."""
    own = [WEIGHT_GROWTH ** (stones - inarow) for stones in range(inarow + 1)]
    return np.array([own, [BLOCKING_WEIGHT * weight for weight in own]], np.float32)


def _on_board(place: int, size: int) -> bool:
    """Test whether a row or column number is on the board."""
    return 0 <= place < size


def new_gomoku_state(cells: list[int], size: int, inarow: int, mark: int) -> np.ndarray:
    """Return the state of a list of cells, top row first: 0 empty, 1 or 2; `mark` is to move.

    No side may have won: LINE_MADE is about the last stone, which the cells do not tell.
    """
    board = gomoku_geometry(size, inarow)
    marks = np.array(cells, np.int16)
    values = np.array([0, 1, SECOND], np.int16)[marks]
    windows = values.take(board.window_cells.T).sum(axis=0, dtype=np.int16)
    head = np.array([mark, np.count_nonzero(marks), 0], np.int16)
    return np.concatenate([head, marks, windows])


@njit
def gomoku_legal(board, state, actions):
    """Write the empty cells to `actions`; return their number."""
    count = 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] == 0:
            actions[count] = cell
            count += 1
    return count


@njit
def gomoku_play(board, state, action):
    """Put a stone on an empty cell; the other side is then to move."""
    mark = np.int64(state[TO_MOVE])  # int64 as elsewhere: numba would compile `put_stone` again for int16
    state[LINE_MADE] = put_stone(board, state, np.int64(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def put_stone(board, state, cell, mark):
    """Put a stone of `mark` on a cell and in its windows; return 1 if it completes a line, else 0.

    The first three entries of the state (TO_MOVE, STONES, LINE_MADE) stay as they are.
    """
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    made = 0
    state[CELLS_AT + cell] = mark
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window] + stone
        state[windows_at + window] = stones
        if stones == stone * board.inarow:
            made = 1
    return made


@njit
def take_stone(board, state, cell, mark):
    """Undo `put_stone`."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    state[CELLS_AT + cell] = 0
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        state[windows_at + window] -= stone


@njit
def gomoku_outcome(board, state):
    """Return WON, DRAWN or ONGOING for the side that just moved."""
    if state[LINE_MADE]:
        return WON
    if state[STONES] == board.size * board.size:
        return DRAWN
    return ONGOING


def new_game(size: int, inarow: int, playout: Callable) -> Game:
    """Return the game on one board size with one of the playouts."""
    cells = size * size
    return Game(gomoku_geometry(size, inarow), gomoku_legal, gomoku_play, gomoku_outcome, playout, cells, cells)
