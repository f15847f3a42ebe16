"""Built files that are not there: a command builds its own, and names the command for one that was typed."""

import shutil

import pytest
from build_support import load_build
from folders import ROOT

from tempo.arena.command_line.inputs import BadInput, agent_file
from tempo.arena.players.agents import built_agents
from tempo.lab.check import check
from tempo.lab.tournament import one_minute_check

BUILD = """\
import pathlib, sys
print("building")
pathlib.Path("submission").mkdir()
pathlib.Path(f"submission/{sys.argv[1]}.py").write_text("def agent(o, c): return 0")
"""


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with nothing but a build.py."""
    (tmp_path / "build.py").write_text(BUILD)
    for name in ("CHECKOUT", "ROOT"):
        monkeypatch.setattr(built_agents, name, tmp_path)
    return tmp_path


def test_a_file_that_is_missing_is_built_once(checkout, capfd):
    path = built_agents.built_agent("othello")
    assert path == checkout / "submission" / "othello.py" and path.read_text().startswith("def agent")
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == ["submission/othello.py is not built yet: python build.py othello", "building"]
    (checkout / "build.py").unlink()
    assert built_agents.built_agent("othello") == path
    assert capfd.readouterr().err == ""


def test_a_file_that_cannot_be_built_is_bad_input(checkout, capfd):
    (checkout / "build.py").write_text("import sys; sys.exit('build.py: no agent chess')")
    with pytest.raises(BadInput, match="there is no agent file"):
        built_agents.built_agent("chess")
    assert capfd.readouterr().err.splitlines()[-1] == "build.py: no agent chess"


def test_a_typed_file_that_is_missing_costs_one_line_with_the_command():
    with pytest.raises(BadInput) as told:
        agent_file(str(ROOT / "submission" / "chess.py"))
    assert str(told.value).endswith("chess.py' (python build.py chess makes it)")
    with pytest.raises(BadInput) as told:
        agent_file("nowhere/chess.py")
    assert str(told.value) == "there is no agent file 'nowhere/chess.py'"


OLD = """\
# Tempo: the agent `connectx` in one file, to read from top to bottom and to upload as it is.
def agent(observation, configuration):
    return observation.board.index(0) % configuration.columns
"""
STALE = "submission/connectx.py is older than its sources and is measured as it is: python build.py connectx"


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        (one_minute_check, ["--agent", "FILE", "--games", "1", "--opponent", "random", "--record", "RECORD"]),
        (check, ["FILE", "--game", "connectx", "--rows", "size"]),
    ],
)
def test_a_stale_file_is_measured_with_a_line_that_says_so(checkout, capsys, command, arguments):
    file = checkout / "submission" / "connectx.py"
    file.parent.mkdir()
    file.write_text(OLD)
    names = {"FILE": str(file), "RECORD": str(checkout / "quick.jsonl")}
    (checkout / "build.py").write_text("import sys; sys.exit(sys.argv[1:] == ['--check', 'connectx'])")
    assert command.main([names.get(word, word) for word in arguments]) == 0
    assert [line.partition(": ")[2] for line in capsys.readouterr().err.splitlines() if "older" in line] == [STALE]


def test_a_built_file_is_stale_from_an_edited_source(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(built_agents, "CHECKOUT", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copy(ROOT / "build.py", tmp_path)
    build, file = load_build(), tmp_path / "submission" / "connectx.py"
    file.parent.mkdir()
    source = tmp_path / "src" / "tempo" / "games" / "connectx" / "threats.py"
    modules = build.modules_of("tempo.games.connectx.champion", tmp_path)
    file.write_text(build.bundle("connectx", modules, tmp_path, plain=True), encoding="utf-8")
    built_agents.warn_if_stale(file, "check")
    assert capsys.readouterr().err == ""
    source.write_text(source.read_text() + "\nEDITED = 1\n")
    built_agents.warn_if_stale(file, "check")
    assert capsys.readouterr().err == f"check: {STALE}\n"


def test_files_of_others_are_not_compared(checkout, capsys):
    (checkout / "build.py").write_text("import sys; sys.exit(1)")
    (checkout / "submission").mkdir()
    for place in ("submission/mine.py", "submission/connectx.py", "connectx.py"):
        file = checkout / place
        file.write_text(OLD if file.parent == checkout else "def agent(o, c): return 0")
        built_agents.warn_if_stale(file, "check")
    assert capsys.readouterr().err == ""
