"""Shared games: two people play on two pages, the owner changes the table, and the server keeps time."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from board_support import PageClient, new_client
from shared_support import (
    BOARD,
    OTHER,
    TABLE,
    TIMED,
    Watch,
    actions,
    change,
    line_of,
    links_of,
    play,
    send,
    state,
)

from tempo.app.server import BoardServices, new_app
from tempo.app.shared import shared_game
from tempo.app.shared.shared_game import Table
from tempo.app.shared.shared_games import SharedGames
from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput


def test_two_people_play_by_links(owner: PageClient, opened: Callable[[str], PageClient]) -> None:
    first, second = (opened(link) for link in links_of(owner))
    assert state(first)["linked"] == [0] and state(second)["linked"] == [0, 1]
    assert play(second, 3, 0) == "it is First's turn"
    assert play(first, 3, 0) == "" and play(first, 3, 1) == "it is Second's turn"
    assert send(second, "play", action=9, at=1) == (400, "10 is not legal here")
    assert send(second, "play", action=2, at=0) == (409, "the board has 1 moves on it, not 0: look again")
    assert play(second, 2, 1) == "" and actions(first) == [3, 2]
    assert send(owner, "resign") == (400, "both people play by their links: only they resign")
    assert send(second, "resign", seat=0)[0] == 200  # at the own seat
    assert state(owner)["ending"] == {"rewards": [1, -1], "forfeit": 1, "reason": "resigned"}
    assert play(first, 3, 2) == "the game is over" and send(first, "resign") == (400, "the game is over")


def test_the_owner_keeps_the_other_seat(owner: PageClient, opened: Callable[[str], PageClient]) -> None:
    link = links_of(owner)[0]
    assert state(owner)["linked"] == []
    friend = opened(link)
    assert state(friend)["linked"] == [0]
    assert play(owner, 3, 0) == "it is First's turn" and play(friend, 3, 0) == ""
    assert play(owner, 2, 1) == ""
    assert send(owner, "resign", seat=0) == (400, "only First resigns")
    assert send(owner, "resign")[0] == 200 and state(friend)["ending"]["forfeit"] == 1


def test_a_game_ends_by_the_rules(owner: PageClient) -> None:
    links_of(owner, line=line_of(3, 2, 3, 2, 3, 2))
    assert play(owner, 3, 6) == "" and play(owner, 2, 7) == "the game is over"
    assert state(owner)["ending"] is None  # pages know the rules


def test_machines_play_on_the_owners_page(owner: PageClient, opened: Callable[[str], PageClient]) -> None:
    friend = opened(links_of(owner, seats=["human", "level:3"])[0])
    guest_of_a_machine = opened(links_of(owner)[1])
    assert state(guest_of_a_machine)["seats"] == ["human", "level:3"]
    assert play(friend, 3, 0) == ""
    assert play(friend, 3, 1, seconds=0.5) == "it is Second's turn"
    assert play(guest_of_a_machine, 3, 1, seconds=0.5) == "it is level:3's turn"
    assert play(owner, 3, 1) == "it is level:3's turn"  # a person would not say how long it took
    assert play(owner, 3, 1, seconds=0.5) == "" and state(friend)["line"][1] == {"action": 3, "seat": 1, "seconds": 0.5}
    assert send(guest_of_a_machine, "resign") == (400, "a machine cannot resign")
    assert change(owner, seats=["level:1", "level:2"])[0] == 200
    assert send(owner, "resign") == (400, "a machine cannot resign: pause it")


def test_the_owner_changes_the_game(owner: PageClient, opened: Callable[[str], PageClient]) -> None:
    """Undo, other players, another clock, a pause: all of it at once, for a version that the owner has seen."""
    friend = opened(links_of(owner, line=line_of(3, 2, 1, seconds=0.5))[1])
    seen = state(friend)["version"]
    assert play(friend, 4, 3) == ""
    assert change(owner, version=seen, line=[]) == (409, "the game has gone on meanwhile: look again")
    assert actions(friend) == [3, 2, 1, 4]
    assert change(owner, line=line_of(3, 2, 5), clock=TIMED, paused=True)[0] == 200
    assert actions(friend) == [3, 2, 5] and state(friend)["clock"] == TIMED
    assert play(friend, 4, 3) == "the game is paused: resume it first"
    assert change(owner, paused=False)[0] == 200 and play(friend, 4, 3) == ""
    left = {"rewards": [1, -1], "forfeit": None, "reason": "left"}
    assert change(owner, ending=left)[0] == 200 and state(friend)["ending"] == left
    assert change(owner, ending=None)[0] == 200 and play(owner, 0, 4) == ""


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"line": line_of(3, 9)}, "move 2 is not legal"),
        ({"line": [3]}, "line should be a list of moves"),
        ({"line": [{"action": 3, "seconds": -1}]}, "seconds should be a number of seconds from 0 to 86400"),
        ({"seats": ["human"]}, "there should be two seats"),
        ({"seats": ["human", "two\nlines"]}, "seat should be a line of at most 300 characters"),
        ({"game": "whist"}, "no game 'whist'"),
        ({"clock": {"kind": "sand"}}, "the kind of clock should be none or timed"),
        ({"ending": {"rewards": [2, 0]}}, "rewards should be 1, 0 or -1"),
        ({"ending": {"rewards": [1, -1], "forfeit": 2}}, "forfeit should be a whole number from 0 to 1"),
        ({"ending": 1}, "an ending should have two rewards"),
        ({"paused": 1}, "paused should be true or false"),
        ({"engine": 1}, "unknown field 'engine'"),
    ],
)
def test_what_the_owner_sends_is_checked(owner: PageClient, changes: dict[str, Any], error: str) -> None:
    answer = owner.post(f"/api/boards/{OTHER}/links", json={**TABLE, **changes})
    assert answer.status_code == 400 and answer.json["error"].startswith(error)
    assert owner.get(f"/api/shared/{OTHER}").status_code == 404
    links_of(owner)
    before = state(owner)
    status, refusal = change(owner, **changes)
    assert status == 400 and refusal.startswith(error)
    assert state(owner)["version"] == before["version"]


def test_what_was_acknowledged_outlives_the_server(
    services: BoardServices, owner: PageClient, opened: Callable[[str], PageClient]
) -> None:
    """The first server is not asked to end. Both pages are closed, and opened again with the second one."""
    link = links_of(owner)[1]
    friend = opened(link)
    assert state(friend)["linked"] == [1] and play(owner, 3, 0) == "" and play(friend, 2, 1) == ""
    later = new_app(BoardServices(services.records), "0.0.0.0")
    owner_again, friend_again = new_client(later), new_client(later)
    owner_again.enter(f"/?token={services.files.token}")
    friend_again.enter(link)
    assert actions(friend_again) == actions(owner_again) == [3, 2] and state(owner_again)["linked"] == [1]
    assert play(owner_again, 3, 2) == "" and send(friend_again, "resign")[0] == 200
    assert SharedGames(services.files.folder, print).state(BOARD)["ending"]["forfeit"] == 1  # type: ignore[index]
    assert actions(friend) == [3, 2, 3]  # the first server, if it still runs, goes on with the same game


def test_a_move_that_cannot_be_written_is_not_played(owner: PageClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path) -> None:
        raise OSError(28, "No space left on device")

    links_of(owner)
    with monkeypatch.context() as patch:
        patch.setattr("tempo.app.storage.board_files.atomic_write", fail)
        assert send(owner, "play", action=3, at=0) == (400, "this board cannot be saved: No space left on device")
    assert actions(owner) == [] and play(owner, 3, 0) == ""


def test_time(owner: PageClient, opened: Callable[[str], PageClient], watch: Watch) -> None:
    """The clock starts with the first move, and a move that comes too late is not played."""
    friend = opened(links_of(owner, clock=TIMED)[1])
    watch.now += 1000
    assert state(friend)["elapsed"] == 0 and play(owner, 3, 0) == ""
    watch.now += 42
    assert state(friend)["elapsed"] == 42 and play(friend, 2, 1) == ""
    watch.now += 61
    assert play(owner, 3, 2) == ""
    assert [move["seconds"] for move in state(owner)["line"]] == [0, 42, 61]
    watch.now += 22.5  # 20 of 60 seconds are left in the bank, and 2 for the move
    assert send(friend, "play", action=2, at=3) == (409, "the time of Second is over")
    assert state(owner)["ending"] == {"rewards": [1, -1], "forfeit": 1, "reason": "time", "status": "TIMEOUT"}
    assert actions(owner) == [3, 2, 3] and play(friend, 2, 3) == "the game is over"


def test_a_page_reports_that_time_is_over(tmp_path: Path, watch: Watch) -> None:
    """It asks for the state, and the server looks at its own clock. A machine is timed by the owner's page."""
    events: list[tuple[str, str, Any]] = []
    shared = SharedGames(tmp_path, lambda *event: events.append(event))
    shared.share(BOARD, Table(new_config("connectx", act_timeout=1, bank=5), ("human", "level:1")))
    shared.play(BOARD, 3, 0, None, None)
    watch.now += 100
    assert shared.state(BOARD)["ending"] is None  # type: ignore[index]
    shared.play(BOARD, 3, 1, None, 6.0)
    watch.now += 5.5
    before = shared.state(BOARD)
    assert before is not None and before["ending"] is None
    watch.now += 1
    events.clear()
    after = shared.state(BOARD)
    assert after is not None and after["ending"]["forfeit"] == 0 and after["version"] == before["version"] + 1
    assert events == [(BOARD, "shared", after)]
    assert SharedGames(tmp_path, print).state(BOARD) == after | {"elapsed": 0}


