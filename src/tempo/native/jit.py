"""Marks of kernels: functions that become machine code.

Hot code is written as plain loops over bare numbers. `njit` and `inlined` mark functions that become part of machine
code; they stay Python functions. `kernel` marks what Python calls: it runs on the best backend there is (backends.py),
and where the caller cannot wait for numba it starts on Python and is upgraded as soon as numba is done.
"""
import os
from collections.abc import Callable
from math import inf
from typing import Any

from tempo.native.backends import BACKENDS, BoundKernel
from tempo.native.loader.marked import MARKED, REGISTERED


class Kernel:
    """A function that Python calls. A direct call waits until it is compiled, if it can be."""

    def __init__(self, function: Callable) -> None:
        self.function = function
        self.__name__, self.__doc__, self.__wrapped__ = function.__name__, function.__doc__, function

    def __call__(self, *arguments: Any) -> Any:
        return self.bind(*arguments)()

    def bind(self, *fixed: Any, last: tuple[Any, ...] = (), seconds: float = inf) -> BoundKernel:
        """Return the kernel with its first arguments bound, for calling it often.

        fixed: the first arguments; arrays are bound by their memory.
        last: examples of the other arguments, for their types.
        seconds: how long to wait for machine code.
        """
        return BoundKernel(self.function, fixed, last, seconds)

    def is_ready(self, *arguments: Any, seconds: float) -> bool:
        """Return whether it is machine code, if that can be had in this time; else order it."""
        return BACKENDS.find(self.function, arguments, seconds) is not None


def njit(function: Any) -> Any:
    """Mark a function that becomes part of machine code."""
    MARKED[function] = {}
    return function


def inlined(function: Any) -> Any:
    """Mark a function as `njit` does; its body is copied into the functions that call it.

    For the parts of one loop: 12 % less time to compile than with calls, and 7 % faster code.
    """
    MARKED[function] = {"inline": "always"}
    return function


def kernel(function: Any) -> Kernel:
    """Mark a function as `njit` does, for calls from Python."""
    MARKED[function] = {}
    return Kernel(function)


def register(text: str | Callable[[], str]) -> None:
    """Have machine code that was compiled ahead of time used where it fits. It is read when it is first needed; the
    current folder may be another one by then.

    text: the text of aot_data.py; as a function that returns it, it may stand further down in a built file.
    """
    source = register.__code__.co_filename
    REGISTERED.append((text, os.path.abspath(source) if os.path.exists(source) else source))  # noqa: PTH100, PTH110
