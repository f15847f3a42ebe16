"""The learned weights as text, and their pruning."""

from pathlib import Path

import numpy as np
import pytest

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.evaluation.evaluate import ACTIVE_FEATURES, PHASES, UNIT, WIDTH
from tempo.games.othello.evaluation.unpacking import TEXT_STEPS, learned_evaluator, unpack_network
from tempo.games.othello.evaluation.weights import feature_rows
from tempo.games.othello.evaluation.weights_data import FEATURE_MASK, FEATURE_WEIGHTS, HEADS
from tempo.games.othello.experiments.held_out import BY_SUCCESSOR, BY_TREE, Games, read_set
from tempo.games.othello.experiments.write_weights import main, texts_of
from tempo.games.othello.training.fitting import Dataset, empty_network, errors_of, predictions
from tempo.games.othello.training.pruning import bit_costs, error_sensitivity, prune, weights_worth_keeping
from tempo.games.othello.training.schedule import LAST, initial_network


def random_dataset(count: int, features: int) -> Dataset:
    """Return random positions in which only the first features are active."""
    chance = np.random.default_rng(4)
    places = chance.integers(0, features, (count, ACTIVE_FEATURES)).astype(np.int32)
    phases, values = chance.integers(0, PHASES, count).astype(np.int32), chance.normal(0, 9, count).astype("f4")
    return Dataset(places, phases, values)


def test_weights_survive_the_text() -> None:
    network, chance = initial_network(), np.random.default_rng(1)
    network.features[:1000] = chance.integers(-60, 61, (1000, WIDTH)) / TEXT_STEPS
    network.features[7, 3] = -127 / TEXT_STEPS
    network.hidden_biases[2, 1] = -5.25  # more than 16 bits hold
    network = network._replace(
        hidden_weights=np.rint(network.hidden_weights * 256) / 256, biases=np.rint(network.biases * 64) / 64
    )
    for told, part in zip(unpack_network(*texts_of(network).values()), network, strict=True):
        assert np.array_equal(told, part)


def test_sensitivity_predicts_the_growth_of_errors() -> None:
    network, data = initial_network(), random_dataset(300, 40)
    data = data._replace(phases=np.repeat(np.arange(PHASES, dtype=np.int32), 22)[:300])
    of_one = np.bincount(data.phases, minlength=PHASES)
    chance = np.random.default_rng(5)
    network.features[:40] = chance.normal(0, 1, (40, WIDTH))
    found, before = error_sensitivity(network, data), predictions(network, data)
    moved = network._replace(features=network.features.copy())
    moved.features[11, 3] += 1e-3
    change = (predictions(moved, data) - before) / 1e-3
    expected = (change**2 * 1e6 / PHASES / of_one[data.phases]).sum()
    assert found[11, 3] == pytest.approx(expected, rel=0.05)


def test_pruning_keeps_weights_that_matter() -> None:
    network, data = initial_network(), random_dataset(2000, 50)
    network.features[:100] = 1.0
    told = weights_worth_keeping(network, data, 0.01)
    assert told[:50, :2].all() and not told[50:100].any()  # the first guess listens to two numbers
    assert not weights_worth_keeping(network, data, 1e9).any()


def test_rare_sizes_cost_more_bits() -> None:
    bits = bit_costs(np.array([0] * 90 + [1] * 7 + [-1] * 3 + [2] * 2))
    assert bits[0] < bits[1] < bits[2] < bits[3]


def test_a_pruned_network_is_in_steps_and_fitted() -> None:
    network, data = initial_network(), random_dataset(3000, 60)
    network.features[:60] = np.random.default_rng(6).normal(0, 0.5, (60, WIDTH))
    truth = predictions(network, data)
    data = data._replace(values=truth)
    network.features[:] += 0.1
    prune(network, data, 0.001, 1)
    assert np.array_equal(np.rint(network.features * TEXT_STEPS), network.features * TEXT_STEPS)
    assert errors_of(network, data).spread < 0.5 * truth.std()


def test_committed_texts_are_short_and_not_empty() -> None:
    assert len(FEATURE_MASK) + len(FEATURE_WEIGHTS) + len(HEADS) <= 250_000
    evaluator = learned_evaluator()
    assert np.unique(evaluator.features).size > 1000 and np.abs(evaluator.heads).max() > 64
    assert empty_network().features.shape == (feature_rows(), WIDTH)


def test_a_folder_without_a_run_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert f"has no network-{LAST}.npz" in capsys.readouterr().err


@pytest.mark.parametrize("games", [BY_TREE, BY_SUCCESSOR])
def test_held_out_scores_are_exact(games: Games) -> None:
    samples, solver = read_set(games), EndgameSolver(20)
    assert samples.size == 300 and set(samples["discs"].tolist()) == set(range(40, 45))
    fewest = samples[samples["discs"] == 44][0]
    state = np.array([fewest["mine"], fewest["theirs"]], np.uint64)
    assert UNIT * solver.solve(state).low == fewest["value"]
