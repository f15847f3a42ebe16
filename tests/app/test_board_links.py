"""Seat links: a friend may play at one seat of one board, and nothing else of the server answers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from board_support import PageClient, new_client, page_client
from flask import Flask

from tempo.app.access import BAD_LINK, COOKIE, NOT_FOR_GUESTS, REFUSED, Access
from tempo.app.boards import MAX_GUESTS, Boards, TooManyStreams
from tempo.app.seat_links import SeatLinks
from tempo.app.server import COMMANDS, new_app

HOST, NETWORK = "127.0.0.1:1", "10.0.0.7:1"
PEOPLE = [{"kind": "human"}, {"kind": "human"}]
READ, WRITTEN = ["", "/poll", "/events"], ["/play", "/resign"]  # what a guest may ask of the own board


@pytest.fixture
def boards(tmp_path: Path) -> Boards:
    return Boards(tmp_path)


@pytest.fixture
def app(boards: Boards) -> Flask:
    return new_app(boards, "0.0.0.0")


@pytest.fixture
def opened(app: Flask) -> Callable[[str], PageClient]:
    def new(address: str) -> PageClient:
        """Return a client that has opened an address."""
        client = new_client(app)
        client.enter(address)
        return client

    return new


@pytest.fixture
def owner(boards: Boards, opened: Callable[[str], PageClient]) -> PageClient:
    return opened(f"/?token={boards.token}")


def new_board(owner: PageClient, **more: Any) -> str:
    return str(owner.post("/api/boards", json={"game": "connectx", "seats": PEOPLE, **more}).json["id"])


def links_of(owner: PageClient, board: str) -> list[str]:
    """Return the paths of both links."""
    links = owner.post(f"/api/boards/{board}/links", json={}).json["links"]
    return ["/" + link.partition("/?")[2].join(("?", "")) for link in links]


def state(client: PageClient, board: str) -> dict[str, Any]:
    return dict(client.get(f"/api/boards/{board}").json)


def play(client: PageClient, board: str, action: int, at: int) -> str:
    """Return the error, or nothing."""
    return str(client.post(f"/api/boards/{board}/play", json={"action": action, "at": at}).json.get("error", ""))


def test_two_people_play_by_links(owner: PageClient, opened: Callable[[str], PageClient]) -> None:
    board = new_board(owner)
    first, second = (opened(link) for link in links_of(owner, board))
    assert state(first, board)["elsewhere"] == [1] and state(second, board)["elsewhere"] == [0]
    assert play(second, board, 3, 0) == "it is First's turn"
    assert play(first, board, 3, 0) == "" and play(first, board, 3, 1) == "it is Second's turn"
    assert play(second, board, 9, 1).endswith("is not legal here") and play(second, board, 2, 0).startswith("the board")
    assert play(second, board, 2, 1) == "" and state(first, board)["to_move"] == 0
    assert owner.post(f"/api/boards/{board}/resign", json={}).json["error"].startswith("both people play")
    assert second.post(f"/api/boards/{board}/resign", json={"seat": 0}).json["state"]["over"]["forfeit"] == 1


def test_the_owner_keeps_the_other_seat(owner: PageClient, opened: Callable[[str], PageClient]) -> None:
    board = new_board(owner)
    link = links_of(owner, board)[0]
    assert state(owner, board)["elsewhere"] == []
    friend = opened(link)
    assert state(friend, board)["guest"] and state(owner, board)["elsewhere"] == [0]
    assert play(owner, board, 3, 0) == "it is First's turn" and play(friend, board, 3, 0) == ""
    assert play(owner, board, 2, 1) == ""
    assert owner.post(f"/api/boards/{board}/resign", json={}).json["state"]["over"]["forfeit"] == 1


def test_a_guest_always_sees_the_last_position(owner: PageClient, opened: Callable[[str], PageClient]) -> None:
    """The owner may look at earlier ones meanwhile, and at an analysis."""
    board = new_board(owner, actions=[3, 3, 2])
    friend = opened(links_of(owner, board)[1])
    owner.post(f"/api/boards/{board}/go", json={"to": 1})
    owner.post(f"/api/boards/{board}/watch", json={"on": True})
    seen = state(friend, board)
    assert (seen["at"], seen["to_move"], seen["watch"], seen["thinking"]) == (3, 1, False, None)
    assert state(owner, board)["at"] == 1
    assert play(friend, board, 2, 3) == "" and state(owner, board)["at"] == 4
    owner.post(f"/api/boards/{board}/go", json={"to": 1})
    assert friend.post(f"/api/boards/{board}/resign", json={}).json["state"]["over"]["forfeit"] == 1
    assert len(state(owner, board)["line"]) == 4


def test_every_other_route_is_refused(
    app: Flask, owner: PageClient, opened: Callable[[str], PageClient], boards: Boards
) -> None:
    """All routes of the app, for the own board and for another one, with every method."""
    board, other = new_board(owner), new_board(owner)
    links_of(owner, other)
    friend = opened(links_of(owner, board)[1])
    allowed = {("GET", "/"), ("GET", "/app/page/main.js"), ("GET", "/app/drawings.js"), ("GET", "/app/drawings.css")}
    allowed |= {("GET", f"/api/boards/{board}{path}") for path in READ}
    allowed |= {("POST", f"/api/boards/{board}{path}") for path in WRITTEN}
    answered, tried = set(), set()
    for rule in app.url_map.iter_rules():
        for command in (*COMMANDS, "nothing") if "<command>" in rule.rule else [""]:
            for name in (board, other):
                path = re.sub("<command>", command, rule.rule.replace("<path:name>", "main.js"))
                path = re.sub("<name>", name, re.sub("<(suffix|exercise)>", "txt", path))
                for method in ("GET", "POST", "PUT", "DELETE"):
                    answer = friend.open(path, method=method, json={} if method == "POST" else None)
                    tried.add((method, path))
                    if answer.status_code != 403 and answer.status_code != 405:
                        answered.add((method, path))
                    elif answer.status_code == 403:
                        assert NOT_FOR_GUESTS in answer.get_data(as_text=True)
                    answer.close()
    assert answered == allowed & tried == allowed
    assert friend.get("/.token").status_code == 403 and friend.get("/nothing").status_code == 403
    assert boards.token not in friend.get("/").get_data(as_text=True)


def test_wrong_links_are_refused_with_a_sentence(app: Flask, owner: PageClient, boards: Boards) -> None:
    board = new_board(owner)
    right = links_of(owner, board)[1]
    stranger, unshared = new_client(app), new_board(owner)
    wrong = [right[:-1], right[:-1] + ("1" if right[-1] == "0" else "0"), right.replace(".1.", ".0."), right + "0"]
    wrong += [right.replace(board, unshared), right.replace(board, "0123456789abcdef")]
    wrong += ["/?seat=", "/?seat=é", "/?seat=%ff"]
    for link in wrong:
        answer = stranger.get(link)
        assert answer.status_code == 403 and "Set-Cookie" not in answer.headers, link
        assert answer.get_data(as_text=True) in (f"{BAD_LINK}\n", f"{REFUSED}\n")
    assert stranger.get(f"/api/catalogue{right[1:]}").status_code == 403
    stranger.enter(right)
    stranger.root = ""
    assert stranger.get(wrong[1]).status_code == 403
    assert boards.token not in right


def test_links_end_with_the_board(
    tmp_path: Path, app: Flask, owner: PageClient, opened: Callable[[str], PageClient], boards: Boards
) -> None:
    """They outlast a restart of the server, also before the first move."""
    board = new_board(owner)
    link = links_of(owner, board)[0]
    boards.sleep(boards.get(board))
    boards.last_polled.clear()
    boards.sleep(boards.get(board))
    later = new_client(new_app(Boards(tmp_path), "0.0.0.0"))
    later.enter(link)
    assert state(later, board)["guest"]
    friend = opened(link)
    assert state(friend, board)["guest"]
    boards.open.clear()
    (boards.folder / f"{board}.json").unlink()
    for client, path in ((friend, "/"), (friend, f"/api/boards/{board}"), (new_client(app), link)):
        answer = client.get(path)
        assert answer.status_code == 403 and BAD_LINK in answer.get_data(as_text=True)


@pytest.mark.parametrize(
    ("found", "host", "expected"),
    [
        ("10.0.0.9", HOST, "10.0.0.9:1"),
        (None, HOST, HOST),
        ("10.0.0.9", NETWORK, NETWORK),
        ("10.0.0.9", "[::1]:5", "10.0.0.9:5"),
    ],
)
def test_the_address_in_a_link(
    app: Flask, boards: Boards, monkeypatch: pytest.MonkeyPatch, found: str | None, host: str, expected: str
) -> None:
    """The owner's page may be open under the address of this machine, where no friend finds it."""
    monkeypatch.setattr("tempo.app.server.network_address", lambda: found)
    client = app.test_client(use_cookies=False)
    root, cookie = Access(boards.token, host, SeatLinks("", bool)).secrets_of(None)
    known, path = {"Host": host, "Cookie": f"{COOKIE}={cookie}"}, f"{root}/api/boards"
    board = client.post(path, json={"game": "connectx", "seats": PEOPLE}, headers=known).json["id"]
    links = client.post(f"{path}/{board}/links", json={}, headers=known).json["links"]
    assert all(link.startswith(f"http://{expected}/?seat={board}.") for link in links)


