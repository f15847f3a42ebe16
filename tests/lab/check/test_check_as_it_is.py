"""Rows that take the file as it is: through the environment, and without what only this machine has."""

from textwrap import dedent

import pytest
from check_support import FAULTS, LIMITS, broken_agent, correct
from config_support import connectx_config

from tempo.lab.check.check import check_file, main
from tempo.lab.check.outcomes import RowStatus
from tempo.lab.check.report import last_line

BOARD = connectx_config()
ENVIRONMENT = ("environment", "repaired")
MOVE = "[column for column in range(7) if observation.board[column] == 0][0]"
AGENT = f"def agent(observation, configuration):\n    return {MOVE}\n"


def judged(path, names):
    return {row.name: result for row, result in check_file(path, LIMITS, BOARD, names)}


# ---- through the environment ----


@pytest.mark.parametrize(
    ("fault", "ending", "reason"),
    [
        ("answer = float", "", "the environment itself raised TypeError"),
        ("answer = __import__('numpy').int64", "", "status INVALID after 1 plies"),
        ("", "def helper(observation):\n    return 'nothing'\n", "status INVALID after 1 plies"),
        ("HERE = __file__", "", "status ERROR after 1 plies: "),
    ],
    ids=["float", "numpy", "entry", "dunder_file"],
)
def test_the_environment_plays_the_file_as_it_is_and_another_row_a_repaired_agent(fault, ending, reason, tmp_path):
    results = judged(broken_agent("connectx", fault, tmp_path, ending), ENVIRONMENT)
    assert results["environment"].status is RowStatus.FAIL
    assert results["environment"].measured.startswith(reason)
    assert results["repaired"].status is RowStatus.PASS
    assert results["repaired"].measured.startswith("status DONE, ")


def test_an_agent_without_faults_has_nothing_to_repair():
    results = judged(correct("connectx"), ENVIRONMENT)
    assert [result.status for result in results.values()] == [RowStatus.PASS, RowStatus.SKIP]


def test_a_repaired_agent_may_fail_for_a_further_reason(tmp_path):
    raises = dedent(FAULTS["environment"]).replace("return answer(-1)", "raise RuntimeError")
    path = broken_agent("connectx", f"answer = float\n{raises}", tmp_path)
    assert judged(path, ENVIRONMENT)["repaired"].status is RowStatus.FAIL


# ---- what only this machine has ----


@pytest.fixture
def foreign(tmp_path):
    """Return the folder of a module and of a file that only this machine has."""
    (tmp_path / "only_here.py").write_text("WEIGHT = 3\n")
    (tmp_path / "weights.txt").write_text("3\n")
    return tmp_path


IMPORTS = "import sys\nsys.path.append({folder!r})\nimport only_here\n"
LATER = "import sys, importlib\nsys.path.append({folder!r})\nimportlib.import_module('only_here')\n"
READS = "WEIGHT = open({folder!r} + '/weights.txt').read()\n"
LOADS = "import numpy\nWEIGHT = numpy.loadtxt({folder!r} + '/weights.txt')\n"


@pytest.mark.parametrize(
    ("lines", "used", "problem"),
    [
        (IMPORTS, "imports only_here", "ModuleNotFoundError: No module named 'only_here' (line 3"),
        (LATER, "imports only_here", "ModuleNotFoundError: No module named 'only_here' (line 3"),
        (READS, "reads {folder}/weights.txt", "FileNotFoundError"),
        (LOADS, "reads {folder}/weights.txt", "FileNotFoundError"),
        (IMPORTS + READS, "imports only_here; reads {folder}/weights.txt", "ModuleNotFoundError"),
    ],
    ids=["import", "import_module", "open", "numpy", "both"],
)
def test_a_file_that_needs_what_only_this_machine_has_is_not_fit(lines, used, problem, foreign, agent_file):
    path = agent_file(lines.format(folder=str(foreign)) + AGENT)
    results = check_file(path, LIMITS, BOARD, ("entry", "portable"))
    outcome = results[1].result
    assert outcome.status is RowStatus.FAIL
    assert outcome.measured.startswith(f"{used.format(folder=foreign.resolve())}; without: {problem}")
    assert last_line(results, 2) == f"1 of 2 fails: {'portable'}"


def test_a_file_that_plays_on_without_it_is_fit_with_a_warning(foreign, agent_file):
    lines = "".join(f"    {line}\n" for line in IMPORTS.format(folder=str(foreign)).splitlines())
    outcome = judged(agent_file(f"try:\n{lines}except ImportError:\n    pass\n{AGENT}"), ("portable",))["portable"]
    assert outcome.status is RowStatus.WARN
    assert outcome.measured == "imports only_here; it plays on without"


@pytest.mark.parametrize(
    "lines",
    [
        "import json, numpy.linalg\nfrom collections import abc\n",
        "try:\n    import numba\nexcept ImportError:\n    pass\n",
        "import os, tempfile\nwith open('notes.txt', 'w+') as file:\n    file.write('a')\nopen('notes.txt').read()\n",
        "import tempfile\nwith tempfile.TemporaryFile() as file:\n    file.read()\n",
        "open('/proc/self/status').read() if __import__('os').path.exists('/proc/self/status') else None\n",
    ],
)
def test_the_standard_library_the_competitions_modules_and_own_files_are_not_foreign(lines, agent_file):
    outcome = judged(agent_file(lines + AGENT), ("portable",))["portable"]
    assert (outcome.status, outcome.measured) == (RowStatus.PASS, "none used")


# ---- plain dicts ----


def test_an_agent_that_reads_attributes_passes_in_one_line(agent_file):
    outcome = judged(agent_file(AGENT), ("observations",))["observations"]
    assert outcome.status is RowStatus.PASS
    assert outcome.measured == "8 observations; fails with plain dicts, which the environment has not"


def test_an_agent_that_needs_an_entry_that_may_be_missing_is_warned(agent_file):
    lines = AGENT.replace("return", "observation.step\n    return")
    outcome = judged(agent_file(lines), ("observations",))["observations"]
    assert outcome.status is RowStatus.WARN


# ---- modules of the competition that are missing here ----


@pytest.mark.parametrize("module", ["torch", "catboost"])
@pytest.mark.parametrize("place", ["import {}\n" + AGENT, AGENT.replace("return", "import {}\n    return")])
@pytest.mark.parametrize("game", [(), ("--game", "connectx")])
def test_a_missing_module_of_the_competition_is_named(module, place, game, agent_file, capsys):
    assert main([str(agent_file(place.format(module))), "--rows", "entry,seats", *game]) == 2
    err = capsys.readouterr().err
    assert f"the file imports {module}, which the competition has and this machine has not" in err
    assert err.endswith(f"pip install {module}, then check again\n")
