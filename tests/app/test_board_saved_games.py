"""Saved games and puzzles for exercises; no file outside the records is read, and bad input is refused."""

import pytest
from storage_support import SMALL, UPRIGHT

from tempo.app.storage.exercise_cards import CARDS
from tempo.app.storage.saved_games import REVIEWS, files_in
from tempo.arena.adapter.game_adapter import board_after, default_first, new_config


def test_games_are_found_by_file(page):
    name = page.save("2026-11-22/101500-connectx-a-b.jsonl", seats=("human", "level:1"), actions=UPRIGHT, shape=SMALL)
    (page.services.records / "notes.txt").write_text("no game at all")
    assert set(page.get("/api/saved").get_json()) == {name, "notes.txt"}
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
    assert {path.relative_to(records).as_posix() for path in files_in(records)} == {"inside/game.txt"}
    assert page.get("/api/saved/inside/game.txt").get_json()[0]["actions"] == [3, 3, 3, 2]
    away = ("away/game.txt", "inside/link.txt", ".token", "../outside/game.txt", "inside", "%2e%2e/outside/game.txt")
    for name in away:
        assert page.client.get(f"/api/saved/{name}").status_code in (400, 404), name


def test_exercises_are_kept_and_one_replaces_that_with_its_id(page):
    """A damaged file is left out; what is no exercise is refused, and nothing is written of it."""
    assert page.get("/api/cards").get_json() == []
    one, other = {"id": "a", "box": 0}, {"id": "b/../c", "box": 1}
    page.post("/api/cards", cards=[one, other])
    page.post("/api/cards", cards=[{**one, "box": 2}])
    kept = page.get("/api/cards").get_json()
    assert sorted(card["id"] + str(card["box"]) for card in kept) == ["a2", "b/../c1"]
    files = sorted((page.services.records / CARDS).iterdir())
    assert len(files) == 2
    for wrong in (None, {}, [1], [{"id": 1}], [{"id": ""}], [{"id": "x" * 5000}], [one] * 201, [{"id": "d"}, {}]):
        page.post("/api/cards", 400, cards=wrong)
    files[0].write_text("{")
    assert len(page.get("/api/cards").get_json()) == 1
