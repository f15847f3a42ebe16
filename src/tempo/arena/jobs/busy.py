"""Artificial load: processes that only spin, beside a measurement.

An agent that is strong on a quiet machine may fail on one that others use: a search that is slow because of the machine
must not be given up. `local_eval.py --busy 8` measures it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from tempo.arena.jobs.processes import kill_tree, start_module
from tempo.native.child_lifetime import die_with


@contextmanager
def spinning(count: int) -> Iterator[list[int]]:
    """Spin `count` processes during the block and yield their ids; the end of this process ends them too."""
    processes = []
    try:
        for _ in range(count):
            processes.append(start_module(__name__, os.getpid()))
        yield [process.pid for process in processes]
    finally:
        for process in processes:
            kill_tree(process)


def spin(parent: int) -> NoReturn:
    """Use a whole core for ever."""
    die_with(parent)
    while True:
        pass


if __name__ == "__main__":
    spin(int(sys.argv[1]))
