"""All boards of a server: lookup by name, events for pages, and files that outlive the server.

A board that changes is written to its own file below the folder of records. A restarted server, or a page that returns
after a week, finds the game as it was. The engine of a board ends soon after the last page has closed.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, Full, Queue
from threading import RLock
from typing import Any

import psutil

from tempo.app.access_token import access_token
from tempo.app.allowed_players import NOBODY_ELSE, AllowedPlayers
from tempo.app.board import Board
from tempo.app.game.game_tree import GameTree
from tempo.app.move_log import MoveLog
from tempo.app.plies import plies_of
from tempo.app.storage.archive import GameStore
from tempo.app.storage.board_file import SUFFIX, BoardFile
from tempo.app.storage.closed_folders import close_to_others
from tempo.app.timers import call_later
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_types import MatchConfig
from tempo.native.aot.own_files import make_own_folder
from tempo.native.atomic_file import DRAFT

OPEN_BOARDS = ".boards"  # folder below that of records
IDLE_SECONDS = 15.0  # seconds that an engine outlives the last page
HEARTBEAT = 10.0  # seconds between two signs of life on an event stream
MAX_STREAMS = 64  # event streams at once; each takes a thread, and a page without one polls
MAX_GUESTS = 16  # of these streams, for people who play by links
MAX_QUEUED = 200  # events queued for a page that does not read
MAX_AGE = 60 * 86400  # seconds after which an unused board is deleted
CHANGED_ELSEWHERE = "another server on this folder has changed this game as well: yours is kept as a second one"
NAME = re.compile(r"[0-9a-z]{16}")
Event = tuple[str, str]  # name of the event, JSON data


class Page(Queue[Event | None]):
    """What an open page has not received yet; None ends its stream."""

    def __init__(self, guest: int | None = None) -> None:
        """Set the seat of a page that was opened by a link."""
        super().__init__(MAX_QUEUED)
        self.guest = guest


class BoardNotFound(BadInput):
    """No board has this name."""


class TooManyStreams(BadInput):
    """As many pages as may be follow boards by a stream of events."""


class Boards:
    """The boards of one server, in memory and below its folder of records."""

    def __init__(
        self, records: Path, allowed: AllowedPlayers = NOBODY_ELSE, move_log: MoveLog | None = None
    ) -> None:
        """Read the boards of a folder of records; `allowed` says who may sit there, `move_log` prints all moves."""
        self.records = records
        self.allowed = allowed
        self.move_log = move_log
        self.lock = RLock()
        self.open: dict[str, Board] = {}
        self.files: dict[str, BoardFile] = {}  # of the boards by the names that this server gives them
        self.printed = ""  # name of the board of the printed address, kept as long as the server runs
        self.pages: dict[str, list[Page]] = {}
        self.streams: set[Page] = set()  # open event streams
        self.last_polled: dict[str, float] = {}  # time of the last request, for pages that poll
        self.folder = records / OPEN_BOARDS
        try:
            make_own_folder(records)
            make_own_folder(self.folder)
            close_to_others(records)
            self.token = access_token(records)
        except OSError as problem:
            raise BadInput(f"cannot write '{records}': {problem.strerror}; --records names another folder") from None
        self.delete_old()

    def delete_old(self) -> None:
        for path in (*self.folder.glob(f"*{SUFFIX}"), *self.folder.glob(f"*{DRAFT}")):
            with suppress(OSError):
                if time.time() - path.stat().st_mtime > MAX_AGE:
                    path.unlink()

    def save_abandoned(self) -> None:
        """Save the unfinished games of boards that were open when an earlier server was killed."""
        for path in self.folder.glob(f"*{SUFFIX}"):
            with suppress(OSError, ValueError, BadInput):
                process = json.loads(path.read_text()).get("process")
                if process and not psutil.pid_exists(process):
                    self.get(path.stem).keep()

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
        board = Board(secrets.token_hex(8), config, seats, self.allowed, GameStore(self.records), tree)
        self.register(board)
        return board

    def register(self, board: Board) -> None:
        """Publish and save the board's changes from now on."""
        self.follow(board)
        with self.lock:
            self.files[board.name] = BoardFile(self.folder, board.name)
            self.open[board.name] = board
        self.write(board)
        self.schedule_sleep(board)

    def follow(self, board: Board) -> None:
        """Publish what happens on a board, and print its moves."""
        board.publish = partial(self.publish, board)
        if self.move_log is not None:
            self.move_log.follow(board)

    def get(self, name: str) -> Board:
        """Return a board, from disk if necessary. Any request counts as a sign of life from a page."""
        with self.lock:
            if name in self.open:
                self.last_polled[name] = time.monotonic()
                return self.open[name]
            file = self.files.get(name) or BoardFile(self.folder, name)
            if not NAME.fullmatch(name) or not file.path.is_file():
                raise BoardNotFound("this board no longer exists: start a new game")
            try:
                board = Board.from_json({**file.read(), "name": name}, self.allowed, GameStore(self.records))
            except (OSError, ValueError, KeyError, TypeError, IndexError, BadInput) as problem:
                why = f"this board is no longer readable ({type(problem).__name__}): start a new game"
                raise BoardNotFound(why) from None
            self.follow(board)
            self.files[name] = file
            self.open[name], self.last_polled[name] = board, time.monotonic()
            self.schedule_sleep(board)
            return board

    def is_shared(self, name: str) -> bool:
        """Return whether a board exists and has seat links."""
        try:
            return self.get(name).is_shared
        except BoardNotFound:
            return False

    def write(self, board: Board) -> None:
        """Save the board. A full disk loses no game that a page still shows."""
        try:
            if not self.files[board.name].write(board.to_json()):
                self.separate(board)
        except OSError as problem:
            board.error = f"this board cannot be saved: {problem.strerror}"

    def separate(self, board: Board) -> None:
        """Keep the game of a board whose file another server has changed in a second file, and in the archive."""
        with board.lock:
            self.files[board.name] = BoardFile(self.folder, secrets.token_hex(8))
            board.unfinished.clear()  # these records are of the other server's game, too
            board.save_unfinished()
            board.error = CHANGED_ELSEWHERE
            board.publish_state()  # and write it

    def publish(self, board: Board, event: str, data: Mapping[str, Any]) -> None:
        """Send an event to all pages of a board. A slow page may miss analyses, and reconnects for all else."""
        if event == "state":
            self.write(board)
            if self.move_log is not None:
                self.move_log.print_ending(board)
        texts: dict[int | None, str] = {None: json.dumps(data)}
        if event == "state" and board.is_shared:
            texts |= {seat: json.dumps(board.state(seat)) for seat in (0, 1)}
        with self.lock:
            for page in list(self.pages.get(board.name, ())):
                if page.guest not in texts:
                    continue  # a guest sees nothing of searches
                try:
                    page.put_nowait((event, texts[page.guest]))
                except Full:
                    self.pages[board.name].remove(page)
                    with suppress(Empty):
                        page.get_nowait()
                    page.put_nowait(None)  # the page reconnects and gets the whole state

    def join(self, board: Board, guest: int | None = None) -> Page:
        """Open the event stream of a page; `leave` closes it. `guest` is the seat of a page opened by a link."""
        page = Page(guest)
        with self.lock:
            guests = sum(one.guest is not None for one in self.streams)
            if len(self.streams) >= MAX_STREAMS or (guest is not None and guests >= MAX_GUESTS):
                raise TooManyStreams(f"{MAX_STREAMS} pages are open already: close some, or wait for a moment")
            self.streams.add(page)
            self.pages.setdefault(board.name, []).append(page)
        return page

    def listen(self, board: Board, page: Page) -> Iterator[str]:
        """Yield the server-sent events of a page."""
        board.wake()
        yield f"retry: 500\nevent: state\ndata: {json.dumps(board.state(page.guest))}\n\n"
        if board.analysis is not None and page.guest is None:  # one that has ended is not sent again
            yield f"event: analysis\ndata: {json.dumps(board.analysis)}\n\n"
        while True:
            try:
                event = page.get(timeout=HEARTBEAT)
            except Empty:
                yield ": still here\n\n"
                continue
            if event is None:
                return
            yield f"event: {event[0]}\ndata: {event[1]}\n\n"

    def poll(self, board: Board, guest: int | None = None) -> dict[str, Any]:
        """Return the state and the latest analysis for a page that polls."""
        board.wake()
        return {"state": board.state(guest), "analysis": board.analysis if guest is None else None}

    def leave(self, board: Board, page: Page) -> None:
        """Close the event stream of a page. After the last one the board goes to sleep in a while."""
        with self.lock:
            self.streams.discard(page)
            left = self.pages.get(board.name, [])
            if page in left:
                left.remove(page)
            if not left:
                self.schedule_sleep(board)

    def schedule_sleep(self, board: Board) -> None:
        """Put the board to sleep in a while, unless a page opens it."""
        call_later(IDLE_SECONDS, partial(self.sleep, board))

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
        board.sleep()
        if board.is_untouched and not board.is_shared and board.name != self.printed:
            self.files[board.name].delete()
        else:
            self.write(board)

    def close(self) -> None:
        """Save all boards and end their engines."""
        with self.lock:
            boards, self.open = list(self.open.values()), {}
            for pages in self.pages.values():
                for page in pages:
                    with suppress(Full):
                        page.put_nowait(None)
        for board in boards:
            board.sleep()
            self.write(board)
