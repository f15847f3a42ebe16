"""Training of the evaluation by lines: games can be repeated, the fit learns, and the trainer runs its rounds."""
import numpy as np
import pytest

from tempo.games.gomoku.evaluation.unpacking import TEXT_UNIT, unpack_weights
from tempo.games.gomoku.evaluation.weights import LineWeights, zero_weights
from tempo.games.gomoku.experiments.write_line_weights import pack_weights
from tempo.games.gomoku.training import line_fitting
from tempo.games.gomoku.training.line_fitting import constant_loss, fit, initial_weights, losses_of
from tempo.games.gomoku.training.line_games import NO_TARGET, RECORD, LineGameMaker, read_games
from tempo.games.gomoku.training.line_schedule import LineTrainer, Round, load, weights_file


@pytest.fixture(scope="module")
def blocks():
    maker = LineGameMaker(initial_weights())
    return [maker.block(6, 30, seed) for seed in (1, 2)]


def test_a_block_depends_on_its_seed_alone(blocks):
    assert LineGameMaker(initial_weights()).block(6, 30, 1) == blocks[0] != blocks[1]


def test_games_hold_legal_moves_and_results_of_both_sides(blocks):
    records = np.frombuffer(blocks[0], RECORD)
    for game in range(6):
        rows = records[records["game"] == game]
        assert len(set(rows["move"].tolist())) == len(rows)
        assert rows["move"].max() < int(rows["size"][0]) ** 2
        assert np.allclose(rows["result"][:-1] + rows["result"][1:], 1)


def test_blocks_are_joined(blocks):
    games = read_games(blocks, 0.5)
    assert games.sizes.size == 12
    assert games.starts[-1] == games.moves.size
    known = games.targets[games.targets != NO_TARGET]
    assert ((known >= 0) & (known <= 1)).all()


@pytest.mark.long
def test_a_fit_predicts_results_and_moves_better_than_no_weights(blocks):
    games, weights = read_games(blocks, 1.0), zero_weights()
    before = losses_of(weights, games)
    fit(weights, games, 8, 1)
    after = losses_of(weights, games)
    assert before.positions == after.positions > 0
    assert after.value < constant_loss(games.targets) - 0.1
    assert after.rating < before.rating - 0.5


def test_a_loss_changes_no_weights(blocks, monkeypatch):
    monkeypatch.setattr(line_fitting, "run_games", line_fitting.run_games.function)  # the long tests compile it
    weights = initial_weights()
    assert losses_of(weights, read_games(blocks[:1], 1.0)).positions > 0
    assert all((old == new).all() for old, new in zip(initial_weights(), weights, strict=True))


def test_weights_survive_their_text():
    rng = np.random.default_rng(1)
    weights = LineWeights(*(rng.normal(0, 1, part.shape).astype(np.float32) for part in zero_weights()))
    found = unpack_weights(pack_weights(weights))
    assert all(np.abs(old - new).max() <= 0.5 / TEXT_UNIT for old, new in zip(weights, found, strict=True))


@pytest.mark.long
def test_the_trainer_runs_its_rounds(tmp_path, monkeypatch):
    monkeypatch.setattr("tempo.games.gomoku.training.line_schedule.GAMES_IN_BLOCK", 2)
    trainer = LineTrainer((Round("one", 2, 20, 1, ("one",), 1.0), Round("two", 2, 20, 2, ("one", "two"), 0.5)))
    made, lines = {}, []
    for stage in trainer.stages():
        assert not trainer.is_done(stage, tmp_path)
        maker = trainer.block_maker(stage, tmp_path)
        maker.prepare()
        made[stage.name] = [maker(number) for number in range(stage.blocks)]
        trainer.fit(stage, tmp_path, made.__getitem__, lines.append)
        assert trainer.is_done(stage, tmp_path)
    assert "held-out" in lines[-1]
    assert np.abs(load(weights_file("two", tmp_path)).values).max() > 0
