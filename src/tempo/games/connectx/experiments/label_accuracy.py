"""Whether self-play tells the truth: `python -m tempo.games.connectx.experiments.label_accuracy runs/train/connectx`.

What a network learns of a position is how the game ended and what the search found. The solver knows what either
should have been; here they are held against each other by the number of stones.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from tempo.games.connectx.adapter.exact_scores import EXACT
from tempo.games.connectx.adapter.solver_trainer import encode_board
from tempo.games.connectx.learned.encoder import SHAPE
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command, zero_or_more
from tempo.lab.records.block_file import read_blocks
from tempo.lab.referee.game_adapter import board_of, new_config
from tempo.native.aot.kernel_cache import use_store
from tempo.training.run_folder import check_board
from tempo.training.self_play.samples import read_moves, read_samples

FEWEST, STEP = 8, 4  # stones; with fewer the solver takes long
MEMORY = 20  # the solver's
COLUMNS = ("positions", "results right", "moves keep the value", "policy on such moves", "error² of the search's value")
DESCRIPTION = "Hold what a run of self-play learned from against the solver, by the number of stones."

Told = tuple[bool, bool, float, float]  # of a position, as COLUMNS has it


def learned_games(block: bytes) -> Iterator[tuple[list[int], np.ndarray]]:
    """The moves of each game of a block, and what was noted of some of its positions, one after the other. Of games
    that ended while chance moved nothing was."""
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


def told_of(moves: list[int], sample: np.void) -> Told:
    """Of the position that so many plies are missing to the end of."""
    ply = len(moves) - int(sample["plies_left"])
    outcomes = EXACT.outcomes(new_config("connectx"), tuple(moves[:ply]))
    value = max(outcomes.values())
    on_such = sum(float(sample["policy"][column]) for column, outcome in outcomes.items() if outcome == value)
    return sample["result"] == value, outcomes[moves[ply]] == value, on_such, (float(sample["value"]) - value) ** 2


def table_of(generation: int, path: Path, games: int) -> Table:
    """Some games of each block."""
    found: dict[int, list[Told]] = {}
    blocks = read_blocks(path)
    for block in blocks:
        for moves, samples in list(learned_games(block))[: -(-games // len(blocks))]:
            for sample in samples:
                stones = len(moves) - int(sample["plies_left"])
                if stones >= FEWEST:
                    found.setdefault(stones // STEP * STEP, []).append(told_of(moves, sample))
    table = Table(title=f"generation {generation}", title_justify="left")
    for heading in ("stones", *COLUMNS):
        table.add_column(heading, justify="right")
    for stones, told in sorted(found.items()):
        right, kept, policy, error = np.mean(told, axis=0)
        shares = (f"{100 * share:.1f} %" for share in (right, kept, policy))
        table.add_row(f"{stones}-{stones + STEP - 1}", f"{len(told):,}", *shares, f"{error:.3f}")
    return table


def run(options: Namespace) -> int:
    use_store()
    config = new_config("connectx")
    check_board(options.folder, config.game, config.shape)
    EXACT.prepare(config, MEMORY)
    there = sorted(int(path.stem.rpartition("-")[2]) for path in options.folder.glob("generation-*.blocks"))
    if not there:
        raise BadInput(f"'{options.folder}' holds no games: name the folder of a run of ConnectX")
    wanted = options.generations or [there[-1]]
    if missing := sorted(set(wanted) - set(there)):
        raise BadInput(f"'{options.folder}' holds no games of generation {missing[0]}, but {there[0]} to {there[-1]}")
    for generation in wanted:
        Console().print(table_of(generation, options.folder / f"generation-{generation:04}.blocks", options.games))
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.games.connectx.experiments.label_accuracy", description=DESCRIPTION)
    parser.add_argument("folder", type=Path, help="of a run")
    parser.add_argument("--generations", type=zero_or_more, nargs="+", metavar="N", help="to look at (the last one)")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="of each (100)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
