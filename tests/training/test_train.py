"""Training of a game: resumed after any interruption, with the same result."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from counting_trainer import Counting
from folders import ROOT

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.adapter.trainer import Stage
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.progress import Speed
from tempo.arena.jobs.executor import InProcessExecutor, LocalExecutor
from tempo.arena.records.block_file import read_blocks
from tempo.training import train
from tempo.training.train import OutOfTime, Training, main, share_done


def test_all_stages_run_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Training(Counting(), tmp_path, LocalExecutor(2), float("inf")).run()
    assert (tmp_path / "many").read_text() == str(list(range(20)))
    assert "stage 2 of 2, many: many numbers\n" in capsys.readouterr().out
    before = (tmp_path / "many.blocks").stat().st_mtime_ns
    Training(Counting(), tmp_path, LocalExecutor(2), float("inf")).run()
    assert (tmp_path / "many.blocks").stat().st_mtime_ns == before
    assert "2 of 2 stages were done before" in capsys.readouterr().out


class Timed(Counting):
    """A trainer whose first stage compiles for an hour; after it a block takes ten seconds."""

    def __init__(self, clock: list[float]) -> None:
        super().__init__()
        self.clock = clock

    def stages(self) -> list[Stage]:
        return [Stage(name, "numbers", blocks) for name, blocks in (("a", 20), ("b", 60), ("c", 120), ("d", 60))]

    def fit(self, stage: Stage, *arguments: Any) -> None:
        super().fit(stage, *arguments)
        self.clock[0] += 3600.0 if stage.name == "a" else 10.0 * stage.blocks


def test_the_time_to_go_does_not_count_what_the_first_stage_compiled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr(train, "Speed", lambda: Speed(lambda: clock[0]))
    Training(Timed(clock), tmp_path, InProcessExecutor(), float("inf")).run()
    lines = [line for line in capsys.readouterr().out.splitlines() if "stage " in line]
    ends = [line.rpartition("numbers")[2] for line in lines]
    assert ends == ["", "", ", 30 minutes left", ", 10 minutes left"]


def test_blocks_in_work_count_half() -> None:
    """On eight cores the first of 80 blocks comes with seven more that are nearly done: not 80 times as long."""
    assert share_done(0, 80, 8) == 0
    assert share_done(1, 80, 8) == 5 / 80 and share_done(8, 80, 8) == 12 / 80
    assert share_done(79, 80, 8) == 79.5 / 80 and share_done(80, 80, 8) == 1


def test_until_stops_after_a_stage(tmp_path: Path) -> None:
    Training(Counting(), tmp_path, LocalExecutor(1), float("inf")).run("few")
    assert (tmp_path / "few").exists() and not (tmp_path / "many").exists()
    with pytest.raises(BadInput, match="there is no stage 'fwe', only few to many"):
        Training(Counting(), tmp_path, LocalExecutor(1), float("inf")).run("fwe")


def test_hours_stop_a_run_that_can_resume(tmp_path: Path) -> None:
    with pytest.raises(OutOfTime):
        Training(Counting(), tmp_path, LocalExecutor(1), 0.0).run()
    assert not (tmp_path / "many").exists()
    Training(Counting(), tmp_path, LocalExecutor(1), float("inf")).run()
    assert (tmp_path / "many").read_text() == str(list(range(20)))


def test_a_killed_run_resumes_with_the_same_result(tmp_path: Path) -> None:
    script = (
        "import sys; sys.path.insert(0, 'tests/support')\n"
        "from pathlib import Path\n"
        "from counting_trainer import Counting\n"
        "from tempo.arena.jobs.executor import LocalExecutor\n"
        "from tempo.training.train import Training\n"
        f"Training(Counting(0.05), Path({str(tmp_path)!r}), LocalExecutor(1), float('inf')).run()\n"
    )
    process = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.DEVNULL)
    blocks = tmp_path / "many.blocks"
    while process.poll() is None and len(read_blocks(blocks)) < 4:
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = len(read_blocks(blocks))
    assert kept >= 4
    with blocks.open("ab") as file:
        file.write(b"TBLK, and then nothing")
    Training(Counting(), tmp_path, LocalExecutor(1), float("inf")).run()
    assert (tmp_path / "many").read_text() == str(list(range(20)))
    assert [block[0] for block in read_blocks(blocks)] == list(range(20))


def test_preset_without_a_name_lists_all_and_trains_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr("tempo.training.run_folder.ROOT", tmp_path)
    assert main(["gomoku", "--preset"]) == 0
    names = ", ".join([*adapter_of("gomoku").trainers(new_config("gomoku").shape)][1:])
    assert capsys.readouterr().out == f"presets of gomoku: self-play (without --preset), {names}\n"
    assert not [*tmp_path.iterdir()]


def test_missing_trainers_and_presets_are_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    assert main(["gomoku", "--preset", "gates"]) == 2
    assert "gomoku has no preset 'gates': choose self-play, original, gate" in capsys.readouterr().err
    monkeypatch.setattr("tempo.games.gomoku.adapter.adapter.Gomoku.trainers", lambda self, pattern: {})
    assert main(["gomoku"]) == 2
    wanted = "local_eval.py train: no training is defined for gomoku: see docs/tutorials/new-game-network.md\n"
    assert capsys.readouterr().err == wanted and (ROOT / "docs" / "tutorials" / "new-game-network.md").exists()
