"""One writer a file. The lock is the kernel's (`flock` on the file itself), so that it ends with the process that
holds it, also by `kill -9`, and nothing is left lying about.

A copy of an open file holds the lock as well, so a process that is forked closes its copy at once: what an agent has
started may outlive a run, and would keep it locked. Where the system has no such lock, it goes without.
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

LOCKS = Path("/proc/locks")  # where Linux tells who holds which
SHOWN = 100  # characters of a command line
TRIES, BETWEEN_TRIES = 10, 0.1  # seconds
LOCKED: WeakSet[FileIO] = WeakSet()  # what this process holds


def lock(file: FileIO, path: Path) -> None:
    """Keep others from writing this file for as long as it is open; BadInput if one does."""
    LOCKED.add(file)
    if fcntl is None:
        return
    for _ in range(TRIES):
        try:
            return fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sleep(BETWEEN_TRIES)  # what was forked from a run that has just been killed may hold it a moment longer
        except OSError:
            return  # a file system that has no locks
    raise BadInput(f"'{path}' is being written by {writer_of(path) or 'another run'}: let it end first")


def writer_of(path: Path) -> str | None:
    """Who holds the lock of a file, where the system tells; the lock is not touched."""
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
    """What a process was started with, in brackets, if that can be read."""
    try:
        words = Path("/proc", process, "cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return ""
    text = " ".join(word for word in words if word)
    return f" ({text if len(text) <= SHOWN else f'{text[: SHOWN - 1]}…'})" if text else ""


def let_go() -> None:
    """In a process that was forked: the files, and their locks, are the parent's."""
    for file in list(LOCKED):
        file.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=let_go)
