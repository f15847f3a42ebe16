"""Requests of the page about texts: moves played by the rules, formats that only an adapter knows, scripts of games."""

import pytest
from storage_support import FORMATS, random_actions, texts_of

from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config


def replay(client, game: str, *words, **more) -> dict:
    """Return what becomes of the words of one game."""
    answer = client.post("/api/rules/replay", json={"game": game, "games": [{"words": words, **more}]})
    assert answer.status_code == 200, answer.json
    [found] = answer.json["games"]
    return found


@pytest.mark.parametrize("game", games())
def test_names_and_actions_are_played(game, client):
    config, actions = new_config(game), random_actions(game)
    names = [adapter_of(game).name_of(action, config).lower() for action in actions]
    rewards = list(board_after(config, actions).rewards())
    for words in (names, actions, [names[0], *actions[1:]]):
        assert replay(client, game, *words) == {"actions": actions, "rewards": rewards, "wrong": None}
    assert replay(client, game, *names[:3])["rewards"] is None and replay(client, game)["actions"] == []
    over = replay(client, game, *names, names[0])
    assert over == {"actions": actions, "rewards": None, "wrong": {"word": len(names), "why": "over"}}


def test_the_first_impossible_word_is_named(client):
    for words, seats, word, why in [
        (["1", "9"], None, 1, "illegal"), (["1", 7], None, 1, "illegal"), ([0, -1], None, 1, "illegal"),
        (["1", ""], None, 1, "illegal"), ([0, None], None, 1, "illegal"), ([0, 0], [0, 0], 1, "turn"),
        ([0, 0], [None, 0], 1, "turn"), ([0] * 7, None, 6, "illegal"), (["1", "pass"], None, 1, "illegal"),
        ([0, 99], [0, 0], 1, "turn"),
    ]:  # fmt: skip
        found = replay(client, "connectx", *words, **({} if seats is None else {"seats": seats}))
        assert found["wrong"] == {"word": word, "why": why} and len(found["actions"]) == word, (words, found)


def test_a_forced_pass_may_be_left_out(client):
    """It is played with the word after it; a wrong word after it leaves it out."""
    whole = next(actions for seed in range(99) if 64 in (actions := random_actions("othello", seed)))
    at = whole.index(64)
    rest = [action for action in whole if action != 64]
    board = board_after(new_config("othello"), whole[:at])
    assert replay(client, "othello", *rest)["actions"] == whole
    assert replay(client, "othello", *whole[:at], None)["actions"] == whole[: at + 1]
    assert replay(client, "othello", *whole[:at], "pass")["actions"] == whole[: at + 1]
    wrong = replay(client, "othello", *whole[:at], "a0")
    assert wrong == {"actions": whole[:at], "rewards": None, "wrong": {"word": at, "why": "illegal"}}
    seats = [None] * at + [2 - board.mark]
    assert replay(client, "othello", *whole[:at], None, seats=seats)["wrong"]["why"] == "turn"
    assert replay(client, "othello", *whole[: at + 1], seats=[*seats[:-1], board.mark - 1])["wrong"] is None


def test_bad_replays_are_refused(client):
    for body, sentence in [
        ({}, "games should be a list of at most 10,000"),
        ({"games": [{}] * 10_001}, "games should be a list of at most 10,000"),
        ({"games": [{"words": [0] * 30_001}] * 2}, "there are more than 60,000 moves"),
        ({"games": [[]]}, "the words of a game should be a list"),
        ({"games": [{"words": [True]}]}, "the words of a game should be a list"),
        ({"games": [{"words": [1.5]}]}, "the words of a game should be a list"),
        ({"games": [{"words": "12"}]}, "the words of a game should be a list"),
        ({"games": [{"words": [0], "seats": [0, 1]}]}, "seats should be 0, 1 or null"),
        ({"games": [{"words": [0], "seats": [2]}]}, "seats should be 0, 1 or null"),
        ({"games": [], "shape": {"rows": 33}}, "rows should be a whole number from 1 to 32"),
        ({"games": [], "game": "chess"}, "no game 'chess'"),
        ({"games": [], "more": 1}, "unknown field 'more'"),
    ]:
        answer = client.post("/api/rules/replay", json={"game": "connectx", **body})
        assert answer.status_code == 400 and sentence in answer.json["error"], (str(body)[:80], answer.json)


def read(client, text: str, formats: list, code: int = 200, **more):
    answer = client.post("/api/formats/read", json={"text": text, "source": "the text", "formats": formats, **more})
    assert answer.status_code == code, answer.json
    return answer.json["games"] if code == 200 else answer.json["error"]


