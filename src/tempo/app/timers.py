"""Timers of all boards, served by a fixed number of threads."""

from __future__ import annotations

import traceback
from bisect import insort
from collections.abc import Callable
from threading import Condition, Thread
from time import monotonic

THREADS = 4  # a callback may wait a second for a process to end; clocks of other boards do not wait for it
_changed = Condition()
_pending: list[Timer] = []  # the next one first
_threads: list[Thread] = []


class Timer:
    """A call in the future."""

    def __init__(self, seconds: float, act: Callable[[], object]) -> None:
        self.due = monotonic() + seconds
        self.act = act

    def cancel(self) -> bool:
        """Cancel the call; return whether it was still to come."""
        with _changed:
            if self not in _pending:
                return False
            _pending.remove(self)
            return True


def call_later(seconds: float, act: Callable[[], object]) -> Timer:
    """Call a function in a while, in another thread that does not keep the process alive."""
    timer = Timer(seconds, act)
    with _changed:
        while len(_threads) < THREADS:
            _threads.append(Thread(target=_serve, daemon=True))
            _threads[-1].start()
        insort(_pending, timer, key=lambda one: one.due)
        _changed.notify()
    return timer


def _serve() -> None:
    while True:
        timer = _next_due()
        try:
            timer.act()
        except Exception:  # the next timers are served all the same
            traceback.print_exc()


def _next_due() -> Timer:
    """Wait for the next timer that is due, and take it."""
    with _changed:
        while not _pending or _pending[0].due > monotonic():
            _changed.wait(_pending[0].due - monotonic() if _pending else None)
        return _pending.pop(0)
