"""Speed of the search by lines: `python -m tempo.games.gomoku.experiments.line_bench`.

Level openings on 15x15, each with an empty table, by one thread and by several, in turns: nodes of all threads a
second, the same a second of a processor, and nodes of the first thread to a depth, which the others' table entries
save. Beside other work the first figure tells little.
"""
from __future__ import annotations

import math
import sys
import time
from statistics import median
from typing import NamedTuple

from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive
from tempo.games.gomoku.adapter.openings import draw_level_openings
from tempo.games.gomoku.alphabeta.shared_line_searcher import SharedLineSearcher
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.experiments.evaluation_bench import STEP
from tempo.games.gomoku.gomoku_agent import game_of
from tempo.games.gomoku.profiles import CHAMPION
from tempo.games.gomoku.rules import new_gomoku_state
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.cores import usable_cores
from tempo.search.alphabeta.pvs import COMPLETED_DEPTH, NODES_SEARCHED
from tempo.search.types import Position

SIZE, INAROW = 15, 5
PIECE = 5_000  # nodes of the calling thread between two readings of the clock


class Timed(NamedTuple):
    """One search."""

    speed: float  # nodes of all threads a second
    work: float  # nodes a second of a processor
    to_depth: float  # nodes of the first thread


def position_after(opening: tuple[int, ...]) -> Position:
    """Return the position after an opening."""
    cells = [0] * (SIZE * SIZE)
    for ply, cell in enumerate(opening):
        cells[cell] = 1 + ply % 2
    state = new_gomoku_state(cells, SIZE, INAROW, 1 + len(opening) % 2)
    return Position(game_of(SIZE, INAROW, "weighted", True), state, len(opening) / len(cells), len(opening))


def timed(searcher: SharedLineSearcher, position: Position, depth: int) -> Timed:
    """Search a position to a depth with an empty table."""
    searcher.prepare(position, CHAMPION.options._replace(reuse=False), math.inf, False)
    begun, work = time.perf_counter(), time.process_time()
    searcher.begin(None)
    while searcher.work.status[COMPLETED_DEPTH] < depth and searcher.run(PIECE):
        pass
    seconds = time.perf_counter() - begun
    searcher.pool.wait_idle()
    nodes = sum(int(each.status[NODES_SEARCHED]) for each in searcher.works)
    work = max(time.process_time() - work, STEP)
    return Timed(nodes / seconds, nodes / work, float(searcher.work.status[NODES_SEARCHED]))


def main(argv: list[str]) -> int:
    """Run the measurement."""
    parser = Parser(prog="python -m tempo.games.gomoku.experiments.line_bench", description=__doc__)
    parser.add_argument("--threads", type=positive, default=2, metavar="N", help="number of threads (2)")
    parser.add_argument("--positions", type=positive, default=10, metavar="N", help="openings (10)")
    parser.add_argument("--depth", type=positive, default=10, metavar="N", help="plies to search (10)")
    options = parser.parse_args(argv)
    if options.threads > usable_cores():
        print(f"there are {usable_cores()} cores: {options.threads} threads take turns", file=sys.stderr)
    use_kernel_cache()
    searchers = [SharedLineSearcher(threads, learned_tables()) for threads in (1, options.threads)]
    pairs = []
    for opening in draw_level_openings(options.positions, SIZE, 1):
        position = position_after(opening)
        pairs.append([timed(searcher, position, options.depth) for searcher in searchers])
    table = Table(title=f"depth {options.depth} from {len(pairs)} openings: medians")
    headings = ("thousand nodes/s", "thousand nodes/s of a processor", "thousand nodes of the first to depth")
    table.add_column("threads", justify="right")
    for heading in headings:
        table.add_column(heading, justify="right")
        table.add_column("to one", justify="right")
    for place, threads in enumerate((1, options.threads)):
        row = [str(threads)]
        for field in range(len(headings)):
            row.append(f"{median(pair[place][field] for pair in pairs) / 1e3:,.0f}")
            row.append(f"{median(pair[place][field] / pair[0][field] for pair in pairs):.2f}")
        table.add_row(*row)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
