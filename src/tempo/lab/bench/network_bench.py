"""How fast a network answers at the board: `python -m tempo.lab.bench.network_bench [GAME...]`

Evaluations a second on one thread of the network that is asked about one position after the other, as it is in play,
and simulations of the search around it, from the start of a game on the board that was learned. Seconds are those of
the processor; medians.
"""
from __future__ import annotations

import argparse
import sys
from statistics import median
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table

from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.lab.players.profile_agents import make_agent, opening_seen, profile_names
from tempo.lab.referee.game_adapter import adapter_of, games, new_config
from tempo.native.aot.kernel_cache import use_store
from tempo.native.jit import entry
from tempo.native.rng import new_rng
from tempo.search.leaves.puct import NOBODY_MOVED, run_network
from tempo.search.mcts import search
from tempo.search.tree import clear, new_tree
from tempo.search.tree_searcher import params_of
from tempo.search.types import Position, SearchOptions

NETWORK_PROFILE = "network"  # the profile that plays with one
EVALUATIONS, SIMULATIONS, REPEATS = 5000, 5000, 5


@entry
def evaluate_repeatedly(game, state, last, count):
    """The same position, over and over."""
    total = 0.0
    for _ in range(count):
        total += run_network(game, state, last)
    return total


def _measure(position: Position, options: SearchOptions, repeats: int) -> tuple[float, float]:
    """Evaluations and simulations a second."""
    game, state = position.game, position.state
    params = params_of(options, position.filled, game)
    tree, rng = new_tree(game, state, SIMULATIONS * game.actions), new_rng(1)
    rates = []
    for count in [1, *[0] * repeats]:  # the first one compiles
        clear(tree)
        started = process_time()
        evaluate_repeatedly(game, state, np.int64(NOBODY_MOVED), count or EVALUATIONS)
        evaluated = process_time()
        search(game, tree, state, params, rng, count or SIMULATIONS)
        rates.append((EVALUATIONS / (evaluated - started), SIMULATIONS / (process_time() - evaluated)))
    evaluations, simulations = zip(*rates[1:], strict=True)
    return median(evaluations), median(simulations)


def run(options: argparse.Namespace) -> int:
    use_store()
    table = Table("game", "evaluations a second", "simulations a second", title="A network at the board, one thread")
    for game in options.games or [game for game in games() if NETWORK_PROFILE in profile_names(game)]:
        if game not in games() or NETWORK_PROFILE not in profile_names(game):
            raise BadInput(f"no network has learned '{game}'")
        config = new_config(game, {"size": options.size} if "size" in adapter_of(game).shape else {})
        agent = make_agent(game, NETWORK_PROFILE, {}, 1, 1)
        position = opening_seen(agent, config)
        if not position.game.nn_eval:
            raise BadInput(f"no network has learned {game} on this board: --size names the one that it did")
        evaluations, simulations = _measure(position, agent.player.options, options.repeats)
        table.add_row(game, f"{evaluations:,.0f}", f"{simulations:,.0f}")
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.lab.bench.network_bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that have one, if left out")
    parser.add_argument("--size", type=positive, default=8, metavar="N", help="of boards that come in sizes (8)")
    parser.add_argument("--repeats", type=positive, default=REPEATS, metavar="N", help="measurements (%(default)s)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
