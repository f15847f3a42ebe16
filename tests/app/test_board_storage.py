"""The archive of games: saved when they end, and found again."""

import errno
import json
from pathlib import Path

import pytest
from storage_support import Page, actions_of, random_actions, record

from tempo.app.boards import Boards
from tempo.app.game.game_record import Ending
from tempo.app.storage.archive import GameArchive, GameFilter, record_text, save_game
from tempo.app.storage.importer import import_games
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.convert import main as convert
from tempo.lab.records.read_games import read_games
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_adapter import games as all_games
from tempo.lab.report.report_command import main as report
from tempo.lab.review.review_command import main as review
from tempo.lab.tournament.match import match
from tempo.lab.tournament.runs import main as runs


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page(tmp_path / "games")


@pytest.mark.parametrize("game", all_games())
def test_a_saved_game_is_a_record_like_any_other(game, tmp_path, capsys):
    """Report, review, convert and runs accept it."""
    name = save_game(tmp_path, *record(game))
    file = tmp_path / name
    assert f"-{game}-human-level_4.jsonl" in name
    assert report([str(file), "--html", str(tmp_path / "page.html")]) == 0
    assert "1 games: human" in capsys.readouterr().out
    episode = read_games(str(file), None, None, {})
    assert episode.names == ["human", "level:4"]
    assert [move["action"] for move in episode.games[0]["moves"]] == random_actions(game)
    for suffix in adapter_of(game).formats:
        assert convert([str(file), "-o", str(tmp_path / f"game.{suffix}")]) == 0
    capsys.readouterr()
    assert runs(["--dir", str(file.parent)]) == 0
    shown = capsys.readouterr().out
    assert f"board, {game}: human against level:4; 1 games; human" in shown and "local_eval.py report" in shown
    assert match(["--resume", str(file)]) == 2
    assert "holds a game of the board: there is nothing to resume" in capsys.readouterr().err


def test_review_takes_a_saved_game(tmp_path, capsys):
    name = save_game(tmp_path, *record(actions=[3, 3, 4, 4, 5, 5, 6]))
    assert review([str(tmp_path / name), "--workers", "1", "--table-bits", "18"]) == 0
    assert "game 0: X human against O level:4, won by human" in capsys.readouterr().out


def test_a_player_against_itself_is_two_in_a_report(tmp_path, capsys):
    name = save_game(tmp_path, *record(seats=("human", "human")))
    assert report([str(tmp_path / name)]) == 0
    assert "human (2)" in capsys.readouterr().out
    assert GameArchive(tmp_path).page(GameFilter())["games"][0]["players"] == ["human", "human"]


def test_no_game_overwrites_another(tmp_path):
    names = [save_game(tmp_path, *record()) for _ in range(20)]
    assert len(set(names)) == 20
    assert sorted(path.name for path in tmp_path.glob("*/*")) == sorted(name.split("/")[1] for name in names)


@pytest.mark.parametrize("name", ["../../x", "a/b\\c:*?", "git:HEAD~1", "x" * 300, "名人", "", "-", "."])
def test_any_player_name_makes_a_file_name(name, tmp_path):
    header, game = record()
    header["players"][1]["name"] = name
    file = save_game(tmp_path, header, game)
    library = GameArchive(tmp_path)
    [entry] = library.page(GameFilter())["games"]
    assert entry["name"] == file and entry["players"][1] == name
    assert import_games(library.read(file), file)[0].actions == tuple(random_actions("connectx"))


def test_a_full_disk_loses_no_game(tmp_path, monkeypatch):
    """The game remains on the board with an error message, and is saved once there is room."""
    page = Page(tmp_path / "games")
    state = page.post("/api/boards", game="connectx", seats=[{"kind": "human"}] * 2, actions=[0, 1, 0, 1, 0, 1])
    path = f"/api/boards/{state['id']}"

    def full(file):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("tempo.app.storage.archive.os.fsync", full)
    told = page.post(f"{path}/play", action=0, at=6)["state"]
    assert told["over"]["rewards"] == [1, -1] and told["saved_as"] is None and actions_of(told)[-1] == 0
    assert "is not saved" in told["error"] and "No space left on device" in told["error"]
    assert list((tmp_path / "games").glob("2*/*")) == []
    monkeypatch.undo()
    page.post(f"{path}/go", to=3)
    told = page.post(f"{path}/go", to=7)["state"]
    assert told["saved_as"] and told["error"] is None
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(BadInput, match="is not saved: cannot write"):
        save_game(blocked, *record())


