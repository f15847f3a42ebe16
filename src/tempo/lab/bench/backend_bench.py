"""`python -m tempo.lab.bench.backend_bench`: the cost of a start and the speed of each backend.

For each built file, in fresh processes: processor seconds from the start of Python to the end of the first simulation
and, where the game has a prover, of the first proof; the background compiler's time is included. Then, in one process
and in turns, the kernels compiled ahead of time beside the same kernels compiled by numba here: thousand simulations or
nodes per second, with the same arguments and the same results.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from argparse import Namespace
from inspect import getsource
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive, run_command
from tempo.arena.command_line.progress import tracked
from tempo.arena.players.agents import agent_code
from tempo.arena.players.agents.built_agents import built_agent
from tempo.native.aot.kernel_cache import compile_cached
from tempo.native.aot.make_objects import aot_games, aot_objects, kernel_calls
from tempo.native.backends import BACKEND_NAMES, NATIVE, NUMBA
from tempo.native.loader.machine_code import LoadedKernel, flatten, kernel_key
from tempo.search.tree import Tree

LONG_CALLS = ("search", "solve_position", "solve_endgame", "search_alphabeta")  # by one thread
COUNT = 100_000  # simulations, or nodes
NODES = 1_000_000

# Load the file as the competition does, and search with a number of simulations instead of a clock. The process has the
# text of the loader and no package of ours, whose import would count.
START = """
import json, os
asked = json.loads(sys.stdin.read())
names = execute(asked["file"], open(asked["file"]).read())
player = names["PLAYER"]
player.log, player.player.simulations = False, asked["simulations"]
names["agent"](asked["observation"], asked["configuration"])
last = player.last
assert last.simulations or last.reason in ("exact", "threats"), last
print(sum(os.times()[:4]))  # of this process and its children
"""


def seconds_to_start(file: Path, game: str, backend: str) -> float:
    """Seconds of a processor from the start of a process to the first simulation and proof of a built file."""
    adapter, config = adapter_of(game), new_config(game)
    actions, simulations = adapter.demanding(config)
    asked = {
        "file": str(file),
        "simulations": simulations,
        "observation": adapter.observation_of(board_after(config, actions), 60.0),
        "configuration": adapter.configuration_of(config),
    }
    environment = os.environ | {"TEMPO_BACKEND": backend}
    command = [sys.executable, "-c", getsource(agent_code) + START]
    text = json.dumps(asked)
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, env=environment, check=True)
    return float(done.stdout)


def _speed_ratios(game: str, repeats: int) -> dict[str, tuple[float, float]]:
    """Return, for each long kernel, its speed in thousands per second and the ratio to numba's."""
    speeds: dict[str, tuple[float, float]] = {}
    made = {code.key: code for code in aot_objects(game)}
    for kernel, arguments in kernel_calls(game):
        if kernel.__name__ not in LONG_CALLS:
            continue
        call = kernel.function, arguments
        objects = {NATIVE: made[kernel_key(*call)], NUMBA: compile_cached(*call)}
        loaded = {backend: LoadedKernel(code, backend) for backend, code in objects.items()}
        rates: dict[str, list[float]] = {backend: [] for backend in loaded}
        for turn in range(repeats + 1):  # the first is not counted
            results = []
            for backend in sorted(loaded, reverse=bool(turn % 2)):
                own = _copy_arguments(arguments)
                flat = list(flatten((*own[:-1], COUNT)))
                begun = time.process_time()
                result = loaded[backend].call(flat)
                rates[backend].append(COUNT / (time.process_time() - begun))
                results.append((result, [array.tobytes() for array in _arrays_in(own)]))
            assert results[0] == results[1], f"{kernel.__name__} differs between the backends"
        aot, numba = (np.array(rates[backend][1:]) for backend in (NATIVE, NUMBA))
        speeds[f"{kernel.__name__} {len(speeds) + 1}"] = float(np.median(aot)) / 1e3, float(np.median(aot / numba))
    return speeds


def _copy_arguments(value: Any) -> Any:
    """Return a copy of the arguments of a call, with a tree of at most NODES nodes."""
    if isinstance(value, Tree):
        short = {name: getattr(value, name)[:NODES].copy() for name in ("selection", "stats", "priors")}
        return value._replace(**short, used=value.used.copy(), state=value.state.copy())
    if isinstance(value, tuple):
        parts = [_copy_arguments(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value.copy() if isinstance(value, np.ndarray) else value


def _arrays_in(value: Any) -> list[np.ndarray]:
    """Return the arrays in a value, however deep."""
    if isinstance(value, tuple):
        return [array for part in value for array in _arrays_in(part)]
    return [value] if isinstance(value, np.ndarray) else []


def run(options: Namespace) -> int:
    console, games = Console(), aot_games()
    files = {game: built_agent(game) for game in games}
    starts = Table(title=f"seconds of a processor to the first simulation and proof, median of {options.repeats}")
    for heading in ("file", *BACKEND_NAMES):
        starts.add_column(heading, justify="left" if heading == "file" else "right")
    rows = {game: {backend: list[float]() for backend in BACKEND_NAMES} for game in games}
    for _ in tracked(range(options.repeats), "starting"):
        for game, by_backend in rows.items():
            for backend in BACKEND_NAMES:
                by_backend[backend].append(seconds_to_start(files[game], game, backend))
    for game, by_backend in rows.items():
        starts.add_row(game, *(f"{median(seconds):.2f}" for seconds in by_backend.values()))
    console.print(starts)
    speeds = Table(title="kernels compiled ahead of time, relative to numba's; the same results")
    for heading in ("game", "call", "thousand a second", "to numba's"):
        speeds.add_column(heading, justify="left" if heading in ("game", "call") else "right")
    for game in games:
        for name, (rate, ratio) in _speed_ratios(game, options.repeats).items():
            speeds.add_row(game, name, f"{rate:,.0f}", f"{ratio:.3f}")
    console.print(speeds)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.lab.bench.backend_bench", description=__doc__)
    parser.add_argument("--repeats", type=positive, default=5, metavar="N", help="of each (5)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
