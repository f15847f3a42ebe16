"""`--environment` of the check and the one-minute check: a file in another environment of its game."""

import pytest

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.records.record_file import read_record
from tempo.lab.check.check import check_file
from tempo.lab.check.check import main as check
from tempo.lab.check.outcomes import RowStatus
from tempo.lab.check.sandbox.sandbox import Limits
from tempo.lab.tournament.one_minute_check import main as one_minute_check

FOUR = "open_spiel_connect_four"
# Plays the leftmost free column, in the form that only OpenSpiel's environment takes.
LEFTMOST = """
import json
def agent(observation, configuration):
    assert configuration["strictMode"] and configuration["openSpielGameName"] == "connect_four"
    if not observation.get("observationString"):
        return {"submission": -1}
    return {"submission": json.loads(observation["observationString"])["board"][-1].index(".")}
"""
CLASSIC = "def agent(o, c):\n    return next(i for i in range(c.columns) if o.board[i] == 0)\n"


@pytest.fixture
def files(tmp_path):
    """Return two files: one that only OpenSpiel's environment can play, and one that only the game's own can."""
    paths = tmp_path / "open_spiel.py", tmp_path / "classic.py"
    for path, text in zip(paths, (LEFTMOST, CLASSIC), strict=True):
        path.write_text(text)
    return paths


def test_the_row_of_the_check_plays_there(files):
    """The row in the game's own environment is in tests/lab/check."""
    ((_, result),) = check_file(files[0], Limits(environment=FOUR), new_config("connectx"), ["environment"])
    assert result.status is RowStatus.PASS
    assert f"against random of {FOUR} in " in result.measured


def test_the_one_minute_check_plays_there_and_resumes_there(files, tmp_path, capsys):
    record = tmp_path / "quick.jsonl"
    asked = ["--agent", str(files[0]), "--environment", FOUR, "--record", str(record), "--workers", "1"]
    assert one_minute_check([*asked, "--games", "2"]) == 0
    assert f"lost in {FOUR}; 2 s a move" in " ".join(capsys.readouterr().out.split())
    header, games = read_record(record)
    assert header["environment"] == FOUR and [player["name"] for player in header["players"][1:]] == ["random"]
    assert [game["statuses"] for game in games.values()] == [["DONE", "DONE"]] * 2
    whole = record.read_text()
    record.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    assert one_minute_check(["--resume", str(record), "--workers", "1"]) == 0
    assert [game["statuses"] for game in read_record(record).games.values()] == [["DONE", "DONE"]] * 2


@pytest.mark.parametrize("main", [check, one_minute_check])
def test_an_unknown_environment_names_those_that_there_are(main, files, capsys):
    file = [str(files[1])] if main is check else ["--agent", str(files[1])]
    assert main([*file, "--game", "connectx", "--environment", "open_spiel_chess"]) == 2
    said = capsys.readouterr().err
    assert said.endswith(f"connectx has no environment 'open_spiel_chess': choose from connectx, {FOUR}\n")


def test_a_missing_openspiel_is_named(monkeypatch):
    monkeypatch.setattr("tempo.arena.adapter.environments.environment_adapter.find_spec", lambda name: None)
    assert adapter_of("connectx").environment_problem() == ""
    assert "pip install --no-deps 'open_spiel>=2'" in adapter_of("connectx").environment_problem(FOUR)
