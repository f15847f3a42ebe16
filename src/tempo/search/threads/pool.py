"""Thread pool for kernels: compiled code releases Python's lock, so the threads run in parallel.

The worker threads belong to the process and are shared by all searchers.
"""
import os
from collections.abc import Callable, Iterable, Sequence
from threading import Condition, Thread
from typing import Any

import numpy as np

Work = Callable[[], object]
WORTH_WAKING = 1_000  # fewest nodes of a call that are worth waking a worker


class Worker:
    """A thread that runs what it is given, one call after the other, until the program ends."""

    def __init__(self) -> None:
        self.news = Condition()
        self.given: Work | None = None
        self.is_busy = False
        self.failure: BaseException | None = None
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        """Run calls as they are given."""
        while True:
            with self.news:
                self.is_busy = False
                self.news.notify_all()
                self.news.wait_for(lambda: self.given is not None)
                work, self.given, self.is_busy = self.given, None, True
            try:
                assert work is not None
                work()
            except BaseException as problem:
                self.failure = problem
            del work  # its arguments may be large

    def give(self, work: Work) -> None:
        """Run a call when the current one is over; it replaces one that has not started."""
        with self.news:
            self.given = work
            self.news.notify_all()

    def wait_idle(self) -> None:
        """Wait until nothing is left to run."""
        with self.news:
            self.news.wait_for(lambda: self.given is None and not self.is_busy)


WORKERS: list[Worker] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=WORKERS.clear)  # a forked process has no threads


class ThreadPool:
    """The calling thread and the workers beside it."""

    def __init__(self, threads: int) -> None:
        self.threads = threads

    def work(self, parts: Sequence[Work]) -> Any:
        """Run all parts in parallel, the first one in the calling thread, and return its result when that one is over.

        Fewer run if the system has no threads for them. A worker that is delayed finishes later; nobody waits for it.
        """
        try:
            while len(WORKERS) < min(self.threads, len(parts)) - 1:
                WORKERS.append(Worker())
        except RuntimeError:
            self.threads = 1 + len(WORKERS)  # the other threads do the rest
        for worker, part in zip(WORKERS, parts[1:], strict=False):
            worker.give(part)
        result = parts[0]()
        for worker in WORKERS:
            if worker.failure is not None:
                failure, worker.failure = worker.failure, None
                raise failure
        return result

    def wait_idle(self) -> None:
        """Wait until all workers are idle."""
        for worker in WORKERS:
            worker.wait_idle()


def aligned_copy(array: np.ndarray) -> np.ndarray:
    """Return a copy that shares no cache line with another array."""
    room = np.zeros(array.nbytes + 256, np.uint8)
    begin = -room.ctypes.data % 128
    copy = room[begin : begin + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def with_own_copies(whole: Any, names: Iterable[str]) -> Any:
    """Return a named tuple with some arrays replaced by aligned copies for one thread."""
    return whole._replace(**{name: aligned_copy(getattr(whole, name)) for name in names})
