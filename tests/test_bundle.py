"""The built files as the competition runs them: by path, or in fresh processes with all that it lacks.

The processes run a script of their own below, which loads the file as the competition does: no module, no
`__file__`, an empty dict for a namespace. Every attempt to write anything is refused, as in a read-only folder.
"""
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from built_files import built_file
from kaggle_environments.agent import get_last_callable

from tempo.native.loader.targets import COMMITTED, usable_codes

BUNDLES = ("connectx", "connectx_classic")
HAS_CODE = COMMITTED in usable_codes()  # elsewhere the committed files are interpreted

# What both kinds of process begin with: the backend they play on, and nothing can be written.
PREPARE = """
import contextlib, io, json, os, sys
path, os.environ["TEMPO_BACKEND"] = sys.argv[1:3]
seconds = 1000.0 if sys.argv[2] == "numba" else 2.0  # a move: beside busy processes numba may take minutes

def refuse(event, arguments):
    writes = os.O_WRONLY | os.O_RDWR | os.O_CREAT
    if event in ("os.mkdir", "os.rename") or (event == "open" and arguments[2] & writes):
        if arguments[0] != os.devnull:
            raise PermissionError(30, "read-only for this test", str(arguments[0]))
"""

PLAY_FIXED_POSITIONS = PREPARE + """
sys.addaudithook(refuse)
with open(path) as file:
    code = compile(file.read(), path, "exec")
names = {}
exec(code, names)
printed = io.StringIO()
answers = []
with contextlib.redirect_stdout(printed):
    for moves in ((), (1,), (3, 3), (0, 6, 0, 6, 3, 1), (2, 2, 3, 3, 6, 6), (3, 3, 3, 3, 3, 2, 3, 2), (0, 1, 0, 1, 0),
                  (0, 0, 0, 6, 6, 6, 1, 5)):
        cells = [0] * 42
        for number, column in enumerate(moves):
            lowest = max(row for row in range(6) if cells[row * 7 + column] == 0)
            cells[lowest * 7 + column] = 1 + number % 2
        observation = {"board": cells, "mark": 1 + len(moves) % 2, "remainingOverageTime": 60.0}
        PLAYER = names["PLAYER"]
        PLAYER.player.simulations = 50
        PLAYER.rng[:] = names["new_rng"](len(moves))
        answer = names["agent"](observation, {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": seconds})
        last = PLAYER.last
        answers.append([type(answer).__name__, answer, last.reason, last.moves, last.visits, last.values])
print(json.dumps({
    "answers": answers,
    "printed": printed.getvalue(),
    "last callable": [name for name, value in names.items() if callable(value)][-1],
    "file": "__file__" in names,
    "backends": sorted({native.backend for native in names["BACKENDS"].loaded.values()}),
    "refusals": names["BACKENDS"].refusals,
}))
"""


def start(script: str, *arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", script, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def result(process: "subprocess.Popen[str]") -> Any:
    """What the script printed last; what it complained of, if it died."""
    printed, complaints = process.communicate()
    assert process.returncode == 0, complaints
    return json.loads(printed.splitlines()[-1])


# ---- in fresh processes ----

@pytest.fixture(scope="module")
def files(tmp_path_factory) -> Iterator[dict[str, Path]]:
    """The built files in a folder where nothing can be written."""
    folder = tmp_path_factory.mktemp("read_only")
    files = {bundle: folder / f"{bundle}.py" for bundle in BUNDLES}
    for bundle, file in files.items():
        file.write_bytes(built_file(bundle).read_bytes())
    folder.chmod(0o555)
    yield files
    assert sorted(folder.iterdir()) == sorted(files.values())
    folder.chmod(0o755)


@pytest.fixture(scope="module")
def runs_of_all(files) -> dict[str, dict[str, Any]]:
    """The same questions to a first process, to a second one after it, and to one that is interpreted."""
    runs: dict[str, dict[str, Any]] = {bundle: {} for bundle in BUNDLES}
    for name, backend in (("first", "native"), ("second", "native"), ("python", "python")):
        processes = {bundle: start(PLAY_FIXED_POSITIONS, file, backend) for bundle, file in files.items()}
        for bundle, process in processes.items():
            runs[bundle][name] = result(process)
    return runs


@pytest.fixture(params=BUNDLES)
def runs(request, runs_of_all) -> dict[str, Any]:
    return runs_of_all[request.param]


def test_a_file_alone_is_all_it_takes(runs):
    for name, run in runs.items():
        assert run["last callable"] == "agent"
        assert not run["file"]
        is_native = name != "python" and HAS_CODE
        assert run["backends"] == (["native"] if is_native else [])
        assert run["refusals"] == [] or not HAS_CODE
        assert all(kind == "int" for kind, *_ in run["answers"])
        assert all(move in range(7) for _, move, *_ in run["answers"])
        assert "error" not in [reason for _, _, reason, *_ in run["answers"]]


def test_it_does_think(runs):
    """What needs no search is played at once; of the other positions a table of visits is left."""
    answers = runs["first"]["answers"]
    assert answers[0][1:3] in ([3, "opening"], [3, "book"])
    assert answers[6][1:3] == [0, "block"]
    assert sum(bool(visits) for *_, visits, _ in answers) >= 3


def test_it_prints_one_line_a_move(runs):
    for run in runs.values():
        lines = run["printed"].splitlines()
        assert len(lines) == len(run["answers"])
        for line, (_, _, reason, _, visits, _) in zip(lines, run["answers"], strict=True):
            assert f"why={reason}" in line and len(line) < 200
            assert ("sims=" in line) == bool(visits)


def test_a_second_process_answers_as_the_first(runs):
    assert runs["second"] == {**runs["first"], "printed": runs["second"]["printed"]}


def test_interpreted_it_plays_the_same_moves(runs):
    """To the last visit and the last bit of every value."""
    assert runs["python"]["answers"] == runs["first"]["answers"]


@pytest.mark.long
def test_compiled_by_numba_it_plays_the_same_moves(files, runs_of_all):
    run = result(start(PLAY_FIXED_POSITIONS, files["connectx"], "numba"))
    assert (run["backends"], run["refusals"]) == (["numba"], [])
    assert run["answers"] == runs_of_all["connectx"]["first"]["answers"]


# ---- the file itself ----

@pytest.mark.parametrize("bundle", BUNDLES)
def test_the_competition_finds_the_agent(bundle):
    file = built_file(bundle)
    entry = get_last_callable(file.read_text(encoding="utf-8"), path=str(file))
    assert entry.__name__ == "agent"
    assert entry({"board": [0] * 42, "mark": 1}) == 3
