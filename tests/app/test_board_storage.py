"""The archive of games: files of saved games, found again."""

import errno
import json
from pathlib import Path
from urllib.parse import quote

import pytest
from report_support import leave_out_figures
from storage_support import End, Page, forfeited, random_actions, record, record_text

from tempo.app.storage.archive import GameArchive, GameFilter, save_game
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_adapter import games as all_games
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.convert import main as convert
from tempo.arena.records.read_games import read_games
from tempo.arena.records.record_file import record_in
from tempo.lab.report.report_command import main as report
from tempo.lab.review.review_command import main as review
from tempo.lab.tournament.match import match
from tempo.lab.tournament.runs import main as runs

RESIGNED = End((-1, 1), reason="resigned")


@pytest.fixture
def records(page: Page) -> Path:
    """Return the folder of the page's games."""
    return page.services.records


@pytest.mark.parametrize("game", all_games())
def test_a_saved_game_is_a_record_like_any_other(game, tmp_path, capsys, monkeypatch):
    """Report, review, convert and runs accept it."""
    leave_out_figures(monkeypatch)
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
    assert record_in(library.read(file).encode(), file).games[0]["moves"] == json.loads(json.dumps(game))["moves"]


def test_a_full_disk_is_said(tmp_path, monkeypatch):
    """Nothing is left of a file that could not be written."""

    def full(file):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("tempo.app.storage.archive.os.fsync", full)
    with pytest.raises(BadInput, match=r"is not saved: cannot write in .*: No space left on device"):
        save_game(tmp_path, *record())
    assert list(tmp_path.glob("2*/*")) == []
    monkeypatch.undo()
    assert (tmp_path / save_game(tmp_path, *record())).is_file()
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(BadInput, match="is not saved: cannot write"):
        save_game(blocked, *record())


def fill(records: Path) -> dict[str, str]:
    """Write games of three days."""
    made = {
        "2026-01-01/101500-connectx-a-b.jsonl": record(),
        "2026-01-02/090000-othello-a-b.jsonl": record("othello", ("champion", "human")),
        "2026-01-02/100000-gomoku-a-b.jsonl": record("gomoku", ("champion", "random")),
        "2026-01-03/000001-connectx-a-b.jsonl": record(actions=[3], ending=RESIGNED),
        "2026-01-03/235959-connectx-a-b.jsonl": record(actions=[3], ending=forfeited(1, "TIMEOUT", "time")),
    }
    for name, one in made.items():
        (records / name).parent.mkdir(exist_ok=True)
        (records / name).write_text(record_text(*one))
    return {name.split("/")[1][:6]: name for name in made}


def test_games_are_found_by_date_player_and_result(page, records):
    names = fill(records)

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


def test_long_lists_are_split_into_pages(page, records):
    text = record_text(*record(actions=[3], ending=RESIGNED))
    (records / "2026-01-01").mkdir()
    for number in range(120):
        (records / f"2026-01-01/{number:06d}-connectx-a-b.jsonl").write_text(text)
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


def test_broken_files_are_listed_without_harm(page, records):
    """A file that is text is sent to the page, which says what is wrong with it."""
    names = fill(records)
    for name, text in BROKEN.items():
        (records / f"2026-01-02/{name}.jsonl").write_text(text)
    (records / "2026-01-02/latin.jsonl").write_bytes(b"caf\xe9\n")
    listed = {one["name"]: one for one in page.get("/api/games").get_json()["games"]}
    assert len(listed) == len(names) + len(BROKEN) + 1
    for name, text in BROKEN.items():
        assert listed[f"2026-01-02/{name}.jsonl"]["unreadable"]
        assert page.get(f"/api/games/2026-01-02/{name}.jsonl").text == text
    assert "byte 4 is not text in UTF-8" in page.get("/api/games/2026-01-02/latin.jsonl", 400).json["error"]
    assert "truncated" in listed["2026-01-02/cut.jsonl"]["unreadable"]
    found = page.get("/api/games?player=human").get_json()["games"]
    assert len(found) == 4 and not any("unreadable" in one for one in found)


def test_a_changed_file_is_read_again(tmp_path):
    fill(tmp_path)
    library, path = GameArchive(tmp_path), tmp_path / "2026-01-01/101500-connectx-a-b.jsonl"
    assert library.page(GameFilter(until="2026-01-01"))["games"][0]["players"] == ["human", "level:4"]
    path.write_text(record_text(*record(seats=("champion", "human"))))
    assert library.page(GameFilter(until="2026-01-01"))["games"][0]["players"] == ["champion", "human"]


def test_a_record_of_many_games_is_listed(page, records, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    file = records / "2026-01-01" / "match.jsonl"
    file.parent.mkdir()
    options = ["--sims", "1", "--pairs", "2", "--record", str(file)]
    assert match(["random", "random", "--game", "gomoku", "--config", "size=7", *options]) == 0
    [entry] = page.get("/api/games").get_json()["games"]
    assert entry["games"] == 4 and entry["result"] == "several"
    assert page.get(f"/api/games/{entry['name']}").text == file.read_text()


NAMES = [
    ".", "..", "../secret.jsonl", "2026-01-01/../../secret.jsonl", "/etc/passwd", "2026-01-01/.hidden.jsonl",
    ".access-token", ".boards/x.json", "2026-01-01\\a.jsonl", "2026-01-01/a\0.jsonl", "2026-01-01/a.json", "a.jsonl",
    "2026-01-01/a b.jsonl", "2026-01-01/link.jsonl", "2026-01-02/secret.jsonl", "2026-01-01/none.jsonl",
    "2026-01-01/folder.jsonl", "２026-01-01/a.jsonl", "2026-01-01/a.jsonl\n",
]  # fmt: skip


def test_nothing_outside_the_folder_is_read(page, records, tmp_path):
    secret, day = tmp_path / "secret.jsonl", records / "2026-01-01"
    secret.write_text(record_text(*record()))
    (day / "folder.jsonl").mkdir(parents=True)
    (day / ".hidden.jsonl").write_text(secret.read_text())
    (day / "link.jsonl").symlink_to(secret)
    (records / "2026-01-02").symlink_to(tmp_path)
    for name in NAMES:
        answer = page.client.get(f"/api/games/{quote(name)}")
        assert answer.status_code in (400, 404) and "\n" not in answer.get_json()["error"], name
    assert page.get("/api/games").get_json()["games"] == []
