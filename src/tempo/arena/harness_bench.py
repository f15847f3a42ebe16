"""What the arena itself costs, and how well it fills the cores: python -m tempo.arena.harness_bench

The cost of a move is what a game takes beyond the thinking of its agents, which here answer at once. Matches are
of a fixed number of simulations, so all executors play the very same games; they are timed from the first game
handed out to the last result, by turns, and of the ratios the median is told.
"""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from tempo.arena.executor import Executor, LocalExecutor, add_options, executor_of
from tempo.arena.inputs import Parser, cores, positive, run_command
from tempo.arena.openings import draw_openings
from tempo.arena.pairs import Tournament
from tempo.arena.players import named
from tempo.arena.runner import Terms, play_game

SIMULATIONS = 1000


def harness_seconds(games: int) -> float:
    """Seconds a move that are not the agents'."""

    def first_free(observation: Any, configuration: Any) -> int:
        return int(observation.board.index(0) % configuration.columns)

    started, moves, thinking = time.perf_counter(), 0, 0.0
    for _ in range(games):
        game = play_game((first_free, first_free), Terms(timed=False))
        moves += len(game.moves)
        thinking += sum(move.seconds for move in game.moves)
    return (time.perf_counter() - started - thinking) / moves


def random_games(games: int) -> float:
    """Games a second between two random movers, on one core."""
    player = named("random")
    started = time.perf_counter()
    for number in range(games):
        play_game((player.seat(number, None), player.seat(-number, None)), Terms(timed=False))
    return games / (time.perf_counter() - started)


def fixed_match(games: int) -> Tournament:
    """Two searchers with so many simulations a move."""
    terms = Terms(timed=False)
    openings = draw_openings(games // 2, terms, (2, 6), seed=1)
    players = named("champion:book=0,exact=0"), named("classic")
    return Tournament(players, ((0, 1),), terms, openings, SIMULATIONS, seed=1)


def seconds_of(tournament: Tournament, executor: Executor) -> float:
    """How long a match takes from beginning to end; what it compiles should be there."""
    started = time.perf_counter()
    seatings = tournament.seatings()
    played = list(executor.run(tournament.play, seatings, prepare=tournament.prepare, lasting=True))
    if len(played) != len(seatings):
        raise RuntimeError("games are missing")
    return time.perf_counter() - started


def compare(games: int, repeats: int, one: Executor, other: Executor) -> list[float]:
    """How many times as long the first takes as the second, measured by turns."""
    for executor in (one, other):
        seconds_of(fixed_match(4), executor)
    match = fixed_match(games)
    return [seconds_of(match, one) / seconds_of(match, other) for _ in range(repeats)]


def run(options: Namespace) -> int:
    rows = [
        ("harness, ms a move", [1e3 * harness_seconds(1000) for _ in range(options.repeats)], "{:.4f}"),
        ("random against random, games/s a core", [random_games(2000) for _ in range(options.repeats)], "{:,.0f}"),
    ]
    local = LocalExecutor(options.workers)
    what = f"{options.games:,} games of {SIMULATIONS:,} simulations a move"
    ratios = compare(options.games, options.repeats, LocalExecutor(1), local)
    rows.append((f"{what}: games of {local.slots} workers to one", ratios, "{:.3f}"))
    if options.ray:
        ratios = compare(options.games, options.repeats, executor_of(options), local)
        rows.append((f"{what}: time on Ray to local", ratios, "{:.3f}"))
    table = Table(title=f"the arena, {cores()} cores, {options.repeats} times", title_justify="left")
    for heading in ("what", "median", "least", "most"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for name, figures, form in rows:
        table.add_row(name, *(form.format(figure) for figure in (median(figures), min(figures), max(figures))))
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    options = Parser(prog="python -m tempo.arena.harness_bench", description=(__doc__ or "").partition("\n\n")[2])
    options.add_argument("--games", type=positive, default=2000, metavar="N", help="of a match (2,000)")
    options.add_argument("--repeats", type=positive, default=3, metavar="N", help="measurements of each (3)")
    add_options(options)
    return run_command(options, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
