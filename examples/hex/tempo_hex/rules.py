"""Hex on a rhombus: the first player connects the top row to the bottom row, the second the left column to the right.

A cell is row * size + column. Its neighbours are in the same row, above (also one to the right) and below (also one to
the left). There is no draw.

A state is an int16 array: the side to move, the side that has won, then the cells. A cell holds the label of its group,
positive for the first player and negative for the second: 1 if the group touches that player's starting side, else 2 +
the lowest cell of the group. So equal stones make equal states, in whatever order they were placed.
"""
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.native.jit import njit
from tempo.native.rng import below
from tempo.search.game import ONGOING, WON, Game
from tempo.search.playout_log import log_move

TO_MOVE, WINNER, CELLS_AT = 0, 1, 2  # indices into a state
AT_START = 1  # label of the groups that touch their player's starting side
BESIDE = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))  # (rows, columns) from a cell to its neighbours
LETTERS = "abcdefghijk"


class HexGeometry(NamedTuple):
    """Tables of one board size."""

    neighbours: np.ndarray  # int16[cells, 6], padded with -1
    sides: np.ndarray  # int8[2, cells], for each player: 1 at the starting side, 2 at the side to reach, 3 at both


@cache
def hex_geometry(size: int) -> HexGeometry:
    """Return the tables of a board size, the same object at every call."""
    neighbours = np.full((size * size, len(BESIDE)), -1, np.int16)
    sides = np.zeros((2, size * size), np.int8)
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for number, (down, right) in enumerate(BESIDE):
            if 0 <= row + down < size and 0 <= column + right < size:
                neighbours[cell, number] = cell + down * size + right
        for player, place in enumerate((row, column)):
            sides[player, cell] = (place == 0) + 2 * (place == size - 1)
    return HexGeometry(neighbours, sides)


@njit
def legal(board, state, actions):
    """Write the empty cells; return their number."""
    count = 0
    for cell in range(state.size - CELLS_AT):
        if state[CELLS_AT + cell] == 0:
            actions[count] = cell
            count += 1
    return count


@njit
def place(board, state, cell, mark):
    """Place a stone and join the groups beside it; note the winner."""
    sign, sides = (1, board.sides[0]) if mark == 1 else (-1, board.sides[1])
    label = AT_START if sides[cell] & 1 else cell + CELLS_AT
    for number in range(6):
        other = board.neighbours[cell, number]
        if other >= 0 and state[CELLS_AT + other] * sign > 0:
            label = min(label, state[CELLS_AT + other] * sign)
    state[CELLS_AT + cell] = sign * label
    for number in range(6):
        other = board.neighbours[cell, number]
        if other >= 0 and state[CELLS_AT + other] * sign > label:
            relabel(state, state[CELLS_AT + other], sign * label)
    if label == AT_START:
        for end in range(sides.size):
            if sides[end] & 2 and state[CELLS_AT + end] == sign:
                state[WINNER] = mark


@njit
def relabel(state, old, new):
    """Give the cells of a group another label."""
    for place in range(CELLS_AT, state.size):
        if state[place] == old:
            state[place] = new


@njit
def play(board, state, action):
    """Place a stone of the side to move; the other side is then to move."""
    place(board, state, action, state[TO_MOVE])
    state[TO_MOVE] = 3 - state[TO_MOVE]


@njit
def outcome(board, state):
    """Return WON if the side that just moved has connected its sides, else ONGOING."""
    return ONGOING if state[WINNER] == 0 else WON


@njit
def playout(board, state, rng, log):
    """Play uniformly random moves to the end. See Game.playout."""
    plies = 0
    while state[WINNER] == 0:
        cell = below(rng, state.size - CELLS_AT)
        if state[CELLS_AT + cell] == 0:
            play(board, state, cell)
            log_move(log, plies, cell)
            plies += 1
    return -plies if plies & 1 else plies


def new_state(cells: list[int], mark: int, size: int) -> np.ndarray:
    """Return a state: 0 empty, 1 the first player, 2 the second; `mark` is to move."""
    state = np.zeros(CELLS_AT + size * size, np.int16)
    state[TO_MOVE] = mark
    for cell, stone in enumerate(cells):
        if stone:
            place(hex_geometry(size), state, cell, stone)
    return state


def new_game(size: int) -> Game:
    """Return the rules on a board size."""
    return Game(hex_geometry(size), legal, play, outcome, playout, size * size, size * size)


def move_name(action: int, size: int) -> str:
    """Return a name as c4: a letter for the column, a number for the row."""
    return f"{LETTERS[action % size]}{action // size + 1}"
