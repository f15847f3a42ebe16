"""The rules of Gomoku against OpenSpiel, and the windows against a count cell by cell."""
import numpy as np
import pytest
from games import legal_moves
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.gomoku.rules import (
    CELLS_AT,
    TO_MOVE,
    gomoku_geometry,
    gomoku_legal,
    new_game,
    new_gomoku_state,
    take_stone,
)
from tempo.native.jit import kernel
from tempo.search.game import DRAWN, ONGOING, WON

SEEDS = st.randoms(use_true_random=False)
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@st.composite
def sizes(draw) -> tuple[int, int]:
    """Board size and inarow: small boards, where games end early or full, and large ones."""
    size = draw(st.one_of(st.integers(3, 7), st.integers(3, 20)))
    return size, draw(st.integers(1, min(size, 7)))


def no_playout(board, state, rng, log):
    return 0


def windows_by_hand(size: int, inarow: int) -> set[tuple[int, ...]]:
    """Return all runs of `inarow` cells in a line, walked from every cell in every direction."""
    found = set()
    for cell in range(size * size):
        for down, right in DIRECTIONS:
            places = [(cell // size + i * down, cell % size + i * right) for i in range(inarow)]
            if all(0 <= row < size and 0 <= column < size for row, column in places):
                found.add(tuple(row * size + column for row, column in places))
    return found


@given(sizes())
@settings(max_examples=20)
def test_windows_are_all_runs_of_cells(size_and_row):
    size, inarow = size_and_row
    board = gomoku_geometry(size, inarow)
    assert {tuple(cells) for cells in board.window_cells.tolist()} == windows_by_hand(size, inarow)
    if inarow > 1:  # else a cell is a window in each direction
        assert len(board.window_cells) == len(windows_by_hand(size, inarow))
    for cell, windows in enumerate(board.windows_of.tolist()):
        through = [number for number, cells in enumerate(board.window_cells.tolist()) if cell in cells]
        assert sorted(window for window in windows if window >= 0) == through
        assert windows[len(through) :] == [-1] * (len(windows) - len(through))


def test_geometries_are_cached():
    assert gomoku_geometry(15, 5) is gomoku_geometry(15, 5)
    assert new_game(15, 5, no_playout) == new_game(15, 5, no_playout)
    assert new_game(15, 5, no_playout) != new_game(15, 4, no_playout) != new_game(14, 4, no_playout)


@pytest.mark.parametrize(
    ("row", "won"), [("11110", True), ("2111012", True), ("111011", True), ("1110", False), ("211102", False)]
)
def test_five_or_more_win(row, won):
    """Put a stone on the first empty cell of a row of a 9x9 board."""
    size = 9
    cells = [0] * size * size
    for column, cell in enumerate(row):
        cells[4 * size + column] = int(cell)
    state, game = new_gomoku_state(cells, size, 5, 1), new_game(size, 5, no_playout)
    game.play(game.board, state, 4 * size + row.index("0"))
    assert game.outcome(game.board, state) == (WON if won else ONGOING)


@kernel
def take_back(board, state, cell, mark):
    take_stone(board, state, cell, mark)


@given(SEEDS, sizes(), st.integers(0, 400))
@settings(max_examples=25)
def test_taking_back_a_stone_restores_the_state(random, size_and_row, plies):
    size, inarow = size_and_row
    game, state = new_game(size, inarow, no_playout), new_gomoku_state([0] * size * size, size, inarow, 1)
    while plies and len(legal_moves(game, state)) > 1:
        game.play(game.board, state, random.choice(legal_moves(game, state)))
        plies -= 1
    before = state.copy()
    cell = random.choice(legal_moves(game, state))
    game.play(game.board, state, cell)
    take_back(game.board, state, cell, int(before[TO_MOVE]))
    assert (state[CELLS_AT:] == before[CELLS_AT:]).all()


def test_no_line_is_longer_than_the_board():
    state = new_gomoku_state([0] * 9, 3, 4, 1)
    game = new_game(3, 4, no_playout)
    for cell in range(9):
        game.play(game.board, state, cell)
    assert game.outcome(game.board, state) == DRAWN
    assert gomoku_legal(game.board, state, np.zeros(9, np.int16)) == 0
