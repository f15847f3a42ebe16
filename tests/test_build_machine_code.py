"""Machine code in bundles: recorded with the digest of the file, left out where stale, and compiled when needed."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from built_files import build, built_file
from folders import ROOT
from what_windows_lacks import not_under_wine

from tempo.native.aot import packing
from tempo.native.aot.make_objects import aot_objects
from tempo.native.aot.packing import chapters_of, unpacked
from tempo.native.loader import machine_code
from tempo.native.loader.aot_format import TEXT_OF_OBJECTS
from tempo.native.loader.machine_code import Unusable, read_objects
from tempo.native.loader.targets import COMMITTED

TARGETS = {"connectx": "tempo.games.connectx.classic"}  # of fewer modules than the champion
NOT_BUNDLED = ("api", "app", "arena", "lab", "training", "web", "gomoku", "othello", "adapter", "*.pyc.*")
RULES, TREE = "src/tempo/games/connectx/rules.py", "src/tempo/search/tree.py"
MCTS = "src/tempo/search/mcts.py"
OPTIONS = "src/tempo/search/options.py"


@pytest.fixture(autouse=True)
def reads_what_is_committed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code for another system is read here, too. Nothing runs it, and no file is asked for first moves."""
    monkeypatch.setattr(machine_code, "usable_codes", lambda: [COMMITTED])
    monkeypatch.setattr(build, "try_out", lambda *file: None)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the sources that may be edited, with their bytecode."""
    ignored = shutil.ignore_patterns(*NOT_BUNDLED)
    shutil.copytree(ROOT / "src" / "tempo", tmp_path / "src" / "tempo", ignore=ignored)
    return tmp_path


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build.bundled_code, "find_spec", lambda name: None)


def main(project: Path, *arguments: str) -> int:
    return build.main(list(arguments), project, TARGETS)


def machine_code_of(file: Path) -> str:
    """What the built file says its machine code is."""
    names: dict = {}
    (found,) = TEXT_OF_OBJECTS.findall(file.read_text(encoding="utf-8"))
    exec(found, names)
    return str(names["MACHINE_CODE"])


def keys_in(file: Path) -> set[str]:
    """What the built file has as machine code."""
    return set(objects_in(file))


def objects_in(file: Path) -> dict[str, bytes]:
    """The objects of a built file by their keys."""
    objects, refused = read_objects(machine_code_of(file), str(file))
    assert refused == []
    return {made.key: made.code for made in objects}


def stale_games(project: Path) -> list[str]:
    """The games whose machine code is not that of their sources."""
    return list(build.stale_games([build.modules_of(TARGETS["connectx"], project)], project, whole=True))


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def edit(project: Path) -> None:
    """Another constant in a function that is machine code."""
    replace(project / RULES, "WORD = 64", "WORD = 63")


def test_a_built_file_has_machine_code_of_that_very_file(tmp_path: Path) -> None:
    file = Path(shutil.copy(built_file("connectx"), tmp_path))
    text = machine_code_of(file)
    assert json.loads(text.partition("\n")[0])["sources"] == []
    assert any(key.startswith("search-") for key in keys_in(file))
    file.write_text(file.read_text(encoding="utf-8") + "# and a word more\n", encoding="utf-8")
    with pytest.raises(Unusable, match="older than its sources"):
        read_objects(text, str(file))
    with pytest.raises(Unusable, match="cannot be told"):
        read_objects(text, "<string>")


def test_a_text_executed_in_place_of_a_file_is_distinguished_from_an_edited_one() -> None:
    """The environment gives it for the name of the file, too."""
    file = built_file("connectx")
    text = file.read_text(encoding="utf-8")
    assert read_objects(machine_code_of(file), text)
    with pytest.raises(Unusable, match="older than its sources"):
        read_objects(machine_code_of(file), text.replace("TROUBLE = 0.4", "TROUBLE = 0.3"))


def test_a_built_file_has_the_machine_code_of_its_own_modules_only() -> None:
    """And each call of a game is in one of its files at least."""
    classic, champion = (keys_in(built_file(name)) for name in ("othello_classic", "othello"))
    assert {key.partition("-")[0] for key in classic} == {"find_position", "reroot", "search"}
    assert {key.partition("-")[0] for key in champion} == {"search_alphabeta", "solve_endgame"}
    by_threads = {"search_together", "search_alphabeta_together", "solve_together", "grow_table"}
    left_out = {made.key for made in aot_objects("othello")} - classic - champion
    assert {key.partition("-")[0] for key in left_out} == by_threads  # which is in no file for the competition


def test_line_ends_of_another_system_make_no_difference(project: Path) -> None:
    path = project / RULES
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert stale_games(project) == []
    edit(project)
    assert stale_games(project) == ["connectx"]


def test_plain_leaves_it_out_and_nothing_else(project: Path) -> None:
    assert main(project) == 0
    whole = (project / "submission" / "connectx.py").read_text(encoding="utf-8")
    assert main(project, "--plain") == 0
    plain = (project / "submission" / "connectx.py").read_text(encoding="utf-8")
    assert machine_code_of(project / "submission" / "connectx.py").strip() == ""
    assert TEXT_OF_OBJECTS.sub("", whole) == TEXT_OF_OBJECTS.sub("", plain)
    assert main(project, "--check", "--plain") == 0
    assert main(project, "--check") == 1


def test_stale_machine_code_is_left_out_where_numba_is_missing(
    project: Path, without_numba: None, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(project)
    assert main(project, "--check") == 1
    assert "machine code older than its sources: connectx" in capsys.readouterr().err
    assert main(project) == 0
    assert "connectx: built without machine code" in capsys.readouterr().out
    assert machine_code_of(project / "submission" / "connectx.py").strip() == ""


def test_comments_and_docstrings_make_nothing_stale(
    project: Path, without_numba: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """A changed comment or docstring leaves the data file alone, and the built file has its machine code."""
    data = project / "src" / "tempo" / "games" / "connectx" / "aot_data.py"
    before = data.read_bytes()
    for path in (project / MCTS, project / TREE, project / RULES):
        text = path.read_text(encoding="utf-8")
        first, rest = text.split("\n", 1)
        path.write_text(f'"""Other words.\n\n{first.lstrip(chr(34))}\n{rest}\n# The end.\n', encoding="utf-8")
    assert stale_games(project) == []
    assert main(project) == 0 and main(project, "--check") == 0
    assert "machine code" not in capsys.readouterr().out
    assert data.read_bytes() == before
    assert keys_in(project / "submission" / "connectx.py")


