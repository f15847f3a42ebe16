"""Records: existing files are kept, one run writes one record, and lines are complete however it ends."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest
from folders import MATCH_AGENTS
from record_support import COMMAND, QUICK, games_of, header, said
from what_windows_lacks import on_posix

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs import pool
from tempo.arena.records import locked_file, record_file
from tempo.arena.records.convert import main as convert
from tempo.arena.records.record_file import Recorder, begin_record, read_record
from tempo.lab.tournament import one_minute_check
from tempo.lab.tournament.match import match
from tempo.lab.tournament.standings import Standings
from tempo.native.aot.file_lock import lock_of

resource = on_posix("resource")

STEADY = str(MATCH_AGENTS / "steady.py")


# What is there already


@pytest.mark.parametrize(("kind", "how"), [("match", "match --resume"), ("quick", "local_eval.py --resume")])
def test_a_record_is_not_overwritten(here, capsys, kind, how):
    path = here / "there.jsonl"
    with Recorder(path, {**header(), "kind": kind}):
        pass
    before = path.read_bytes()
    for command, arguments in [(match, QUICK), (one_minute_check.main, ["--agent", STEADY])]:
        error = said(capsys, 2, command, *arguments, "--record", path)
        assert "exists already and would be lost" in error
        assert f"{how} {path} continues it" in error
    assert path.read_bytes() == before


def test_no_other_file_is_overwritten(here, capsys):
    path = here / "notes.txt"
    path.write_text("what I wanted to keep\n")
    assert "exists already and is not a record: name another file" in said(capsys, 2, match, *QUICK, "--record", path)
    assert path.read_text() == "what I wanted to keep\n"
    with pytest.raises(BadInput, match="exists already"):
        Recorder(path, header())


def test_a_page_may_be_overwritten(here, capsys):
    page = here / "page.html"
    page.write_text("an old page")
    assert match([*QUICK, "--pairs", "1", "--record", "new.jsonl", "--html", str(page)]) == 0
    assert "<html" in page.read_text()


def test_runs_of_the_same_second_have_files_of_their_own(here, monkeypatch):
    monkeypatch.setattr(record_file, "RUNS", here / "runs")
    names = set()
    for _ in range(3):
        with begin_record(None, header()) as recorder:
            names.add(recorder.path)
    (folder,) = (here / "runs").iterdir()
    assert len(names) == 3 == len(list(folder.glob("*.jsonl")))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", folder.name), "runs of a day share a folder"
    assert all(re.fullmatch(r"match-\d{6}(-\d)?\.jsonl", path.name) for path in names)


def test_converted_games_may_be_replaced_but_not_played_ones(here, capsys):
    Path("game.txt").write_text("444\n")
    arguments = ["game.txt", "-o", "games.jsonl", "--game", "connectx"]
    assert convert(arguments) == convert(arguments) == 0
    with Recorder(Path("played.jsonl"), header()):
        pass
    capsys.readouterr()
    assert "would be lost" in said(capsys, 2, convert, "game.txt", "-o", "played.jsonl", "--game", "connectx")
    assert read_record(Path("played.jsonl")).header["kind"] == "match"


# One writer


def test_the_second_of_two_runs_is_refused(here, capsys):
    """The error names the writing process; reading still works."""
    path = here / "shared.jsonl"
    with Recorder(path, header()):
        error = said(capsys, 2, match, "--resume", path)
        assert "is being written by" in error and "let it end first" in error
        assert f"process {os.getpid()} (" in error
        assert read_record(path).header["kind"] == "match"
    Recorder(path).__exit__(None, None, None)


def test_without_locks_records_are_written_without_a_lock(here, monkeypatch):
    def refused(path, seconds):
        raise NotImplementedError

    monkeypatch.setattr(locked_file, "hold", refused)
    with Recorder(here / "free.jsonl", header()), Recorder(here / "free.jsonl"):
        assert locked_file.writer_of(here / "free.jsonl") is None


def test_a_lock_file_stays_and_one_left_by_a_killed_run_locks_nothing(here):
    """One that was removed could be locked by a process that waits for it, beside the lock of a new one."""
    path = here / "left.jsonl"
    lock_of(path).touch()
    before = lock_of(path).stat().st_ino
    assert locked_file.writer_of(path) is None
    with Recorder(path, header()):
        assert locked_file.writer_of(path) is not None
    assert locked_file.writer_of(path) is None and lock_of(path).stat().st_ino == before


WRITE_LINES = """
import os, sys
from pathlib import Path
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.record_file import Recorder
os.fsync = lambda file: None
todo = list(range(int(sys.argv[2]), int(sys.argv[3])))
while todo:
    try:
        with Recorder(Path(sys.argv[1])) as recorder:
            for index in todo[:5]:
                recorder.write({"index": index})
                del todo[0]
    except BadInput:
        pass  # it waited for a second
