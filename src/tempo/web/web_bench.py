"""`python -m tempo.web.web_bench`: speed of the kernels in Chromium, beside the same kernels as machine code.

For each game the champion's search and its solver, on a position that keeps them busy, and its network's search:
million simulations or nodes per second, one thread, in turns, so that other load on the machine affects both. Both do
equally many, which is checked; it is the same work, but for the network, which browsers run in integers. Its cache of
evaluations is cleared before. Needs playwright, Chromium and wasm-ld.
"""

from __future__ import annotations

import math
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.arena.command_line.progress import tracked
from tempo.lab.report.result_tables import plain_table
from tempo.search.leaves.eval_cache import clear_eval_cache
from tempo.web.export_command import configs_of
from tempo.web.export_command import main as export
from tempo.web.game_export import CHAMPION, NETWORK, network_boards, new_agent
from tempo.web.static_host import static_host

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu"]
TABLE_SECONDS = 60  # of a move, for which a solver's table may grow
SEARCHED, SOLVED, EVALUATED = 300_000, 3_000_000, 10_000  # simulations, nodes, and simulations with a network
AMOUNTS = {"search": SEARCHED, "solver": SOLVED, "network": EVALUATED}
PLIES = 6  # of a known game, after which a network searches
# Make an agent for one game, and later measure one run of its search or solver.
MAKE = """
async ({ name, shape, moves }) => {
  const { newAgent } = await import("/web/player/agent.js"), { loadGame } = await import("/web/player/load_game.js");
  const { game, describe } = await loadGame(`${location.origin}/`, name); // of a network: "connectx_network"
  const agent = await newAgent(game, describe, shape), position = agent.positionAfter(moves);
  const { searcher, prover } = agent.player;
  const cached = agent.kernels.calls.search?.arrays["game.nn_eval.cache.last_moves"];
  window.measure = (part, amount) => {
    searcher.forget();
    cached?.items.fill(-2n); // EMPTY_SLOT
    searcher.prepare(position);
    searcher.begin(null);
    if (part === "solver") {
      prover.solver.reset();
      prover.solver.letGrow(prover.settings.tableBits(60));
    }
    const started = performance.now();
    const done = part !== "solver" ? searcher.run(amount) : prover.solver.solve(position.state, amount, -99, 99).nodes;
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


def native_parts(
    game: str, moves: Sequence[int], profile: str = CHAMPION, config: MatchConfig | None = None
) -> dict[str, Callable[[int], Rate]]:
    """Return for search and solver a function that measures a run."""
    agent, adapter, config = new_agent(game, profile), adapter_of(game), config or new_config(game)
    board, configuration = board_after(config, moves), Struct(adapter.configuration_of(config))
    position = agent.read_task(adapter.observation_of(board, 60.0), configuration).position
    searcher, options = agent.player.searcher, agent.player.options

    def search(amount: int) -> Rate:
        searcher.forget()
        if position.game.nn_eval != ():
            clear_eval_cache(position.game.nn_eval.cache)
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


def players() -> Iterator[tuple[str, str, MatchConfig, list[int], dict[str, Callable[[int], Rate]]]]:
    """Yield for each player its name in the export, its game and board, a position, and what is measured there."""
    for game in games():
        yield game, game, new_config(game), *busy_position(game)
        for config in network_boards(game, configs_of(game)):
            moves = list(adapter_of(game).demanding(config)[0])[:PLIES]
            search = native_parts(game, moves, NETWORK, config)["search"]  # in floats
            yield f"{game}_{NETWORK}", game, config, moves, {"network": search}


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
        page.goto(f"{address}/web/player/")
        for name, game, config, moves, native in players():
            page.evaluate(MAKE, {"name": name, "shape": config.shape, "moves": moves})
            for part, measure in native.items():
                amount, pairs = AMOUNTS[part], []
                for _ in tracked(range(options.repeats + 1), f"{game}, {part}"):  # the first one is not counted
                    here, there = Rate(*page.evaluate(MEASURE, [part, amount])), measure(amount)
                    if here.done != there.done:
                        raise BadInput(f"{game}, {part}: {here.done} in Chromium, {there.done} here")
                    pairs.append((here.millions, there.millions))
                rows.append((game, part, pairs[1:]))
    table = plain_table("game", "part", "Chromium, millions/s", "native", "ratio, median")
    for game, part, pairs in rows:
        here, native_speed = (median(column) for column in zip(*pairs, strict=True))
        ratio = median(web / machine for web, machine in pairs)
        table.add_row(game, part, f"{here:.3g}", f"{native_speed:.3g}", f"{ratio:.2f}")
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.web.web_bench", description=__doc__)
    parser.add_argument("--repeats", type=positive, default=9, metavar="N", help="measurements of each (9)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
