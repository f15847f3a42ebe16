"""Files of how far long computations are, and their lines in `report`."""

import json
import subprocess
import sys
from datetime import datetime, timezone

from tempo.arena.records import progress_file
from tempo.arena.records.progress_file import progress_beside, read_progress
from tempo.lab.tournament.runs import main


def test_sessions_add_up_and_the_last_command_resumes(tmp_path, monkeypatch, capsys):
    path, place = tmp_path / "study.db", tmp_path / "study.db.progress"
    monkeypatch.setattr(sys, "argv", ["local_eval.py", "tune", "champion", "--trials", "40"])
    with progress_beside(path, "tune study", "trials") as progress:
        progress.update(0, 40)
        progress.started -= 3600.0  # an hour has passed
        progress.update(10, 40)
    first = read_progress(place)
    assert (first.done, first.total) == (10, 40) and 3600 <= first.seconds < 3700
    assert 3 * 3600 <= first.seconds_left < 3 * 3700
    monkeypatch.setattr(sys, "argv", ["local_eval.py", "tune", "champion", "--trials", "80"])
    with progress_beside(path, "tune study", "trials") as progress:
        progress.started -= 3600.0
        progress.update(20, 80)
        assert main(["--dir", str(tmp_path)]) == 0
        assert "being written by process" in capsys.readouterr().out
    second = read_progress(place)
    assert second.began == first.began and second.seconds >= 7200
    assert main(["--dir", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "tune study: 20 of 80 trials, 2.0 h so far, about 6.0 h left" in shown
    assert shown.rstrip().endswith("tune champion --trials 80")


def test_each_part_has_its_own_unit_and_time_to_go(tmp_path):
    with progress_beside(tmp_path / "study.db", "tune study", "trials") as progress:
        progress.update(40, 40)
        progress.started -= 7200.0
        progress.begin("games of the final match", 100)
        assert read_progress(tmp_path / "study.db.progress").seconds_left is None
        progress.started -= 600.0
        progress.update(11, 100)  # 10 of them in an earlier session
        assert progress.run[1:4] == ("games of the final match", 11, 100)
        assert 89 * 600 <= progress.run.seconds_left < 89 * 610
        progress.end()
    assert read_progress(tmp_path / "study.db.progress")[2:4] == (100, 100)


def test_an_interrupted_computation_keeps_what_it_knew(tmp_path):
    code = """
import sys
from pathlib import Path
from tempo.arena.records.progress_file import progress_beside
with progress_beside(Path(sys.argv[1]), "train connectx", "stages") as progress:
    progress.update(3, 9)
    raise KeyboardInterrupt
"""
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "run")], stderr=subprocess.DEVNULL)
    assert read_progress(tmp_path / "run.progress").done == 3


def test_what_is_done_says_so_and_a_damaged_file_is_left_out(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(progress_file, "monotonic", lambda: 1000.0)
    with progress_beside(tmp_path / "run", "train connectx", "stages") as progress:
        progress.update(9, 9)
    (tmp_path / "other.progress").write_text(json.dumps({"about": "cut"})[:-1])
    assert main(["--dir", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 and "train connectx: 9 of 9 stages, 0 s so far" in lines[0] and "done: " in lines[1]
    assert f"{datetime.now(timezone.utc).astimezone():%Y-%m-%d}" in lines[0]
