"""Training of a game: resumed after any interruption, with the same result."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from counting_trainer import Counting
from folders import ROOT

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.records.block_file import Block, BlockFile, read_blocks
from tempo.training.train import OutOfTime, Training, main


def test_all_stages_run_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Training(Counting(), tmp_path, LocalExecutor(2), float("inf")).run()
    assert (tmp_path / "many").read_text() == str(list(range(20)))
    assert "stage 2 of 2, many: many numbers, 0 minutes left" in capsys.readouterr().out
    before = (tmp_path / "many.blocks").stat().st_mtime_ns
    Training(Counting(), tmp_path, LocalExecutor(2), float("inf")).run()
    assert (tmp_path / "many.blocks").stat().st_mtime_ns == before
    assert "2 of 2 stages were done before" in capsys.readouterr().out


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


def test_a_block_file_has_one_writer_and_drops_a_torn_block(tmp_path: Path) -> None:
    path = tmp_path / "some.blocks"
    file = BlockFile(path)
    file.add(Block(2, 1.5, b"two"))
    file.add(Block(0, 0.5, b""))
    with pytest.raises(BadInput):
        BlockFile(path)
    file.close()
    whole = path.stat().st_size
    with path.open("ab") as torn:
        torn.write(path.read_bytes()[: whole // 2 + 3])
    file = BlockFile(path)
    assert file.numbers == {0, 2} and file.seconds >= 2.0
    file.close()
    assert read_blocks(path)[0] == b""


def test_preset_without_a_name_lists_all_and_trains_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr("tempo.training.run_folder.ROOT", tmp_path)
    assert main(["gomoku", "--preset"]) == 0
    names = ", ".join([*adapter_of("gomoku").trainers({})][1:])
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