def test_each_end_of_a_game_is_saved(page):
    state = page.post("/api/boards", game="connectx", seats=[{"kind": "human"}] * 2, actions=[0, 1, 0, 1, 0, 1])
    path = f"/api/boards/{state['id']}"
    first = page.post(f"{path}/play", action=0, at=6)["state"]["saved_as"]
    page.post(f"{path}/undo")
    page.post(f"{path}/play", action=2, at=6)
    second = page.post(f"{path}/play", action=1, at=7)["state"]
    assert second["over"]["rewards"] == [-1, 1] and second["saved_as"] not in (None, first)
    listed = page.get("/api/games").get_json()
    assert [one["name"] for one in listed["games"]] == [second["saved_as"], first]
    assert [one["result"] for one in listed["games"]] == ["second", "first"]


def fill(records: Path) -> dict[str, str]:
    """Write games of three days."""
    made = {
        "2026-01-01/101500-connectx-a-b.jsonl": record(),
        "2026-01-02/090000-othello-a-b.jsonl": record("othello", ("champion", "human")),
        "2026-01-02/100000-gomoku-a-b.jsonl": record("gomoku", ("champion", "random")),
        "2026-01-03/000001-connectx-a-b.jsonl": record(actions=[3], ending=Ending.resigned(0)),
        "2026-01-03/235959-connectx-a-b.jsonl": record(actions=[3], ending=Ending.timed_out(1)),
    }
    for name, one in made.items():
        (records / name).parent.mkdir(exist_ok=True)
        (records / name).write_text(record_text(*one))
    return {name.split("/")[1][:6]: name for name in made}


def test_games_are_found_by_date_player_and_result(page):
    names = fill(page.boards.records)

    def found(query: str) -> list[str]:
        games = page.get(f"/api/games?{query}").get_json()["games"]
        assert all(one["name"] in names.values() for one in games)
        return [one["name"].split("/")[1][:6] for one in games]

    everything = ["235959", "000001", "100000", "090000", "101500"]
    assert found("") == everything
    assert found("from=2026-01-02&to=2026-01-02") == ["100000", "090000"]
    assert found("from=2026-01-03") == ["235959", "000001"]
    assert found("player=CHAMP") == ["100000", "090000"] and found("player=Level 4&game=connectx") == [
        "235959", "000001", "101500",
    ]  # fmt: skip
    assert found("game=othello") == ["090000"] and found("player=nobody") == []
    assert "235959" in found("result=won") and "000001" in found("result=lost")
    assert sorted(found("result=first") + found("result=second") + found("result=drawn")) == sorted(everything)
    games = {one["time"]: one for one in page.get("/api/games").get_json()["games"]}
    assert games["00:00:01"]["how"] == "resigned" and games["23:59:59"]["how"] == "TIMEOUT"
    for wrong in ("from=yesterday", "result=best", "page=0", "page=-1", "page=x", "to=2026-1-1"):
        assert "error" in page.get(f"/api/games?{wrong}", 400).get_json()


def test_long_lists_are_split_into_pages(page):
    text = record_text(*record(actions=[3], ending=Ending.resigned(0)))
    (page.boards.records / "2026-01-01").mkdir()
    for number in range(120):
        (page.boards.records / f"2026-01-01/{number:06d}-connectx-a-b.jsonl").write_text(text)
    pages = [page.get(f"/api/games?page={number}").get_json() for number in (1, 2, 3, 4)]
    assert [len(one["games"]) for one in pages] == [50, 50, 20, 0]
    assert {(one["count"], one["pages"]) for one in pages} == {(120, 3)}
    assert pages[0]["games"][0]["name"] == "2026-01-01/000119-connectx-a-b.jsonl"


FIRST = {"format": "tempo-record", "version": 3, "kind": "board", "game": "x"}
BROKEN = {
    "empty": "",
    "cut": record_text(*record())[:-20],
    "other": '{"a": 1}\n',
    "text": "hello\n",
    "deep": "[" * 100_000 + "\n",
    "list": "[1]\n",
    "bytes": "\0\n",
    "odd": json.dumps({**FIRST, "summary": {"players": 3}}) + "\n",
    "none": json.dumps(FIRST) + "\n",
}


