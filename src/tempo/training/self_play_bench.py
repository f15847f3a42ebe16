"""Network's share of self-play: `python -m tempo.training.self_play_bench GAME [--preset NAME] [--folder DIR]`

Plays one block of games as `train` does, by one process on one thread, with the last network of a run or, without a
folder, with random weights. Seconds are processor time.
"""
from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table

from tempo.lab.command_line.inputs import BadInput, Parser, run_command
from tempo.lab.referee.game_adapter import games
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.network.weights import NetworkShape
from tempo.training.self_play.batched_search import SMALLEST_BATCH, Evaluate
from tempo.training.self_play.checkpoints import last_checkpoint
from tempo.training.self_play.trainer import SelfPlayBlockMaker
from tempo.training.train import add_preset, add_sizes, self_play_of, shape_in


class TimedNetwork:
    """A network that measures its time and counts its positions."""

    def __init__(self, evaluate: Evaluate) -> None:
        self.evaluate = evaluate
        self.positions, self.seconds = 0, 0.0

    def __call__(self, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        started = process_time()
        output = self.evaluate(planes)
        self.seconds += process_time() - started
        self.positions += len(planes)
        return output


def get_ready(evaluate: Evaluate, shape: NetworkShape, most: int) -> None:
    """Evaluate batches of all sizes, so that they are compiled before the measurement."""
    size = SMALLEST_BATCH
    while size < 2 * most:
        evaluate(np.zeros((size, shape.rows, shape.columns, shape.planes), np.float32))
        size *= 2


def run(options: argparse.Namespace) -> int:
    """Measure, and print a table."""
    use_kernel_cache()
    trainer = self_play_of(options.game, shape_in(options), options.preset)
    last = last_checkpoint(options.folder) if options.folder else 0
    if options.folder and not last:
        raise BadInput(f"'{options.folder}' holds no network: give the folder of a run")
    maker = SelfPlayBlockMaker(trainer.new_spec, trainer.config, trainer.checkpoint(options.folder, last).weights, last)
    maker.prepare()
    played = maker.new_self_play()
    played.evaluate = network = TimedNetwork(played.evaluate)
    get_ready(network.evaluate, trainer.spec.shape, trainer.config.games_per_block)
    started = process_time()
    found = played.play(trainer.config.seed)
    seconds = process_time() - started
    table = Table(title=f"Self-play of {options.game}, one thread, after {last} generations")
    for heading in ("games", "moves", "seconds", "network's share", "positions evaluated", "per second"):
        table.add_column(heading, justify="right")
    moves, share = sum(map(len, found.games)), network.seconds / seconds
    a_second = network.positions / network.seconds
    table.add_row(f"{len(found.games):,}", f"{moves:,}", f"{seconds:.1f}", f"{share:.0%}", f"{network.positions:,}",
                  f"{a_second:,.0f}")  # fmt: skip
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    """Run the command."""
    parser = Parser(prog="python -m tempo.training.self_play_bench", description=__doc__)
    parser.add_argument("game", choices=games())
    add_preset(parser, "configuration of the run, where the game has several")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="folder of a run, whose last network plays")
    add_sizes(parser)
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
