"""Whose files the kernel cache trusts. What it keeps is tested in test_backends.py."""

import ast
import gc
import os
import re
import stat
from unittest.mock import Mock

import numpy as np
import pytest
from folders import ROOT
from other_user import denies_others, give_away, plant
from what_windows_lacks import needs_modes

from tempo.native.aot import kernel_cache
from tempo.native.aot.kernel_cache import cache_file, compile_cached, is_cached
from tempo.native.aot.own_files import folder_fault, read_own
from tempo.native.aot.parallel_compiling import compile_all
from tempo.native.backends import NUMBA
from tempo.native.jit import kernel
from tempo.native.loader.machine_code import LoadedKernel, Unusable, flatten

NUMBERS = np.arange(10, dtype=np.int64)
UNPICKLERS = {"pickle", "cloudpickle", "marshal", "shelve", "dill", "joblib"}
TRUSTED = {  # modules that may unpickle, and from where
    "api/function_players.py": "nothing: it only tries whether a function of the user's can be pickled",
    "arena/jobs/ray_cluster.py": "the cluster that the command line names",
    "arena/jobs/remote.py": "the same, and child processes",
    "native/background_compiler.py": "a child process, and the task that its parent wrote",
    "native/kernel_orders.py": "that task",
    "native/aot/kernel_cache.py": "own files alone",
}


@kernel
def add_up(numbers):
    """Return the sum."""
    total = 0
    for number in numbers:
        total += number
    return total


@kernel
def planted(numbers):
    """Return what another user wants."""
    return -len(numbers)


CALL = add_up.function, (NUMBERS,)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The folder that the user names."""
    monkeypatch.setattr(kernel_cache, "_reported", set())
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def kernels(folder):
    """The folder of the kernels, not made yet."""
    return folder / "kernels"


def result() -> int:
    return LoadedKernel(compile_cached(*CALL), NUMBA).call(list(flatten((NUMBERS,))))


def planted_code() -> bytes:
    """The content of a file of the cache that gives another result."""
    compile_cached(planted.function, (NUMBERS,))
    return cache_file(planted.function, (NUMBERS,)).read_bytes()


@needs_modes
def test_a_new_folder_and_its_files_are_closed_to_others(folder, kernels):
    previous = os.umask(0)
    try:
        assert result() == 45
    finally:
        os.umask(previous)
    file = cache_file(*CALL)
    assert file.parent == kernels and kernels.parent == folder
    assert [stat.S_IMODE(path.stat().st_mode) for path in (folder, kernels, file)] == [0o700, 0o700, 0o600]
    assert denies_others(folder) and denies_others(kernels) and denies_others(file)


@needs_modes
def test_machine_code_that_another_user_planted_is_replaced(folder):
    folder.mkdir(mode=0o755)
    plant(cache_file(*CALL), planted_code())
    assert not is_cached(*CALL)
    assert result() == 45
    assert is_cached(*CALL) and cache_file(*CALL).stat().st_uid == os.geteuid()


def test_own_files_count_where_others_only_read(folder, kernels, capsys):
    """A temporary folder has mode 0755 here and there."""
    folder.mkdir(mode=0o755)
    kernels.mkdir(mode=0o755)
    assert result() == 45 and is_cached(*CALL)
    cache_file(*CALL).chmod(0o644)
    assert is_cached(*CALL) and capsys.readouterr().err == ""


@needs_modes
@pytest.mark.parametrize("mode", [0o777, 0o775, 0o1777])
@pytest.mark.parametrize("name", ["cache", "cache/kernels"])
def test_a_folder_where_others_can_write_is_not_used(name, mode, kernels, tmp_path, capsys):
    """One line says why, and what to do."""
    plant(cache_file(*CALL), content := planted_code())
    files, unsafe = sorted(kernels.iterdir()), tmp_path / name
    unsafe.chmod(mode)
    assert [result(), result()] == [45, 45]
    assert cache_file(*CALL).read_bytes() == content and sorted(kernels.iterdir()) == files
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and f"others can write in {unsafe}: chmod 700 {unsafe}" in said
    unsafe.chmod(0o700)
    assert result() == 45 and is_cached(*CALL)


@needs_modes
@pytest.mark.parametrize("name", ["cache", "cache/kernels"])
def test_a_folder_of_another_user_is_not_used(name, tmp_path, monkeypatch, capsys):
    plant(cache_file(*CALL), planted_code())
    give_away(tmp_path / name, monkeypatch)
    assert result() == 45 and list(compile_all([CALL])) == []
    assert capsys.readouterr().err.count("belongs to another user") == 1


def test_a_folder_that_cannot_be_made_is_reported(folder, capsys):
    folder.write_text("a file")
    assert result() == 45
    assert str(folder) in capsys.readouterr().err


@needs_modes
def test_a_system_without_owners_and_modes_takes_all_files(folder, monkeypatch):
    """Windows."""
    folder.mkdir()
    plant(folder / "file", b"content")
    folder.chmod(0o777)
    monkeypatch.delattr(os, "geteuid")
    assert folder_fault(folder) == "" and read_own(folder / "file") == b"content"


# ---- damaged files, and what is no file ----


def test_a_flipped_bit_is_found_and_the_file_replaced(monkeypatch):
    """In code it would crash, or play other moves."""
    compiled, file = compile_cached(*CALL), cache_file(*CALL)
    again = Mock(return_value=compiled)
    monkeypatch.setattr(kernel_cache, "compile_kernel", again)
    content = file.read_bytes()
    places = range(0, len(content), len(content) // 200)
    for place in places:
        file.write_bytes(content[:place] + bytes([content[place] ^ 1 << place % 8]) + content[place + 1 :])
        assert compile_cached(*CALL) == compiled and file.read_bytes() == content
    assert again.call_count == len(places)
    for end in (0, 10, len(content) - 1):
        file.write_bytes(content[:end])
        assert compile_cached(*CALL) == compiled and file.read_bytes() == content


@needs_modes
@pytest.mark.parametrize("kind", ["fifo", "link"])
def test_what_is_no_regular_file_is_replaced_and_not_read(kind, tmp_path):
    """A FIFO would be waited for."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_bytes(planted_code())
    if kind == "fifo":
        os.mkfifo(cache_file(*CALL))
    else:
        cache_file(*CALL).symlink_to(elsewhere)
    before = elsewhere.read_bytes()
    assert not is_cached(*CALL)
    assert result() == 45 and is_cached(*CALL)
    assert elsewhere.read_bytes() == before


