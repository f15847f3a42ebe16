"""For tests of built files: play one in a process of its own, with a chosen Python, packages and memory."""

import json
import os
import subprocess
import sys
from pathlib import Path

from built_files import built_file
from waiting import PATIENCE

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.native.backends import NATIVE

BUNDLE = built_file("connectx")

PLAY = """
import json, os, sys, time
path, step, bank, count = sys.argv[1], float(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
names = {}
exec(compile(open(path).read(), path, "exec"), names)
exec(sys.argv[5])
backends, player, moves, cells = names["BACKENDS"], names["PLAYER"], [], [0] * 42
player.player.plan = player.player.plan._replace(cap=0.0, loan=0.0)
fork, forks = backends.compiler.fork, []
backends.compiler.fork = lambda: (forks.append(1), fork())
for number, column in enumerate((1, 4, 4, 1, 2, 4, 3, 5, 4, 0, 4)):
    cells[max(row for row in range(6) if cells[row * 7 + column] == 0) * 7 + column] = 1 + number % 2
while len(moves) < count and not backends.failures and "numba" not in [backend for *_, backend in moves]:
    observation = {"board": cells, "mark": 2, "remainingOverageTime": bank}
    column = names["agent"](observation, {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": step})
    moves.append([column, player.last.reason, player.last.simulations, player.last.backend])
print(json.dumps({"moves": moves, "refusals": backends.refusals, "failures": list(backends.failures.values()),
                  "busy": backends.compiler.is_busy, "compiler": backends.compiler.process,
                  "fresh": not forks, "task": os.path.exists(backends.compiler.task)}))
"""


def play(
    file: Path,
    backend: str = NATIVE,
    packages: Path | None = None,
    step: float = 0.3,
    moves: int = 3,
    python: str | Path = sys.executable,
    happens: str = "",
) -> dict:
    """Play moves of the file in a new process, up to numba's first or the first failure; return what it reports.

    The file spends nothing of its bank, which remains for a machine that stands still.

    file: a built file
    backend: the best one that may be used
    packages: a folder of modules that are found first
    step: seconds a move
    moves: how many at most, each on the same position
    python: the interpreter
    happens: code that runs before the first move
    """
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    environment["TEMPO_BACKEND"] = backend
    if packages is not None:
        environment["PYTHONPATH"] = str(packages)
    command = [str(python), "-c", PLAY, str(file), str(step), str(PATIENCE), str(moves), happens]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=10 * PATIENCE)
    assert done.returncode == 0, done.stderr
    answer: dict = json.loads(done.stdout.splitlines()[-1])
    return answer


PLAY_TWO = """
import json, sys
path, megabytes, observation, configuration = sys.argv[1], int(sys.argv[2]), *map(json.loads, sys.argv[3:])
if megabytes:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
names = {}
exec(compile(open(path).read(), path, "exec"), names)
names["PLAYER"].player.simulations = 50  # no clock is read
for _ in range(2):
    names["agent"](observation, configuration)
"""
OFF_THE_BOOK = {"connectx": {"columns": 9}}


def log_lines(
    game: str, python: str | Path = sys.executable, packages: Path | None = None, megabytes: int = 0
) -> list[str]:
    """Return what a built file prints for two searched moves in a new process.

    game: name of the game and of its file
    python: the interpreter
    packages: a folder of modules that are found first
    megabytes: the limit of the process's address space; none by default
    """
    adapter, config = adapter_of(game), new_config(game, OFF_THE_BOOK.get(game))
    given = adapter.observation_of(adapter.quiet_position(config), 60.0), adapter.configuration_of(config)
    command = [str(python), "-c", PLAY_TWO, str(built_file(game)), str(megabytes), *map(json.dumps, given)]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["OPENBLAS_NUM_THREADS"] = "1"  # each takes address space
    if packages is not None:
        environment["PYTHONPATH"] = str(packages)
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 2 and all("why=se" in line and "sims=" in line for line in lines), lines
    return lines
