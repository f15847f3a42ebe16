"""Boards of pages as files below the folder of records: the game of each open page, which outlives page and server.

A page writes its board after every change, together with the records of games that have changed. It says which version
of the board it has seen, so that two pages, of one server or of two, do not overwrite each other's moves.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any

from filelock import Timeout

from tempo.app.access.access_token import access_token
from tempo.app.request_parsing import clock_json
from tempo.app.storage.archive import GameArchive, stamp_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.native.aot.file_lock import hold
from tempo.native.aot.own_files import close_folder, make_own_folder
from tempo.native.atomic_file import DRAFT, atomic_write

OPEN_BOARDS = ".boards"  # folder below that of records
SUFFIX = ".json"
NAME = re.compile(r"[0-9a-f]{16}")
# Names that servers give.
OWN = re.compile(r"\d{4}-\d\d-\d\d|\.boards|\.exercises|\.reviews|\.{1,2}(access-)?token.*|\.open-\d+\.html")
MAX_AGE, UNTOUCHED_AGE = 60 * 86400, 86400  # seconds after which an unused board is deleted, one without moves earlier
LONGEST_WAIT = 1.0  # seconds for another server that writes
GONE = "this board no longer exists: start a new game"
JsonObject = dict[str, Any]


class BoardNotFound(BadInput):
    """No board has this name."""


class ChangedElsewhere(BadInput):
    """Another page has written the board since this one has seen it."""


class BoardFiles:
    """The boards below a folder of records."""

    def __init__(self, records: Path) -> None:
        self.records = records
        self.archive = GameArchive(records)
        self.folder = records / OPEN_BOARDS
        self.writing = Lock()  # threads of one process would wait longer for each other by the lock of the folder
        try:
            make_own_folder(records)
            make_own_folder(self.folder)
            _close_to_others(records)
            with self._locked():
                self.token = access_token(records)
        except OSError as problem:
            raise BadInput(f"cannot write '{records}': {problem.strerror}; --records names another folder") from None
        self._delete_old()

    def _delete_old(self) -> None:
        for path in (*self.folder.glob(f"*{SUFFIX}"), *self.folder.glob(f"*{DRAFT}")):
            with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
                age = time.time() - path.stat().st_mtime
                if age > MAX_AGE or (age > UNTOUCHED_AGE and _is_untouched(json.loads(path.read_bytes()))):
                    path.unlink()

    def path(self, name: str) -> Path:
        """Return the file of a board; raise BoardNotFound for what is no name of a board."""
        return board_path(self.folder, name, SUFFIX)

    def stamp(self, name: str) -> str:
        """Return the version of a board's file; "" if there is none."""
        return stamp_of(self.path(name))

    def add(self, config: MatchConfig, seats: Sequence[str]) -> str:
        """Add a board without moves, and return its name."""
        name = secrets.token_hex(8)
        shape, clock = dict(config.shape), clock_json(config)
        board = {"game": config.game, "shape": shape, "seats": list(seats), "clock": clock}
        self.write(name, board, "", {})
        return name

    def read(self, name: str) -> tuple[JsonObject, str]:
        """Return a board and the version of its file."""
        path = self.path(name)
        with self._locked():
            try:
                return json.loads(path.read_bytes()), self.stamp(name)
            except FileNotFoundError:
                raise BoardNotFound(GONE) from None
            except (OSError, ValueError) as problem:
                why = f"this board is no longer readable ({type(problem).__name__}): start a new game"
                raise BoardNotFound(why) from None

    def write(self, name: str, board: Mapping[str, Any], stamp: str, games: Mapping[str, JsonObject | None]) -> str:
        """Write a board and records of games, None to delete one; return the new version of the board's file.

        stamp  version that the page has seen; raise ChangedElsewhere if there is another one by now
        """
        path = self.path(name)
        with self._locked():
            if self.stamp(name) not in ("", stamp):
                raise ChangedElsewhere("another page has changed this game")
            for record, game in games.items():
                self.archive.write(record, game)
            write_json(path, board)
            return self.stamp(name)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Let nobody else write boards in the folder. Where no lock is to be had, go on without."""
        with self.writing:
            lock = None
            with suppress(OSError, NotImplementedError, Timeout):
                lock = hold(self.folder / "boards", LONGEST_WAIT)
            try:
                yield
            finally:
                if lock is not None:
                    lock.release()


def board_path(folder: Path, name: str, suffix: str) -> Path:
    """Return a file of a board; raise BoardNotFound for what is no name of a board."""
    if not NAME.fullmatch(name):
        raise BoardNotFound(GONE)
    return folder / f"{name}{suffix}"


def write_json(path: Path, content: Mapping[str, Any]) -> None:
    """Write a file of a board; raise BadInput with a sentence if that fails."""
    try:
        with atomic_write(path) as file:
            file.write(json.dumps(content, separators=(",", ":")).encode())
    except OSError as problem:
        raise BadInput(f"this board cannot be saved: {problem.strerror}") from None


def _is_untouched(board: Mapping[str, Any]) -> bool:
    """Return whether nobody has played on a board, or may play there by a link."""
    return len(board.get("tree", {"nodes": [0]})["nodes"]) == 1 and not board.get("shared")


def _close_to_others(records: Path) -> None:
    """Close the server's own folders, and the whole folder of records if it holds nothing else."""
    with os.scandir(records) as entries:
        inside = list(entries)
    own = [entry for entry in inside if OWN.fullmatch(entry.name)]
    closed = [Path(entry.path) for entry in own if entry.is_dir(follow_symlinks=False)]
    for folder in (*closed, *([records] if len(own) == len(inside) else [])):
        with suppress(OSError):  # another user's, or a file system without modes
            close_folder(folder)
