"""Games without a server, in Chromium: import, export and saved games as Python answers the same requests."""

import json
from pathlib import Path

import pytest
from episode_support import off_the_board, played, right
from storage_support import Page as ServerPage
from storage_support import actions_of, episodes, random_actions, record, texts_of
from web_requests import PEOPLE, WebPage

from tempo.app.game.game_record import Ending
from tempo.app.storage.archive import GameArchive, GameFilter, record_text
from tempo.app.storage.importer import import_games
from tempo.lab.records.record_file import read_record, recorded_config, recorded_game
from tempo.lab.referee.game_adapter import adapter_of, board_after, games, new_config
from tempo.web.page_export import FORMATS

pytestmark = pytest.mark.browser

WRITTEN = [(game, suffix) for game in games() for suffix in adapter_of(game).formats if suffix in FORMATS]


@pytest.fixture
def server(tmp_path: Path) -> ServerPage:
    return ServerPage(tmp_path / "games")


def imported_alike(web: WebPage, server: ServerPage, **body) -> dict:
    """Import by both, compare the answers, and return that of the browser."""
    mine, other = web.post("import", **body), server.post("/api/import", **body)
    if "games" in other:
        assert mine == other
        return mine
    assert mine["imported"] == other["imported"]
    named = "game", "config", "seats", "line", "at", "over", "saved_as", "unfinished", "in_play", "legal"
    for state in (mine["state"], other["state"]):
        for ply in state["line"]:
            ply.get("cells", []).sort()
    for name in named:
        assert mine["state"][name] == other["state"][name], name
    return mine


@pytest.mark.parametrize(("game", "suffix"), WRITTEN)
def test_files_of_other_programs(game, suffix, web, server):
    text = texts_of(game)[suffix]
    for body in ({"text": text}, {"text": "\ufeff\r\n" + text.replace("\n", "\r\n"), "name": "download.dat"}):
        imported_alike(web, server, game=game, **body)
    if adapter_of(game).formats[suffix].many:
        several = {"text": texts_of(game, 3)[suffix], "game": game}
        assert imported_alike(web, server, **several)["count"] == 3
        imported_alike(web, server, **several, index=1)


@pytest.mark.parametrize(("text", "game"), [
    ("44455", "connectx"), (" 4 4 4 5 5\n", "connectx"), ("4,4,4,5", "othello"), ("44455 3\n4 -1", "connectx"),
    ("h8i9h9h10", "gomoku"), ("h8, I9; h9", "gomoku"), ("1. h8 i9 2. h9", "connectx"), ("h8", ""),
    ("F5 D6 C3", "othello"), ("1. f5 d6 2. c3 d3", "gomoku"), ("f5d6c3d3", "othello"), ("d3c3b3", "othello"),
    ("f5 d6 c3", "connectx"), ("#game=othello&moves=37.43.18", ""), ("#game=connectx&moves=3.3.2&at=1", "gomoku"),
    ("http://127.0.0.1:8000/#game=gomoku&shape=size.15-inarow.5&moves=3.80&at=1", ""),
    ("(;GM[4]SZ[15]PB[Ann]PW[level:4]RE[B+R];B[hh];W[ii])", ""), ("(;GM[4]SZ[15]RE[W+T];B[hh](;W[ii])(;W[jj]))", ""),
    ("(;GM[4]AB[aa][cc]AW[bb]PL[W];W[dd]C[a \\] (;B\\[hh\\]])", ""), ("(;GM[4]SZ[15:15]RE[Void]\n;B[h8]\n;W[h9])", ""),
    ("Piskvorky 15x15, 11:11, 1\n8,8,1520\n9,9,300\nANN.zip\nBOB.zip\n-1\n", ""),
])  # fmt: skip
def test_pasted_texts(text, game, web, server):
    imported_alike(web, server, text=text, game=game or None)


def test_a_pass_may_be_left_out(web, server):
    for seed in range(40):
        actions = random_actions("othello", seed)
        if 64 in actions:
            break
    names = [f"{'abcdefgh'[action % 8]}{action // 8 + 1}" for action in actions if action != 64]
    answer = imported_alike(web, server, text=" ".join(names), game="othello")
    assert actions_of(answer["state"]) == actions


def test_text_that_fits_two_games_is_a_choice(web, server):
    for game in ("gomoku", "connectx"):
        assert imported_alike(web, server, text="f5d6c3d3c4", game=game)["count"] == 2


