"""Time that proofs take, by the number of stones: `python -m tempo.games.connectx.experiments.solver_reach`.

For each number of stones the prover proves random positions as a player does, each with an empty table: first the
outcome and the columns that keep it, then the score and the columns that reach it. The hardest position decides how
early in the game a player may rely on a proof, so the worst times count, not the means.
"""

from __future__ import annotations

import random
import sys
from argparse import Namespace
from time import perf_counter
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.adapter.game_adapter import board_after, new_config
from tempo.arena.adapter.game_options import add_config
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, plies, positive, run_command, seconds
from tempo.arena.command_line.progress import Progress
from tempo.games.connectx.rules import new_game, new_state
from tempo.games.connectx.solver.prover import ConnectXProver
from tempo.lab.review.accuracy.sample_positions import sample_game
from tempo.search.game import Game

SLICE = 100_000  # nodes between two readings of the clock

DESCRIPTION = "Prove random positions with the exact solver, and report the time by the number of stones."


class Settled(NamedTuple):
    """Seconds until the outcome and until the whole proof of one position, infinite if not within the limit."""

    outcome: float
    exact: float
    nodes: int


def _settle_position(prover: ConnectXProver, game: Game, state: np.ndarray, limit: float) -> Settled:
    """Prove a position with an empty table."""
    if prover.solver is not None:
        prover.solver.reset()
    started, nodes, outcome = perf_counter(), 0, float("inf")
    steps = prover.prove(game, state)
    proof = next(steps)
    while not proof.exact and perf_counter() - started < limit:
        proof = steps.send(SLICE)
        nodes += SLICE
        if proof.value is not None:
            outcome = min(outcome, perf_counter() - started)
    exact = perf_counter() - started if proof.exact else float("inf")
    return Settled(min(outcome, exact), exact, nodes)


def parser() -> Parser:
    options = Parser(prog="python -m tempo.games.connectx.experiments.solver_reach", description=DESCRIPTION)
    add_config(options)
    options.add_argument("--stones", type=plies, default=(2, 12), metavar="N-M", help="stones on the board (2-12)")
    options.add_argument("--positions", type=positive, default=20, metavar="N", help="for each number of stones (20)")
    options.add_argument("--limit", type=seconds, default=60.0, metavar="S", help="seconds for each position (60)")
    options.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the random positions (1)")
    return options


def run(options: Namespace) -> int:
    config = new_config("connectx", options.config)
    rows, columns, inarow = config.shape["rows"], config.shape["columns"], config.shape["inarow"]
    game = new_game(rows, columns, inarow)
    prover, rng = ConnectXProver(), random.Random(options.seed)
    title = f"{columns}x{rows}, {inarow} in a row: seconds until the proof is complete, from an empty table"
    table = Table(title=title, title_justify="left")
    for heading in ("stones", "empty", "proved", "outcome mean", "mean", "worst", "M nodes, mean"):
        table.add_column(heading, justify="right")
    counts = range(options.stones[1], options.stones[0] - 1, -1)
    with Progress("", len(counts) * options.positions) as progress:
        for stones in counts:
            settled: list[Settled] = []
            while len(settled) < options.positions:
                moves = sample_game(config, rng, False, stones)
                if moves is not None:
                    board = board_after(config, moves)
                    state = new_state(board.cells, rows, columns, board.mark)
                    if prover.solver is None:
                        _settle_position(prover, game, state, options.limit)  # compiles
                    settled.append(_settle_position(prover, game, state, options.limit))
                    progress.count()
                    progress.tick()
            done = [each for each in settled if each.exact < float("inf")]
            table.add_row(
                str(stones),
                str(rows * columns - stones),
                f"{len(done)} of {len(settled)}",
                f"{np.mean([min(each.outcome, options.limit) for each in settled]):.2f}",
                f"{np.mean([min(each.exact, options.limit) for each in settled]):.2f}",
                f"{max(each.exact for each in settled):.2f}",
                f"{np.mean([each.nodes for each in settled]) / 1e6:.1f}",
            )
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
