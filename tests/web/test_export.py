"""Games that both pages open, write as files and save, in Chromium."""

import json

import pytest
from playwright.sync_api import Page
from storage_support import FORMATS, actions_of, episodes, random_actions, record, record_text, texts_of
from web_requests import PEOPLE, WebPage
from web_texts import opened_with

from tempo.app.storage.archive import GameArchive, GameFilter
from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.records.record_file import read_record, recorded_config, recorded_game

pytestmark = pytest.mark.browser

RECORDS = [(game, "jsonl") for game in games()]


@pytest.mark.parametrize(("game", "suffix"), [*FORMATS, *RECORDS])
def test_written_files_can_be_read(game, suffix, both):
    """By the page and, except for records, by Python."""
    actions = random_actions(game)[:-1]
    state = both.post("boards", game=game, seats=PEOPLE, actions=actions)
    made = both.file(state["id"], suffix)
    assert made["name"].endswith(f"-{game}-human-human.{suffix}")
    again = both.post("import", text=made["text"], game=game)["state"]
    assert actions_of(again) == actions and again["over"] is None
    if suffix != "jsonl":
        [read] = adapter_of(game).formats[suffix].games(made["text"], new_config(game).shape, "the file")
        assert list(read.actions) == actions


@pytest.mark.parametrize("count", [None, -1])
def test_ggf_is_written_as_python_does(count, both):
    """With the winner's lead in discs if the game was played to its end."""
    ggf, actions = adapter_of("othello").formats["ggf"], random_actions("othello")[:count]
    text = both.file(both.post("boards", game="othello", seats=PEOPLE, actions=actions)["id"], "ggf")["text"]
    [read] = ggf.games(text, {}, "the file")
    assert ggf.write([read]) == text and read.result[:2] in (("B+", "W+") if count is None else ("",))


@pytest.mark.parametrize("game", games())
def test_a_finished_game_is_a_record_of_the_lab(game, both, tmp_path):
    actions = min((random_actions(game, seed) for seed in range(20)), key=len)
    state = both.played(game, actions)
    assert state["over"] and state["saved_as"].startswith("20")
    made = both.file(state["id"], "jsonl")
    path = tmp_path / "2026-11-22" / f"101500-{made['name'].partition('-')[2]}"
    path.parent.mkdir()
    path.write_text(made["text"])
    header, played = (json.loads(line) for line in made["text"].splitlines())
    found = read_record(path)
    game_of = recorded_game(found.games[0])
    assert recorded_config(found.header)._replace(timed=True) == new_config(game, act_timeout=1.0, bank=0.0)
    assert [move.action for move in game_of.moves] == actions and game_of.is_finished()
    [entry] = GameArchive(tmp_path).page(GameFilter())["games"]
    assert {name: entry[name] for name in header["summary"]} == header["summary"]
    assert entry["result"] == (
        "first" if played["rewards"][0] > 0 else "second" if played["rewards"][1] > 0 else "drawn"
    )


@pytest.mark.parametrize("game", games())
def test_a_record_of_the_lab_is_written_again(game, both):
    header, made = record(game)
    state = both.post("import", text=record_text(header, made))["state"]
    assert [seat["name"] for seat in state["seats"]] == ["human", "level:4"] and state["over"]
    first, second = map(json.loads, both.file(state["id"], "jsonl")["text"].splitlines())
    assert second["moves"] == json.loads(json.dumps(made))["moves"] and second["rewards"] == list(made["rewards"])
    assert first["config"] == json.loads(json.dumps(header["config"])) and first["kind"] == "board"
    assert first["summary"]["players"] == ["human", "level:4"] and first["summary"]["plies"] == len(made["moves"])