def test_a_slow_machine_loses(tmp_path: Path) -> None:
    shared = SharedGames(tmp_path, print)
    shared.share(BOARD, Table(new_config("connectx", act_timeout=1, bank=5), ("human", "level:1")))
    shared.play(BOARD, 3, 0, None, None)
    with pytest.raises(BadInput, match="the time of Second is over"):
        shared.play(BOARD, 3, 1, None, 6.5)
    assert shared.state(BOARD)["ending"]["forfeit"] == 1  # type: ignore[index]


def test_the_clock_stands_while_nobody_looks(tmp_path: Path, watch: Watch) -> None:
    """Neither in a pause nor without pages does it run, nor while there was no server."""
    shared, table = SharedGames(tmp_path, print), Table(new_config("connectx"), ("human", "human"))
    shared.share(BOARD, table)
    line = shared.play(BOARD, 3, 0, None, None)["line"]
    watch.now += 10
    shared.stop_clock(BOARD)
    watch.now += 100
    assert shared.state(BOARD)["elapsed"] == 10  # type: ignore[index]
    watch.now += 5
    paused = table._replace(line=tuple(shared_game.Move(**move) for move in line), paused=True)
    assert shared.set_table(BOARD, 2, paused)["elapsed"] == 15
    watch.now += 100
    assert shared.state(BOARD)["elapsed"] == 15  # type: ignore[index]
    assert shared.set_table(BOARD, 3, paused._replace(paused=False))["elapsed"] == 15
    assert SharedGames(tmp_path, print).state(BOARD)["elapsed"] == 0  # type: ignore[index]


