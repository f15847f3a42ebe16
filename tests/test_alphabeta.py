"""Alpha-beta finds what a plain search of everything finds."""

import random

import numpy as np

from tempo.jit import njit
from tempo.othello.endgame.exact_moves import state_after
from tempo.othello.playouts import uniform_playout
from tempo.othello.rules import MINE, PASS, THEIRS, legal, moves_of, new_game, outcome, start_state
from tempo.search.alphabeta.plain import CHOSEN, new_searched_line, search_to_depth
from tempo.search.game import ONGOING

MIXED = np.uint64(0x9E3779B97F4A7C15)


@njit
def scrambled(board, state):
    """Worth nothing in particular, and not the same for any two positions."""
    return np.int64((state[0] * MIXED ^ state[1] * (MIXED >> np.uint64(3))) >> np.uint64(50)) - 8192


def plain_search(state: np.ndarray, depth: int) -> int:
    if depth == 0 or outcome(None, state) != ONGOING:
        with np.errstate(over="ignore"):
            return int(scrambled(None, state))
    actions = np.zeros(64, np.int64)
    count = legal(None, state, actions)
    return max(-plain_search(state_after(state, int(action)), depth - 1) for action in actions[:count])


def test_values_and_moves_are_those_of_a_plain_search() -> None:
    game, chance = new_game(uniform_playout), random.Random(3)
    work = new_searched_line(game, start_state())
    for plies in (4, 12, 30, 48, 55):
        state = start_state()
        for _ in range(plies):
            moves = int(moves_of(state[MINE], state[THEIRS]))
            squares = [square for square in range(64) if moves >> square & 1]
            state = state_after(state, chance.choice(squares) if squares else PASS)
        for depth in (1, 2, 3):
            expected = plain_search(state, depth)
            assert search_to_depth(game, scrambled, work, state, depth) == expected
            if outcome(None, state) == ONGOING:
                assert -plain_search(state_after(state, int(work.told[CHOSEN])), depth - 1) == expected
