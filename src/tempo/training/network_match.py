"""Match between two networks of a game: python -m tempo.training.network_match GAME FIRST OTHER

FIRST and OTHER are folders of runs of `python local_eval.py train GAME`, for the networks that would play next there,
or files `network-....npz` in them. Games are played in pairs from the same four random plies; then both networks play
the best move of their search.
"""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tempo.arena.adapter.game_adapter import games
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.lab.report.result_tables import percent_text
from tempo.lab.statistics.pentanomial import estimate, pair_counts
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.training.run_folder import check_board
from tempo.training.self_play.checkpoints import Checkpoint, last_checkpoint
from tempo.training.self_play.games import self_play_config
from tempo.training.self_play.trainer import SelfPlayTrainer
from tempo.training.train import add_sizes, self_play_of, shape_in

AT_ONCE = 10  # pairs


def run(options: argparse.Namespace) -> int:
    """Play, and print the score after every few pairs."""
    use_kernel_cache()
    trainer = self_play_of(options.game, shape_in(options), options.preset)
    first, other = (network_of(trainer, path) for path in (options.first, options.other))
    root_config = self_play_config(trainer.config._replace(fast_simulations=options.sims, sampled_plies=0)).fast
    pairs: list[tuple[float, float]] = []
    while len(pairs) < options.pairs:
        count = min(AT_ONCE, options.pairs - len(pairs))
        points = trainer.match(first.weights, other.weights, 2 * count, root_config, seed=len(pairs)).tolist()
        pairs += zip(points[::2], points[1::2], strict=True)
        print(score_text(pairs), flush=True)
    return 0


def network_of(trainer: SelfPlayTrainer, path: Path) -> Checkpoint:
    """Return the checkpoint at a path; BadInput if there is none, or one of another shape."""
    folder, number = (path, last_checkpoint(path)) if path.is_dir() else (path.parent, number_of(path))
    if not number or not path.exists():
        raise BadInput(f"'{path}' holds no network: give the folder of a run, or a file network-....npz in it")
    check_board(folder, trainer.spec.config.game, trainer.spec.config.shape)
    latest = trainer.checkpoint(folder, number)
    return latest if path.is_file() or latest.player == number else trainer.checkpoint(folder, latest.player)


def number_of(path: Path) -> int:
    """Return the generation of a network's file; 0 for any other file."""
    number = path.stem.removeprefix("network-")
    return int(number) if path.suffix == ".npz" and number.isdecimal() else 0


def score_text(pairs: list[tuple[float, float]]) -> str:
    """Return one line with the score."""
    points = [point for pair in pairs for point in pair]
    won, drawn, lost = (points.count(point) for point in (1.0, 0.5, 0.0))
    played = f"{len(pairs):,} pair{'' if len(pairs) == 1 else 's'}"
    return f"{played}: the first takes {percent_text(estimate(pair_counts(pairs)))}, +{won} ={drawn} -{lost}"


def main(argv: list[str]) -> int:
    """Run the command."""
    parser = Parser(prog="python -m tempo.training.network_match", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("first", type=Path, metavar="FIRST", help="folder of a run, or a network in it")
    parser.add_argument("other", type=Path, metavar="OTHER", help="the same")
    about = "preset by which both were trained, or one with the same network"
    parser.add_argument("--preset", metavar="NAME", help=about)
    parser.add_argument("--sims", type=positive, default=400, metavar="N", help="simulations a move (%(default)s)")
    parser.add_argument("--pairs", type=positive, default=50, metavar="N", help="of games (%(default)s)")
    add_sizes(parser)
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
