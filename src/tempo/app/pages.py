"""Open pages: the events that they receive, and the engines that search for them.

A page names itself and the board that it shows. It receives events by a stream, or polls: either begins with `hello`,
which says all that counts now, so that a lost event does no harm. The engines of a page end soon after it has closed.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from queue import Empty, Full, Queue
from threading import RLock
from typing import Any

from tempo.app.engine.client import EngineClient, EngineRequest, call_later
from tempo.arena.command_line.inputs import BadInput

NAME = re.compile(r"[0-9a-f]{16}")
ENGINES: dict[str, float | None] = {"game": None, "learn": 120.0}  # of a page; seconds until an idle one ends
IDLE_SECONDS = 15.0  # seconds that engines outlive the last sign of life of their page
HEARTBEAT = 10.0  # seconds between two signs of life on an event stream
MAX_PAGES, MAX_GUEST_PAGES = 200, 100  # and how many of them may play by links
MAX_STREAMS = 64  # event streams at once; each takes a thread, and a page without one polls
MAX_GUESTS = 16  # of these streams, for people who play by links
MAX_QUEUED = 200  # events queued for a page that does not read
Stream = Queue[tuple[str, str] | None]  # names and JSON data of events for a page; None ends it
JsonObject = dict[str, Any]


class TooManyPages(BadInput):
    """No more pages may follow boards."""


class Page:
    """A page with its engines."""

    def __init__(self, name: str, board: str, guest: int | None) -> None:
        self.name, self.board, self.guest = name, board, guest  # `guest` is the seat of a page that a link has opened
        self.seen = time.monotonic()
        self.stream: Stream | None = None
        self.engines: dict[str, EngineClient] = {}
        self.latest: dict[str, JsonObject] = {}  # of each engine: its last analysis, and its result
        self.newest: dict[str, int] = {}  # number of the last request to each engine
        self.waiting = 0  # requests that wait for scores

    def send(self, event: str, data: Mapping[str, Any]) -> None:
        """Queue an event. A page that does not read loses its stream, and gets all of it when it connects again."""
        stream = self.stream
        if stream is None:
            return
        try:
            stream.put_nowait((event, json.dumps(data)))
        except Full:
            with suppress(Empty):
                stream.get_nowait()
            stream.put_nowait(None)
            self.stream = None

    def end(self) -> None:
        for engine in self.engines.values():
            engine.end()
        if self.stream is not None:
            with suppress(Full):
                self.stream.put_nowait(None)


class Pages:
    """The open pages of a server."""

    def __init__(self, about_board: Callable[[str], JsonObject], on_left: Callable[[str], object]) -> None:
        """`about_board` returns what a page is told of its board when it connects; `on_left` hears of boards that no
        page shows any more."""
        self.about_board = about_board
        self.on_left = on_left
        self.lock = RLock()
        self.pages: dict[str, Page] = {}

    def page(self, name: str, board: str | None = None, guest: int | None = None) -> Page:
        """Return a page, which is there from its first request on; `board` is the one that it shows now."""
        if not NAME.fullmatch(name):
            raise BadInput("this is not the name of a page")
        with self.lock:
            page = self.pages.get(name)
            if page is None:
                guests = sum(other.guest is not None for other in self.pages.values())
                if len(self.pages) >= MAX_PAGES or (guest is not None and guests >= MAX_GUEST_PAGES):
                    raise TooManyPages(f"{MAX_PAGES} pages are open already: close some, or wait for a moment")
                page = self.pages[name] = Page(name, board or "", guest)
                call_later(IDLE_SECONDS, partial(self._end_if_gone, page))
            if page.guest != guest:
                raise BadInput("this page belongs to somebody else")
            page.seen, page.board = time.monotonic(), board or page.board
            return page

    # Events.

    def publish(self, board: str, event: str, data: Mapping[str, Any], but: str = "") -> None:
        """Send an event to all pages that show a board, but the page that caused it."""
        with self.lock:
            pages = [page for page in self.pages.values() if page.board == board and page.name != but]
        for page in pages:
            page.send(event, data)

    def hello(self, page: Page) -> JsonObject:
        """Return all that counts for a page now."""
        with self.lock:
            engines = {name: dict(message) for name, message in page.latest.items()}
        return {"engines": engines, **self.about_board(page.board)}

    def join(self, page: Page) -> Stream:
        """Open the stream of a page; `leave` closes it."""
        with self.lock:
            guests = sum(other.stream is not None and other.guest is not None for other in self.pages.values())
            streams = sum(other.stream is not None for other in self.pages.values())
            if streams >= MAX_STREAMS or (page.guest is not None and guests >= MAX_GUESTS):
                raise TooManyPages(f"{MAX_STREAMS} pages are open already: close some, or wait for a moment")
            page.stream = Stream(MAX_QUEUED)
            return page.stream

    def listen(self, page: Page, stream: Stream) -> Iterator[str]:
        """Yield the server-sent events of a page."""
        yield f"retry: 500\nevent: hello\ndata: {json.dumps(self.hello(page))}\n\n"
        while page.stream is stream:
            try:
                event = stream.get(timeout=HEARTBEAT)
            except Empty:
                yield ": still here\n\n"
                continue
            if event is None:
                return
            yield f"event: {event[0]}\ndata: {event[1]}\n\n"

    def leave(self, page: Page, stream: Stream) -> None:
        """Close the stream of a page; its engines end in a while if it does not come back."""
        with self.lock:
            page.seen = time.monotonic()
            if page.stream is stream:
                page.stream = None

    def _end_if_gone(self, page: Page) -> None:
        with self.lock:
            if page.stream is not None or page.waiting or time.monotonic() - page.seen < IDLE_SECONDS:
                call_later(IDLE_SECONDS, partial(self._end_if_gone, page))
                return
            if self.pages.get(page.name) is page:
                del self.pages[page.name]
            is_left = all(other.board != page.board for other in self.pages.values())
        page.end()
        if is_left:
            self.on_left(page.board)

    def close(self) -> None:
        """End the engines of all pages."""
        with self.lock:
            pages, self.pages = list(self.pages.values()), {}
        for page in pages:
            page.end()

    # Engines.

    def engine(self, page: Page, name: str) -> EngineClient:
        if name not in ENGINES:
            raise BadInput(f"engine should be one of {', '.join(ENGINES)}")
        with self.lock:
            return page.engines.setdefault(name, EngineClient(ENGINES[name]))

    def _is_late(self, page: Page, name: str, number: int) -> bool:
        """Note the number of a request; return whether one that the page has sent later was here before it."""
        newest = page.newest.get(name, 0)
        page.newest[name] = max(newest, number)
        return number < newest

    def ask(self, page: Page, name: str, number: int, message: JsonObject) -> None:
        """Let an engine of a page search; events tell what it finds, with the number that the page gave."""

        def tell(kind: str, data: Any) -> None:
            with self.lock:
                if page.latest.get(name, {}).get("id") != number:
                    return
                page.latest[name][kind] = data
                page.send("engine", {"engine": name, "id": number, kind: data})

        request = EngineRequest(message, partial(tell, "analysis"), partial(tell, "result"), partial(tell, "error"))
        engine = self.engine(page, name)
        with self.lock:
            if not self._is_late(page, name, number):
                page.latest[name] = {"engine": name, "id": number}
                engine.ask(request)

    def answer(self, page: Page, name: str, number: int, message: JsonObject) -> JsonObject:
        """Return what an engine of a page answers; nothing if the page has asked it for something else by now."""
        engine = self.engine(page, name)
        with self.lock:
            if self._is_late(page, name, number):
                return {}
            answer = engine.begin(message)
            page.waiting += 1
        try:
            return answer()
        finally:
            with self.lock:
                page.waiting -= 1
                page.seen = time.monotonic()

    def stop(self, page: Page, name: str, number: int) -> None:
        """Cancel the search of an engine."""
        engine = self.engine(page, name)
        with self.lock:
            if not self._is_late(page, name, number):
                page.latest.pop(name, None)
                engine.stop()
