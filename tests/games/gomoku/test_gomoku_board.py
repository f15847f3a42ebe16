"""The referee's board of Gomoku against OpenSpiel, and the openings."""

import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.arena.adapter.game_adapter import new_config
from tempo.games.gomoku.adapter import openings
from tempo.games.gomoku.adapter.board import GomokuBoard, in_turns, read_move, write_move
from tempo.games.gomoku.adapter.openings import draw_openings, key_of, near_the_middle

SHAPES = st.tuples(st.integers(3, 19), st.integers(1, 7))


def foreign(size, inarow, moves=()):
    state = pyspiel.load_game(f"gomoku(size={size},connect={inarow})").new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


# ---- the referee's board ----


@settings(max_examples=60)
@given(SHAPES, st.randoms(use_true_random=False))
def test_the_referee_agrees_with_openspiel_to_the_end_of_the_game(shape, generator):
    board, state = GomokuBoard(*shape), foreign(*shape)
    while not state.is_terminal():
        assert (board.rewards(), board.winner, board.is_over()) == (None, 0, False)
        assert board.legal() == state.legal_actions()
        assert board.mark == 1 + state.current_player()
        cell = generator.choice(state.legal_actions())
        after = state.child(cell)
        assert board.would_win(cell, board.mark) == (1.0 in after.returns())
        board.play(cell)
        state = after
    assert board.rewards() == tuple(state.returns())
    assert board.is_over() and not board.legal()
    won = board.winning_line()
    assert bool(won) == bool(board.winner) == bool(state.winning_line())
    assert {row * board.size + column for row, column in state.winning_line()} <= set(won)
    assert {board.cells[cell] for cell in won} <= {board.winner}
    assert len(won) == 0 or len(won) >= board.inarow


def test_all_cells_of_winning_lines_are_returned():
    board = GomokuBoard(9, 5)
    for cell in (0, 1, 2, 4, 5):
        board.cells[cell] = 1
    for cell in (12, 21, 30, 39):
        board.cells[cell] = 1
    board.play(3)
    assert board.rewards() == (1, -1)
    assert board.winning_line() == [0, 1, 2, 3, 4, 5, 12, 21, 30, 39]


@given(SHAPES, st.integers(0, 400), st.randoms(use_true_random=False))
def test_any_board_is_reached_by_alternating_moves(shape, stones, generator):
    size = shape[0]
    cells = [0] * size**2
    for number, cell in enumerate(generator.sample(range(size**2), min(stones, size**2))):
        cells[cell] = 1 + number % 2
    board = GomokuBoard(size, size + 1)
    board.reset(in_turns(cells))
    assert board.cells == cells
    for wrong in ([*cells, 2, 2], [*cells, 1, 1]):
        with pytest.raises(ValueError, match="no alternating game"):
            in_turns(wrong)


def test_names_of_cells():
    assert [write_move(cell, 15) for cell in (0, 1, 15, 112, 224)] == ["a1", "b1", "a2", "h8", "o15"]
    assert write_move(399, 20) == "t20"
    for size in (3, 15, 20):
        assert [read_move(write_move(cell, size), size) for cell in range(size**2)] == list(range(size**2))
    assert read_move("H8", 15) == 112
    for wrong in ("", "h", "8", "h0", "h16", "p1", "h08", "h-1", "hh", "h8 ", "h²", "é1"):
        assert read_move(wrong, 15) is None


def test_a_game_may_start_with_stones():
    board = GomokuBoard(5, 3, [1, 1] + [0] * 21 + [2, 2], mark=2)
    assert (board.mark, board.plies, board.stones) == (2, 0, 4)
    board.play(22)
    assert (board.winner, board.rewards(), board.winning_line()) == (2, (-1, 1), [22, 23, 24])
    assert not board.is_legal(2)
    board.reset([3])
    assert (board.mark, board.plies, board.stones, board.winner) == (1, 1, 5, 0)
    assert [board.is_legal(cell) for cell in (-1, 0, 2, 3, 24, 25)] == [False, False, True, False, False, False]


# ---- openings ----


def test_openings_differ_by_more_than_symmetry_and_are_undecided():
    config = new_config("gomoku", {})
    drawn = draw_openings(300, config, (2, 4), 1)
    assert drawn == draw_openings(300, config, (2, 4), 1) != draw_openings(300, config, (2, 4), 2)
    assert len({key_of(opening, 15) for opening in drawn}) == 300
    assert {len(opening) for opening in drawn} == {2, 3, 4}
    assert {cell for opening in drawn for cell in opening} == set(near_the_middle(15))
    assert {divmod(cell, 15)[0] for cell in near_the_middle(15)} == set(range(4, 11))
    assert len(near_the_middle(15)) == 49


COUNTS = [(15, 0, 1), (15, 1, 10), (3, 2, 12), (8, 2, 33), (15, 2, 315)]


@pytest.mark.parametrize(("size", "plies", "positions"), COUNTS)
def test_positions_repeat_only_after_all_were_used(size, plies, positions):
    """The numbers of positions up to symmetry follow from Burnside's lemma."""
    drawn = draw_openings(positions + 20, new_config("gomoku", {"size": size}), (plies, plies), 5)
    keys = [key_of(opening, size) for opening in drawn]
    assert len(set(keys)) == len(set(keys[:positions])) == positions


def completes(stones, cell, size, inarow):
    """Test whether `stones` and this cell contain a line of `inarow` cells through the cell."""
    row, column = divmod(cell, size)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for first in range(1 - inarow, 1):
            line = [(row + step * down, column + step * right) for step in range(first, first + inarow)]
            inside = all(0 <= place < size for point in line for place in point)
            if inside and {row * size + column for row, column in line} - {cell} <= set(stones):
                return True
    return False


@settings(max_examples=6)
@given(SHAPES, st.integers(0, 6), st.integers(0, 99))
def test_no_side_can_win_with_its_next_stone_after_an_opening(shape, plies, seed):
    config = new_config("gomoku", {"size": shape[0], "inarow": shape[1]})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openings, "PATIENCE", 100)  # fewer draws before openings become shorter
        drawn = draw_openings(3, config, (plies, plies), seed)
    for opening in drawn:
        assert len(opening) <= plies
        free = set(range(shape[0] ** 2)) - set(opening)
        sides = [opening[seat::2] for seat in (0, 1)]
        assert not opening or not any(completes(stones, cell, *shape) for cell in free for stones in sides)
        assert not foreign(*shape, opening).is_terminal()


def test_a_key_identifies_a_position_up_to_symmetry():
    row = [0, 1, 17, 30]
    turned = [cell % 6 * 6 + 5 - cell // 6 for cell in row]
    mirrored = [cell // 6 * 6 + 5 - cell % 6 for cell in row]
    swapped = [17, 1, 0, 30]
    recoloured = [1, 0, 17, 30]
    assert key_of(row, 6) == key_of(turned, 6) == key_of(mirrored, 6) == key_of(swapped, 6)
    assert key_of(row, 6) != key_of(recoloured, 6)
