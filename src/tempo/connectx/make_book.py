"""Make what is known beforehand: `python -m tempo.connectx.make_book`. Resumed at any time.

The opening book: ply by ply, the exact best move of every position of the book is found by our own
solver: of several that are equally good the one nearest the middle, so that the same solver gives
the same book. Each result is a line of the checkpoint beside this file, written as soon as it is
known; what stands there is not solved again. When all is known, book_data.py is written.

The outcomes of all positions with eight stones: the same way, see make_outcomes.py.
"""
import argparse
import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tempo.connectx.book import (
    BOOK_BOTTOM,
    BOOK_COLUMN,
    BOOK_COLUMNS,
    BOOK_INAROW,
    BOOK_ROWS,
    BOOK_STRIDE,
    Stones,
    completes_four,
    pack,
    walk,
)
from tempo.connectx.make_outcomes import LETTERS, find_outcomes
from tempo.connectx.outcomes import pack_outcomes
from tempo.connectx.rules import new_board
from tempo.connectx.solver import Solver

HERE = Path(__file__).parent
CHECKPOINT = HERE / "book_solved.txt"
DATA = HERE / "book_data.py"
HEADER = "# The key of a position (hexadecimal), its best move, its exact score: see make_book.py.\n"
OUTCOME_CHECKPOINT = HERE / "outcomes_solved.txt"
OUTCOME_DATA = HERE / "outcome_data.py"
OUTCOME_HEADER = '''"""The outcomes of positions with eight stones, made by make_book; never edited by hand."""\n\n'''
DATA_HEADER = '''"""The book's moves, made by `python -m tempo.connectx.make_book`; never edited by hand."""\n\n'''
LINE = 100  # characters of the book's text
TABLE_BITS = 28  # 2 GiB for each worker: the more is remembered, the less is searched twice
MIDDLE_FIRST = sorted(range(BOOK_COLUMNS), key=lambda column: abs(2 * column + 1 - BOOK_COLUMNS))


worker_solver: Solver | None = None  # in a worker: its own


class Solved(NamedTuple):
    """What is known of a position."""

    key: int
    move: int
    score: int



def read_checkpoint(path: Path) -> dict[int, Solved]:
    """All that has been solved so far, by key. A last line that was cut off is left out."""
    if not path.exists():
        return {}
    solved = {}
    for line in path.read_text().splitlines(keepends=True):
        if line.startswith("#") or not line.endswith("\n"):
            continue
        key, move, score = line.split()
        solved[int(key, 16)] = Solved(int(key, 16), int(move), int(score))
    return solved


def position_of_key(key: int) -> Stones:
    """The position with this key: in each column it is the stones' 2^n - 1 plus the mover's stones."""
    mine = stones = 0
    for column in range(BOOK_COLUMNS):
        part = key >> (column * BOOK_STRIDE) & ((1 << BOOK_STRIDE) - 1)
        full = (1 << ((part + 1).bit_length() - 1)) - 1
        stones |= full << (column * BOOK_STRIDE)
        mine |= (part - full) << (column * BOOK_STRIDE)
    return mine, stones


def new_solver(table_bits: int) -> Solver:
    """A solver for the board of the book."""
    return Solver(new_board(BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW), table_bits)


def solve_key(solver: Solver, key: int) -> Solved:
    """The exact score of a position and the best move nearest the middle."""
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


def solve_all(missing: list[int], workers: int, table_bits: int) -> Iterator[Solved]:
    """Solve positions over the cores, as they come."""
    if not missing:
        return
    with ProcessPoolExecutor(workers, initializer=start_worker, initargs=(table_bits,)) as pool:
        jobs = [pool.submit(solve_in_worker, key) for key in missing]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def start_worker(table_bits: int) -> None:
    """Give a worker a table that lasts as long as it does."""
    global worker_solver
    worker_solver = new_solver(table_bits)


def solve_in_worker(key: int) -> Solved:
    """Solve one position with the worker's own table."""
    assert worker_solver is not None
    return solve_key(worker_solver, key)


