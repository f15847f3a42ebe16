"""ConnectX on bitboards of 64 bits: any board with columns * (rows + 1) <= 64.

A column takes rows + 1 bits, lowest row first. The bit on top of each column stays empty: it keeps lines from running
into the next column and takes the carry out of a full column. The standard board:

     6 13 20 27 34 41 48     always empty
     5 12 19 26 33 40 47     top row
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42     bottom row

A state is [stones of the side to move, all stones]. Adding the bottom row to all stones carries through every column
to its lowest empty cell, so one addition finds all moves. The geometry is a run-time value, so one compilation serves
every size. Four in a row has its own branch, because a general loop in its place halves the playouts per second.
"""
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.native.bits import ONE, THIRTY_TWO, TWO, ZERO, count_bits
from tempo.native.jit import inlined, njit
from tempo.native.rng import scramble
from tempo.search.game import DRAWN, ONGOING, WON, Game
from tempo.search.playout_log import log_move

WORD = 64
MINE, ALL = 0, 1  # the two words of a state


class ConnectXGeometry(NamedTuple):
    """Shifts and masks of a board, as the kernels take them."""

    columns: np.uint64
    stride: np.uint64  # bits from one column to the next: rows + 1
    column: np.uint64  # the cells of column 0
    bottom: np.uint64  # the lowest cell of every column
    cells: np.uint64  # all cells
    inarow: int
    level: np.uint64  # shift from a cell to its neighbour in the same row
    rising: np.uint64  # ... to the upper right
    falling: np.uint64  # ... to the lower right


def fits_bitboard(rows: int, columns: int) -> bool:
    """Test whether a board of this size fits in 64 bits."""
    return columns * (rows + 1) <= WORD


@cache
def new_board(rows: int, columns: int, inarow: int) -> ConnectXGeometry:
    """Return the geometry of a board size for which `fits_bitboard` is true."""
    stride = rows + 1
    column = (1 << rows) - 1
    bottom = sum(1 << (c * stride) for c in range(columns))
    # On a board narrower than a line the other three directions repeat the vertical one: that finds no other lines, and
    # keeps every shift below 64.
    level, rising, falling = (stride, stride + 1, stride - 1) if columns >= inarow else (1, 1, 1)
    return ConnectXGeometry(
        columns=np.uint64(columns),
        stride=np.uint64(stride),
        column=np.uint64(column),
        bottom=np.uint64(bottom),
        cells=np.uint64(bottom * column),
        inarow=inarow,
        level=np.uint64(level),
        rising=np.uint64(rising),
        falling=np.uint64(falling),
    )


@njit
def has_line(board, stones):
    """Test whether the stones hold `inarow` or more in a line."""
    if board.inarow == 4:
        pairs = stones & (stones >> ONE)
        lines = pairs & (pairs >> TWO)
        pairs = stones & (stones >> board.level)
        lines |= pairs & (pairs >> (board.level + board.level))
        pairs = stones & (stones >> board.rising)
        lines |= pairs & (pairs >> (board.rising + board.rising))
        pairs = stones & (stones >> board.falling)
        lines |= pairs & (pairs >> (board.falling + board.falling))
        return lines != ZERO
    return (
        _has_run(stones, ONE, board.inarow)
        or _has_run(stones, board.level, board.inarow)
        or _has_run(stones, board.rising, board.inarow)
        or _has_run(stones, board.falling, board.inarow)
    )


def has_line_in_python(board: ConnectXGeometry, stones: int) -> bool:
    """Test the same as `has_line` in plain Python integers, for a few calls that do not justify compiling."""
    for shift in (1, int(board.level), int(board.rising), int(board.falling)):
        run = stones
        for _ in range(board.inarow - 1):
            run &= run >> shift
        if run:
            return True
    return False


@njit
def _has_run(stones, shift, length):
    """Test whether `length` stones are in a row along one direction."""
    for _ in range(length - 1):
        stones &= stones >> shift
        if stones == ZERO:
            return False
    return stones != ZERO


@inlined
def drop(board, stones, column):
    """Return the lowest empty cell of a column as a bit, zero if the column is full."""
    return (stones + board.bottom) & (board.column << (column * board.stride))


@njit
def legal(board, state, actions):
    """Write the columns that are not full to `actions`; return their number."""
    count = 0
    for column in range(board.columns):
        if drop(board, state[ALL], np.uint64(column)) != ZERO:
            actions[count] = column
            count += 1
    return count


@njit
def play(board, state, action):
    """Drop a stone; the other side is then to move."""
    opponent = state[MINE] ^ state[ALL]
    state[ALL] |= drop(board, state[ALL], np.uint64(action))
    state[MINE] = opponent


@njit
def outcome(board, state):
    """Return WON, DRAWN or ONGOING for the side that just moved."""
    if has_line(board, state[MINE] ^ state[ALL]):
        return WON
    if state[ALL] == board.cells:
        return DRAWN
    return ONGOING


@njit
def playout(board, state, rng, log):
    """Drop uniformly random stones to the end; see Game.playout for the result."""
    mover = state[MINE]
    stones = state[ALL]
    random = rng[0]
    plies = 0
    while stones != board.cells:
        move = ZERO
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        log_drop(board, log, plies, move)
        plies += 1
        stones |= move
        mover |= move
        if has_line(board, mover):
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        mover ^= stones
    rng[0] = random
    return 0


@inlined
def log_drop(board, log, ply, cell):
    """Log the drop that fills a cell, given as a bit."""
    if log is not None:
        log_move(log, ply, np.uint64(count_bits(cell - ONE)) // board.stride)


def new_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """Return the state of the competition's list of cells, top row first; `mark` is to move."""
    mine = stones = 0
    for row in range(rows):
        for column in range(columns):
            cell = cells[row * columns + column]
            bit = 1 << (column * (rows + 1) + rows - 1 - row)
            stones |= bit if cell else 0
            mine |= bit if cell == mark else 0
    return np.array([mine, stones], np.uint64)


def new_game(rows: int, columns: int, inarow: int, playout: Callable = playout) -> Game:
    """Return the game on one board size."""
    return Game(new_board(rows, columns, inarow), legal, play, outcome, playout, columns, rows * columns)