@pytest.mark.parametrize(("game", "suffix"), FORMATS)
def test_every_format_is_read_and_written(game, suffix, client):
    text, actions, config = texts_of(game)[suffix], random_actions(game, 0), new_config(game)
    [found] = read(client, text, [[game, suffix]])
    assert (found["game"], found["actions"], found["shape"]) == (game, actions, dict(config.shape))
    assert found["form"] == adapter_of(game).formats[suffix].name
    asked = {
        "game": game,
        "suffix": suffix,
        "actions": actions,
        "players": ["Ann", "Bob"],
        "seconds": [0.5] * len(actions),
    }
    answer = client.post("/api/formats/write", json={**asked, "result": "", "date": "1997-08-09"})
    [again] = read(client, answer.json["text"], [[game, suffix]])
    assert again["actions"] == actions
    if "Ann" in answer.json["text"]:
        assert again["players"] == ["Ann", "Bob"]


def test_a_text_without_such_a_format_holds_no_games(client):
    for formats in ([], [["othello", "ggf"]], [["othello", "pdf"], ["chess", "pgn"]]):
        assert read(client, "hello", formats) == []
    assert read(client, "44455", [], typed=["othello", "chess"]) == []
    [typed] = read(client, "1. 4 4 4", [], typed=["connectx"])
    assert typed["actions"] == [3, 3, 3] and typed["form"] == ""
    shape = {"rows": 9, "columns": 9, "inarow": 4}
    assert read(client, "999", [], typed=["connectx"], game="connectx", shape=shape)[0]["shape"] == shape


def test_errors_name_their_place(client):
    for text, sentence in [
        ("(;GM[Othello]B[f5]\nW[f5];)", "the text, line 2, column 1 (move 2): f5 is not a legal move of white"),
        ("(;GM[Othello]B[f5", "the text, "),
        ("(;GM[Othello]BO[8 " + "-" * 64 + " *];)", "the text, "),
    ]:
        said = read(client, text, [["othello", "ggf"]], 400)
        assert said.startswith(sentence) and "\n" not in said and len(said) <= 500, said
    [game] = read(client, "(;GM[Othello]PB[\ud800];)", [["othello", "ggf"]])
    assert game["players"] == ["?", ""], "files hold no lone surrogates"


def test_bad_requests_of_formats_are_refused(client):
    odd = [{"formats": "ggf"}, {"formats": [["othello"]]}, {"typed": "connectx"}, {"more": 1}, {"source": "a\nb"}]
    for body in [{}, {"text": 7}, *({"text": "4", **one} for one in odd)]:
        answer = client.post("/api/formats/read", json={"source": "the text", **body})
        assert answer.status_code == 400 and answer.json["error"], body
    whole = {"game": "othello", "suffix": "ggf", "actions": [37], "players": ["a", "b"], "result": "", "date": ""}
    assert client.post("/api/formats/write", json=whole).status_code == 200
    for change in [{"suffix": "pdf"}, {"actions": [0]}, {"players": ["a"]}, {"players": ["a\n", "b"]}, {"date": 7},
                   {"seconds": [-1]}, {"seconds": [1, 2]}, {"result": "x" * 999}, {"game": "chess"}]:  # fmt: skip
        assert client.post("/api/formats/write", json={**whole, **change}).status_code == 400, change
    refused = {"game": "connectx", "suffix": "txt", "shape": {"rows": 6, "columns": 12, "inarow": 4}, "actions": [11]}
    answer = client.post("/api/formats/write", json={**whole, **refused})
    assert "column 12 cannot be written" in answer.json["error"]


def test_scripts_of_games(client):
    """Scripts are sent without comments; nothing else of a game's folder is."""
    for game in games():
        told = client.get(f"/games/{game}/web/files.js")
        assert told.status_code == 200 and told.mimetype == "text/javascript" and "/*" not in told.text
        assert "export const files" in told.text
    inside = [
        "calls.py",
        "none.js",
        "",
        "../adapter/drawing.js",
        "..%2Fadapter%2Fdrawing.js",
        "%2Fetc%2Fpasswd",
        "files.js%00",
    ]
    others = ["../web/player.js", "chess/web/files.js", "gomoku/adapter/drawing.js"]
    for path in (*(f"gomoku/web/{name}" for name in inside), *others):
        assert client.get(f"/games/{path}").status_code == 404, path
    found = {one["game"]: one["has_files"] for one in client.get("/api/catalogue").json["games"]}
    assert all(found.values())
