"""The solver against full search, published values, mirror images, and itself paused and resumed."""
import json
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from connectx_oracles import LONGER, as_state, ends, every_score
from games import empty_state, legal_moves, played
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tempo.games.connectx.experiments import solver_bench
from tempo.games.connectx.experiments.solver_bench import POSITIONS, measure_set
from tempo.games.connectx.experiments.solver_sets import CELLS, SETS, read_set, samples, state_after
from tempo.games.connectx.rules import has_line, new_board, new_game, new_state
from tempo.games.connectx.solver.move_scores import score_moves
from tempo.games.connectx.solver.null_window_search import hash_of, new_workspace
from tempo.games.connectx.solver.solver import Solver, plies_to_the_end
from tempo.games.connectx.solver.transposition_table import (
    MAX_SCORE,
    grow,
    lower_bound,
    probe_bounds,
    region_key,
    store_bounds,
    upper_bound,
)
from tempo.native.jit import kernel
from tempo.search.exact.solver import Bounds


def solver_of(rows: int, columns: int, inarow: int, table_bits: int = 16) -> Solver:
    return Solver(new_board(rows, columns, inarow), table_bits)


SMALL = [(4, 4, 3), (3, 5, 3), (4, 3, 3), (3, 4, 4), (2, 6, 3), (4, 4, 4), (6, 3, 3), (4, 3, 5)]


def assert_every_score(size: tuple[int, int, int], most: int | None = None) -> None:
    """Solve all positions, or so many, in random order, with a table that is mostly full, and reset every so often."""
    solver, scores = solver_of(*size), list(every_score(*size).items())
    random.Random(1).shuffle(scores)
    for number, (position, score) in enumerate(scores[:most]):
        if number % 5000 == 0:
            solver.reset()
        assert solver.solve(as_state(position))[:2] == (score, score), (size, position)


@pytest.mark.parametrize("size", SMALL)
def test_positions_of_small_boards(size):
    assert_every_score(size, 1000)


@pytest.mark.slow
@pytest.mark.parametrize("size", [*SMALL, *LONGER])
def test_every_position_of_all_boards(size):
    assert_every_score(size)


@pytest.mark.parametrize("size", [(4, 4, 4), (2, 6, 3), (3, 5, 3)])
def test_outcomes_and_scores_of_moves(size):
    scores, game = every_score(*size), new_game(*size)
    solver = solver_of(*size)
    for position in random.Random(2).sample(sorted(scores), 300):
        score, state = scores[position], as_state(position)
        low, high, _ = solver.solve(state, floor=-1, ceiling=1)
        assert low <= score <= high
        assert low >= 1 or high <= -1 or low == high == 0
        columns = score_moves(solver, state)
        assert [column for column, _, _ in columns] == legal_moves(game, state)
        for column, low, high in columns:
            after = played(game, state, [column])
            won = has_line(game.board, after[0] ^ after[1])
            empty = size[0] * size[1] - int(state[1]).bit_count()
            expected = (empty + 1) // 2 if won else -scores[int(after[0]), int(after[1])]
            assert low == high == expected


PUBLISHED = {  # rows, columns: the first player's score at 4 in a row
    # From the table of results in the readme of github.com/ChristopheSteininger/c4, which gives the winner
    # and the last move, and agrees with J. Tromp's table (tromp.github.io/c4/c4.html) on the winner.
    (4, 4): 0,
    (4, 5): 0,
    (4, 6): -1,
    (4, 7): 0,
    (5, 4): 0,
    (5, 5): 0,
    (5, 6): 0,
    (6, 4): 0,
    (6, 5): 0,
    (7, 4): 0,
    (8, 4): 0,
}
PUBLISHED_LONGER = {(9, 4): 0, (4, 8): -1, (4, 9): -1, (5, 7): 0, (6, 6): -1, (7, 5): 0, (8, 5): 0}


@pytest.mark.parametrize("size", PUBLISHED)
def test_published_values(size):
    assert solver_of(*size, 4, table_bits=20).solve(empty_state(*size))[:2] == (PUBLISHED[size],) * 2


@pytest.mark.slow
@pytest.mark.parametrize("size", PUBLISHED_LONGER)
def test_published_values_of_larger_boards(size):
    solver = solver_of(*size, 4, table_bits=23)
    assert solver.solve(empty_state(*size))[:2] == (PUBLISHED_LONGER[size],) * 2


@pytest.mark.slow
def test_the_first_moves_of_the_standard_board():
    solver = solver_of(6, 7, 4, table_bits=24)
    assert [low for _, low, high in score_moves(solver, empty_state(6, 7)) if low == high] == [-2, -1, 0, 1, 0, -1, -2]


def mirror_image(moves, columns: int) -> list[int]:
    return [columns - 1 - move for move in moves]


