"""Random requests: the server answers each with a sentence, loses no board, and touches no foreign file.

Requests are those of the page, and variants with other types, numbers, names, paths and headers, or half a body. They
go to every route of the server, new ones included. `-m slow` sends seven times as many.
"""

from __future__ import annotations

import json
import mimetypes
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.routing import Rule
from werkzeug.test import EnvironBuilder, run_wsgi_app

from tempo.app.access.access import COOKIE, Access
from tempo.app.access.seat_links import SeatLinks
from tempo.app.engine.child_process import ChildProcess
from tempo.app.engine.client import EngineClient
from tempo.app.server import BoardServices, new_app
from tempo.app.shared.shared_game import Table
from tempo.app.storage.board_files import BoardFiles
from tempo.arena.adapter.game_adapter import new_config

HOST = "127.0.0.1:8000"
SECRET = "what-nobody-else-may-read"
PLACE = re.compile(r"<(?:\w+(?:\([^)]*\))?:)?(\w+)>")  # parameter of a route: <path:name>
GAMES = ["connectx", "othello", "gomoku"]
PAGES = ["0" * 16, "a" * 16]
SHAPES = [{}, {"rows": 4, "columns": 5, "inarow": 3}, {"size": 7, "inarow": 4}, {"size": 15}, {"rows": 10**9}]
ODD_TEXTS = ["", "..", "../../secret.txt", "/etc/passwd", "..\\..", "\0", "x" * 3000, "中文", "\ud800", "<b>", "nan"]
ODD_NUMBERS = [-1, 64, 65, 10**9, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308, float("inf"), float("nan")]
PLAYERS = ["human", "champion", "random", "level:1", "level:0", "level:99", "./agent.py", "gtp:true", "../secret.txt"]
PASTED = ["4443", "f5d6c3d3c4", "(;GM[4]SZ[15];B[hh])", "(;GM[Othello]", "Piskvorky 15x15, 11:11, 0\n8,8,0\n", "{}"]
ODD_HEADERS = [
    {"Cookie": ""}, {"Cookie": "tempo=" + "0" * 32}, {"Cookie": "é=;;"}, {"Content-Type": "text/plain"},
    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "null"}, {"Origin": "http://["},
    {"Content-Type": "application/json; charset=utf-16"}, {"Content-Type": ""}, {"Host": "evil.example"},
    {"Host": "127.0.0.1.evil.example:8000"}, {"Host": ""}, {"Host": "127.0.0.1:1"}, {"Origin": "http://evil.example"},
    {"Transfer-Encoding": "chunked"}, {"Content-Length": "-1"}, {"Range": "bytes=0-"}, {"If-Modified-Since": "x"},
    {"X-Forwarded-Host": "evil.example"}, {"Last-Event-ID": "x" * 999}, {"Content-Encoding": "gzip"},
]  # fmt: skip


class Request(NamedTuple):
    """A request. BOARD stands for the id of a board, STAMP for the version of its file, COOKIE for the page's cookie,
    DEEP for many nested brackets."""

    method: str
    path: str
    body: bytes
    headers: dict[str, str]


# Requests.

