"""Machine code that was made on this machine, kept on disk: what is compiled once need not be compiled again.

Each piece is kept under a digest of all that it was made from, as it stands in memory: the instructions and constants
of every function that it may run, and the values that these functions read, with the versions of Python and numba.
So nothing goes stale, whatever is edited. The folder is ~/.cache/tempo, or TEMPO_CACHE.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np

from tempo.native import machine_code, numba_compiler
from tempo.native.jit import LADDER
from tempo.native.machine_code import Compiled, digest_of_bytes, host_features, key_of
from tempo.native.numba_compiler import MARKED, compiled

COMPILER = [Path(module.__file__ or "").read_bytes() for module in (numba_compiler, machine_code)]  # how it is made
MOST_FILES = 2000  # about 40 MB


def use_store(tell: bool = False) -> None:
    """Let whoever waits for machine code in this process find what was made before; with `tell`, say why he waits."""
    LADDER.make = compiled_and_told if tell else compiled_once


def compiled_and_told(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """As `compiled_once`, and one line for what takes seconds."""
    if not place_of(function, arguments).is_file():
        print(f"compiling {function.__name__}, which is kept for the next time ...", file=sys.stderr, flush=True)
    return compiled_once(function, arguments)


def place_of(function: Callable, arguments: tuple[Any, ...]) -> Path:
    """The file that is kept of this call."""
    return folder() / f"{key_of(function, arguments)}-{digest_of_call(function, arguments)}"


def compiled_once(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """As `compiled`, unless it was made before."""
    path = place_of(function, arguments)
    with suppress(OSError, ValueError, EOFError, TypeError):
        return Compiled(*marshal.loads(path.read_bytes()))
    made = compiled(function, arguments)
    with suppress(OSError):
        keep(path, marshal.dumps(tuple(made)))
    return made


def folder() -> Path:
    return Path(os.environ.get("TEMPO_CACHE") or Path.home() / ".cache" / "tempo")


def keep(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all; where there are too many, the oldest go."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)
    files = sorted(path.parent.iterdir(), key=lambda file: file.stat().st_mtime)
    for old in files[:-MOST_FILES]:
        old.unlink(missing_ok=True)


def digest_of_call(function: Callable, arguments: tuple[Any, ...]) -> str:
    """Stands for all that the machine code of this call is made from."""
    parts = [f"{sys.version} {version('numba')} {sorted(host_features())}".encode(), *COMPILER]
    for one in sorted(reached(function, arguments), key=lambda one: (one.__module__ or "", one.__qualname__)):
        parts += [f"{one.__name__} {MARKED[one]} {getattr(one, '__defaults__', None)}".encode(), *code_parts(one)]
        parts += code_parts(one.writer) if hasattr(one, "writer") else ()
    return digest_of_bytes(*parts)


def code_parts(function: Any) -> Iterator[bytes]:
    """What a function does, and the values that it reads."""
    code: CodeType = function.__code__
    yield from (inner.co_code for inner in code.co_consts if isinstance(inner, CodeType))
    constants = [constant for constant in code.co_consts if not isinstance(constant, CodeType)]
    yield code.co_code
    yield repr((constants, code.co_names, code.co_varnames)).encode()
    for name in code.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, np.ndarray):
            yield f"{name} {value.dtype} {value.shape}".encode() + value.tobytes()
        elif isinstance(value, bool | int | float | str | np.generic | tuple) and not list(marked_in(value)):
            yield f"{name} {type(value).__name__} {value!r}".encode()


def marked_in(value: Any) -> Iterator[Callable]:
    """The functions marked for machine code in a value, however deep."""
    value = getattr(value, "function", value)
    if isinstance(value, tuple):
        for part in value:
            yield from marked_in(part)
    elif callable(value) and getattr(value, "__hash__", None) and value in MARKED:
        yield value


def reached(function: Callable, arguments: tuple[Any, ...]) -> set[Callable]:
    """All functions that this call may run."""
    found, waiting = set[Callable](), [function, *marked_in(arguments)]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            known: Any = one  # mypy knows nothing of functions' code
            values = [known.__globals__.get(name) for name in known.__code__.co_names]
            waiting += [other for value in values for other in marked_in(value)]
    return found
