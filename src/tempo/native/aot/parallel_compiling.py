"""Compile kernels into the cache at once, on all cores, in processes forked from this one; elsewhere than on Linux one
after the other in this process.

numba is imported and made ready once, before the first fork. A process compiles a function that several of its kernels
call once, which saves a fifth of the time, and takes the kernels that have most in common with its last ones. A
kernel's machine code does not depend on what its process compiled before. The line on the terminal is redrawn without
a thread: a process with threads must not fork.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from shutil import get_terminal_size
from time import monotonic, process_time
from typing import Any, NamedTuple

from tempo.native import numba_compiler
from tempo.native.aot.kernel_cache import cache_file, compile_cached, is_cache_usable, is_cached
from tempo.native.aot.kernel_digest import reached
from tempo.native.backends import BACKENDS, NATIVE, PYTHON, full_key
from tempo.native.child_lifetime import die_with
from tempo.native.cores import usable_cores
from tempo.native.jit import Kernel, njit
from tempo.native.loader.machine_code import KernelObject

Call = tuple[Any, ...]  # what `compile_cached` gets: a function, arguments, and a kind of machine code or nothing
TICK = 0.1  # seconds between two looks at the children
CLEAR = "\r\033[K"


class Compiled(NamedTuple):
    """A kernel that was tried; whether it is in the cache now tells the cache."""

    call: Call
    seconds: float  # of a processor


class MissingKernel(NamedTuple):
    """A kernel that is to be compiled."""

    call: Call
    functions: set[Callable]  # that it may run


class Child(NamedTuple):
    """A process that compiles the kernels whose numbers it gets."""

    process: Any
    pipe: Connection
    compiled: set[Callable]  # functions that its kernels may run


class Compiling(NamedTuple):
    """A kernel that is being compiled."""

    child: Child
    call: Call
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
        _report(compile_all([call for call in bare if not _is_native(*call)]))


def _is_native(function: Callable, arguments: tuple[Any, ...]) -> bool:
    """Return whether a kernel was compiled ahead of time."""
    key = full_key(function, arguments)
    return key in BACKENDS.loaded or (BACKENDS.best == NATIVE and BACKENDS.take_aot(key))


def _report(compiled: Iterable[Compiled]) -> None:
    """Print a line for each kernel as it ends."""
    for (function, *_), seconds in compiled:
        print(f"compiled {function.__name__}, {seconds:.1f} s of a processor", file=sys.stderr, flush=True)


@njit
def _same(number):
    """Return the number: the smallest kernel."""
    return number


def compile_all(calls: Sequence[Call]) -> Iterator[Compiled]:
    """Compile kernels that the cache lacks, the largest first; yield each as it ends, also where it failed.

    Without a cache that can be used nothing is compiled ahead: there is no place for it. With a numba that is too old
    none is tried: the reason shows when a kernel is asked for.
    """
    missing = {cache_file(*call): call for call in calls if not is_cached(*call)}.values()
    if missing and is_cache_usable() and not numba_compiler.numba_problem():
        found = [MissingKernel(call, reached(*call[:2])) for call in missing]
        found.sort(key=lambda one: _size_of(one.functions), reverse=True)
        yield from _compile_in_children(found) if _can_fork() else _compile_in_turn([one.call for one in found])


def _can_fork() -> bool:
    """Return whether children can be forked from this process; on macOS its libraries do not survive that."""
    return sys.platform == "linux" and threading.active_count() == 1


def _compile_in_turn(calls: Sequence[Call]) -> Iterator[Compiled]:
    """Compile kernels in this process."""
    for number, call in enumerate(calls, 1):
        _draw([(call, monotonic())], len(calls) - number)
        done = _compile_here(call)
        _draw([], 0)
        yield done


def _size_of(functions: set[Any]) -> int:
    """Return the bytes of Python's code of some functions: roughly the time that it takes to compile them."""
    return sum(len(function.__code__.co_code) for function in functions)


def _compile_here(call: Call) -> Compiled:
    """Compile one kernel in this process; an error shows when the kernel is asked for."""
    begun = process_time()
    with suppress(Exception):
        compile_cached(*call)
    return Compiled(call, process_time() - begun)


def _compile_in_children(kernels: Sequence[MissingKernel]) -> Iterator[Compiled]:
    """Compile kernels in child processes, one for each core."""
    numba_compiler.compile_kernel(_same, (1,))  # imports numba, and makes it ready
    cores, waiting = usable_cores(), list(range(len(kernels)))
    idle, working = list[Child](), dict[Connection, Compiling]()
    try:
        while waiting or working:
            idle = [child for child in idle if child.process.is_alive()]
            while waiting and len(working) < cores:
                child = idle.pop() if idle else _new_child(kernels)
                number = _choose(kernels, waiting, child, [one.child for one in working.values()])
                waiting.remove(number)
                child.compiled.update(kernels[number].functions)
                with suppress(BrokenPipeError):  # it died just now, which shows below
                    child.pipe.send(number)
                working[child.pipe] = Compiling(child, kernels[number].call, monotonic())
            _draw([(one.call, one.since) for one in working.values()], len(waiting))
            for pipe in wait(list(working), TICK):
                assert isinstance(pipe, Connection)
                child, call, _ = working.pop(pipe)
                try:
                    seconds = pipe.recv()
                    idle.append(child)
                except (EOFError, ConnectionError):
                    seconds = 0.0  # it died
                    child.process.join()
                _draw([], 0)
                yield Compiled(call, seconds)
    finally:
        _draw([], 0)
        for child in (*idle, *(one.child for one in working.values())):
            child.process.kill()
            child.process.join()


def _choose(kernels: Sequence[MissingKernel], waiting: Sequence[int], child: Child, others: Sequence[Child]) -> int:
    """Return the number of the kernel that has most in common with what a child compiled and least with what others
    did; the first one of equals."""

    def worth(number: int) -> int:
        functions = kernels[number].functions
        return _size_of(functions & child.compiled) - _size_of(functions & elsewhere)

    elsewhere = set[Callable]().union(*(one.compiled for one in others))
    return max(waiting, key=worth)


def _new_child(kernels: Sequence[MissingKernel]) -> Child:
    """Fork a process that compiles these kernels by number."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(kernels, theirs, os.getpid()), daemon=True)
    process.start()
    theirs.close()
    return Child(process, ours, set())


def _serve(kernels: Sequence[MissingKernel], pipe: Connection, parent: int) -> None:
    """Compile each kernel whose number is sent, and send the seconds that it took."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with(parent)
    numba_compiler.reuse_functions = True
    gc.disable()  # a tenth of the time
    while True:
        pipe.send(_compile_here(kernels[pipe.recv()].call).seconds)


def _draw(running: Sequence[tuple[Call, float]], waiting: int) -> None:
    """Draw the line on a terminal: each kernel that is being compiled, and its seconds since that time."""
    if not sys.stderr.isatty():
        return
    names = [f"{call[0].__name__} {monotonic() - since:.0f} s" for call, since in running]
    text = f"compiling {', '.join(names)}{f', {waiting} more to come' if waiting else ''}" if names else ""
    stream = getattr(sys.stderr, "uncleaned", sys.stderr)  # below a stream that escapes control characters
    print(f"{CLEAR}{text[: get_terminal_size().columns - 1]}", end="", file=stream, flush=True)