def test_the_shown_board_decides_ambiguous_texts(web, server):
    shape = {"rows": 9, "columns": 9, "inarow": 4}
    imported_alike(web, server, text="99999999", game="connectx", shape=shape)
    answer = web.post("import", text="44445", game="connectx", shape={"rows": 5, "columns": 4, "inarow": 3})
    assert answer["state"]["config"]["columns"] == 7  # the small board has no such column


@pytest.mark.parametrize(("text", "said"), [
    ("44458", "the text, line 1, column 5 (move 5): '8' is not a legal move"),
    ("444\n4444444", "the text, line 2, column 7 (move 7): '4' is not a legal move"),
    ("12121213", "the text, line 1, column 8 (move 8): 3 comes after the end of the game"),
    ("f5d6c3d3c4x9f5d6", "the text, line 1, column 11 (move 6): 'x9' is not a legal move"),
    ("(;GM[4]SZ[15];B[hh]\n;W[hh])", "the text, line 2, column 2 (move 2): 'h8' is not a legal move"),
    ("(;GM[4]SZ[15];B[hh];B[hh])", "the text, line 1, column 21 (move 2): it is the other side's turn to move"),
    ("(;GM[4]SZ[15];B[h99])", "the text, line 1, column 15: [h99] is not a point of a board of 15"),
    ("(;GM[2]SZ[9];B[f5])", "the text, line 1, column 3: SZ[9] is not a size of this game's board"),
    ("(;GM[2]AB[a1];B[f5])", "the text, line 1, column 3: it begins with a position of its own"),
    ("(;GM[4];B[hh]", "the text: the ) at the end of the game is missing"),
    ("Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0\n", "the text, line 3 (move 2): 'h8' is not a legal move"),
    ("Piskvorky 15x15, 11:11, 0\n8,8,0\nAnn, 3\n", "the text, line 3: 'Ann, 3' is neither a move"),
    ('{"steps": 3}', "the text is neither an episode of the competition (it has no steps) nor a record of ours"),
    ('{"steps":', "the text is not whole: "),
    ("[1, 2]", "the text is neither an episode"),
    ("hello", "the text has no known format. Known are episodes and records (JSON), moves"),
    (" \n", "the text is empty"),
    ("#game=chess", "there is no game 'chess'"),
    ("#game=gomoku&moves=3.3", "move 2 is not legal"),
    ("#game=gomoku&shape=size.9", "this page has no board of this size, only these: size 15, inarow 5; "),
    ('{"format": "tempo-record"}\n', "the text has version undefined of the format"),
    (record_text(*record()).replace('"action":', '"action":9'), "game 0: move 1 is impossible: "),
    (record_text(*record()) + "{\n", "the text, line 3 is not whole"),
])  # fmt: skip
def test_errors_name_their_place(text, said, web):
    answer = web.refused("import", text=text)
    assert said in answer and "\n" not in answer and len(answer) < 600


def test_episodes_of_the_competition(web, server):
    several = episodes(2)
    for text in (json.dumps(several[0], indent=2), json.dumps({"environment": several[0], "logs": []})):
        answer = web.post("import", text=text)
        other = server.post("/api/import", text=text)
        assert answer["imported"] == other["imported"] and answer["state"]["over"] == other["state"]["over"]
    for text in (json.dumps(several), "\n".join(map(json.dumps, several))):
        assert imported_alike(web, server, text=text)["count"] == 2
    lost, _ = played(off_the_board, right)
    imported_alike(web, server, text=json.dumps(lost))


@pytest.mark.parametrize("ending", [
    None, Ending.forfeited(1, "ERROR", "ZeroDivisionError"), Ending.timed_out(0), Ending.resigned(1),
])  # fmt: skip
@pytest.mark.parametrize("game", games())
def test_records_of_python(game, ending, web, server):
    """A record opens as it does in Python, and the browser exports the same game."""
    actions = random_actions(game) if ending is None else random_actions(game)[:4]
    header, made = record(game, actions=actions, ending=ending)
    header["players"][1]["name"] = "level:4"
    state = imported_alike(web, server, text=record_text(header, made))["state"]
    first, second = web.file(state["id"], "jsonl")["text"].splitlines()
    assert json.loads(second) == json.loads(json.dumps(made)) | {"date": header["started"][:10]}
    mine = json.loads(first)
    assert {name: mine[name] for name in ("format", "version", "kind", "game", "config", "summary")} == {
        **{name: header[name] for name in ("format", "version", "kind", "game", "config")},
        "summary": json.loads(record_text(header, made).splitlines()[0])["summary"],
    }


