"""Outcomes of all positions with eight stones, computed by `make_book --only outcomes`.

The positions are solved in chunks, sorted by key, so that neighbours share most of the solver's table. A chunk is a
line of the checkpoint: its number, then for each of its positions whether the side to move wins (+), draws (=) or
loses (-). When all are solved, outcome_data.py is written.
"""
from pathlib import Path

import numpy as np

from tempo.arena.jobs.executor import Executor
from tempo.games.connectx.book.book import NO_STONES, Stones, replies
from tempo.games.connectx.experiments.resumable_solving import Checkpoint, own_solver
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


def solve_chunk(table_bits: int, chunk: OutcomeChunk) -> tuple[int, str]:
    """Return the outcomes of a chunk, by this process's solver."""
    number, positions = chunk
    solver = own_solver(table_bits)
    bounds = (solver.solve(np.array(position, np.uint64), floor=-1, ceiling=1) for position in positions)
    return number, "".join(map(letter_of, bounds))


def find_outcomes(executor: Executor, table_bits: int, path: Path) -> str:
    """Solve the missing chunks; return all outcomes in the order of the positions."""
    positions = _all_positions()
    chunks = [(place // CHUNK, positions[place : place + CHUNK]) for place in range(0, len(positions), CHUNK)]
    return Checkpoint(path, HEADER).solve_chunks(executor, solve_chunk, chunks, table_bits, "outcomes, chunks")
