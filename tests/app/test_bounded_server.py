"""The server under clients that are slow, or too many: its owner is answered all the same."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Event, Thread
from typing import Any

import psutil
import pytest
from board_support import BoardServer
from waiting import PATIENCE, wait_until

from tempo.app import bounded_server
from tempo.app.bounded_server import MAX_THREADS, MAX_WAITING, BoundedServer

ASK = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n"


@pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process")
def test_slow_clients_do_not_keep_the_owner_from_playing(tmp_path: Path) -> None:
    from slow_clients import CONNECTIONS, slow_clients

    server, board, page = BoardServer(tmp_path), f"/api/boards/{'0' * 16}", f"/api/pages/{'0' * 16}"
    with slow_clients(server):
        process = psutil.Process(server.process.pid)
        assert process.num_threads() < MAX_THREADS < MAX_WAITING < CONNECTIONS
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        connection.request("GET", f"{server.root}{page}/events?board={'0' * 16}", headers=server.headers)
        events, stamp = connection.getresponse(), ""
        for _ in range(6):
            assert server.ask("/api/catalogue")["games"]
            stamp = server.ask(board, {"board": {}, "games": {}, "stamp": stamp})["stamp"]
            while f'"stamp": "{stamp}"'.encode() not in events.readline():
                pass
        connection.close()
        assert len(process.net_connections()) < 2 * MAX_WAITING
    server.end()
    assert server.text.count("\n") == 1, "it prints nothing but its address"


class Echo:
    """A server whose answers are the bodies of the requests, each when it is let go."""

    def __init__(self, **bounds: int) -> None:
        self.let_go, self.begun = Event(), 0
        self.server = BoundedServer("127.0.0.1", 0, self.answer, **bounds)
        self.thread = Thread(target=self.server.serve_forever)
        self.thread.start()

    def answer(self, environ: Any, start_response: Any) -> list[bytes]:
        body = environ["wsgi.input"].read(4)
        self.begun += 1
        self.let_go.wait(PATIENCE)
        start_response("200 OK", [("Content-Length", str(len(body)))])
        return [body]

    def connect(self, sent: bytes = b"") -> socket.socket:
        client = socket.create_connection(("127.0.0.1", self.server.server_port), timeout=PATIENCE)
        client.sendall(sent)
        return client


@pytest.fixture
def new_echo() -> Iterator[Callable[..., Echo]]:
    made: list[Echo] = []

    def new(**bounds: int) -> Echo:
        made.append(Echo(**bounds))
        return made[-1]

    yield new
    for one in made:
        one.let_go.set()
        one.server.shutdown()
        one.thread.join()


def read(client: socket.socket) -> tuple[int, bytes]:
    """Return status and body of an answer; 0 if the connection ends without one."""
    head, _, body = client.makefile("rb").read().partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, body


def test_a_request_may_come_in_pieces(new_echo) -> None:
    echo = new_echo()
    echo.let_go.set()
    client = echo.connect()
    for piece in (ASK[:1], ASK[1:-1], ASK[-1:] + b"a", b"bc", b"d"):
        client.sendall(piece)
    assert read(client) == (200, b"abcd")
    assert read(echo.connect(ASK + b"abcd")) == (200, b"abcd")


def test_the_oldest_incomplete_head_makes_room(new_echo) -> None:
    """It is refused in one line, and a connection without any request is closed without an answer."""
    echo = new_echo(waiting=2)
    echo.let_go.set()
    clients = [echo.connect(ASK[:9]), echo.connect()]
    assert wait_until(lambda: sum(bool(one.received) for one in [*echo.server.waiting]) == 1)
    clients += [echo.connect(ASK[:9]), echo.connect(ASK[:9])]
    status, line = read(clients[0])
    assert status == 503 and line.count(b"\n") == 1 and b"try again" in line
    assert read(clients[1])[0] == 0
    for client in clients[2:]:
        client.sendall(ASK[9:] + b"abcd")
        assert read(client) == (200, b"abcd")


def test_the_oldest_incomplete_body_makes_room(new_echo) -> None:
    echo = new_echo(threads=2)
    first = echo.connect(ASK + b"abcd")
    assert wait_until(lambda: echo.begun == 1)
    late = echo.connect(ASK + b"a")
    assert wait_until(lambda: any(one.is_receiving for one in [*echo.server.answered]))
    second = echo.connect(ASK + b"efgh")
    assert wait_until(lambda: echo.begun == 3), "the application gets a body that ends early"
    third = echo.connect(ASK + b"ijkl")
    assert read(third)[0] == 503, "both threads have their requests"
    echo.let_go.set()
    assert [read(client) for client in (first, late, second)] == [(200, b"abcd"), (200, b"a"), (200, b"efgh")]


def test_heads_and_bodies_have_a_deadline(new_echo, monkeypatch) -> None:
    echo = new_echo()
    echo.let_go.set()
    monkeypatch.setattr(bounded_server, "BODY_SECONDS", 0.0)
    assert read(echo.connect(ASK + b"a")) == (200, b"a")
    client = echo.connect(ASK[:9])
    assert wait_until(lambda: any(one.received for one in [*echo.server.waiting]))
    next(iter(echo.server.waiting)).deadline = 0.0
    status, line = read(client)
    assert status == 408 and line.count(b"\n") == 1


def test_a_head_without_end_is_refused(new_echo) -> None:
    status, line = read(new_echo().connect(ASK[:-2] + b"X: " + b"a" * bounded_server.MAX_HEAD))
    assert status == 431 and line.count(b"\n") == 1


@pytest.mark.parametrize("sent", [b"", ASK[:9], ASK + b"a", ASK + b"abcd"])
def test_a_connection_that_is_reset_leaves_no_trace(new_echo, capfd, sent: bytes) -> None:
    echo = new_echo()
    client = echo.connect(sent)
    assert wait_until(lambda: echo.server.waiting or echo.server.answered)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # closes by a reset
    client.close()
    echo.let_go.set()
    assert wait_until(lambda: not echo.server.waiting and not echo.server.answered)
    assert capfd.readouterr() == ("", "")
