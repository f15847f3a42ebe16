"""Limit of processor time by stopping and continuing: for systems where no group of cgroup v2 can be made.

As Linux does it for a container: in each period of 0.1 s the processes may use a share of it, and wait for the next
period when they have. What they used beyond that is taken from the next one.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import suppress

import psutil

PERIOD = 0.1  # seconds
SHORTEST = 0.001  # seconds between two looks
ALL_THREADS = 2  # CPUCLOCK_SCHED of Linux: the processor time of all threads of a process


class System:
    """The system as the limiter sees it."""

    cores = os.cpu_count() or 1

    def now(self) -> float:
        """Return the time in seconds."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(seconds)

    def used(self, pid: int) -> float:
        """Return the seconds of processor time that a process has used."""
        if sys.platform == "linux":
            return time.clock_gettime((~pid << 3) | ALL_THREADS)
        times = psutil.Process(pid).cpu_times()
        return times.user + times.system

    def tree(self, pid: int) -> list[int]:
        """Return a process and all below it."""
        with suppress(psutil.Error):
            return [pid, *(child.pid for child in psutil.Process(pid).children(recursive=True))]
        return [pid]

    def send(self, pid: int, number: int) -> None:
        """Send a signal to a process."""
        os.kill(pid, number)

    def exit_code(self, pid: int) -> int | None:
        """Return the exit code of a child once it has ended, else None."""
        done, status = os.waitpid(pid, os.WNOHANG)
        return os.waitstatus_to_exitcode(status) if done else None


class Limiter:
    """Limit of one child and of all that it starts to a share of one processor."""

    def __init__(self, pid: int, share: float, system: System | None = None) -> None:
        self.pid = pid
        self.allowed = share * PERIOD
        self.system = system or System()
        self.seen: dict[int, float] = {}  # processor time of each process at the last look
        self.spent = 0.0  # seconds of this period
        self.code: int | None = None

    def run(self) -> int:
        """Limit the child until it ends; return its exit code."""
        while self.code is None:
            self.one_period()
        return self.code

    def one_period(self) -> None:
        """Let the processes use their share of a period, and stop them for the rest of it."""
        system = self.system
        processes, end = system.tree(self.pid), system.now() + PERIOD
        while (left := end - system.now()) > 0 and self.code is None:
            self.look(processes)
            if self.spent >= self.allowed:
                stopped = self.stop_all()
                system.sleep(left)
                self.send(stopped, signal.SIGCONT)
            else:
                system.sleep(min(left, max(SHORTEST, (self.allowed - self.spent) / system.cores)))
            self.code = system.exit_code(self.pid)
        self.look(processes)
        self.spent = max(0.0, self.spent - self.allowed)

    def look(self, processes: Iterable[int]) -> None:
        """Add the processor time since the last look."""
        for pid in processes:
            with suppress(OSError, psutil.Error):  # it has ended
                used = self.system.used(pid)
                self.spent += used - self.seen.get(pid, 0.0)
                self.seen[pid] = used

    def stop_all(self) -> list[int]:
        """Stop all processes, also those that are started meanwhile; return them."""
        stopped: list[int] = []
        while new := [pid for pid in self.system.tree(self.pid) if pid not in stopped]:
            self.send(new, signal.SIGSTOP)
            stopped += new
        return stopped

    def send(self, processes: Iterable[int], number: int) -> None:
        """Send a signal to processes, as far as they still run."""
        for pid in processes:
            with suppress(OSError):
                self.system.send(pid, number)