def test_a_folder_that_has_the_name_of_a_file_stays(kernels):
    kept = cache_file(*CALL) / "kept.txt"
    kept.parent.mkdir(parents=True)
    kept.write_text("mine")
    assert [result(), result()] == [45, 45]
    assert kept.read_text() == "mine" and not is_cached(*CALL)
    assert not list(kernels.glob(f"{kept.parent.name}.*")), "no draft is left"


def test_only_the_oldest_files_of_the_cache_are_removed(folder, kernels, monkeypatch):
    """Nothing of the user's, and no folder."""
    monkeypatch.setattr(kernel_cache, "MOST_FILES", 3)
    name = cache_file(*CALL).name
    kept = [place / file for place in (folder, kernels) for file in ("notes.txt", f"{name}.txt", f"old-{name[-9:]}")]
    kept += [folder / name, folder / f"{name}.1", kernels / f"{name}0", kernels / f"other{name}" / "inside.txt"]
    old = [kernels / f"{'abcd'[number]}{name}" for number in range(4)] + [kernels / f"{name}.1"]
    for age, path in enumerate([*kept, *old]):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("something")
        os.utime(path, (age, age))
    assert result() == 45
    assert [path for path in (*kept, *old) if not path.exists()] == old[:3]
    assert is_cached(*CALL)


def test_nothing_else_runs_code_that_it_reads_from_files():
    """Checkpoints are arrays without pickles."""
    found = {}
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "src" / "tempo").rglob("*.py")}
    suspicious = re.compile("|".join([*UNPICKLERS, "allow_pickle"]))
    for path, text in texts.items():
        for node in ast.walk(ast.parse(text)) if suspicious.search(text) else ():
            names = [one.name for one in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if UNPICKLERS & {part for name in names for part in name.split(".")}:
                found[path.relative_to(ROOT / "src" / "tempo").as_posix()] = True
            assert not (isinstance(node, ast.keyword) and node.arg == "allow_pickle"), path
    assert found.keys() == TRUSTED.keys()


def test_garbage_is_collected_again_after_a_kernel_also_if_none_came_of_it(monkeypatch):
    def fail(*call):
        assert not gc.isenabled()
        raise Unusable("no machine code")

    monkeypatch.setattr(kernel_cache, "compile_kernel", fail)
    with pytest.raises(Unusable):
        compile_cached(*CALL)
    assert gc.isenabled()
