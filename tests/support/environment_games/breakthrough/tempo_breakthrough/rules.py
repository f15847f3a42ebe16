"""Breakthrough on 8x8, as in `open_spiel_breakthrough`: reaching the far row, or capturing everything, wins.

A square is row * 8 + column, from the upper left corner, a move from * 64 + to. The first player moves down, the second
up. The foremost piece can always move diagonally, so every position has a legal move.
"""
import numpy as np

from tempo.native.bits import ONE, ZERO
from tempo.native.jit import njit
from tempo.native.rng import below
from tempo.search.game import ONGOING, WON, Game
from tempo.search.playout_log import log_move

SIDE, SQUARES, NO_MOVE = 8, 64, -1
MOST_MOVES, MOST_PLIES = 6 * SIDE, 2 * SIDE * 13 + 1
MINE, THEIRS, IS_SECOND = 0, 1, 2  # uint64 words of a state: a bit for each piece; whether the second is to move
TOP_ROW, BOTTOM_ROW = np.uint64(0xFF), np.uint64(0xFF << 56)
START = np.array([0xFFFF, 0xFFFF << 48, 0], np.uint64)


@njit
def has(pieces, square):
    """Return whether a piece stands on the square."""
    return (pieces >> np.uint64(square)) & ONE != ZERO


@njit
def step(state, square, aside):
    """Return the move from a square by -1, 0 or 1 columns, or NO_MOVE."""
    if not has(state[MINE], square) or not 0 <= square % SIDE + aside < SIDE:
        return NO_MOVE
    target = square + aside + (SIDE if state[IS_SECOND] == ZERO else -SIDE)
    blocked = state[MINE] if aside != 0 else state[MINE] | state[THEIRS]
    return NO_MOVE if has(blocked, target) else square * SQUARES + target


@njit
def legal(board, state, actions):
    """Write the legal moves; return their number."""
    count = 0
    for square in range(SQUARES):
        for aside in range(-1, 2):
            action = step(state, square, aside)
            if action != NO_MOVE:
                actions[count] = action
                count += 1
    return count


@njit
def play(board, state, action):
    """Make a move; the other side is then to move."""
    start, target = ONE << np.uint64(action // SQUARES), ONE << np.uint64(action % SQUARES)
    moved = state[MINE] ^ start ^ target
    state[MINE] = state[THEIRS] & ~target
    state[THEIRS] = moved
    state[IS_SECOND] ^= ONE


@njit
def outcome(board, state):
    """Return WON if the side that just moved has won, else ONGOING."""
    goal = TOP_ROW if state[IS_SECOND] == ZERO else BOTTOM_ROW
    return WON if state[THEIRS] & goal != ZERO or state[MINE] == ZERO else ONGOING


@njit
def playout(board, state, rng, log):
    """Play uniformly random moves to the end. See Game.playout."""
    plies = 0
    while outcome(board, state) == ONGOING:
        action = step(state, below(rng, SQUARES), below(rng, 3) - 1)
        if action != NO_MOVE:
            play(board, state, action)
            log_move(log, plies, action)
            plies += 1
    return -plies if plies & 1 else plies


def openspiel_number(state: np.ndarray, action: int) -> int:
    """Return OpenSpiel's number of a move: its square, its direction out of six, whether it captures."""
    start, target = divmod(action, SQUARES)
    direction = 3 * int(state[IS_SECOND]) + 1 + target % SIDE - start % SIDE
    return (start * 6 + direction) * 2 + int(has(state[THEIRS], target))


def move_name(action: int) -> str:
    """Return a name as a1b2: letters for columns, and the top row is 1."""
    return "".join("abcdefgh"[square % SIDE] + str(square // SIDE + 1) for square in divmod(action, SQUARES))


GAME = Game(None, legal, play, outcome, playout, MOST_MOVES, MOST_PLIES)
