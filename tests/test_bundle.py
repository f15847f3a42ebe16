"""The built files as the competition runs them: by path, or in fresh processes with all that it lacks.

The processes run a script of their own below, which loads the file as the competition does: no module, no
`__file__`, an empty dict for a namespace. Every attempt to write anything is refused, as in a read-only folder.
"""
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT
from kaggle_environments.agent import get_last_callable
from sparing_support import SPARING

BUNDLES = ("connectx", "connectx_classic")
LARGEST = 240_000  # bytes, machine code apart
LARGEST_MACHINE_CODE = 60_000
SHORT_STEP, BANK = 0.1, 60.0  # seconds: enough for a busy machine to stand still now and then

# What both kinds of process begin with: the backend they play on, and nothing can be written.
PREPARE = """
import contextlib, io, json, os, sys
path, os.environ["TEMPO_BACKEND"] = sys.argv[1:3]

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
    for moves in ((), (1,), (3, 3), (3, 3, 2, 4, 4), (2, 2, 3, 3), (3, 3, 3, 3, 3, 2, 3, 2), (0, 1, 0, 1, 0), (6,) * 5):
        cells = [0] * 42
        for number, column in enumerate(moves):
            lowest = max(row for row in range(6) if cells[row * 7 + column] == 0)
            cells[lowest * 7 + column] = 1 + number % 2
        observation = {"board": cells, "mark": 1 + len(moves) % 2, "remainingOverageTime": 60.0}
        PLAYER = names["PLAYER"]
        PLAYER.player.simulations = 200
        PLAYER.rng[:] = names["new_rng"](len(moves))
        answer = names["agent"](observation, {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2.0})
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

PLAY_GAMES = PREPARE + """
from tempo.games.connectx.adapter.adapter import ADAPTER
from tempo.lab.referee.game_adapter import new_config
opponent, games, step, bank = sys.argv[3], int(sys.argv[4]), float(sys.argv[5]), float(sys.argv[6])
results = []
for number in range(games):
    seat = number % 2
    agents = (path, opponent) if seat == 0 else (opponent, path)
    game = ADAPTER.play_in_environment(agents, new_config("connectx", act_timeout=step, bank=bank), str(number))
    ours = [[move.simulations, move.reason, move.seconds] for move in game.moves if move.seat == seat]
    results.append([seat, game.statuses, game.rewards, game.problem, ours])