numbers = st.integers(-2, 70) | st.sampled_from(ODD_NUMBERS)
texts = st.sampled_from([*ODD_TEXTS, *PLAYERS, *PASTED, *GAMES]) | st.text(max_size=20)
scalars = st.none() | st.booleans() | numbers | texts
anything = st.recursive(
    scalars, lambda some: st.lists(some, max_size=4) | st.dictionaries(texts, some, max_size=4), max_leaves=8
)
clocks = st.sampled_from([{"kind": "none"}, {"kind": "timed", "act": 2, "bank": 60}, {"kind": "timed", "act": 0}])
USUAL: dict[str, st.SearchStrategy] = {  # values that the page sends, by kind
    "game": st.sampled_from(GAMES),
    "shape": st.sampled_from(SHAPES),
    "seats": st.lists(st.sampled_from(PLAYERS), min_size=2, max_size=2),
    "clock": clocks,
    "actions": st.lists(st.integers(0, 6), max_size=3),
    "at": st.integers(0, 4),
    "action": st.integers(0, 64),
    "line": st.lists(st.builds(lambda action: {"action": action, "seconds": 1.5}, st.integers(0, 6)), max_size=3),
    "ending": st.none() | st.just({"rewards": [-1, 1], "forfeit": 0, "reason": "resigned"}),
    "paused": st.booleans(),
    "version": st.integers(0, 3),
    "seat": st.integers(0, 1),
    "is_deep": st.booleans(),
    "is_estimated": st.booleans(),
    "seconds": st.sampled_from([0, 0.1, 5]),
    "start": st.integers(0, 3),
    "mistakes": st.just({"3": {"label": "blunder"}}),
    "text": st.sampled_from(PASTED),
    "name": st.sampled_from(PLAYERS),
    "task": st.sampled_from(["move", "hint", "watch", "evaluate", "tabled", "stop"]),
    "player": st.sampled_from(PLAYERS),
    "board": st.just("BOARD"),
    "number": st.integers(0, 2),
    "seed": st.integers(0, 2),
    "id": st.integers(0, 9),
    "act": st.sampled_from([0, 0.1, 5]),
    "bank": st.sampled_from([0, 60]),
    "page": st.sampled_from(PAGES),
    "cells": st.lists(st.integers(0, 2), min_size=42, max_size=42),
    "games": st.lists(st.sampled_from([{"words": [3, "4", None]}, {"words": ["f5"], "seats": [0]}]), max_size=2),
    "typed": st.lists(st.sampled_from(GAMES), max_size=2),
    "formats": st.lists(st.sampled_from([["othello", "sgf"], ["gomoku", "psq"], ["chess", "pgn"]]), max_size=2),
    "source": st.just("the text"),
    "frames": st.just(["data:image/png;base64,AAAA"]),
    "suffix": st.sampled_from(["sgf", "psq", "txt"]),
    "players": st.just(["Ann", "Bob"]),
    "result": st.sampled_from(["B+R", "W+12", ""]),
    "date": st.just("2026-11-22"),
}  # fmt: skip
TREE = {"nodes": [{"parent": 0, "action": -1, "seat": -1, "children": []}], "line": [], "at": 0}
WRITTEN = st.fixed_dictionaries(  # a board as the page writes it; records have names of saved games
    {
        "board": st.just({"game": "connectx", "seats": ["human", "human"], "shape": {}, "tree": TREE, "result": None}),
        "stamp": st.sampled_from(["STAMP"] * 9 + ["", "1.2.3"]),
        "games": st.dictionaries(
            st.sampled_from(["2026-11-22/000000-othello-a-b.jsonl", "../secret.txt", ".boards/BOARD.json"]),
            st.none() | st.just({"header": {"game": "othello"}, "game": {}}) | anything, max_size=2,
        ),
        "page": st.sampled_from(PAGES),
    }
)  # fmt: skip
SAID = {  # fields of the page's requests; other routes get any field
    "/api/players": "game name",
    "/api/pages/<page>/engines/<engine>": "task game shape actions player board seat number seed id act bank "
    "seconds is_estimated is_deep",
    "/api/boards/<board>/links": "game shape clock seats line ending paused",
    "/api/shared/<board>/play": "action at seconds",
    "/api/shared/<board>/resign": "seat",
    "/api/shared/<board>/line": "version game shape clock seats line ending paused",
    "/api/rules": "game shape actions start",
    "/api/rules/replay": "game shape games",
    "/api/formats/read": "text source formats typed game shape",
    "/api/formats/write": "suffix game shape actions players seconds result date",
    "/api/setup": "game shape cells",
    "/api/gif": "frames",
    "/api/mistakes": "game shape actions mistakes",
    "/api/explorer": "game shape actions",
}
WRITES = ["board", "stamp", "games", "page"]
ids = st.sampled_from(["BOARD"] * 100 + ODD_TEXTS)
PARTS = {  # parameters of paths; others get odd texts
    "name": ids,
    "board": ids,
    "page": st.sampled_from(PAGES * 9 + ODD_TEXTS),
    "engine": st.sampled_from(["game", "learn"] * 9 + ODD_TEXTS),
    "game": st.sampled_from(GAMES * 9 + ODD_TEXTS),
}
QUERIES = [
    *[""] * 20,
    "?page=2",
    "?page=-1",
    "?from=2026-11-22&result=won",
    "?folder=",
    "?folder=..",
    "?player=%00",
    "?a=" + "b" * 5000,
    "/",
    "/..",
]


