"""Jobs for tests of executors: functions of a module, which spawned workers import, and memory that processes share."""

import os
import time
from multiprocessing.sharedctypes import RawArray
from typing import Any

import psutil
from waiting import KILL, PATIENCE, wait_until

from tempo.arena.command_line.inputs import SearchFailed
from tempo.arena.jobs import pool, workers


class SharedClock:
    """Clock that advances only by the declared times of jobs, shared by this process and its workers."""

    def __init__(self) -> None:
        self.seconds: Any = RawArray("d", 1)

    def __call__(self) -> float:
        return self.seconds[0]

    def goes_on(self, seconds: float) -> None:
        self.seconds[0] += seconds

    def install(self) -> None:
        """Replace the clock of jobs in this process."""
        workers.monotonic = pool.monotonic = self


class Journal:
    """Notes the process of each `prepare`."""

    def __init__(self) -> None:
        self.prepared: list[int] = []

    def prepare(self) -> None:
        self.prepared.append(os.getpid())

    def read(self, job: int) -> tuple[int, list[int]]:
        """Return this process, and those that were prepared on the way to it."""
        return os.getpid(), self.prepared


def this_process() -> tuple[int, float]:
    """Return this process's number, which another one may get later, and its start."""
    return os.getpid(), psutil.Process().create_time()


def square_slowly(job: int) -> tuple[int, tuple[int, float]]:
    time.sleep(0.01 * (job % 3) + 0.06)
    return job * job, this_process()


def sleep_a_moment(job: int) -> int:
    time.sleep(0.01)
    return os.getpid()


def fail_at(bad: int, failure: Any, job: int) -> int:
    """Return the job, but fail at one of them."""
    return job if job != bad else failure(job)


def raise_error(job: int) -> int:
    return 1 // 0


def raise_search_failed(job: int) -> int:
    raise SearchFailed("the search raised NameError (mcts.py:7)")


def kill_itself(job: int) -> None:
    os.kill(os.getpid(), KILL)


def kill_itself_once(deaths: Any, job: int) -> int:
    """Note the death of this process; the next one that has the job lives."""
    deaths[0] += 1
    if deaths[0] == 1:
        os.kill(os.getpid(), KILL)
    return job


def leave(job: int) -> None:
    os._exit(7)


def hang(clock: SharedClock, job: int) -> None:
    """Take two seconds of the clock, and hang."""
    clock.goes_on(2.0)
    time.sleep(PATIENCE)


def take(clock: SharedClock, seconds: float, job: int) -> None:
    clock.goes_on(seconds)


def hang_at_1(begun: Any, job: int) -> None:
    """Set a flag and hang in job 1."""
    if job == 1:
        begun[0] = 1
        time.sleep(PATIENCE)


def wait_for_two(calls: Any, job: int) -> bool:
    return wait_until(lambda: calls[0] == 2)
