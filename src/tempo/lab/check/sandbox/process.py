"""Measurements and limits inside the probe's process: read-only folders, raised exceptions."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from typing import Any

from tempo.arena.command_line.process_text import one_line

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
CHANGING = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate"}


def forbid_writing(folders: list[str]) -> None:
    """Make folders read-only for this process, by an audit hook, as permission bits do not stop root."""
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


def error_line(raised: BaseException) -> str:
    """Return type and message of an exception in one line."""
    return one_line(f"{type(raised).__name__}: {raised}"[:200])


def where_it_raised(raised: BaseException, path: str) -> str:
    """Return `KeyError: 'step' (line 9, in agent: if observation["step"] == 0:)`.

    The place is the last one in this file, even if a library raised; without one, it is left out.
    """
    places = [frame for frame in traceback.extract_tb(raised.__traceback__) if frame.filename == path]
    if not places:
        return error_line(raised)
    return f"{error_line(raised)} (line {places[-1].lineno}, in {places[-1].name}: {places[-1].line})"
