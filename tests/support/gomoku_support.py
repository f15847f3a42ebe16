"""Helpers for tests of Gomoku's threats: random positions and games, distances of cells."""
import numba
import numpy as np
import pyspiel
from gomoku_plain import Cells, completes, put
from hypothesis import strategies as st

from tempo.games.gomoku.rules import new_gomoku_state

SEEDS = st.randoms(use_true_random=False)
COMPILED = not numba.config.DISABLE_JIT


def state_of(cells: Cells, size: int, inarow: int, mark: int) -> np.ndarray:
    return new_gomoku_state(list(cells), size, inarow, mark)


@st.composite
def positions(draw) -> tuple[Cells, int, int, int]:
    """Random stones of both sides, not always in equal numbers, on a small board; no side has won."""
    size = draw(st.integers(3, 7))
    inarow = draw(st.one_of(st.integers(1, 3), st.integers(min(size, 4), min(size, 5))))
    random, share = draw(SEEDS), draw(st.sampled_from([0.4, 0.5, 0.6]))
    mark = draw(st.sampled_from([1, 2]))
    cells: Cells = (0,) * size * size
    for cell in random.sample(range(size * size), draw(st.integers(0, size * size * 2 // 3))):
        after = put(cells, cell, mark if random.random() < share else 3 - mark)
        if not completes(after, size, inarow, cell, after[cell]):
            cells = after
    return cells, size, inarow, mark


def apart(one: int, other: int, size: int) -> int:
    return max(abs(one // size - other // size), abs(one % size - other % size))


def game_position(random, size: int, inarow: int, plies: int):
    """Return a position of an OpenSpiel game with stones near each other, None if the game ended."""
    referee = pyspiel.load_game("gomoku", {"size": size, "connect": inarow}).new_initial_state()
    moves: list[int] = [random.randrange(size * size)]
    referee.apply_action(moves[0])
    for _ in range(plies):
        if referee.is_terminal():
            return None
        near = [cell for cell in referee.legal_actions() if min(apart(cell, move, size) for move in moves) <= 2]
        moves.append(random.choice(near))
        referee.apply_action(moves[-1])
    return None if referee.is_terminal() else referee


def cells_of(referee, size: int) -> Cells:
    """Return the cells of an OpenSpiel state."""
    return tuple(".bw".index(cell) for row in str(referee).split("\n")[1 : size + 1] for cell in row)
