"""What a position of Othello is worth: held against a plain sum, and against the symmetries of the board."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tempo.jit import entry
from tempo.othello.endgame.endgame import EndgameSolver
from tempo.othello.endgame.endgame_table import FIRST_BITS
from tempo.othello.endgame.exact_moves import state_after
from tempo.othello.evaluation.evaluate import (
    COUNTS,
    FEW_DISCS,
    FIRST_DISCS,
    LATER_MOVES,
    MOVES,
    QUARTERS,
    SETTLED,
    UNIT,
    WEIGHTS_EACH,
    Knowledge,
    evaluate,
    new_knowledge,
)
from tempo.othello.evaluation.patterns import ALL_SHAPES, PLACEMENTS, first_alike, symmetric
from tempo.othello.evaluation.weights import KNOTS, kept_places, kept_weights, lay_out, place_among_knots, weights_table
from tempo.othello.rules import CELLS, MINE, PASS, THEIRS, moves_of, new_state, start_state


@entry
def value_of(knowledge, state):
    return evaluate(knowledge, state)


def random_positions(count: int, seed: int = 1) -> Iterator[np.ndarray]:
    chance = random.Random(seed)
    while count:
        state = start_state()
        for _ in range(chance.randrange(2, 61)):
            moves = squares(int(moves_of(state[MINE], state[THEIRS])))
            if not moves and not moves_of(state[THEIRS], state[MINE]):
                break
            state = state_after(state, chance.choice(moves) if moves else PASS)
        yield state
        count -= 1


def discs_of(state: np.ndarray) -> int:
    return (int(state[MINE]) | int(state[THEIRS])).bit_count()


def replies_to(state: np.ndarray) -> list[np.ndarray]:
    return [state_after(state, move) for move in squares(int(moves_of(state[MINE], state[THEIRS])))]


def squares(discs: int) -> list[int]:
    return [square for square in range(CELLS) if discs >> square & 1]


def turned(state: np.ndarray, symmetry: int) -> np.ndarray:
    words = [sum(1 << symmetric(square, symmetry) for square in squares(int(word))) for word in state]
    return np.array(words, np.uint64)


@pytest.fixture(scope="module")
def kept() -> np.ndarray:
    return np.random.default_rng(1).normal(0, 1, (len(KNOTS), kept_weights())).astype(np.float32)


@pytest.fixture(scope="module")
def knowledge(kept: np.ndarray) -> Knowledge:
    table = weights_table()
    lay_out(table, kept)
    return new_knowledge(table)


def plain_value(table: np.ndarray, state: np.ndarray) -> int:
    """The same sum, square by square."""
    mine, theirs = (squares(int(word)) for word in state)
    weights = table[WEIGHTS_EACH * (len(mine) + len(theirs) - FIRST_DISCS) :][:WEIGHTS_EACH].astype(int)
    total = 0
    for shape in ALL_SHAPES:
        for placement in shape.placements:
            digits = [1 if square in mine else 2 if square in theirs else 0 for square in placement]
            total += weights[shape.start + sum(digit * 3**place for place, digit in enumerate(digits))]
    empty = [square for square in range(CELLS) if square not in mine + theirs]
    moves = [len(squares(int(moves_of(*pair)))) for pair in ((state[0], state[1]), (state[1], state[0]))]
    later = [sum(any(touches(one, disc) for disc in discs) for one in empty) for discs in (theirs, mine)]
    odd = sum((sum(quarter_of(square) == quarter for square in empty) & 1) << quarter for quarter in range(4))
    total += weights[MOVES + 32 * min(moves[0], 31) + min(moves[1], 31)]
    total += weights[LATER_MOVES + 32 * min(later[0], 31) + min(later[1], 31)]
    total += weights[FEW_DISCS + 16 * min(len(mine), 15) + min(len(theirs), 15)]
    return int(total + weights[QUARTERS + odd])


def touches(one: int, other: int) -> bool:
    return max(abs(one // 8 - other // 8), abs(one % 8 - other % 8)) == 1


def quarter_of(square: int) -> int:
    return 2 * (square >= 32) + (square % 8 >= 4)


def test_the_value_is_the_plain_sum(knowledge: Knowledge) -> None:
    summed = 0
    for state in random_positions(200):
        replies = replies_to(state)
        is_over = not replies and not replies_to(state[::-1])
        if discs_of(state) < SETTLED and not is_over and all(reply[MINE] for reply in replies):
            expected = plain_value(knowledge.weights, state)
            assert value_of(knowledge, state) == min(max(expected, -64 * UNIT), 64 * UNIT)
            summed += 1
    assert summed > 150


def test_the_last_squares_are_played_out(knowledge: Knowledge) -> None:
    solver, found = EndgameSolver(FIRST_BITS), 0
    for state in random_positions(2000, seed=3):
        if discs_of(state) >= SETTLED:
            assert value_of(knowledge, state) == UNIT * solver.solve(state).low
            found += 1
    assert found > 100


def test_who_can_take_every_disc_has_won_all(knowledge: Knowledge) -> None:
    state = new_state([0] * 27 + [1, 2, 2, 0] + [0] * 33, 1)
    assert value_of(knowledge, state) == 64 * UNIT
    assert value_of(knowledge, new_state([0] * 27 + [1, 2, 2, 0] + [0] * 32 + [2], 1)) != 64 * UNIT


def test_the_value_of_a_game_that_is_over_is_what_it_came_to(knowledge: Knowledge) -> None:
    assert value_of(knowledge, new_state([1] * 40 + [0] * 24, 1)) == 64 * UNIT
    assert value_of(knowledge, new_state([1] * 40 + [2] * 24, 2)) == -16 * UNIT
    assert value_of(knowledge, new_state([1, 2] * 32, 2)) == 0


def test_symmetric_positions_are_worth_the_same(knowledge: Knowledge) -> None:
    table = knowledge.weights.copy()
    quarters = table.reshape(COUNTS, WEIGHTS_EACH)[:, QUARTERS:FEW_DISCS]
    quarters[:] = quarters[:, [bin(odd).count("1") for odd in range(16)]]  # these are learned to be alike, not made so
    same = knowledge._replace(weights=table)
    for state in random_positions(30, seed=2):
        values = {int(value_of(same, turned(state, symmetry))) for symmetry in range(8)}
        assert len(values) == 1


def test_every_shape_covers_each_way_to_lay_it_once() -> None:
    assert PLACEMENTS == 46 == sum(len({frozenset(p) for p in shape.placements}) for shape in ALL_SHAPES)
    for shape in ALL_SHAPES:
        laid = {frozenset(symmetric(square, way) for square in shape.placements[0]) for way in range(8)}
        assert laid == {frozenset(placement) for placement in shape.placements}
        assert len(laid) * len(shape.mirrors) == (4 if shape.name == "diagonal of 8" else 8)  # twice its own mirror


def test_contents_that_mean_the_same_share_a_weight() -> None:
    alike = first_alike()
    assert (alike[alike] == alike).all() and (alike <= np.arange(alike.size)).all()
    edge = ALL_SHAPES[2].start
    assert alike[edge + 1] == alike[edge + 3**7] == edge + 1  # a disc in either corner
    assert kept_places().max() == kept_weights() - 1 and np.unique(kept_places()).size == kept_weights()


def test_between_knots_weights_lie_on_a_line(kept: np.ndarray, knowledge: Knowledge) -> None:
    assert place_among_knots(4) == (0, 0.0) and place_among_knots(64) == (len(KNOTS) - 2, 1.0)
    rows = knowledge.weights.reshape(COUNTS, WEIGHTS_EACH)
    middle = (KNOTS[3] + KNOTS[4]) // 2 - FIRST_DISCS
    expected = (kept[3] + kept[4])[kept_places()] / 2 * UNIT
    assert np.abs(rows[middle] - expected).max() <= 0.51
