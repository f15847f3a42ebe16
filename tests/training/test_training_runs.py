"""Self-play runs: interrupted and resumed, from the committed network, and with a gate."""

import json
import subprocess
import sys
from pathlib import Path
from shutil import copy

import numpy as np
import pytest
import self_play_support
from self_play_support import GAMES, SMALL, small_connectx
from waiting import PATIENCE

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.jobs.pool import WorkerFailed
from tempo.arena.records.block_file import Block, BlockFile
from tempo.arena.records.record_file import read_record
from tempo.games.connectx.adapter import self_play as connectx
from tempo.games.gomoku.learned.encoder import network_shape
from tempo.network.weights import Layer
from tempo.training import self_play_bench
from tempo.training.committed_network import read_committed
from tempo.training.run_folder import About, claimed
from tempo.training.self_play.checkpoints import (
    Checkpoint,
    checkpoint_file,
    initial_weights,
    last_checkpoint,
    load,
    metrics_of_run,
    save,
)
from tempo.training.self_play.games import self_play_config
from tempo.training.self_play.learner import evaluator
from tempo.training.self_play.samples import read_samples, unpack_planes
from tempo.training.self_play.trainer import SelfPlayTrainer, generation_name
from tempo.training.train import self_play_of, start_from_committed
from tempo.training.write_network import games_in
from tempo.training.write_network import main as write_network


def train(run: str, *folders: tuple[Path, bool]) -> None:
    """Run in a child process, as `local_eval.py train` does: in this process JAX has started already."""
    asked = json.dumps([(str(folder), to_its_end) for folder, to_its_end in folders])
    command = [sys.executable, self_play_support.__file__, run, asked]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def test_an_interrupted_run_has_the_same_result(tmp_path: Path) -> None:
    whole, pieces, alone = (tmp_path / name for name in ("whole", "pieces", "alone"))
    train("plain", (pieces, False), (whole, True), (pieces, False))  # ends within games, and after a fit
    alone.mkdir()  # on another machine, with the last network and nothing else
    copy(checkpoint_file(whole, 1), checkpoint_file(alone, 1))
    train("plain", (pieces, False), (alone, True), (pieces, True))  # within games again
    for number in (1, 2):
        first, second = (load(folder, number).weights for folder in (whole, pieces))
        assert all((a == b).all() for x, y in zip(first, second, strict=True) for a, b in zip(x, y, strict=True))
    assert checkpoint_file(whole, 2).exists() and (whole / f"{generation_name(1)}.blocks").exists()
    lines = metrics_of_run(pieces)
    assert [line["games"] for line in lines] == [8, 16] and all(line["playing"] > 0 for line in lines)
    assert [line["games"] for line in metrics_of_run(alone)] == [8, 16]
    assert not (alone / f"{generation_name(0)}.blocks").exists()
    assert all((before != after).any() for (before, _), (after, _) in settled(whole))
    record = read_record(whole / f"{generation_name(0)}.jsonl")
    assert len(record.games) == SMALL.games and record.header["config"]["game"] == "connectx"


def settled(folder: Path) -> list[tuple[Layer, Layer]]:
    """Return the layers of a run's last network before and after fine-tuning."""
    trainer, last, shown = SelfPlayTrainer(small_connectx, SMALL), load(folder, 2).weights, list[str]()
    after = trainer.finetune(folder, 2, last, 40, games_in(folder), shown.append)
    assert shown[0].startswith("2 of 40 steps: policy ") and shown[-1].endswith("0.0 minutes to go")
    assert all(np.isfinite(rows).all() for rows, _ in after)
    return list(zip(last, after, strict=True))[: len(trainer.spec.shape.sizes())]


def test_a_run_can_start_from_the_committed_network(tmp_path: Path) -> None:
    trainer = SelfPlayTrainer(connectx.game_spec, SMALL._replace(generations=30))
    about = About("connectx", {"rows": 6, "columns": 7, "inarow": 4}, "self-play")
    start_from_committed(trainer, about, tmp_path / "run", 7)
    begun, committed = load(tmp_path / "run", 7), read_committed("connectx", trainer.spec.shape)
    assert last_checkpoint(tmp_path / "run") == begun.player == 7 and begun.metrics["games"] == 7 * SMALL.games
    *same, _ = begun.weights  # the last layer rates the replies, and begins anew
    assert all((a == b).all() for x, y in zip(same, committed, strict=True) for a, b in zip(x, y, strict=True))
    with pytest.raises(BadInput, match="without --from-sources"):
        start_from_committed(trainer, about, tmp_path / "run", 7)
    with pytest.raises(BadInput, match="1 to 29 generations, not 30"):
        start_from_committed(trainer, about, tmp_path / "other", 30)
    other = About("gomoku", {"size": 8, "inarow": 5}, "original")
    with pytest.raises(BadInput, match="another board or another design"):
        start_from_committed(SelfPlayTrainer(GAMES["gomoku"][0], SMALL), other, tmp_path / "other", 1)
    assert not (tmp_path / "other").exists()


