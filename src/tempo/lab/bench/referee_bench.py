"""`python -m tempo.lab.bench.referee_bench`: the referee's own time per move.

It is the time of a game beyond the time of its agents, which here play random moves.
"""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from statistics import median
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.adapter.game_options import add_config, add_game
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive, run_command
from tempo.arena.players.player_specs import parse_player
from tempo.arena.referee.one_game import play_game
from tempo.lab.report.tables import plain_table

GAMES = 1000


class _RefereeCost(NamedTuple):
    """The cost of refereeing."""
    overhead: float  # milliseconds per move, without the agents
    games: float  # games per second, on one core


def measure(config: MatchConfig, games: int) -> _RefereeCost:
    """Play games between two random players."""
    player = parse_player("random", config.game)
    started, moves, thinking = time.perf_counter(), 0, 0.0
    for number in range(games):
        game = play_game((player.new_agent(number, None), player.new_agent(-number, None)), config)
        moves += len(game.moves)
        thinking += sum(move.seconds for move in game.moves)
    seconds = time.perf_counter() - started
    return _RefereeCost(1e3 * (seconds - thinking) / moves, games / seconds)


def run(options: Namespace) -> int:
    config = new_config(options.game, options.config, timed=False)
    found = [measure(config, GAMES) for _ in range(options.repeats)]
    rows = [
        ("referee, ms a move", [one.overhead for one in found], "{:.4f}"),
        ("random against random, games/s a core", [one.games for one in found], "{:,.0f}"),
    ]
    table = plain_table("", "median", "least", "most")
    table.title = f"{config.game}: the referee, one core, {options.repeats} times"
    for name, figures, form in rows:
        table.add_row(name, *(form.format(figure) for figure in (median(figures), min(figures), max(figures))))
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    options = Parser(prog="python -m tempo.lab.bench.referee_bench", description=__doc__)
    add_game(options)
    add_config(options)
    options.add_argument("--repeats", type=positive, default=5, metavar="N", help="measurements of each (5)")
    return run_command(options, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
