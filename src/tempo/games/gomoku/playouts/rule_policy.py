"""The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.

The first that applies decides: complete an own row; stop the opponent from completing one; extend an own open three
toward the side with more room; stop such a three where an end has room for more; else anywhere. Named for five in a
row: whatever `inarow` is, a *three* is two stones short of it, side by side, with a free cell at both ends.
"""
import numpy as np

from tempo.games.gomoku.rules import CELLS_AT, EITHER, SECOND, STEPS, TO_MOVE
from tempo.native.jit import inlined, njit
from tempo.native.rng import below

NO_RULE = np.int64(-1)


@njit
def rule_cell(board, state, rng):
    """A cell that the first four rules demand, by lot where there are several; NO_RULE where none applies."""
    mark = np.int64(state[TO_MOVE])
    cell = last_cell(board, state, mark, rng)
    if cell == NO_RULE:
        cell = last_cell(board, state, EITHER - mark, rng)
    if cell == NO_RULE:
        cell = end_of_three(board, state, mark, 1, rng)
    if cell == NO_RULE:
        cell = end_of_three(board, state, EITHER - mark, 2, rng)
    return cell


@njit
def rule_player(board, state, rng):
    """The cell that the five rules choose; there is an empty one."""
    cell = rule_cell(board, state, rng)
    return cell if cell != NO_RULE else any_cell(board, state, rng)


@inlined
def any_cell(board, state, rng):
    """Any empty cell: draw until one is."""
    cells = board.size * board.size
    cell = below(rng, cells)
    while state[CELLS_AT + cell] != 0:
        cell = below(rng, cells)
    return cell


@njit
def last_cell(board, state, mark, rng):
    """Where `mark` can complete a row, or NO_RULE."""
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    chosen, found = NO_RULE, 0
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == four:
            found += 1
            if below(rng, found) == 0:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        chosen = cell
    return chosen


@njit
def end_of_three(board, state, mark, room, rng):
    """Beside an open three of `mark`, the end with more room, if that is so many cells; else NO_RULE."""
    chosen, found = NO_RULE, 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != mark:
            continue
        for down, right in STEPS:
            if run_length(board, state, cell, -down, -right, mark) > 0:
                continue  # a stone before it: the three begins there
            if run_length(board, state, cell, down, right, mark) != board.inarow - 3:
                continue
            last = cell + (board.inarow - 3) * (down * board.size + right)
            before = run_length(board, state, cell, -down, -right, 0)
            behind = run_length(board, state, last, down, right, 0)
            if before == 0 or behind == 0 or max(before, behind) < room:
                continue
            if before >= behind:
                found += 1
                if below(rng, found) == 0:
                    chosen = cell - down * board.size - right
            if behind >= before:
                found += 1
                if below(rng, found) == 0:
                    chosen = last + down * board.size + right
    return chosen


@njit
def run_length(board, state, cell, down, right, held):
    """How many cells that hold the same follow after a cell in one direction."""
    row, column = cell // board.size + down, cell % board.size + right
    length = 0
    while 0 <= row < board.size and 0 <= column < board.size:
        if state[CELLS_AT + row * board.size + column] != held:
            break
        row, column, length = row + down, column + right, length + 1
    return length
