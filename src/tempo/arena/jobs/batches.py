"""Queue of jobs, handed out in batches.

With a message per job the parent would be the bottleneck of short jobs, and workers would wait. So a batch lasts a span
of time, estimated from recent jobs, and a worker holds a second batch while it works on the first. Jobs longer than the
span are handed out one by one. Towards the end batches shrink, so that all workers finish together. A worker whose
batch takes longer than expected returns early with what it has done, and the rest is handed out again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any, NamedTuple

LONGEST = 1000  # jobs in a batch, as a message must fit into the buffer of a pipe
Batch = list[tuple[int, Any]]  # jobs with their indexes, or results


class Reply(NamedTuple):
    """The results of a batch, as far as it was done."""

    results: Batch
    seconds: float
    failure: tuple[int, str] | None = None  # index of a job without a result, and the reason
    search_failed: str | None = None  # an error in a search of ours: it ends the run
    has_died: bool = False  # whether the process did, at the job without a result


class BatchedJobs:
    """The jobs of a run that are still to be done."""

    def __init__(self, jobs: Sequence[Any], workers: int, span: float) -> None:
        self.jobs = jobs
        self.workers = workers
        self.span = span  # target seconds of a batch; 0 deals jobs one by one
        self.waiting = deque(range(len(jobs)))
        self.pace: float | None = None  # seconds per job, recently

    def deal(self, held: int) -> Batch:
        """Return a batch for a worker that holds `held` batches; empty if that is enough or no job waits."""
        short = self.pace is not None and self.pace < self.span
        if held > short:
            return []
        count = 1
        if short and self.pace is not None:
            fair = len(self.waiting) // (2 * self.workers)
            count = max(1, min(LONGEST, fair, ceil(self.span / max(self.pace, 1e-9))))
        return [(index, self.jobs[index]) for index in self.pop(count)]

    def pop(self, count: int) -> list[int]:
        """Take at most `count` waiting jobs."""
        return [self.waiting.popleft() for _ in range(min(count, len(self.waiting)))]

    def settle(self, batch: Batch, reply: Reply) -> None:
        """Update the pace from a reply, and take back the jobs that were not done, except for one that failed."""
        done = {index for index, _ in reply.results}
        failed = reply.failure[0] if reply.failure else None
        self.take_back(index for index, _ in batch if index not in done and index != failed)
        if done:
            seconds = reply.seconds / len(done)
            self.pace = seconds if self.pace is None else (self.pace + seconds) / 2

    def take_back(self, indexes: Iterable[int]) -> None:
        """Put jobs that were not done at the front of the queue, in their order."""
        self.waiting.extendleft(reversed(list(indexes)))
