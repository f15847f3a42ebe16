"""The backends: each is reached, and none is waited for under a clock."""
import os
import subprocess
import sys
import time
import warnings
from importlib import metadata
from math import inf
from pathlib import Path
from threading import Thread
from unittest.mock import Mock

import numpy as np
import pytest
from folders import ROOT, SUPPORT
from waiting import PATIENCE, state_of, wait_until
from what_windows_lacks import needs_fork

from tempo.native.aot import kernel_cache
from tempo.native.aot.kernel_cache import cache_file, compile_cached
from tempo.native.aot.kernel_digest import kernel_digest
from tempo.native.backends import NATIVE, NUMBA, PYTHON, Backends, best_backend
from tempo.native.jit import kernel, njit
from tempo.native.loader import machine_code
from tempo.native.loader.machine_code import Unusable, flatten
from tempo.native.numba_compiler import compile_kernel, numba_problem

FACTOR = 3


@njit
def grown(number):
    return number * FACTOR


@kernel
def add_up(numbers, start):
    """The sum of the numbers, three times each."""
    total = start
    for number in numbers:
        total += grown(number)
    return total


NUMBERS = np.arange(10, dtype=np.int64)


@pytest.mark.parametrize(("variables", "best"), [
    ({}, NATIVE),
    ({"TEMPO_BACKEND": "numba"}, NUMBA),
    ({"TEMPO_BACKEND": "python"}, PYTHON),
    ({"TEMPO_BACKEND": "native"}, NATIVE),
    ({"TEMPO_BACKEND": "nonesuch"}, NATIVE),
    ({"TEMPO_BACKEND": "numba", "NUMBA_DISABLE_JIT": "1"}, PYTHON),
])
def test_the_environment_names_the_best_backend(variables, best, monkeypatch):
    for name in ("TEMPO_BACKEND", "NUMBA_DISABLE_JIT"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert best_backend() == best


# ---- compiled in this process or its child ----

def test_a_caller_that_waits_gets_machine_code():
    backends = Backends(NUMBA)
    native = backends.find(add_up.function, (NUMBERS, 7), inf)
    assert native is not None and native.backend == NUMBA
    assert native.call(list(flatten((NUMBERS, 7)))) == 7 + 3 * 45


def test_a_caller_that_does_not_wait_gets_it_later(monkeypatch):
    backends = Backends(NUMBA)
    monkeypatch.setattr("tempo.native.backends.BACKENDS", backends)
    with monkeypatch.context() as patch:  # until then nothing that is compiled is taken
        patch.setattr(backends, "collect", lambda: None)
        call = add_up.bind(NUMBERS, last=(0,), seconds=1.0)
        assert call.backend == PYTHON and call(1) == 1 + 3 * 45
    end = time.monotonic() + PATIENCE
    while backends.compiler.is_busy and time.monotonic() < end:
        backends.wait(1.0)
    assert call.backend == NUMBA and call(2) == 2 + 3 * 45
    backends.collect()
    assert backends.compiler.process == 0 or not backends.compiler.orders


def paused_compiler():
    """Return backends and their compiler, which is paused at work; None if it has compiled before."""
    backends = Backends(NUMBA)
    backends.find(add_up.function, (NUMBERS, 7), 1.0)
    backends.collect()
    process = backends.compiler.process
    assert wait_until(lambda: backends.collect() or backends.compiler.has_greeted)
    backends.compiler.pause()
    assert wait_until(lambda: state_of(process) in ("T", "Z", ""))
    return (backends, process) if state_of(process) == "T" else backends.compiler.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is never stopped")
def test_the_compiler_is_paused_while_it_is_not_our_turn():
    backends, process = next(paused for _ in range(20) if (paused := paused_compiler()))
    backends.collect()  # nothing is taken, and nothing hangs
    assert backends.compiler.is_busy
    backends.compiler.resume()
    assert wait_until(lambda: state_of(process) != "T")
    assert wait_until(lambda: backends.wait(0.1) or not backends.compiler.is_busy)
    assert backends.find(add_up.function, (NUMBERS, 7), 0.0) is not None


def compiler_killed_again_and_again():
    """Return backends whose compiler was killed until it was started no more; it may have compiled before."""
    backends = Backends(NUMBA)
    backends.find(add_up.function, (NUMBERS, 7), 1.0)
    for _ in range(10):
        backends.collect()
        if not backends.compiler.is_busy:
            break
        process = backends.compiler.process
        os.kill(process, 9)
        assert wait_until(lambda process=process: state_of(process) in ("Z", ""))
        backends.collect()
    return backends


def test_a_compiler_that_is_killed_is_started_again_and_given_up_in_the_end():
    backends = next(made for _ in range(20) if not (made := compiler_killed_again_and_again()).loaded)
    assert "killed" in next(iter(backends.failures.values()))
    assert backends.find(add_up.function, (NUMBERS, 7), 1.0) is None


def test_a_kernel_that_cannot_be_compiled_is_interpreted_with_a_warning():
    @kernel
    def strange(numbers):
        return {"text": str(numbers)}

    with pytest.warns(UserWarning, match="^strange is interpreted: Unusable: numba: ") as warned:
        assert strange(NUMBERS) == {"text": str(NUMBERS)}
    (warning,) = warned
    assert (warning.filename, warning.lineno) == (__file__, strange.function.__code__.co_firstlineno)
    assert "\x1b" not in str(warning.message) and "\n" not in str(warning.message)
    with warnings.catch_warnings(action="error"):
        assert strange(NUMBERS)


def test_an_error_of_the_source_comes_without_a_warning_about_numba():
    @kernel
    def misspelt(numbers):
        return grown(numbers[0]) + groan(numbers[1])  # noqa: F821

    with warnings.catch_warnings(action="error"), pytest.raises(NameError, match="'groan' is not defined"):
        misspelt(NUMBERS)


# ---- the cache on disk ----

@pytest.mark.parametrize(("found", "is_old"), [
    ("0.58.0", True), ("0.59.1", True), ("0.60.0rc1", False), ("0.61.2", False), ("0.68.1", False), ("1.0.0", False),
])
def test_a_numba_that_is_too_old_is_not_asked(found, is_old, monkeypatch):
    monkeypatch.setattr(metadata, "version", lambda name: found)
    assert bool(numba_problem()) is is_old
    if is_old:
        with pytest.raises(Unusable, match=f"numba {found} is too old to compile: 0.60 or newer"):
            compile_kernel(grown, (1,))
    else:
        assert compile_kernel(grown, (1,)).code


def test_where_no_version_is_recorded_numba_is_asked(monkeypatch):
    monkeypatch.setattr(metadata, "version", Mock(side_effect=metadata.PackageNotFoundError))
    monkeypatch.setattr("numba.__version__", "0.59.1")
    assert numba_problem().startswith("numba 0.59.1 is too old to compile")
    monkeypatch.delattr("numba.__version__")
    assert numba_problem() == ""


def test_a_kernel_is_compiled_once(tmp_path, monkeypatch):
    made = []

    def noted(function, arguments, code):
        made.append(function.__name__)
        return compile_kernel(function, arguments, code)

    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path))
    monkeypatch.setattr(kernel_cache, "compile_kernel", noted)
    first, second = (compile_cached(add_up.function, (NUMBERS, 7)) for _ in range(2))
    assert first == second and made == ["add_up"]
    cache_file(add_up.function, (NUMBERS, 7)).write_bytes(b"damaged")
    assert compile_cached(add_up.function, (NUMBERS, 7)).key == first.key and len(made) == 2