def test_a_renamed_field_makes_it_stale(project: Path) -> None:
    path = project / OPTIONS
    replace(path, "class SearchParams(NamedTuple):\n", "class SearchParams(NamedTuple):\n    # a comment\n")
    assert stale_games(project) == []
    text = path.read_text(encoding="utf-8")
    fields = text.partition("class SearchParams(NamedTuple):\n")[2]
    first = next(line for line in fields.splitlines() if ": " in line and line.startswith("    "))
    path.write_text(text.replace(f"\n{first}\n", f"\n{first.replace(':', '_again:', 1)}\n"), encoding="utf-8")
    assert stale_games(project) == ["connectx"]


@not_under_wine(reason="a child process cannot write into a file under Wine")
def test_a_changed_constant_compiles_only_the_kernels_that_contain_it(
    project: Path, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here one in re-rooting the tree, with a cache that is empty."""
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path / "cache"))
    replace(project / TREE, "tree.stats[node].value = 0.0", "tree.stats[node].value = 0.5")
    assert main(project) == 0
    output = capfd.readouterr().out
    assert "machine code of connectx: compiling what changed" in output
    lines = [line for line in output.splitlines() if " of a processor (" in line]
    assert lines and all(line.startswith("  connectx: reroot, ") for line in lines)
    assert main(project, "--check") == 0
    made = objects_in(project / "submission" / "connectx.py")
    before = {one.key: one.code for one in aot_objects("connectx")}
    assert {key.partition("-")[0] for key in made if made[key] != before[key]} == {"reroot"}


def test_objects_are_refused_one_by_one(project: Path) -> None:
    """Where only the solver's sources changed, the search keeps its machine code."""
    path = project / "src" / "tempo" / "games" / "connectx" / "aot_data.py"
    names: dict = {}
    exec(path.read_text(encoding="utf-8"), names)
    source = str(project / "src" / "tempo" / "native" / "jit.py")
    whole, refused = read_objects(names["MACHINE_CODE"], source)
    assert refused == []
    (solver,) = (project / "src" / "tempo" / "games" / "connectx" / "solver").glob("null_window_search.py")
    solver.write_text(solver.read_text(encoding="utf-8") + "\nANOTHER = 1\n", encoding="utf-8")
    fresh, refused = read_objects(names["MACHINE_CODE"], source)
    assert 0 < len(fresh) < len(whole) and len(fresh) + len(refused) == len(whole)
    assert all("null_window_search.py" in one for one in refused)
    assert any(one.key.startswith("search-") for one in fresh)


def test_a_refused_target_does_not_stop_the_others(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    targets = TARGETS | {"clash": "tempo.games.connectx.clash"}
    (project / "submission").mkdir()
    (project / "submission" / "clash.py").write_text("as it was", encoding="utf-8")
    path = project / "src" / "tempo" / "games" / "connectx" / "clash.py"
    path.write_text(f"len = 3\n\n\n{build.SIGNATURE}:\n    return len\n", encoding="utf-8")
    assert build.main([], project, targets) == 1
    output = capsys.readouterr()
    assert "len hides the builtin" in output.err and output.err.count("\n") == 1
    assert output.out.startswith("connectx: ") and keys_in(project / "submission" / "connectx.py")
    assert (project / "submission" / "clash.py").read_text(encoding="utf-8") == "as it was"


@pytest.mark.parametrize("damage", ["", "0", "digest", "label"])
def test_damaged_machine_code_is_stale(project: Path, damage: str) -> None:
    path = project / "src" / "tempo" / "games" / "connectx" / "aot_data.py"
    text = path.read_text(encoding="utf-8")
    if damage == "":
        path.write_text('"""None."""\n\nMACHINE_CODE = """\n"""\n', encoding="utf-8")
    elif damage == "label":
        path.write_text(text.replace('{"code"', '<<<<<<< {"code"'), encoding="utf-8")
    elif damage == "digest":
        path.write_text(text.replace('"checksum": "', '"checksum": "0'), encoding="utf-8")
    else:
        place = len(text) // 2
        path.write_text(text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :], encoding="utf-8")
    assert stale_games(project) == ["connectx"]


SOLVING, FOR_THREADS = "src/tempo/search/threads/shared_solving.py", "task[BITS] + 2, 0"


@pytest.mark.long
def test_a_file_by_name_compiles_its_own_kernels_only(
    project: Path, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest is stale until all are built; that takes over what was compiled."""
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path / "cache"))
    replace(project / SOLVING, FOR_THREADS, "task[BITS] + 3, 0")
    replace(project / TREE, "tree.stats[node].value = 0.0", "tree.stats[node].value = 0.5")
    assert main(project, "connectx") == 0
    output = capfd.readouterr().out
    assert {line.split()[1] for line in output.splitlines() if " of a processor (" in line} == {"reroot,"}
    assert "`python build.py` compiles the rest: connectx (grow_table)" in output
    by_name = (project / "submission" / "connectx.py").read_bytes()
    assert keys_in(project / "submission" / "connectx.py")
    assert main(project, "--check") == 1
    assert "older than its sources: connectx (grow_table); run `python build.py`" in capfd.readouterr().err
    assert main(project) == 0
    output = capfd.readouterr().out
    assert {line.split()[1] for line in output.splitlines() if " of a processor (" in line} == {"grow_table,"}
    assert main(project, "--check") == 0
    assert (project / "submission" / "connectx.py").read_bytes() == by_name


def test_a_kernel_that_cannot_be_compiled_fails_the_build(
    project: Path, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is written without machine code; a kernel that it does not have makes no difference."""
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path / "cache"))
    replace(project / SOLVING, FOR_THREADS, "task[BITS] + len(vars()), 0")
    assert main(project, "connectx") == 0
    assert keys_in(project / "submission" / "connectx.py")
    replace(project / TREE, "tree.stats[node].value = 0.0", "tree.stats[node].value = len(vars())")
    assert main(project, "connectx") == 1
    output = capfd.readouterr()
    assert "no machine code of connectx: Unusable: numba: " in output.err
    assert "connectx: built without machine code" in output.out
    assert machine_code_of(project / "submission" / "connectx.py").strip() == ""


