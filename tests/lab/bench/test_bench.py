"""Benchmarks: the signature is the same compiled, compiled again and interpreted, and what is timed does search."""
import os
import subprocess
import sys

import pytest
from built_files import built_file

from tempo.arena.adapter.game_adapter import default_first
from tempo.lab.bench.backend_bench import seconds_to_start
from tempo.lab.bench.bench_command import main as bench
from tempo.lab.bench.bench_command import signature
from tempo.native.aot.make_objects import aot_games

A_FEW = 12, 4  # simulations; the command's own numbers take a minute without the compiler
PRINT_SIGNATURES = f"""
from tempo.lab.bench.bench_command import signature
from tempo.arena.adapter.game_adapter import default_first
for game in default_first():
    print(f"{{game}}: {{signature(game, *{A_FEW})}}")
"""


@pytest.mark.parametrize(
    "typed, simulations",
    [
        pytest.param(["-c", PRINT_SIGNATURES], A_FEW, marks=pytest.mark.long),
        pytest.param(["-m", "tempo.lab.bench.bench_command", "--signature"], (), marks=pytest.mark.slow),
    ],
    ids=["a few", "the command's"],
)
def test_the_signature_is_the_same_compiled_and_interpreted(typed, simulations):
    """Taken twice in this process, and by a new one without the compiler."""
    environment, pipe = {**os.environ, "NUMBA_DISABLE_JIT": "1"}, subprocess.PIPE
    with subprocess.Popen([sys.executable, *typed], env=environment, stdout=pipe, stderr=pipe, text=True) as fresh:
        here = [{game: signature(game, *simulations) for game in default_first()} for _ in range(2)]
        printed, complaints = fresh.communicate()
    assert (fresh.returncode, complaints) == (0, "")
    said = {game: int(number) for game, number in (line.split(": ") for line in printed.splitlines())}
    assert [said, said] == here
    assert len(set(said.values())) == len(said) >= 3 and all(0 < number < 2**32 for number in said.values())


def test_the_signature_of_one_game_alone(capsys):
    assert bench(["--signature", "--game", "othello"]) == 0
    assert capsys.readouterr().out == f"othello: {signature('othello')}\n"


@pytest.mark.parametrize("game", aot_games())
def test_the_timed_start_includes_a_search(game):
    """The process fails unless the built file searches or proves."""
    assert seconds_to_start(built_file(game), game, "native") > 0
