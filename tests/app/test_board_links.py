"""Seat links: a friend may play at one seat of one board, and nothing else of the server answers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from board_support import PageClient, new_client, page_client
from flask import Flask
from shared_support import (
    BOARD,
    OTHER,
    TABLE,
    links_of,
    play,
    state,
)

from tempo.app.access.access import BAD_LINK, COOKIE, NOT_FOR_GUESTS, REFUSED, Access
from tempo.app.access.seat_links import SeatLinks
from tempo.app.server import BoardServices

HOST, NETWORK = "127.0.0.1:1", "10.0.0.7:1"


def test_every_other_route_is_refused(
    app: Flask, owner: PageClient, opened: Callable[[str], PageClient], services: BoardServices
) -> None:
    """All routes of the app, for the own board and for another one, with every method."""
    links_of(owner, OTHER)
    friend = opened(links_of(owner)[1])
    allowed = {("GET", "/"), ("GET", "/app/page/main.js"), ("GET", "/app/drawings.js"), ("GET", "/app/drawings.css")}
    allowed |= {("POST", "/api/rules"), ("GET", f"/api/shared/{BOARD}")}
    allowed |= {("POST", f"/api/shared/{BOARD}/{command}") for command in ("play", "resign")}
    allowed |= {("GET", f"/api/pages/{OTHER}/{how}?board={BOARD}") for how in ("poll", "events")}
    answered, tried = set(), set()
    for rule in app.url_map.iter_rules():
        for name in (BOARD, OTHER):
            path = re.sub("<(name|board)>", name, rule.rule.replace("<path:name>", "main.js"))
            path = re.sub("<page>", OTHER, re.sub("<(suffix|exercise|engine)>", "txt", path))
            path += f"?board={name}" * ("pages" in path)
            for method in ("GET", "POST", "PUT", "DELETE"):
                query = "" if "?" in path else f"?board={BOARD}&name={BOARD}"  # of no use
                answer = friend.open(path + query, method=method, json={} if method == "POST" else None)
                tried.add((method, path))
                if answer.status_code not in (403, 405):
                    answered.add((method, path))
                elif answer.status_code == 403:
                    assert NOT_FOR_GUESTS in answer.get_data(as_text=True)
                answer.close()
    assert answered == allowed & tried == allowed
    assert friend.get("/.token").status_code == 403 and friend.get("/nothing").status_code == 403
    assert services.files.token not in friend.get("/").get_data(as_text=True)


def test_a_guest_gets_the_shared_game_alone(
    owner: PageClient, opened: Callable[[str], PageClient], services: BoardServices
) -> None:
    """The events of both pages, and how either begins; searches are for the page that has asked for them."""
    friend = opened(links_of(owner)[1])
    streams = {}
    for name, client, seat in (("1" * 16, owner, None), ("2" * 16, friend, 1)):
        hello = client.get(f"/api/pages/{name}/poll?board={BOARD}").json
        assert hello["shared"]["line"] == [] and hello["engines"] == {}
        streams[seat] = services.pages.join(services.pages.page(name, BOARD, seat))
    assert play(owner, 3, 0) == ""
    for stream in streams.values():
        name, data = stream.get_nowait()
        assert name == "shared" and len(json.loads(data)["line"]) == 1 and stream.empty()
    assert friend.get(f"/api/pages/{'1' * 16}/poll?board={BOARD}").status_code == 400
    assert (
        friend.get(f"/api/pages/{'2' * 16}/poll?board={BOARD}&board={OTHER}").json["shared"]["line"][0]["action"] == 3
    )


def test_wrong_links_are_refused_with_a_sentence(app: Flask, owner: PageClient, services: BoardServices) -> None:
    right = links_of(owner)[1]
    stranger = new_client(app)
    wrong = [right[:-1], right[:-1] + ("1" if right[-1] == "0" else "0"), right.replace(".1.", ".0."), right + "0"]
    wrong += [right.replace(BOARD, OTHER)]
    wrong += ["/?seat=", "/?seat=é", "/?seat=%ff"]
    for link in wrong:
        answer = stranger.get(link)
        assert answer.status_code == 403 and "Set-Cookie" not in answer.headers, link
        assert answer.get_data(as_text=True) in (f"{BAD_LINK}\n", f"{REFUSED}\n")
    assert stranger.get(f"/api/catalogue{right[1:]}").status_code == 403
    stranger.enter(right)
    stranger.root = ""
    assert stranger.get(wrong[1]).status_code == 403
    assert services.files.token not in right


def test_links_end_with_the_board(
    app: Flask, owner: PageClient, opened: Callable[[str], PageClient], services: BoardServices
) -> None:
    link = links_of(owner)[0]
    friend = opened(link)
    (services.files.folder / f"{BOARD}.shared.json").unlink()
    for client, path in ((friend, "/"), (friend, f"/api/shared/{BOARD}"), (new_client(app), link)):
        answer = client.get(path)
        assert answer.status_code == 403 and BAD_LINK in answer.get_data(as_text=True)
    assert owner.get(f"/api/shared/{BOARD}").status_code == 404


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
    app: Flask, services: BoardServices, monkeypatch: pytest.MonkeyPatch, found: str | None, host: str, expected: str
) -> None:
    """The owner's page may be open under the address of this machine, where no friend finds it."""
    monkeypatch.setattr("tempo.app.shared.shared_routes.network_address", lambda: found)
    client = app.test_client(use_cookies=False)
    root, cookie = Access(services.files.token, host, SeatLinks("", bool)).secrets_of(None)
    known, path = {"Host": host, "Cookie": f"{COOKIE}={cookie}"}, f"{root}/api/boards"
    links = client.post(f"{path}/{BOARD}/links", json=TABLE, headers=known).json["links"]
    assert all(link.startswith(f"http://{expected}/?seat={BOARD}.") for link in links)


def test_a_server_for_this_machine_gives_no_links(services: BoardServices) -> None:
    client = page_client(services)
    answer = client.post(f"/api/boards/{BOARD}/links", json=TABLE)
    assert answer.status_code == 400 and "--host 0.0.0.0" in answer.json["error"]
    assert client.get("/api/catalogue").json["is_open"] is False


def test_an_owner_who_opens_a_link_stays_the_owner(owner: PageClient) -> None:
    """It is another page, which plays the seat of the link."""
    root = owner.root
    owner.enter(links_of(owner)[1])
    assert owner.root != root and state(owner)["linked"] == [1] and play(owner, 3, 0) == "it is First's turn"
    owner.root = root
    assert play(owner, 3, 0) == ""


@pytest.mark.parametrize("board", ["0123", "0123456789ABCDEF", "..", "0123456789abcdef.shared"])
def test_names_of_boards(owner: PageClient, board: str) -> None:
    assert owner.post(f"/api/boards/{board}/links", json=TABLE).status_code == 404
    assert owner.get(f"/api/shared/{board}").status_code == 404
