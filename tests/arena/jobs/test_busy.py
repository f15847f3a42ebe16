"""Artificial load: processes spin during the block, and end however it ends."""

import os
import signal
import subprocess

import psutil
import pytest
from folders import MATCH_AGENTS
from psutil import pid_exists
from waiting import left_after, wait_until

from tempo.arena.jobs.busy import spinning
from tempo.arena.records.record_file import read_record
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament import one_minute_check as quick

STEADY = str(MATCH_AGENTS / "steady.py")
SCRIPT = """
import signal, time
from tempo.arena.jobs.busy import spinning
signal.signal(signal.SIGINT, signal.default_int_handler)  # which tests behind a "&" would ignore
with spinning(2) as processes:
    print(*processes, flush=True)
    time.sleep(1000)
"""


def processor_time(pid):
    return sum(psutil.Process(pid).cpu_times()[:2])


def test_processes_spin_and_end_with_the_block():
    with spinning(2) as processes:
        assert len(processes) == 2
        assert wait_until(lambda: all(processor_time(pid) > 0 for pid in processes))
    assert not any(map(pid_exists, processes))


def test_processes_end_after_an_error():
    with pytest.raises(ValueError), spinning(1) as processes:
        raise ValueError
    assert not any(map(pid_exists, processes))


@pytest.mark.parametrize(
    "end",
    [lambda parent: os.killpg(parent.pid, signal.SIGINT), subprocess.Popen.kill],
    ids=["Ctrl-C reaches the whole group", "a kill the parent alone"],
)
def test_processes_end_with_their_parent(end):
    assert left_after(SCRIPT, end) == []


def test_the_one_minute_check_reports_its_busy_processes(tmp_path, capsys, monkeypatch):
    """It is in the record, on the terminal and on the page, and absent without such processes."""
    started = []
    monkeypatch.setattr(quick, "spinning", lambda count: (started.append(count), spinning(count))[1])
    path, page = tmp_path / "quick.jsonl", tmp_path / "page.html"
    arguments = ["--agent", STEADY, "--opponent", "random", "--games", "1", "--record", str(path)]
    assert quick.main([*arguments, "--busy", "1"]) == 0
    assert "bank 60 s, beside 1 process busy-waiting\n" in capsys.readouterr().out
    assert read_record(path).header["busy"] == 1
    assert report([str(path), "--html", str(page)]) == 0
    assert "<dt>Beside</dt><dd>1 process busy-waiting</dd>" in page.read_text()
    path.unlink()
    assert quick.main(arguments) == 0
    assert started == [1, 0]
    assert report([str(path), "--html", str(page)]) == 0
    assert "only spun" not in capsys.readouterr().out + page.read_text()


def test_busy_and_ray_exclude_each_other(capsys):
    assert quick.main(["--agent", STEADY, "--busy", "2", "--ray", "local"]) == 2
    assert "--busy loads this machine" in capsys.readouterr().err
