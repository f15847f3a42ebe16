"""The learned evaluation of Othello against a plain float implementation, and against the symmetries of the board."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.endgame.endgame_table import FIRST_BITS
from tempo.games.othello.endgame.prover import state_after
from tempo.games.othello.evaluation.counts import (
    FEW_DISCS,
    LATER_MOVES,
    MOVES,
    ODD_MOVES,
    QUARTERS,
    SAFE_MOVES,
)
from tempo.games.othello.evaluation.evaluate import (
    ACTIVE_FEATURES,
    DISCS_OF_PHASE,
    FIRST_DISCS,
    HIDDEN,
    PHASES,
    SOLVED_DISCS,
    UNIT,
    WIDTH,
    PatternEvaluator,
    evaluate,
)
from tempo.games.othello.evaluation.patterns import PATTERNS, PLACEMENTS, canonical_features, symmetric
from tempo.games.othello.evaluation.weights import (
    Network,
    evaluator_of,
    feature_rows,
    heads_of,
    network_of,
    row_of_feature,
)
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, moves_of, new_state, start_state
from tempo.native.jit import kernel


@kernel
def compiled_value(evaluator, state):
    """Return the value by machine code."""
    return evaluate(evaluator, state)


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
def network() -> Network:
    """Return a random network in whole steps."""
    chance = np.random.default_rng(1)
    return Network(
        np.rint(chance.normal(0, 6, (feature_rows(), WIDTH))).astype(np.float32) / 16,
        np.rint(chance.normal(0, 60, (PHASES, WIDTH))).astype(np.float32) / 64,
        np.rint(chance.normal(0, 60, (PHASES, WIDTH, HIDDEN))).astype(np.float32) / 256,
        np.rint(chance.normal(0, 900, (PHASES, HIDDEN))).astype(np.float32) / 2**14,
        np.rint(chance.normal(0, 200, (PHASES, HIDDEN))).astype(np.float32) / 256,
    )


@pytest.fixture(scope="module")
def evaluator(network: Network) -> PatternEvaluator:
    return evaluator_of(network)


def plain_value(network: Network, state: np.ndarray) -> int:
    """Return the value square by square, in floats."""
    sums = network.features[row_of_feature()[features_plainly(state)]].astype(float).sum(axis=0)
    phase = (discs_of(state) - FIRST_DISCS) // DISCS_OF_PHASE
    hidden = leaky_relu(sums + network.biases[phase]) @ network.hidden_weights[phase].astype(float)
    hidden += network.hidden_biases[phase]
    value = leaky_relu(hidden) @ network.output_weights[phase].astype(float)
    return int(np.clip(np.floor(UNIT * value), -64 * UNIT, 64 * UNIT))


def leaky_relu(numbers: np.ndarray) -> np.ndarray:
    return np.where(numbers < 0, numbers / 16, numbers)


def features_plainly(state: np.ndarray) -> list[int]:
    """Return the active features, found square by square."""
    mine, theirs = (squares(int(word)) for word in state)
    found = []
    for pattern in PATTERNS:
        for placement in pattern.placements:
            digits = [1 if square in mine else 2 if square in theirs else 0 for square in placement]
            found.append(pattern.start + sum(digit * 3**place for place, digit in enumerate(digits)))
    empty = [square for square in range(CELLS) if square not in mine + theirs]
    moves = [squares(int(moves_of(*pair))) for pair in ((state[0], state[1]), (state[1], state[0]))]
    later = [sum(any(touches(one, disc) for disc in discs) for one in empty) for discs in (theirs, mine)]
    odd = sum((sum(quarter_of(square) == quarter for square in empty) & 1) << quarter for quarter in range(4))
    in_odd = [sum(odd >> quarter_of(move) & 1 for move in some) for some in moves]
    corners = [corner for corner in (0, 7, 56, 63) if corner in empty]
    safe = [sum(not any(touches(move, corner) for corner in corners) for move in some) for some in moves]
    return [
        *found,
        MOVES + 32 * len(moves[0]) + len(moves[1]),
        LATER_MOVES + 32 * min(later[0], 31) + min(later[1], 31),
        ODD_MOVES + 32 * in_odd[0] + in_odd[1],
        SAFE_MOVES + 32 * safe[0] + safe[1],
        QUARTERS + odd,
        FEW_DISCS + 16 * min(len(mine), 15) + min(len(theirs), 15),
    ]


def touches(one: int, other: int) -> bool:
    return max(abs(one // 8 - other // 8), abs(one % 8 - other % 8)) == 1


def quarter_of(square: int) -> int:
    return 2 * (square >= 32) + (square % 8 >= 4)


def test_the_value_is_that_of_the_float_network(network: Network, evaluator: PatternEvaluator) -> None:
    summed = 0
    for state in random_positions(200):
        replies = replies_to(state)
        is_over = not replies and not replies_to(state[::-1])
        if discs_of(state) < SOLVED_DISCS and not is_over and all(reply[MINE] for reply in replies):
            # each bend rounds down: at most a step of a sum or a hidden one
            assert abs(evaluate(evaluator, state) - plain_value(network, state)) <= 12
            summed += 1
    assert summed > 150


@pytest.mark.long
def test_compiled_values_are_those_of_the_source(evaluator: PatternEvaluator) -> None:
    for state in random_positions(500, seed=4):
        assert compiled_value(evaluator, state) == evaluate(evaluator, state)


def test_the_last_squares_are_solved(evaluator: PatternEvaluator) -> None:
    solver, found = EndgameSolver(FIRST_BITS), 0
    for state in random_positions(400, seed=3):
        if discs_of(state) >= SOLVED_DISCS:
            assert evaluate(evaluator, state) == UNIT * solver.solve(state).low
            found += 1
    assert found > 20


def test_capturing_all_discs_wins_all(evaluator: PatternEvaluator) -> None:
    state = new_state([0] * 27 + [1, 2, 2, 0] + [0] * 33, 1)
    assert evaluate(evaluator, state) == 64 * UNIT
    assert evaluate(evaluator, new_state([0] * 27 + [1, 2, 2, 0] + [0] * 32 + [2], 1)) != 64 * UNIT


def test_the_value_of_a_finished_game_is_its_score(evaluator: PatternEvaluator) -> None:
    assert evaluate(evaluator, new_state([1] * 40 + [0] * 24, 1)) == 64 * UNIT
    assert evaluate(evaluator, new_state([1] * 40 + [2] * 24, 2)) == -16 * UNIT
    assert evaluate(evaluator, new_state([1, 2] * 32, 2)) == 0


def test_symmetric_positions_have_equal_values(network: Network) -> None:
    features = network.features.copy()
    quarters = features[row_of_feature()[QUARTERS:FEW_DISCS]]
    features[row_of_feature()[QUARTERS:FEW_DISCS]] = quarters[[bin(odd).count("1") for odd in range(16)]]
    same = evaluator_of(network._replace(features=features))  # these are learned to be alike, not made so
    for state in random_positions(30, seed=2):
        values = {int(evaluate(same, turned(state, symmetry))) for symmetry in range(8)}
        assert len(values) == 1


def test_every_pattern_has_each_placement_once() -> None:
    assert PLACEMENTS == 58 == sum(len({frozenset(p) for p in pattern.placements}) for pattern in PATTERNS)
    for pattern in PATTERNS:
        laid = {frozenset(symmetric(square, way) for square in pattern.placements[0]) for way in range(8)}
        assert laid == {frozenset(placement) for placement in pattern.placements}
        its_own_mirrors = {"diagonal of 8": 2}.get(pattern.name, 1)
        assert len(laid) * len(pattern.mirrors) * its_own_mirrors == 8


def test_mirrored_features_share_a_row() -> None:
    alike = canonical_features()
    assert (alike[alike] == alike).all() and (alike <= np.arange(alike.size)).all()
    edge = PATTERNS[2].start
    assert alike[edge + 1] == alike[edge + 3**7] == edge + 1  # a disc in either corner
    assert row_of_feature().max() == feature_rows() - 1 and np.unique(row_of_feature()).size == feature_rows()


def test_heads_survive_conversion_to_steps(network: Network) -> None:
    again = network_of(network.features, heads_of(network))
    for part, other in zip(network, again, strict=True):
        assert np.array_equal(part, other)


def test_large_weights_are_clipped_to_a_byte(network: Network) -> None:
    features = np.zeros_like(network.features)
    features[row_of_feature()[MOVES + 32 * 4 + 4], 0] = 100.0  # at the start of the game
    large, most = network._replace(features=features), network._replace(features=features.clip(-127 / 16, 127 / 16))
    assert evaluate(evaluator_of(large), start_state()) == evaluate(evaluator_of(most), start_state())


def test_sums_fit_into_the_fields_of_a_word(evaluator: PatternEvaluator) -> None:
    assert 255 * ACTIVE_FEATURES < 2**16
    assert evaluator.active.size == ACTIVE_FEATURES