def test_the_gate_keeps_the_best_network(tmp_path: Path) -> None:
    train("gate", (tmp_path, True))
    best, lines = 0, metrics_of_run(tmp_path)
    assert "solved_error" not in lines[0], "measured at the end only"
    assert 0 <= lines[1]["kept_0"] <= 100 and lines[1]["solved_error"] > 0
    for number, line in enumerate(lines, start=1):
        best = number if line["won"] >= 0.55 else best
        assert load(tmp_path, number).player == best


@pytest.mark.parametrize("steps", [0, pytest.param(12, marks=pytest.mark.long)])
def test_steps_come_from_the_configuration(tmp_path: Path, steps: int) -> None:
    run = SMALL._replace(measure_every=0, sample_reuse=4.0, steps=steps)
    trainer = SelfPlayTrainer(small_connectx, run)
    stage, *_ = trainer.stages()
    games = trainer.block_maker(stage, tmp_path)
    BlockFile(tmp_path / f"{stage.name}.blocks").add(Block(0, 1.0, games(0)))
    [line] = trainer.fit_in_process(stage, tmp_path, games_in(tmp_path))
    samples, shape = read_samples(games_in(tmp_path)(stage.name), trainer.spec.shape), trainer.spec.shape
    evaluate = evaluator(shape, initial_weights(shape, run.seed))
    positions, said = len(samples), evaluate(unpack_planes(samples, shape))[1]
    truth = run.train.result_share * samples["result"] + (1 - run.train.result_share) * samples["value"]
    assert load(tmp_path, 1).metrics["new_games_error"] == pytest.approx(((said - truth) ** 2).mean(), abs=1e-4)
    assert line.strip().startswith(f"{positions} positions, {steps or 4 * positions // run.train.batch_size} steps:")


@pytest.mark.parametrize("root", ["gumbel", "dirichlet"])
def test_simulations_come_from_the_configuration(root: str) -> None:
    run = SMALL._replace(
        root=root, simulations=8, fast_simulations=3, late_ply=9, late_simulations=12, late_fast_simulations=5
    )
    self_play = self_play_config(run)
    searches = self_play.full, self_play.fast, self_play.late_full, self_play.late_fast
    assert [root_config.simulations for root_config in searches] == [8, 3, 12, 5] and run.most_simulations() == 12


def test_jax_after_a_fork_is_refused() -> None:
    """Without the check, the process would wait forever."""
    evaluator(network_shape(6), initial_weights(network_shape(6), 1))
    with pytest.raises(WorkerFailed, match="JAX was at work before this process was forked"):
        list(LocalExecutor(1).run(lambda _: evaluator(network_shape(6), []), [None]))


def test_self_play_bench_prints_the_networks_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    monkeypatch.setattr(self_play_bench, "self_play_of", lambda *_: SelfPlayTrainer(GAMES["gomoku"][0], SMALL))
    assert self_play_bench.main(["gomoku", "--size", "6"]) == 0
    shown = capsys.readouterr().out
    assert "after 0 generations" in shown and 0 < int(shown.split("%")[0].split()[-1]) < 100
    rows = [line for line in shown.splitlines() if "JAX" in line or "compiled" in line]
    assert len(rows) == 2 and rows[0].split()[3:6:2] == rows[1].split()[3:6:2], "the same games"
    assert self_play_bench.main(["gomoku", "--folder", str(tmp_path)]) == 2
    assert "holds no network: give the folder of a run" in capsys.readouterr().err


def test_write_network_refuses_other_boards_and_shapes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    written: list[str] = []
    monkeypatch.setattr("tempo.training.write_network.write_committed", lambda game, _: written.append(game))
    shape = network_shape(8)
    for inarow in (5, 4):  # both networks have the same shape
        folder = tmp_path / str(inarow)
        with claimed(folder, About("gomoku", {"size": 8, "inarow": inarow}, "self-play")):
            save(folder, 1, Checkpoint(initial_weights(shape, seed=1), [], 1, {"games": 1}))
    assert write_network(["gomoku", str(tmp_path / "5"), "--no-write"]) == 0
    assert "no positions of gomoku are solved" in capsys.readouterr().out
    assert write_network(["gomoku", str(tmp_path / "4")]) == 2
    error = capsys.readouterr().err
    assert "size=8 inarow=4 by the preset self-play is learned, not gomoku size=8 inarow=5" in error
    for preset in ("original", "self-play"):  # of one, and said to be of the other
        with claimed(tmp_path / preset, About("gomoku", {"size": 8, "inarow": 5}, preset)):
            drawn = initial_weights(self_play_of("gomoku", {"size": 8, "inarow": 5}, "original").spec.shape, seed=1)
            save(tmp_path / preset, 1, Checkpoint(drawn, [], 1, {"games": 1}))
    assert write_network(["gomoku", str(tmp_path / "original"), "--no-write"]) == 0
    assert write_network(["gomoku", str(tmp_path / "original")]) == 2
    assert "another shape than gomoku's agent plays with: --no-write measures them" in capsys.readouterr().err
    assert write_network(["gomoku", str(tmp_path / "self-play"), "--no-write"]) == 2
    assert "another shape than their preset has now" in capsys.readouterr().err
    assert write_network(["othello", str(tmp_path / "4")]) == 2
    assert "no player of othello has a network" in capsys.readouterr().err and not written
