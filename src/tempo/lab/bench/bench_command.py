"""`local_eval.py bench`: one signature for each game that identifies how its agents play, and their speeds.

The signature is a digest of the searches of the game's profiles on fixed positions, with fixed seeds and a fixed number
of simulations. It changes if a change in the code can change a move with a fixed number of simulations. It is the same
compiled and interpreted, and on any machine. The time plan, which ends a search on a clock, is not part of it.
Speeds depend on the machine: compare them within one run, by their ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from statistics import median
from typing import Any, NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of, board_after, default_first, new_config
from tempo.arena.adapter.game_options import add_game
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive, run_command, writable
from tempo.arena.players.profile_agents import make_agent, opening_seen, profile_names
from tempo.arena.players.warmup import calls_ahead
from tempo.native.aot.parallel_compiling import compile_ahead
from tempo.native.jit import kernel
from tempo.native.rng import new_rng
from tempo.search.mcts import search
from tempo.search.options import params_of
from tempo.search.player.searcher import KernelCall
from tempo.search.tree import clear, new_tree

SIMULATIONS = 300
REUSE_SIMULATIONS = 100  # for a second move, which re-roots the tree of the first
TREE_SIMULATIONS = 1_000_000
FEW_SIMULATIONS = 2000  # without the compiler
SEED = 1


class _Speeds(NamedTuple):
    """Medians, each in millions per second."""

    playouts: float
    simulations: float


def signature(game: str, simulations: int = SIMULATIONS, more: int = REUSE_SIMULATIONS) -> int:
    """Return the digest of the searches of a game's profiles on every position, and on one two plies later."""
    makers = (partial(make_agent, game, *player, simulations) for player in _signed_players(game))
    return digest_of(look for new_agent in makers for look in searches(game, new_agent, (simulations, more)))


def digest_of(looks: Iterable[Any]) -> int:
    """Return the digest of searches, given by their last snapshots."""
    digest = blake2b(digest_size=4)
    for look in looks:
        digest.update(repr((look.move, look.reason, look.visits)).encode())
        digest.update(np.array(look.values).tobytes())
    return int.from_bytes(digest.digest(), "big")


def searches(game: str, new_agent: Callable[[int], Any], counts: Sequence[int]) -> Iterator[Any]:
    """Yield the last snapshots of searches on the signed positions of a game, and two plies later.

    new_agent: returns the agent for the position of this number
    counts: simulations of the first search and of the next
    """
    adapter, standard = adapter_of(game), new_config(game)
    for number, (config, moves) in enumerate(adapter.signed(standard)):
        board, configuration = board_after(config, moves), Struct(adapter.configuration_of(config))
        agent = new_agent(number)
        for count in counts:
            agent.player.simulations = count
            answer = agent(adapter.observation_of(board, 60.0), configuration)
            yield agent.last
            board.play(adapter.verdict(answer, board)[1])
            if board.rewards() is not None:
                break
            board.play(board.legal()[0])
            if board.rewards() is not None:
                break


def _signed_players(game: str) -> list[tuple[str, dict[str, str]]]:
    """Return the profiles that the signature is of, with overrides."""
    players = adapter_of(game).signed_players or [(name, {}) for name in profile_names(game)]
    return [(name, dict(overrides)) for name, overrides in players]


def _calls_of(game: str, speeds: bool) -> Iterator[KernelCall]:
    """Yield the kernel calls of a game's signature and, if asked for, of its speeds."""
    for name, overrides in _signed_players(game):
        agent = make_agent(game, name, overrides, 1, SEED)
        for config, _ in adapter_of(game).signed(new_config(game)):
            yield from calls_ahead(agent, config)
    if speeds:
        position = opening_seen(make_agent(game, profile_names(game)[0], {}, 1, SEED), new_config(game))
        yield run_playouts, (position.game, position.state, position.state.copy(), new_rng(SEED), 1)


