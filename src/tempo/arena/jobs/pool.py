"""Interfaces: an executor runs many jobs, by a pool of workers that do them in batches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from tempo.arena.command_line.inputs import SearchFailed
from tempo.arena.jobs.batches import BatchedJobs, Reply

TICK = 0.1  # seconds between two calls of `tick`

Job = TypeVar("Job")
Result = TypeVar("Result")
Tick = Callable[[], None]
Lost = Callable[[Any, str], Any]  # of a job and what became of it: its result


class WorkerFailed(Exception):
    """A job without a result. The message says what became of its process."""

    def __init__(self, index: int, message: str) -> None:
        super().__init__(message)
        self.index = index


class Order(NamedTuple):
    """The work that is done with the jobs of a run."""

    work: Callable[[Any], Any]  # computes the result of a job
    prepare: Callable[[], object] | None = None  # runs before the first job
    limit: float | None = None  # seconds that a job may take
    lasting: bool = False  # whether a process does many jobs; otherwise each job has its own process


class Executor(ABC):
    """Runs many jobs."""

    slots: int  # jobs that run at once

    def run(
        self,
        work: Callable[[Job], Result],
        jobs: Sequence[Job],
        *,
        prepare: Callable[[], object] | None = None,
        limit: float | None = None,
        lasting: bool = False,
        tick: Tick = lambda: None,
        lost: Lost | None = None,
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield results as `run_order` does; the entries of the Order are given one by one."""
        return self.run_order(Order(work, prepare, limit, lasting), jobs, tick, lost)

    @abstractmethod
    def run_order(
        self, order: Order, jobs: Sequence[Any], tick: Tick, lost: Lost | None
    ) -> Generator[tuple[int, Any], None, None]:
        """Yield (index of the job, its result) as they come. Close the generator to stop early: no process is left.

        order: what to do
        jobs: what to compute
        tick: called ten times a second
        lost: returns the result of a job that raised, died or exceeded the limit, given the job and the reason;
            without it such a job raises WorkerFailed. SearchFailed ends the run in any case
        """


class Pool(ABC):
    """Workers that do batches of jobs."""

    @abstractmethod
    def hand_out(self, queue: BatchedJobs) -> None:
        """Give every worker enough batches."""

    @abstractmethod
    def is_busy(self) -> bool:
        """Return whether a worker has a batch."""

    @abstractmethod
    def wait(self, queue: BatchedJobs) -> list[Reply]:
        """Wait for replies, at most a tick, and settle their batches with the queue."""

    def results(
        self, queue: BatchedJobs, tick: Tick, lost: Lost | None = None, patience: float = float("inf")
    ) -> Generator[tuple[int, Any], None, None]:
        """Yield (index of the job, its result) as they come.

        queue: the jobs
        tick: called ten times a second in between
        lost: returns the result of a job that has none; without it such a job raises WorkerFailed
        patience: seconds after which no more jobs are started: then some have no result
        """
        left, ticked, end = len(queue.jobs), monotonic(), monotonic() + patience
        replies: list[Reply] = []
        while True:
            if monotonic() < end:
                self.hand_out(queue)  # first, so that workers do not wait while results are processed
            for reply in replies:
                yield from reply.results
                left -= len(reply.results)
            for reply in replies:
                if reply.search_failed:
                    raise SearchFailed(reply.search_failed)
                if reply.failure:
                    index, why = reply.failure
                    if lost is None:
                        raise WorkerFailed(index, why)
                    yield index, lost(queue.jobs[index], why)
                    left -= 1
            if monotonic() - ticked >= TICK:
                tick()
                ticked = monotonic()
            if not left or not self.is_busy():
                return
            replies = self.wait(queue)
