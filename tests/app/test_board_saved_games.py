"""Saved games and puzzles for exercises; no file outside the records is read, and bad input is refused."""

import pytest
from learn_support import SMALL, UPRIGHT, page_on

from tempo.app.learn.saved_games import REVIEWS, files_in, folder_within
from tempo.app.storage.archive import save_game
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import board_after, default_first, new_config


@pytest.fixture
def page(tmp_path):
    yield from page_on(tmp_path)


def save(page, actions, seats=("human", "level:1"), shape=SMALL):
    board = page.board("connectx", actions, shape, seats)
    return save_game(page.boards.records, *board.record())


def test_games_are_found_by_folder_and_file(page):
    name = save(page, UPRIGHT)
    (page.boards.records / "notes.txt").write_text("no game at all")
    folder = name.partition("/")[0]
    assert page.get("/api/saved") == [folder]
    assert set(page.get("/api/saved?folder=")) == {name, "notes.txt"}
    assert page.get(f"/api/saved?folder={folder}") == [name]
    [game] = page.get(f"/api/saved/{name}")
    assert (game["game"], game["actions"], game["players"]) == ("connectx", UPRIGHT, ["human", "level:1"])
    assert game["shape"] == SMALL and game["config"]["rows"] == 4
    assert page.client.get("/api/saved/notes.txt").status_code == 400


def test_mistakes_are_kept(page):
    """Each game of each board has its own."""
    asked = {"game": "connectx", "shape": SMALL, "actions": UPRIGHT}
    assert page.post("/api/mistakes", asked) == (200, {"mistakes": None})
    found = {"5": {"label": "blunder"}}
    assert page.post("/api/mistakes", {**asked, "mistakes": found})[0] == 200
    assert page.post("/api/mistakes", asked)[1]["mistakes"] == found
    assert page.post("/api/mistakes", {**asked, "actions": UPRIGHT[:6]})[1]["mistakes"] is None
    [file] = (page.boards.records / REVIEWS).glob("*")
    file.write_text("{")
    assert page.post("/api/mistakes", asked)[1]["mistakes"] is None, "a broken file is none"
    assert page.post("/api/mistakes", {**asked, "mistakes": [1]})[0] == 400


@pytest.mark.parametrize("game", default_first())
def test_puzzles_of_every_game(page, game):
    """From the first day; each can be played, and a few of its moves keep the value."""
    found = page.get(f"/api/puzzles/{game}")
    assert len(found) >= 30 and len({one["id"] for one in found}) == len(found)
    assert [*dict.fromkeys(one["label"] for one in found)] == ["easy", "medium", "hard"]
    for one in (found[0], found[-1]):
        position = board_after(new_config(game, one["shape"], timed=False), tuple(one["actions"]))
        assert position.mark - 1 == one["seat"] and {*map(int, one["scores"])} <= {*position.legal()}
        assert max(low for low, _ in one["scores"].values()) >= 0


def test_scores_and_drawings_of_boards(page):
    found = page.get("/api/facts/connectx?rows=4&columns=5&inarow=4")
    assert found["exact"]["unit"] == "stones" and found["exact"]["solves_everything"] and found["config"]["rows"] == 4
    assert page.get("/api/facts/gomoku?size=9&inarow=5")["exact"]["solves_everything"] is False
    for wrong in ("chess", "connectx", "connectx?rows=x&columns=7&inarow=4", "connectx?rows=99&columns=7&inarow=4"):
        answer = page.client.get(f"/api/facts/{wrong}")
        assert answer.status_code == 400 and answer.get_json()["error"]
    assert page.client.get("/api/puzzles/..").status_code in (400, 404)


def test_nothing_outside_the_records_is_read(page, tmp_path):
    records, outside = page.boards.records, tmp_path / "outside"
    outside.mkdir()
    (outside / "game.txt").write_text("4444")
    (records / "inside").mkdir()
    (records / "inside" / "game.txt").write_text("4443")
    (records / "away").symlink_to(outside)
    (records / "inside" / "link.txt").symlink_to(outside / "game.txt")
    (records / "inside" / "loop").symlink_to(records)
    for name in ("..", "../outside", str(outside), "away", "inside/../../outside", ".boards", ".reviews", "none", "\0"):
        with pytest.raises(BadInput, match="there is no folder"):
            folder_within(records, name)
    assert [path.name for path in files_in(folder_within(records, "inside"), records)] == ["game.txt"]
    assert {path.name for path in files_in(folder_within(records, ""), records)} == {"game.txt"}
    assert page.get("/api/saved/inside/game.txt")[0]["actions"] == [3, 3, 3, 2]
    away = ("away/game.txt", "inside/link.txt", ".token", "../outside/game.txt", "inside", "%2e%2e/outside/game.txt")
    for name in away:
        assert page.client.get(f"/api/saved/{name}").status_code in (400, 404), name
    assert page.client.get("/api/saved?folder=..").status_code == 400
