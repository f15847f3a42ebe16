"""build.py asks what it built for its first moves, and refuses a file that raises."""

import shutil
from pathlib import Path

import pytest
from built_files import build
from folders import ROOT

FAILING, SOUND = ("connectx", "gomoku_classic_rules", "othello_classic"), "othello"


@pytest.fixture(scope="module")
def broken(tmp_path_factory) -> tuple[Path, int]:
    """A copy of the sources with a misspelt name in the tree search, and its line."""
    project = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("app", "web", "training", "*.pyc.*")
    shutil.copytree(ROOT / "src" / "tempo", project / "src" / "tempo", ignore=ignored)
    search = project / "src/tempo/search/mcts.py"
    text = search.read_text(encoding="utf-8")
    assert text.count("value = simulate(") == 1
    search.write_text(text.replace("value = simulate(", "value = misspelt("), encoding="utf-8")
    return project, text[: text.index("value = simulate(")].count("\n") + 1


def built(project: Path, *arguments: str) -> int:
    return build.main(["--plain", *arguments], project)


def test_a_file_whose_first_move_raises_is_refused_and_the_old_one_stays(broken, capsys):
    """A file without the error is built beside them: alpha-beta does not use the tree search."""
    project, line = broken
    files = {name: project / "submission" / f"{name}.py" for name in (*FAILING, SOUND)}
    files[SOUND].parent.mkdir(exist_ok=True)
    for name in FAILING:
        files[name].write_text("# the old one\n")
    assert built(project, *files) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"src/tempo/search/mcts.py:{line}: a first move of {name} raises NameError: name 'misspelt' is not defined; "
        f"submission/{name}.py stays as it was"
        for name in FAILING
    ]
    assert [files[name].read_text() for name in FAILING] == ["# the old one\n"] * 3
    assert files[SOUND].is_file() and {path.suffix for path in files[SOUND].parent.iterdir()} == {".py"}


def test_the_check_asks_for_no_move(broken, capsys):
    project, _ = broken
    (project / "submission" / "connectx_classic.py").unlink(missing_ok=True)
    assert built(project, "--check", "connectx_classic") == 1
    assert "first move" not in capsys.readouterr().err


def test_without_numpy_it_is_built_with_a_word(broken, capsys, monkeypatch):
    project, _ = broken
    monkeypatch.setattr(build, "find_spec", lambda name: None)
    assert built(project, "connectx_classic") == 0
    assert "connectx_classic: no numpy to ask it for a first move\n" in capsys.readouterr().out


def test_a_crash_is_told_by_its_exit_code(broken, monkeypatch):
    project, _ = broken
    monkeypatch.setattr(build, "TRIAL", "tempo.lab.check.crashes")
    (project / "src/tempo/lab/check/crashes.py").write_text("import os\nos._exit(7)\n")
    modules = build.modules_of("tempo.games.connectx.classic", project)
    with pytest.raises(build.Refusal, match="a first move of connectx raises exit code 7; "):
        build.try_out("connectx", modules, project)
