"""Executors: many jobs on the cores of this machine, or on a Ray cluster.

Jobs and the function `work` are pickled; `work(job)` is the result. Results come as (index of the job, result), in any
order, each index once, and do not depend on the place of execution. `prepare` runs before the first job: on this
machine in this process, from which the others fork, on a cluster once per core. It is pickled together with `work`, so
that `work` sees the changes that it makes to objects that both hold, a loaded agent for example.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Any, TypeVar

from tempo.arena.command_line.inputs import positive
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.pool import Executor, Lost, Order, Tick
from tempo.arena.jobs.workers import Team
from tempo.native.cores import usable_cores

Job = TypeVar("Job")
Result = TypeVar("Result")


class LocalExecutor(Executor):
    """Executor with processes forked from this one."""

    def __init__(self, workers: int | None = None) -> None:
        self.slots = workers or usable_cores()

    def run_order(
        self, order: Order, jobs: Sequence[Any], tick: Tick, lost: Lost | None
    ) -> Generator[tuple[int, Any], None, None]:
        """Yield results, see `Executor`."""
        if order.prepare is not None:
            order.prepare()
        with closing(Team(order, self.slots)) as team:
            yield from team.run(jobs, tick, lost)


class InProcessExecutor(Executor):
    """Executor that does one job after the other in this process: for jobs that take no time, and for tests."""

    slots = 1

    def run_order(
        self, order: Order, jobs: Sequence[Any], tick: Tick, lost: Lost | None
    ) -> Generator[tuple[int, Any], None, None]:
        """Yield results, see `Executor`; an error ends the run."""
        if order.prepare is not None:
            order.prepare()
        for index, job in enumerate(jobs):
            yield index, order.work(job)


def results_in_order(
    executor: Executor,
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    what: str,
    prepare: Callable[[], object] | None = None,
) -> list[Result]:
    """Return the results of all jobs in their order, with a progress bar.

    executor: runs the jobs, several in one process
    work: computes the result of a job
    jobs: what to compute
    what: text of the bar
    prepare: runs before the first job
    """
    results: dict[int, Result] = {}
    with Progress(what, len(jobs)) as progress:
        run = executor.run(work, jobs, prepare=prepare, tick=progress.tick, lasting=True)
        with closing(run):
            for index, result in run:
                results[index] = result
                progress.count()
    return [results[index] for index in range(len(jobs))]


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the executor."""
    add = parser.add_argument
    add("--workers", type=positive, metavar="N", help="jobs at once (as many as there are cores)")
    add("--ray", metavar="ADDRESS", help="on a Ray cluster: host:6379, auto or local")


def executor_of(options: Namespace) -> Executor:
    """Return the executor that the options name."""
    if options.ray is None:
        return LocalExecutor(options.workers)
    from tempo.arena.jobs.ray_cluster import RayExecutor  # Ray is optional, and takes a second to import

    return RayExecutor(options.ray, options.workers)
