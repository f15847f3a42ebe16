"""A server on its port, and requests of other users, from other sites and for other host names.

Every user of the machine can send requests to the port, and so can other pages in the owner's browser. The users know
no token; the pages have no cookie and do not know its path, or the browser says where they come from. A rebound host
name remains a foreign one.
"""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

import psutil
import pytest
from board_support import ENDED, BoardServer
from other_user import denies_others, run_as_other
from waiting import PATIENCE, wait_until
from what_windows_lacks import needs_modes, not_under_wine

from tempo.app.access.access import COOKIE, REFUSED, Access
from tempo.app.access.seat_links import Guest, SeatLinks
from tempo.app.pages import MAX_PAGES, MAX_STREAMS
from tempo.app.server import MAX_BODY, BoardServices, new_app
from tempo.app.shared.shared_game import Table
from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.jobs.processes import process_tree

PATHS = [
    "/app/page/../server.py",
    "/app/page/%2e%2e/server.py",
    "/app/page/..%2f..%2fserver.py",
    "/app/page//etc/passwd",
]
PATHS += [
    "/.access-token",
    "/app/page/texts/../../server.py",
    "/app/page/%00",
    "/../../../../etc/passwd",
    "/static/x",
    "/app/page/",
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
    assert running.process.returncode == ENDED and "Traceback" not in running.text
    assert running.processes() == set()


def ask(server: BoardServer, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str, dict]:
    """Send a request below the page's path, with nothing but these headers, beside a `Host` unless it is given."""
    return ask_at(server, method, server.root + path, body, **headers)


def ask_at(server: BoardServer, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str, dict]:
    """Send a request to this path of the server."""
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


def let_in(server: BoardServer, **more: str) -> dict[str, str]:
    """Return the headers of a page that is let in, with others added or changed."""
    return {"Cookie": server.headers["Cookie"], "Content_Type": "application/json", **more}


def play(server: BoardServer, **more: str) -> tuple[int, str, dict]:
    return ask(server, "POST", "/api/rules", {"game": "othello", "actions": [19]}, **let_in(server, **more))


def test_the_page_plays(server: BoardServer) -> None:
    status, body, headers = play(server)
    assert status == 200 and len(json.loads(body)["positions"]) == 2
    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "Access-Control-Allow-Origin" not in headers
    status, page, _ = ask(server, "GET", "/", **let_in(server))
    assert status == 200 and "main.js" in page and not any(secret in page for secret in secrets_of(server))


def secrets_of(server: BoardServer) -> list[str]:
    """Return the token, and the key of the path and the cookie that are made from it."""
    return [server.token, server.root[1:], server.cookie[1]]


def test_the_printed_address_is_traded_for_a_path_and_a_cookie(server: BoardServer) -> None:
    status, body, headers = ask_at(server, "GET", f"/?token={server.token}")
    root = headers["Location"]
    assert status == 303 and re.fullmatch("/[0-9a-f]{32}/", root) and server.token not in body
    given = {part.strip() for part in headers["Set-Cookie"].split(";")}
    assert {"HttpOnly", "SameSite=Strict", f"Path={root}"} < given
    assert len({*secrets_of(server)}) == 3 and server.token not in str(headers)
    assert f"/?token={server.token}" in server.printed
    status, body, headers = ask(server, "GET", "/?token=wrong", **let_in(server))  # a page that is let in
    assert status == 303 and headers["Location"] == root


@pytest.mark.parametrize("guest", [None, 0])
def test_one_secret_of_a_page_is_not_enough(guest: int | None, tmp_path: Path) -> None:
    """On no route: neither the cookie, which any port of this machine may get, nor the path, which may be seen."""
    services, board = BoardServices(tmp_path), "0123456789abcdef"
    services.shared.share(board, Table(new_config("connectx"), ("human", "human")))
    app, links = new_app(services), SeatLinks(services.files.token, services.shared.is_shared)
    access = Access(services.files.token, "127.0.0.1", links)
    seat = None if guest is None else Guest(board, guest)
    (root, cookie), other = access.secrets_of(seat), access.secrets_of(Guest(board, 1))
    for rule in app.url_map.iter_rules():
        path = re.sub("<[^>]*>", lambda name: board if name[0] in ("<name>", "<board>") else "play", rule.rule)
        for method in ("GET", "HEAD", "POST", "PUT", "OPTIONS"):
            for at, secret in [("", cookie), (root, ""), (root, other.cookie), (other.root, cookie)]:
                client = app.test_client(use_cookies=False)
                headers = {"Host": "127.0.0.1:1", "Cookie": f"{COOKIE}={secret}"}
                answer = client.open(at + path, method=method, headers=headers, json={})
                assert answer.status_code == 403, (method, at, path)
                assert not any(one in str(answer.headers) + answer.get_data(as_text=True) for one in (root, cookie))
    with_both = app.test_client(use_cookies=False).get(
        f"{root}/api/shared/{board}", headers={"Host": "127.0.0.1:1", "Cookie": f"{COOKIE}={cookie}"}
    )
    assert with_both.status_code == 200


WITHOUT = [
    "/",
    "/app/page/main.js",
    "/app/drawings.js",
    "/api/catalogue",
    "/api/boards/0123456789abcdef",
    "/api/pages/0123456789abcdef/events",
    "/nothing",
]


@pytest.mark.parametrize("is_below", [False, True])
@pytest.mark.parametrize("cookie", ["", "{name}=", "{name}=0123456789abcdef0123456789abcdef", "{name}={token}", "\xe9"])
def test_without_the_cookie_nothing_is_answered(server: BoardServer, cookie: str, is_below: bool) -> None:
    """The refusal is one line that says what to do."""
    send = ask if is_below else ask_at
    sent = cookie.format(name=server.cookie[0], token=server.token)
    for path in [*WITHOUT, "/?token=", "/?token=0123456789abcdef0123456789abcdef", "/?token=%ff", "/app/page/?token="]:
        status, body, headers = send(server, "GET", path, Cookie=sent)
        is_json = path.startswith("/api/")
        assert status == 403 and (json.loads(body)["error"] if is_json else body) == REFUSED + "\n" * (not is_json)
        assert "Set-Cookie" not in headers
    for method in ("POST", "HEAD", "OPTIONS", "PUT", "BREW"):
        assert send(server, method, "/api/rules", {"game": "othello"}, Cookie=sent)[0] == 403
    assert send(server, "GET", f"/api/catalogue?token={server.token}", Cookie=sent)[0] == 403


# What another user of the machine can try: ask for the page, read what is public of processes, seat a program.
ATTACK = """
port, mark, *processes = sys.argv[1:]
page, search = "/api/pages/0123456789abcdef/engines/game", {"task": "move", "game": "othello", "actions": [], "id": 1}
body = json.dumps({**search, "player": f"gtp:touch {mark}", "board": mark, "seat": 0, "number": 0, "seed": 0})
for method, path in [("GET", "/"), ("GET", "/api/catalogue"), ("POST", page)]:
    connection = http.client.HTTPConnection("127.0.0.1", int(port))
    connection.request(method, path, body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    print(answer.status, answer.read())
for process in processes:
    print(open(f"/proc/{process}/cmdline", "rb").read())
"""


@needs_modes
def test_another_user_of_the_machine_gets_nothing(server: BoardServer, tmp_path: Path) -> None:
    """Neither the token, from the page, its file or command lines, which everybody can read; nor a seat."""
    token, mark = server.records / ".access-token", tmp_path / "mark"
    assert token.read_text() == server.token and denies_others(token)
    done = run_as_other(ATTACK, str(server.port), str(mark), *map(str, server.processes()))
    assert done.returncode == 0, done.stderr
    assert [line[:3] for line in done.stdout.splitlines()[:3]] == ["403", "403", "403"]
    assert "local_eval.py" in done.stdout and server.token not in done.stdout and not mark.exists()


@pytest.mark.parametrize("name", NAMES)
def test_other_host_names_are_refused(server: BoardServer, name: str) -> None:
    for path in (f"{server.root}/", f"{server.root}/api/catalogue", f"/?token={server.token}"):
        status, body, headers = ask_at(server, "GET", path, **let_in(server, Host=name))
        assert 400 <= status < 500 and server.token not in body and "Set-Cookie" not in headers
    assert play(server, Host=name)[0] in range(400, 500)


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
def test_own_host_names_are_accepted(server: BoardServer, name: str) -> None:
    assert play(server, Host=f"{name}:{server.port}")[0] == 200
    assert play(server, Host=f"{name}:{server.port}", Origin=f"http://{name}:{server.port}")[0] == 200


def test_requests_without_a_host_are_refused(server: BoardServer) -> None:
    for version in ("1.0", "1.1"):
        sent = f"GET /?token={server.token} HTTP/{version}\r\nCookie: {server.headers['Cookie']}\r\n\r\n"
        assert b" 400 " in raw(server, sent.encode())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": "http://127.0.0.1:1"},
        {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"}, {"Content_Type": "text/plain"},
    ],
)  # fmt: skip
def test_pages_of_other_origins_are_refused(server: BoardServer, headers: dict[str, str]) -> None:
    """Also with the cookie: a page on another port of this machine is of the same site."""
    status, body, _ = play(server, **headers)
    assert 400 <= status < 500 and json.loads(body)["error"].strip()
    preflight = ask(server, "OPTIONS", "/api/rules", Origin="http://evil.example")
    assert preflight[0] == 403 and "Access-Control-Allow-Origin" not in preflight[2]


