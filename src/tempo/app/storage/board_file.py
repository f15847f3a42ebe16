"""The file of a board, which another server on the same folder may write as well."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any

from filelock import Timeout

from tempo.native.aot.file_lock import hold
from tempo.native.atomic_file import atomic_write

SUFFIX = ".json"
LONGEST_WAIT = 1.0  # seconds for another server that writes
_writing = Lock()  # threads of one process would wait longer for each other by the file lock


class BoardFile:
    """A board on disk, and how this server has last seen it."""

    def __init__(self, folder: Path, name: str) -> None:
        self.path = folder / f"{name}{SUFFIX}"
        self.stamp: tuple[int, ...] = ()  # of the file as this server read or wrote it

    def read(self) -> dict[str, Any]:
        """Return the board."""
        with self.path.open("rb") as file:
            self.stamp = _stamp_of(os.fstat(file.fileno()))
            data: dict[str, Any] = json.loads(file.read())
        return data

    def write(self, data: Mapping[str, Any]) -> bool:
        """Write the board; return False if that would overwrite other moves of another server.

        A board that the other server has continued stays as that one left it.
        """
        with _locked(self.path.parent):
            if self.is_foreign():
                ours, theirs = _moves_of(data), self.moves()
                if len(theirs) > len(ours) and theirs[: len(ours)] == ours:
                    return True
                if ours[: len(theirs)] != theirs:
                    return False
            with atomic_write(self.path) as file:
                file.write(json.dumps({**data, "name": self.path.stem}).encode())
            self.stamp = _stamp_of(self.path.stat())
            return True

    def moves(self) -> list[tuple[int, int]]:
        """Return the moves on disk; none if the file is damaged."""
        try:
            return _moves_of(json.loads(self.path.read_bytes()))
        except (ValueError, KeyError, TypeError):
            return []

    def delete(self) -> None:
        """Delete the board, unless another server has changed it."""
        with _locked(self.path.parent):
            if not self.is_foreign():
                self.path.unlink(missing_ok=True)

    def is_foreign(self) -> bool:
        """Return whether another server has written the file since this one read or wrote it."""
        with suppress(FileNotFoundError):
            return _stamp_of(self.path.stat()) != self.stamp
        return False


def _moves_of(data: Mapping[str, Any]) -> list[tuple[int, int]]:
    """Return all moves of a board in the order in which they were played, each with the move before it."""
    return [(node["parent"], node["action"]) for node in data["tree"]["nodes"]]


def _stamp_of(status: os.stat_result) -> tuple[int, ...]:
    return status.st_ino, status.st_mtime_ns, status.st_size


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Let nobody else write boards in a folder. Where no lock is to be had, go on without."""
    with _writing:
        lock = None
        with suppress(OSError, NotImplementedError, Timeout):
            lock = hold(folder / "boards", LONGEST_WAIT)
        try:
            yield
        finally:
            if lock is not None:
                lock.release()
