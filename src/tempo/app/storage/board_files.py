"""Boards of pages as files below the folder of records: the game of each open page, which outlives page and server.

A page writes its board after every change, together with the records of games that have changed. It says which version
of the board it has seen, so that two pages, of one server or of two, do not overwrite each other's moves.
"""

from __future__ import annotations

import json
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
from tempo.app.storage.archive import GameArchive
from tempo.app.storage.closed_folders import close_to_others
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.native.aot.file_lock import hold
from tempo.native.aot.own_files import make_own_folder
from tempo.native.atomic_file import DRAFT, atomic_write

OPEN_BOARDS = ".boards"  # folder below that of records
SUFFIX = ".json"
NAME = re.compile(r"[0-9a-f]{16}")
MAX_AGE, UNTOUCHED_AGE = 60 * 86400, 86400  # seconds after which an unused board is deleted, one without moves earlier
LONGEST_WAIT = 1.0  # seconds for another server that writes
UNTIMED = {"kind": "none", "act": 1.0, "bank": 0.0}
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
            close_to_others(records)
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
        if not NAME.fullmatch(name):
            raise BoardNotFound("this board no longer exists: start a new game")
        return self.folder / f"{name}{SUFFIX}"

    def stamp(self, name: str) -> str:
        """Return the version of a board's file; "" if there is none."""
        with suppress(OSError):
            status = self.path(name).stat()
            return f"{status.st_ino}.{status.st_mtime_ns}.{status.st_size}"
        return ""

    def add(self, config: MatchConfig, seats: Sequence[str]) -> str:
        """Add a board without moves, and return its name."""
        name = secrets.token_hex(8)
        clock = {"kind": "timed", "act": config.act_timeout, "bank": config.bank} if config.timed else UNTIMED
        board = {"game": config.game, "shape": dict(config.shape), "seats": list(seats), "clock": clock}
        self.write(name, board, "", {})
        return name

    def read(self, name: str) -> tuple[JsonObject, str]:
        """Return a board and the version of its file."""
        path = self.path(name)
        with self._locked():
            try:
                return json.loads(path.read_bytes()), self.stamp(name)
            except FileNotFoundError:
                raise BoardNotFound("this board no longer exists: start a new game") from None
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
            try:
                with atomic_write(path) as file:
                    file.write(json.dumps(board, separators=(",", ":")).encode())
            except OSError as problem:
                raise BadInput(f"this board cannot be saved: {problem.strerror}") from None
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


def _is_untouched(board: Mapping[str, Any]) -> bool:
    """Return whether nobody has played on a board, or may play there by a link."""
    return len(board.get("tree", {"nodes": [0]})["nodes"]) == 1 and not board.get("shared")
