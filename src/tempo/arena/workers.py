"""Jobs over the cores: processes forked from this one, so many at once.

Forking costs about a millisecond and inherits what the parent has imported and compiled. So a job can have
a process of its own: it sees nothing that another left behind, and an agent that crashes takes only its own
game with it. But beside other work Linux lets a process that has just been forked wait for up to seconds
until it runs, which a game on a short clock does not survive; one that has run for a while never waits for
long. Where the clock is short and the jobs leave nothing behind, let the processes be `lasting`. All this
needs an operating system that can fork (Linux, macOS, WSL), and a parent without threads.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from tempo.arena.inputs import BadInput

TICK = 0.1  # seconds between two calls of `tick` when nothing happens

Job = TypeVar("Job")
Result = TypeVar("Result")


class WorkerFailed(Exception):
    """A job that gave no result. The message says what became of its process."""

    def __init__(self, index: int, message: str) -> None:
        super().__init__(message)
        self.index = index


class Running(NamedTuple):
    job: int
    process: BaseProcess
    started: float


def run_jobs(
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    workers: int,
    limit: float | None = None,
    tick: Callable[[], None] = lambda: None,
    lasting: bool = False,
) -> Generator[tuple[int, Result], None, None]:
    """Yield (index of the job, its result) as they come; `tick` is called ten times a second in between.

    Each job has a process of its own, or, with `lasting`, each process does one job after the other.
    Raises WorkerFailed when a job raises, its process dies, or it takes more than `limit` seconds. Whatever
    ends the iteration, no process is left behind: close the generator if you leave it early.
    """
    if "fork" not in multiprocessing.get_all_start_methods():
        raise BadInput("matches need an operating system that can fork: Linux, macOS, or WSL on Windows")
    waiting = deque(range(len(jobs)))
    running: dict[Connection, Running] = {}
    try:
        while waiting or running:
            while waiting and len(running) < workers:
                with sigint_held_back():
                    pipe, process = start(work, jobs, list(running))
                    running[pipe] = hand_over(waiting.popleft(), pipe, process)
            for ready in wait(list(running), timeout=TICK):
                assert isinstance(ready, Connection)
                one = running.pop(ready)
                result = collect(ready, one)
                if lasting and waiting:
                    running[ready] = hand_over(waiting.popleft(), ready, one.process)
                else:
                    ready.close()  # which ends the process
                    one.process.join()
                yield one.job, result
            for one in running.values():
                if limit is not None and monotonic() - one.started > limit:
                    raise WorkerFailed(one.job, f"not finished after {limit:.0f} s: an agent hangs")
            tick()
    finally:
        for one in running.values():
            one.process.kill()
            one.process.join()


def start(
    work: Callable[[Any], Any], jobs: Sequence[Any], others: list[Connection]
) -> tuple[Connection, BaseProcess]:
    """Fork a process that does jobs. Needs SIGINT held back: the child is to learn that it is the parent's."""
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("fork")
    process = context.Process(target=child, args=(work, jobs, theirs, [*others, ours]))
    process.start()
    theirs.close()
    return ours, process


def hand_over(job: int, pipe: Connection, process: BaseProcess) -> Running:
    """Give a process its next job. If it is dead by now, `collect` will notice."""
    with suppress(BrokenPipeError):
        pipe.send(job)
    return Running(job, process, monotonic())


@contextmanager
def sigint_held_back() -> Iterator[None]:
    """A Ctrl-C in here is delivered at the end, so that no process is started and then forgotten."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def child(work: Callable[[Any], Any], jobs: Sequence[Any], pipe: Connection, inherited: list[Connection]) -> None:
    """Do jobs in silence and send what comes of each: (True, result) or (False, what went wrong)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    for connection in inherited:
        connection.close()  # or nobody would notice that the parent is gone
    silence()
    with suppress(EOFError, OSError):  # the parent has no more to do, or is gone
        while True:
            job = jobs[pipe.recv()]
            try:
                message = (True, work(job))
            except Exception as problem:
                message = (False, f"{type(problem).__name__}: {problem}")
            pipe.send(message)
    os._exit(0)  # at once: a thread that an agent left running would hold up an orderly end


def silence() -> None:
    """Send what agents and libraries print to nowhere, at the level of Python and of the file descriptors."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115, PTH123 (lives as long as the process)


def collect(pipe: Connection, one: Running) -> Any:
    """The result of a process that has spoken or died."""
    try:
        succeeded, result = pipe.recv()
    except (EOFError, ConnectionResetError):
        one.process.join()
        raise WorkerFailed(one.job, died(one.process.exitcode)) from None
    if not succeeded:
        one.process.kill()
        one.process.join()
        raise WorkerFailed(one.job, result)
    return result


def died(code: int | None) -> str:
    """The end of a process in words."""
    if code is not None and code < 0:
        name = signal.Signals(-code).name
        return f"its process was killed by {name}{', as when memory runs out' * (name == 'SIGKILL')}"
    return f"its process ended by itself with exit code {code}"
