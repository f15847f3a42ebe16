"""All boards of a server: lookup by name, events for pages, and files that outlive the server.

A board that changes is written to its own file below the folder of records. A restarted server, or a page that returns
after a week, finds the game as it was. The engine of a board ends soon after the last page has closed.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, Full, Queue
from threading import RLock, Timer
from typing import Any

from tempo.app.board import Board
from tempo.app.game.game_tree import GameTree
from tempo.app.plies import plies_of
from tempo.app.storage.archive import save_game
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_types import MatchConfig

OPEN_BOARDS, TOKEN = ".boards", ".token"  # names below the folder of records
IDLE_SECONDS = 15.0  # seconds that an engine outlives the last page
HEARTBEAT = 10.0  # seconds between two signs of life on an event stream
MAX_QUEUED = 200  # events queued for a page that does not read
MAX_AGE = 60 * 86400  # seconds after which an unused board is deleted
NAME = re.compile(r"[0-9a-z]{16}")
NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL
Event = tuple[str, str]  # name of the event, JSON data


class BoardNotFound(BadInput):
    """No board has this name."""


class Boards:
    """The boards of one server, in memory and below its folder of records."""

    def __init__(self, records: Path) -> None:
        self.records = records
        self.lock = RLock()
        self.open: dict[str, Board] = {}
        self.pages: dict[str, list[Queue[Event | None]]] = {}
        self.last_polled: dict[str, float] = {}  # time of the last request, for pages that poll
        self.folder = records / OPEN_BOARDS
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.token = self.read_token()
        except OSError as problem:
            raise BadInput(f"cannot write '{records}': {problem.strerror}; --records names another folder") from None
        self.delete_old()

    def read_token(self) -> str:
        """Return the token that pages send with every change. It survives a restart; only this user can read it."""
        path = self.records / TOKEN
        with suppress(FileExistsError), os.fdopen(os.open(path, NEW_FILE, 0o600), "w") as file:
            file.write(secrets.token_hex(16))
        return path.read_text().strip() or secrets.token_hex(16)

    def delete_old(self) -> None:
        for path in self.folder.glob("*.json"):
            with suppress(OSError):
                if time.time() - path.stat().st_mtime > MAX_AGE:
                    path.unlink()

    def add(
        self, config: MatchConfig, seats: Sequence[str], actions: Sequence[int] = (), at: int | None = None, **kept: Any
    ) -> Board:
        """Add a board with these legal moves on it.

        config   game, board size and clock
        seats    names of both players, HUMAN for a person
        actions  moves from the start of the game
        at       number of moves that are shown, None for all
        kept     lists with one entry per action: seconds, simulations and other fields of `Node`
        """
        tree = GameTree()
        for number, ply in enumerate(plies_of(config, actions)):
            tree.play(ply["action"], ply["seat"], **{name: values[number] for name, values in kept.items()})
        if at is not None:
            tree.go(at)
        board = Board(secrets.token_hex(8), config, seats, partial(save_game, self.records), tree)
        self.register(board)
        return board

    def register(self, board: Board) -> None:
        """Publish and save the board's changes from now on."""
        board.publish = partial(self.publish, board)
        with self.lock:
            self.open[board.name] = board
        self.write(board)
        self.schedule_sleep(board)

    def get(self, name: str) -> Board:
        """Return a board, from disk if necessary. Any request counts as a sign of life from a page."""
        with self.lock:
            if name in self.open:
                self.last_polled[name] = time.monotonic()
                return self.open[name]
            path = self.folder / f"{name}.json"
            if not NAME.fullmatch(name) or not path.is_file():
                raise BoardNotFound("this board no longer exists: start a new game")
            try:
                board = Board.from_json(json.loads(path.read_text()), partial(save_game, self.records))
            except (OSError, ValueError, KeyError, TypeError, IndexError, BadInput) as problem:
                why = f"this board is no longer readable ({type(problem).__name__}): start a new game"
                raise BoardNotFound(why) from None
            board.publish = partial(self.publish, board)
            self.open[name], self.last_polled[name] = board, time.monotonic()
            self.schedule_sleep(board)
            return board

    def write(self, board: Board) -> None:
        """Save the board. A full disk loses no game that a page still shows."""
        path = self.folder / f"{board.name}.json"
        part = path.with_suffix(".part")
        try:
            part.write_text(json.dumps(board.to_json()))
            part.replace(path)
        except OSError as problem:
            board.error = f"this board cannot be saved: {problem.strerror}"

    def publish(self, board: Board, event: str, data: Mapping[str, Any]) -> None:
        """Send an event to all pages of a board. A slow page may miss analyses, and reconnects for all else."""
        if event == "state":
            self.write(board)
        text = json.dumps(data)
        with self.lock:
            for page in list(self.pages.get(board.name, ())):
                try:
                    page.put_nowait((event, text))
                except Full:
                    self.pages[board.name].remove(page)
                    with suppress(Empty):
                        page.get_nowait()
                    page.put_nowait(None)  # the page reconnects and gets the whole state

    def listen(self, board: Board) -> Iterator[str]:
        """Yield server-sent events for a page until it closes."""
        page: Queue[Event | None] = Queue(MAX_QUEUED)
        with self.lock:
            self.pages.setdefault(board.name, []).append(page)
        try:
            board.wake()
            yield f"retry: 500\nevent: state\ndata: {json.dumps(board.state())}\n\n"
            while True:
                try:
                    event = page.get(timeout=HEARTBEAT)
                except Empty:
                    yield ": still here\n\n"
                    continue
                if event is None:
                    return
                yield f"event: {event[0]}\ndata: {event[1]}\n\n"
        finally:
            self.leave(board, page)

    def poll(self, board: Board) -> dict[str, Any]:
        """Return the state and the latest analysis for a page that polls."""
        board.wake()
        return {"state": board.state(), "analysis": board.analysis}

    def leave(self, board: Board, page: Queue[Event | None]) -> None:
        """Remove a page. After the last one the board goes to sleep in a while."""
        with self.lock:
            left = self.pages.get(board.name, [])
            if page in left:
                left.remove(page)
            if not left:
                self.schedule_sleep(board)

    def schedule_sleep(self, board: Board) -> None:
        """Put the board to sleep in a while, unless a page opens it."""
        later = Timer(IDLE_SECONDS, self.sleep, (board,))
        later.daemon = True
        later.start()

    def sleep(self, board: Board) -> None:
        """End the engine of a board without pages, and drop the board from memory; it stays on disk."""
        with self.lock:
            if self.pages.get(board.name) or self.open.get(board.name) is not board:
                return
            if time.monotonic() - self.last_polled.get(board.name, -IDLE_SECONDS) < IDLE_SECONDS:
                self.schedule_sleep(board)
                return
            self.pages.pop(board.name, None)
            self.last_polled.pop(board.name, None)
            del self.open[board.name]
        if board.is_untouched:
            (self.folder / f"{board.name}.json").unlink(missing_ok=True)
        else:
            self.write(board)
        board.sleep()

    def close(self) -> None:
        """Save all boards and end their engines."""
        with self.lock:
            boards, self.open = list(self.open.values()), {}
            for pages in self.pages.values():
                for page in pages:
                    with suppress(Full):
                        page.put_nowait(None)
        for board in boards:
            self.write(board)
            board.sleep()
