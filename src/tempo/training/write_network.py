"""Write a trained network into the sources: python -m tempo.training.write_network GAME FOLDER

FOLDER is that of a run of `python local_eval.py train GAME`. Averages the weights of its last generations, measures
their accuracy on solved positions, and writes src/tempo/games/GAME/learned/network_data.py; then `python build.py`
makes the file to upload.
"""
from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tempo.arena.adapter.game_adapter import adapter_of, games
from tempo.arena.command_line.inputs import ROOT, BadInput, Parser, positive, run_command, zero_or_more
from tempo.arena.records.block_file import read_blocks
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.network.text import read_weights, text_of
from tempo.network.weights import Layer
from tempo.training.committed_network import write_committed
from tempo.training.run_folder import check_board, read_about
from tempo.training.self_play.checkpoints import averaged_weights, checkpoint_file, has_shape, last_checkpoint
from tempo.training.train import self_play_of

AVERAGED = 4
SIMULATIONS = (0, 100, 600)


def run(options: argparse.Namespace) -> int:
    """Read, measure and write."""
    use_kernel_cache()
    learned_shape = adapter_of(options.game).learned_shape
    if learned_shape is None:
        raise BadInput(f"no player of {options.game} has a network")
    check_board(options.folder, options.game, learned_shape)
    about, at_the_board = read_about(options.folder), self_play_of(options.game, learned_shape)
    trainer = self_play_of(options.game, learned_shape, about.preset) if about else at_the_board
    last = options.generation or last_checkpoint(options.folder)
    if not last or not checkpoint_file(options.folder, last).exists():
        raise BadInput(f"'{options.folder}' holds no network{f' {last}' if last else ''}: give the folder of a run")
    shape = trainer.spec.shape
    weights: Sequence[Layer] = averaged_weights(options.folder, last, options.averaged)
    if not has_shape(weights, shape):
        raise BadInput(f"the networks in '{options.folder}' have another shape than their preset has now")
    if options.write and shape != at_the_board.spec.shape:
        raise BadInput(f"the networks in '{options.folder}' have another shape than {options.game}'s agent plays with: "
                       "--no-write measures them")  # fmt: skip
    if options.finetune_steps:
        print(f"fine-tuning for {options.finetune_steps:,} steps ...", flush=True)
        blocks, log = games_in(options.folder), partial(print, flush=True)
        weights = trainer.finetune(options.folder, last, weights, options.finetune_steps, blocks, log)
    text = text_of(weights, shape)
    rounded = read_weights(text, shape)
    if accuracy := trainer.accuracy(rounded, options.simulations):
        print("\n".join(accuracy.summary()), flush=True)
    else:
        print(f"no positions of {options.game} are solved: measure it by matches", flush=True)
    if options.write:
        print(f"{len(text):,} characters: {write_committed(options.game, text).relative_to(ROOT)}")
    return 0


def games_in(folder: Path) -> Callable[[str], list[bytes]]:
    """Return a function from the name of a generation to its blocks."""
    return lambda name: read_blocks(folder / f"{name}.blocks")


def main(argv: list[str]) -> int:
    """Run the command."""
    parser = Parser(prog="python -m tempo.training.write_network", description=__doc__)
    add = parser.add_argument
    add("game", choices=games())
    add("folder", type=Path, metavar="FOLDER", help="folder of a run")
    add("--generation", type=positive, metavar="N", help="the last one to average (the last of the run)")
    add("--averaged", type=positive, default=AVERAGED, metavar="N", help="generations to average (%(default)s)")
    add("--finetune-steps", type=zero_or_more, default=0, metavar="N", help="fit to all games in FOLDER for N more "
        "steps, with a falling learning rate, before measuring and writing (0)")  # fmt: skip
    add("--simulations", type=zero_or_more, nargs="+", default=SIMULATIONS, metavar="N", help="a move, to measure")
    add("--no-write", dest="write", action="store_false", help="only measure")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
