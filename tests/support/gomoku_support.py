"""Helpers for tests of Gomoku's threats: random positions, distances of cells."""
import numba
import numpy as np
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
