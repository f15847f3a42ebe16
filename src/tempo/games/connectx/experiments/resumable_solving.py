"""Resumable solving of many positions, on all cores or a cluster, with a checkpoint.

Each result is appended to the checkpoint at once, so a run that was stopped resumes where it stood. Each worker process
has its own solver, whose table is kept from job to job; the results do not depend on it.
"""
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache, partial
from os import truncate
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np

from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.executor import Executor
from tempo.games.connectx.book.book import (
    BOOK_BOTTOM,
    BOOK_COLUMN,
    BOOK_COLUMNS,
    BOOK_INAROW,
    BOOK_ROWS,
    BOOK_STRIDE,
    Stones,
    completes_four,
)
from tempo.games.connectx.rules import new_board
from tempo.games.connectx.solver.solver import Solver

MIDDLE_FIRST = sorted(range(BOOK_COLUMNS), key=lambda column: abs(2 * column + 1 - BOOK_COLUMNS))
SMALL_TABLE_BITS = 16

Job = TypeVar("Job")
Result = TypeVar("Result")


class Solved(NamedTuple):
    """A solved position: its key, its best move, its exact score."""

    key: int
    move: int
    score: int


def new_solver(table_bits: int) -> Solver:
    """Return a new solver for the board of the book."""
    return Solver(new_board(BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW), table_bits)


@cache
def own_solver(table_bits: int) -> Solver:
    """Return this process's solver."""
    return new_solver(table_bits)


def _compile_solver() -> None:
    """Compile the solver in the parent, once, before the workers fork."""
    new_solver(SMALL_TABLE_BITS).solve(np.zeros(2, np.uint64), nodes=1)


def position_of_key(key: int) -> Stones:
    """Return the position with this key. A column of n stones contributes 2^n - 1 plus the mover's stones."""
    mine = stones = 0
    for column in range(BOOK_COLUMNS):
        part = key >> (column * BOOK_STRIDE) & ((1 << BOOK_STRIDE) - 1)
        full = (1 << ((part + 1).bit_length() - 1)) - 1
        stones |= full << (column * BOOK_STRIDE)
        mine |= (part - full) << (column * BOOK_STRIDE)
    return mine, stones


def solve_key(table_bits: int, key: int) -> Solved:
    """Return the exact score of a position and the best move nearest to the middle, by this process's solver."""
    solver = own_solver(table_bits)
    mine, stones = position_of_key(key)
    score = solver.solve(np.array([mine, stones], np.uint64)).low
    for column in MIDDLE_FIRST:
        move = (stones + BOOK_BOTTOM) & (BOOK_COLUMN << (column * BOOK_STRIDE))
        if not move:
            continue
        if completes_four(mine | move):
            return Solved(key, column, score)
        after = np.array([mine ^ stones, stones | move], np.uint64)
        if solver.solve(after, floor=-score, ceiling=1 - score).high <= -score:
            return Solved(key, column, score)
    raise AssertionError(f"no move of position {key:x} reaches its score of {score}")


def whole_lines(path: Path) -> list[list[str]]:
    """Return the words of each complete line of a checkpoint; an incomplete last line is dropped."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [line.split() for line in lines if line.endswith("\n") and not line.startswith("#")]


def read_chunks(path: Path) -> dict[int, str]:
    """Return the letters of each chunk in a checkpoint, by the chunk's number."""
    return {int(number): letters for number, letters in whole_lines(path)}


def _line_of_chunk(solved: tuple[int, str]) -> str:
    return f"{solved[0]} {solved[1]}\n"


class Checkpoint:
    """A file of results, to which the solved positions are appended."""

    def __init__(self, path: Path, header: str) -> None:
        self.path = path
        if not path.exists():
            path.write_text(header, encoding="utf-8", newline="\n")
        whole = path.read_bytes().rpartition(b"\n")
        truncate(path, len(whole[0] + whole[1]))  # drop an incomplete last line

    def solve(
        self,
        executor: Executor,
        work: Callable[[int, Job], Result],
        jobs: Sequence[Job],
        table_bits: int,
        line: Callable[[Result], str],
        label: str,
        known: int,
    ) -> Iterator[Result]:
        """Solve jobs and yield each result once it is in the file.

        Args:
            executor: where the jobs run.
            work: function of (table_bits, job) that returns a result.
            jobs: the jobs that are not in the file.
            table_bits: log2 of each worker's table, in entries of 8 bytes.
            line: formats a result as a line of the file.
            label: text of the progress bar.
            known: number of results in the file already, for the progress bar.
        """
        if not jobs:
            return
        with self.path.open("a", newline="\n") as file, Progress(label, known + len(jobs), known) as progress:
            work_here = partial(work, table_bits)
            run = executor.run(work_here, jobs, prepare=_compile_solver, tick=progress.tick, lasting=True)
            with closing(run) as results:
                for _, result in results:
                    file.write(line(result))
                    file.flush()
                    progress.count()
                    yield result

    def solve_chunks(
        self,
        executor: Executor,
        work: Callable[[int, Job], tuple[int, str]],
        jobs: Sequence[Job],
        table_bits: int,
        label: str,
    ) -> str:
        """Solve the chunks that the file lacks; return the letters of all, in order.

        Arguments as in `solve`, but `jobs` are those of all chunks, and `work` returns a chunk's number and letters.
        """
        known = read_chunks(self.path)
        missing = [job for number, job in enumerate(jobs) if number not in known]
        known.update(self.solve(executor, work, missing, table_bits, _line_of_chunk, label, len(known)))
        return "".join(known[number] for number in range(len(jobs)))
