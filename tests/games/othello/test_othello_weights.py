"""The learned weights as text, and the small networks that make those of the features."""

from pathlib import Path

import numpy as np
import pytest

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.evaluation.counts import FEATURES, MOVES
from tempo.games.othello.evaluation.evaluate import ACTIVE_FEATURES, PHASES, UNIT, WIDTH
from tempo.games.othello.evaluation.feature_networks import (
    CHUNK,
    MAX_PARAMETER,
    PARAMETER_STEPS,
    feature_tables,
    feature_weights,
    networks_in,
    parameter_count,
)
from tempo.games.othello.evaluation.patterns import PATTERNS
from tempo.games.othello.evaluation.unpacking import learned_evaluator, unpack_network
from tempo.games.othello.evaluation.weights import feature_rows, heads_of, row_of_feature
from tempo.games.othello.evaluation.weights_data import FEATURE_NETWORKS, HEADS
from tempo.games.othello.experiments import held_out, middle_game
from tempo.games.othello.experiments.held_out import BY_SUCCESSOR, BY_TREE, Games, read_set
from tempo.games.othello.experiments.write_weights import main, texts_of
from tempo.games.othello.training.fitting import Dataset, empty_network, predictions
from tempo.games.othello.training.network_fitting import NetworkFit
from tempo.games.othello.training.schedule import initial_network
from tempo.games.othello.web.feature_filling import fill_arrays, filling_arguments

MATRICES = [shape for table in feature_tables() for shape in table.shapes if len(shape) == 2]  # of parameters


def random_dataset(count: int, features: int) -> Dataset:
    """Return random positions in which only the first features are active."""
    chance = np.random.default_rng(4)
    places = chance.integers(0, features, (count, ACTIVE_FEATURES)).astype(np.int32)
    phases, values = chance.integers(0, PHASES, count).astype(np.int32), chance.normal(0, 9, count).astype("f4")
    return Dataset(places, phases, values)


def test_weights_survive_the_text() -> None:
    chance = np.random.default_rng(1)
    parameters = chance.integers(-MAX_PARAMETER, MAX_PARAMETER + 1, parameter_count()).astype(np.int8)
    network = initial_network()
    network.hidden_biases[2, 1] = -5.25  # more than 16 bits hold
    network = network._replace(
        features=np.concatenate(list(feature_weights(parameters))),
        hidden_weights=np.rint(network.hidden_weights * 256) / 256,
        biases=np.rint(network.biases * 64) / 64,
    )
    texts = texts_of(parameters, heads_of(network))
    for read, part in zip(unpack_network(*texts.values()), network, strict=True):
        assert np.array_equal(read, part)


def test_rows_of_networks_are_those_of_features() -> None:
    """The digits of a row are what lies on the squares of its feature; mirror images share the row."""
    rows, start = row_of_feature(), 0
    for table, pattern in zip(feature_tables(), PATTERNS, strict=False):
        for feature in (0, 1, 5, pattern.features // 2, pattern.features - 1):
            found = table.digits[rows[pattern.start + feature] - start]
            digits = [feature // 3**place % 3 for place in range(len(found))]
            assert any([digits[place] for place in mirror] == found.tolist() for mirror in pattern.mirrors)
        start += len(table.digits)
    pairs, of_discs = feature_tables()[len(PATTERNS)], feature_tables()[-1]
    assert pairs.digits[rows[MOVES + 32 * 3 + 7] - start].tolist() == [7, 3]
    assert of_discs.digits[-16 + 5].tolist() == [5, 15]
    assert sum(len(table.digits) for table in feature_tables()) == feature_rows()


def test_products_are_small_enough_for_one_thread() -> None:
    """OpenBLAS computes products of up to 2^18 multiplications in the thread that calls it."""
    assert max(CHUNK * rows * columns for rows, columns in MATRICES) <= 1 << 18


def test_weights_are_exact_in_any_order_of_sums() -> None:
    """So they are the same with any linear algebra: here with integers."""
    chance = np.random.default_rng(2)
    parameters = chance.integers(-MAX_PARAMETER, MAX_PARAMETER + 1, parameter_count()).astype(np.int8)
    for table, network, weights in zip(
        feature_tables(), networks_in(parameters.astype(object)), feature_weights(parameters), strict=True
    ):
        row = len(weights) * 2 // 3
        values = table.inputs(np.int64, row, row + 1)[0].astype(object)
        first = [max(16 * one, one) for one in values @ network.first + network.first_biases]
        unit = PARAMETER_STEPS * 16
        second = [max(16 * one, one) for one in first @ network.second + network.second_biases * unit]
        exact = second @ network.last + network.last_biases * unit**2
        assert weights[row].tolist() == [np.float32(int(one) / (PARAMETER_STEPS * unit**2)) for one in exact]


def test_a_page_fills_in_the_same_weights() -> None:
    features = np.zeros(FEATURES + 1, np.uint64)
    fill_arrays(*filling_arguments(features))
    assert np.array_equal(features, learned_evaluator().features)


def test_gradients_of_networks_are_those_of_the_loss() -> None:
    """Against differences of the loss when one parameter moves."""
    data = random_dataset(64, 2000)
    fit = NetworkFit(initial_network(), 5)
    batch = np.arange(64)
    fit.step(data, batch, 0.0, rounded=False)
    found = fit.gradients.copy()
    for place in np.argsort(-np.abs(found))[:: found.size // 40][:4].tolist():
        losses = []
        for change in (-1e-2, 1e-2):
            fit.parameters[place] += np.float32(change)
            fit.step(data, batch, 0.0, rounded=False)
            off = predictions(fit.network, data).astype(float) - data.values
            losses.append(float((64 * (np.sqrt(1 + off**2 / 64) - 1)).mean()))
            fit.parameters[place] -= np.float32(change)
        assert found[place] == pytest.approx((losses[1] - losses[0]) / 2e-2, rel=0.05, abs=2e-3)


def test_committed_texts_are_short_and_not_empty() -> None:
    assert len(FEATURE_NETWORKS) + len(HEADS) <= 80_000
    evaluator = learned_evaluator()
    assert np.unique(evaluator.features).size > 1000 and np.abs(evaluator.heads).max() > 64
    assert empty_network().features.shape == (feature_rows(), WIDTH)


def test_a_folder_without_a_run_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "has no weights.npz" in capsys.readouterr().err


@pytest.mark.parametrize("games", [BY_TREE, BY_SUCCESSOR])
def test_held_out_scores_are_exact(games: Games) -> None:
    samples, solver = read_set(games), EndgameSolver(20)
    assert samples.size == 300 and set(samples["discs"].tolist()) == set(range(40, 45))
    fewest = samples[samples["discs"] == 44][0]
    state = np.array([fewest["mine"], fewest["theirs"]], np.uint64)
    assert UNIT * solver.solve(state).low == fewest["value"]


@pytest.mark.parametrize("measure", [held_out.main, middle_game.main])
def test_a_missing_network_is_refused_in_one_line(measure, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert measure(["--network", str(tmp_path / "none.npz")]) == 2
    assert "there is no network" in capsys.readouterr().err


def test_values_of_the_middle_game_are_within_the_board() -> None:
    positions = middle_game.read_set()
    assert len(positions) == 300 and {position.empty for position in positions} == set(range(29, 48))
    assert all(position.score is not None and abs(position.score) <= 64 * UNIT for position in positions)
