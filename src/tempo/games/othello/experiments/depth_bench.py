"""Depth and speed of alpha-beta: `python -m tempo.games.othello.experiments.depth_bench`.

Positions come from the games that training plays, with fixed seeds. Each is searched with an empty table: the depth
finished in some seconds of processor time, the cost of a depth, and nodes a second. With `--without`, the same without
ProbCut and without a table, in turns.
"""
import math
import sys
import time
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive
from tempo.games.othello.experiments.calibrate import position_of, positions
from tempo.games.othello.profiles import CHAMPION
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.search.alphabeta.pvs import COMPLETED_DEPTH, FINISHED, NODES_SEARCHED
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.options import SearchOptions

PIECE = 5_000  # nodes between two readings of the clock
SMALLEST_TABLE = 2  # bits: one line of a cache


class Dive(NamedTuple):
    """One search."""

    depth: int  # finished in the time
    nodes: int
    seconds: float
    cost: float  # seconds to the wanted depth; infinite if it was not finished
    nodes_to_depth: int


def dive(searcher: AlphaBetaSearcher, state: np.ndarray, options: SearchOptions, seconds: float, depth: int) -> Dive:
    """Search a position for some seconds of processor time.

    Args:
        searcher: cleared first.
        state: the position.
        options: of the search.
        seconds: of processor time.
        depth: whose cost is measured.
    """
    searcher.forget()
    searcher.prepare(position_of(state), options, math.inf, False)
    searcher.begin(None)
    assert searcher.work is not None
    status, cost, nodes = searcher.work.status, math.inf, 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds and not status[FINISHED]:
        searcher.run(PIECE)
        if cost == math.inf and status[COMPLETED_DEPTH] >= depth:
            cost, nodes = time.process_time() - begun, int(status[NODES_SEARCHED])
    return Dive(int(status[COMPLETED_DEPTH]), int(status[NODES_SEARCHED]), spent, cost, nodes)


def variants(without: bool) -> dict[str, SearchOptions]:
    """Return the options to compare, by name."""
    options = CHAMPION.options
    compared = {"champion": options}
    if without:
        compared["without ProbCut"] = options._replace(probcut_margin=0.0)
        compared["without a table"] = options._replace(table_bits=SMALLEST_TABLE)
        compared["without either"] = options._replace(probcut_margin=0.0, table_bits=SMALLEST_TABLE)
    return compared


def mean_of(figures: list[float]) -> str:
    """Return the geometric mean as text."""
    known = [math.log(figure) for figure in figures if 0 < figure < math.inf]
    return f"{math.exp(sum(known) / len(known)):,.3f}" if len(known) == len(figures) else "not all"


def main(argv: list[str]) -> int:
    """Run the measurement."""
    parser = Parser(prog="python -m tempo.games.othello.experiments.depth_bench", description=__doc__)
    parser.add_argument("--empty", type=int, nargs="*", default=[46, 40, 34, 28], metavar="N", help="empty squares")
    parser.add_argument("--positions", type=positive, default=10, metavar="N", help="positions of each (10)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="seconds of each search (1)")
    parser.add_argument("--depth", type=positive, default=12, metavar="N", help="depth whose cost is measured (12)")
    parser.add_argument("--without", action="store_true", help="also measure without ProbCut and without the table")
    options = parser.parse_args(argv)
    use_kernel_cache()
    table = Table(title=f"{options.seconds:g} s a search; cost of depth {options.depth}: geometric means")
    for heading in ("empty", "search", "depth: mean", "least", "M nodes/s", "s to depth", "M nodes to depth"):
        table.add_column(heading, justify="left" if heading == "search" else "right")
    searcher = AlphaBetaSearcher()
    for empty in options.empty:
        by_name: dict[str, list[Dive]] = {}
        for state in positions(options.positions, [empty]):
            for name, searching in variants(options.without).items():
                by_name.setdefault(name, []).append(dive(searcher, state, searching, options.seconds, options.depth))
        for name, dives in by_name.items():
            depths = [each.depth for each in dives]
            table.add_row(
                str(empty),
                name,
                f"{np.mean(depths):.1f}",
                str(min(depths)),
                f"{sum(each.nodes for each in dives) / sum(each.seconds for each in dives) / 1e6:.1f}",
                mean_of([each.cost for each in dives]),
                mean_of([each.nodes_to_depth / 1e6 for each in dives]),
            )
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
