"""On-disk cache of machine code: each kernel is compiled once on this machine, by one process for all.

A file's name holds the digest of all that its kernel is made from (kernel_digest.py), so nothing in the cache goes
stale. A process that needs a kernel which another one is compiling waits for it. The folder is ~/.cache/tempo, or
TEMPO_CACHE.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from tempo.native.aot.kernel_digest import kernel_digest
from tempo.native.jit import BACKENDS
from tempo.native.machine_code import Compiled, key_of, origin_of
from tempo.native.numba_compiler import compiled

MOST_FILES = 2000  # about 40 MB
LONGEST_WAIT = 600.0  # seconds for another process to compile one kernel; beside many others the slowest takes minutes


def use_store(tell: bool = False) -> None:
    """Let callers that wait for machine code in this process find it in the cache; with `tell`, print what compiles."""
    BACKENDS.compile = compiled_and_told if tell else compiled_once


def compiled_and_told(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """As `compiled_once`, and print a line for what takes seconds."""
    if not place_of(function, arguments).is_file():
        print(f"compiling {function.__name__}, which is kept for the next time ...", file=sys.stderr, flush=True)
    return compiled_once(function, arguments)


def place_of(function: Callable, arguments: tuple[Any, ...]) -> Path:
    """Return the file of the cache for this call."""
    return folder() / f"{key_of(function, arguments)}-{kernel_digest(function, arguments)}"


def compiled_once(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """Return machine code as `compiled` does, from the cache where it is there."""
    path = place_of(function, arguments)
    kept = read(path)
    if kept is None:
        with locked(path):
            kept = read(path)  # another process may have compiled it meanwhile
            if kept is None:
                kept = compiled(function, arguments)
                with suppress(OSError):
                    keep(path, marshal.dumps(tuple(kept)))
    return kept._replace(origin=origin_of(function, arguments))  # the function may have moved


def read(path: Path) -> Compiled | None:
    """Return the machine code in a file of the cache; None if there is none, or if it is damaged."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        return Compiled(*marshal.loads(path.read_bytes()))
    return None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of one kernel. The system releases it when a process dies.

    Where no lock is to be had (a read-only folder, a system without locks, a compiler that hangs) go on without: then a
    kernel is compiled twice.
    """
    lock = None
    with suppress(OSError, NotImplementedError, Timeout):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path.with_suffix(".lock"), timeout=LONGEST_WAIT)
        lock.acquire()
    try:
        yield
    finally:
        if lock is not None and lock.is_locked:
            lock.release()
            with suppress(OSError):  # whoever waits for a lock that is gone finds the kernel in the cache
                Path(lock.lock_file).unlink()


def folder() -> Path:
    """Return the folder of the cache."""
    return Path(os.environ.get("TEMPO_CACHE") or Path.home() / ".cache" / "tempo")


def keep(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, and remove the oldest files above MOST_FILES."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)
    files = sorted(path.parent.iterdir(), key=lambda file: file.stat().st_mtime)
    for old in files[:-MOST_FILES]:
        old.unlink(missing_ok=True)
