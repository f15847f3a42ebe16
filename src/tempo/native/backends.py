"""Backends that run a kernel, and the machine code of this process.

    native    machine code compiled ahead of time from these very sources, loaded in milliseconds (machine_code.py)
    numba     the same, compiled when it is needed, in seconds (numba_compiler.py, background_compiler.py)
    python    the source as it stands, interpreted: some hundred times slower

All backends play the same moves with the same number of simulations. TEMPO_BACKEND in the environment names the best
one that may be used.
"""
import os
import warnings
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any

from tempo.native.background_compiler import BackgroundCompiler
from tempo.native.loader.machine_code import (
    KernelError,
    KernelObject,
    LoadedKernel,
    Unusable,
    flatten,
    kernel_key,
    origin_key,
    read_objects,
)
from tempo.native.loader.marked import REGISTERED
from tempo.native.numba_compiler import compile_kernel

BACKEND_NAMES = ("native", "numba", "python")
NATIVE, NUMBA, PYTHON = BACKEND_NAMES
LOADING_SECONDS = 0.03  # to load the first machine code; 0.008 measured


def best_backend() -> str:
    """Return the best backend that may be used."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    wanted = os.environ.get("TEMPO_BACKEND", NATIVE)
    return wanted if wanted in BACKEND_NAMES else NATIVE


class Backends:
    """The machine code of this process: what is loaded, what is being compiled, and why the rest is interpreted."""

    def __init__(self, best: str) -> None:
        self.best = best
        self.registered: list[tuple[str | Callable[[], str], str]] = []  # texts not read yet, see `jit.register`
        self.aot: dict[str, KernelObject] = {}  # objects compiled ahead of time that fit, by full_key
        self.loaded: dict[str, LoadedKernel] = {}  # loaded kernels, by full_key
        self.failures: dict[str, str] = {}  # by full_key, why a kernel stays interpreted
        self.to_warn_of: set[str] = set()  # those of them that a caller has waited for
        self.refusals: list[str] = []  # why code compiled ahead of time is not used
        self.compiler = BackgroundCompiler()
        self.compile: Callable[[Callable, tuple[Any, ...]], KernelObject] = compile_kernel  # for callers that wait

    def find(self, function: Callable, arguments: tuple[Any, ...], seconds: float) -> LoadedKernel | None:
        """Return the machine code of a function if it can be had in this time; else order it for later."""
        key = full_key(function, arguments)
        if key not in self.loaded and key not in self.failures and self.best != PYTHON:
            try:
                self.upgrade(key, function, arguments, seconds)
            except Exception as problem:  # Python still runs it
                self.failures[key] = f"{type(problem).__name__}: {problem}"
                if seconds == inf:
                    self.to_warn_of.add(key)
        return self.loaded.get(key)

    def warn_of(self, key: str, function: Callable) -> None:
        """Warn that a kernel which a caller has waited for is interpreted, at its line."""
        if key in self.to_warn_of:
            self.to_warn_of.remove(key)
            place, text = function.__code__, f"{function.__name__} is interpreted: {self.failures[key]}"
            warnings.warn_explicit(text, UserWarning, place.co_filename, place.co_firstlineno)

    def upgrade(self, key: str, function: Callable, arguments: tuple[Any, ...], seconds: float) -> None:
        """Take the best backend that can be had in this time."""
        if seconds < LOADING_SECONDS and not self.loaded:
            return
        if self.best == NATIVE and self.take_aot(key):
            return
        if seconds == inf:
            self.loaded[key] = LoadedKernel(self.compile(function, arguments), NUMBA)
        else:
            self.compiler.order(key, function, arguments)

    def take_aot(self, key: str) -> bool:
        """Load a kernel that was compiled ahead of time; return whether there is one that can be used."""
        while self.registered:
            text, source = self.registered.pop()
            try:
                objects, refused = read_objects(text if isinstance(text, str) else text(), source)
                self.aot.update((f"{made.key} {made.origin}", made) for made in objects)
                self.refusals += refused
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        anywhere = key.split()[0] + " "  # where it does not matter in which module a function stands
        made = self.aot.get(key) or self.aot.get(anywhere)
        if made is None:
            if self.aot:
                self.refusals.append(f"none was made for {key}")
            return False
        try:
            self.loaded[key] = LoadedKernel(made, NATIVE)
        except Exception as problem:
            self.refusals.append(f"{type(problem).__name__}: {problem}")
        return key in self.loaded

    def collect(self) -> None:
        """Load what the background compiler has finished, and have it start what was ordered."""
        for key, made in self.compiler.finished():
            try:
                if isinstance(made, str):
                    raise Unusable(made)
                self.loaded[key] = LoadedKernel(made, NUMBA)
            except Exception as problem:
                self.failures[key] = f"{type(problem).__name__}: {problem}"

    def wait(self, seconds: float) -> None:
        """Wait for the background compiler, at most these seconds."""
        end = monotonic() + seconds
        self.collect()
        while self.compiler.is_busy and monotonic() < end:
            self.compiler.wait(end - monotonic())
            self.collect()


def full_key(function: Callable, arguments: tuple[Any, ...]) -> str:
    """Return a name for this function and those in its arguments, with arguments of these types."""
    return f"{kernel_key(function, arguments)} {origin_key(function, arguments)}"


BACKENDS = Backends(best_backend())
BACKENDS.registered = REGISTERED


class BoundKernel:
    """A kernel with all but its last arguments bound: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat: list[Any] = []
        self.ends: list[int] = []  # of each argument in the flat list
        for argument in fixed:
            self.flat += flatten(argument)
            self.ends.append(len(self.flat))
        self.key = full_key(function, (*fixed, *last))
        self.loaded = BACKENDS.find(function, (*fixed, *last), seconds)

    def replace(self, place: int, argument: Any) -> None:
        """Bind another value of the same type as the argument at a place."""
        self.fixed = (*self.fixed[:place], argument, *self.fixed[place + 1 :])
        part = [*flatten(argument)]
        self.flat[self.ends[place] - len(part) : self.ends[place]] = part

    @property
    def backend(self) -> str:
        """The backend that a call would use now."""
        if self.loaded is None:
            BACKENDS.collect()
            self.loaded = BACKENDS.loaded.get(self.key)
        return PYTHON if self.loaded is None else self.loaded.backend

    def __call__(self, *last: Any) -> Any:
        if self.backend == PYTHON:
            result = self.function(*self.fixed, *last)
            BACKENDS.warn_of(self.key, self.function)  # then: an error of its source says more
            return result
        assert self.loaded is not None
        try:
            return self.loaded.call([*self.flat, *(part for argument in last for part in flatten(argument))])
        except KernelError as error:
            raise KernelError(error.status, self.function, (*self.fixed, *last)) from None