def test_a_recompiled_kernel_has_the_current_constants(monkeypatch):
    """A constant changed in memory is compiled in, and the cache keeps no other code under its name."""
    arguments = (NUMBERS, 7)
    before = compile_kernel(add_up.function, arguments)
    monkeypatch.setitem(grown.__globals__, "FACTOR", 4)
    after = compile_kernel(add_up.function, arguments)
    results = [machine_code.LoadedKernel(made, NUMBA).call(list(flatten(arguments))) for made in (before, after)]
    assert results == [7 + 3 * 45, 7 + 4 * 45]


def test_a_changed_constant_of_a_called_function_counts(monkeypatch):
    before = kernel_digest(add_up.function, (NUMBERS, 7))
    assert before == kernel_digest(add_up.function, (NUMBERS, 8))
    monkeypatch.setitem(grown.__globals__, "FACTOR", 4)  # a constant of a function that it calls
    assert kernel_digest(add_up.function, (NUMBERS, 7)) != before


# ---- a system without processes to spare ----

def out_of_processes() -> int:
    raise BlockingIOError("Resource temporarily unavailable")


@needs_fork("no fork can fail")
def test_without_a_child_process_the_source_is_interpreted(monkeypatch):
    backends = Backends(NUMBA)
    monkeypatch.setattr("tempo.native.backends.BACKENDS", backends)
    files = len(list(Path("/proc/self/fd").iterdir())) if sys.platform == "linux" else 0
    monkeypatch.setattr(os, "fork", out_of_processes)
    call = add_up.bind(NUMBERS, last=(0,), seconds=1.0)
    assert (call.backend, call(1)) == (PYTHON, 1 + 3 * 45)
    assert "unavailable" in next(iter(backends.failures.values())) and not backends.compiler.is_busy
    assert sys.platform != "linux" or len(list(Path("/proc/self/fd").iterdir())) == files


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at by /proc")
def test_the_child_ends_when_all_is_delivered():
    backends = Backends(NUMBA)
    backends.find(add_up.function, (NUMBERS, 7), 1.0)
    backends.collect()
    process = backends.compiler.process
    assert wait_until(lambda: os.getpgid(process) == process), "lest a group be hung up on when it is stopped"
    assert wait_until(lambda: backends.wait(0.1) or not backends.compiler.is_busy)
    backends.compiler.pause()
    assert state_of(process) == "" and backends.compiler.process == 0


