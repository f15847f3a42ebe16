"""Speed of the solver on the sets of solver_sets: `python -m tempo.games.connectx.experiments.solver_bench`.

Every position is solved exactly with an empty table. A call from Python takes longer than an easy position. So sets
that take less than two seconds are timed in one compiled loop, and the cost of a call is reported apart. Nodes are
equal on every machine; compare times within one run only. A wrong score ends the measurement. With several threads,
nodes are those of all threads and times include the calls from Python.
"""
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive
from tempo.games.connectx.experiments.solver_sets import BOARD, SETS, Sample, read_set, state_after
from tempo.games.connectx.solver.null_window_search import ROOT_ALL, ROOT_MINE
from tempo.games.connectx.solver.shared_solver import SharedSolver
from tempo.games.connectx.solver.solver import TABLE_BITS, Solver, solve_position
from tempo.games.connectx.solver.transposition_table import MAX_SCORE
from tempo.native.jit import kernel
from tempo.search.exact.solver import BITS, CEILING, FLOOR, FRESH, HIGH, LOW, NO_LIMIT, NODES, PLY

POSITIONS = Path(__file__).resolve().parents[5] / "tests" / "games" / "connectx" / "solver_positions"
REPEATED_BELOW = 2.0  # seconds; a set that takes longer is timed once


class SetFigures(NamedTuple):
    """Measurements of one set; times in seconds for a position."""

    name: str
    positions: int
    nodes: float  # mean
    mean: float
    worst: float
    speed: float  # nodes a second
    call: float  # added by the call from Python


class Single(NamedTuple):
    """One position, solved alone."""

    seconds: float
    nodes: int


@kernel
def solve_all(work, roots, scores):
    """Solve every root with an empty table; return the nodes."""
    task, nodes = work.task, 0
    for index in range(scores.size):
        work.cursor[ROOT_MINE], work.cursor[ROOT_ALL] = roots[index, 0], roots[index, 1]
        task[LOW], task[HIGH], task[FLOOR], task[CEILING] = -MAX_SCORE, MAX_SCORE, -MAX_SCORE, MAX_SCORE
        task[PLY], task[BITS] = FRESH, 0
        solve_position(work, NO_LIMIT)
        scores[index] = task[LOW]
        nodes += task[NODES]
    return nodes


def measure_set(solver: Solver, name: str, samples: list[Sample], repeats: int) -> SetFigures:
    """Measure one set: medians of `repeats` if it is quick enough."""
    roots = np.array([state_after(sample.moves) for sample in samples])
    scores = np.zeros(len(samples), np.int64)
    solver.solve(roots[0], nodes=1)  # compiles
    singles = [_solve_alone(solver, sample, root, name) for sample, root in zip(samples, roots, strict=True)]
    nodes = sum(single.nodes for single in singles)
    alone = sum(single.seconds for single in singles)
    seconds: list[float] = [alone]
    if alone < REPEATED_BELOW and not isinstance(solver, SharedSolver):
        solve_all(solver.work, roots[:0], scores[:0])
        seconds = [_seconds_together(solver, roots, scores) for _ in range(repeats)]
    call = max(0.0, alone - median(seconds)) / len(samples)
    worst = max(single.seconds for single in singles)
    mean = median(seconds) / len(samples)
    return SetFigures(name, len(samples), nodes / len(samples), mean, worst, nodes / median(seconds), call)


def _solve_alone(solver: Solver, sample: Sample, root: np.ndarray, name: str) -> Single:
    """Solve one position with an empty table, in its own call."""
    solver.reset()
    started = time.perf_counter()
    bounds = solver.solve(root)
    seconds = time.perf_counter() - started
    if bounds.low != sample.score:
        raise AssertionError(f"{name}: {''.join(map(str, sample.moves))} is {sample.score}, not {bounds.low}")
    return Single(seconds, solver.team.all_nodes if isinstance(solver, SharedSolver) else bounds.nodes)


def _seconds_together(solver: Solver, roots: np.ndarray, scores: np.ndarray) -> float:
    """Time one compiled loop over a whole set, in seconds."""
    started = time.perf_counter()
    solve_all(solver.work, roots, scores)
    return time.perf_counter() - started


def main(argv: list[str]) -> int:
    """Measure all sets or the named ones and print a table."""
    every = [wanted.name for wanted in SETS]
    parser = Parser(prog="python -m tempo.games.connectx.experiments.solver_bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="SET", help=f"{', '.join(every)} (all)")
    parser.add_argument("--repeats", type=positive, default=5, metavar="N", help="measurements of each set (5)")
    bits_help = "table of 2^N entries (%(default)s)"
    parser.add_argument("--table-bits", type=int, default=TABLE_BITS, metavar="N", help=bits_help)
    parser.add_argument("--threads", type=positive, default=1, metavar="N", help="threads of the solver (%(default)s)")
    options = parser.parse_args(argv)
    if unknown := set(options.names) - set(every):
        parser.error(f"unknown set {min(unknown)}; the sets are {', '.join(every)}")
    threads, bits = options.threads, options.table_bits
    solver = Solver(BOARD, bits) if threads == 1 else SharedSolver(BOARD, bits, threads)
    sets = {name: read_set(POSITIONS, name) for name in options.names or every}
    Console().print(_solver_table([measure_set(solver, name, sets[name], options.repeats) for name in sets]))
    return 0


def _solver_table(measured: list[SetFigures]) -> Table:
    """Return the measurements as a table."""
    table = Table(title="exact scores, empty table for each position", title_justify="left")
    for heading in ("set", "positions", "nodes", "M nodes/s", "mean ms", "worst ms", "call adds ms"):
        table.add_column(heading, justify="left" if heading == "set" else "right", no_wrap=heading == "set")
    for figures in measured:
        table.add_row(
            figures.name,
            str(figures.positions),
            f"{figures.nodes:,.0f}",
            f"{figures.speed / 1e6:.1f}",
            f"{figures.mean * 1e3:.4f}",
            f"{figures.worst * 1e3:.2f}",
            f"{figures.call * 1e3:.3f}",
        )
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
