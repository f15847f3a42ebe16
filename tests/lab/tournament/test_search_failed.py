"""An error in a search of ours ends the run with exception, file and line, unless --keep-going is given."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from build_support import load_build
from failing_search import FailingExecutor
from folders import ROOT

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import SearchFailed
from tempo.arena.players.player_specs import parse_player
from tempo.arena.records.record_file import read_record
from tempo.lab.check import check
from tempo.lab.tournament import one_minute_check
from tempo.lab.tournament.match import match
from tempo.lab.tournament.pairs import warm_up_player
from tempo.search.player.player import Player

FAILED = "the search raised NameError: name 'misspelt' is not defined"


def planted(path: Path, old: str, new: str) -> int:
    """Replace what stands once in a file; return the line."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.fixture(scope="module")
def broken(tmp_path_factory):
    """A checkout with a misspelt name in the search, and the line of it."""
    checkout = tmp_path_factory.mktemp("checkout")
    for name in ("build.py", "local_eval.py"):
        shutil.copy(ROOT / name, checkout)
    shutil.copytree(ROOT / "src", checkout / "src")  # with its bytecode
    return checkout, planted(checkout / "src/tempo/search/mcts.py", "value = simulate(", "value = misspelt(")


TYPED = ["match classic random --sims 9", "ladder level:4 random", "bench --signature --game gomoku"]
TYPED += ["accuracy classic"]
RUN_EACH = f"""
import sys
from local_eval import console
for typed in {TYPED}:
    sys.argv[1:] = typed.split()
    try:
        console()
    except SystemExit as left:
        print("ends with", left.code, file=sys.stderr)
"""


def test_each_command_ends_with_exception_file_and_line(broken):
    """One after the other in a process of that checkout."""
    checkout, line = broken
    environment = {**os.environ, "TEMPO_BACKEND": "python"}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-c", RUN_EACH]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
    place = f"({Path('src/tempo/search/mcts.py')}:{line})"
    for typed, said in zip(TYPED, done.stderr.split("ends with 1\n"), strict=False):
        assert said.splitlines()[-1] == f"local_eval.py {typed.split()[0]}: {FAILED} {place}"
    assert done.stderr.count("ends with 1\n") == len(TYPED)
    assert "Traceback" not in done.stderr and done.stdout == ""
    assert not list((checkout / "runs").glob("*.jsonl"))


@pytest.fixture
def fails_late(monkeypatch):
    """A search that raises from the tenth stone on, in this process and its workers."""
    monkeypatch.setattr(Player, "prove", Player.prove)  # takes back what the executor changes
    monkeypatch.setattr("tempo.lab.tournament.match.executor_of", lambda options: FailingExecutor(options.workers))


@pytest.mark.parametrize("more", [[], ["--environment"]])
def test_the_first_error_in_a_worker_ends_the_run(fails_late, more, tmp_path, capsys):
    options = ["--sims", "5", "--pairs", "3", "--workers", "2", "--record", str(tmp_path / "record.jsonl")]
    assert match(["champion:book=0", "random", *options, *more]) == 1
    *_, last = capsys.readouterr().err.splitlines()
    place = r"src[/\\]tempo[/\\]search[/\\]player[/\\]player.py"
    assert re.fullmatch(rf"local_eval.py match: {FAILED} \(.*{place}:\d+\)", last)


def test_keep_going_counts_the_errors_and_plays_all_games(fails_late, tmp_path, capsys):
    record = tmp_path / "record.jsonl"
    options = ["--sims", "5", "--pairs", "1", "--keep-going", "--record", str(record)]
    assert match(["classic", "random", *options]) == 0
    assert re.search(r"classic: \d+ of \d+ moves unsearched \(error \d+\)", capsys.readouterr().out)
    assert len(read_record(record).games) == 2


@pytest.mark.parametrize("error", [TypeError, NameError])
def test_an_error_while_kernels_are_made_ready_is_one(error, monkeypatch):
    def prepare(*_):
        raise error("no such thing")

    monkeypatch.setattr(Player, "prepare", prepare)
    with pytest.raises(SearchFailed, match=rf"{error.__name__}: no such thing \(.*player.py:\d+\)"):
        warm_up_player(parse_player("level:10", "connectx"), new_config("connectx"))
    warm_up_player(parse_player("level:10", "connectx", strict=False), new_config("connectx"))


def test_an_error_of_an_agent_file_forfeits_its_games(tmp_path):
    file = tmp_path / "agent.py"
    file.write_text("def agent(observation, configuration):\n    raise NameError('misspelt')\n")
    record = tmp_path / "record.jsonl"
    assert match([str(file), "random", "--pairs", "1", "--record", str(record)]) == 1
    assert len(read_record(record).games) == 2


@pytest.fixture(scope="module")
def broken_file(tmp_path_factory):
    """The built file of ConnectX with a misspelt name in it, and the line of it."""
    build = load_build()
    modules = build.modules_of(build.agents_in(ROOT)["connectx"], ROOT)
    file = tmp_path_factory.mktemp("built") / "agent.py"
    file.write_text(build.bundle("connectx", modules, ROOT, plain=True), encoding="utf-8")
    return file, planted(file, "for source in shortcuts:", "for source in misspelt:")


def check_file(file, tmp_path, *more):
    """Run the one-minute check on a file, one game against `random`."""
    options = ["--agent", str(file), "--opponent", "random", "--games", "1", "--record", str(tmp_path / "quick.jsonl")]
    return one_minute_check.main([*options, *more])


def test_the_one_minute_check_stops_at_the_first_error_that_a_file_of_ours_logs(broken_file, tmp_path, capsys):
    file, line = broken_file
    assert check_file(file, tmp_path) == 1
    said = f"""the search of {file} raised NameError: "name 'misspelt' is not defined" ({file}:{line})"""
    assert capsys.readouterr().err.splitlines()[-1] == f"local_eval.py: {said}"


def test_the_one_minute_check_keeps_going_when_told_to(broken_file, tmp_path, capsys):
    file, line = broken_file
    assert check_file(file, tmp_path, "--keep-going") == 0
    assert re.search(r"agent.py: (\d+) of \1 moves unsearched \(error \1\)", capsys.readouterr().out)
    (game,) = read_record(tmp_path / "quick.jsonl").games.values()
    errors = {move.get("error") for move in game["moves"]}
    assert errors == {None, f"""NameError: "name 'misspelt' is not defined" ({file}:{line})"""}


@pytest.mark.long
def test_the_check_fails_a_file_of_ours_that_logs_an_error(broken_file, tmp_path, capsys):
    """It answers every game's observation with random moves, which no rule forbids. No game is found by them."""
    file, line = broken_file
    said = f"""the search raised NameError: "name 'misspelt' is not defined" (line {line})"""
    saved = tmp_path / "check.json"
    assert check.main([str(file), "--rows", "namespace", "--game", "connectx", "--json", str(saved)]) == 1
    assert said in [row["measured"] for row in json.loads(saved.read_text())["rows"]]
    capsys.readouterr()
    assert check.main([str(file)]) == 2
    assert f"{said}, in every game: correct this, or name the game with --game" in capsys.readouterr().err
