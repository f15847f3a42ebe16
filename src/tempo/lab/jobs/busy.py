"""Artificial load: processes that only spin, beside a measurement.

An agent that is strong on a quiet machine may fail on one that others use: a search that is slow because of the machine
must not be given up. `local_eval.py --busy 8` measures it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from tempo.lab.jobs.child_lifetime import die_with
from tempo.lab.jobs.workers import sigint_held_back


@contextmanager
def spinning(count: int) -> Iterator[list[int]]:
    """Spin `count` processes during the block and yield their ids; the end of this process ends them too."""
    processes = [multiprocessing.get_context("fork").Process(target=spin, args=(os.getpid(),)) for _ in range(count)]
    try:
        with sigint_held_back():  # otherwise Ctrl-C could leave one behind
            for process in processes:
                process.start()
        yield [process.pid for process in processes if process.pid is not None]
    finally:
        for process in processes:
            if process.pid is not None:
                process.kill()
                process.join()


def spin(parent: int) -> NoReturn:
    """Use a whole core for ever. The parent handles Ctrl-C and kills this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with(parent)
    while True:
        pass