def test_what_a_format_cannot_hold(both):
    state = both.post("boards", game="gomoku", shape={"size": 7, "inarow": 4}, seats=PEOPLE)
    assert "game files hold 5 in a row" in both.file(state["id"], "psq")["error"]
    assert "choose .psq, .sgf, .jsonl" in both.file(state["id"], "pdf")["error"]
    wide = both.post("boards", game="connectx", shape={"rows": 20, "columns": 20, "inarow": 5}, actions=[11])
    assert "12 cannot be written as a digit" in both.file(wide["id"], "txt")["error"]


OWN = ["champion", "level:2"]
FOREIGN = ["gtp:touch x", "./agent.py", "git:HEAD", "x", "champion:/x.py", "level:99", "gtp", "human"]


def test_no_program_is_started_by_a_text(both):
    """A name may stand for a command: only players of this project are seated, and only in games of our own."""
    header, game = record(actions=[3], seats=("human", "champion"))
    for name in [*OWN, *FOREIGN]:
        header["players"][1]["name"] = name
        state = both.post("import", text=record_text(header, game))["state"]
        assert [seat["name"] for seat in state["seats"]] == ["human", name if name in OWN else "human"]
        other = both.post("import", text=record_text({**header, "kind": "match"}, game))["state"]
        assert [seat["name"] for seat in other["seats"]] == ["human", "human"]
        assert [seat["display_name"] for seat in other["seats"]] == [None, None if name == "human" else name]
    text = json.dumps({**episodes()[0], "info": {"TeamNames": ["champion", "level:2"]}})
    assert [seat["kind"] for seat in both.post("import", text=text)["state"]["seats"]] == ["human", "human"]


def test_a_game_is_chosen_from_a_list(both):
    text = texts_of("gomoku", 3)["sgf"]
    offered = both.post("import", text=text, game="gomoku")
    assert (offered["count"], offered["kind"]) == (3, "file")
    assert [one["index"] for one in offered["games"]] == [0, 1, 2]
    assert [one["plies"] for one in offered["games"]] == [len(random_actions("gomoku", seed)) for seed in range(3)]
    chosen = both.post("import", text=text, game="gomoku", index=1)
    assert actions_of(chosen["state"]) == random_actions("gomoku", 1)
    assert {**chosen["imported"], "index": 1} == offered["games"][1]
    assert "there are 3 games: choose one of them" in both.refused("import", text=text, index=3)
    many = both.post("import", text="(;GM[4])" * 700)
    assert many["count"] == 700 and len(many["games"]) == 500


def test_a_file_is_named_in_errors(both):
    said = both.refused("import", text="Piskvorky\n", name="../<b>game.psq")
    assert said.startswith("_b_game.psq, line 1: a game begins with a line like: Piskvorky")
    assert len(both.refused("import", text="nothing", name="x" * 5000)) < 600


def test_an_opened_game_goes_on(both):
    """Names, date and end of an imported game last until it is continued; the game is not saved again."""
    moves = "".join(f";{'BW'[ply % 2]}[{cell}]" for ply, cell in enumerate(("f5", "d6", "c3", "d3", "c4", "f4")))
    before = both.ask("get", "games")["count"]
    told = both.post("import", text=f"(;GM[2]PB[Ann]PW[Bob]DT[1997-08-09]RE[B+R]{moves})")
    state, path = told["state"], f"boards/{told['state']['id']}"
    assert state["over"] == {"rewards": [1, -1], "forfeit": 1, "reason": "resigned"} and state["at"] == 6
    assert [seat["display_name"] for seat in state["seats"]] == ["Ann", "Bob"] and state["clock"]["kind"] == "none"
    for suffix in ("sgf", "jsonl"):
        made = both.file(state["id"], suffix)
        assert made["name"] == f"1997-08-09-othello-Ann-Bob.{suffix}"
        again = both.post("import", text=made["text"])["imported"]
        assert (again["date"], again["players"]) == ("1997-08-09", ["Ann", "Bob"])
    both.post(f"{path}/go", to=3)
    assert both.post(f"{path}/go", to=6)["state"]["over"] == state["over"]
    assert both.ask("get", "games")["count"] == before
    legal = both.post(f"{path}/from_here")["state"]["legal"]
    changed = both.post(f"{path}/play", action=legal[0], at=6)["state"]
    assert [seat["display_name"] for seat in changed["seats"]] == [None, None] and changed["over"] is None
    assert "1997" not in both.file(state["id"], "sgf")["text"]


