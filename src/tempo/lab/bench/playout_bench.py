"""`python -m tempo.lab.bench.playout_bench`: simulations per second of each kind of playout, compared with OpenSpiel.

Each kind of playout that the game has is searched from the start position: by the tree search, with a profile's options
(CHAMPION's), no proofs, one thread and a new tree each time. All take turns, so that other load on the machine affects
all alike. Speeds are per second of processor time and, in brackets, of wall-clock time.
"""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Callable
from statistics import median

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.adapter.game_options import add_config, add_game
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.arena.command_line.progress import tracked
from tempo.arena.players.player_specs import parse_player
from tempo.arena.players.profile_agents import make_agent, playouts_of
from tempo.lab.report.tables import plain_table

SEED = 1
STEP = 1 / 64  # seconds; Windows counts processor time in such steps
OPENSPIEL_SHARE = 20  # OpenSpiel is much slower, so it gets this fraction of the simulations


def _own_search(config: MatchConfig, profile: str, playout: str, simulations: int) -> Callable[[], int]:
    """Return a compiled search of the start position with this playout. It returns its number of simulations."""
    adapter = adapter_of(config.game)
    agent = make_agent(config.game, profile, {"search": "tree", "playout": playout, "reuse": "0"}, 1, SEED)
    opening = adapter.observation_of(adapter.new_position(config), config.bank)
    position = agent.read_task(opening, adapter.configuration_of(config)).position._replace(prover=None)

    def run() -> int:
        *_, last = agent.player.think(position, (), 0.0, 0.0, time.perf_counter())
        return int(last.simulations)

    run()
    agent.player.simulations = simulations
    return run


def _openspiel_search(config: MatchConfig, simulations: int) -> Callable[[], int]:
    """Return the same search by OpenSpiel."""
    adapter = adapter_of(config.game)
    opening = adapter.observation_of(adapter.new_position(config), config.bank)
    configuration = Struct(adapter.configuration_of(config))
    agent = parse_player(f"openspiel:{simulations}", config.game).new_agent(SEED, None)

    def run() -> int:
        agent(opening, configuration)
        return simulations

    return run


def _speeds_of(search: Callable[[], int]) -> tuple[float, float]:
    """Return the simulations per second of processor time, and of wall-clock time."""
    processor, clock = time.process_time(), time.perf_counter()
    simulations = search()
    processor, clock = time.process_time() - processor, time.perf_counter() - clock
    return simulations / max(processor, STEP), simulations / max(clock, STEP)


def run(options: Namespace) -> int:
    config = new_config(options.game, options.config)
    count, fewer = options.sims, max(1, options.sims // OPENSPIEL_SHARE)
    playouts = playouts_of(options.game)
    try:
        searches = {name: _own_search(config, options.profile, name, count) for name in playouts}
    except ValueError as problem:
        raise BadInput(str(problem)) from None
    searches["OpenSpiel"] = _openspiel_search(config, fewer)
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in searches}
    for _ in tracked(range(options.repeats), "searching"):
        for name, search in searches.items():
            measured[name].append(_speeds_of(search))
    title = f"{options.game}, {options.profile}, median of {options.repeats}"
    table = plain_table("playouts", "thousand simulations a second", "to OpenSpiel's")
    table.title = title
    reference = median(processor for processor, _ in measured["OpenSpiel"])
    for name, figures in measured.items():
        processor, clock = (median(figure[kind] for figure in figures) for kind in (0, 1))
        table.add_row(name, f"{processor / 1e3:,.1f} ({clock / 1e3:,.1f})", f"{processor / reference:.1f}")
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.lab.bench.playout_bench", description=__doc__)
    add_game(parser)
    add_config(parser)
    parser.add_argument("--profile", default="champion", metavar="NAME", help="profile to search with (champion)")
    parser.add_argument("--sims", type=positive, default=40_000, metavar="N", help="simulations a search (40,000)")
    parser.add_argument("--repeats", type=positive, default=5, metavar="N", help="searches of each kind (5)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
