"""Unfinished games: saved when they are left, listed, and resumed."""

from pathlib import Path
from urllib.parse import urlencode

import pytest
from storage_support import Page, actions_of

from tempo.app.boards import Boards


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page(tmp_path / "games")


@pytest.fixture
def played(page):
    """Return the path of a board on which two people have played two moves, and its board."""
    name = page.post("/api/boards", game="connectx", seats=[{"kind": "human"}] * 2)["id"]
    for at, action in enumerate((3, 4)):
        page.post(f"/api/boards/{name}/play", action=action, at=at)
    return f"/api/boards/{name}", page.boards.get(name)


def listed(page, **asked):
    return page.get(f"/api/games?{urlencode(asked)}").get_json()["games"]


def test_a_game_that_a_restart_ends_is_saved_and_resumed(page, played):
    """The record of the resumed game replaces it."""
    path, _ = played
    assert page.get(path).get_json()["in_play"] and listed(page) == []
    again = page.post(f"{path}/restart")["state"]
    assert again["line"] == [] and not again["in_play"]
    [entry] = listed(page, result="open")
    assert (entry["result"], entry["plies"], entry["players"]) == ("open", 2, ["human", "human"])
    resumed = page.post("/api/games/open", name=entry["name"])["state"]
    assert actions_of(resumed) == [3, 4] and resumed["in_play"] and resumed["unfinished"] == entry["name"]
    other = f"/api/boards/{resumed['id']}"
    page.post(f"{other}/keep")
    assert [one["name"] for one in listed(page)] == [entry["name"]], "it is there already"
    page.post(f"{other}/play", action=2, at=2)
    longer = page.post(f"{other}/keep")["state"]["unfinished"]
    assert [(one["name"], one["plies"]) for one in listed(page)] == [(longer, 3)]
    over = page.post(f"{other}/resign")["state"]
    assert [(one["name"], one["how"]) for one in listed(page)] == [(over["saved_as"], "resigned")]


def test_undo_takes_a_resignation_out_of_the_records(page, played):
    """No move is taken back. In a game that was opened, undo steps back, and its record stays."""
    path, _ = played
    saved = page.post(f"{path}/resign")["state"]["saved_as"]
    opened = page.post("/api/games/open", name=saved)["state"]
    back = page.post(f"/api/boards/{opened['id']}/undo")["state"]
    assert back["at"] == 1 and [one["name"] for one in listed(page)] == [saved]
    state = page.post(f"{path}/undo")["state"]
    assert state["over"] is None and state["at"] == 2 and state["saved_as"] is None and listed(page) == []
    page.post(f"{path}/resign")
    assert page.post(f"{path}/from_here")["state"]["over"] is None and listed(page) == []


def test_a_board_without_a_page_saves_its_game(page, played):
    """So does a server that ends. A page that returns goes on in the same game."""
    path, board = played
    page.boards.close()
    assert [one["plies"] for one in listed(page)] == [2]
    state = page.post(f"{path}/play", action=0, at=2)["state"]
    assert len(state["line"]) == 3 and state["unfinished"]
    page.boards.get(board.name).keep()
    assert [one["plies"] for one in listed(page)] == [3]


def test_a_killed_server_leaves_no_game_behind(page, played, monkeypatch):
    _, board = played
    board.wake()
    board.publish_state()
    later = Boards(page.boards.records)
    later.save_abandoned()
    assert listed(page) == [], "its server may be running"
    monkeypatch.setattr("psutil.pid_exists", lambda number: False)
    later.save_abandoned()
    assert [one["plies"] for one in listed(page)] == [2]
    later.close()


def test_what_was_not_played_here_is_not_saved(page):
    """An address, and an imported game."""
    board = page.post("/api/boards", game="connectx", actions=[3, 3], seats=[{"kind": "human"}] * 2)
    assert not board["in_play"]
    imported = page.post("/api/import", text="4455", game="connectx", shape={})["state"]
    assert not imported["in_play"]
    page.boards.close()
    assert listed(page) == []
