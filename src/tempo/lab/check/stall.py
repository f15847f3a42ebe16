"""A machine that has no time for the agent: its process is stopped for some seconds, in the middle of a move.

The stop is a real one, by signals from a process of its own, so that any agent can be tried without its help. That
process is told when a stretch of work begins and when it is over. The first one that lasts long enough to be thought
is interrupted, and no other. Whoever of the two dies, the other one is neither left stopped nor left running.
"""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from time import sleep
from typing import NoReturn

from tempo.lab.jobs.child_lifetime import die_with

THOUGHT = 0.05  # seconds that nothing takes which needs no thought: a look into a book, a win at hand
BEGINS, OVER, FAREWELL = b"+", b"-", b"."


class Watch(AbstractContextManager[None]):
    """A stretch of work, as the other process is told of it; one after the other may be watched."""

    def __init__(self, line: int) -> None:
        self.line = line

    def __enter__(self) -> None:
        os.write(self.line, BEGINS)

    def __exit__(self, *problem: object) -> None:
        os.write(self.line, OVER)


@contextmanager
def stalled_once(seconds: float) -> Iterator[Watch]:
    """Have this process stopped for so many seconds in the first stretch of work that turns out to be thought."""
    hearing, line = os.pipe()  # both ends stay open here: what is said when nobody listens any more does no harm
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
        os.write(line, FAREWELL)  # not a kill, which could come between the stop and the end of it
        with suppress(ChildProcessError):  # an agent that waits for its own processes may have met this one
            os.waitpid(other, 0)
        os.close(line)
        os.close(hearing)


def stop_once(hearing: int, worker: int, seconds: float) -> NoReturn:
    """Stop the worker in the middle of its first thought, wake it again, and be gone."""
    die_with(worker)
    while os.read(hearing, 1) == BEGINS:
        if not select.select([hearing], [], [], THOUGHT)[0]:
            os.kill(worker, signal.SIGSTOP)
            sleep(seconds)
            os.kill(worker, signal.SIGCONT)
            break
        os.read(hearing, 1)
    os._exit(0)