@pytest.mark.parametrize("game", games())
def test_records_of_the_browser(game, web, tmp_path):
    """The lab and the board read a game that a browser has saved."""
    actions = random_actions(game, 3)
    state = web.played(game, actions)
    assert state["over"] and state["saved_as"].startswith("20")
    made = web.file(state["id"], "jsonl")
    (tmp_path / "2026-11-22").mkdir()
    path = tmp_path / "2026-11-22" / f"101500-{made['name'].partition('-')[2]}"
    path.write_text(made["text"])
    found = read_record(path)
    game_of = recorded_game(found.games[0])
    assert recorded_config(found.header)._replace(timed=True) == new_config(game, act_timeout=1.0, bank=0.0)
    assert [move.action for move in game_of.moves] == actions and game_of.is_finished()
    [entry] = GameArchive(tmp_path).page(GameFilter())["games"]
    rewards = board_after(new_config(game), actions).rewards()
    assert entry["result"] == ("first" if rewards[0] > 0 else "second" if rewards[1] > 0 else "drawn")
    [again] = import_games(made["text"], "the text")
    assert again.own and list(again.actions) == actions


@pytest.mark.parametrize(("game", "suffix"), [*WRITTEN, *((game, "jsonl") for game in games())])
def test_exported_files_can_be_imported(game, suffix, web):
    state = web.post("boards", game=game, seats=PEOPLE, actions=random_actions(game)[:-1])
    made = web.file(state["id"], suffix)
    assert made["name"].endswith(f"-{game}-human-human.{suffix}")
    again = web.post("import", text=made["text"], game=game)["state"]
    assert actions_of(again) == actions_of(state) and again["over"] is None
    [found] = import_games(made["text"], "the text", game)
    assert list(found.actions) == actions_of(state)


def test_what_cannot_be_exported(web):
    state = web.post("boards", game="othello", seats=PEOPLE)
    assert "choose .txt, .sgf, .jsonl" in web.file(state["id"], "ggf")["error"]


def test_saved_games_are_listed_and_resumed(web):
    before = web.ask("get", "games?page=1")["count"]
    state = web.played("gomoku", [112, 113, 0])
    web.post(f"boards/{state['id']}/keep")
    state = web.ask("get", f"boards/{state['id']}")
    found = web.ask("get", "games?result=open")
    assert [one["name"] for one in found["games"]] == [state["unfinished"]] and found["games"][0]["plies"] == 3
    again = web.post("games/open", name=state["unfinished"])
    assert actions_of(again["state"]) == [112, 113, 0] and again["state"]["in_play"]
    assert again["imported"]["kind"] == "record"
    web.post(f"boards/{again['state']['id']}/play", action=1, at=3)
    web.post(f"boards/{again['state']['id']}/resign")
    assert web.ask("get", "games?result=open")["count"] == 0  # the finished game replaces it
    newest = web.ask("get", "games?game=gomoku&player=HUM&page=1")["games"][0]
    assert (newest["result"], newest["how"], newest["players"]) == ("second", "resigned", ["human", "human"])
    assert web.ask("get", "games")["count"] == before + 1
    day = newest["date"]
    assert web.ask("get", f"games?from={day}&to={day}&result=second")["count"] >= 1
    assert web.ask("get", "games?to=2020-01-01")["games"] == web.ask("get", "games?player=nobody")["games"] == []
    assert "there is no saved game" in web.refused("games/open", name="2026-01-01/x.jsonl")
    web.post(f"boards/{again['state']['id']}/undo")
    assert web.ask("get", "games")["count"] == before


def test_the_games_tab_of_the_page(web):
    """Import, resign, find the saved game, export it; and no links for friends, which need a server."""
    page = web.page.context.browser.new_page()
    page.goto(f"{web.page.url.partition('/web/player/')[0]}/index.html#game=connectx")
    page.get_by_role("tab", name="Games").click()
    page.fill("#storage-text", "h8i9h9")
    page.keyboard.press("Enter")
    page.get_by_text("3 / 3").wait_for()
    assert page.evaluate("location.hash") == "#game=gomoku&shape=size.15-inarow.5&moves=112.128.127&at=3"
    page.evaluate("""async () => {
      const { post } = await import("./web/offline/backend.js");
      await post(`api/boards/${sessionStorage.getItem("board")}/resign`);
    }""")
    page.locator(".storage-saved button", has_text="Gomoku").first.wait_for()
    with page.expect_download() as saved:
        page.locator(".storage-export button", has_text=".psq").click()
    assert saved.value.suggested_filename.endswith("-gomoku-human-human.psq")
    page.keyboard.press("n")
    assert page.locator("dialog.new-game").is_visible()
    assert page.get_by_role("button", name="Play with a friend").count() == 0
    page.close()