print(json.dumps(results))
"""


def path_of(bundle: str) -> Path:
    file = ROOT / "submission" / f"{bundle}.py"
    assert file.is_file(), f"{file.name} is not built: run `python build.py`"
    return file


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
def runs_of_all(tmp_path_factory) -> dict[str, dict[str, Any]]:
    """The same questions to a first process, to a second one after it, and to one on each lower backend, numba once."""
    folder = tmp_path_factory.mktemp("read_only")
    files = {bundle: folder / f"{bundle}.py" for bundle in BUNDLES}
    for bundle, file in files.items():
        file.write_bytes(path_of(bundle).read_bytes())
    folder.chmod(0o555)
    runs: dict[str, dict[str, Any]] = {bundle: {} for bundle in BUNDLES}
    try:
        for name, backend in (("first", "native"), ("second", "native"), ("numba", "numba"), ("python", "python")):
            some = {bundle: file for bundle, file in files.items() if backend != "numba" or bundle == "connectx"}
            processes = {bundle: start(PLAY_FIXED_POSITIONS, file, backend) for bundle, file in some.items()}
            for bundle, process in processes.items():
                runs[bundle][name] = result(process)
        assert sorted(folder.iterdir()) == sorted(files.values())
    finally:
        folder.chmod(0o755)
    return runs


@pytest.fixture(params=BUNDLES)
def runs(request, runs_of_all) -> dict[str, Any]:
    return runs_of_all[request.param]


def test_a_file_alone_is_all_it_takes(runs):
    for name, run in runs.items():
        assert run["last callable"] == "agent"
        assert not run["file"]
        assert run["backends"] == {"numba": ["numba"], "python": []}.get(name, ["native"])
        assert run["refusals"] == []
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


def test_on_every_rung_it_plays_the_same_moves(runs):
    """To the last visit and the last bit of every value."""
    answers = [run["answers"] for run in runs.values()]
    assert len(answers) >= 3 and answers.count(answers[0]) == len(answers)


# ---- through the environment, by path ----

@pytest.mark.long
@pytest.mark.parametrize(
    ("opponent", "backend", "bundles"),
    [
        ("random", "native", BUNDLES), ("negamax", "native", BUNDLES),
        ("negamax", "numba", BUNDLES[:1]), ("random", "python", BUNDLES),
    ],
)  # fmt: skip
def test_a_whole_game_against_a_built_in(opponent, backend, bundles):
    """The environment tells of a move that is late or illegal; the files play at once, each in a process. CHAMPION
    spends next to nothing of its bank, CLASSIC is told not to."""
    scripts = {"connectx": PLAY_GAMES, "connectx_classic": SPARING + PLAY_GAMES}
    processes = [start(scripts[one], path_of(one), backend, opponent, 1, SHORT_STEP, BANK) for one in bundles]
    for process in processes:
        ((_, statuses, _, problem, moves),) = result(process)
        assert (statuses, problem) == (["DONE", "DONE"], None)
        assert all(reason not in (None, "error") for _, reason, _ in moves)
        assert any(simulations or reason == "book" for simulations, reason, _ in moves)


# ---- the file itself ----

@pytest.mark.parametrize("bundle", BUNDLES)
def test_the_competition_finds_the_agent(bundle):
    file = path_of(bundle)
    entry = get_last_callable(file.read_text(encoding="utf-8"), path=str(file))
    assert entry.__name__ == "agent"
    assert entry({"board": [0] * 42, "mark": 1}) == 3


@pytest.mark.parametrize("bundle", BUNDLES)
def test_it_is_small_enough(bundle):
    text = path_of(bundle).read_text(encoding="utf-8")
    plain = re.sub(r'(?ms)^MACHINE_CODE = """.*?^"""', "", text)
    assert 0 < len(text) - len(plain) <= LARGEST_MACHINE_CODE
    assert len(plain) <= LARGEST


# ---- slow: on all of the bank, and how well it plays without the compiler ----

@pytest.mark.slow
@pytest.mark.parametrize(("opponent", "backend"), [("random", "native"), ("negamax", "native"), ("random", "python")])
def test_a_whole_game_uses_the_bank(opponent, backend):
    """CLASSIC spends what there is."""
    ((_, statuses, _, problem, moves),) = result(
        start(PLAY_GAMES, path_of("connectx_classic"), backend, opponent, 1, SHORT_STEP, 15.0)
    )
    assert (statuses, problem) == (["DONE", "DONE"], None)
    assert sum(seconds for *_, seconds in moves) > 15.0 / 4


@pytest.mark.slow
@pytest.mark.parametrize("bundle", BUNDLES)
def test_without_numba_it_plays_well(bundle):
    """At a second a move: at least 18 of 20 against the built-ins, 300 simulations a second."""
    asked = (PLAY_GAMES, path_of(bundle), "python")
    processes = [start(*asked, opponent, 10, 1.0, 1.0) for opponent in ("random", "negamax")]
    games = [game for process in processes for game in result(process)]
    assert len(games) == 20
    assert all(statuses == ["DONE", "DONE"] for _, statuses, *_ in games), games
    assert sum(0.5 + 0.5 * rewards[seat] for seat, _, rewards, *_ in games) >= 18
    searched = [move for *_, moves in games for move in moves if move[0]]
    speed = sum(simulations for simulations, *_ in searched) / sum(seconds for *_, seconds in searched)
    print(f"{bundle}: {speed:.0f} simulations/s interpreted")
    assert speed >= 300