def test_a_link_on_another_site_is_followed_once_more(server: BoardServer) -> None:
    """The browser withholds the cookie from it. The answer is the same for everybody and repeats the request."""
    site = {"Sec_Fetch_Site": "cross-site", "Host": f"127.0.0.1:{server.port}"}
    paths = ("/", f"/?token={server.token}", "/?token=wrong", f"{server.root}/", f"/{'0' * 32}/")
    answers = [ask_at(server, "GET", path, **more, **site) for path in paths
               for more in ({}, {"Cookie": server.headers["Cookie"]})]  # fmt: skip
    assert {(status, body) for status, body, _ in answers} == {(200, answers[0][1])}
    assert "location.replace" in answers[0][1] and not any("Set-Cookie" in headers for *_, headers in answers)
    assert ask_at(server, "GET", f"/?again=&token={server.token}", **site)[0] == 403


@pytest.mark.parametrize("path", PATHS)
def test_only_files_of_the_page_are_served(server: BoardServer, path: str) -> None:
    status, body, _ = ask(server, "GET", path, **let_in(server))
    assert 400 <= status < 500 and body.strip() and "\n" not in body.strip()
    assert server.token not in body and "root:" not in body


def test_the_size_of_a_request_is_limited(server: BoardServer) -> None:
    for size in (MAX_BODY + 1, 100 << 20):
        head = (
            f"POST {server.root}/api/formats/read HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {server.headers['Cookie']}\r\n"
        )
        head += f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
        assert b" 413 " in raw(server, head.encode() + b'{"text": "')
    status, body, _ = ask(server, "POST", "/api/rules", {"game": "9" * 1_900_000}, **let_in(server))
    assert status == 400 and len(body) < 500


