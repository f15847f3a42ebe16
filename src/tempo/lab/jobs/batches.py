"""The jobs of a run that wait to be done, and how many of them to hand to a worker at once.

A message for each job would make the parent the bottleneck of short jobs, and a worker that waits for an
answer does nothing. So a worker is given batches that last it a span of time, judged by how long jobs took of
late, and holds a second one while it is busy with the first. Jobs that take longer than the span are handed
out one by one. Towards the end batches shrink, so that all workers finish together. A worker that finds its
batch longer than expected comes back with what it has done, and the rest is dealt again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any, NamedTuple

LONGEST = 1000  # jobs in a batch: a message must fit into the buffer of a pipe
Batch = list[tuple[int, Any]]  # jobs with their indexes


class Reply(NamedTuple):
    """What came of a batch, as far as it was done: results by index of the job."""

    results: Batch
    seconds: float
    failure: tuple[int, str] | None = None  # the index of the job that gave none, and what went wrong


class BatchedJobs:
    def __init__(self, jobs: Sequence[Any], workers: int, span: float) -> None:
        self.jobs = jobs
        self.workers = workers
        self.span = span  # seconds that a batch is to last; 0 deals one by one
        self.waiting = deque(range(len(jobs)))
        self.pace: float | None = None  # seconds a job, of late

    def deal(self, held: int) -> Batch:
        """A batch for a worker that holds so many batches already; empty if that is enough or nothing waits."""
        short = self.pace is not None and self.pace < self.span
        if held > short:
            return []
        count = 1
        if short and self.pace is not None:
            fair = len(self.waiting) // (2 * self.workers)
            count = max(1, min(LONGEST, fair, ceil(self.span / max(self.pace, 1e-9))))
        return [(index, self.jobs[index]) for index in self.pop(count)]

    def pop(self, count: int) -> list[int]:
        return [self.waiting.popleft() for _ in range(min(count, len(self.waiting)))]

    def settle(self, batch: Batch, reply: Reply) -> None:
        """Learn from what came of a batch how long jobs take, and take back what was not done."""
        done = {index for index, _ in reply.results}
        self.take_back(index for index, _ in batch if index not in done)
        if done:
            seconds = reply.seconds / len(done)
            self.pace = seconds if self.pace is None else (self.pace + seconds) / 2

    def drop(self, index: int) -> None:
        """A job that gave no result is not dealt again."""
        self.waiting = deque(other for other in self.waiting if other != index)

    def take_back(self, indexes: Iterable[int]) -> None:
        """Jobs that were handed out and not done are the next to be dealt, in their order."""
        self.waiting.extendleft(reversed(list(indexes)))
