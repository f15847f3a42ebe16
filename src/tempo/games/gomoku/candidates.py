"""Which cells are worth considering, and how good each looks at first sight.

A row that can be completed is completed, one that the opponent could complete is stopped, and a win by fours of his is
answered with what may stop it; nothing that could change the result is left out by that. Else the cells near a stone,
and on the empty board the middle.
"""
import numpy as np

from tempo.games.gomoku.rules import CELLS_AT, ROWS, SECOND, STONES, TO_MOVE
from tempo.games.gomoku.threats.vcf import NOWHERE, empty_cell
from tempo.games.gomoku.threats.vct import find_answers
from tempo.native.jit import njit

NEAR = 2  # how many rows or columns away a stone is near
ANSWER_NODES = np.int64(50)  # what looking for a win of the opponent's is worth, each time moves are listed


@njit
def candidates(board, state, actions):
    """Write the cells worth considering; return how many, at least one while the game goes on."""
    if state[STONES] == 0:
        actions[0] = (board.size // 2) * board.size + board.size // 2
        return 1
    mine = 1 if state[TO_MOVE] == 1 else SECOND
    count = list_fives(board, state, mine * (board.inarow - 1), actions)
    if count == 0:
        count = list_fives(board, state, (1 + SECOND - mine) * (board.inarow - 1), actions)
    if count == 0:
        count = find_answers(board, state, ANSWER_NODES, actions)
    if count == 0:
        count = list_near(board, state, actions)
    return count


@njit
def list_fives(board, state, stones, actions):
    """Write the last empty cells of the windows that count so many stones, each once."""
    count = 0
    windows_at = CELLS_AT + board.size * board.size
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == stones:
            cell = empty_cell(board, state, window, NOWHERE)
            known = 0
            while known < count and actions[known] != cell:
                known += 1
            if known == count:
                actions[count] = cell
                count += 1
    return count


@njit
def list_near(board, state, actions):
    """Write the empty cells near a stone, whoever's."""
    for row in range(board.size):
        bits = 0
        for column in range(board.size):
            if state[CELLS_AT + row * board.size + column] != 0:
                bits |= 1 << (column + NEAR)
        board.lists[ROWS, row + NEAR] = bits | bits << 1 | bits << 2 | bits >> 1 | bits >> 2
    count = 0
    for row in range(board.size):
        near = np.int64(0)
        for i in range(2 * NEAR + 1):  # the two rows before the first and after the last are empty
            near |= board.lists[ROWS, row + i]
        for column in range(board.size):
            cell = row * board.size + column
            if near >> (column + NEAR) & 1 and state[CELLS_AT + cell] == 0:
                actions[count] = cell
                count += 1
    return count


@njit
def rate_cells(board, state, actions, count, ratings):
    """Write a rating for each of the cells listed: float32, 1 for the best, down to 0 for what is worth nothing."""
    mover = np.int64(state[TO_MOVE])
    best = np.float32(0.0)
    for i in range(count):
        ratings[i] = cell_worth(board, state, np.int64(actions[i]), mover)
        best = max(best, ratings[i])
    if best > 0.0:
        for i in range(count):
            ratings[i] /= best


@njit
def cell_worth(board, state, cell, mover):
    """How many windows a stone on this cell brings nearer to a row, or takes from the opponent, and how near."""
    windows_at = CELLS_AT + board.size * board.size
    worth = np.float32(0.0)
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = np.int64(state[windows_at + window])
        if stones < SECOND:
            worth += board.worth[0 if mover == 1 or stones == 0 else 1, stones]
        elif stones % SECOND == 0:
            worth += board.worth[0 if mover == 2 else 1, stones // SECOND]
    return worth
