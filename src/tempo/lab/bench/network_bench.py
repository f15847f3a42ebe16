"""`python -m tempo.lab.bench.network_bench [GAME...]`: speed of the policy-value network in play.

Measured are evaluations per second on one thread, one position at a time as in play, and simulations per second of the
search with it, from the start position on the board it was trained on. Times are processor time; results are medians.
"""
from __future__ import annotations

import argparse
import sys
from statistics import median
from time import process_time

import numpy as np
from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.arena.players.profile_agents import make_agent, opening_seen, profile_names
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.jit import kernel
from tempo.native.rng import new_rng
from tempo.search.leaves.eval_cache import clear_eval_cache
from tempo.search.leaves.puct import NOBODY_MOVED, run_network
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, params_of
from tempo.search.tree import clear, new_tree
from tempo.search.types import Position

NETWORK_PROFILE = "network"  # the profile that plays with a network
EVALUATIONS, SIMULATIONS, REPEATS = 5000, 5000, 5


@kernel
def evaluate_repeatedly(game, state, last, count):
    """Evaluate the same position `count` times."""
    total = 0.0
    for _ in range(count):
        total += run_network(game, state, last)
    return total


def _measure(position: Position, options: SearchOptions, repeats: int) -> tuple[float, float]:
    """Return evaluations and simulations per second."""
    game, state = position.game, position.state
    params = params_of(options, position.filled, by_network=True)
    tree, rng = new_tree(game, state, SIMULATIONS * game.actions), new_rng(1)
    evaluate_repeatedly(game, state, np.int64(NOBODY_MOVED), 1)  # compiles
    search(game, tree, state, params, rng, 1)
    evaluations, simulations = list[float](), list[float]()
    for _ in range(repeats):
        clear(tree)
        clear_eval_cache(game.nn_eval.cache)  # each search asks the network anew
        started = process_time()
        evaluate_repeatedly(game, state, np.int64(NOBODY_MOVED), EVALUATIONS)
        evaluated = process_time()
        search(game, tree, state, params, rng, SIMULATIONS)
        evaluations.append(EVALUATIONS / (evaluated - started))
        simulations.append(SIMULATIONS / (process_time() - evaluated))
    return median(evaluations), median(simulations)


def run(options: argparse.Namespace) -> int:
    use_kernel_cache()
    table = Table("game", "evaluations a second", "simulations a second", title="The network in play, one thread")
    for game in options.games or [game for game in games() if NETWORK_PROFILE in profile_names(game)]:
        if game not in games() or NETWORK_PROFILE not in profile_names(game):
            raise BadInput(f"no network was trained for '{game}'")
        config = new_config(game, {"size": options.size} if "size" in adapter_of(game).shape else {})
        agent = make_agent(game, NETWORK_PROFILE, {}, 1, 1)
        position = opening_seen(agent, config)
        if not position.game.nn_eval:
            raise BadInput(f"no network was trained for {game} on this board: name its board by --size")
        evaluations, simulations = _measure(position, agent.player.options, options.repeats)
        table.add_row(game, f"{evaluations:,.0f}", f"{simulations:,.0f}")
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.lab.bench.network_bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure (all with a network)")
    parser.add_argument("--size", type=positive, default=8, metavar="N", help="board size, for games with one (8)")
    parser.add_argument("--repeats", type=positive, default=REPEATS, metavar="N", help="measurements (%(default)s)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
