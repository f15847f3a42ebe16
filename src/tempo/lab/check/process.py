"""What a process can be forbidden, what it cost, and what was raised in it: the probe's own, whatever runs there."""

from __future__ import annotations

import errno
import os
import resource
import sys
import traceback
from pathlib import Path
from typing import Any

from tempo.lab.command_line.process_text import one_line

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
CHANGING = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate"}


def forbid_writing(folders: list[str]) -> None:
    """Make folders read-only for this process. Permission bits do not stop root, an audit hook does."""
    roots = [os.path.realpath(folder) for folder in folders]

    def refuse(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            paths = arguments[:1] if arguments[2] & WRITING else ()
        else:
            paths = arguments[:2] if event in CHANGING else ()
        for path in paths:
            if isinstance(path, str | bytes | os.PathLike):
                place = os.path.realpath(os.fsdecode(path))
                if any(place == root or place.startswith(root + os.sep) for root in roots):
                    raise OSError(errno.EROFS, os.strerror(errno.EROFS), path)

    sys.addaudithook(refuse)


def peak_memory() -> float:
    """The most memory this process ever held, in MiB.

    Linux keeps getrusage's figure across exec, where it is that of a parent that may be fat; VmHWM is ours.
    """
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20


def error_line(raised: BaseException) -> str:
    return one_line(f"{type(raised).__name__}: {raised}"[:200])


def where_it_raised(raised: BaseException, path: str) -> str:
    """`KeyError: 'step' (line 9, in agent: if observation["step"] == 0:)`, the place being the last one in this file,
    though a library may have raised; where there is none, the error alone."""
    places = [frame for frame in traceback.extract_tb(raised.__traceback__) if frame.filename == path]
    if not places:
        return error_line(raised)
    return f"{error_line(raised)} (line {places[-1].lineno}, in {places[-1].name}: {places[-1].line})"