def threads_of(server: BoardServer) -> int:
    return psutil.Process(server.process.pid).num_threads()


def test_the_number_of_event_streams_is_limited(server: BoardServer) -> None:
    """What is too much is refused with a line, other requests are answered, and closed streams make room again."""
    board, known, before = "0123456789abcdef", let_in(server), threads_of(server)

    def events_of(page: int) -> str:
        return f"/api/pages/{page:016x}/events?board={board}"

    streams, answers = [], []
    for page in range(MAX_PAGES):
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        connection.request("GET", server.root + events_of(page), headers={"Cookie": known["Cookie"]})
        answers.append(connection.getresponse())
        streams.append(connection)
    refused = [answer for answer in answers if answer.status == 503]
    assert len(refused) == MAX_PAGES - MAX_STREAMS and {answer.status for answer in answers} == {200, 503}
    assert {json.loads(answer.read())["error"] for answer in refused} == {
        f"{MAX_STREAMS} pages are open already: close some, or wait for a moment"
    }
    assert wait_until(lambda: threads_of(server) <= before + MAX_STREAMS + MAX_PAGES + 5)
    assert ask(server, "GET", events_of(MAX_STREAMS).replace("events", "poll"), **known)[0] == 200
    for answer, connection in zip(answers, streams, strict=True):
        answer.close()
        connection.close()

    def is_free() -> bool:
        stamp = json.loads(ask(server, "GET", events_of(0).replace("events", "poll"), **known)[1])["stamp"]
        board_path, written = f"/api/boards/{board}", {"board": {}, "games": {}, "stamp": stamp}
        ask(server, "POST", board_path, written, **known)  # its event shows which streams are closed
        return ask(server, "HEAD", events_of(MAX_STREAMS), **known)[0] == 200

    assert wait_until(is_free)
    pages = [*range(MAX_STREAMS), *range(MAX_STREAMS)]
    assert {ask(server, "HEAD", events_of(page), **known)[0] for page in pages} == {200}  # none is left behind


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
    assert not raw(server, sent).partition(b" ")[2].startswith((b"200", b"5"))
    assert ask(server, "GET", "/api/catalogue", **let_in(server))[0] == 200


@not_under_wine(reason="Wine shows the ports of no process")
def test_the_server_listens_on_loopback_only(server: BoardServer) -> None:
    found = [one for process in process_tree(server.process.pid) for one in process.net_connections("inet")]
    assert {one.laddr for one in found if one.status == psutil.CONN_LISTEN} == {("127.0.0.1", server.port)}
