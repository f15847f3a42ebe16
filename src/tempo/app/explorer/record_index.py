"""Index of all saved games by position, kept in memory.

A file is read once, and again when its time or size changes. Each request reads for a moment, and the next one goes on
from there. The newest MAX_FILES files and MAX_GAMES games count.
"""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from time import monotonic
from typing import NamedTuple

from tempo.app.explorer.position_keys import BoardKey, IndexedGame, PositionTable, board_key, indexed_game, table_of
from tempo.app.request_parsing import MAX_SIZE
from tempo.app.storage.archive import GameArchive, GameFilter, stamp_of
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig, PlayedGame
from tempo.arena.records.record_file import record_in, recorded_config, recorded_game

MAX_FILES, MAX_GAMES = 20_000, 50_000
PATIENCE = 0.5  # seconds that a request reads
FAULTS = (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)


class IndexedFile(NamedTuple):
    """The games of a file; None if it is broken."""

    stamp: str
    games: list[IndexedGame] | None


class IndexState(NamedTuple):
    """The state of the index for one board."""

    table: PositionTable
    broken: int  # files that cannot be read
    done: int  # files that were read
    total: int


class RecordIndex:
    """The positions of all games below a folder of records."""

    def __init__(self, records: Path) -> None:
        self.archive = GameArchive(records)
        self.lock = Lock()
        self.files: dict[str, IndexedFile] = {}
        self.tables: dict[BoardKey, PositionTable] = {}

    def look(self, config: MatchConfig, own: str = "", seconds: float = PATIENCE) -> IndexState:
        """Read what has changed, for these seconds at most, and return what is known of a board.

        own  record of the game that is being played, which does not count
        """
        with self.lock:
            total, board = self._update(own, monotonic() + seconds), board_key(config)
            if board not in self.tables:
                games = [game for file in self.files.values() for game in file.games or () if game.board == board]
                self.tables[board] = table_of(games)
            broken = sum(file.games is None for file in self.files.values())
            return IndexState(self.tables[board], broken, len(self.files), total)

    def _update(self, own: str, end: float) -> int:
        """Read new files, at least one, until the time `end`; return how many there are without `own`."""
        names = [name for name in self.archive.names(GameFilter()) if name != own][:MAX_FILES]
        stamps = {name: stamp_of(self.archive.records / name) for name in names}
        changed = [name for name, file in self.files.items() if stamps.get(name) != file.stamp]
        for name in changed:
            del self.files[name]
        unread = [name for name in names if name not in self.files]
        if changed or unread:
            self.tables.clear()
        count = sum(len(file.games or ()) for file in self.files.values())
        for name in unread:
            games = _read_games(self.archive, name) if count < MAX_GAMES else []
            count += len(games or ())
            self.files[name] = IndexedFile(stamps[name], games)
            if monotonic() > end:
                break
        return len(names)


def _read_games(archive: GameArchive, name: str) -> list[IndexedGame] | None:
    """Return the games of a record; None if it is broken. A single bad game makes a broken record."""
    try:
        record = record_in(archive.read(name).encode(), name)
        config = recorded_config(record.header)
        if any(size > MAX_SIZE for size in config.shape.values()):
            return None
        adapter_of(config.game).check_board(config)
        return [_indexed(config, recorded_game(game)) for game in list(record.games.values())[:MAX_GAMES]]
    except FAULTS:
        return None


def _indexed(config: MatchConfig, game: PlayedGame) -> IndexedGame:
    actions = [*game.opening, *(move.action for move in game.moves if move.action is not None)]
    return indexed_game(config, actions, game.score(0) if game.is_finished() else float("nan"))