@st.composite
def games(draw, least_stones: int = 14):
    """A board and moves to an unfinished position that is solved quickly."""
    rows, columns, inarow = draw(st.sampled_from([(6, 7, 4), (5, 6, 4), (7, 6, 4), (4, 9, 4), (7, 8, 5), (5, 5, 3)]))
    game, state, moves = new_game(rows, columns, inarow), empty_state(rows, columns), []
    wanted = draw(st.integers(least_stones, rows * columns - 1) if rows * columns < 50 else st.integers(36, 50))
    chance = random.Random(draw(st.integers(0, 1 << 32)))
    while len(moves) < wanted:
        options = [c for c in legal_moves(game, state) if not ends(game, played(game, state, [c]))]
        if not options:
            break
        moves.append(chance.choice(options))
        state = played(game, state, moves[-1:])
    return (rows, columns, inarow), moves


SOLVERS = cache(solver_of)


@given(games())
@hypothesis_settings(max_examples=30)
def test_a_mirror_image_has_the_same_score(drawn):
    size, moves = drawn
    game, solver = new_game(*size), SOLVERS(*size, 20)
    state = played(game, empty_state(*size[:2]), moves)
    image = played(game, empty_state(*size[:2]), mirror_image(moves, size[1]))
    solver.reset()
    scores = score_moves(solver, state)
    solver.reset()
    assert [(size[1] - 1 - column, *bounds) for column, *bounds in reversed(score_moves(solver, image))] == scores


@given(games(), st.lists(st.integers(1, 5000), min_size=1, max_size=5))
@hypothesis_settings(max_examples=30)
def test_pausing_does_not_change_the_search(drawn, slices):
    """Bounds are true at every pause and only tighten; a resumed search visits the same nodes."""
    size, moves = drawn
    solver = SOLVERS(*size, 20)
    state = played(new_game(*size), empty_state(*size[:2]), moves)
    solver.reset()
    score, _, nodes = solver.solve(state)
    solver.reset()
    low, high, visited, turn = -MAX_SCORE, MAX_SCORE, 0, 0
    limits = [*slices, 1000]  # not millions of calls
    while low < high:
        limit = limits[turn % len(limits)]
        bounds = solver.solve(state, limit)
        assert low <= bounds.low <= score <= bounds.high <= high
        assert bounds.nodes <= limit
        low, high, visited, turn = bounds.low, bounds.high, visited + bounds.nodes, turn + 1
    assert visited == nodes


@given(games(), st.integers(-10, 9), st.integers(1, 10), st.integers(0, 4000))
@hypothesis_settings(max_examples=30)
def test_bounds_are_true_for_any_window_and_limit(drawn, floor, width, limit):
    size, moves = drawn
    solver, ceiling = SOLVERS(*size, 20), floor + width
    state = played(new_game(*size), empty_state(*size[:2]), moves)
    solver.reset()
    score = solver.solve(state).low
    exact = {column: low for column, low, _ in score_moves(solver, state)}
    assert max(exact.values()) == score
    solver.reset()
    spent = 0
    while True:
        scores = score_moves(solver, state, limit, floor, ceiling)
        assert all(low <= exact[column] <= high for column, low, high in scores)
        if limit == 0 or all(low == high or low >= ceiling or high <= floor for _, low, high in scores):
            break
        spent += limit
        assert spent < 50_000_000
        limit *= 2  # not millions of calls
    low, high, _ = solver.solve(state, floor=floor, ceiling=ceiling)
    assert low <= score <= high
    assert low == high or low >= ceiling or high <= floor


@given(games(20))
@hypothesis_settings(max_examples=25)
def test_scores_are_constant_along_best_play(drawn):
    """From one side's view the score stays constant to the end, and gives the plies to the end."""
    size, moves = drawn
    game, solver = new_game(*size), SOLVERS(*size, 20)
    state = played(game, empty_state(*size[:2]), moves)
    empty = size[0] * size[1] - len(moves)
    score = solver.solve(state).low
    left = plies_to_the_end(score, empty)
    for ply in range(left):
        column = max(score_moves(solver, state), key=lambda entry: entry[1])[0]
        state = played(game, state, [column])
        assert ends(game, state) == (ply == left - 1)
        if ply < left - 1:
            assert solver.solve(state).low == (-score if ply % 2 == 0 else score)
    assert has_line(game.board, state[0] ^ state[1]) == (score != 0)


@pytest.mark.parametrize("name", [wanted.name for wanted in SETS if wanted.name != "begin-hard"])
def test_committed_scores(name, monkeypatch):
    monkeypatch.setattr(solver_bench, "REPEATED_BELOW", 0.0)  # the loop over a set would be compiled
    check_committed_scores(name)


@pytest.mark.long
def test_committed_scores_in_one_compiled_loop():
    check_committed_scores("end-easy")


def check_committed_scores(name):
    figures = measure_set(SOLVERS(6, 7, 4, 20), name, read_set(POSITIONS, name)[::30], repeats=1)
    assert figures.positions == 10
    assert figures.nodes >= 1


@pytest.mark.slow
def test_all_committed_scores():
    for wanted in SETS:
        measure_set(SOLVERS(6, 7, 4, 23), wanted.name, read_set(POSITIONS, wanted.name), repeats=1)


