"""Threads that work on one thing together: machine code lets go of Python's lock, so they run at the same time.

They are the process's, not a searcher's: who is done with his game leaves none behind.
"""
import os
from collections.abc import Callable, Iterable, Sequence
from threading import Condition, Thread
from typing import Any

import numpy as np

Work = Callable[[], object]
WORTH_WAKING = 1_000  # nodes that may be spent, beside which waking takes long


class Worker:
    """A thread that does what it is given, one thing after the other. It ends with the program."""

    def __init__(self) -> None:
        self.news = Condition()
        self.given: Work | None = None
        self.is_busy = False
        self.failure: BaseException | None = None
        Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
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
            del work  # what it worked on may be large

    def give(self, work: Work) -> None:
        """Have it done, as soon as what is under way is over; in place of what was not begun yet."""
        with self.news:
            self.given = work
            self.news.notify_all()

    def wait_idle(self) -> None:
        """Wait until nothing is left to do."""
        with self.news:
            self.news.wait_for(lambda: self.given is None and not self.is_busy)


WORKERS: list[Worker] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=WORKERS.clear)  # threads are not there in a process that was forked


class ThreadPool:
    """Whoever calls, and workers beside him."""

    def __init__(self, threads: int) -> None:
        self.threads = threads

    def work(self, parts: Sequence[Work]) -> None:
        """All parts at once, the first one by whoever calls; as many fewer as the system has no threads for. Returns
        when the first one is over: a worker that is held up for a moment finishes later, and nobody waits for him."""
        try:
            while len(WORKERS) < min(self.threads, len(parts)) - 1:
                WORKERS.append(Worker())
        except RuntimeError:
            self.threads = 1 + len(WORKERS)  # the others do his part
        for worker, part in zip(WORKERS, parts[1:], strict=False):
            worker.give(part)
        parts[0]()
        for worker in WORKERS:
            if worker.failure is not None:
                failure, worker.failure = worker.failure, None
                raise failure

    def wait_idle(self) -> None:
        """Wait until no worker works any more."""
        for worker in WORKERS:
            worker.wait_idle()


def aligned_copy(array: np.ndarray) -> np.ndarray:
    """A copy that shares no cache line with another array."""
    room = np.zeros(array.nbytes + 256, np.uint8)
    begin = -room.ctypes.data % 128
    found = room[begin : begin + array.nbytes].view(array.dtype).reshape(array.shape)
    found[...] = array
    return found


def with_own_copies(whole: Any, names: Iterable[str]) -> Any:
    """A named tuple, some of its arrays being copies for one thread alone."""
    return whole._replace(**{name: aligned_copy(getattr(whole, name)) for name in names})
