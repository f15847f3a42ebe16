"""Import of pasted and dropped text, and export of files."""

import json
from pathlib import Path

import pytest
from storage_support import FORMATS, Page, actions_of, episodes, random_actions, record, texts_of

from tempo.app.boards import Boards
from tempo.app.game.game_record import Ending
from tempo.app.storage.archive import record_text
from tempo.app.storage.importer import import_games
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_adapter import games as all_games

SOURCE = "the text"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page(tmp_path / "games")


@pytest.mark.parametrize(("game", "suffix"), FORMATS)
def test_every_format_is_detected_by_its_contents(game, suffix, page):
    text = texts_of(game)[suffix]
    for body in ({"text": text}, {"text": "\ufeff\r\n" + text.replace("\n", "\r\n"), "name": "download.dat"}):
        answer = page.post("/api/import", game=game, **body)
        assert answer["state"]["game"] == game and actions_of(answer["state"]) == random_actions(game, 0)
        assert answer["imported"]["format"] == adapter_of(game).formats[suffix].name
        assert answer["state"]["over"] is not None
        assert answer["state"]["clock"]["kind"] == "none"
    if adapter_of(game).formats[suffix].many:
        body = {"text": texts_of(game, 3)[suffix], "game": game}
        offered = page.post("/api/import", **body)
        assert [one["plies"] for one in offered["games"]] == [len(random_actions(game, seed)) for seed in range(3)]
        assert actions_of(page.post("/api/import", index=1, **body)["state"]) == random_actions(game, 1)


def test_imported_games_are_not_saved_again(page):
    state = page.post("/api/import", text=texts_of("othello")["ggf"])["state"]
    page.post(f"/api/boards/{state['id']}/go", to=3)
    page.post(f"/api/boards/{state['id']}/go", to=len(state["line"]))
    assert page.get("/api/games").get_json()["count"] == 0


TYPED = {
    "44455": ("connectx", [3, 3, 3, 4, 4]),
    " 4 4 4 5 5\n": ("connectx", [3, 3, 3, 4, 4]),
    "4,4,4,5": ("connectx", [3, 3, 3, 4]),
    "h8i9h9h10": ("gomoku", [112, 128, 127, 142]),
    "h8, I9; h9": ("gomoku", [112, 128, 127]),
    "1. h8 i9 2. h9": ("gomoku", [112, 128, 127]),
    "http://127.0.0.1:8000/#game=gomoku&shape=size.9-inarow.5&moves=3.80&at=1": ("gomoku", [3, 80]),
    "#game=othello&moves=37.43.18": ("othello", [37, 43, 18]),
    "game=connectx&shape=rows.8-columns.9-inarow.5&moves=8.8": ("connectx", [8, 8]),
}


@pytest.mark.parametrize("text", TYPED)
def test_move_lists_are_parsed_in_any_notation(text):
    [found] = import_games(text, SOURCE)
    assert (found.config.game, list(found.actions)) == TYPED[text]


def test_text_that_fits_two_games_is_a_choice(page):
    offered = page.post("/api/import", text="f5d6c3d3c4", game="gomoku")
    assert [one["game"] for one in offered["games"]] == ["gomoku", "othello"]
    for text in ("F5 D6 C3", "1. f5 d6 2. c3 d3"):  # too short for a transcript: the board on the page decides
        for game in ("gomoku", "othello"):
            assert page.post("/api/import", text=text, game=game)["state"]["game"] == game
        assert page.post("/api/import", text=text, game="connectx")["count"] == 2
    assert page.post("/api/import", text="f5d6c3d3", game="othello")["state"]["game"] == "othello"
    assert page.post("/api/import", text="d3c3b3", game="othello", name="a.txt")["state"]["game"] == "othello"
    assert [one["game"] for one in page.post("/api/import", text="f5d6c3d3")["games"]] == ["othello", "gomoku"]


def test_the_shown_board_decides_ambiguous_texts(page):
    shape = {"rows": 8, "columns": 9, "inarow": 5}
    state = page.post("/api/import", text="99999999", game="connectx", shape=shape)["state"]
    assert state["config"]["columns"] == 9
    state = page.post("/api/import", text="h8", game="gomoku", shape={"size": 5, "inarow": 4})["state"]
    assert state["config"]["size"] == 15  # a move that the small board does not have
    state = page.post("/api/import", text="4445", game="gomoku", shape={"size": 5, "inarow": 4})["state"]
    assert state["game"] == "connectx"


def test_an_address_opens_its_position(page):
    state = page.post("/api/import", text="#game=connectx&moves=3.3.2&at=1")["state"]
    assert (actions_of(state), state["at"]) == ([3, 3, 2], 1)


