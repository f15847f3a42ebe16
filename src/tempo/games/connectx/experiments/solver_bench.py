"""How fast the solver is, on the sets of solver_sets: `python -m tempo.games.connectx.experiments.solver_bench`.

Every position is solved exactly, with nothing remembered from the one before. The mean is taken in
one compiled loop over the whole set where that takes less than two seconds, since a call from Python
costs more than an easy position; what such a call adds is told apart. Nodes are the same on every
machine, times are not: compare times within one run. A wrong score ends the measurement. Of several threads, nodes are
those of all of them, and times those of calls from Python.
"""
import argparse
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from tempo.games.connectx.experiments.solver_sets import BOARD, SETS, Sample, read_set, state_after
from tempo.games.connectx.solver.null_window_search import ROOT_ALL, ROOT_MINE
from tempo.games.connectx.solver.shared_solver import SharedSolver
from tempo.games.connectx.solver.solver import TABLE_BITS, Solver, solve_position
from tempo.games.connectx.solver.transposition_table import MAX_SCORE
from tempo.native.jit import entry
from tempo.search.exact.solver import BITS, CEILING, FLOOR, FRESH, HIGH, LOW, NO_LIMIT, NODES, PLY

POSITIONS = Path(__file__).resolve().parents[5] / "tests" / "solver_positions"
BRIEF = 2.0  # seconds; a set that takes longer is not repeated


class SetFigures(NamedTuple):
    """What was measured on one set; times in seconds a position."""

    name: str
    positions: int
    nodes: float  # mean
    mean: float
    worst: float
    speed: float  # nodes a second
    call: float  # what calling from Python adds


class Single(NamedTuple):
    """One position, solved alone."""

    seconds: float
    nodes: int


@entry
def solve_all(work, roots, scores):
    """Solve every root from scratch; return the nodes."""
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
    """The figures of one set, medians where it is quick enough to be repeated."""
    roots = np.array([state_after(sample.moves) for sample in samples])
    scores = np.zeros(len(samples), np.int64)
    solver.solve(roots[0], nodes=1)  # compiles
    singles = [solve_alone(solver, sample, root, name) for sample, root in zip(samples, roots, strict=True)]
    nodes = sum(single.nodes for single in singles)
    alone = sum(single.seconds for single in singles)
    seconds: list[float] = [alone]
    if alone < BRIEF and not isinstance(solver, SharedSolver):
        solve_all(solver.work, roots[:0], scores[:0])
        seconds = [seconds_together(solver, roots, scores) for _ in range(repeats)]
    call = max(0.0, alone - median(seconds)) / len(samples)
    worst = max(single.seconds for single in singles)
    mean = median(seconds) / len(samples)
    return SetFigures(name, len(samples), nodes / len(samples), mean, worst, nodes / median(seconds), call)


def solve_alone(solver: Solver, sample: Sample, root: np.ndarray, name: str) -> Single:
    """Solve one position from scratch, with a call of its own."""
    solver.reset()
    started = time.perf_counter()
    bounds = solver.solve(root)
    seconds = time.perf_counter() - started
    if bounds.low != sample.score:
        raise AssertionError(f"{name}: {''.join(map(str, sample.moves))} is {sample.score}, not {bounds.low}")
    return Single(seconds, solver.team.all_nodes if isinstance(solver, SharedSolver) else bounds.nodes)


def seconds_together(solver: Solver, roots: np.ndarray, scores: np.ndarray) -> float:
    """How long one loop over a whole set takes."""
    started = time.perf_counter()
    solve_all(solver.work, roots, scores)
    return time.perf_counter() - started


def measure_solver(
    names: list[str], repeats: int = 5, table_bits: int = TABLE_BITS, threads: int = 1
) -> list[SetFigures]:
    """The figures of some sets."""
    solver = Solver(BOARD, table_bits) if threads == 1 else SharedSolver(BOARD, table_bits, threads)
    return [measure_set(solver, name, read_set(POSITIONS, name), repeats) for name in names]


def main(argv: list[str]) -> int:
    """Print the figures of all sets, or of some."""
    every = [wanted.name for wanted in SETS]
    parser = argparse.ArgumentParser(
        prog="python -m tempo.games.connectx.experiments.solver_bench", description=__doc__
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("names", nargs="*", metavar="SET", help=f"of {', '.join(every)} (all)")
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help="measurements of each (%(default)s)")
    parser.add_argument("--table-bits", type=int, default=TABLE_BITS, metavar="N", help="(%(default)s)")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="that solve together (%(default)s)")
    options = parser.parse_args(argv)
    if unknown := set(options.names) - set(every):
        parser.error(f"no set {min(unknown)}; there are {', '.join(every)}")
    if options.repeats < 1 or options.threads < 1:
        parser.error("--repeats and --threads must be at least 1")
    measured = measure_solver(options.names or every, options.repeats, options.table_bits, options.threads)
    Console().print(solver_table(measured))
    return 0


def solver_table(measured: list[SetFigures]) -> Table:
    """The figures of sets as a table."""
    table = Table(title="exact scores, nothing remembered from the position before", title_justify="left")
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
