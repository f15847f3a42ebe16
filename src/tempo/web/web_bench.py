"""`python -m tempo.web.web_bench`: speed of the kernels in Chromium, beside the same kernels as machine code.

For each game the champion's search and its solver, on a position that keeps them busy: million simulations or nodes per
second, one thread, in turns, so that other load on the machine affects both. The same work is done by both, which is
checked. Needs playwright, Chromium and wasm-ld.
"""

from __future__ import annotations

import math
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console

from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.lab.command_line.progress import tracked
from tempo.lab.referee.game_adapter import adapter_of, board_after, games, new_config
from tempo.lab.referee.game_types import Struct
from tempo.lab.report.tables import plain_table
from tempo.web.export_command import CHAMPION
from tempo.web.export_command import main as export
from tempo.web.game_export import new_agent
from tempo.web.static_host import static_host

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu"]
TABLE_SECONDS = 60  # of a move, for which a solver's table may grow
SEARCHED, SOLVED = 300_000, 3_000_000  # simulations or nodes of one measurement
# Make an agent for one game, and later measure one run of its search or solver.
MAKE = """
async ({ name, shape, moves }) => {
  const { newAgent } = await import("/player/agent.js"), { loadGame } = await import("/player/load_game.js");
  const { game, describe } = await loadGame(`${location.origin}/`, name);
  const agent = await newAgent(game, describe, shape), position = agent.positionAfter(moves);
  const { searcher, prover } = agent.player;
  window.measure = (part, amount) => {
    searcher.forget();
    searcher.prepare(position);
    searcher.begin(null);
    if (part === "solver") {
      prover.solver.reset();
      prover.solver.letGrow(prover.tableBits(60));
    }
    const started = performance.now();
    const done = part === "search" ? searcher.run(amount) : prover.solver.solve(position.state, amount, -99, 99).nodes;
    return [done, done / (performance.now() - started) / 1e3];
  };
}
"""
MEASURE = "([part, amount]) => measure(part, amount)"


class Rate(NamedTuple):
    """One measurement."""

    done: int  # simulations or nodes
    millions: float  # per second


def rate_of(run: Callable[[int], int], amount: int) -> Rate:
    """Measure a run of this many simulations or nodes, by processor time."""
    started = time.process_time()
    done = run(amount)
    return Rate(done, done / max(time.process_time() - started, 1e-9) / 1e6)


def native_parts(game: str, moves: Sequence[int]) -> dict[str, Callable[[int], Rate]]:
    """Return for search and solver a function that measures a run."""
    agent, adapter, config = new_agent(game, CHAMPION), adapter_of(game), new_config(game)
    board, configuration = board_after(config, moves), Struct(adapter.configuration_of(config))
    position = agent.read_task(adapter.observation_of(board, 60.0), configuration).position
    searcher, options = agent.player.searcher, agent.player.options

    def search(amount: int) -> Rate:
        searcher.forget()
        searcher.prepare(position, options, math.inf, False)
        searcher.begin(None)
        return rate_of(searcher.run, amount)

    def solve(amount: int) -> Rate:
        solver = position.prover.solver_of(position.game)
        solver.reset()
        solver.let_grow(position.prover.table_bits(TABLE_SECONDS, False))
        return rate_of(lambda nodes: int(solver.solve(position.state, nodes, -99, 99).nodes), amount)

    return {"search": search} if position.prover is None else {"search": search, "solver": solve}


def busy_position(game: str) -> tuple[list[int], dict[str, Callable[[int], Rate]]]:
    """Return the moves to a position whose solver is busy for SOLVED nodes, and its parts: earlier in a known game."""
    moves = list(adapter_of(game).demanding(new_config(game))[0])
    while True:
        parts = native_parts(game, moves)
        if "solver" not in parts or parts["solver"](SOLVED).done >= SOLVED or not moves:
            return moves, parts
        moves.pop()


def run(options: Namespace) -> int:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as problem:
        raise BadInput("this needs playwright: pip install -r requirements-dev.txt") from problem
    rows = []
    with TemporaryDirectory() as folder, static_host(Path(folder)) as address, sync_playwright() as running:
        if export([folder]):
            return 2
        page = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page()
        page.goto(f"{address}/player/")
        for game in games():
            config = new_config(game)
            moves, native = busy_position(game)
            page.evaluate(MAKE, {"name": game, "shape": config.shape, "moves": moves})
            for part, measure in native.items():
                amount, pairs = SEARCHED if part == "search" else SOLVED, []
                for _ in tracked(range(options.repeats + 1), f"{game}, {part}"):  # the first one is not counted
                    here, there = Rate(*page.evaluate(MEASURE, [part, amount])), measure(amount)
                    if here.done != there.done:
                        raise BadInput(f"{game}, {part}: {here.done} in Chromium, {there.done} here")
                    pairs.append((here.millions, there.millions))
                rows.append((game, part, pairs[1:]))
    table = plain_table("game", "part", "Chromium, millions/s", "native", "ratio, median")
    for game, part, pairs in rows:
        here, native_speed = (median(column) for column in zip(*pairs, strict=True))
        ratio = median(one / other for one, other in pairs)
        table.add_row(game, part, f"{here:.2f}", f"{native_speed:.2f}", f"{ratio:.2f}")
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.web.web_bench", description=__doc__)
    parser.add_argument("--repeats", type=positive, default=9, metavar="N", help="measurements of each (9)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