@pytest.mark.parametrize(("told", "over"), [
    ("RE[B+R]", {"rewards": [1, -1], "forfeit": 1, "reason": "resigned"}),
    ("RE[W+T]", {"rewards": [-1, 1], "forfeit": 0, "reason": "time"}),
    ("RE[B+]", None), ("RE[Void]", None), ("", None),
])  # fmt: skip
def test_an_unfinished_game_goes_on(told, over, page):
    answer = page.post("/api/import", text=f"(;GM[4]SZ[15]PB[Ann]PW[level:4]{told};B[hh];W[ii])")
    state = answer["state"]
    assert state["over"] == over and answer["imported"]["players"] == ["Ann", "level:4"]
    assert [seat["kind"] for seat in state["seats"]] == ["human", "human"]
    path = f"/api/boards/{state['id']}"
    if over:
        page.post(f"{path}/from_here")
    assert page.post(f"{path}/play", action=0, at=2)["state"]["at"] == 3


def test_episodes_of_the_competition(page):
    [one] = episodes()
    answer = page.post("/api/import", text=json.dumps(one, indent=2))
    assert answer["imported"]["kind"] == "episode" and answer["imported"]["players"] == ["Ann", "Bob"]
    assert answer["state"]["over"] and answer["state"]["config"]["columns"] == 5
    several = [*episodes(2), one]
    for text in (json.dumps(several), "\n".join(map(json.dumps, several))):
        assert page.post("/api/import", text=text)["count"] == 3
        state = page.post("/api/import", text=text, index=2)["state"]
        assert actions_of(state) == actions_of(answer["state"])
    wrapped = json.dumps({"environment": one, "logs": []})
    assert actions_of(page.post("/api/import", text=wrapped)["state"]) == actions_of(answer["state"])


def test_imported_names_last_until_the_game_is_continued(page):
    text = "(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[B+R];B[hh];W[ii])"
    state = page.post("/api/import", text=text)["state"]
    path = f"/api/boards/{state['id']}"
    assert [seat["display_name"] for seat in state["seats"]] == ["Ann", "Bob"]
    assert "PB[Ann]PW[Bob]" in page.get(f"{path}/export/sgf").get_data(as_text=True)
    again = Boards(page.boards.records).get(state["id"]).state()
    assert again["seats"] == state["seats"] and again["over"] == state["over"]
    page.post(f"{path}/undo")
    changed = page.post(f"{path}/play", action=0, at=1)["state"]
    assert [seat["display_name"] for seat in changed["seats"]] == [None, None]
    assert "PB[human]" in page.get(f"{path}/export/sgf").get_data(as_text=True)


def test_a_game_forfeited_before_its_first_move(page):
    from episode_support import off_the_board, played, right

    lost, _ = played(off_the_board, right)
    state = page.post("/api/import", text=json.dumps(lost))["state"]
    assert state["over"]["forfeit"] == 0 and state["over"]["reason"] == "returned 99" and state["line"] == []
    assert [seat["display_name"] for seat in state["seats"]] == [None, None]


def test_records(page):
    text = record_text(*record(ending=Ending.forfeited(1, "ERROR", "ZeroDivisionError")))
    for one in (text, text.rstrip("\n"), text.replace("\n", "\r\n")):
        answer = page.post("/api/import", text=one, name="game.jsonl")
        assert answer["imported"]["kind"] == "record" and actions_of(answer["state"]) == random_actions("connectx")
    assert page.post("/api/import", text=text)["imported"]["players"] == ["human", "level:4"]


def test_no_program_is_started_by_a_record(page):
    """A name may stand for a command: only players of this project are seated, and only in games from this board."""
    header, game = record(actions=[3], seats=("human", "champion"))
    path = page.boards.records / "2026-01-01/000000-connectx-a-b.jsonl"
    path.parent.mkdir()
    own = ["champion", "level:2", "champion:cap=1"]
    for name in [*own, "gtp:touch x", "./agent.py", "git:HEAD", "x"]:
        header["players"][1]["name"] = name
        path.write_text(record_text(header, game))
        state = page.post("/api/games/open", name="2026-01-01/000000-connectx-a-b.jsonl")["state"]
        assert [seat["name"] for seat in state["seats"]] == ["human", name if name in own else "human"]


COMPLAINTS = {
    "44458": "the text, line 1, column 5 (move 5): '8' is not a column from 1 to 7",
    "444\n4444444": "the text, line 2, column 7 (move 7): column 4 is full",
    "f5d6c3d3c4x9f5d6": "as othello: the text, line 1, column 11 (move 6): 'x9' is not a square from a1 to h8",
    "(;GM[4]SZ[15];B[hh]\n;W[hh])": "the text, line 2, column 2 (move 2): h8 is taken",
    "(;B[hh])": "this is GM[1]; wanted is GM[4]",
    "Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0\n": "the text, line 3 (move 2): h8 is taken",
    "(;GM[Othello]B[f5]\nW[f5];)": "the text, line 2, column 1 (move 2): f5 is not a legal move of white",
    '{"steps": 3}': "'the text' is neither an episode of the competition (it has no steps) nor a record of ours",
    '{"steps":': "'the text' is not whole: Expecting value: line 1 column 10",
    "[1, 2]": "'the text' is a list, but not of episodes",
    "[" * 100_000: "'the text' is not whole: maximum recursion depth exceeded",
    "(" * 100_000: "which begins with ; is missing before '('",
    "hello": "the text has no known format. Known are episodes and records (JSON), moves",
    " \n": "the text is empty",
    "#game=chess": "no game 'chess'",
    "#game=gomoku&moves=x": "move 1 in the address should be a number",
    "#game=gomoku&moves=3.3": "move 2 is not legal",
    "#game=gomoku&shape=size.9999": "size in the address should be a number of at most 32",
    '{"format": "tempo-record"}\n': "'the text' has version None of the format",
    record_text(*record()).replace('"action":', '"action":9'): "game 0: move 1 is impossible",
    record_text(*record()) + "{\n": "'the text' line 3 is not JSON",
    "Piskvorky 26x26, 11:11, 0\n" + "99999999999,1,0\n": "line 2",
}


