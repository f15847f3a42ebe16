"""The signature is the same wherever it is taken: compiled, compiled again, and interpreted by the command. The
speeds are measured of what does search."""
import os
import re
import subprocess
import sys

import pytest

from tempo.lab.bench.bench import signature
from tempo.lab.bench.rung_bench import SIMULATIONS, seconds_to_start
from tempo.lab.bench.speeds import main as speeds


def test_the_signature_is_one_number_however_it_is_taken():
    """Twice in this process, and as the command prints it in a fresh one without the compiler."""
    command = [sys.executable, "-m", "tempo.lab.bench.bench", "--signature"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as fresh:
        here = [signature(), signature()]
        printed, complaints = fresh.communicate()
    assert (fresh.returncode, complaints) == (0, "")
    assert printed.strip().isdecimal()
    assert [int(printed)] * 2 == here
    assert 0 < here[0] < 2**32


@pytest.mark.parametrize("game", SIMULATIONS)
def test_what_is_timed_from_the_start_does_search(game):
    """The process fails unless the built file searches, or proves."""
    assert seconds_to_start(game, "machine") > 0


def test_speeds_are_told_of_each_playout_and_of_openspiel(capsys):
    assert speeds(["--sims", "200", "--repeats", "1"]) == 0
    rows = re.findall(r"│ (\w+) +│ +([\d,.]+) \([\d,.]+\) │ +([\d.]+)", capsys.readouterr().out)
    assert [name for name, *_ in rows] == ["uniform", "decisive", "OpenSpiel"]
    assert all(float(speed.replace(",", "")) > 0 for _, speed, _ in rows)
    assert float(rows[-1][-1]) == 1.0


@pytest.mark.parametrize("typed", [["--sims", "0"], ["--game", "chess"], ["--config", "rows=0"], ["--profile", "me"]])
def test_speeds_of_nothing_are_refused(typed, capsys):
    with pytest.raises(SystemExit) as ended:
        sys.exit(speeds(typed))
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
