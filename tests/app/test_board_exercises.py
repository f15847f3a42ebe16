"""Exercises from games and folders, and puzzles; no file outside the records is read, and bad input is refused."""

import pytest
from learn_support import SMALL, UPRIGHT, page_on

from tempo.app.game.game_record import HUMAN
from tempo.app.learn.folder_review import REVIEWS, files_in, folder_within
from tempo.app.learn.review_client import ReviewClient
from tempo.app.storage.archive import save_game
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import default_first


@pytest.fixture
def page(tmp_path):
    yield from page_on(tmp_path)


def test_exercises_from_the_game_on_the_board(page):
    board = page.board("connectx", UPRIGHT, SMALL, seats=("level:1", HUMAN))
    code, _ = page.post("/api/exercises", {"board": board.name})
    assert code == 200
    path = f"/api/exercises/{board.name}"
    page.wait(f"/api/boards/{board.name}/review", lambda review: review["finished"])
    found = page.get(path)["exercises"]
    assert found and all(one["own"] and one["seat"] == 1 and one["certain"] for one in found), "a person's own alone"
    last = next(one for one in found if one["number"] == 6)
    exercise = page.get(f"{path}/{last['id']}")
    assert exercise["annotation"]["keeping_moves"] == [0] and exercise["to_move"] == 1 and len(exercise["plies"]) == 5
    assert sorted(exercise["legal"]) == [0, 1, 2, 3, 4] and exercise["config"]["rows"] == 4
    code, told = page.post(f"{path}/{last['id']}/line", {"action": 4})
    assert code == 200 and [ply["action"] for ply in told["plies"]] == [4, 0], "it loses to the next stone"
    assert page.post(f"{path}/{last['id']}/line", {"action": 9})[0] == 400


def save(page, actions, seats=("human", "level:1"), shape=SMALL):
    board = page.board("connectx", actions, shape, seats)
    return save_game(page.boards.records, *board.record())


def test_a_folder_is_reviewed_once(page, monkeypatch):
    name = save(page, UPRIGHT)
    save(page, [0, 4, 0, 4, 0, 0, 4, 4])
    (page.boards.records / "notes.txt").write_text("no game at all")
    board = page.board("connectx", [2], SMALL)
    done = lambda told: told["folder"] and not told["folder"]["is_running"]  # noqa: E731
    assert page.post("/api/exercises", {"board": board.name, "folder": ""})[0] == 200
    told = page.wait(f"/api/exercises/{board.name}", done)
    assert told["folder"]["games"] == 2 and told["folder"]["done"] == 3 and told["folder"]["unreadable"] == 1
    assert told["exercises"] and all(one["own"] and one["seat"] == 0 for one in told["exercises"])
    assert told["folders"] == [name.partition("/")[0]]
    assert len(list((page.boards.records / REVIEWS).glob("*.json"))) == 2
    monkeypatch.setattr(ReviewClient, "review", lambda *given: pytest.fail("it was reviewed before"))
    assert page.post("/api/exercises", {"board": board.name, "folder": name.partition("/")[0]})[0] == 200
    again = page.wait(f"/api/exercises/{board.name}", done)
    assert again["exercises"] == told["exercises"] and again["folder"]["unreadable"] == 0


@pytest.mark.parametrize("game", default_first())
def test_puzzles_of_every_game(page, game):
    """From the first day, whatever stands on the board; each has a solution that keeps the value, and a line."""
    board = page.board("connectx", [2], SMALL)
    assert page.post("/api/exercises", {"board": board.name, "puzzles": game})[0] == 200
    path = f"/api/exercises/{board.name}"
    listed = page.get(path)
    assert listed["puzzles"] == game and game in listed["puzzle_games"]
    found = listed["exercises"]
    assert len(found) >= 30 and len({one["id"] for one in found}) == len(found)
    assert [*dict.fromkeys(one["label"] for one in found)] == ["easy", "medium", "hard"]
    for one in (found[0], found[-1]):
        exercise = page.get(f"{path}/{one['id']}")
        keeping, annotation = exercise["annotation"]["keeping_moves"], exercise["annotation"]
        assert keeping and {*keeping} <= {*exercise["legal"]} and len(exercise["plies"]) == one["number"] - 1
        best = {annotation["scores"][str(move)]["value"] for move in keeping}
        assert best == {annotation["value_change"][0]} and best <= {0, 1}
    code, line = page.post(f"{path}/{found[0]['id']}/line", {"action": found_move(page, path, found[0])})
    assert code == 200 and line["plies"]
    assert page.post("/api/exercises", {"board": board.name})[0] == 200
    assert page.get(path)["puzzles"] == "", "the game on the board again"


def found_move(page, path, entry):
    return page.get(f"{path}/{entry['id']}")["annotation"]["keeping_moves"][0]


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


# Bad requests.

WRONG = [
    ("review", {"deep": 1}, "deep should be true or false"),
    ("review", {"deep": True, "depth": 3}, "unknown field 'depth'"),
    ("review", [], "JSON object"),
    ("line", {}, "at should be a whole number"),
    ("line", {"at": 9, "action": 0}, "the line has 7 moves"),
    ("line", {"at": 0, "action": 5}, "not legal"),
    ("line", {"at": 7, "action": 0}, "not legal"),
    ("line", {"at": 0, "action": "0"}, "action should be a whole number"),
    ("line", {"at": True, "action": 0}, "at should be a whole number"),
]


@pytest.mark.parametrize(("what", "body", "said"), WRONG)
def test_bad_input_is_refused_with_a_sentence(page, what, body, said):
    board = page.board("connectx", UPRIGHT, SMALL)
    code, told = page.post(f"/api/boards/{board.name}/{what}", body)
    assert code == 400 and said in told["error"]


def test_bad_exercises_are_refused_with_a_sentence(page):
    board = page.board("connectx", [], SMALL)
    assert page.post(f"/api/boards/{board.name}/review", {}) == (
        400,
        {"error": "there are no moves to review"},
    )
    for body in (
        {"board": board.name, "folder": ".."},
        {"board": 3},
        {"board": board.name, "folder": 3},
        {"board": board.name, "puzzles": "chess"},
        {"board": board.name, "puzzles": ".."},
        {"folder": ""},
        {},
    ):
        code, told = page.post("/api/exercises", body)
        assert code == 400 and told["error"]
    assert page.post("/api/exercises", {"board": "0" * 16})[0] == 404
    assert page.client.get(f"/api/exercises/{board.name}/none").status_code == 400
