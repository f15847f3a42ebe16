"""The shared games of a server, each in a file of its own, written before a request is answered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

from tempo.app.shared.shared_game import PLACES, JsonObject, PositionChanged, SharedGame, Table
from tempo.app.storage.archive import stamp_of
from tempo.app.storage.board_files import BoardNotFound, board_path, write_json

SUFFIX = ".shared.json"
Publish = Callable[[str, str, Mapping[str, Any]], object]  # board, event, data


class SharedGames:
    """Shared games by the names of their boards."""

    def __init__(self, folder: Path, publish: Publish) -> None:
        """Keep the games in a folder; `publish` sends an event to all pages of a board."""
        self.folder = folder
        self.publish = publish
        self.lock = RLock()
        self.games: dict[str, tuple[str, SharedGame]] = {}  # each with the stamp of its file

    def is_shared(self, board: str) -> bool:
        """Return whether there is a shared game on a board."""
        with self.lock:
            return self._find(board) is not None

    def state(self, board: str) -> JsonObject | None:
        """Return what both pages get, None without a shared game. A person whose time is over has lost."""
        with self.lock:
            if (game := self._find(board)) is None:
                return None
            if not game.table.paused:
                game.clock.run()
            has_ended = game.notice_time()
            if has_ended:
                self._write(board, game)
            state = game.state()
        if has_ended:
            self.publish(board, "shared", state)
        return state

    def stop_clock(self, board: str) -> None:
        """Let the clock stand until a page asks for the game again, because no page shows it."""
        with self.lock:
            if (game := self._find(board)) is not None:
                game.clock.stop()

    def share(self, board: str, table: Table) -> None:
        """Begin a shared game."""
        with self.lock:
            self._write(board, SharedGame(table))

    def take_seat(self, board: str, seat: int) -> None:
        """Note that a person has opened the link of a seat: the owner's page does not play there any more."""
        if seat not in self._answer(board)["linked"]:
            with self._changed(board) as game:
                game.linked = sorted({*game.linked, seat})

    def play(self, board: str, action: int, at: int, guest: int | None, seconds: float | None) -> JsonObject:
        """Play a move: see `SharedGame.play`. Return the state."""
        with self._changed(board) as game:
            mover = game.position().mark - 1
            is_in_time = game.play(action, at, guest, seconds)
        if not is_in_time:
            raise PositionChanged(f"the time of {PLACES[mover]} is over")
        return self._answer(board)

    def resign(self, board: str, seat: int | None, guest: int | None) -> JsonObject:
        """Resign: see `SharedGame.resign`. Return the state."""
        with self._changed(board) as game:
            game.resign(seat, guest)
        return self._answer(board)

    def set_table(self, board: str, version: int, table: Table) -> JsonObject:
        """Change moves, players or clock as the owner did, who has seen this version. Return the state."""
        with self._changed(board) as game:
            if version != game.version:
                raise PositionChanged("the game has gone on meanwhile: look again")
            game.set_table(table)
        return self._answer(board)

    def _answer(self, board: str) -> JsonObject:
        with self.lock:
            return self._get(board).state()

    @contextmanager
    def _changed(self, board: str) -> Iterator[SharedGame]:
        """Yield a game that is about to change; then write and publish it, unless the change is refused."""
        with self.lock:
            game = self._get(board)
            yield game
            self._write(board, game)
            state = game.state()
        self.publish(board, "shared", state)

    def _get(self, board: str) -> SharedGame:
        if (game := self._find(board)) is None:
            raise BoardNotFound("nobody shares this board any more")
        return game

    def _find(self, board: str) -> SharedGame | None:
        """Return the game of a board, from its file if another server has changed it; None if there is none."""
        try:
            path = board_path(self.folder, board, SUFFIX)
            stamp = stamp_of(path)
            if board not in self.games or self.games[board][0] != stamp:
                self.games[board] = stamp, SharedGame.from_json(json.loads(path.read_bytes()))
            return self.games[board][1]
        except (OSError, ValueError, KeyError, TypeError, IndexError):
            self.games.pop(board, None)
            return None

    def _write(self, board: str, game: SharedGame) -> None:
        """Write a new version of a game. One that cannot be written remains as its file has it."""
        game.version += 1
        self.games.pop(board, None)
        path = board_path(self.folder, board, SUFFIX)
        write_json(path, game.to_json())
        self.games[board] = stamp_of(path), game