@pytest.mark.parametrize("wanted", SETS, ids=lambda wanted: wanted.name)
def test_the_sets_match_their_definitions(wanted):
    positions = read_set(POSITIONS, wanted.name)
    assert len({tuple(state_after(sample.moves)) for sample in positions}) == len(positions) == wanted.size
    game = new_game(6, 7, 4)
    for moves, score in positions:
        assert wanted.stones[0] <= len(moves) <= wanted.stones[1]
        assert wanted.plies[0] <= plies_to_the_end(score, CELLS - len(moves)) <= wanted.plies[1]
        assert not ends(game, played(game, empty_state(6, 7), moves))


def test_the_sets_are_reproducible():
    wanted = next(wanted for wanted in SETS if wanted.name == "middle-medium")
    again = samples(wanted, 1, 20)
    assert [next(again) for _ in range(10)] == read_set(POSITIONS, wanted.name)[:10]


@kernel
def fill(work, bits, count):
    """Store an entry for each of `count` keys."""
    for number in range(count):
        key = np.uint64(number) * np.uint64(977)
        hashed = (key << work.pad) * MULTIPLIER
        store_bounds(work, bits, hashed, region_key(work, key), np.uint64(0), number % 40 - 20, number % 2)


@kernel
def grown(work, bits):
    grow(work, bits)


@kernel
def look(work, bits, known):
    """Write what is known of each of these keys."""
    for number in range(known.size):
        key = np.uint64(number) * np.uint64(977)
        known[number] = probe_bounds(work, bits, hash_of(work, key, np.uint64(0), 0)[0], region_key(work, key))


MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)


@pytest.mark.parametrize("size", [(6, 7), (7, 8), (9, 6)])
def test_growing_the_table_keeps_all_entries(size):
    work = new_workspace(new_board(*size, 4), 20)
    bits = np.uint64(work.page_bits)
    fill(work, bits, 3000)
    before, after = np.zeros((2, 3000), np.int64)
    look(work, bits, before)
    assert np.count_nonzero(before) > 400
    words = np.count_nonzero(work.table)
    grown(work, bits)
    assert np.count_nonzero(work.table) == words
    look(work, bits + np.uint64(2), after)
    assert (after == before).all()
    for number, known in enumerate(before.tolist()):
        if known:
            goal = number % 40 - 20
            bounds = (goal, MAX_SCORE) if number % 2 else (-MAX_SCORE, goal - 1)
            assert (lower_bound(known), upper_bound(known)) == bounds


def test_the_smallest_table_is_enough():
    for size, bits in [((6, 7, 4), 10), ((7, 8, 4), 14)]:
        solver = solver_of(*size, table_bits=bits)
        game, state = new_game(*size), empty_state(*size[:2])
        chance = random.Random(3)
        while int(state[1]).bit_count() < size[0] * size[1] - 18:
            state = played(game, state, [chance.choice(legal_moves(game, state))])
            if ends(game, state):
                state = empty_state(*size[:2])
        small, large = solver.solve(state), SOLVERS(*size, 20).solve(state)
        assert small[:2] == large[:2]


def test_invalid_table_sizes_are_refused():
    for bits in (9, 35):
        with pytest.raises(ValueError, match=f"table_bits is {bits}; for this board give 10 to 34"):
            Solver(new_board(6, 7, 4), bits)


def test_finished_and_won_positions():
    solver = SOLVERS(6, 7, 4, 20)
    assert solver.solve(new_state([1, 2] * 21, 6, 7, 1)) == Bounds(0, 0, 0)  # full: lines do not matter
    won = played(new_game(6, 7, 4), empty_state(6, 7), [0, 1, 0, 1, 0, 1])
    assert solver.solve(won)[:2] == (18, 18)
    assert score_moves(solver, won)[0] == (0, 18, 18)


INTERPRETED = """
import json, sys
import numpy as np
from tempo.games.connectx.rules import new_board
from tempo.games.connectx.solver.solver import Solver
rows, columns, inarow, states = json.loads(sys.argv[1])
solver = Solver(new_board(rows, columns, inarow), 14)
print(json.dumps([solver.solve(np.array(state, np.uint64)) for state in states]))
"""


@pytest.mark.parametrize("size", [(6, 7, 4), (4, 5, 4), (5, 5, 3)])
def test_interpreted_code_searches_the_same_tree(size):
    game, chance, states = new_game(*size), random.Random(4), []
    while len(states) < 6:
        state = empty_state(*size[:2])
        while int(state[1]).bit_count() < size[0] * size[1] - 11 and not ends(game, state):
            state = played(game, state, [chance.choice(legal_moves(game, state))])
        if not ends(game, state):
            states.append([int(word) for word in state])
    solver = solver_of(*size, table_bits=14)
    compiled = [list(solver.solve(as_state((mine, stones)))) for mine, stones in states]
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", INTERPRETED, json.dumps([*size, states])],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path("src").resolve())},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(result.stdout) == compiled
