"""Built files search with little memory: their tables are smaller, and the log line says so."""

import json
import os
import subprocess
import sys

import pytest
from built_files import built_file
from waiting import PATIENCE
from what_windows_lacks import only_posix

from tempo.arena.adapter.game_adapter import adapter_of, new_config

PLAY = """
import json, resource, sys
path, megabytes, observation, configuration = sys.argv[1], int(sys.argv[2]), *map(json.loads, sys.argv[3:])
resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
names = {}
exec(compile(open(path).read(), path, "exec"), names)
names["PLAYER"].player.simulations = 50  # no clock is read
for _ in range(2):
    names["agent"](observation, configuration)
"""
OFF_THE_BOOK = {"connectx": {"columns": 9}}


def log_lines(game: str, megabytes: int) -> list[str]:
    """Return what a built file prints for two moves in a process with this much address space."""
    adapter, config = adapter_of(game), new_config(game, OFF_THE_BOOK.get(game))
    given = adapter.observation_of(adapter.quiet_position(config), 60.0), adapter.configuration_of(config)
    command = [sys.executable, "-c", PLAY, str(built_file(game)), str(megabytes), *map(json.dumps, given)]
    one_thread = os.environ | {"OPENBLAS_NUM_THREADS": "1"}  # each takes address space
    done = subprocess.run(command, capture_output=True, text=True, env=one_thread, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 2 and all("why=se" in line and "sims=" in line for line in lines), lines
    return lines


@only_posix(reason="it has no limit of address space")
@pytest.mark.parametrize(("game", "megabytes"), [("connectx", 250), ("gomoku", 250), ("othello", 230)])
def test_a_move_is_searched_where_llvmlite_does_not_fit(game, megabytes):
    for line in log_lines(game, megabytes):
        assert "_bits=" in line and "backend=python" in line, line


@only_posix(reason="it has no limit of address space")
def test_connectx_searches_by_machine_code_with_400_megabytes():
    for line in log_lines("connectx", 400):
        assert "backend=native" in line and "solver_bits=" in line and "nodes=" in line, line


@only_posix(reason="it has no limit of address space")
def test_tables_are_whole_where_memory_is():
    assert not any("solver_bits=" in line or "nodes=" in line for line in log_lines("connectx", 4000))