@st.composite
def bodies(draw: st.DrawFn, words: list[str]) -> bytes:
    """Draw a body: as the page sends it, with an error in it, something else, or half of it."""
    how = draw(st.sampled_from(["usual"] * 6 + ["bent"] * 6 + ["any", "half", "bytes", "empty", "deep", "digits"]))
    if words == WRITES:
        told = draw(WRITTEN)
    else:
        told = {word: draw(USUAL[word]) for word in words if draw(st.integers(0, 9)) > 0}
    if how == "bent":
        told = {**told, draw(st.sampled_from([*words, "else"])): draw(anything)}
    text = json.dumps(draw(anything) if how == "any" else told).encode()
    others = {"half": text[: len(text) // 2], "empty": b"", "deep": b"DEEP", "digits": b"DIGITS"}
    return draw(st.binary(max_size=30)) if how == "bytes" else others.get(how, text)


@st.composite
def requests(draw: st.DrawFn, routes: list[tuple[str, str]]) -> Request:
    """Draw a request to one of these routes, most often as the page sends it."""
    method, rule = draw(st.sampled_from(routes))
    chosen = {name: draw(PARTS.get(name, texts)) for name in PLACE.findall(rule)}
    path = PLACE.sub(lambda found: chosen[found[1]], rule)
    words = WRITES if rule == "/api/boards/<name>" else SAID.get(rule, "").split()
    headers = {"Cookie": "COOKIE", "Content-Type": "application/json"}
    if draw(st.integers(0, 14)) == 14:
        headers |= draw(st.sampled_from(ODD_HEADERS))
    if draw(st.integers(0, 14)) == 14:
        method = draw(st.sampled_from(["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "BREW"]))
    body = draw(bodies(words)) if method != "GET" else b""
    return Request(method, path + draw(st.sampled_from(QUERIES)), body, headers)


# Detection of foreign file access.

WATCHED: list[tuple[str, bool]] | None = None  # (file, whether it is written) while access is recorded
CHANGING = {"os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod"}


def note_files(event: str, arguments: tuple[Any, ...]) -> None:
    """Audit hook that records every file that Python opens or changes in this process."""
    if WATCHED is None or event not in {"open", "os.listdir", "os.scandir", *CHANGING}:
        return
    names = arguments[: 2 if event in ("os.rename", "os.link", "os.symlink") else 1]
    is_change = event in CHANGING or (event == "open" and bool(arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)))
    WATCHED.extend((os.fsdecode(name), is_change) for name in names if isinstance(name, (str, bytes)))


@contextmanager
def files_watched() -> Iterator[list[tuple[str, bool]]]:
    global WATCHED
    WATCHED = []
    try:
        yield WATCHED
    finally:
        WATCHED = None


def stray_files(seen: list[tuple[str, bool]], records: Path) -> list[str]:
    """Return files outside the records' folder that were changed, or read although they are not part of the program."""
    home = os.path.realpath(records)
    program = (*sys.path, sys.prefix, sys.base_prefix, "/dev/null", "/proc")
    readable = tuple(os.path.realpath(path) for path in program)  # where modules are searched, too
    found = []
    for name, is_change in seen:
        path = os.path.realpath(name)
        if not path.startswith(home + os.sep) and path != home and (is_change or not path.startswith(readable)):
            found.append(f"{'changed' if is_change else 'read'}: {path}")
    return found


# Tests.


def asked_of(rule: Rule) -> list[tuple[str, str]]:
    """Return methods and path of a route, several times if it has a body, in which much can be wrong."""
    methods = sorted((rule.methods or set()) - {"HEAD", "OPTIONS"})
    return [(method, rule.rule) for method in methods for _ in range(1 if method == "GET" else 4)]


class Fort:
    """An app in this process with one board per game that gets no requests, and one that does."""

    def __init__(self, folder: Path) -> None:
        (folder / "secret.txt").write_text(SECRET)
        self.services = BoardServices(folder / "games")
        files, shared = self.services.files, self.services.shared
        self.app = new_app(self.services, "0.0.0.0")
        links = SeatLinks(files.token, shared.is_shared)
        self.root, secret = Access(files.token, "0.0.0.0", links).secrets_of(None)
        self.cookie = f"{COOKIE}={secret}"
        self.kept = [files.add(new_config(game), ["human", "human"]) for game in GAMES]
        for name, game in zip(self.kept, GAMES, strict=True):
            shared.share(name, Table(new_config(game), ("human", "human")))
        self.before = [self.known(name) for name in self.kept]
        self.attacked = [files.add(new_config(game), ["human", "human"]) for game in GAMES]
        self.routes = [asked for rule in self.app.url_map.iter_rules() for asked in asked_of(rule)]

    def known(self, name: str) -> Any:
        return self.services.files.read(name), self.services.shared.state(name)

    def send(self, request: Request, board: str) -> tuple[int, bytes]:
        """Return the answer; of a stream only its beginning."""
        headers = {name: value.replace("COOKIE", self.cookie) for name, value in request.headers.items()}
        body = request.body.replace(b"BOARD", board.encode())
        body = body.replace(b"STAMP", self.services.files.stamp(board).encode())
        body = body.replace(b"DEEP", b"[" * 20_000).replace(b"DIGITS", b"9" * 5000)
        made = EnvironBuilder(method=request.method, headers={"Host": HOST, **headers}, data=body)
        path, _, query = request.path.replace("BOARD", board).partition("?")
        sent = {
            "PATH_INFO": (self.root + path).encode("utf-8", "replace").decode("latin-1"),
            "QUERY_STRING": query.encode("utf-8", "replace").decode("latin-1"),
        }
        told, status, answered = run_wsgi_app(self.app, {**made.get_environ(), **sent})
        try:
            is_stream = answered["Content-Type"].startswith("text/event-stream")
            return int(status[:3]), b"" if is_stream else b"".join(told)
        finally:
            told.close()  # type: ignore[attr-defined]

    def check(self) -> None:
        """Check that the other boards are as they were, and that those under attack can be read, now and later."""
        assert [self.known(name) for name in self.kept] == self.before
        for files in (self.services.files, BoardFiles(self.services.records)):
            assert all(isinstance(files.read(name)[0], dict) for name in self.attacked)


@pytest.fixture(scope="module")
def fort(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fort]:
    """Yield an app without child processes: engines are not tested here."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("__init__", "send", "end"):
            patch.setattr(ChildProcess, name, lambda self, *anything, **named: None)
        patch.setattr(EngineClient, "begin", lambda self, question: lambda: {"scores": {}, "estimates": {}})
        mimetypes.init()  # reads system files
        sys.addaudithook(note_files)
        made = Fort(tmp_path_factory.mktemp("fort"))
        yield made
        made.services.close()


def attack(fort: Fort, examples: int, derandomize: bool) -> None:
    @settings(
        max_examples=examples, derandomize=derandomize, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.lists(requests(fort.routes), min_size=5, max_size=15), st.sampled_from(fort.attacked))
    def bombard(sent: list[Request], board: str) -> None:
        with files_watched() as seen:
            for request in sent:
                status, body = fort.send(request, board)
                told = f"{status} {body[:300]!r}"
                assert status < 500 and SECRET.encode() not in body, told
                if status >= 400 and request.method != "HEAD":
                    is_json = body.startswith(b"{")
                    assert is_json == request.path.startswith("/api/"), told
                    assert (json.loads(body)["error"] if is_json else body.decode()).strip(), told
            fort.check()
        assert stray_files(seen, fort.services.records) == []

    bombard()


@pytest.mark.long
def test_many_requests(fort: Fort) -> None:
    attack(fort, 30, derandomize=True)


@pytest.mark.slow
def test_tens_of_thousands_of_requests(fort: Fort) -> None:
    attack(fort, 2000, derandomize=False)
