"""Hex: the first player connects top and bottom, the second left and right. Rows are slanted to the right."""

import numpy as np

from tempo.native.jit import njit
from tempo.native.rng import below
from tempo.search.game import ONGOING, WON, Game

SEEN = 4  # added to the cells of the side that a flood fill has reached
STEPS = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))  # rows and columns to the neighbours


@njit
def legal(size, state, actions):
    """Write the empty cells; return their number. The last entry of a state is the side to move, 1 or 2."""
    count = 0
    for cell in range(size * size):
        if state[cell] == 0:
            actions[count] = cell
            count += 1
    return count


@njit
def play(size, state, action):
    """Put a stone on an empty cell."""
    state[action] = state[size * size]
    state[size * size] = 3 - state[size * size]


@njit
def touches(size, state, cell, side):
    """Return whether a cell is next to a cell that the fill has reached."""
    for down, right in STEPS:
        row, column = cell // size + down, cell % size + right
        if 0 <= row < size and 0 <= column < size and state[row * size + column] == side + SEEN:
            return True
    return False


@njit
def outcome(size, state):
    """Return WON if the side that just moved has connected its borders, else ONGOING."""
    side, grows, won = 3 - state[size * size], True, False
    while grows:
        grows = False
        for cell in range(size * size):
            at = cell // size if side == 1 else cell % size
            if state[cell] == side and (at == 0 or touches(size, state, cell, side)):
                state[cell] = side + SEEN
                grows, won = True, won or at == size - 1
    for cell in range(size * size):
        state[cell] = state[cell] % SEEN
    return WON if won else ONGOING


@njit
def playout(size, state, rng):
    """Play uniformly random moves to the end. See Game.playout."""
    plies = 0
    while outcome(size, state) == ONGOING:
        cell = below(rng, size * size)
        while state[cell] != 0:
            cell = (cell + 1) % (size * size)
        play(size, state, cell)
        plies += 1
    return -plies if plies & 1 else plies


def new_state(cells: list[int], mark: int) -> np.ndarray:
    return np.array([*cells, mark], np.int8)


def new_game(size: int) -> Game:
    return Game(size, legal, play, outcome, playout, size * size, size * size)