def test_where_no_machine_code_can_be_made_the_file_is_built_without(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on another system, where the maker says so."""
    edit(project)
    maker = project / "src" / "tempo" / "elsewhere.py"
    maker.write_text("import sys\nsys.exit(3)\n", encoding="utf-8")
    monkeypatch.setattr(build.bundled_code, "MAKER", "tempo.elsewhere")
    assert main(project, "connectx") == 0
    assert machine_code_of(project / "submission" / "connectx.py").strip() == ""


def test_with_an_old_numba_the_file_is_built_without(
    project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(project)
    information = tmp_path / "packages" / "numba-0.59.1.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: numba\nVersion: 0.59.1\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(information.parent))
    assert main(project, "connectx") == 0
    output = capfd.readouterr()
    assert "no machine code of connectx: numba 0.59.1 is too old to compile: 0.60 or newer" in output.err
    assert "connectx: built without machine code" in output.out
    assert machine_code_of(project / "submission" / "connectx.py").strip() == ""


def test_a_compiler_that_was_killed_is_named(
    project: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(project)
    maker = project / "src" / "tempo" / "killed.py"
    maker.write_text("import os\nos.kill(os.getpid(), 9)\n", encoding="utf-8")
    monkeypatch.setattr(build.bundled_code, "MAKER", "tempo.killed")
    assert main(project, "connectx") == 1
    assert "build.py: signal 9 ended the compiling of connectx\n" in capfd.readouterr().err


def test_a_file_for_several_targets_holds_a_part_for_each(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts share one digest, that of the file; each machine takes the first that it can run."""
    committed = TEXT_OF_OBJECTS.search((project / "src/tempo/games/connectx/aot_data.py").read_text(encoding="utf-8"))
    assert committed
    names: dict = {}
    exec(committed[0], names)

    def make(games: list[str], files: list, root: Path, machines: Any) -> bool:
        for code in machines.codes:
            head, _, body = names["MACHINE_CODE"].partition("\n")
            text = f"{json.dumps(json.loads(head) | {'code': code})}\n{body}"
            (machines.folder / f"connectx-{code}").write_text(text, encoding="utf-8")
        return True

    monkeypatch.setattr(build.bundled_code, "make", make)
    assert main(project, "connectx", "--targets", "windows-arm64,linux-x86_64-v3,macos-arm64") == 0
    everywhere = project / "submission" / "everywhere" / "connectx.py"
    heads = [json.loads(part.partition("\n")[0]) for part in machine_code_of(everywhere).split("\n\n")]
    assert [head["code"] for head in heads] == ["x86_64-v3", "arm64"]
    assert len({head["digest"] for head in heads}) == 1
    assert objects_in(everywhere) == objects_in(project / "submission" / "connectx.py")
    files = {"connectx": build.follow(TARGETS["connectx"], project)}
    assert build.build_for(["x86_64-v3-windows"], files, project) == 0
    with pytest.raises(Unusable, match="machine code for x86_64-v3-windows, and this is linux x86_64"):
        objects_in(everywhere)


@pytest.mark.parametrize(("arguments", "complaint"), [
    (("--targets", "linux-x86"), "no target linux-x86; known: all, linux-x86_64-v3"),
    (("--targets", "all", "--check"), "--targets goes with neither --check nor --plain"),
])
def test_wrong_targets_are_refused_in_one_line(
    project: Path, arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(project, *arguments)
    assert complaint in capsys.readouterr().err
    assert not (project / "submission").exists()


def test_a_file_packed_by_another_lzma_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "submission" / "connectx.py").read_text(encoding="utf-8")
    (code,) = TEXT_OF_OBJECTS.findall(text)
    ((needed, packed),) = chapters_of(code[: -len('"""')]).items()
    assert len(needed.split()) > 1
    monkeypatch.setattr(packing.lzma, "PRESET_EXTREME", 0)
    monkeypatch.setattr(packing.lzma, "PRESET_DEFAULT", 0)
    other = text.replace(packed.strip("\n"), "\n".join(packing.packed(unpacked(packed))))
    assert other != text and build.bundled_code.is_same(other, text)
    damaged = packing.packed(unpacked(packed)[:-1] + b"\0\1")
    assert not build.bundled_code.is_same(text.replace(packed.strip("\n"), "\n".join(damaged)), text)
    assert not build.bundled_code.is_same(other.replace("def ", "def  ", 1), text)
