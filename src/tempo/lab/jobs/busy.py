"""A busy machine, made to order: processes that only spin, beside whatever is measured.

What an agent is worth on a quiet machine says little about one that others use as well: a search that is slow by the
machine's fault must not be given up. `local_eval.py --busy 8` shows it.
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
    """So many processes spin in here, known by their ids; whatever ends this process or this block ends them."""
    processes = [multiprocessing.get_context("fork").Process(target=spin, args=(os.getpid(),)) for _ in range(count)]
    try:
        with sigint_held_back():  # or one would be started, and then forgotten
            for process in processes:
                process.start()
        yield [process.pid for process in processes if process.pid is not None]
    finally:
        for process in processes:
            if process.pid is not None:
                process.kill()
                process.join()


def spin(parent: int) -> NoReturn:
    """Take all the time that a core has. Ctrl-C is the parent's, who then ends this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with(parent)
    while True:
        pass
