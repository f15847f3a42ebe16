"""Limits of a game of `check --kaggle`: a share of a processor, by a control group or by stopping the process."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tempo.lab.check.kaggle.cpu_group import limited_group
from tempo.lab.check.kaggle.cpu_limiter import PERIOD, Limiter, System

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there --kaggle is refused")


class Simulated(System):
    """One process that is always busy, on a machine with a clock of its own."""

    cores = 2

    def __init__(self, threads=1):
        self.time, self.work, self.threads = 0.0, 0.0, threads
        self.is_stopped = False

    def now(self):
        return self.time

    def sleep(self, seconds):
        self.time += seconds
        self.work += 0.0 if self.is_stopped else seconds * self.threads

    def used(self, pid):
        return self.work

    def tree(self, pid):
        return [pid]

    def send(self, pid, number):
        self.is_stopped = number == signal.SIGSTOP

    def exit_code(self, pid):
        return 3 if self.time >= 20 * PERIOD - 1e-9 else None


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("share", [0.1, 0.8])
def test_the_limiter_leaves_a_share_of_a_processor(share, threads):
    system = Simulated(threads)
    assert Limiter(1, share, system).run() == 3
    assert system.work / system.time == pytest.approx(share, abs=0.05)
    assert not system.is_stopped


def test_the_limiter_never_stops_a_process_that_uses_less():
    system = Simulated()
    system.used = lambda pid: 0.5 * system.work
    Limiter(1, 0.8, system).run()
    assert system.work == system.time


class Recorded(System):
    """The real system, which notes the signals and kills the child after some of them."""

    def __init__(self):
        self.sent = []

    def send(self, pid, number):
        super().send(pid, number)
        self.sent.append((pid, number))
        if len(self.sent) >= 8 and number == signal.SIGCONT:
            os.kill(pid, signal.SIGKILL)


BUSY = """
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "while True: pass"])
print("started", flush=True)
while True: pass
"""


def test_the_limiter_stops_and_continues_a_busy_process_and_its_children():
    system = Recorded()
    with subprocess.Popen([sys.executable, "-c", BUSY], stdout=subprocess.PIPE, start_new_session=True) as process:
        assert process.stdout.read(7) == b"started"
        assert Limiter(process.pid, 0.01, system).run() == -signal.SIGKILL
        with suppress(ProcessLookupError):  # the child may have been killed as well
            os.killpg(process.pid, signal.SIGKILL)
    own = [number for pid, number in system.sent if pid == process.pid]
    assert own[:4] == [signal.SIGSTOP, signal.SIGCONT] * 2
    assert len({pid for pid, _ in system.sent}) == 2


@pytest.fixture
def groups(tmp_path):
    """Return a folder like that of cgroup v2, and a file that names the own group in it."""
    inner = tmp_path / "root" / "user" / "session"
    inner.mkdir(parents=True)
    (inner.parent / "cgroup.subtree_control").write_text("cpu memory pids\n")
    (inner / "cgroup.subtree_control").write_text("")
    (tmp_path / "own").write_text("4:memory:/elsewhere\n0::/user/session\n")
    return tmp_path


def test_a_group_limits_processor_and_memory_where_both_may_be_limited(groups, monkeypatch):
    make = Path.mkdir

    def with_members(folder, *rest, **options):
        make(folder, *rest, **options)
        (folder / "cgroup.procs").touch()

    monkeypatch.setattr(Path, "mkdir", with_members)
    monkeypatch.setattr(Path, "rmdir", lambda folder: None)
    with limited_group(0.8, 4096, groups / "root", groups / "own") as group:
        assert group.parent == groups / "root" / "user"
        assert (group / "cpu.max").read_text() == "80000 100000"
        assert (group / "memory.max").read_text() == str(4096 << 20)


def test_without_such_a_group_there_is_none(groups):
    (groups / "root" / "user" / "cgroup.subtree_control").write_text("memory pids\n")
    with limited_group(0.8, 4096, groups / "root", groups / "own") as group:
        assert group is None
    with limited_group(0.8, 4096, groups / "root", groups / "none") as group:
        assert group is None