@pytest.mark.parametrize("text", COMPLAINTS, ids=range(len(COMPLAINTS)))
def test_errors_name_their_place(text, page):
    said = page.post("/api/import", 400, text=text)
    assert COMPLAINTS[text] in said and "\n" not in said and len(said) < 600


def test_errors_name_the_file(page):
    said = page.post("/api/import", 400, text="Piskvorky\n", name="../<b>game.psq")
    assert said.startswith("_b_game.psq, line 1: a game begins with a line like: Piskvorky")
    assert page.post("/api/import", 400, text="nothing", name="x" * 5000)


def test_large_inputs_are_refused(page):
    assert page.client.post("/api/import", data=b"x" * (3 << 20), content_type="application/json").status_code == 413
    assert "too large to be shown" in page.post("/api/import", 400, text=record_text(*wide()))
    odd = [{"text": 7}, {}, {"text": "4", "shape": [1]}, {"text": "4", "game": "chess"}, {"text": "4", "more": 1}]
    for body in [*odd, {"text": "4", "index": 1}, {"text": "4", "index": "0"}, {"text": "4", "name": 3}]:
        if "shape" in body:
            body["game"] = "gomoku"
        assert page.post("/api/import", 400, **body)


def test_too_many_games_are_refused(page):
    for text in ("(;GM[4])" * 10_001, "4\n" * 10_002):
        assert "more than 10,000 games" in page.post("/api/import", 400, text=text)
    assert page.post("/api/import", text="(;GM[4])" * 700)["count"] == 700


def wide():
    header, game = record(actions=[3])
    header["config"]["shape"] = {"rows": 6, "columns": 500, "inarow": 4}
    return header, game


# ---- export ----


@pytest.mark.parametrize(("game", "suffix"), [*FORMATS, *((game, "jsonl") for game in all_games())])
def test_exported_files_can_be_imported(game, suffix, page):
    state = page.post("/api/boards", game=game, seats=[{"kind": "human"}] * 2, actions=random_actions(game)[:-1])
    answer = page.get(f"/api/boards/{state['id']}/export/{suffix}")
    assert answer.headers["Content-Disposition"].endswith(f"-{game}-human-human.{suffix}")
    again = page.post("/api/import", text=answer.get_data(as_text=True), game=game)["state"]
    assert actions_of(again) == actions_of(state) and again["over"] is None


@pytest.mark.parametrize("suffix", ["sgf", "ggf", "jsonl"])
def test_a_date_lasts_until_the_game_is_continued(suffix, page):
    moves = "".join(f";{'BW'[ply % 2]}[{cell}]" for ply, cell in enumerate(("f5", "d6", "c3", "d3", "c4", "f4")))
    told = page.post("/api/import", text=f"(;GM[2]PB[Ann]PW[Bob]DT[1997-08-09]RE[B+R]{moves})")
    path = f"/api/boards/{told['state']['id']}"
    taken = page.get(f"{path}/export/{suffix}")
    assert "1997-08-09-othello-Ann-Bob" in taken.headers["Content-Disposition"]
    again = page.post("/api/import", text=taken.get_data(as_text=True))
    assert told["imported"]["date"] == again["imported"]["date"] == "1997-08-09"
    legal = page.post(f"{path}/from_here")["state"]["legal"]
    page.post(f"{path}/play", action=legal[0], at=6)
    assert "1997" not in page.get(f"{path}/export/{suffix}").get_data(as_text=True)


def test_boards_that_a_format_cannot_hold_are_refused(page):
    state = page.post("/api/boards", game="gomoku", shape={"size": 9, "inarow": 4})
    path = f"/api/boards/{state['id']}/export"
    assert "game files hold 5 in a row" in page.get(f"{path}/psq", 400).get_json()["error"]
    assert "choose .psq, .sgf, .jsonl" in page.get(f"{path}/pdf", 400).get_json()["error"]
    assert page.get("/api/boards/0123456789abcdef/export/psq", 404)
    wide = page.post("/api/boards", game="connectx", shape={"rows": 6, "columns": 12, "inarow": 4}, actions=[11])
    assert "column 12 cannot be written" in page.get(f"/api/boards/{wide['id']}/export/txt", 400).get_json()["error"]