def test_a_server_for_this_machine_gives_no_links(boards: Boards) -> None:
    client = page_client(boards)
    board = new_board(client)
    answer = client.post(f"/api/boards/{board}/links", json={})
    assert answer.status_code == 400 and "--host 0.0.0.0" in answer.json["error"]
    assert client.get("/api/catalogue").json["is_open"] is False


def test_guests_get_no_analysis(boards: Boards, owner: PageClient) -> None:
    board = boards.get(new_board(owner))
    board.share()
    pages = [boards.join(board), boards.join(board, 1)]
    boards.publish(board, "analysis", {"at": 0})
    boards.publish(board, "state", board.state())
    assert pages[0].get_nowait()[0] == "analysis"
    name, text = pages[1].get_nowait()
    assert name == "state" and json.loads(text)["elsewhere"] == [0] and pages[1].empty()
    for page in pages:
        boards.leave(board, page)


def test_guests_leave_streams_to_the_owner(boards: Boards, owner: PageClient) -> None:
    board = boards.get(new_board(owner))
    pages = [boards.join(board, 1) for _ in range(MAX_GUESTS)]
    with pytest.raises(TooManyStreams):
        boards.join(board, 0)
    for page in [*pages, boards.join(board)]:
        boards.leave(board, page)


def test_an_owner_who_opens_a_link_stays_the_owner(owner: PageClient) -> None:
    """It is another page, which plays the seat of the link."""
    board, root = new_board(owner), owner.root
    owner.enter(links_of(owner, board)[1])
    assert owner.root != root and state(owner, board)["guest"]
    owner.root = root
    assert not state(owner, board)["guest"] and state(owner, board)["elsewhere"] == [1]
