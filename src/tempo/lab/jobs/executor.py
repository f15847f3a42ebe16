"""The one door for everything that does many jobs: on the cores of this machine, or on a Ray cluster.

A job is anything that can be pickled, and so is the work that is done with it: `work(job)` is its result.
Results come as (index of the job, result), in any order, each index once, and are the same wherever the job
was done. `prepare` is called in whatever does the jobs, before the first of them: here in this process, from
which the others fork, on a cluster once for each core. It is pickled together with `work`, so what it changes
in an object that both hold, a loaded agent say, is there when the jobs are done.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator, Sequence
from typing import Protocol, TypeVar

from tempo.lab.command_line.inputs import cores, positive
from tempo.lab.jobs.workers import Lost, Tick, run_jobs

Job = TypeVar("Job")
Result = TypeVar("Result")


class Executor(Protocol):
    slots: int  # jobs that are done at once

    def run(
        self,
        work: Callable[[Job], Result],
        jobs: Sequence[Job],
        *,
        prepare: Callable[[], object] | None = None,
        limit: float | None = None,
        tick: Tick = lambda: None,
        lasting: bool = False,
        lost: Lost | None = None,
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield (index of the job, its result) as they come; `tick` is called ten times a second in between.

        Each job has a process of its own, or, with `lasting`, each process does one job after the other.
        When a job raises, its process dies, or it takes more than `limit` seconds, its result is what `lost` makes of
        it; without, WorkerFailed is raised.
        Close the generator if you leave it early: then nothing goes on in the background.
        """


class LocalExecutor:
    """Processes forked from this one."""

    def __init__(self, workers: int | None = None) -> None:
        self.slots = workers or cores()

    def run(
        self,
        work: Callable[[Job], Result],
        jobs: Sequence[Job],
        *,
        prepare: Callable[[], object] | None = None,
        limit: float | None = None,
        tick: Tick = lambda: None,
        lasting: bool = False,
        lost: Lost | None = None,
    ) -> Generator[tuple[int, Result], None, None]:
        if prepare is not None:
            prepare()
        yield from run_jobs(work, jobs, self.slots, limit, tick, lasting, lost)


def add_options(parser: ArgumentParser) -> None:
    """Where the jobs are done, the same for every command."""
    add = parser.add_argument
    add("--workers", type=positive, metavar="N", help="jobs at once (as many as there are cores)")
    add("--ray", metavar="ADDRESS", help="on a Ray cluster: host:6379, auto or local")


def executor_of(options: Namespace) -> Executor:
    """The executor that was asked for."""
    if options.ray is None:
        return LocalExecutor(options.workers)
    from tempo.lab.jobs.ray_cluster import RayExecutor  # Ray is optional, and takes a second to import

    return RayExecutor(options.ray, options.workers)