"""


def test_no_line_of_eight_writers_is_lost_or_broken(here):
    path, lines = here / "shared.jsonl", 150
    with Recorder(path, header()):
        pass
    ranges = [(str(first), str(first + lines)) for first in range(0, 8 * lines, lines)]
    writers = [subprocess.Popen([sys.executable, "-c", WRITE_LINES, path, *one]) for one in ranges]
    assert [writer.wait() for writer in writers] == [0] * 8
    assert sorted(json.loads(line)["index"] for line in path.read_bytes().splitlines()[1:]) == list(range(8 * lines))


def test_a_process_that_outlives_the_run_does_not_keep_it_locked(here):
    """A process forked from the run, as games are, does not hold its lock."""
    path = here / "left.jsonl"
    recorder = Recorder(path, header())
    begun, going = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(going, b"!")
        signal.pause()
    os.read(begun, 1)
    recorder.file.close()
    try:
        with Recorder(path):
            pass
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


# kill -9


def start(*arguments):
    return subprocess.Popen([sys.executable, COMMAND, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def kill_again_and_again(path, kills, seed):
    """A match that is killed at random moments and goes on each time, made longer so that there is always something
    left to play; one that ends before it is killed does not count."""
    chance = random.Random(seed)
    pairs, process = 15, start("match", *QUICK, "--pairs", "15", "--record", str(path))
    while kills:
        enough = (path.read_bytes().count(b"\n") if path.exists() else 0) + chance.randint(1, 12)
        while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < enough):
            time.sleep(0.001)
        time.sleep(0.01 * chance.random())
        kills -= process.poll() is None
        process.kill()
        process.wait()
        pairs += 15
        process = start("match", "--resume", str(path), "--pairs", str(pairs))
    assert process.wait() == 0
    return pairs


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.slow)])
def test_a_killed_match_resumes_with_the_same_games(here, kills):
    """Each game is there once, equal to that of an undisturbed match."""
    path, alone = here / "killed.jsonl", here / "alone.jsonl"
    pairs = kill_again_and_again(path, kills, seed=kills)
    indexes = [json.loads(line).get("index") for line in path.read_bytes().splitlines()[1:]]
    assert sorted(index for index in indexes if index is not None) == list(range(2 * pairs))
    assert match([*QUICK, "--pairs", str(pairs), "--record", str(alone)]) == 0
    assert games_of(path) == games_of(alone)


# A power cut


class Disk:
    """Stands for the disk of a record, where each sync takes a tenth of a second, and for the clock."""

    def __init__(self, path, monkeypatch):
        self.path, self.now, self.synced = path, 0.0, []
        monkeypatch.setattr(record_file, "monotonic", lambda: self.now)
        monkeypatch.setattr(record_file.os, "fsync", self.sync)

    def sync(self, file):
        assert os.path.samestat(os.fstat(file), self.path.stat())
        self.now += 0.1
        self.synced.append(self.path.read_bytes().count(b"\n"))


def test_a_game_is_synced_before_it_counts(here, monkeypatch):
    path = here / "synced.jsonl"
    disk, counted = Disk(path, monkeypatch), []

    def add(standings, index, game):
        disk.now += 10.0  # it took that long

    monkeypatch.setattr(Standings, "add", add)
    monkeypatch.setattr(Progress, "count", lambda progress: counted.append(disk.synced[-1]))
    assert match([*QUICK, "--pairs", "3", "--record", str(path), "--workers", "1"]) == 0
    assert counted == [2, 3, 4, 5, 6, 7], "the header and the games so far"


def test_a_game_that_ends_just_after_a_sync_is_synced_while_the_next_is_played(here, monkeypatch):
    path = here / "later.jsonl"
    disk = Disk(path, monkeypatch)

    def tick(progress):
        disk.now += 10.0

    monkeypatch.setattr(pool, "TICK", 0.0)
    monkeypatch.setattr(Progress, "tick", tick)
    assert match([*QUICK, "--pairs", "3", "--record", str(path), "--workers", "1"]) == 0
    assert disk.synced[0] == 1 and disk.synced[-2:] == [7, 7], "the last one is that of the end"


def test_games_that_end_faster_than_the_disk_share_a_sync(here, monkeypatch):
    path = here / "fast.jsonl"
    disk = Disk(path, monkeypatch)
    with Recorder(path, header()) as recorder:
        for index in range(99):
            disk.now += 0.01
            recorder.write({"index": index})
        assert disk.synced == [1]
        disk.now += 0.01
        recorder.write({"index": 99})
        assert disk.synced == [1, 101]
        recorder.write({"index": 100})
    assert disk.synced == [1, 101, 102]


def test_a_disk_that_fails_to_sync_ends_the_run_with_a_line(here, monkeypatch):
    path = here / "failing.jsonl"
    with pytest.raises(BadInput, match="Input/output error"), Recorder(path, header()) as recorder:
        monkeypatch.setattr(record_file.os, "fsync", Mock(side_effect=OSError(5, "Input/output error")))
        recorder.write({"index": 0})


# A full disk


def match_on_a_full_disk(size, *arguments):
    """Run a match, and return its error. A limit on file sizes simulates the disk: the write that exceeds it fails
    after a part was written."""
    command = [sys.executable, COMMAND, "match", *QUICK, *arguments]
    fill = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (size, size))
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=fill)
    assert done.returncode == 2
    return done.stderr


def test_a_full_disk_leaves_complete_lines_and_the_rest_can_be_resumed(here):
    path, alone = here / "full.jsonl", here / "alone.jsonl"
    error = match_on_a_full_disk(6000, "--pairs", "10", "--record", str(path))
    complaint = f"local_eval.py match: cannot write '{path}': File too large; its games are complete"
    assert f"{complaint}, and --resume {path} continues\n" in error
    assert "Traceback" not in error
    assert path.read_bytes().endswith(b"}\n")
    before = games_of(path)
    assert 0 < len(before) < 20
    assert match(["--resume", str(path)]) == 0
    assert match([*QUICK, "--pairs", "10", "--record", str(alone)]) == 0
    assert before.items() <= games_of(path).items() == games_of(alone).items()


def test_a_record_without_room_for_its_header_is_removed(here):
    error = match_on_a_full_disk(100, "--record", "full.jsonl")
    assert error == "local_eval.py match: cannot write 'full.jsonl': File too large\n"
    assert not Path("full.jsonl").exists()


def test_a_run_that_fails_before_its_first_game_can_be_tried_again(here):
    path = here / "tried.jsonl"
    with pytest.raises(RuntimeError), Recorder(path, header()):
        raise RuntimeError
    assert not path.exists()
    with pytest.raises(RuntimeError), Recorder(path, header()) as recorder:
        recorder.write({"index": 0})
        raise RuntimeError
    with pytest.raises(RuntimeError), Recorder(path):
        raise RuntimeError
    assert list(read_record(path).games) == [0]


def test_a_partly_written_line_is_removed(here, monkeypatch):
    """A write that stores half of a line and fails."""
    path = here / "half.jsonl"
    with Recorder(path, header()) as recorder:
        whole = path.read_bytes()
        real = recorder.file

        class Full:
            def write(self, text):
                if len(text) <= 10:
                    raise OSError(28, "No space left on device")
                return real.write(text[:10])

            def __getattr__(self, name):
                return getattr(real, name)

        recorder.file = Full()
        with pytest.raises(BadInput, match=r"No space left on device$"):
            recorder.write({"index": 0})
        assert path.read_bytes() == whole
        recorder.file = real
        recorder.write({"index": 0})
        assert path.read_bytes() == whole + b'{"index":0}\n'


def test_the_console_script_names_itself():
    code = "import sys; sys.argv[0] = 'bin/tempo'; from tempo.arena.records.record_file import resume_command"
    command = [sys.executable, "-c", f"{code}\nprint(resume_command('match'))"]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.stdout == "tempo match --resume\n"
