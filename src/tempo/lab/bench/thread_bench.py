"""`python -m tempo.lab.bench.thread_bench`: simulations per second of several threads, relative to one thread.

Each game is searched with its first profile that searches a tree by playouts, from the start position, without book or
solver and with a new tree each time. Both take turns. The bench needs as many idle cores as threads; other load takes
time from some of them.
"""

from __future__ import annotations

import math
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median

from rich.table import Table

from tempo.arena.adapter.game_adapter import games, new_config
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.arena.command_line.progress import tracked
from tempo.arena.players.profile_agents import make_agent, opening_seen, profile_names, profile_of
from tempo.native.aot.parallel_compiling import report_compiling
from tempo.native.cores import usable_cores
from tempo.native.rng import new_rng
from tempo.search.options import SearchOptions
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.tree import ROOT
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position

BATCH = 20_000  # most simulations in one batch
SECONDS = 1.0  # approximate length of one thread's search
TimedSearch = Callable[[int], float]  # simulations -> seconds


def _opening_of(game: str, profile: str) -> tuple[Position, SearchOptions]:
    """Return the start position as an agent sees it, and the agent's search options."""
    try:
        agent = make_agent(game, profile, {"reuse": "0"}, 1, 1)
    except ValueError as problem:
        raise BadInput(str(problem)) from None
    return opening_seen(agent, new_config(game))._replace(prover=None), agent.player.options


def _seconds_of(searcher: TreeSearcher, position: Position, options: SearchOptions, simulations: int) -> float:
    """Return the seconds of a search from an empty tree; raise BadInput if the position is solved before its end."""
    searcher.forget()
    searcher.prepare(position, options, math.inf, False)
    searcher.begin(None)
    left, started = simulations, time.perf_counter()
    while left > 0:
        done = searcher.run(min(BATCH, left))
        if not done:
            raise BadInput("the position is solved before anything can be measured: take another board")
        left -= done
    return time.perf_counter() - started


def _one_thread(position: Position, options: SearchOptions) -> TimedSearch:
    """Return a search with one thread, as in the competition's file."""
    return partial(_seconds_of, TreeSearcher(new_rng(1)), position, options)


def _shared_tree(position: Position, options: SearchOptions, threads: int, lost: list[int]) -> TimedSearch:
    """Return a search with several threads in one tree; it appends the lost visits of the root to `lost`."""
    searcher = SharedTreeSearcher(new_rng(1), threads)

    def run(simulations: int) -> float:
        seconds = _seconds_of(searcher, position, options, simulations)
        searcher.pool.wait_idle()
        assert searcher.tree is not None
        lost.append(simulations + 1 - int(searcher.tree.stats[ROOT].visits))
        return seconds

    return run


def _table_row(game: str, profile: str, threads: int, repeats: int) -> list[str]:
    """Measure one game, and return its row of the table."""
    position, options = _opening_of(game, profile)
    lost: list[int] = []
    setups = [_one_thread(position, options), _shared_tree(position, options, threads, lost)]
    simulations = int(BATCH / 10 * SECONDS / setups[0](BATCH // 10))
    for setup in setups:
        setup(simulations)  # warm up, and touch the memory
    lost.clear()
    turns = [[simulations / setup(simulations) for setup in setups] for _ in range(repeats)]
    speeds = [f"{median(column) / 1e3:,.0f}" for column in zip(*turns, strict=True)]
    ratios = [shared / alone for alone, shared in turns]
    gain = f"{median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
    return [f"{game} {profile}", *speeds, gain, f"{sum(lost)}"]


def run(options: Namespace) -> int:
    report_compiling()
    if options.threads > usable_cores():
        print(f"there are {usable_cores()} cores: {options.threads} threads take turns", file=sys.stderr)
    table = Table(title=f"{options.threads} threads to one, median of {options.repeats}", title_justify="left")
    for heading in ("", "thousand a second, one", f"{options.threads}", "to one", "visits lost"):
        table.add_column(heading, justify="right" if heading else "left")
    chosen: Sequence[str] = options.games or games()
    for game in tracked(chosen, "searching"):
        if game not in games():
            raise BadInput(f"no game '{game}': choose {', '.join(games())}")
        own = [name for name in profile_names(game) if profile_of(name, game).options.search == "tree"]
        table.add_row(*_table_row(game, options.profile or own[0], options.threads, options.repeats))
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.lab.bench.thread_bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to search (all)")
    parser.add_argument("--profile", metavar="NAME", help="profile (the first that searches a tree by playouts)")
    parser.add_argument("--threads", type=positive, default=2, metavar="N", help="number of threads (2)")
    parser.add_argument("--repeats", type=positive, default=7, metavar="N", help="searches of each kind (7)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
