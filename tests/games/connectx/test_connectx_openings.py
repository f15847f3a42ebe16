"""Openings are legal, undecided, distinct as long as there are enough, and reproducible from the seed."""

import pytest
from config_support import connectx_config
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.arena.adapter.game_adapter import board_after
from tempo.games.connectx.adapter.openings import draw_openings, position_after
from tempo.games.connectx.rules import new_board, new_state
from tempo.games.connectx.solver.solver import Solver


def environment_board(opening, config):
    """Return, by the environment's rules, whether the opening wins, its free columns, and whether a win is at hand."""
    from kaggle_environments.envs.connectx.connectx import is_win, play
    from kaggle_environments.utils import structify

    environment = structify(dict(config.shape))
    board, won = [0] * (config.shape["rows"] * config.shape["columns"]), False
    for ply, column in enumerate(opening):
        assert board[column] == 0
        play(board, column, 1 + ply % 2, environment)
        won = won or is_win(board, column, 1 + ply % 2, environment)
    mark = 1 + len(opening) % 2
    free = [column for column in range(config.shape["columns"]) if board[column] == 0]
    return won, free, any(is_win(board, column, mark, environment, has_played=False) for column in free)


@settings(max_examples=20)
@given(
    st.tuples(st.integers(1, 8), st.integers(1, 9), st.integers(1, 5)),
    st.integers(0, 2**32),
)
def test_openings_are_legal_and_undecided(shape, seed):
    config = connectx_config(*shape)
    openings = draw_openings(12, config, (2, 6), seed)
    assert len(openings) == 12
    for opening in openings:
        won, free, win_at_hand = environment_board(opening, config)
        assert not won
        assert free
        assert len(opening) <= 6
        assert not win_at_hand or opening == ()


def test_a_thousand_openings_are_distinct_and_of_every_length():
    openings = draw_openings(1000, connectx_config(), (2, 6), seed=1)
    assert len({position_after(opening, connectx_config()) for opening in openings}) == 1000
    assert {len(opening) for opening in openings} == {2, 3, 4, 5, 6}


def test_mirror_images_are_one_position():
    assert position_after((0, 1, 6), connectx_config()) == position_after((6, 5, 0), connectx_config())
    assert position_after((0, 1, 6), connectx_config()) != position_after((0, 1, 5), connectx_config())


def test_the_seed_decides():
    assert draw_openings(50, connectx_config(), (2, 6), 7) == draw_openings(50, connectx_config(), (2, 6), 7)
    assert draw_openings(50, connectx_config(), (2, 6), 7) != draw_openings(50, connectx_config(), (2, 6), 8)


def test_balanced_positions_repeat_only_after_all_were_used():
    """6 of the 25 positions with two stones are drawn. Their mirror images follow when all have been used."""
    openings = draw_openings(24, connectx_config(), (2, 2), seed=3)
    positions = [position_after(opening, connectx_config()) for opening in openings]
    assert len(set(positions[:6])) == len(set(positions)) == 6
    boards = [tuple(board_after(connectx_config(), opening).cells) for opening in openings]
    assert set(boards[:6]) | set(boards[6:12]) == set(boards)
    assert boards[:6] == boards[12:18]


def test_openings_of_the_standard_board_are_balanced():
    """A solver with an empty table scores them as draws."""
    solver = Solver(new_board(6, 7, 4), table_bits=24)
    for opening in draw_openings(2, connectx_config(), (8, 8), seed=5):
        board = board_after(connectx_config(), opening)
        bounds = solver.solve(new_state(board.cells, 6, 7, board.mark), floor=-1, ceiling=1)
        assert (bounds.low, bounds.high) == (0, 0)


def test_other_boards_have_random_openings():
    """The 13 positions with two stones on 5 columns, mirror images once, all come before one repeats."""
    openings = draw_openings(20, connectx_config(rows=5, columns=5), (2, 2), seed=3)
    positions = [position_after(opening, connectx_config(rows=5, columns=5)) for opening in openings]
    assert len(set(positions[:13])) == len(set(positions)) == 13


@pytest.mark.parametrize("config", [connectx_config(1, 1, 4), connectx_config(6, 7, 1), connectx_config(1, 2, 2)])
def test_boards_without_openings_get_empty_or_short_ones(config):
    for opening in draw_openings(5, config, (2, 6), seed=0):
        assert len(opening) <= 1