def test_broken_files_are_listed_without_harm(page):
    names = fill(page.boards.records)
    for name, text in BROKEN.items():
        (page.boards.records / f"2026-01-02/{name}.jsonl").write_text(text)
    listed = {one["name"]: one for one in page.get("/api/games").get_json()["games"]}
    assert len(listed) == len(names) + len(BROKEN)
    for name in BROKEN:
        assert listed[f"2026-01-02/{name}.jsonl"]["unreadable"]
        assert page.post("/api/games/open", 400, name=f"2026-01-02/{name}.jsonl")
    assert "truncated" in listed["2026-01-02/cut.jsonl"]["unreadable"]
    found = page.get("/api/games?player=human").get_json()["games"]
    assert len(found) == 4 and not any("unreadable" in one for one in found)


def test_a_changed_file_is_read_again(tmp_path):
    fill(tmp_path)
    library, path = GameArchive(tmp_path), tmp_path / "2026-01-01/101500-connectx-a-b.jsonl"
    assert library.page(GameFilter(until="2026-01-01"))["games"][0]["players"] == ["human", "level:4"]
    path.write_text(record_text(*record(seats=("champion", "human"))))
    assert library.page(GameFilter(until="2026-01-01"))["games"][0]["players"] == ["champion", "human"]


def test_a_saved_game_is_opened_at_its_end_and_not_saved_again(page):
    names = fill(page.boards.records)
    state = page.post("/api/games/open", name=names["101500"])["state"]
    assert actions_of(state) == random_actions("connectx") and state["at"] == len(state["line"])
    assert [seat["name"] for seat in state["seats"]] == ["human", "level:4"] and state["saved_as"] == names["101500"]
    assert {ply["simulations"] for ply in state["line"]} == {100} and state["line"][0]["seconds"] == 0.25
    resigned = page.post("/api/games/open", name=names["000001"])["state"]
    assert resigned["over"] == {"rewards": [-1, 1], "forfeit": 0, "reason": "resigned"}
    late = page.post("/api/games/open", name=names["235959"])["state"]
    assert late["over"] == {"rewards": [1, -1], "forfeit": 1, "reason": "time"}
    for one in (state, resigned, late):
        page.post(f"/api/boards/{one['id']}/go", to=0)
        told = page.post(f"/api/boards/{one['id']}/go", to=len(one["line"]))["state"]
        assert (told["over"], told["saved_as"]) == (one["over"], one["saved_as"])
    assert page.get("/api/games").get_json()["count"] == len(names)
    again = Boards(page.boards.records).get(resigned["id"])
    assert again.state()["over"] == resigned["over"]


def test_a_record_of_many_games_is_a_choice(page, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    file = page.boards.records / "2026-01-01" / "match.jsonl"
    file.parent.mkdir()
    options = ["--sims", "1", "--pairs", "2", "--record", str(file)]
    assert match(["random", "random", "--game", "gomoku", "--config", "size=7", *options]) == 0
    [entry] = page.get("/api/games").get_json()["games"]
    assert entry["games"] == 4 and entry["result"] == "several"
    offered = page.post("/api/games/open", name=entry["name"])
    assert [one["index"] for one in offered["games"]] == [0, 1, 2, 3] and offered["count"] == 4
    state = page.post("/api/games/open", name=entry["name"], index=2)["state"]
    assert len(state["line"]) == offered["games"][2]["plies"] and state["config"]["size"] == 7
    assert "index should be" in page.post("/api/games/open", 400, name=entry["name"], index=4)


NAMES = [
    "", ".", "..", "../secret.jsonl", "2026-01-01/../../secret.jsonl", "/etc/passwd", "2026-01-01/.hidden.jsonl",
    ".access-token", ".boards/x.json", "2026-01-01\\a.jsonl", "2026-01-01/a\0.jsonl", "2026-01-01/a.json", "a.jsonl",
    "2026-01-01/a b.jsonl", "2026-01-01/link.jsonl", "2026-01-02/secret.jsonl", "2026-01-01/none.jsonl",
    "2026-01-01/folder.jsonl", "２026-01-01/a.jsonl", "2026-01-01/a.jsonl\n", 7, None, ["2026-01-01/a.jsonl"],
]  # fmt: skip


def test_nothing_outside_the_folder_is_read(tmp_path):
    page, secret = Page(tmp_path / "games"), tmp_path / "secret.jsonl"
    secret.write_text(record_text(*record()))
    day = page.boards.records / "2026-01-01"
    (day / "folder.jsonl").mkdir(parents=True)
    (day / ".hidden.jsonl").write_text(secret.read_text())
    (day / "link.jsonl").symlink_to(secret)
    (page.boards.records / "2026-01-02").symlink_to(tmp_path)
    for name in NAMES:
        said = page.post("/api/games/open", 400, name=name)
        assert said and "\n" not in said
    assert page.get("/api/games").get_json()["games"] == []
