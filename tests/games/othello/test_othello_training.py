"""Training of the Othello evaluation: labels, fitting, and a tiny training from end to end."""

from pathlib import Path

import numpy as np
import pytest

from tempo.arena.jobs.executor import LocalExecutor
from tempo.games.othello.evaluation.counts import MOVES
from tempo.games.othello.evaluation.evaluate import WIDTH
from tempo.games.othello.evaluation.feature_networks import feature_weights, parameter_count
from tempo.games.othello.evaluation.patterns import PLACEMENTS
from tempo.games.othello.evaluation.unpacking import unpack_network
from tempo.games.othello.evaluation.weights import feature_rows, row_of_feature
from tempo.games.othello.experiments.write_weights import texts_of
from tempo.games.othello.training import network_fitting, schedule
from tempo.games.othello.training.fitting import dataset_of, errors_of, fit, predictions
from tempo.games.othello.training.game_generator import empty_squares, games_in
from tempo.games.othello.training.labelling import (
    EXACT,
    NETWORKS,
    OUTCOMES,
    PLAYED,
    SEARCHED,
    SELF_PLAY,
    TOGETHER,
    BlockSpec,
    Labeller,
)
from tempo.games.othello.training.network_fitting import REPORTS, fit_networks
from tempo.games.othello.training.samples import new_samples, read_samples
from tempo.games.othello.training.schedule import OthelloTrainer, StageSpec, initial_network, load, network_file
from tempo.training.train import Training

SPECS = (
    BlockSpec(SELF_PLAY, 2, 1, 60, 100, seed=4),
    BlockSpec(OUTCOMES, 5, 12, 60, seed=1),
    BlockSpec(EXACT, 5, 8, 14, seed=2),
    BlockSpec(SEARCHED, 5, 17, 20, 200, 3),
)


@pytest.mark.long
def test_an_othello_block_is_determined_by_its_seed() -> None:
    first, second = Labeller(initial_network()), Labeller(initial_network())
    for spec in SPECS:
        other = second.block(spec, 8)  # what was done before does not matter
        samples = read_samples([first.block(spec, 7)])
        assert samples.tobytes() == second.block(spec, 7) != other
        empty = 64 - samples["discs"]
        assert spec.min_empty <= empty.min() or spec.kind == SELF_PLAY  # moves aside may be the last
        assert empty.max() <= max(60, spec.max_empty)
        assert np.abs(samples["value"]).max() <= 64 * 128


@pytest.mark.long
@pytest.mark.parametrize("nodes", [0, 100])
def test_generated_games_are_labelled(nodes: int) -> None:
    """Games by trees and evaluation, or by alpha-beta; one branch for each game gives twice as many stretches."""
    labeller, played = Labeller(initial_network()), BlockSpec(PLAYED, 6, 13, 60, nodes, seed=4)
    block = labeller.block(played, 3)
    assert block == labeller.block(played, 3) != labeller.block(played, 4)
    games = games_in(block)
    assert len(games) == 6
    for game in games:
        empty = [empty_squares(int(mine), int(theirs)) for mine, theirs, _ in game]
        assert empty[0] == 60 and empty == sorted(set(empty), reverse=True) and empty[-1] >= 13
    along = BlockSpec(SEARCHED, 6, 21, 24, 200, 5, games_stage="games")
    samples, more = (read_samples([labeller.block(along._replace(branches=number), 3, block)]) for number in (0, 1))
    of_games = {tuple(ply)[:2] for game in games for ply in game.tolist()}
    assert {(one["mine"], one["theirs"]) for one in samples} <= of_games and 20 <= samples.size <= 24
    assert more.size > 1.5 * samples.size and not {(one["mine"], one["theirs"]) for one in more} <= of_games


