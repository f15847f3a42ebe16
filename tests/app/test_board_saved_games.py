"""Saved games and puzzles for exercises; no file outside the records is read, and bad input is refused."""

import pytest
from storage_support import SMALL, UPRIGHT

from tempo.app.storage.saved_games import REVIEWS, files_in, folder_within
from tempo.arena.adapter.game_adapter import board_after, default_first, new_config
from tempo.arena.command_line.inputs import BadInput


def test_games_are_found_by_folder_and_file(page):
    name = page.save("2026-11-22/101500-connectx-a-b.jsonl", seats=("human", "level:1"), actions=UPRIGHT, shape=SMALL)
    (page.services.records / "notes.txt").write_text("no game at all")
    folder = name.partition("/")[0]
    assert page.get("/api/saved").get_json() == [folder]
    assert set(page.get("/api/saved?folder=").get_json()) == {name, "notes.txt"}
    assert page.get(f"/api/saved?folder={folder}").get_json() == [name]
    [game] = page.get(f"/api/saved/{name}").get_json()
    assert (game["game"], game["actions"], game["players"]) == ("connectx", UPRIGHT, ["human", "level:1"])
    assert game["shape"] == SMALL and game["config"]["rows"] == 4
    page.get("/api/saved/notes.txt", 400)


def test_mistakes_are_kept(page):
    """Each game of each board has its own."""
    asked = {"game": "connectx", "shape": SMALL, "actions": UPRIGHT}
    assert page.post("/api/mistakes", **asked) == {"mistakes": None}
    mistakes = {"5": {"label": "blunder"}}
    assert page.post("/api/mistakes", **asked, mistakes=mistakes) == {"mistakes": mistakes}
    assert page.post("/api/mistakes", **asked) == {"mistakes": mistakes}
    assert page.post("/api/mistakes", **{**asked, "actions": UPRIGHT[:6]}) == {"mistakes": None}
    [file] = (page.services.records / REVIEWS).glob("*")
    file.write_text("{")
    assert page.post("/api/mistakes", **asked) == {"mistakes": None}, "a broken file is none"
    page.post("/api/mistakes", 400, **asked, mistakes=[1])


@pytest.mark.parametrize("game", default_first())
def test_puzzles_of_every_game(page, game):
    """From the first day; each can be played, and a few of its moves keep the value."""
    found = page.get(f"/api/puzzles/{game}").get_json()
    assert len(found) >= 30 and len({one["id"] for one in found}) == len(found)
    assert [*dict.fromkeys(one["label"] for one in found)] == ["easy", "medium", "hard"]
    for one in (found[0], found[-1]):
        position = board_after(new_config(game, one["shape"], timed=False), tuple(one["actions"]))
        assert position.mark - 1 == one["seat"] and {*map(int, one["scores"])} <= {*position.legal()}
        assert max(low for low, _ in one["scores"].values()) >= 0


def test_scores_and_drawings_of_boards(page):
    found = page.get("/api/facts/connectx?rows=4&columns=5&inarow=4").get_json()
    assert found["exact"]["unit"] == "stones" and found["exact"]["solves_everything"] and found["config"]["rows"] == 4
    assert page.get("/api/facts/gomoku?size=9&inarow=5").get_json()["exact"]["solves_everything"] is False
    for wrong in ("chess", "connectx", "connectx?rows=x&columns=7&inarow=4", "connectx?rows=99&columns=7&inarow=4"):
        assert page.get(f"/api/facts/{wrong}", 400).get_json()["error"]
    assert page.client.get("/api/puzzles/..").status_code in (400, 404)


def test_nothing_outside_the_records_is_read(page, tmp_path):
    records, outside = page.services.records, tmp_path / "outside"
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
    assert page.get("/api/saved/inside/game.txt").get_json()[0]["actions"] == [3, 3, 3, 2]
    away = ("away/game.txt", "inside/link.txt", ".token", "../outside/game.txt", "inside", "%2e%2e/outside/game.txt")
    for name in away:
        assert page.client.get(f"/api/saved/{name}").status_code in (400, 404), name
    page.get("/api/saved?folder=..", 400)