@kernel
def run_playouts(game, state, scratch, rng, count):
    """Run the playouts of the search, without the search.

    game     Game tuple of jitted functions
    state    array of the start state
    scratch  array like `state`, overwritten by each playout
    rng      state of the random generator
    count    number of playouts
    """
    total = 0
    for _ in range(count):
        for i in range(state.size):
            scratch[i] = state[i]
        total += abs(game.playout(game.board, scratch, rng, None))
    return total


def measure_speeds(game: str, simulations: int, repeats: int) -> _Speeds:
    """Measure bare playouts and whole simulations from the start position, alternately, with the game's first profile.

    game         name of the game
    simulations  playouts or simulations in each measurement
    repeats      measurements of each
    """
    agent = make_agent(game, profile_names(game)[0], {}, 1, SEED)
    position = opening_seen(agent, new_config(game))
    rules, state = position.game, position.state
    scratch, rng, params = state.copy(), new_rng(SEED), params_of(agent.player.options, position.filled)
    tree = new_tree(rules, state, 3 * simulations)
    run_playouts(rules, state, scratch, rng, 1)
    search(rules, tree, state, params, rng, 1)
    rates = []
    for _ in range(repeats):
        clear(tree)
        bare = _seconds_of(lambda: run_playouts(rules, state, scratch, rng, simulations))
        whole = _seconds_of(lambda: search(rules, tree, state, params, rng, simulations))
        rates.append((simulations / bare, simulations / whole))
    return _Speeds(*(median(column) / 1e6 for column in zip(*rates, strict=True)))


def _seconds_of(work: Callable[[], Any]) -> float:
    """Return the seconds that a piece of work takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def _interpreted_speed(game: str) -> float:
    """Return the simulations per second without the compiler, in millions."""
    command = [sys.executable, "-m", "tempo.lab.bench.bench_command", "--interpreted", game]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout))


def parser() -> Parser:
    options = Parser(prog="local_eval.py bench", description=(__doc__ or "").split("\n\n", 1)[1])
    add = options.add_argument
    add_game(options, None, "bench one game only")
    add("--signature", action="store_true", help="print only the signatures")
    add("--repeats", type=positive, default=5, metavar="N", help="measurements of each (5)")
    add("--json", type=writable, metavar="FILE", help="write signatures and speeds as JSON")
    add("--interpreted", metavar="GAME", help=argparse.SUPPRESS)
    return options


def run(options: argparse.Namespace) -> int:
    """Print the signatures and the speeds."""
    if options.interpreted:
        print(json.dumps(measure_speeds(options.interpreted, FEW_SIMULATIONS, 1).simulations))
        return 0
    games = [options.game] if options.game else default_first()
    compile_ahead(call for game in games for call in _calls_of(game, not options.signature))
    signatures = {game: signature(game) for game in games}
    for game, number in signatures.items():
        print(f"{'' if options.signature else 'Bench '}{game}: {number}")
    if options.signature:
        return 0
    figures = {game: {"signature": signatures[game], **_measure(game, options.repeats)} for game in games}
    _print_speeds(figures)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


def _measure(game: str, repeats: int) -> dict[str, float]:
    """Return all speeds of a game, by name."""
    speeds = measure_speeds(game, TREE_SIMULATIONS, repeats)
    slow = _interpreted_speed(game)
    return {
        "playouts, M/s": speeds.playouts,
        "simulations, M/s, tree of a million": speeds.simulations,
        "simulations / playouts": speeds.simulations / speeds.playouts,
        "simulations interpreted, k/s": slow * 1e3,
        "compiled / interpreted": speeds.simulations / slow,
    }


def _print_speeds(figures: dict[str, dict[str, float]]) -> None:
    """Print the speeds, a column for each game, and the commands of further benchmarks."""
    title = f"start position, first profile of the game; Python {platform.python_version()}, one thread"
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for game in figures:
        table.add_column(f"{game}, {profile_names(game)[0]}", justify="right")
    for name in [name for name in next(iter(figures.values())) if name != "signature"]:
        table.add_row(name, *(f"{figures[game][name]:,.2f}" for game in figures))
    console = Console()
    console.print(table)
    for game in figures:
        for command, what in adapter_of(game).benches.items():
            console.print(f"{command}: {what}", style="dim", highlight=False)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
