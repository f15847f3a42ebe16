"""Executor for tests: jobs in this process, where they see what a test has patched."""

from collections.abc import Generator, Sequence
from typing import Any

from tempo.lab.jobs.pool import Executor, Lost, Order, Tick


class InProcessExecutor(Executor):
    """Runs one job after the other in this process."""

    slots = 1

    def run_order(
        self, order: Order, jobs: Sequence[Any], tick: Tick, lost: Lost | None
    ) -> Generator[tuple[int, Any], None, None]:
        if order.prepare is not None:
            order.prepare()
        for index, job in enumerate(jobs):
            yield index, order.work(job)
