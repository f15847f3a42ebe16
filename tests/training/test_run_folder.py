"""The folder of a run: one game, board and preset forever, and one process at a time."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from counting_trainer import Counting
from folders import ROOT

from tempo.arena.adapter.trainer import Stage
from tempo.arena.command_line import progress
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.records.block_file import Block, BlockFile
from tempo.network.weights import NetworkShape
from tempo.training.run_folder import About, check_board, claimed, default_folder, read_about
from tempo.training.self_play.checkpoints import (
    Checkpoint,
    checkpoint_file,
    initial_weights,
    save,
)
from tempo.training.train import Training, main

USUAL = About("gomoku", {"size": 15, "inarow": 5}, "self-play")
SMALL = About("gomoku", {"size": 6, "inarow": 4}, "original")


@pytest.mark.parametrize(
    ("about", "name"),
    [
        (USUAL, "gomoku"),
        (USUAL._replace(preset="gate"), "gomoku-gate"),
        (USUAL._replace(shape={"size": 8, "inarow": 5}), "gomoku-8"),
        (USUAL._replace(shape={"size": 15, "inarow": 8}), "gomoku-inarow8"),
        (SMALL, "gomoku-6-inarow4-original"),
        (About("othello", {}, "evaluation"), "othello-evaluation"),
    ],
)
def test_default_folder_by_board_and_preset(about: About, name: str) -> None:
    assert default_folder(about, "self-play") == ROOT / "runs" / "train" / name


def test_a_folder_belongs_to_one_game_board_and_preset(tmp_path: Path) -> None:
    for _ in range(2):
        with claimed(tmp_path / "run", SMALL):
            assert read_about(tmp_path / "run") == SMALL
    for other in (USUAL, SMALL._replace(preset="gate"), SMALL._replace(game="connectx")):
        with (
            pytest.raises(BadInput, match="gomoku size=6 inarow=4 by the preset original is learned, not"),
            claimed(tmp_path / "run", other),
        ):
            pass
    check_board(tmp_path / "run", "gomoku", SMALL.shape)
    check_board(tmp_path / "nowhere", "gomoku", USUAL.shape)  # whatever is not there is somebody else's to tell
    with pytest.raises(BadInput, match="is learned, not gomoku size=15 inarow=5"):
        check_board(tmp_path / "run", "gomoku", USUAL.shape)


def test_one_process_at_a_time_trains_in_a_folder(tmp_path: Path) -> None:
    """Even while no games are made."""
    hold = (
        "import sys; from pathlib import Path\n"
        "from tempo.training.run_folder import About, claimed\n"
        f"with claimed(Path(sys.argv[1]), About(*{tuple(SMALL)!r})):\n"
        "    print('held', flush=True); sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", hold, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        with pytest.raises(BadInput, match=r"is being written by process \d+"), claimed(tmp_path, SMALL):
            pass
        other.communicate("")
    with claimed(tmp_path, SMALL):
        pass


def test_other_folders_are_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for folder, complaint in ((tmp_path, "holds other things than a run"), (tmp_path / "notes.txt", "File exists")):
        assert main(["gomoku", "--size", "6", "--folder", str(folder)]) == 2
        error = capsys.readouterr().err
        assert complaint in error and error.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_a_folder_whose_run_was_deleted_takes_another(tmp_path: Path) -> None:
    """The hidden lock file may have stayed there."""
    for about in (SMALL, USUAL):
        with claimed(tmp_path, about):
            pass
        for path in tmp_path.glob("[!.]*"):
            path.unlink()


def test_a_run_without_run_json_resumes(tmp_path: Path) -> None:
    (tmp_path / "generation-0000.blocks").touch()
    (tmp_path / "run.json").write_text('{"game": "gomo')  # killed as it was written
    (tmp_path / "log.txt").write_text("one line")
    with claimed(tmp_path, SMALL):
        assert read_about(tmp_path) == SMALL


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (["--hours", "0"], "'0' is not a number of hours"),
        (["--hours", "-1"], "'-1' is not a number of hours"),
        (["--until", "generation-99"], "there is no stage 'generation-99', only generation-0000 to generation-0049"),
        (["--size", "3"], "5 in a row do not fit on 3x3"),
        (["--rows", "6"], "rows of gomoku"),
        (["--from-sources", "0"], "'0' is not a whole number from 1 up"),
        (["--size", "6", "--from-sources", "1"], "the network of gomoku in the sources is for another board"),
    ],
)
def test_bad_input_is_refused_before_a_folder_is_made(
    typed: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    try:
        assert main(["gomoku", *typed, "--folder", str(tmp_path / "run")]) == 2
    except SystemExit as left:
        assert left.code == 2
    error = capsys.readouterr().err
    assert complaint in error and error.count("\n") == 1
    assert not list(tmp_path.glob("run/*.blocks"))


@pytest.mark.parametrize("torn", [True, False])
def test_unusable_checkpoints_are_refused_in_one_line(
    torn: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    if torn:
        checkpoint_file(tmp_path, 1).write_bytes(b"PK\x03\x04 and no more")
    else:
        shape = NetworkShape(6, 6, planes=2, actions=36, channels=(4,), policy_cells=1, value_cells=1, value_hidden=2)
        save(tmp_path, 1, Checkpoint(initial_weights(shape, seed=1), [], 1, {"games": 1}))
    assert main(["gomoku", "--size", "6", "--inarow", "4", "--folder", str(tmp_path), "--workers", "1"]) == 2
    error = capsys.readouterr().err
    complaint = "network-0001.npz' is damaged (BadZipFile): delete it" if torn else "of another board or preset"
    assert complaint in error and error.count("\n") == 1


def test_a_full_disk_costs_no_finished_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = BlockFile(tmp_path / "some.blocks")
    file.add(Block(0, 1.0, b"whole"))
    half = file.file
    monkeypatch.setattr(file, "file", type("Full", (), {"write": lambda _, text: half.write(text[:9]), "name": "it"})())
    with pytest.raises(OSError, match="No space left"):
        file.add(Block(1, 1.0, b"not whole"))
    assert file.numbers == {0}
    half.close()
    again = BlockFile(tmp_path / "some.blocks")
    again.add(Block(2, 1.0, b"later"))
    again.close()
    assert sorted(BlockFile(tmp_path / "some.blocks").numbers) == [0, 2]


class Slow(Counting):
    """A trainer of two blocks, each of which takes a moment."""

    def stages(self) -> list[Stage]:
        return [Stage("one", "two blocks", 2)]


def test_long_stages_log_their_progress(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    monkeypatch.setattr(progress, "BETWEEN_LINES", 0.05)
    Training(Slow(0.5), tmp_path, LocalExecutor(1), float("inf")).run()
    told = capsys.readouterr().out
    assert "0/2 blocks, 0.0 minutes so far" in told and "1/2 blocks, 0.0 minutes to go" in told
    assert json.dumps(told).count("blocks, ") > 5
