"""Locks for processes that share a file: a hidden lock file beside it. The system frees a lock when its process dies.

The lock file stays for ever: if a process removed it, one that waits for it and another that makes a new one would both
have the lock.
"""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock


def lock_of(path: Path) -> Path:
    """Return the lock file that stands for a file."""
    return path.with_name(f".{path.name}.lock")


def hold(path: Path, seconds: float) -> FileLock:
    """Lock a file, and wait for the lock at most some seconds: then Timeout.

    OSError or NotImplementedError where no lock is to be had: in a read-only folder, on a system without locks.
    """
    lock = FileLock(lock_of(path), timeout=seconds, mode=0o600, thread_local=False)
    lock.acquire()
    return lock
