"""Locks for processes that share a file: a lock file beside it. The system frees a lock when its process dies."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from filelock import FileLock


def lock_of(path: Path) -> Path:
    """Return the lock file that stands for a file."""
    return path.with_name(f"{path.name}.lock")


def hold(path: Path, seconds: float) -> FileLock:
    """Lock a file, and wait for the lock at most some seconds: then Timeout.

    OSError or NotImplementedError where no lock is to be had: in a read-only folder, on a system without locks.
    """
    lock = FileLock(lock_of(path), timeout=seconds, thread_local=False)
    lock.acquire()
    return lock


def free(lock: FileLock) -> None:
    """Free a lock and remove its file, if this process holds it. A process that waits for it makes a new one."""
    if lock.is_locked:
        lock.release()
        with suppress(OSError):
            Path(lock.lock_file).unlink()
