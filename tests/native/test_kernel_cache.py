"""Whose files the kernel cache trusts. What it keeps is tested in test_backends.py."""

import ast
import marshal
import os
import stat

import numpy as np
import pytest
from folders import ROOT
from other_user import denies_others, give_away, plant
from what_windows_lacks import needs_modes

from tempo.native.aot import kernel_cache
from tempo.native.aot.kernel_cache import cache_file, compile_cached, is_cached
from tempo.native.aot.own_files import folder_fault, read_own
from tempo.native.aot.parallel_compiling import compile_all
from tempo.native.jit import NUMBA, kernel
from tempo.native.machine_code import LoadedKernel, flatten
from tempo.native.numba_compiler import compile_kernel

NUMBERS = np.arange(10, dtype=np.int64)
UNPICKLERS = {"pickle", "cloudpickle", "marshal", "shelve", "dill", "joblib"}
TRUSTED = {  # modules that may unpickle, and from where
    "lab/jobs/ray_cluster.py": "the cluster that the command line names",
    "lab/jobs/remote.py": "the same, and child processes",
    "lab/bench/scheduler_bench.py": "the same: simulated workers of a cluster of its own",
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
    monkeypatch.setattr(kernel_cache, "_reported", set())
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def result() -> int:
    return LoadedKernel(compile_cached(*CALL), NUMBA).call(list(flatten((NUMBERS,))))


def plant_code() -> None:
    plant(cache_file(*CALL), marshal.dumps(tuple(compile_kernel(planted.function, (NUMBERS,))._replace(key="add_up"))))


@needs_modes
def test_a_new_folder_and_its_files_are_closed_to_others(folder):
    previous = os.umask(0)
    try:
        assert result() == 45
    finally:
        os.umask(previous)
    (file,) = folder.iterdir()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700 and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert denies_others(folder) and denies_others(file)


@needs_modes
def test_machine_code_that_another_user_planted_is_replaced(folder):
    folder.mkdir(mode=0o755)
    plant_code()
    assert not is_cached(*CALL)
    assert result() == 45
    assert is_cached(*CALL) and cache_file(*CALL).stat().st_uid == os.geteuid()


def test_own_files_count_where_others_only_read(folder, capsys):
    """A temporary folder has mode 0755 here and there."""
    folder.mkdir(mode=0o755)
    assert result() == 45 and is_cached(*CALL)
    cache_file(*CALL).chmod(0o644)
    assert is_cached(*CALL) and capsys.readouterr().err == ""


@needs_modes
@pytest.mark.parametrize("mode", [0o777, 0o775, 0o1777])
def test_a_folder_where_others_can_write_is_not_used(folder, mode, capsys):
    """One line says why, and what to do."""
    folder.mkdir()
    plant_code()
    before = cache_file(*CALL).read_bytes()
    folder.chmod(mode)
    assert [result(), result()] == [45, 45]
    assert cache_file(*CALL).read_bytes() == before and len(list(folder.iterdir())) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and f"others can write in {folder}: chmod 700 {folder}" in said
    folder.chmod(0o700)
    assert result() == 45 and is_cached(*CALL)


@needs_modes
def test_a_folder_of_another_user_is_not_used(folder, monkeypatch, capsys):
    folder.mkdir()
    plant_code()
    give_away(folder, monkeypatch)
    assert result() == 45 and list(compile_all([CALL])) == []
    assert f"{folder} belongs to another user" in capsys.readouterr().err


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


def test_nothing_else_runs_code_that_it_reads_from_files():
    """Checkpoints are arrays without pickles."""
    found = {}
    for path in (ROOT / "src" / "tempo").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if UNPICKLERS & {part for name in names for part in name.split(".")}:
                found[path.relative_to(ROOT / "src" / "tempo").as_posix()] = True
            assert not (isinstance(node, ast.keyword) and node.arg == "allow_pickle"), path
    assert found.keys() == TRUSTED.keys()
