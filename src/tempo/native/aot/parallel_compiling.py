"""Compile kernels into the cache at once, on all cores, each in a process of its own, forked from this one.

numba is imported and made ready once, before the first fork. So a kernel's machine code does not depend on what was
compiled before it, and a process that only plays needs no numba itself. The line on the terminal is redrawn without a
thread: a process with threads must not fork.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from shutil import get_terminal_size
from time import monotonic, process_time
from typing import Any, NamedTuple

from tempo.native.aot.kernel_cache import cache_file, compile_cached
from tempo.native.aot.kernel_digest import reached
from tempo.native.child_lifetime import die_with
from tempo.native.jit import BACKENDS, NATIVE, PYTHON, Kernel, full_key, njit
from tempo.native.machine_code import KernelObject
from tempo.native.numba_compiler import compile_kernel

Call = tuple[Callable, tuple[Any, ...]]  # a function, and arguments of the types that it is compiled for
TICK = 0.1  # seconds between two looks at the children
CLEAR = "\r\033[K"


class Compiled(NamedTuple):
    """A kernel that was tried; whether it is in the cache now tells the cache."""

    call: Call
    seconds: float  # of a processor


class Compiling(NamedTuple):
    """A process that compiles a kernel."""

    call: Call
    process: Any
    since: float


def report_compiling() -> None:
    """Use the cache for all kernels that this process waits for, and print a line for each that is compiled."""
    BACKENDS.compile = compile_and_report


def compile_and_report(function: Callable, arguments: tuple[Any, ...]) -> KernelObject:
    """Do as `compile_cached`, and print a line for a kernel that must be compiled."""
    _report(compile_all([(function, arguments)]))
    return compile_cached(function, arguments)


def compile_ahead(calls: Iterable[tuple[Kernel, tuple[Any, ...]]]) -> None:
    """Compile all kernels of these calls that have no machine code yet, where compiling is reported."""
    if BACKENDS.compile is compile_and_report and BACKENDS.best != PYTHON:
        bare = [(kernel.function, arguments) for kernel, arguments in calls]
        _report(compile_all([call for call in bare if not _is_native(call)]))


def _is_native(call: Call) -> bool:
    """Return whether a kernel was compiled ahead of time."""
    key = full_key(*call)
    return key in BACKENDS.loaded or (BACKENDS.best == NATIVE and BACKENDS.take_aot(key))


def _report(compiled: Iterable[Compiled]) -> None:
    """Print a line for each kernel as it ends."""
    for (function, _), seconds in compiled:
        print(f"compiled {function.__name__}, {seconds:.1f} s of a processor", file=sys.stderr, flush=True)


@njit
def _same(number):
    """Return the number: the smallest kernel."""
    return number


def compile_all(calls: Sequence[Call]) -> Iterator[Compiled]:
    """Compile kernels that the cache lacks, the largest first; yield each as it ends, also where it failed."""
    missing = list({cache_file(*call): call for call in calls if not cache_file(*call).is_file()}.values())
    if missing:
        waiting = deque(sorted(missing, key=_size_of, reverse=True))
        yield from _fork_for_each(waiting) if _can_fork() else map(_compile_here, waiting)


def _can_fork() -> bool:
    """Return whether children can be forked from this process."""
    return "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1


def _size_of(call: Call) -> int:
    """Return the bytes of Python's code that a kernel is made from: roughly the time that it takes."""
    functions: set[Any] = reached(*call)
    return sum(len(function.__code__.co_code) for function in functions)


def _compile_here(call: Call) -> Compiled:
    """Compile one kernel in this process; an error shows when the kernel is asked for."""
    begun = process_time()
    with suppress(Exception):
        compile_cached(*call)
    return Compiled(call, process_time() - begun)


def _fork_for_each(waiting: deque[Call]) -> Iterator[Compiled]:
    """Compile kernels in child processes, one for each core."""
    compile_kernel(_same, (1,))  # imports numba, and makes it ready
    context, cores = multiprocessing.get_context("fork"), len(os.sched_getaffinity(0))
    running: dict[Connection, Compiling] = {}
    try:
        while waiting or running:
            while waiting and len(running) < cores:
                ours, theirs = context.Pipe(duplex=False)
                call = waiting.popleft()
                process = context.Process(target=_child, args=(call, theirs, os.getpid()))
                process.start()
                theirs.close()
                running[ours] = Compiling(call, process, monotonic())
            _draw(list(running.values()), len(waiting))
            for pipe in wait(list(running), TICK):
                assert isinstance(pipe, Connection)
                call, process, _ = running.pop(pipe)
                seconds = 0.0
                with suppress(EOFError):  # it died
                    seconds = pipe.recv()
                process.join()
                pipe.close()
                _draw([], 0)
                yield Compiled(call, seconds)
    finally:
        _draw([], 0)
        for one in running.values():
            one.process.kill()
            one.process.join()


def _child(call: Call, pipe: Connection, parent: int) -> None:
    """Compile one kernel and send the seconds that it took."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with(parent)
    gc.disable()  # a tenth of the time
    pipe.send(_compile_here(call).seconds)


def _draw(running: Sequence[Compiling], waiting: int) -> None:
    """Draw the line on a terminal: each kernel that is being compiled, and its seconds so far."""
    if not sys.stderr.isatty():
        return
    names = [f"{one.call[0].__name__} {monotonic() - one.since:.0f} s" for one in running]
    text = f"compiling {', '.join(names)}{f', {waiting} more to come' if waiting else ''}" if names else ""
    print(f"{CLEAR}{text[: get_terminal_size().columns - 1]}", end="", file=sys.stderr, flush=True)