def test_a_compiler_that_a_thread_started_outlives_it():
    """Some harnesses ask in another thread for every move."""
    backends = Backends(NUMBA)

    def ask():
        backends.compiler.resume()
        backends.find(add_up.function, (NUMBERS, 7), 1.0)
        backends.wait(0.05)
        backends.compiler.pause()

    end = time.monotonic() + PATIENCE
    while not backends.loaded and time.monotonic() < end:
        thread = Thread(target=ask)
        thread.start()
        thread.join()
    assert backends.loaded and not backends.failures


@needs_fork("nothing is forked")
def test_a_process_forked_from_a_player_leaves_the_compiler_alone():
    backends = Backends(NUMBA)
    backends.find(add_up.function, (NUMBERS, 7), 1.0)
    backends.collect()
    process = backends.compiler.process
    child = os.fork()
    if child == 0:
        backends.compiler.pause()
        backends.compiler.close()
        os._exit(0 if backends.compiler.process == 0 else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert state_of(process) not in ("", "T")
    assert wait_until(lambda: backends.wait(0.1) or not backends.compiler.is_busy)
    assert backends.loaded


COMPILE_ONE = """
import sys
sys.path[:0] = sys.argv[1:]
from tempo.native.aot import kernel_cache
from test_backends import NUMBERS, add_up
compile_it = kernel_cache.compile_kernel

def noted(function, arguments, code):
    print("compiling", flush=True)
    return compile_it(function, arguments, code)

kernel_cache.compile_kernel = noted
kernel_cache.compile_cached(add_up.function, (NUMBERS, 7))
"""


def test_two_processes_compile_a_kernel_once(tmp_path):
    environment = os.environ | {"TEMPO_CACHE": str(tmp_path)}
    folders = [str(ROOT / "src"), str(Path(__file__).parent), str(SUPPORT)]
    command = [sys.executable, "-c", COMPILE_ONE, *folders]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(2)]
    outputs = [process.communicate(timeout=PATIENCE)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    assert sorted(outputs) == ["", "compiling\n"]


def test_a_process_that_is_killed_leaves_no_lock(tmp_path):
    place = tmp_path / "a_kernel"
    code = (
        "import sys, time; from pathlib import Path; from tempo.native.aot.kernel_cache import locked\n"
        "with locked(Path(sys.argv[1])):\n    print('held', flush=True)\n    time.sleep(1000)"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([sys.executable, "-c", code, str(place)], stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None and process.stdout.readline().strip() == b"held"
    process.kill()
    process.communicate()
    with kernel_cache.locked(place):  # a lock that stayed would be waited for LONGEST_WAIT
        assert not place.exists()
