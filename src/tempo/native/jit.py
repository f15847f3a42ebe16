"""From source to machine code: a ladder of three rungs.

    machine   code made beforehand from these very sources, ready in milliseconds (machine_code.py)
    numba     the same, made when it is needed, which takes seconds (compiling.py, workshop.py)
    python    the source as it stands, interpreted: some hundred times slower

On each rung the same moves come of the same number of simulations. TEMPO_RUNG in the environment names the highest
one that may be taken.

Everything hot is written as plain loops over bare numbers. `njit` and `inlined` mark the parts and leave them what
they are, Python functions; `entry` marks what Python calls and makes it climb: as high as it gets, and where
someone cannot wait until numba is done, from the bottom up while he goes on.
"""
import os
import warnings
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any

from tempo.native.background_compiler import Workshop
from tempo.native.machine_code import Compiled, Native, Unusable, flattened, key_of, origin_of, read_objects
from tempo.native.numba_compiler import MARKED, compiled

RUNGS = ("machine", "numba", "python")
MACHINE, NUMBA, PYTHON = RUNGS
LOADING_SECONDS = 0.1  # what is needed for the first machine code, with llvmlite to be imported: 0.05 measured


def highest_rung() -> str:
    """The rung that may be taken at most."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    wanted = os.environ.get("TEMPO_RUNG", MACHINE)
    return wanted if wanted in RUNGS else MACHINE


class Ladder:
    """What stands on which rung in this process."""

    def __init__(self, highest: str) -> None:
        self.highest = highest
        self.offers: list[tuple[str, str]] = []  # texts of machine code not looked at yet, and what they belong to
        self.ready_made: dict[str, Compiled] = {}
        self.natives: dict[str, Native] = {}
        self.why_not: dict[str, str] = {}  # for those that neither is nor will be machine code: why
        self.refusals: list[str] = []  # why code made beforehand is not used
        self.workshop = Workshop()
        self.make: Callable[[Callable, tuple[Any, ...]], Compiled] = compiled  # for those who wait

    def find(self, function: Callable, arguments: tuple[Any, ...], seconds: float) -> Native | None:
        """The machine code of a function, if it can be had in this time; else it will be there some later time."""
        key = name_of(function, arguments)
        if key not in self.natives and key not in self.why_not and self.highest != PYTHON:
            try:
                self.climb(key, function, arguments, seconds)
            except Exception as problem:  # whatever it is, there is still Python
                self.why_not[key] = f"{type(problem).__name__}: {problem}"
                if seconds == inf:
                    warnings.warn(f"{function.__name__} will be interpreted: {self.why_not[key]}", stacklevel=2)
        return self.natives.get(key)

    def climb(self, key: str, function: Callable, arguments: tuple[Any, ...], seconds: float) -> None:
        """Look for machine code on one rung after the other."""
        if seconds < LOADING_SECONDS and not self.natives:
            return
        if self.highest == MACHINE and self.take_ready_made(key):
            return
        if seconds == inf:
            self.natives[key] = Native(self.make(function, arguments), NUMBA)
        else:
            self.workshop.order(key, function, arguments)

    def take_ready_made(self, key: str) -> bool:
        """Whether there is code that was made beforehand and can be used."""
        while self.offers:
            text, source = self.offers.pop()
            try:
                found, refused = read_objects(text, source)
                self.ready_made.update((f"{one.key} {one.origin}", one) for one in found)
                self.refusals += refused
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        anywhere = key.split()[0] + " "  # where it does not matter in which module a function stands
        made = self.ready_made.get(key) or self.ready_made.get(anywhere)
        if made is None:
            if self.ready_made:
                self.refusals.append(f"none was made for {key}")
            return False
        try:
            self.natives[key] = Native(made, MACHINE)
        except Exception as problem:
            self.refusals.append(f"{type(problem).__name__}: {problem}")
        return key in self.natives

    def collect(self) -> None:
        """Take over what the workshop has finished, and have it begin what was ordered."""
        for key, made in self.workshop.finished():
            try:
                if isinstance(made, str):
                    raise Unusable(made)
                self.natives[key] = Native(made, NUMBA)
            except Exception as problem:
                self.why_not[key] = f"{type(problem).__name__}: {problem}"

    def wait(self, seconds: float) -> None:
        """Have the workshop work for so long, or until nothing is left to do."""
        end = monotonic() + seconds
        self.collect()
        while self.workshop.is_busy and monotonic() < end:
            self.workshop.wait(end - monotonic())
            self.collect()


def name_of(function: Callable, arguments: tuple[Any, ...]) -> str:
    """A name for this very function, and others in its arguments, with arguments of these kinds."""
    return f"{key_of(function, arguments)} {origin_of(function, arguments)}"


LADDER = Ladder(highest_rung())


class Call:
    """A function with all but its last arguments: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat = [part for argument in fixed for part in flattened(argument)]
        self.key = name_of(function, (*fixed, *last))
        self.native = LADDER.find(function, (*fixed, *last), seconds)

    @property
    def rung(self) -> str:
        """Where it would run now."""
        if self.native is None:
            LADDER.collect()
            self.native = LADDER.natives.get(self.key)
        return PYTHON if self.native is None else self.native.rung

    def __call__(self, *last: Any) -> Any:
        if self.rung == PYTHON:
            return self.function(*self.fixed, *last)
        assert self.native is not None
        return self.native.call([*self.flat, *(part for argument in last for part in flattened(argument))])


class Entry:
    """A function that Python calls. Called as it is, it waits until it is machine code, if that can be had."""

    def __init__(self, function: Callable) -> None:
        self.function = function
        self.__name__, self.__doc__, self.__wrapped__ = function.__name__, function.__doc__, function

    def __call__(self, *arguments: Any) -> Any:
        return self.on(*arguments)()

    def on(self, *fixed: Any, last: tuple[Any, ...] = (), seconds: float = inf) -> Call:
        """The same with its first arguments given, for calling it often; `last` is what the others will be like.
        Getting machine code may take so many seconds at most."""
        return Call(self.function, fixed, last, seconds)

    def is_ready(self, *arguments: Any, seconds: float) -> bool:
        """Whether it is machine code, if that can be had in this time; else it is ordered."""
        return LADDER.find(self.function, arguments, seconds) is not None


def njit(function: Any) -> Any:
    """A part of what becomes machine code."""
    MARKED[function] = {}
    return function


def inlined(function: Any) -> Any:
    """As `njit`, and the body is copied into the functions that call it.

    For the parts of one loop: 12 % less time to compile than calls, and code that runs 7 % faster.
    """
    MARKED[function] = {"inline": "always"}
    return function


def entry(function: Any) -> Entry:
    """As `njit`, and Python calls it."""
    MARKED[function] = {}
    return Entry(function)


def offer(text: str) -> None:
    """Have machine code used that was made beforehand, if it fits. The folder may be another one when it is needed."""
    source = offer.__code__.co_filename
    LADDER.offers.append((text, os.path.abspath(source) if os.path.exists(source) else source))  # noqa: PTH100, PTH110
