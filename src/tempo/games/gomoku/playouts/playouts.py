"""Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.

A random stone costs little more than adding to the windows through its cell, which is also how the end is seen.
"""
import numpy as np

from tempo.games.gomoku.candidates import cell_worth
from tempo.games.gomoku.playouts.rule_policy import any_cell, rule_player
from tempo.games.gomoku.rules import EITHER, SECOND, STONES, TO_MOVE, put_stone
from tempo.games.gomoku.threats.vcf import NOWHERE, TWO_CELLS, must_take, survey
from tempo.native.jit import inlined, njit

RULES_LIMIT = 30  # plies after which a game by the rules counts as undecided
LOOKS = 6  # cells that are compared before a stone is put


@njit
def uniform_playout(board, state, rng):
    """Any empty cell is as likely as any other; see Game.playout for the result."""
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    for plies in range(1, left + 1):
        if put_stone(board, state, any_cell(board, state, rng), mark):
            return plies if plies & 1 == 0 else -plies
        mark = EITHER - mark
    return 0


@njit
def rules_playout(board, state, rng):
    """Both sides by the rules; 0 where that leads to nothing within the limit."""
    left = min(RULES_LIMIT, board.size * board.size - np.int64(state[STONES]))
    for plies in range(1, left + 1):
        cell = rule_player(board, state, rng)
        mark = np.int64(state[TO_MOVE])
        made = put_stone(board, state, cell, mark)
        if made:
            return plies if plies & 1 == 0 else -plies
        state[TO_MOVE] = EITHER - mark
    return 0


@njit
def worthy_playout(board, state, rng):
    """Rows are completed and stopped; else of a few empty cells drawn by lot the one whose windows are worth most.

    A side that threatens to complete a row on two cells has won: the other could not stop both.
    """
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    own, other, _ = survey(board, state, mark)
    for plies in range(1, left + 1):
        if own != NOWHERE:
            return plies if plies & 1 == 0 else -plies
        if other == TWO_CELLS:
            return -plies - 1 if plies & 1 == 0 else plies + 1
        cell = other if other != NOWHERE else worthy_cell(board, state, mark, rng)
        put_stone(board, state, cell, mark)
        stone = 1 if mark == 1 else SECOND
        own, other = NOWHERE, must_take(board, state, cell, stone * (board.inarow - 1))
        mark = EITHER - mark
    return 0


@inlined
def worthy_cell(board, state, mark, rng):
    """Of some empty cells drawn by lot, the one whose windows are worth most to this side."""
    best = any_cell(board, state, rng)
    most = cell_worth(board, state, best, mark)
    for _ in range(LOOKS - 1):
        cell = any_cell(board, state, rng)
        worth = cell_worth(board, state, cell, mark)
        if worth > most:
            best, most = cell, worth
    return best
