"""Playouts and rules of thumb against the referee's board and the environment's built-in agent."""
import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.adapter.built_ins import open_threes, wins
from tempo.games.gomoku.playouts.playouts import RULES_LIMIT, rules_playout, uniform_playout
from tempo.games.gomoku.playouts.rule_policy import NO_CELL, rule_cell, rule_policy_cell
from tempo.games.gomoku.rules import CELLS_AT, gomoku_geometry, new_gomoku_state
from tempo.native.rng import new_rng


def random_board(size: int, inarow: int, plies: int, seed: int) -> GomokuBoard:
    """Return an unfinished position after random moves near the middle."""
    board, chance = GomokuBoard(size, inarow), random.Random(seed)
    for _ in range(plies):
        moves = [cell for cell in board.legal() if not board.would_win(cell, board.mark)]
        if len(moves) < 2:
            break
        board.play(min(chance.sample(moves, min(3, len(moves))), key=lambda cell: distance(cell, size)))
    return board


def distance(cell: int, size: int) -> int:
    return (2 * (cell // size) - size + 1) ** 2 + (2 * (cell % size) - size + 1) ** 2


def state_of(board: GomokuBoard) -> np.ndarray:
    return new_gomoku_state(board.cells, board.size, board.inarow, board.mark)


def cells_in(state: np.ndarray, size: int) -> list[int]:
    return state[CELLS_AT : CELLS_AT + size * size].tolist()


# ---- playouts ----

def test_uniform_playouts_are_uniform():
    """Over 3,000 first stones, the share of each cell is within 5 standard deviations."""
    size, games = 5, 3000
    first = np.zeros(size * size)
    board, rng = gomoku_geometry(size, 1), new_rng(1)
    for _ in range(games):
        state = new_gomoku_state([0] * (size * size), size, 1, 1)
        assert uniform_playout(board, state, rng, None) == -1  # with rows of one the first stone wins
        first += np.array(cells_in(state, size))
    share = 1 / (size * size)
    assert np.abs(first - games * share).max() < 5 * np.sqrt(games * share * (1 - share))


def test_some_rule_based_playouts_are_undecided():
    found = {0: 0, 1: 0}
    for seed in range(60):
        plies = rules_playout(gomoku_geometry(8, 4), state_of(GomokuBoard(8, 4)), new_rng(seed), None)
        assert abs(plies) <= RULES_LIMIT
        found[min(1, abs(plies))] += 1
    assert found[0] > 4 and found[1] > 4


# ---- the rules of thumb ----

def cells_by_rules(board: GomokuBoard) -> set[int]:
    """Return the cells of the first rule that applies, by the environment's built-in agent."""
    own, other = board.mark, 3 - board.mark
    threes = open_threes(board, own, space=1), open_threes(board, other, space=2)
    return set(next(filter(None, (wins(board, own), wins(board, other), *threes)), []))


@given(st.sampled_from([(5, 4), (6, 3), (8, 5), (9, 5), (15, 5)]), st.integers(0, 60), st.integers(0, 10**6))
@settings(max_examples=150)
def test_the_rules_agree_with_the_environment(shape, plies, seed):
    board = random_board(*shape, plies, seed)
    expected, rng = cells_by_rules(board), new_rng(seed)
    draws = range(60 if len(expected) > 1 else 3)
    chosen = {int(rule_cell(gomoku_geometry(*shape), state_of(board), rng)) for _ in draws}
    assert chosen == (expected or {NO_CELL}) if len(expected) < 4 else chosen <= expected


def test_without_a_rule_any_cell_is_played():
    rng, board = new_rng(1), GomokuBoard(5, 5)
    board.play(12)
    chosen = {int(rule_policy_cell(gomoku_geometry(5, 5), state_of(board), rng)) for _ in range(400)}
    assert chosen == set(range(25)) - {12}
