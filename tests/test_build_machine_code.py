"""Machine code in bundles: labelled as made from the very file, left out where it is not, and made anew at need."""

import json
import marshal
import shutil
from pathlib import Path

import pytest
from build_support import ROOT, load_build

from tempo.native import machine_code
from tempo.native.aot.kernel_cache import keep, place_of
from tempo.native.aot.make_objects import beforehand, ready_made
from tempo.native.machine_code import Unusable, key_of, read_objects

build = load_build()
TARGETS = {"connectx": "tempo.games.connectx.champion"}
RULES, TREE = "src/tempo/games/connectx/rules.py", "src/tempo/search/tree.py"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the sources that may be edited."""
    shutil.copytree(ROOT / "src" / "tempo", tmp_path / "src" / "tempo", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "find_spec", lambda name: None)


def main(project: Path, *arguments: str) -> int:
    return build.main(list(arguments), project, TARGETS)


def machine_code_of(file: Path) -> str:
    """What the built file says its machine code is."""
    names: dict = {}
    (found,) = machine_code.TEXT_OF_OBJECTS.findall(file.read_text(encoding="utf-8"))
    exec(found, names)
    return str(names["MACHINE_CODE"])


def keys_in(file: Path) -> set[str]:
    """What the built file has as machine code."""
    return {made.key for made in read_objects(machine_code_of(file), str(file))}


def edit(project: Path) -> None:
    """Another constant in a function that is machine code."""
    path = project / RULES
    path.write_text(path.read_text(encoding="utf-8").replace("WORD = 64", "WORD = 63"), encoding="utf-8")


def test_a_built_file_carries_machine_code_made_from_that_very_file(project: Path) -> None:
    assert main(project) == 0
    file = project / "submission" / "connectx.py"
    text = machine_code_of(file)
    assert json.loads(text.partition("\n")[0])["sources"] == []
    assert any(made.key.startswith("search-") for made in read_objects(text, str(file)))
    file.write_text(file.read_text(encoding="utf-8") + "# and a word more\n", encoding="utf-8")
    with pytest.raises(Unusable, match="older than its sources"):
        read_objects(text, str(file))
    with pytest.raises(Unusable, match="cannot be told"):
        read_objects(text, "<string>")


def test_a_text_that_is_executed_in_place_of_a_file_is_told_from_an_edited_one(project: Path) -> None:
    """The environment gives it for the name of the file, too."""
    assert main(project) == 0
    file = project / "submission" / "connectx.py"
    text = file.read_text(encoding="utf-8")
    assert read_objects(machine_code_of(file), text)
    with pytest.raises(Unusable, match="older than its sources"):
        read_objects(machine_code_of(file), text.replace("TROUBLE = 0.4", "TROUBLE = 0.3"))


def test_a_built_file_carries_the_machine_code_of_its_own_modules_alone(tmp_path: Path) -> None:
    """And each call of a game is in one of its files at least."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    targets = {"classic": "tempo.games.othello.classic", "champion": "tempo.games.othello.champion"}
    assert build.main([], tmp_path, targets) == 0
    classic, champion = (keys_in(tmp_path / "submission" / f"{name}.py") for name in targets)
    assert {key.partition("-")[0] for key in classic} == {"find_position", "reroot", "search"}
    assert {key.partition("-")[0] for key in champion} == {"deepen_on", "solve_endgame"}
    by_threads = {"search_together", "deepen_together", "solve_endgame_together", "grow_endgame_table"}
    left_out = {made.key for made in ready_made("othello")} - classic - champion
    assert {key.partition("-")[0] for key in left_out} == by_threads  # which is in no file for the competition


def test_line_ends_of_another_system_make_no_difference(project: Path) -> None:
    path = project / RULES
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert build.stale_games(list(TARGETS.values()), project) == []
    edit(project)
    assert build.stale_games(list(TARGETS.values()), project) == ["connectx"]


def test_plain_leaves_it_out_and_nothing_else(project: Path) -> None:
    assert main(project) == 0
    whole = (project / "submission" / "connectx.py").read_text(encoding="utf-8")
    assert main(project, "--plain") == 0
    plain = (project / "submission" / "connectx.py").read_text(encoding="utf-8")
    assert machine_code_of(project / "submission" / "connectx.py").strip() == ""
    assert machine_code.TEXT_OF_OBJECTS.sub("", whole) == machine_code.TEXT_OF_OBJECTS.sub("", plain)
    assert main(project, "--check", "--plain") == 0
    assert main(project, "--check") == 1


def test_what_is_older_than_its_sources_is_left_out_where_numba_is_missing(
    project: Path, without_numba: None, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(project)
    assert main(project, "--check") == 1
    assert "machine code older than its sources: connectx" in capsys.readouterr().err
    assert main(project) == 0
    assert "connectx: built without machine code, which needs numba" in capsys.readouterr().out
    assert machine_code_of(project / "submission" / "connectx.py").strip() == ""


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store of machine code that has all that is committed, so that only what is edited takes long to make."""
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path / "cache"))
    committed = {made.key: made for made in ready_made("connectx")}
    for entry, arguments in beforehand("connectx"):
        made = committed[key_of(entry.function, arguments)]
        keep(place_of(entry.function, arguments), marshal.dumps(tuple(made)))


def test_what_is_older_than_its_sources_is_made_anew(
    project: Path, store: None, capfd: pytest.CaptureFixture[str]
) -> None:
    """Of a constant in a function that re-roots the tree comes other code for that, and for nothing else."""
    path = project / TREE
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("tree.stats[node].value = 0.0", "tree.stats[node].value = 0.5"), encoding="utf-8")
    assert main(project) == 0
    assert "machine code of connectx: some ten seconds each to make" in capfd.readouterr().out
    assert main(project, "--check") == 0
    file = project / "submission" / "connectx.py"
    made = {one.key: one.code for one in read_objects(machine_code_of(file), str(file))}
    before = {one.key: one.code for one in ready_made("connectx")}
    assert {key.partition("-")[0] for key in made if made[key] != before[key]} == {"reroot"}


@pytest.mark.parametrize("damage", ["", "0", "digest", "label"])
def test_machine_code_that_was_damaged_is_stale(project: Path, damage: str) -> None:
    path = project / "src" / "tempo" / "games" / "connectx" / "aot_data.py"
    text = path.read_text(encoding="utf-8")
    if damage == "":
        path.write_text('"""None."""\n\nMACHINE_CODE = """\n"""\n', encoding="utf-8")
    elif damage == "label":
        path.write_text(text.replace('{"system"', '<<<<<<< {"system"'), encoding="utf-8")
    elif damage == "digest":
        path.write_text(text.replace('"digest": "', '"digest": "0'), encoding="utf-8")
    else:
        place = len(text) // 2
        path.write_text(text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :], encoding="utf-8")
    assert build.stale_games(list(TARGETS.values()), project) == ["connectx"]