def test_games_are_saved_listed_and_resumed(both):
    before = both.ask("get", "games?page=1")["count"]
    state = both.played("gomoku", [112, 113, 0])
    found = both.ask("get", "games?result=open&game=gomoku")
    assert [one["name"] for one in found["games"]] == [state["unfinished"]] and found["games"][0]["plies"] == 3
    again = both.post("games/open", name=state["unfinished"])
    assert actions_of(again["state"]) == [112, 113, 0] and again["state"]["in_play"]
    assert again["imported"]["kind"] == "record"
    both.post(f"boards/{again['state']['id']}/play", action=1, at=3)
    both.post(f"boards/{again['state']['id']}/resign")
    assert both.ask("get", "games?result=open&game=gomoku")["count"] == 0  # the finished game replaces it
    newest = both.ask("get", "games?game=gomoku&player=HUM&page=1")["games"][0]
    reopened = both.post("games/open", name=newest["name"])["state"]
    assert reopened["saved_as"] == newest["name"] and reopened["over"]["reason"] == "resigned" and reopened["at"] == 4
    both.post(f"boards/{reopened['id']}/go", to=0)
    assert both.post(f"boards/{reopened['id']}/go", to=4)["state"]["over"] == reopened["over"]
    assert (newest["result"], newest["how"], newest["players"]) == ("second", "resigned", ["human", "human"])
    assert both.ask("get", "games")["count"] == before + 1
    day = newest["date"]
    assert both.ask("get", f"games?from={day}&to={day}&result=second")["count"] >= 1
    assert both.ask("get", "games?to=2020-01-01")["games"] == both.ask("get", "games?player=nobody")["games"] == []
    assert "there is no saved game" in both.refused("games/open", name="2026-01-01/x.jsonl")
    undone = both.post(f"boards/{again['state']['id']}/undo")["state"]
    assert both.ask("get", "games?result=open&game=gomoku")["games"][0]["name"] == undone["unfinished"]
    assert both.ask("get", "games")["count"] == before + 1


def test_records_in_the_archive_of_a_server(served, server):
    """Of many games, and broken ones; a server has records that pages did not write."""
    web, day = WebPage(served), server.records / "2026-01-01"
    day.mkdir()
    header, game = record("gomoku", seats=("champion", "random"))
    games = [json.dumps({**game, "index": number}) for number in range(3)]
    (day / "match.jsonl").write_text("\n".join([json.dumps({**header, "kind": "match"}), *games, ""]))
    name = "2026-01-01/match.jsonl"
    offered = web.post("games/open", name=name)
    assert [one["index"] for one in offered["games"]] == [0, 1, 2]
    chosen = web.post("games/open", name=name, index=2)
    assert actions_of(chosen["state"]) == random_actions("gomoku") and chosen["imported"]["players"] == [
        "champion",
        "random",
    ]
    assert "choose one of them" in web.refused("games/open", name=name, index=3)
    text = record_text(*record())
    for broken in (
        "",
        text[:-20],
        '{"a": 1}\n',
        "hello\n",
        "[" * 100_000,
        "[1]\n",
        "\0\n",
        text.partition("\n")[0] + "\n",
    ):
        (day / "broken.jsonl").write_text(broken)
        said = web.refused("games/open", name="2026-01-01/broken.jsonl")
        assert said.startswith("2026-01-01/broken.jsonl") and len(said) < 600, said


def test_long_games_are_not_shown(either: Page):
    """No page draws more than 2,000 moves."""
    assert opened_with(either, 2000) == "opened"
    assert opened_with(either, 2001) == "2001 moves are too many to be shown: the most are 2000"
