"""Lock of a file that one process writes: the kernel's `flock` on the file itself.

The lock ends with the process, even by `kill -9`, and leaves nothing behind. A copy of the open file would hold the
lock too, so a forked process closes its copy at once: a process started by an agent may outlive the run. Systems
without `flock` run without a lock.
"""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path
from time import sleep
from weakref import WeakSet

from tempo.lab.command_line.inputs import BadInput

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

LOCKS = Path("/proc/locks")  # Linux's list of locks
SHOWN = 100  # characters of a command line
TRIES, BETWEEN_TRIES = 10, 0.1  # seconds
LOCKED: WeakSet[FileIO] = WeakSet()  # files locked by this process


def lock(file: FileIO, path: Path) -> None:
    """Lock a file for as long as it is open; BadInput if another process has locked it."""
    LOCKED.add(file)
    if fcntl is None:
        return
    for _ in range(TRIES):
        try:
            return fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sleep(BETWEEN_TRIES)  # children of a run that was just killed may hold it for a moment
        except OSError:
            return  # a file system without locks
    raise BadInput(f"'{path}' is being written by {writer_of(path) or 'another run'}: let it end first")


def writer_of(path: Path) -> str | None:
    """Return the process that holds the lock of a file, where the system has a list; the lock is not touched."""
    try:
        status, lines = path.stat(), LOCKS.read_text().splitlines()
    except OSError:
        return None
    place = f"{os.major(status.st_dev):02x}:{os.minor(status.st_dev):02x}:{status.st_ino}"
    for line in lines:
        words = line.split()
        if "FLOCK" in words and place in words:
            number = words[words.index(place) - 1]
            return f"process {number}{command_of(number)}"
    return None


def command_of(process: str) -> str:
    """Return the command line of a process in brackets, if it can be read."""
    try:
        words = Path("/proc", process, "cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return ""
    text = " ".join(word for word in words if word)
    return f" ({text if len(text) <= SHOWN else f'{text[: SHOWN - 1]}…'})" if text else ""


def _close_in_child() -> None:
    """Close the files in a forked process: they and their locks belong to the parent."""
    for file in list(LOCKED):
        file.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_in_child)
