"""Open pages: what they hear of their board and their engines, how many there may be, and when their engines end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from storage_support import SMALL, UPRIGHT
from storage_support import Page as Client
from waiting import wait_until

from tempo.app import pages as pages_module
from tempo.app.engine.client import EngineClient
from tempo.app.pages import (
    HEARTBEAT,
    MAX_GUEST_PAGES,
    MAX_GUESTS,
    MAX_PAGES,
    MAX_QUEUED,
    MAX_STREAMS,
    Page,
    Pages,
    Stream,
    TooManyPages,
)
from tempo.app.server import BoardServices
from tempo.arena.command_line.inputs import BadInput

NAME, OTHER, BOARD = "a" * 16, "b" * 16, "0123456789abcdef"
WATCH = {"task": "watch", "game": "connectx", "shape": {}, "actions": [3]}


@pytest.fixture
def pages() -> Iterator[Pages]:
    """Yield pages of a server whose boards have all the same version."""
    pages = Pages(lambda board: {"stamp": f"version of {board}"}, lambda board: None)
    yield pages
    pages.close()


def opened(pages: Pages, name: str, **about: Any) -> tuple[Page, Stream, Iterator[str]]:
    """Return a page whose stream has begun."""
    page = pages.page(name, BOARD, **about)
    stream = pages.join(page)
    events = pages.listen(page, stream)
    assert "event: hello" in next(events)
    return page, stream, events


def told(event: str) -> tuple[str, Any]:
    """Return name and data of an event."""
    lines = dict(line.split(": ", 1) for line in event.strip().splitlines())
    return lines["event"], json.loads(lines["data"])


def test_a_stream_begins_with_what_counts_now(pages: Pages) -> None:
    """Then come the events of the board that the page shows, but those that it causes."""
    page = pages.page(NAME, BOARD)
    page.latest["game"] = {"engine": "game", "id": 7, "result": {"action": 3}}
    events = pages.listen(page, pages.join(page))
    hello = {"engines": {"game": page.latest["game"]}, "stamp": f"version of {BOARD}"}
    assert told(next(events)) == ("hello", hello) and pages.hello(page) == hello
    pages.publish("another board", "board", {"stamp": "1"})
    pages.publish(BOARD, "board", {"stamp": "2"}, but=NAME)
    pages.publish(BOARD, "board", {"stamp": "3"}, but=OTHER)
    assert told(next(events)) == ("board", {"stamp": "3"})
    assert pages.page(NAME, "another board") is page, "it shows another board now"
    pages.publish("another board", "board", {"stamp": "4"})
    assert told(next(events)) == ("board", {"stamp": "4"})


def test_a_page_polls_the_same(page: Client) -> None:
    stamp = page.post(f"/api/boards/{BOARD}", board={"tree": {"nodes": []}}, games={})["stamp"]
    polled = page.get(f"/api/pages/{NAME}/poll?board={BOARD}").get_json()
    assert polled == {"engines": {}, "stamp": stamp, "shared": None}
    with page.client.get(f"/api/pages/{NAME}/events?board={BOARD}", buffered=False) as answer:
        assert answer.mimetype == "text/event-stream"
        assert told(next(answer.response).decode()) == ("hello", polled)
        page.post(f"/api/boards/{BOARD}", board={}, games={}, stamp=stamp, page=OTHER)
        assert told(next(answer.response).decode())[0] == "board"
    [kept] = page.services.pages.pages.values()
    assert kept.stream is None, "closed with its connection"


def test_a_silent_stream_shows_that_it_is_alive(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages_module, "HEARTBEAT", 0.0)
    *_, events = opened(pages, NAME)
    assert next(events).startswith(":") and HEARTBEAT > 0


def test_a_page_that_does_not_read_loses_its_stream_only(pages: Pages) -> None:
    page, _, events = opened(pages, NAME)
    _, _, others = opened(pages, OTHER)
    for number in range(MAX_QUEUED + 1):
        pages.publish(BOARD, "board", {"stamp": number}, but=OTHER)
    assert len(list(events)) < MAX_QUEUED and page.stream is None
    pages.publish(BOARD, "board", {"stamp": "last"})
    assert told(next(others)) == ("board", {"stamp": "last"})
    assert pages.page(NAME) is page
    *_, events = opened(pages, NAME)
    pages.publish(BOARD, "board", {"stamp": "again"})
    assert told(next(events)) == ("board", {"stamp": "again"})


def test_a_new_stream_of_a_page_ends_its_old_one(pages: Pages) -> None:
    page, old, former = opened(pages, NAME)
    _, new, _ = opened(pages, NAME)
    pages.leave(page, old)
    assert page.stream is new, "its connection was closed later"
    old.put(("board", "{}"))
    assert len(list(former)) <= 1


def test_there_are_not_too_many_pages(pages: Pages) -> None:
    names = [f"{number:016x}" for number in range(MAX_PAGES + 1)]
    for name in names[:MAX_STREAMS]:
        opened(pages, name)
    with pytest.raises(TooManyPages, match=str(MAX_STREAMS)):
        pages.join(pages.page(names[MAX_STREAMS]))
    for name in names[:-1]:
        pages.page(name)
    with pytest.raises(TooManyPages, match=str(MAX_PAGES)):
        pages.page(names[-1])
    pages.leave(pages.page(names[0]), pages.page(names[0]).stream)  # type: ignore[arg-type]
    pages.join(pages.page(names[MAX_STREAMS]))


def test_guests_leave_room_for_the_owner(pages: Pages) -> None:
    for number in range(MAX_GUESTS):
        opened(pages, f"{number:016x}", guest=1)
    with pytest.raises(TooManyPages):
        pages.join(pages.page(NAME, BOARD, 1))
    opened(pages, OTHER)
    for number in range(MAX_GUESTS, MAX_GUEST_PAGES - 1):
        pages.page(f"{number:016x}", BOARD, 1)
    with pytest.raises(TooManyPages):
        pages.page("c" * 16, BOARD, 1)
    pages.page("d" * 16, BOARD)


def test_a_page_belongs_to_who_has_opened_it(pages: Pages) -> None:
    for owner, others in ((None, (0, 1)), (0, (None, 1))):
        name = NAME if owner is None else OTHER
        pages.page(name, BOARD, owner)
        for other in others:
            with pytest.raises(BadInput, match="somebody else"):
                pages.page(name, BOARD, other)
    for wrong in ("", "..", "A" * 16, "0" * 17, "\0"):
        with pytest.raises(BadInput, match="not the name of a page"):
            pages.page(wrong)


def ends(monkeypatch: pytest.MonkeyPatch) -> list[EngineClient]:
    """Return a list to which engines are added that end."""
    ended: list[EngineClient] = []
    monkeypatch.setattr(EngineClient, "end", lambda engine: ended.append(engine))
    return ended


def test_engines_outlive_their_page_for_a_while(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is loaded again, or polls, keeps them."""
    now, timers, ended = [0.0], [], ends(monkeypatch)
    monkeypatch.setattr(pages_module.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(pages_module, "call_later", lambda seconds, act: timers.append((seconds, act)))
    page, stream, _ = opened(pages, NAME)
    engine = pages.engine(page, "game")
    assert pages.engine(page, "game") is engine is not pages.engine(page, "learn")

    def pass_time(seconds: float) -> None:
        now[0] += seconds
        [(_, act)] = timers
        timers.clear()
        act()

    pass_time(1000.0)
    assert ended == [] and len(timers) == 1, "its stream is open"
    pages.leave(page, stream)
    pass_time(0.9 * pages_module.IDLE_SECONDS)
    pages.page(NAME)
    pass_time(0.9 * pages_module.IDLE_SECONDS)
    assert ended == [] and pages.page(NAME) is page, "it has asked for something"
    waiting = {"scores": {}}
    monkeypatch.setattr(EngineClient, "begin", lambda *_: lambda: pass_time(2 * pages_module.IDLE_SECONDS) or waiting)
    assert pages.answer(page, "learn", 1, {}) == waiting and ended == [], "it waits for scores"
    pass_time(1.1 * pages_module.IDLE_SECONDS)
    assert ended == [*page.engines.values()] and timers == [] and pages.pages == {}
    assert pages.page(NAME) is not page


def test_engines_and_streams_end_with_the_server(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = ends(monkeypatch)
    page, _, events = opened(pages, NAME)
    engine = pages.engine(page, "game")
    pages.close()
    assert ended == [engine] and list(events) == []


def test_an_engine_tells_its_page_what_it_finds(page: Client, services: BoardServices) -> None:
    """With the number of the request; a page that comes later gets the last message, and none after a stop."""
    path, numbers = f"/api/pages/{NAME}/engines/game", {"board": BOARD, "seat": 1, "number": 0, "seed": 1}
    kept, _, events = opened(services.pages, NAME)
    page.post(path, id=5, **WATCH, **numbers)
    name, message = told(next(events))
    assert (name, message["engine"], message["id"]) == ("engine", "game", 5) and "analysis" in message, message
    assert services.pages.hello(kept)["engines"]["game"]["id"] == 5
    page.post(path, id=6, **{**WATCH, "task": "move"}, player="level:1", **numbers)
    assert wait_until(lambda: "result" in services.pages.hello(kept)["engines"]["game"])
    result = services.pages.hello(kept)["engines"]["game"]
    assert result["id"] == 6 and result["result"]["action"] in range(7)
    seen = [5]
    while seen[-1] != 6:
        seen.append(told(next(events))[1]["id"])
    assert all(before <= after for before, after in pairwise(seen))
    page.post(path, id=7, **{**WATCH, "shape": SMALL, "actions": UPRIGHT[:-1]}, **numbers)
    assert wait_until(lambda: "result" in services.pages.hello(kept)["engines"]["game"])
    assert "analysis" in services.pages.hello(kept)["engines"]["game"], "a page that polls gets both at once"
    page.post(path, task="stop", id=8)
    assert services.pages.hello(kept)["engines"] == {}
