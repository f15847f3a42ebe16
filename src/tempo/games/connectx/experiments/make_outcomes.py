"""Outcomes of all positions with eight stones, computed by `make_book --only outcomes`.

The positions are solved in chunks, sorted by key, so that neighbours share most of the solver's table. A chunk is a
line of the checkpoint: its number, then for each of its positions whether the side to move wins (+), draws (=) or
loses (-). When all are solved, outcome_data.py is written.
"""
from pathlib import Path

import numpy as np

from tempo.arena.jobs.executor import Executor
from tempo.games.connectx.book.book import NO_STONES, Stones, replies
from tempo.games.connectx.experiments.resumable_solving import Checkpoint, own_solver, whole_lines
from tempo.search.exact.solver import Bounds

STONES = 8
CHUNK = 500
LETTERS = "-=+"
HEADER = "# Chunk of 500 positions with 8 stones, then their outcomes: see make_outcomes.py.\n"

OutcomeChunk = tuple[int, list[Stones]]  # number, positions


def _all_positions() -> list[Stones]:
    """Return every unfinished position with eight stones, mirror images once, sorted by key."""
    positions = [NO_STONES]
    for _ in range(STONES):
        positions = replies(positions)
    return positions


def letter_of(bounds: Bounds) -> str:
    """Return the letter of an outcome, for the side to move."""
    return LETTERS[1 + (bounds.low >= 1) - (bounds.high <= -1)]


def read_chunks(path: Path) -> dict[int, str]:
    """Read the solved outcomes, by chunk."""
    return {int(number): outcomes for number, outcomes in whole_lines(path)}


def solve_chunk(table_bits: int, chunk: OutcomeChunk) -> tuple[int, str]:
    """Return the outcomes of a chunk, by this process's solver."""
    number, positions = chunk
    solver = own_solver(table_bits)
    bounds = (solver.solve(np.array(position, np.uint64), floor=-1, ceiling=1) for position in positions)
    return number, "".join(map(letter_of, bounds))


def _line_of(solved: tuple[int, str]) -> str:
    return f"{solved[0]} {solved[1]}\n"


def find_outcomes(executor: Executor, table_bits: int, path: Path) -> str:
    """Solve the missing chunks; return all outcomes in the order of the positions."""
    positions = _all_positions()
    checkpoint = Checkpoint(path, HEADER)
    known = read_chunks(path)
    count = -(-len(positions) // CHUNK)
    missing = [(number, positions[number * CHUNK :][:CHUNK]) for number in range(count) if number not in known]
    label = "outcomes, chunks"
    known.update(checkpoint.solve(executor, solve_chunk, missing, table_bits, _line_of, label, count - len(missing)))
    return "".join(known[number] for number in range(count))
