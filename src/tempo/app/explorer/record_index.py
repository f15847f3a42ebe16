"""Index of all saved games by position, built in a thread and kept in memory.

A file is read once, and again when its time or size changes. A request starts the thread, waits a moment for it, and
then answers with the games read so far. The newest MAX_FILES files and MAX_GAMES games count.
"""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any, NamedTuple

import numpy as np

from tempo.app.explorer.position_keys import BoardKey, Keys, board_key, keys_of_game
from tempo.app.storage.archive import GameArchive, GameFilter
from tempo.app.storage.imported_game import check_board
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.record_file import GameRecord, record_in, recorded_config, recorded_game
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig

MAX_FILES, MAX_GAMES = 20_000, 50_000
PATIENCE = 0.3  # seconds that a request waits for the thread
FAULTS = (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, BadInput)
Stamp = tuple[int, int]  # time and size of a file
OPEN = np.nan  # result of a game without one


class IndexedGame(NamedTuple):
    """A game as its positions."""

    board: BoardKey
    keys: Keys  # uint64[positions]
    score: float  # of the first side: 1, 0.5 or 0; OPEN for an unfinished game


class IndexedFile(NamedTuple):
    """The games of a file; None if it is broken."""

    stamp: Stamp
    games: list[IndexedGame] | None


class PositionTable(NamedTuple):
    """All positions of the games on one board. Arrays have one entry per position."""

    keys: Keys
    next_keys: Keys  # of the position after the next move, 0 at the end of a game
    scores: np.ndarray  # float64, of the first side


class RecordIndex:
    """The positions of all games below a folder of records."""

    def __init__(self, records: Path) -> None:
        self.archive = GameArchive(records)
        self.lock = Lock()
        self.files: dict[str, IndexedFile] = {}
        self.tables: dict[BoardKey, PositionTable] = {}
        self.total = 0  # files to index
        self.unread: int | None = None  # of them; None before they are listed
        self.thread: Thread | None = None
        self.is_stale = False  # whether a request came since the thread listed the files
        self.idle = Event()

    def refresh(self, seconds: float = PATIENCE) -> None:
        """Bring the index up to date in a thread, and wait for it at most this number of seconds."""
        with self.lock:
            self.is_stale = True
            self.idle.clear()
            if self.thread is None:
                self.thread = Thread(target=self._run, daemon=True, name="record-index")
                self.thread.start()
        self.idle.wait(seconds)

    def progress(self) -> tuple[int, int] | None:
        """Return the files read so far and their number; None when all are read."""
        with self.lock:
            return None if self.unread == 0 else (self.total - (self.unread or 0), self.total)

    def broken(self) -> int:
        """Return how many files could not be read."""
        with self.lock:
            return sum(file.games is None for file in self.files.values())

    def table(self, config: MatchConfig) -> PositionTable:
        """Return all positions on this board."""
        board = board_key(config)
        with self.lock:
            if board not in self.tables:
                games = [game for file in self.files.values() for game in file.games or () if game.board == board]
                self.tables[board] = _table_of(games)
            return self.tables[board]

    def _run(self) -> None:
        """Read changed files until no request came meanwhile."""
        while True:
            with self.lock:
                if not self.is_stale:
                    self.thread = None
                    self.idle.set()
                    return
                self.is_stale = False
            self._update()

    def _update(self) -> None:
        names = self.archive.names(GameFilter())[:MAX_FILES]
        stamps = {name: _stamp(f"{self.archive.records}/{name}") for name in names}
        with self.lock:
            for name in [name for name, file in self.files.items() if stamps.get(name) != file.stamp]:
                self._drop(name)
            unread = [name for name in names if name not in self.files]
            self.total, self.unread = len(names), len(unread)
            count = sum(len(file.games or ()) for file in self.files.values())
        for name in unread:
            games = _read_games(self.archive, name) if count < MAX_GAMES else []
            count += len(games or ())
            with self.lock:
                self.files[name] = IndexedFile(stamps[name], games)
                self.unread -= 1
                self._forget_tables(games)

    def _drop(self, name: str) -> None:
        self._forget_tables(self.files.pop(name).games)

    def _forget_tables(self, games: list[IndexedGame] | None) -> None:
        for game in games or ():
            self.tables.pop(game.board, None)


def _stamp(path: str) -> Stamp:
    """Return the stamp of a file, (0, 0) if it cannot be read."""
    try:
        status = os.lstat(path)
        return status.st_mtime_ns, status.st_size
    except OSError:
        return 0, 0


def _read_games(archive: GameArchive, name: str) -> list[IndexedGame] | None:
    """Return the games of a record; None if it is broken. A single bad game makes a broken record."""
    try:
        record = record_in(archive.read(name).encode(), name)
        config = recorded_config(record.header)
        check_board(config)
        adapter_of(config.game).check_board(config)
        return [_indexed(config, game) for game in list(record.games.values())[:MAX_GAMES]]
    except FAULTS:
        return None


def _indexed(config: MatchConfig, record: dict[str, Any] | GameRecord) -> IndexedGame:
    game = recorded_game(record)
    actions = [*game.opening, *(move.action for move in game.moves if move.action is not None)]
    score = game.score(0) if game.is_finished() else OPEN
    return IndexedGame(board_key(config), keys_of_game(config, actions), score)


def _table_of(games: list[IndexedGame]) -> PositionTable:
    if not games:
        return PositionTable(np.empty(0, np.uint64), np.empty(0, np.uint64), np.empty(0))
    end = np.zeros(1, np.uint64)
    return PositionTable(
        np.concatenate([game.keys for game in games]),
        np.concatenate([part for game in games for part in (game.keys[1:], end)]),
        np.repeat([game.score for game in games], [len(game.keys) for game in games]),
    )
