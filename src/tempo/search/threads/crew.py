"""Threads that work on one thing together: machine code lets go of Python's lock, so they run at the same time.

They are the process's, not a searcher's: who is done with his game leaves none behind.
"""
import os
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Event, Thread

Work = Callable[[], object]


class Helper:
    """A thread that does what it is given, one thing after the other. It ends with the program."""

    def __init__(self) -> None:
        self.given: SimpleQueue[Work] = SimpleQueue()
        self.is_idle = Event()
        self.is_idle.set()
        self.failure: BaseException | None = None
        Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        while True:
            work = self.given.get()
            try:
                work()
            except BaseException as problem:
                self.failure = problem
            del work  # what it worked on may be large
            self.is_idle.set()

    def give(self, work: Work) -> None:
        """Have it done, unless something else still is."""
        if self.is_idle.is_set():
            self.is_idle.clear()
            self.given.put(work)


HELPERS: list[Helper] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=HELPERS.clear)  # threads are not there in a process that was forked


class Crew:
    """Whoever calls, and helpers beside him."""

    def __init__(self, threads: int) -> None:
        self.threads = threads

    def work(self, parts: Sequence[Work]) -> None:
        """All parts at once, the first one by whoever calls; as many fewer as the system has no threads for. Returns
        when the first one is over: a helper that is held up for a moment finishes later, and nobody waits for him."""
        try:
            while len(HELPERS) < min(self.threads, len(parts)) - 1:
                HELPERS.append(Helper())
        except RuntimeError:
            self.threads = 1 + len(HELPERS)  # the others do his part
        for helper, part in zip(HELPERS, parts[1:], strict=False):
            helper.give(part)
        parts[0]()
        for helper in HELPERS:
            if helper.failure is not None:
                failure, helper.failure = helper.failure, None
                raise failure

    def settle(self) -> None:
        """Wait until no helper works any more."""
        for helper in HELPERS:
            helper.is_idle.wait()
