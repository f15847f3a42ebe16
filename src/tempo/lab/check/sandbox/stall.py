"""Simulated stall of the machine: the agent's process is suspended for some seconds in the middle of a move.

A second process suspends it, so that any agent can be tested. It is notified of the start and end of each call, and
suspends the first call that lasts long enough to be a search, and no other. If either process dies, the other one is
left neither suspended nor running.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from time import sleep
from typing import IO

import psutil

from tempo.arena.jobs.processes import PIPES, is_readable, start_module
from tempo.native.child_lifetime import die_with

THOUGHT = 0.05  # seconds after which a call counts as a search: a book move or a win takes less
READY, BEGINS, OVER, FAREWELL = b"r", b"+", b"-", b"."


class Watch(AbstractContextManager[None]):
    """Context manager of one call, which notifies the other process."""

    def __init__(self, line: IO[bytes]) -> None:
        self.line = line

    def tell(self, what: bytes) -> None:
        """Notify the other process, if it has not ended."""
        with suppress(OSError):
            self.line.write(what)

    def __enter__(self) -> None:
        self.tell(BEGINS)

    def __exit__(self, *problem: object) -> None:
        self.tell(OVER)


@contextmanager
def stalled_once(seconds: float) -> Iterator[Watch]:
    """Suspend this process for some seconds during the first watched call that is a search."""
    pipes = PIPES | {"stderr": subprocess.DEVNULL, "bufsize": 0}
    with start_module("tempo.lab.check.sandbox.stall", os.getpid(), seconds, **pipes) as other:
        assert other.stdin is not None and other.stdout is not None
        other.stdout.read(1)  # it is ready
        watch = Watch(other.stdin)
        try:
            yield watch
        finally:
            watch.tell(FAREWELL)  # not a kill, which could come between suspend and resume


def stop_once(hearing: IO[bytes], worker: psutil.Process, seconds: float) -> None:
    """Suspend the worker during its first search, and resume it."""
    while hearing.read(1) == BEGINS:
        if not is_readable(hearing.fileno(), THOUGHT):
            worker.suspend()
            sleep(seconds)
            worker.resume()
            break
        hearing.read(1)


if __name__ == "__main__":
    die_with(int(sys.argv[1]))
    os.write(1, READY)
    stop_once(os.fdopen(0, "rb", buffering=0), psutil.Process(int(sys.argv[1])), float(sys.argv[2]))
