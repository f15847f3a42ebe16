"""Speed of self-play: `python -m tempo.training.self_play_bench GAME [--preset NAME] [--folder DIR | --from-sources]`

One process plays blocks of games on one thread: with the network in JAX and all games played to their ends; the same
with the compiled network; and with a solver, where the preset has one. The variants take turns, with the same seeds.
The last network of a run plays, or that in the sources, else random weights. Seconds are processor time; the network's
share of them, evaluations and samples a second are printed, and the ratio of the latter to JAX.
"""
from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import numpy as np
from rich.table import Table

from tempo.arena.adapter.game_adapter import games
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.training.committed_network import read_committed
from tempo.training.self_play.batched_search import Evaluate
from tempo.training.self_play.checkpoints import last_checkpoint
from tempo.training.self_play.configs import RunConfig
from tempo.training.self_play.games import SelfPlay
from tempo.training.self_play.trainer import SelfPlayBlockMaker, SelfPlayTrainer
from tempo.training.train import add_sizes, self_play_of, shape_in

HEADINGS = ("", "games", "samples", "seconds", "network", "evals/s", "samples/s", "ratio")


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


class Variant:
    """A way to play, and what its blocks came to so far."""

    def __init__(self, name: str, player: SelfPlay) -> None:
        self.name, self.player = name, player
        self.network = player.evaluate = TimedNetwork(player.evaluate)
        self.games = self.samples = 0
        self.seconds = 0.0

    def get_ready(self) -> None:
        """Evaluate batches of all sizes, so that they are compiled before the measurement."""
        size, shape = 1, self.player.searcher.shape
        while size < 2 * self.player.count:
            self.network.evaluate(np.zeros((size, shape.rows, shape.columns, shape.planes), np.float32))
            size *= 2

    def play(self, seed: int) -> None:
        """Play a block."""
        started = process_time()
        played = self.player.play(seed)
        self.seconds += process_time() - started
        self.games += len(played.games)
        self.samples += len(played.samples)


def variants(
    trainer: SelfPlayTrainer, maker: Callable[[RunConfig], SelfPlayBlockMaker], config: RunConfig
) -> list[Variant]:
    """Return the ways to play, the one of `train` last."""
    from tempo.training.self_play.learner import jax_evaluator

    to_the_end = config._replace(solved_ply=0)
    ways = [Variant("JAX", maker(to_the_end).new_self_play())]
    ways[0].network.evaluate = jax_evaluator(trainer.spec.shape, maker(config).weights)
    ways.append(Variant("compiled", maker(to_the_end).new_self_play()))
    if config.solved_ply:
        ways.append(Variant("solved", maker(config).new_self_play()))
    return ways


def run(options: argparse.Namespace) -> int:
    """Measure, and print a table."""
    use_kernel_cache()
    trainer = self_play_of(options.game, shape_in(options), options.preset)
    last = last_checkpoint(options.folder) if options.folder else 0
    if options.folder and not last:
        raise BadInput(f"'{options.folder}' holds no network: give the folder of a run")
    weights = trainer.checkpoint(options.folder, last).weights
    if options.from_sources:
        weights = read_committed(options.game, trainer.spec.shape)
    config = trainer.config._replace(games_per_block=options.games or trainer.config.games_per_block)

    def maker(config: RunConfig) -> SelfPlayBlockMaker:
        return SelfPlayBlockMaker(trainer.new_spec, config, weights, last)

    maker(config).prepare()
    measured = variants(trainer, maker, config)
    for variant in measured:
        variant.get_ready()
    for turn in range(options.turns):
        for variant in measured:
            variant.play(config.seed + turn)
    network_name = "network in the sources" if options.from_sources else f"after {last} generations"
    table = Table(title=f"Self-play of {options.game}, variant thread, {network_name}")
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    first = measured[0].samples / measured[0].seconds
    for variant in measured:
        network, a_second = variant.network, variant.samples / variant.seconds
        table.add_row(variant.name, f"{variant.games:,}", f"{variant.samples:,}", f"{variant.seconds:.1f}",
                      f"{network.seconds / variant.seconds:.0%}", f"{network.positions / network.seconds:,.0f}",
                      f"{a_second:,.1f}", f"{a_second / first:.2f}")  # fmt: skip
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    """Run the command."""
    parser = Parser(prog="python -m tempo.training.self_play_bench", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--preset", metavar="NAME", help="configuration of the run, where the game has several")
    network = parser.add_mutually_exclusive_group()
    network.add_argument("--folder", type=Path, metavar="DIR", help="folder of a run, whose last network plays")
    network.add_argument("--from-sources", action="store_true", help="the network in the sources plays")
    parser.add_argument("--games", type=positive, metavar="N", help="games of a block (those of the preset)")
    parser.add_argument("--turns", type=positive, default=1, metavar="N", help="blocks of each variant (%(default)s)")
    add_sizes(parser)
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
