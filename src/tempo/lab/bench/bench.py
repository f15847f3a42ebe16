"""`local_eval.py bench`: one integer that says how the agents play, and how fast they do it.

The signature is a digest of what both profiles think about fixed positions with fixed seeds and a
fixed number of simulations: it changes when, and only when, a change in the code can change a move.
It is the same compiled and interpreted, on any machine. The speeds are not: compare them within one
run, by their ratios.
"""
from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from tempo.connectx.rules import new_game, new_state
from tempo.connectx.sport.plug_in import configuration_of, observation_of
from tempo.connectx.workbench.solver_bench import measure_solver, solver_table
from tempo.connectx.workbench.solver_sets import SETS
from tempo.jit import entry
from tempo.lab.entrants.own_agents import make_agent
from tempo.lab.referee.one_game import Terms
from tempo.lab.review.drawn_positions import board_after
from tempo.rng import new_rng
from tempo.search.mcts import Settings, search
from tempo.search.tree import clear, new_tree

# rows, columns, inarow, moves so far: openings, fights, ends, other sizes, a board over 64 bits.
POSITIONS = (
    (6, 7, 4, (3, 3)),
    (6, 7, 4, (3, 2, 3, 3)),
    (6, 7, 4, (0, 3, 6, 3, 2)),
    (6, 7, 4, (3, 3, 3, 3, 3, 2, 3, 2)),
    (6, 7, 4, (2, 4, 2, 2, 4, 4, 3, 3, 3, 6, 0)),
    (6, 7, 4, (3, 3, 3, 2, 3, 3, 1, 1, 5, 5, 5, 4, 4, 0, 4, 4, 0, 0)),
    (4, 5, 4, (2, 2, 1)),
    (5, 4, 3, (1,)),
    (7, 8, 5, (4, 4, 3)),
    (9, 9, 4, (4, 4, 5)),
    (20, 20, 5, (10, 9, 10)),
)
SIGNED: tuple[tuple[str, dict[str, str]], ...] = (
    ("classic", {}),
    ("champion", {"book": "0", "exact": "0"}),
    ("champion", {}),
)
SIGNATURE_SIMULATIONS = 300
REUSE_SIMULATIONS = 100  # a second move, for what is kept of the first one's tree
TREE_SIMULATIONS = 1_000_000


class Speeds(NamedTuple):
    """Medians, each per second and in millions."""

    playouts: float
    simulations: float


def signature() -> int:
    """A digest of the thoughts of the profiles about every position."""
    digest = blake2b(digest_size=4)
    for name, overrides in SIGNED:
        for number, (rows, columns, inarow, moves) in enumerate(POSITIONS):
            terms = Terms(rows, columns, inarow)
            board = board_after(terms, moves)
            agent = make_agent(name, overrides, simulations=SIGNATURE_SIMULATIONS, seed=number)
            for simulations in (SIGNATURE_SIMULATIONS, REUSE_SIMULATIONS):
                agent.player.simulations = simulations
                move = agent(observation_of(board, 60.0), configuration_of(terms))
                assert agent.last is not None
                digest.update(repr((agent.last.move, agent.last.reason, agent.last.visits)).encode())
                digest.update(np.array(agent.last.values).tobytes())
                if board.drop(move) or board.is_full():
                    break
                board.drop(board.free_columns()[0])
    return int.from_bytes(digest.digest(), "big")


@entry
def many_playouts(game, state, scratch, rng, count):
    """The very playouts that the search runs, without the search."""
    total = 0
    for _ in range(count):
        for i in range(state.size):
            scratch[i] = state[i]
        total += abs(game.playout(game.board, scratch, rng))
    return total


def measure_speeds(simulations: int, repeats: int) -> Speeds:
    """Bare playouts and whole simulations from the empty 7x6 board, by turns in the same run."""
    game = new_game(6, 7, 4)
    state = new_state([0] * 42, 6, 7, 1)
    scratch, rng = state.copy(), new_rng(1)
    settings = Settings(np.float32(1.0), np.float32(np.inf), 1.0, False)
    tree = new_tree(game, state, 3 * simulations)
    many_playouts(game, state, scratch, rng, 1)
    search(game, tree, state, settings, rng, 1)
    rates = []
    for _ in range(repeats):
        clear(tree)
        bare = seconds_of(lambda: many_playouts(game, state, scratch, rng, simulations))
        whole = seconds_of(lambda: search(game, tree, state, settings, rng, simulations))
        rates.append((simulations / bare, simulations / whole))
    return Speeds(*(median(column) / 1e6 for column in zip(*rates, strict=True)))


def seconds_of(work: Callable[[], Any]) -> float:
    """How long a piece of work takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def interpreted(*arguments: str) -> Any:
    """What this module prints as JSON when it runs without the compiler."""
    command = [sys.executable, "-m", "tempo.lab.bench.bench", *arguments]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    return json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def main(argv: list[str]) -> int:
    """Print the signature and the speeds."""
    parser = argparse.ArgumentParser(prog="local_eval.py bench", description=(__doc__ or "").split("\n\n", 1)[1])
    parser.add_argument("--signature", action="store_true", help="print the signature alone")
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help="measurements of each (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures, too")
    options = parser.parse_args(argv)
    if options.repeats < 1:
        parser.error("--repeats must be at least 1")
    if options.signature:
        print(signature())
        return 0
    figures = measure(options.repeats)
    show(figures)
    Console().print(solver_table(measure_solver([wanted.name for wanted in SETS], options.repeats)))
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


def measure(repeats: int) -> dict[str, float]:
    """All figures by name."""
    speeds = measure_speeds(TREE_SIMULATIONS, repeats)
    slow = interpreted("--interpreted")
    figures: dict[str, float] = {
        "signature": signature(),
        "playouts, M/s": speeds.playouts,
        "simulations, M/s, tree of a million": speeds.simulations,
        "simulations / playouts": speeds.simulations / speeds.playouts,
        "simulations interpreted, k/s": slow * 1e3,
        "compiled / interpreted": speeds.simulations / slow,
    }
    return figures


def show(figures: dict[str, float]) -> None:
    """The figures as a table, the signature first, alone and ready to be copied."""
    table = Table(title=f"bench, Python {platform.python_version()}, one thread", title_justify="left")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for name, value in figures.items():
        if name != "signature":
            table.add_row(name, f"{value:,.2f}")
    console = Console()
    console.print(f"Bench: {figures['signature']}", highlight=False)
    console.print(table)


if __name__ == "__main__":
    if sys.argv[1:] == ["--interpreted"]:
        print(json.dumps(measure_speeds(2000, 1).simulations))
    else:
        sys.exit(main(sys.argv[1:]))
