"""Exact scores of all positions with six stones, computed by `make_book --only scores`.

The positions are solved in chunks, sorted by key, so that neighbours share most of the solver's table; the outcomes of
all positions with six to eight stones are in it from the start. A chunk is a line of the checkpoint: its number, then
a letter for each of its positions, I for 0, J for 1 and so on. When all are solved, score_data.py is written.
"""
from functools import cache
from pathlib import Path

import numpy as np

from tempo.arena.jobs.executor import Executor
from tempo.games.connectx.adapter.exact_scores import outcome_bounds, preload_outcomes
from tempo.games.connectx.book.early_scores import SCORE_STONES, ZERO_LETTER
from tempo.games.connectx.book.outcomes import outcome_of, positions_by_ply
from tempo.games.connectx.experiments.resumable_solving import Checkpoint, new_solver
from tempo.games.connectx.solver.solver import Solver

CHUNK = 50
HEADER = "# Chunk of 50 positions with 6 stones, then their scores, I for 0: see make_scores.py.\n"


@cache
def scoring_solver(table_bits: int) -> Solver:
    """Return this process's solver, which knows the outcomes of early positions."""
    solver = new_solver(table_bits)
    preload_outcomes(solver)
    return solver


def solve_scores(table_bits: int, number: int) -> tuple[int, str]:
    """Return the number of a chunk and the letters of its scores."""
    solver, ply, letters = scoring_solver(table_bits), positions_by_ply()[SCORE_STONES], ""
    for place in range(number * CHUNK, min((number + 1) * CHUNK, len(ply.keys))):
        position = int(ply.mine[place]), int(ply.stones[place])
        solver.known[position] = outcome_bounds(outcome_of(position) or 0)
        letters += chr(solver.solve(np.array(position, np.uint64)).low + ZERO_LETTER)
    return number, letters


def find_scores(executor: Executor, table_bits: int, path: Path) -> str:
    """Solve the missing chunks; return the letters of all scores in the order of the positions."""
    chunks = range(-(-len(positions_by_ply()[SCORE_STONES].keys) // CHUNK))
    return Checkpoint(path, HEADER).solve_chunks(executor, solve_scores, chunks, table_bits, "scores, chunks")