@pytest.mark.long
def test_fitting_recovers_another_network() -> None:
    samples = read_samples([Labeller(initial_network()).block(BlockSpec(OUTCOMES, 60, 12, 60, seed=5), 1)])
    data, truth = dataset_of(samples), initial_network()
    truth.features[:] += np.random.default_rng(1).normal(0, 0.2, truth.features.shape)
    data = data._replace(values=predictions(truth, data))
    network = initial_network()
    before = errors_of(network, data)
    fit(network, data, 8, 1)
    assert errors_of(network, data).mean < 0.3 * before.mean
    again = initial_network()
    fit(again, data, 8, 1)
    assert all(np.array_equal(part, other) for part, other in zip(network, again, strict=True))


@pytest.mark.long
def test_small_networks_are_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    """They learn what a network with a table says, and the weights are those of the parameters in steps."""
    monkeypatch.setattr(network_fitting, "BATCH", 256)
    monkeypatch.setattr(network_fitting, "WARM_UP", 20)
    data = dataset_of(read_samples([Labeller(initial_network()).block(BlockSpec(OUTCOMES, 60, 12, 60, seed=5), 1)]))
    data = data._replace(values=predictions(initial_network(), data))
    lines = list[str]()
    parameters, network = fit_networks(initial_network(), data, 150, 1, lines.append)
    assert parameters.dtype == np.int8 and parameters.size == parameter_count() and len(lines) == REPORTS
    assert np.array_equal(network.features, np.concatenate(list(feature_weights(parameters))))
    assert errors_of(network, data).mean < 0.4 * np.abs(data.values - data.values.mean()).mean()


@pytest.mark.long
def test_the_initial_network_prefers_more_moves() -> None:
    data = dataset_of(read_samples([Labeller(initial_network()).block(BlockSpec(OUTCOMES, 5, 12, 60, seed=5), 1)]))
    pairs = data.rows[:, PLACEMENTS] - row_of_feature()[MOVES]
    assert predictions(initial_network(), data) == pytest.approx(pairs // 32 - pairs % 32, rel=0.07)


@pytest.mark.long
def test_a_tiny_othello_training_leaves_weights(tmp_path: Path) -> None:
    steps = (
        StageSpec("glance", 2, SPECS[1]),
        StageSpec("end", 25, SPECS[2]),
        StageSpec("searched-again", 25, SPECS[3]),
        StageSpec("all-again", 0, BlockSpec(TOGETHER, 0, 8, 60)),
    )
    trainer = OthelloTrainer(steps, initial_network)
    Training(trainer, tmp_path, LocalExecutor(1), float("inf")).run()
    learned = load(network_file("all-again", tmp_path))
    assert learned.features.shape == (feature_rows(), WIDTH)
    assert all(np.isfinite(part).all() for part in learned)
    assert np.array_equal(learned.hidden_weights[0], learned.hidden_weights[1]), "no samples"
    assert "held-out positions" in (tmp_path / "log.txt").read_text()


@pytest.mark.long
def test_self_play_leaves_small_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "STEPS", 20)
    specs = (
        StageSpec("self-play", 25, BlockSpec(SELF_PLAY, 1, 1, 60, 100, seed=1), fits=False),
        StageSpec("end", 25, BlockSpec(EXACT, 1, 8, 14, seed=2), fits=False),
        StageSpec("networks", 0, BlockSpec(NETWORKS, 0, 1, 60)),
    )
    Training(OthelloTrainer(specs, initial_network), tmp_path, LocalExecutor(1), float("inf")).run()
    assert all((one == other).all() for one, other in zip(
        load(network_file("end", tmp_path)), initial_network(), strict=True))  # nothing was fitted before
    with np.load(schedule.weights_file(tmp_path)) as parts:
        texts = texts_of(parts["parameters"], parts["heads"])
    written, learned = unpack_network(*texts.values()), load(network_file("networks", tmp_path))
    assert np.array_equal(written.features, learned.features)
    assert np.allclose(written.hidden_weights, learned.hidden_weights, atol=1 / 256)
    assert np.array_equal(learned.hidden_weights[0], learned.hidden_weights[1]), "no samples"


def test_samples_of_held_out_blocks_are_marked() -> None:
    assert not new_samples([(1, 2, -128)], 3)["held_out"][0]
    assert new_samples([(1, 2, -128)], 24)["held_out"][0] and new_samples([(1, 6, 0)], 24)["discs"][0] == 3