def make(workers: int, table_bits: int, checkpoint: Path, data: Path, console: Console) -> None:
    """Solve what is missing and write the book."""
    solved = read_checkpoint(checkpoint)
    if not checkpoint.exists():
        checkpoint.write_text(HEADER)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        checkpoint.open("a") as file,
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress,
    ):

        def choose(positions: list[Stones]) -> list[int]:
            keys = [sum(position) for position in positions]
            missing = [key for key in keys if key not in solved]
            stones = positions[0][1].bit_count()
            bar = progress.add_task(f"{stones} stones", total=len(keys), completed=len(keys) - len(missing))
            for one in solve_all(missing, min(workers, len(missing)), table_bits):
                solved[one.key] = one
                file.write(f"{one.key:x} {one.move} {one.score}\n")
                file.flush()
                progress.advance(bar)
            return [solved[key].move for key in keys]

        texts = [pack(list(walk(seat, choose).values())) for seat in (0, 1)]
    data.write_text(DATA_HEADER + "".join(map(constant, ("FIRST_SEAT_MOVES", "SECOND_SEAT_MOVES"), texts)))
    console.print(f"{data.name}: {sum(map(len, texts)):,} characters, {len(solved):,} positions solved")


def constant(name: str, text: str) -> str:
    """A long text as Python source."""
    lines = [f'    "{text[start : start + LINE]}"\n' for start in range(0, len(text), LINE)]
    return f"{name} = (\n{''.join(lines)})\n"


def make_outcome_data(workers: int, table_bits: int, checkpoint: Path, data: Path, console: Console) -> None:
    """Solve what is missing and write the outcomes."""
    letters = find_outcomes(workers, table_bits, checkpoint, console)
    text = pack_outcomes(np.array([LETTERS.index(letter) - 1 for letter in letters], np.int8))
    data.write_text(OUTCOME_HEADER + constant("OUTCOMES", text))
    console.print(f"{data.name}: {len(text):,} characters, {len(letters):,} positions solved")


def verify(count: int, table_bits: int, checkpoint: Path, seed: int, console: Console) -> int:
    """Solve a random sample again, every move of it, in a table that knows nothing; 1 if any differs."""
    solved = sorted(read_checkpoint(checkpoint).values())
    sample = random.Random(seed).sample(solved, min(count, len(solved)))
    wrong = 0
    with Progress(console=console) as progress:
        for one in progress.track(sample, description="verifying"):
            solver = new_solver(table_bits)
            state = np.array(position_of_key(one.key), np.uint64)
            scores = {column: low for column, low, _ in solver.score_moves(state)}
            if max(scores.values()) != one.score or scores[one.move] != one.score:
                wrong += 1
                console.print(f"position {one.key:x}: move {one.move}, score {one.score}, but the moves score {scores}")
    console.print(f"{len(sample) - wrong} of {len(sample)} positions agree")
    return 1 if wrong else 0


def main(argv: list[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tempo.connectx.make_book", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--workers", type=int, default=os.cpu_count(), metavar="N", help="processes (one a core)")
    parser.add_argument("--table-bits", type=int, default=TABLE_BITS, metavar="N", help="2^N entries of 8 bytes each")
    parser.add_argument("--only", choices=("moves", "outcomes"), help="one of the two instead of both")
    parser.add_argument("--verify", type=int, metavar="N", help="solve a random N of the solved positions again")
    parser.add_argument("--seed", type=int, default=1, help="which positions are verified (%(default)s)")
    options = parser.parse_args(argv)
    console = Console(stderr=True)
    if options.verify is not None:
        return verify(options.verify, options.table_bits, CHECKPOINT, options.seed, console)
    try:
        if options.only != "outcomes":
            make(max(1, options.workers), options.table_bits, CHECKPOINT, DATA, console)
        if options.only != "moves":
            make_outcome_data(max(1, options.workers), options.table_bits, OUTCOME_CHECKPOINT, OUTCOME_DATA, console)
    except KeyboardInterrupt:
        console.print("stopped; what is solved stands in a checkpoint, the same command goes on from there")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
