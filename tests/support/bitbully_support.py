"""The solver BitBully as an independent oracle, if installed: `pip install bitbully bitbully-databases`.

It is under the AGPL, so it stays a tool for tests; it shares no code with ours.
"""
from collections.abc import Callable

import pytest


def bitbully_solver() -> Callable[[tuple[int, int]], dict[int, int]]:
    """Return a function from (stones of the side to move, all stones) to the score of each column."""
    bitbully = pytest.importorskip("bitbully")
    judge = bitbully.BitBully()

    def score_moves(position: tuple[int, int]) -> dict[int, int]:
        mine, stones = position
        mover = 1 + stones.bit_count() % 2
        bits = [[7 * column + row for column in range(7)] for row in range(5, -1, -1)]
        cells = [[(mover if mine >> bit & 1 else 3 - mover) if stones >> bit & 1 else 0 for bit in row] for row in bits]
        return judge.score_all_moves(bitbully.Board(cells))

    return score_moves