def test_every_change_is_published(tmp_path: Path) -> None:
    events: list[Any] = []
    shared = SharedGames(
        tmp_path, lambda board, event, data: events.append((board, event, json.loads(json.dumps(data))))
    )
    shared.share(BOARD, Table(new_config("connectx"), ("human", "human")))
    shared.take_seat(BOARD, 1)
    shared.take_seat(BOARD, 1)
    shared.play(BOARD, 3, 0, None, None)
    with pytest.raises(BadInput):
        shared.play(BOARD, 3, 1, None, None)
    shared.resign(BOARD, None, 1)
    assert [(board, event, data["version"]) for board, event, data in events] == [
        (BOARD, "shared", n) for n in (2, 3, 4)
    ]
    assert [len(data["line"]) for _, _, data in events] == [0, 1, 1] and events[-1][2]["ending"]["forfeit"] == 1


def test_the_clock_stands_when_the_last_page_has_gone(
    owner: PageClient, services: BoardServices, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempo.app.pages.IDLE_SECONDS", 0)
    links_of(owner, clock=TIMED)
    assert play(owner, 3, 0) == ""
    page = services.pages.page("1" * 16, BOARD)
    watch.now += 5
    services.pages._end_if_gone(page)
    watch.now += 50
    assert state(owner)["elapsed"] == 5


@pytest.mark.parametrize("text", ["", "{", "{}", '{"version": 1, "linked": [], "line": [], "seats": ["human"]}'])
def test_a_damaged_file_is_no_game(text: str, owner: PageClient, services: BoardServices) -> None:
    links_of(owner)
    (services.files.folder / f"{BOARD}.shared.json").write_text(text)
    assert owner.get(f"/api/shared/{BOARD}").status_code == 404
    assert send(owner, "play", action=3, at=0)[0] == 404


def test_a_shared_game_stays_as_it_is(owner: PageClient) -> None:
    """The links are asked for again; no table is needed then, and none counts."""
    links = links_of(owner)
    play(owner, 3, 0)
    assert links_of(owner, line=line_of(2)) == links and actions(owner) == [3]
    assert owner.post(f"/api/boards/{BOARD}/links", json={}).json["state"]["linked"] == []
