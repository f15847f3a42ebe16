"""Othello's rules against OpenSpiel, the referee's plain board, and perft."""
import numba
import pytest
from games import count_games, legal_moves, played
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.othello.adapter.board import OthelloBoard
from tempo.games.othello.playouts import uniform_playout
from tempo.games.othello.rules import (
    CELLS,
    PASS,
    flips_of,
    moves_of,
    new_game,
    new_state,
    square_name,
    start_state,
)
from tempo.search.game import DRAWN, LOST, ONGOING, WON

GAME = new_game(uniform_playout)
SEEDS = st.randoms(use_true_random=False)
# How many games of n moves there are: published counts.
PERFT = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288]


def perft_of_start(depth: int) -> int:
    return count_games(GAME, start_state(), depth)


def squares_of(word) -> list[int]:
    return [square for square in range(CELLS) if int(word) >> square & 1]


def test_perft():
    deepest = 7 if not numba.config.DISABLE_JIT else 5
    assert [perft_of_start(n + 1) for n in range(deepest)] == PERFT[:deepest]


@pytest.mark.slow
def test_perft_of_nine():
    assert perft_of_start(9) == PERFT[8]


@given(st.lists(st.sampled_from([0, 1, 2]), min_size=CELLS, max_size=CELLS), st.sampled_from([1, 2]))
@settings(max_examples=80)
def test_any_position_agrees_with_the_referees_board(cells, mark):
    """Unreachable boards included: every move, every flipped disc, and the end."""
    board, state = OthelloBoard(cells, mark), new_state(cells, mark)
    assert squares_of(moves_of(*state)) == board.squares(mark)
    for square in range(CELLS):
        if cells[square] == 0:
            assert squares_of(flips_of(*state, square)) == sorted(board.flips(square, mark))
    ongoing = GAME.outcome(GAME.board, state) == ONGOING
    assert ongoing == (not board.is_over())
    if ongoing:
        assert legal_moves(GAME, state) == board.legal()


def test_a_pass_changes_the_side_to_move():
    """Black on a1 and white on b1 alone: black takes c1 and wins by all; white first must pass."""
    cells = [1, 2] + [0] * 62
    white = new_state(cells, 2)
    assert legal_moves(GAME, white) == [PASS]
    assert GAME.outcome(GAME.board, white) == ONGOING
    black = played(GAME, white, [PASS])
    assert (black == new_state(cells, 1)).all()
    assert legal_moves(GAME, black) == [2]
    end = played(GAME, black, [2])
    assert (end == new_state([1, 1, 1] + [0] * 61, 2)).all()
    assert GAME.outcome(GAME.board, end) == WON
    assert GAME.outcome(GAME.board, end[::-1].copy()) == LOST


def test_equal_discs_are_a_draw():
    cells = [1] * 32 + [2] * 32
    assert {GAME.outcome(GAME.board, new_state(cells, mark)) for mark in (1, 2)} == {DRAWN}
    assert GAME.outcome(GAME.board, new_state([2, *cells[1:]], 1)) == WON  # for white, which just moved
    assert GAME.outcome(GAME.board, new_state([2, *cells[1:]], 2)) == LOST


def test_squares_have_their_names():
    assert [square_name(square) for square in (0, 1, 7, 8, 19, 63, 64)] == ["a1", "b1", "h1", "a2", "d3", "h8", "pass"]
