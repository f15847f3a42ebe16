"""The solver against minimax on small boards, itself, and positions with known scores."""
from functools import cache
from random import Random

import numpy as np
import pytest
from folders import SOLVER_POSITIONS
from games import empty_state, legal_moves, played
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.connectx.rules import new_game
from tempo.games.connectx.solver.move_scores import score_moves
from tempo.games.connectx.solver.solver import Solver
from tempo.search.game import DRAWN, ONGOING, WON


def minimax_of(size):
    """Return the game and its score function by plain minimax: slow and obvious."""
    game, cells = new_game(*size), size[0] * size[1]

    @cache
    def score(mine: int, stones: int) -> int:
        empty, best = cells - stones.bit_count(), -cells
        for move in legal_moves(game, np.array([mine, stones], np.uint64)):
            after = played(game, np.array([mine, stones], np.uint64), [move])
            outcome = game.outcome(game.board, after)
            value = {WON: (empty + 1) // 2, DRAWN: 0, ONGOING: None}[outcome]
            best = max(best, -score(int(after[0]), int(after[1])) if value is None else value)
        return best

    return game, score


def random_position(game, random: Random, plies: int) -> np.ndarray:
    """Return the state after up to `plies` random moves, fewer if the game would end."""
    state = np.zeros(2, np.uint64)
    for _ in range(plies):
        after = played(game, state, [random.choice(legal_moves(game, state))])
        if game.outcome(game.board, after) != ONGOING:
            break
        state = after
    return state


SMALL = [((4, 4, 4), 6), ((3, 5, 3), 3), ((2, 6, 3), 3), ((4, 4, 3), 6), ((4, 5, 4), 11)]


@pytest.mark.parametrize(("size", "least"), SMALL)
def test_scores_agree_with_minimax(size, least):
    game, score = minimax_of(size)
    solver, random = Solver(game.board, 16), Random(1)
    for _ in range(60):
        state = random_position(game, random, random.randrange(least, size[0] * size[1] - 1))
        found = solver.solve(state)
        assert found.low == found.high == score(int(state[0]), int(state[1]))


@pytest.mark.parametrize("name", ["end-easy", "middle-easy", "middle-medium"])
def test_the_committed_scores_are_reproduced(name):
    text = (SOLVER_POSITIONS / f"{name}.txt").read_text()
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    game = new_game(6, 7, 4)
    solver = Solver(game.board)
    for moves, score in Random(2).sample(lines, 15):
        solver.reset()
        found = solver.solve(played(game, empty_state(6, 7), [int(move) for move in moves]))
        assert found.low == found.high == int(score)


@given(st.randoms(use_true_random=False), st.integers(1, 3000))
@settings(max_examples=30, deadline=None)
def test_bounds_hold_at_any_limit_and_pausing_does_not_change_the_search(random, nodes):
    game = new_game(5, 6, 4)
    state = random_position(game, random, random.randrange(8, 18))
    exact = Solver(game.board, 18).solve(state)
    assert exact.low == exact.high
    mirrored = np.array([mirror(int(word)) for word in state], np.uint64)
    assert Solver(game.board, 18).solve(mirrored).low == exact.low
    solver, spent = Solver(game.board, 18), 0
    while True:
        found = solver.solve(state, nodes)
        spent += found.nodes
        assert found.low <= exact.low <= found.high
        if found.low == found.high:
            break
    assert spent == exact.nodes


def mirror(word: int) -> int:
    return sum((word >> (column * 6) & 0b11111) << ((5 - column) * 6) for column in range(6))


def test_scores_of_moves_agree_with_the_positions_after_them():
    game = new_game(6, 7, 4)
    solver, random = Solver(game.board), Random(3)
    for _ in range(10):
        state = random_position(game, random, 22)
        scores = {column: low for column, low, _ in score_moves(solver, state)}
        assert max(scores.values()) == solver.solve(state).low
        assert sorted(scores) == legal_moves(game, state)
