"""The outcome of every position with eight stones: what `make_book --outcomes` computes.

The positions are taken in the order of their keys, so that neighbours share most of what the solver
remembers, in chunks. A chunk is a line of the checkpoint: its number, then for each of its positions
whether the side to move wins (+), draws (=) or loses (-). When all are there, outcome_data.py is written.
"""
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tempo.connectx.book import BOOK_COLUMNS, BOOK_INAROW, BOOK_ROWS, NO_STONES, Stones, replies
from tempo.connectx.rules import new_board
from tempo.connectx.solver import Bounds, Solver

STONES = 8
CHUNK = 500
LETTERS = "-=+"
HEADER = "# Chunk of 500 positions with 8 stones, then their outcomes: see make_outcomes.py.\n"

worker_solver: Solver | None = None  # in a worker: its own


def all_positions() -> list[Stones]:
    """Every position with eight stones that is not over, mirror images once, in the order of their keys."""
    positions = [NO_STONES]
    for _ in range(STONES):
        positions = replies(positions)
    return positions


def letter_of(bounds: Bounds) -> str:
    """How a position ends for the side to move."""
    return LETTERS[1 + (bounds.low >= 1) - (bounds.high <= -1)]


def read_chunks(path: Path) -> dict[int, str]:
    """The outcomes known so far, by chunk. A last line that was cut off is left out."""
    if not path.exists():
        return {}
    lines = [line for line in path.read_text().splitlines(keepends=True) if line.endswith("\n")]
    pairs = (line.split() for line in lines if not line.startswith("#"))
    return {int(number): outcomes for number, outcomes in pairs}


def start_worker(table_bits: int) -> None:
    """Give a worker a table that lasts as long as it does."""
    global worker_solver
    worker_solver = Solver(new_board(BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW), table_bits)


def solve_chunk(number: int, positions: list[Stones]) -> tuple[int, str]:
    """The outcomes of a chunk, found with the worker's own table."""
    assert worker_solver is not None
    bounds = (worker_solver.solve_outcome(np.array(position, np.uint64)) for position in positions)
    return number, "".join(map(letter_of, bounds))


def solve_chunks(chunks: dict[int, list[Stones]], workers: int, table_bits: int) -> Iterator[tuple[int, str]]:
    """The outcomes of chunks, over the cores, as they come."""
    with ProcessPoolExecutor(workers, initializer=start_worker, initargs=(table_bits,)) as pool:
        jobs = [pool.submit(solve_chunk, *chunk) for chunk in chunks.items()]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def find_outcomes(workers: int, table_bits: int, checkpoint: Path, console: Console) -> str:
    """Solve what is missing; all outcomes in the order of the positions."""
    positions = all_positions()
    known = read_chunks(checkpoint)
    if not checkpoint.exists():
        checkpoint.write_text(HEADER)
    chunks = {start // CHUNK: positions[start : start + CHUNK] for start in range(0, len(positions), CHUNK)}
    missing = {number: chunk for number, chunk in chunks.items() if number not in known}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        checkpoint.open("a") as file,
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress,
    ):
        bar = progress.add_task("outcomes, chunks", total=len(chunks), completed=len(chunks) - len(missing))
        for number, outcomes in solve_chunks(missing, workers, table_bits) if missing else ():
            known[number] = outcomes
            file.write(f"{number} {outcomes}\n")
            file.flush()
            progress.advance(bar)
    return "".join(known[number] for number in sorted(chunks))
