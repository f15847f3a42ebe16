"""On-disk cache of machine code: each kernel is compiled once on this machine, by one process for all.

A file's name holds the digest of all that its kernel is made from (kernel_digest.py), so nothing in the cache goes
stale. Its content begins with a checksum: a damaged file is compiled again. A process that needs a kernel which another
one is compiling waits for it. The files lie in `kernels` below ~/.cache/tempo, or below the folder in TEMPO_CACHE; no
other file there is deleted. Machine code is taken only from files of this user, in folders where nobody else can write;
where others can, one line says so and kernels are compiled without the cache.
"""

from __future__ import annotations

import gc
import marshal
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from filelock import Timeout

from tempo.native.aot.file_lock import hold
from tempo.native.aot.kernel_digest import kernel_digest
from tempo.native.aot.own_files import folder_fault, is_own_file, make_own_folder, read_own, user_cache, write_own
from tempo.native.backends import BACKENDS
from tempo.native.loader.aot_format import digest_of_bytes
from tempo.native.loader.machine_code import KernelObject, kernel_key, origin_key
from tempo.native.numba_compiler import compile_kernel

OWN_FOLDER = "kernels"  # below the folder that the user names
OWN_NAME = re.compile(r"[^\W\d]\w*-[0-9a-f]{16}-[0-9a-f]{24}(\.[0-9]+)?")  # of cache_file; drafts have a process, too
MOST_FILES = 2000  # about 40 MB
CHECKSUM_BYTES = 24
LONGEST_WAIT = 600.0  # seconds for another process to compile one kernel; beside many others the slowest takes minutes

_reported = set[str]()  # faults of folders that this process has printed


def use_kernel_cache() -> None:
    """Use the cache for all kernels that this process waits for."""
    BACKENDS.compile = compile_cached


def cache_file(function: Callable, arguments: tuple[Any, ...], code: str = "") -> Path:
    """Return the file of the cache for this call and kind of machine code."""
    return cache_folder() / f"{kernel_key(function, arguments)}-{kernel_digest(function, arguments, code)}"


def compile_cached(function: Callable, arguments: tuple[Any, ...], code: str = "") -> KernelObject:
    """Return machine code as `compile_kernel` does, from the cache where it is there."""
    if not is_cache_usable():
        return _compile(function, arguments, code)
    path = cache_file(function, arguments, code)
    kept = _read(path)
    if kept is None:
        with locked(path):
            kept = _read(path)  # another process may have compiled it meanwhile
            if kept is None:
                kept = _compile(function, arguments, code)
                with suppress(OSError):
                    _write(path, _with_checksum(marshal.dumps(tuple(kept))))
    return kept._replace(origin=origin_key(function, arguments))  # the function may have moved


def _compile(function: Callable, arguments: tuple[Any, ...], code: str) -> KernelObject:
    """Compile, and collect no garbage meanwhile: a seventh of the time, for at most 100 MB."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return compile_kernel(function, arguments, code)
    finally:
        if was_enabled:
            gc.enable()


def is_cached(function: Callable, arguments: tuple[Any, ...], code: str = "") -> bool:
    """Return whether the cache has machine code of a kind for this call."""
    return is_cache_usable() and is_own_file(cache_file(function, arguments, code))


def is_cache_usable() -> bool:
    """Return whether only this user can write in the cache's folders, made here if there are none; report why not."""
    fault = ""
    for folder in (cache_folder().parent, cache_folder()):
        try:
            make_own_folder(folder)
            fault = fault or folder_fault(folder)
        except OSError as problem:
            fault = fault or f"{folder}: {problem.strerror}"
    if fault and fault not in _reported:
        _reported.add(fault)
        print(f"compiling without the cache: {fault}, or let TEMPO_CACHE name another folder", file=sys.stderr)
    return not fault


def _read(path: Path) -> KernelObject | None:
    """Return the machine code in a file of the cache; None if there is none, or if it is damaged or another user's."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        content = read_own(path)
        packed = content[CHECKSUM_BYTES:]
        return KernelObject(*marshal.loads(packed)) if content == _with_checksum(packed) else None
    return None


def _with_checksum(packed: bytes) -> bytes:
    """Return the content of a file: a checksum, and what it is of."""
    return digest_of_bytes(packed).encode() + packed


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of one kernel: one of 256, by the end of its digest. The system releases it when a process dies.

    Where no lock is to be had (a read-only folder, a system without locks, a compiler that hangs) go on without: then a
    kernel is compiled twice.
    """
    lock = None
    with suppress(OSError, NotImplementedError, Timeout):
        lock = hold(path.with_name(path.name[-2:]), LONGEST_WAIT)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def cache_folder() -> Path:
    """Return the folder of the cache's files, which lies in the one that TEMPO_CACHE names."""
    return user_cache() / OWN_FOLDER


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, and remove the oldest files of the cache above MOST_FILES."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.unlink(missing_ok=True)  # of a process that died
    try:
        write_own(draft, content)
        draft.replace(path)
    except OSError:  # a full disk, or a folder that has the file's name
        draft.unlink(missing_ok=True)
        raise
    with os.scandir(path.parent) as entries:
        own = [entry for entry in entries if OWN_NAME.fullmatch(entry.name) and entry.is_file(follow_symlinks=False)]
    for old in sorted(own, key=lambda entry: entry.stat().st_mtime)[:-MOST_FILES]:
        Path(old.path).unlink(missing_ok=True)
