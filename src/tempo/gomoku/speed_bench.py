"""Simulations a second with uniform playouts from the empty board, ours and OpenSpiel's, by turns in one run.

    python -m tempo.gomoku.speed_bench
    python -m tempo.gomoku.speed_bench --sizes 8 15 19 --repeats 9

Ours are whole simulations of the search in search/mcts.py, theirs those of the MCTSBot in C++. Seconds are those of
the processor, not of the clock on the wall; compare the figures within one run, by their ratios.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from tempo.gomoku.playouts import uniform_playout
from tempo.gomoku.rules import new_game, new_gomoku_state
from tempo.rng import new_rng
from tempo.search.mcts import Settings, search
from tempo.search.tree import clear, new_tree

INAROW = 5
SIMULATIONS = 50_000  # ours in each measurement
NODES = 20 * SIMULATIONS  # a few nodes get children, and those are many
FOREIGN_SIMULATIONS = 5_000  # theirs, which take longer
SETTINGS = Settings(np.float32(1.0), np.float32(np.inf), 1.0, False)


class Speeds(NamedTuple):
    """Medians of simulations a second."""

    own: float
    foreign: float


def measure(size: int, repeats: int) -> Speeds:
    """Both searches by turns."""
    game = new_game(size, INAROW, uniform_playout)
    state = new_gomoku_state([0] * (size * size), size, INAROW, 1)
    tree, rng = new_tree(game, state, NODES), new_rng(1)
    search(game, tree, state, SETTINGS, rng, 1)  # compiles
    own, foreign = [], []
    for repeat in range(repeats):
        clear(tree)
        began = process_time()
        search(game, tree, state, SETTINGS, rng, SIMULATIONS)
        own.append(SIMULATIONS / (process_time() - began))
        foreign.append(foreign_speed(size, repeat))
    return Speeds(median(own), median(foreign))


def foreign_speed(size: int, seed: int) -> float:
    """OpenSpiel's simulations a second, with its usual constant and without its solver."""
    import pyspiel

    game: Any = pyspiel.load_game(f"gomoku(size={size},connect={INAROW})")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, FOREIGN_SIMULATIONS, 1000, False, seed, False)
    state = game.new_initial_state()
    began = process_time()
    bot.step(state)
    return FOREIGN_SIMULATIONS / (process_time() - began)


def main(argv: list[str]) -> int:
    """Print a row for each size of board."""
    parser = argparse.ArgumentParser(prog="python -m tempo.gomoku.speed_bench", description=__doc__.split("\n")[0])
    parser.add_argument("--sizes", type=int, nargs="+", default=[8, 15], metavar="N", help="of the board (8 15)")
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help="measurements of each (%(default)s)")
    options = parser.parse_args(argv)
    if options.repeats < 1 or min(options.sizes) < 1:
        parser.error("sizes and repeats are at least 1")
    table = Table(title="thousands of simulations a second, uniform playouts, one thread", title_justify="left")
    for name in ("board", "ours", "OpenSpiel's", "ratio"):
        table.add_column(name, justify="right")
    for size in options.sizes:
        own, foreign = measure(size, options.repeats)
        table.add_row(f"{size}x{size}", f"{own / 1e3:.1f}", f"{foreign / 1e3:.1f}", f"{own / foreign:.1f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
