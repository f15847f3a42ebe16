"""Othello's rules against OpenSpiel, the referee's plain board, and perft."""
import numba
import numpy as np
import pyspiel
import pytest
from games import count_games, legal_moves, played
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.othello.adapter.board import OthelloBoard
from tempo.games.othello.playouts import uniform_playout
from tempo.games.othello.rules import (
    CELLS,
    PASS,
    SIDE,
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
OUTCOMES = {1.0: WON, 0.0: DRAWN, -1.0: LOST}  # by what OpenSpiel returns to a player
# How many games of n moves there are: published counts.
PERFT = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288]


def perft_of_start(depth: int) -> int:
    return count_games(GAME, start_state(), depth)


def squares_of(word) -> list[int]:
    return [square for square in range(CELLS) if int(word) >> square & 1]


def test_perft():
    deepest = 8 if not numba.config.DISABLE_JIT else 5
    assert [perft_of_start(n + 1) for n in range(deepest)] == PERFT[:deepest]


@pytest.mark.slow
def test_perft_of_nine():
    assert perft_of_start(9) == PERFT[8]


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_games_agree_with_openspiel(random):
    """Ply by ply the same moves, passes included, the same board, the same end and the same result."""
    referee, state = pyspiel.load_game("othello").new_initial_state(), start_state()
    while not referee.is_terminal():
        mover = referee.current_player()
        assert legal_moves(GAME, state) == referee.legal_actions()
        rows = [line.split()[1:-1] for line in str(referee).splitlines() if line.strip()[:1].isdigit()]
        cells = ["-xo".index(cell) for row in rows for cell in row]
        assert (state == new_state(cells, 1 + mover)).all()
        move = random.choice(referee.legal_actions())
        assert square_name(move) == referee.action_to_string(move).split()[0]
        referee.apply_action(move)
        GAME.play(GAME.board, state, move)
        outcome = GAME.outcome(GAME.board, state)
        assert outcome == (OUTCOMES[referee.returns()[mover]] if referee.is_terminal() else ONGOING)


@given(st.lists(st.sampled_from([0, 1, 2]), min_size=CELLS, max_size=CELLS), st.sampled_from([1, 2]))
@settings(max_examples=300, deadline=None)
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


def turned_square(square: int, symmetry: int) -> int:
    """Return the square to which one of the eight symmetries maps a square."""
    row, column = divmod(square, SIDE)
    if symmetry & 1:
        row = SIDE - 1 - row
    if symmetry & 2:
        column = SIDE - 1 - column
    if symmetry & 4:
        row, column = column, row
    return row * SIDE + column


def turned(word, symmetry: int) -> np.uint64:
    return np.uint64(sum(1 << turned_square(square, symmetry) for square in squares_of(word)))


@given(SEEDS, st.integers(0, 60), st.integers(1, 7))
@settings(max_examples=100, deadline=None)
def test_all_directions_are_alike(random, plies, symmetry):
    state = start_state()
    for _ in range(plies):
        after = played(GAME, state, [random.choice(legal_moves(GAME, state))])
        if GAME.outcome(GAME.board, after) != ONGOING:
            break
        state = after
    mine, theirs = (turned(word, symmetry) for word in state)
    assert moves_of(mine, theirs) == turned(moves_of(*state), symmetry)
    for square in squares_of(moves_of(*state)):
        expected = turned(flips_of(*state, square), symmetry)
        assert expected and flips_of(mine, theirs, turned_square(square, symmetry)) == expected


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
