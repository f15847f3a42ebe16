"""Kalah with six pits a side and four seeds a pit: who gathers more seeds wins.

A move takes all seeds out of an own pit and sows them one by one counter-clockwise, also into the own store, but not
into the opponent's. A last seed in an empty own pit captures, with the seeds opposite, if there are any. A last seed in
the own store moves again: the opponent's next move is a pass. The game ends when the pits of a side are empty; the
seeds in the pits of the other side are its own.

    12 11 10  9  8  7     cells 7 to 12, the second player's, who sows into 13
 13                    6
     0  1  2  3  4  5     cells 0 to 5, the first player's, who sows into 6
"""
import numpy as np

from tempo.native.jit import njit
from tempo.native.rng import below
from tempo.search.game import DRAWN, LOST, ONGOING, WON, Game
from tempo.search.playout_log import log_move

PITS, CELLS = 6, 14
SIDE, MUST_PASS = 14, 15  # of a state behind the seeds, int8: 0 or 1 is to move; 1 if it has to pass
PASS = CELLS  # moves are cells
MOST_MOVES, MOST_PLIES = PITS, 400


@njit
def legal(board, state, actions):
    """Write the pits with seeds, or the pass; return their number."""
    if state[MUST_PASS] == 1:
        actions[0] = PASS
        return 1
    count, first = 0, 7 * state[SIDE]
    for pit in range(first, first + PITS):
        if state[pit] > 0:
            actions[count] = pit
            count += 1
    return count


@njit
def play(board, state, action):
    """Sow the seeds of a pit, or pass; the other side is then to move, and must pass after an own store's seed."""
    first = 7 * state[SIDE]
    store, other_store = first + PITS, PITS if first > 0 else 13
    state[SIDE] = 1 - state[SIDE]
    state[MUST_PASS] = 0
    if action == PASS:
        return
    seeds, cell = state[action], action
    state[action] = 0
    while seeds > 0:
        cell = (cell + 1) % CELLS
        if cell != other_store:
            state[cell] += 1
            seeds -= 1
    if cell == store:
        state[MUST_PASS] = 1
    elif first <= cell < store and state[cell] == 1 and state[12 - cell] > 0:
        state[store] += 1 + state[12 - cell]
        state[cell] = state[12 - cell] = 0


@njit
def seeds_in(state, first):
    """Return the seeds in the six pits from `first` on."""
    total = 0
    for pit in range(first, first + PITS):
        total += state[pit]
    return total


@njit
def outcome(board, state):
    """Return the result for the side that just moved, once the pits of a side are empty."""
    mine, theirs = 7 * (1 - state[SIDE]), 7 * state[SIDE]
    own, other = seeds_in(state, mine), seeds_in(state, theirs)
    if own > 0 and other > 0:
        return ONGOING
    own, other = own + state[mine + PITS], other + state[theirs + PITS]
    return WON if own > other else LOST if own < other else DRAWN


@njit
def playout(board, state, rng, log):
    """Play uniformly random moves to the end. See Game.playout."""
    plies, result = 0, outcome(board, state)
    while result == ONGOING:
        action = PASS if state[MUST_PASS] == 1 else 7 * state[SIDE] + below(rng, PITS)
        if action == PASS or state[action] > 0:
            play(board, state, action)
            log_move(log, plies, action)
            plies += 1
            result = outcome(board, state)
    result *= plies
    return -result if plies & 1 else result


def new_state(cells: list[int], mark: int, passes: bool) -> np.ndarray:
    """Return a state: the seeds of the cells, the side to move, whether it has to pass."""
    return np.array([*cells, mark - 1, passes], np.int8)


def move_name(action: int) -> str:
    """Return the name of a pit: the first player's are a1 to f1, the second's a2 to f2 above them."""
    if action == PASS:
        return "pass"
    return f"{'abcdef'[action]}1" if action < PITS else f"{'abcdef'[12 - action]}2"


GAME = Game(None, legal, play, outcome, playout, MOST_MOVES, MOST_PLIES)
