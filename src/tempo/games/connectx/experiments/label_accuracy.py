"""Accuracy of self-play's labels: `python -m tempo.games.connectx.experiments.label_accuracy runs/train/connectx`.

The training targets of a position are the result of its game and the findings of its search. This compares both with
the solver's exact outcomes, by the number of stones.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from rich.table import Table

from tempo.games.connectx.adapter.exact_scores import EXACT
from tempo.games.connectx.adapter.solver_trainer import encode_board
from tempo.games.connectx.learned.encoder import SHAPE
from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command, zero_or_more
from tempo.lab.records.block_file import read_blocks
from tempo.lab.referee.game_adapter import board_of, new_config
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.training.run_folder import check_board
from tempo.training.self_play.samples import read_moves, read_samples

FEWEST, STEP = 8, 4  # stones; with fewer than 8 the solver is slow
MEMORY = 20  # log2 of the solver's table, in entries
COLUMNS = ("positions", "results right", "moves keep the value", "policy on such moves", "error² of the search's value")
DESCRIPTION = "Compare the training targets of a self-play run with the solver, by the number of stones."

LabelAccuracy = tuple[bool, bool, float, float]  # of one position: COLUMNS after the first


def learned_games(block: bytes) -> Iterator[tuple[list[int], np.ndarray]]:
    """Yield the moves of each game of a block with the samples of its positions, in order.

    Games that ended during the random plies have no samples and are left out.
    """
    samples, at = read_samples([block], SHAPE), 0
    for moves in read_moves(block):
        begin, board = at, board_of(new_config("connectx"))
        for ply, move in enumerate(moves):
            left = samples["plies_left"][at] if at < samples.size else 0
            if ply + left == len(moves) and (samples["planes"][at] == encode_board(board)).all():
                at += 1
            board.play(move)
        if at > begin:
            yield moves, samples[begin:at]


def label_accuracy(moves: list[int], sample: np.void) -> LabelAccuracy:
    """Compare the sample of a position of this game with the solver."""
    ply = len(moves) - int(sample["plies_left"])
    outcomes = EXACT.outcomes(new_config("connectx"), tuple(moves[:ply]))
    value = max(outcomes.values())
    on_such = sum(float(sample["policy"][column]) for column, outcome in outcomes.items() if outcome == value)
    return sample["result"] == value, outcomes[moves[ply]] == value, on_such, (float(sample["value"]) - value) ** 2


def _table_of(generation: int, path: Path, games: int) -> Table:
    """Return the table of a generation, from about `games` games spread over its blocks."""
    found: dict[int, list[LabelAccuracy]] = {}
    blocks = read_blocks(path)
    for block in blocks:
        for moves, samples in list(learned_games(block))[: -(-games // len(blocks))]:
            for sample in samples:
                stones = len(moves) - int(sample["plies_left"])
                if stones >= FEWEST:
                    found.setdefault(stones // STEP * STEP, []).append(label_accuracy(moves, sample))
    table = Table(title=f"generation {generation}", title_justify="left")
    for heading in ("stones", *COLUMNS):
        table.add_column(heading, justify="right")
    for stones, accuracies in sorted(found.items()):
        right, kept, policy, error = np.mean(accuracies, axis=0)
        shares = (f"{100 * share:.1f} %" for share in (right, kept, policy))
        table.add_row(f"{stones}-{stones + STEP - 1}", f"{len(accuracies):,}", *shares, f"{error:.3f}")
    return table


def run(options: Namespace) -> int:
    use_kernel_cache()
    config = new_config("connectx")
    check_board(options.folder, config.game, config.shape)
    EXACT.prepare(config, MEMORY)
    there = sorted(int(path.stem.rpartition("-")[2]) for path in options.folder.glob("generation-*.blocks"))
    if not there:
        raise BadInput(f"'{options.folder}' holds no games: give the folder of a training run of ConnectX")
    wanted = options.generations or [there[-1]]
    if missing := sorted(set(wanted) - set(there)):
        raise BadInput(f"'{options.folder}' has no generation {missing[0]}, only {there[0]} to {there[-1]}")
    for generation in wanted:
        Console().print(_table_of(generation, options.folder / f"generation-{generation:04}.blocks", options.games))
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.games.connectx.experiments.label_accuracy", description=DESCRIPTION)
    parser.add_argument("folder", type=Path, help="folder of a training run")
    parser.add_argument("--generations", type=zero_or_more, nargs="+", metavar="N", help="to compare (the last one)")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="games of each generation (100)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
