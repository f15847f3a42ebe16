"""Threads that work on one thing together: machine code lets go of Python's lock, so they run at the same time."""
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
            self.is_idle.set()

    def give(self, work: Work) -> None:
        """Have it done, unless something else still is."""
        if self.is_idle.is_set():
            self.is_idle.clear()
            self.given.put(work)


class Crew:
    """Whoever calls, and helpers beside him."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.helpers: list[Helper] = []

    def work(self, parts: Sequence[Work]) -> None:
        """All parts at once, the first one by whoever calls. Returns when that one is over: a helper that the system
        holds up for a moment finishes later, and nobody waits for him."""
        try:
            while len(self.helpers) < len(parts) - 1:
                self.helpers.append(Helper())
        except RuntimeError:  # the system has no thread to spare
            self.threads = 1 + len(self.helpers)
        for helper, part in zip(self.helpers, parts[1:], strict=False):
            helper.give(part)
        parts[0]()
        for helper in self.helpers:
            if helper.failure is not None:
                raise helper.failure

    def settle(self) -> None:
        """Wait until nobody works any more."""
        for helper in self.helpers:
            helper.is_idle.wait()
