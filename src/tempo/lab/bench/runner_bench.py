"""`python -m tempo.lab.bench.runner_bench`: what the direct runner costs beside the thinking of the agents.

The cost of a move is what a game takes beyond the time of its agents, which here answer at once.
"""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from tempo.lab.command_line.inputs import Parser, positive, run_command
from tempo.lab.entrants.players import named
from tempo.lab.referee.one_game import Terms, play_game


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


def run(options: Namespace) -> int:
    rows = [
        ("harness, ms a move", [1e3 * harness_seconds(1000) for _ in range(options.repeats)], "{:.4f}"),
        ("random against random, games/s a core", [random_games(2000) for _ in range(options.repeats)], "{:,.0f}"),
    ]
    table = Table(title=f"the direct runner, one core, {options.repeats} times", title_justify="left")
    for heading in ("what", "median", "least", "most"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for name, figures, form in rows:
        table.add_row(name, *(form.format(figure) for figure in (median(figures), min(figures), max(figures))))
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    options = Parser(prog="python -m tempo.lab.bench.runner_bench", description=__doc__)
    options.add_argument("--repeats", type=positive, default=5, metavar="N", help="measurements of each (5)")
    return run_command(options, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
