"""Kernels compiled at once: in child processes, into the cache, with a line for each."""

import multiprocessing
import os
import re
import signal
import sys

import numpy as np
import pytest
from what_windows_lacks import needs_fork

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.players.profile_agents import make_agent
from tempo.arena.players.warmup import calls_ahead
from tempo.native.aot import parallel_compiling
from tempo.native.aot.kernel_cache import cache_file, compile_cached
from tempo.native.aot.parallel_compiling import compile_ahead, compile_all, compile_and_report, report_compiling
from tempo.native.backends import BACKENDS, full_key
from tempo.native.jit import kernel, njit
from tempo.native.loader.machine_code import Unusable
from tempo.native.numba_compiler import compile_kernel

forked = needs_fork("kernels are compiled one after the other")
NUMBERS = np.arange(10, dtype=np.int64)


@kernel
def add_up(numbers):
    """Return the sum of the numbers."""
    total = 0
    for number in numbers:
        total += number
    return total


@kernel
def add_twice(numbers):
    """Return twice the sum of the numbers."""
    total = 0
    for number in numbers:
        total += number
    for number in numbers:
        total += number
    return total


@njit
def square(number):
    """Return the square of a number."""
    return number * number


@kernel
def add_squares(numbers):
    """Return the sum of the squares of the numbers."""
    total = 0
    for number in numbers:
        total += square(number)
    return total


@kernel
def largest_square(numbers):
    """Return the largest square of the numbers."""
    most = 0
    for number in numbers:
        most = max(most, square(number))
    return most


@kernel
def unknown(numbers):
    """Do what numba cannot."""
    return len(vars()) + numbers[0]


ADD_UP, ADD_TWICE, UNKNOWN, ADD_SQUARES, LARGEST = (
    (one.function, (NUMBERS,)) for one in (add_up, add_twice, unknown, add_squares, largest_square)
)


@pytest.fixture(autouse=True)
def empty_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path))


@pytest.fixture
def one_child(monkeypatch):
    """Kernels are compiled in child processes, one at a time."""
    monkeypatch.setattr(parallel_compiling, "_can_fork", lambda: True)
    monkeypatch.setattr(parallel_compiling, "usable_cores", lambda: 1)


def test_each_missing_kernel_is_compiled_once_the_largest_first(monkeypatch):
    monkeypatch.setattr(parallel_compiling, "usable_cores", lambda: 1)
    done = [one.call[0].__name__ for one in compile_all([ADD_UP, ADD_TWICE, ADD_UP])]
    assert done == ["add_twice", "add_up"]
    assert cache_file(*ADD_UP).is_file() and cache_file(*ADD_TWICE).is_file()
    assert list(compile_all([ADD_UP, ADD_TWICE])) == []


@pytest.mark.parametrize("forks", [pytest.param(True, marks=forked), False])
def test_a_kernel_that_cannot_be_compiled_stops_no_other(forks, monkeypatch):
    """Its error shows where it is asked for."""
    monkeypatch.setattr(parallel_compiling, "_can_fork", lambda: forks)
    assert {one.call[0].__name__ for one in compile_all([UNKNOWN, ADD_UP])} == {"unknown", "add_up"}
    assert cache_file(*ADD_UP).is_file() and not cache_file(*UNKNOWN).is_file()
    with pytest.raises(Unusable, match="vars"):
        compile_and_report(*UNKNOWN)


def test_a_numba_that_is_too_old_is_not_tried(monkeypatch):
    monkeypatch.setattr("importlib.metadata.version", lambda name: "0.59.1")
    assert list(compile_all([(add_up.function, (NUMBERS,))])) == []
    with pytest.raises(Unusable, match=r"numba 0\.59\.1 is too old"):
        compile_and_report(add_up.function, (NUMBERS,))


@forked
def test_machine_code_does_not_depend_on_what_its_process_compiled_before(one_child):
    done = [one.call for one in compile_all([ADD_SQUARES, ADD_TWICE, LARGEST])]
    assert done == [LARGEST, ADD_SQUARES, ADD_TWICE]  # the two with the same function one after the other
    assert [compile_cached(*call).code for call in done] == [compile_kernel(*call).code for call in done]


@forked
def test_a_child_that_dies_stops_no_other_kernel(one_child, monkeypatch):
    tried = parallel_compiling.compile_cached

    def die_of_one(function, arguments):
        if function is add_twice.function:
            os.kill(os.getpid(), signal.SIGKILL)
        return tried(function, arguments)

    monkeypatch.setattr(parallel_compiling, "compile_cached", die_of_one)
    assert [one.call for one in compile_all([ADD_UP, ADD_TWICE])] == [ADD_TWICE, ADD_UP]
    assert cache_file(*ADD_UP).is_file() and not cache_file(*ADD_TWICE).is_file()


@forked
def test_a_child_that_dies_while_it_is_idle_is_replaced(one_child):
    calls = [ADD_UP, ADD_TWICE, ADD_SQUARES]
    for _ in compile_all(calls):
        for child in multiprocessing.active_children():
            child.kill()
            child.join()
    assert all(cache_file(*call).is_file() for call in calls)


def test_a_line_is_printed_for_each_and_the_terminal_shows_what_is_being_compiled(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    for expected in (r"compiled add_up, \d+\.\d s of a processor\n", r"^$"):
        compile_and_report(*ADD_UP)
        printed = capsys.readouterr().err
        assert re.search(expected, printed)
        assert ("\r\x1b[Kcompiling add_up 0 s" in printed) == bool(printed)


def test_only_where_it_is_reported_kernels_are_compiled_ahead(capsys):
    calls = [(add_up, (NUMBERS,))]
    compile_ahead(calls)
    assert not cache_file(*ADD_UP).is_file()
    report_compiling()
    compile_ahead(calls)
    assert cache_file(*ADD_UP).is_file()
    assert capsys.readouterr().err.startswith("compiled add_up, ")


def test_what_has_machine_code_already_is_not_compiled_ahead(monkeypatch):
    report_compiling()
    monkeypatch.setitem(BACKENDS.loaded, full_key(*ADD_UP), None)
    compile_ahead([(add_up, (NUMBERS,)), (add_twice, (NUMBERS,))])
    assert cache_file(*ADD_TWICE).is_file() and not cache_file(*ADD_UP).is_file()


def test_a_match_compiles_the_kernels_of_its_players_only():
    """One thread needs none of several."""
    names = [kernel.__name__ for kernel, _ in calls_ahead(make_agent("connectx", "classic"), new_config("connectx"))]
    assert set(names) == {"find_position", "reroot", "search"}
    assert calls_ahead(lambda observation, configuration: 0, new_config("connectx")) == []
