"""Built files that are not there: a command builds its own, and names the command for one that was typed."""

import pytest
from folders import ROOT

from tempo.arena.command_line.inputs import BadInput, agent_file
from tempo.arena.players.agents import built_agents

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
