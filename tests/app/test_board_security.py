"""A server on its port, and requests from other sites and for other host names.

A browser has other pages open, too. They can send requests to this port but cannot read the token, and a rebound host
name remains their own name.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest
from board_support import BoardServer
from waiting import PATIENCE

PATHS = ["/page/../server.py", "/page/%2e%2e/server.py", "/page/..%2f..%2fserver.py", "/page//etc/passwd", "/.token"]
PATHS += [
    "/page/texts/../../board.py",
    "/page/%00",
    "/../../../../etc/passwd",
    "/static/x",
    "/page/",
    "/api",
    "/.boards",
]
NAMES = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "[::1].evil.example",
    "",
    "10.0.0.1",
    "a b",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BoardServer]:
    running = BoardServer(tmp_path_factory.mktemp("games"))
    yield running
    running.end()
    assert running.process.returncode == 0 and "Traceback" not in running.text
    assert running.processes() == set()


def ask(server: BoardServer, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str, dict]:
    """Send a request, without host name and token unless they are given."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, None if body is None else json.dumps(body), told)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(errors="replace"), dict(answer.getheaders())
    finally:
        connection.close()


def raw(server: BoardServer, sent: bytes) -> bytes:
    """Send raw bytes, and return the first line of the answer, if any."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        with suppress(OSError):  # the server may close before everything is sent
            connection.sendall(sent)
            connection.shutdown(socket.SHUT_WR)
        with suppress(OSError):
            return connection.makefile("rb").readline()
    return b""


def play(server: BoardServer, **headers: str) -> tuple[int, str, dict]:
    seats = [{"kind": "human"}, {"kind": "human"}]
    known = {"X_Tempo_Token": server.token, "Content_Type": "application/json"}
    return ask(server, "POST", "/api/boards", {"game": "othello", "seats": seats}, **{**known, **headers})


def test_the_page_plays(server: BoardServer) -> None:
    status, body, headers = play(server)
    assert status == 200 and json.loads(body)["game"] == "othello"
    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "Access-Control-Allow-Origin" not in headers
    status, page, _ = ask(server, "GET", "/")
    assert status == 200 and server.token in page


@pytest.mark.parametrize("name", NAMES)
def test_other_host_names_are_refused(server: BoardServer, name: str) -> None:
    for path in ("/", "/api/catalogue"):
        status, body, _ = ask(server, "GET", path, Host=name)
        assert 400 <= status < 500 and server.token not in body
        assert json.loads(body)["error"]
    assert play(server, Host=name)[0] in range(400, 500)


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
def test_own_host_names_are_accepted(server: BoardServer, name: str) -> None:
    assert play(server, Host=f"{name}:{server.port}")[0] == 200


@pytest.mark.parametrize(
    "headers",
    [{"X_Tempo_Token": ""}, {"X_Tempo_Token": "0" * 32}, {"X_Tempo_Token": "\xe9"}, {"Content_Type": "text/plain"}],
)
def test_without_the_token_nobody_plays(server: BoardServer, headers: dict[str, str]) -> None:
    """A form of another site cannot send JSON without a preflight request."""
    status, body, _ = play(server, **headers)
    assert 400 <= status < 500
    assert json.loads(body)["error"].strip()
    preflight = ask(server, "OPTIONS", "/api/boards", Origin="http://evil.example")
    assert "Access-Control-Allow-Origin" not in preflight[2]


@pytest.mark.parametrize("path", PATHS)
def test_only_files_of_the_page_are_served(server: BoardServer, path: str) -> None:
    status, body, _ = ask(server, "GET", path)
    assert json.loads(body)["error"] and 400 <= status < 500, body
    assert server.token not in body and "root:" not in body


def test_the_size_of_an_import_is_limited(server: BoardServer) -> None:
    known = {"X_Tempo_Token": server.token, "Content_Type": "application/json"}
    for size in (3 << 20, 100 << 20):
        head = f"POST /api/import HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Tempo-Token: {server.token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
        assert b" 413 " in raw(server, head.encode() + b'{"text": "')
    status, body, _ = ask(server, "POST", "/api/import", {"text": "9" * 1_900_000}, **known)
    assert status == 400 and len(body) < 500


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 300 + b"\r\n",
        b"POST /api/boards HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    ],
    ids=lambda sent: sent[:12].hex(),
)  # fmt: skip
def test_bytes_that_are_not_http(server: BoardServer, sent: bytes) -> None:
    """Such bytes are refused or ignored; the next request is answered."""
    assert not raw(server, sent).partition(b" ")[2].startswith((b"200", b"5")) or sent.startswith(b"GET http://evil")
    assert ask(server, "GET", "/api/catalogue")[0] == 200


def test_the_server_listens_on_loopback_only(server: BoardServer) -> None:
    table = Path("/proc/net/tcp").read_text().splitlines()
    listening = [line.split()[1] for line in table if line.split()[3] == "0A"]
    assert f"0100007F:{server.port:04X}" in listening
    assert f"00000000:{server.port:04X}" not in listening
