"""Gomoku's leaf solver, candidate moves and priors.

The oracle is the brute force of gomoku_plain.py, which shares no code with the tested modules.
"""
import numpy as np
from gomoku_plain import Cells, brute_vcf, empties, fives, forget_all, put, read, wins_within
from gomoku_support import COMPILED, SEEDS, apart, positions, state_of
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.gomoku.candidates import candidates, list_near, write_priors
from tempo.games.gomoku.rules import gomoku_geometry
from tempo.games.gomoku.threats.vcf import solve_leaf
from tempo.games.gomoku.threats.vct import find_defences


@given(positions())
@settings(max_examples=120 if COMPILED else 20)
def test_the_leaf_solver_is_correct(position):
    """A result is a win of the side to move, or two fives of the other side."""
    cells, size, inarow, mark = position
    state = state_of(*position)
    before = state.copy()
    plies = solve_leaf(gomoku_geometry(size, inarow), state)
    assert (state == before).all()
    if plies > 0:
        assert plies == 2
        assert not fives(cells, size, inarow, mark) and len(fives(cells, size, inarow, 3 - mark)) >= 2
    if -9 <= plies < 0:
        assert wins_within(cells, size, inarow, mark, -plies)
    if fives(cells, size, inarow, mark):
        assert plies == -1
    elif len(fives(cells, size, inarow, 3 - mark)) >= 2:
        assert plies == 2
    forget_all()


def listed(function, position, *more) -> list[int]:
    """Return the moves that a function lists; check that it writes nothing after them."""
    cells, size, inarow, _ = position
    actions = np.full(size * size + 1, -7, np.int16)
    count = function(gomoku_geometry(size, inarow), state_of(*position), *more, actions)
    assert (actions[count:] == -7).all() and len(set(actions[:count].tolist())) == count
    assert all(cells[cell] == 0 for cell in actions[:count])
    return actions[:count].tolist()


def near_by_hand(cells: Cells, size: int) -> list[int]:
    stones = [cell for cell, stone in enumerate(cells) if stone]
    return [cell for cell in empties(cells) if any(apart(cell, stone, size) <= 2 for stone in stones)]


@given(positions())
@settings(max_examples=120 if COMPILED else 20)
def test_candidates_include_every_move_that_matters(position):
    """Fives are completed or blocked; every other move that is left out loses to a win by fours."""
    cells, size, inarow, mark = position
    if not any(cells) or not empties(cells):
        return
    found = listed(candidates, position)
    assert found
    mine, theirs = fives(cells, size, inarow, mark), fives(cells, size, inarow, 3 - mark)
    if mine or theirs:
        assert sorted(found) == (mine or theirs)
        return
    near = near_by_hand(cells, size)
    if found != near:
        for cell in empties(cells):
            if cell not in found:
                assert brute_vcf(put(cells, cell, mark), size, inarow, 3 - mark, 17)
    forget_all()


@given(SEEDS, st.integers(3, 20), st.integers(1, 30))
@settings(max_examples=40 if COMPILED else 10)
def test_candidates_near_stones(random, size, count):
    cells = [0] * size * size
    for cell in random.sample(range(size * size), min(count, size * size - 1)):
        cells[cell] = random.choice([1, 2])
    position = (tuple(cells), size, size, 1)
    assert listed(list_near, position) == near_by_hand(tuple(cells), size)


def test_the_first_stone_goes_to_the_middle():
    for size in (3, 15, 20):
        assert listed(candidates, ((0,) * size * size, size, 3, 1)) == [size // 2 * size + size // 2]


@given(positions())
@settings(max_examples=100 if COMPILED else 20)
def test_all_defences_are_listed(position):
    """If the opponent threatens to win by fours, each move that is not listed leaves that win."""
    cells, size, inarow, mark = position
    if fives(cells, size, inarow, mark):
        return
    answers = listed(find_defences, position, 200)
    for cell in empties(cells):
        if answers and cell not in answers:
            assert brute_vcf(put(cells, cell, mark), size, inarow, 3 - mark, 17)
    forget_all()


def priors_of(position, cells: list[int]) -> list[float]:
    size, inarow = position[1:3]
    priors = np.full(size * size, -7, np.float32)
    write_priors(gomoku_geometry(size, inarow), state_of(*position), np.array(cells, np.int16), len(cells), priors)
    assert (priors[len(cells) :] == -7).all()
    return priors[: len(cells)].tolist()


@given(positions())
@settings(max_examples=60 if COMPILED else 20)
def test_priors_prefer_completing_cells(position):
    cells, size, inarow, mark = position
    free = empties(cells)
    priors = dict(zip(free, priors_of(position, free), strict=True))
    assert all(0.0 <= rating <= 1.0 for rating in priors.values())
    assert not free or max(priors.values()) in (0.0, 1.0)
    mirrored = tuple(cells[cell // size * size + size - 1 - cell % size] for cell in range(size * size))
    turned = priors_of((mirrored, size, inarow, mark), [cell // size * size + size - 1 - cell % size for cell in free])
    assert np.allclose(turned, list(priors.values()), atol=1e-6)
    swapped = tuple(3 - cell if cell else 0 for cell in cells)
    assert priors_of((swapped, size, inarow, 3 - mark), free) == list(priors.values())


def test_priors_of_a_row():
    """Completing a line comes before blocking one, and both before other cells; a dead cell has prior 0."""
    cells, size = read("......... ......... ......... xxxx.o... ......... oooo.x... ......... ......... .........")
    priors = priors_of((cells, size, 5, 1), [31, 49, 40, 80])
    assert 1.0 == priors[0] > priors[1] > priors[2] > priors[3] > 0.0
    dead, size = read("oxx xoo .xo")
    assert priors_of((dead, size, 3, 1), [6]) == [0.0]
