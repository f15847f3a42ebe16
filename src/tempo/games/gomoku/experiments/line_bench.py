"""Speed of the search by lines: `python -m tempo.games.gomoku.experiments.line_bench`.

Level openings on 15x15, each with an empty table, by one thread and by several, in turns: nodes of all threads a
second, the same a second of a processor, and nodes of the first thread to a depth, which the others' table entries
save. Beside other work the first figure tells little.

With `--wins FILE`, positions in which the side to move wins by force, it reports by number of nodes how many wins one
thread proves, and the median of the depth that it completes after the openings.
"""
from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.games.gomoku.adapter.openings import draw_level_openings
from tempo.games.gomoku.alphabeta.line_searcher import LineSearcher
from tempo.games.gomoku.alphabeta.line_workspace import PROVEN
from tempo.games.gomoku.alphabeta.shared_line_searcher import SharedLineSearcher
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.experiments.evaluation_bench import STEP
from tempo.games.gomoku.gomoku_agent import game_of
from tempo.games.gomoku.profiles import CHAMPION
from tempo.games.gomoku.rules import new_gomoku_state
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.cores import usable_cores
from tempo.search.alphabeta.pvs import BEST_SCORE, COMPLETED_DEPTH, NODES_SEARCHED
from tempo.search.types import Position

SIZE, INAROW = 15, 5
PIECE = 5_000  # nodes of the calling thread between two readings of the clock
OPTIONS = CHAMPION.options._replace(reuse=False)
LIMITS = 1_000, 10_000, 100_000, 1_000_000  # nodes
WIN_PIECE = 250  # nodes between two looks at the value


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
    searcher.prepare(position, OPTIONS, math.inf, False)
    begun, work = time.perf_counter(), time.process_time()
    searcher.begin(None)
    while searcher.work.status[COMPLETED_DEPTH] < depth and searcher.run(PIECE):
        pass
    seconds = time.perf_counter() - begun
    searcher.pool.wait_idle()
    nodes = sum(int(each.status[NODES_SEARCHED]) for each in searcher.works)
    work = max(time.process_time() - work, STEP)
    return Timed(nodes / seconds, nodes / work, float(searcher.work.status[NODES_SEARCHED]))


def read_positions(path: Path) -> list[tuple[int, ...]]:
    """Return the moves of each position: the first word of a line, cells with commas between; # begins a comment."""
    try:
        lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines()]
        positions = [tuple(map(int, words[0].split(","))) for words in lines if words and words[0][0] != "#"]
    except (OSError, ValueError) as problem:
        raise BadInput(f"{path}: {problem}; a line is like 112,97,113 with cells row * {SIZE} + column") from None
    for moves in positions:
        if len(set(moves)) < len(moves) or not 0 <= min(moves) <= max(moves) < SIZE * SIZE:
            raise BadInput(f"{path}: {','.join(map(str, moves))} names a cell twice, or one beyond {SIZE * SIZE - 1}")
    return positions


def begin(searcher: LineSearcher, moves: tuple[int, ...]) -> np.ndarray:
    """Start a search with an empty table; return its status."""
    searcher.prepare(position_after(moves), OPTIONS, math.inf, False)
    searcher.begin(None)
    status: np.ndarray = searcher.work.status
    return status


def depths_of(searcher: LineSearcher, moves: tuple[int, ...], limits: tuple[int, ...]) -> list[int]:
    """Return the depth completed within each number of nodes."""
    status, depths = begin(searcher, moves), list[int]()
    for limit in limits:
        searcher.run(max(0, limit - int(status[NODES_SEARCHED])))
        depths.append(int(status[COMPLETED_DEPTH]))
    return depths


def nodes_to_win(searcher: LineSearcher, moves: tuple[int, ...], most: int) -> float:
    """Return the nodes after which a win of the side to move is proven, infinite if none is within `most`."""
    status = begin(searcher, moves)
    while abs(status[BEST_SCORE]) < PROVEN and status[NODES_SEARCHED] < most and searcher.run(WIN_PIECE):
        pass
    return float(status[NODES_SEARCHED]) if status[BEST_SCORE] >= PROVEN else math.inf


def table_of_wins(path: Path, openings: int, most: int) -> Table:
    """Return the table of `--wins`."""
    positions, limits = read_positions(path), (*(limit for limit in LIMITS if limit < most), most)
    searcher = LineSearcher(learned_tables())
    depths = [depths_of(searcher, opening, limits) for opening in draw_level_openings(openings, SIZE, 1)]
    wins = [nodes_to_win(searcher, moves, most) for moves in positions]
    table = Table(title=f"{len(positions)} won positions, {len(depths)} openings")
    for heading in ("nodes", "depth completed, median", "wins proven"):
        table.add_column(heading, justify="right")
    for place, limit in enumerate(limits):
        depth = median(each[place] for each in depths)
        table.add_row(f"{limit:,}", f"{depth:g}", str(sum(nodes <= limit for nodes in wins)))
    return table


def table_of_threads(threads: int, openings: int, depth: int) -> Table:
    """Return the table of speeds."""
    searchers = [SharedLineSearcher(count, learned_tables()) for count in (1, threads)]
    pairs = []
    for opening in draw_level_openings(openings, SIZE, 1):
        position = position_after(opening)
        pairs.append([timed(searcher, position, depth) for searcher in searchers])
    table = Table(title=f"depth {depth} from {len(pairs)} openings: medians")
    headings = ("thousand nodes/s", "thousand nodes/s of a processor", "thousand nodes of the first to depth")
    table.add_column("threads", justify="right")
    for heading in headings:
        table.add_column(heading, justify="right")
        table.add_column("to one", justify="right")
    for place, count in enumerate((1, threads)):
        row = [str(count)]
        for field in range(len(headings)):
            row.append(f"{median(pair[place][field] for pair in pairs) / 1e3:,.0f}")
            row.append(f"{median(pair[place][field] / pair[0][field] for pair in pairs):.2f}")
        table.add_row(*row)
    return table


def main(argv: list[str]) -> int:
    """Run the measurement."""
    parser = Parser(prog="python -m tempo.games.gomoku.experiments.line_bench", description=__doc__)
    parser.add_argument("--threads", type=positive, default=2, metavar="N", help="number of threads (2)")
    parser.add_argument("--positions", type=positive, default=10, metavar="N", help="openings (10)")
    parser.add_argument("--depth", type=positive, default=10, metavar="N", help="plies to search (10)")
    parser.add_argument("--wins", type=Path, metavar="FILE", help="won positions: how many are proven")
    parser.add_argument("--nodes", type=positive, default=LIMITS[-1], metavar="N", help="most nodes of a win (1000000)")
    return run_command(parser, run, argv)


def run(options: argparse.Namespace) -> int:
    """Print one of the two tables."""
    use_kernel_cache()
    if options.wins:
        Console().print(table_of_wins(options.wins, options.positions, options.nodes))
        return 0
    if options.threads > usable_cores():
        print(f"there are {usable_cores()} cores: {options.threads} threads take turns", file=sys.stderr)
    Console().print(table_of_threads(options.threads, options.positions, options.depth))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
