"""Simulated stall of the machine: the agent's process is stopped for some seconds in the middle of a move.

A second process sends real stop signals, so that any agent can be tested. It is notified of the start and end of each
call, and stops the first call that lasts long enough to be a search, and no other. If either process dies, the other
one is left neither stopped nor running.
"""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from time import sleep
from typing import NoReturn

from tempo.native.child_lifetime import die_with

THOUGHT = 0.05  # seconds after which a call counts as a search: a book move or a win takes less
BEGINS, OVER, FAREWELL = b"+", b"-", b"."


class Watch(AbstractContextManager[None]):
    """Context manager of one call, which notifies the other process."""

    def __init__(self, line: int) -> None:
        self.line = line

    def __enter__(self) -> None:
        os.write(self.line, BEGINS)

    def __exit__(self, *problem: object) -> None:
        os.write(self.line, OVER)


@contextmanager
def stalled_once(seconds: float) -> Iterator[Watch]:
    """Stop this process for some seconds during the first watched call that is a search."""
    hearing, line = os.pipe()  # both ends stay open here, so that late notifications do no harm
    this = os.getpid()
    other = os.fork()
    if other == 0:
        try:
            stop_once(hearing, this, seconds)
        finally:
            os._exit(0)
    try:
        yield Watch(line)
    finally:
        os.write(line, FAREWELL)  # not a kill, which could come between stop and continue
        with suppress(ChildProcessError):  # an agent that waits for its children may have waited for this one
            os.waitpid(other, 0)
        os.close(line)
        os.close(hearing)


def stop_once(hearing: int, worker: int, seconds: float) -> NoReturn:
    """Stop the worker during its first search, continue it, and exit."""
    die_with(worker)
    while os.read(hearing, 1) == BEGINS:
        if not select.select([hearing], [], [], THOUGHT)[0]:
            os.kill(worker, signal.SIGSTOP)
            sleep(seconds)
            os.kill(worker, signal.SIGCONT)
            break
        os.read(hearing, 1)
    os._exit(0)
