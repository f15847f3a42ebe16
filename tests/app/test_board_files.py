"""Boards as files: written with their records, by one page after the other, of one server or of two."""

from __future__ import annotations

import json
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from storage_support import Page, record

from tempo.app.storage.board_files import MAX_AGE, UNTOUCHED_AGE, BoardFiles, BoardNotFound, ChangedElsewhere
from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.native.atomic_file import atomic_write

NAME = "0123456789abcdef"
RECORD = "2026-11-22/101500-connectx-human-level_4-0123-3.jsonl"
GONE = "this board no longer exists: start a new game"


def board_with(moves: int) -> dict[str, Any]:
    """Return as much of a board as its files are about."""
    return {"game": "connectx", "tree": {"nodes": [{"parent": 0, "action": 3}] * (1 + moves)}}


def saved() -> dict[str, Any]:
    header, game = record(actions=[3, 4, 3])
    return {"header": header, "game": game}


@pytest.fixture
def files(tmp_path: Path) -> BoardFiles:
    return BoardFiles(tmp_path)


def test_a_board_is_written_with_its_records(page: Page) -> None:
    path = f"/api/boards/{NAME}"
    assert page.get(path, 404).get_json() == {"error": GONE}
    stamp = page.post(path, board=board_with(3), games={RECORD: saved()})["stamp"]
    assert page.get(path).get_json() == {"board": board_with(3), "stamp": stamp}
    [entry] = page.get("/api/games").get_json()["games"]
    assert (entry["name"], entry["plies"], entry["result"]) == (RECORD, 3, "open")
    later = page.post(path, board=board_with(2), games={RECORD: None}, stamp=stamp)["stamp"]
    assert later != stamp and page.get("/api/games").get_json()["games"] == []
    assert page.post(path, 409, board=board_with(4), games={}, stamp=stamp) == "another page has changed this game"
    assert page.get(path).get_json() == {"board": board_with(2), "stamp": later}


def test_the_board_of_the_command_line_has_no_moves(files: BoardFiles) -> None:
    """The page adds what it does not find."""
    board, _ = files.read(files.add(new_config("othello", act_timeout=3.0, bank=9.0), ["human", "level:2"]))
    assert board == {
        "game": "othello", "shape": {}, "seats": ["human", "level:2"],
        "clock": {"kind": "timed", "act": 3.0, "bank": 9.0},
    }  # fmt: skip
    untimed, _ = files.read(files.add(new_config("connectx", timed=False), ["human", "human"]))
    assert untimed["clock"]["kind"] == "none" and untimed["shape"]["rows"] == 6


def test_neither_is_written_if_one_cannot_be(files: BoardFiles) -> None:
    for wrong in ({"header": {}}, {"header": {}, "game": []}, [], "", 5):
        with pytest.raises(BadInput, match="header and moves"):
            files.write(NAME, board_with(1), "", {RECORD: wrong})
    for name in ("../secret.jsonl", "2026-11-22/../../secret.jsonl", ".access-token", f".boards/{NAME}.json"):
        with pytest.raises(BadInput, match="not a name for a game"):
            files.write(NAME, board_with(1), "", {name: saved()})
    assert files.stamp(NAME) == "" and [*files.records.rglob("*.json*")] == []


@pytest.mark.parametrize(
    "name", ["..", "../../../etc/passwd", "0" * 15, "0" * 17, "0123456789ABCDEF", "boards", "", "\0"]
)
def test_names_that_reach_outside_are_refused(files: BoardFiles, name: str) -> None:
    assert files.stamp("0" * 16) == ""
    for use in (files.read, files.path, files.stamp, lambda name: files.write(name, board_with(1), "", {})):
        with pytest.raises(BoardNotFound, match="no longer exists"):
            use(name)


def test_what_is_no_board_any_more_is_refused(files: BoardFiles) -> None:
    stamp = files.write(NAME, board_with(1), "", {})
    for text in (b"{", b"\xff", b""):
        files.path(NAME).write_bytes(text)
        with pytest.raises(BoardNotFound, match="no longer readable"):
            files.read(NAME)
    with pytest.raises(ChangedElsewhere):
        files.write(NAME, board_with(2), stamp, {})


def test_old_and_untouched_boards_are_deleted(files: BoardFiles) -> None:
    """When a server starts; what cannot be read is kept until it is old."""
    ages = {"young": UNTOUCHED_AGE / 2, "untouched": 2 * UNTOUCHED_AGE, "old": 2 * MAX_AGE}
    added = {"game": "connectx", "seats": ["human", "human"]}  # by the command line, without a tree
    boards = {"empty": board_with(0), "added": added, "played": board_with(1), "damaged": None}
    kept = set()
    for number, (age, (kind, board)) in enumerate((age, board) for age in ages for board in boards.items()):
        path = files.path(f"{number:016x}")
        path.write_text(json.dumps(board))
        os.utime(path, (time.time() - ages[age],) * 2)
        if age == "young" or (age == "untouched" and kind not in ("empty", "added")):
            kept.add(path)
    assert {*BoardFiles(files.records).folder.glob("*.json")} == kept and len(kept) == 6


def test_servers_that_write_at_once_lose_no_move(tmp_path: Path) -> None:
    """Each page writes what it has seen, with one move more, until it is the first to do so."""
    first = BoardFiles(tmp_path)
    first.write(NAME, {"moves": []}, "", {})

    def play(files: BoardFiles, player: int) -> None:
        for number in range(20):
            while True:
                board, stamp = files.read(NAME)
                try:
                    files.write(NAME, {"moves": [*board["moves"], [player, number]]}, stamp, {})
                    break
                except ChangedElsewhere:
                    continue

    players = [Thread(target=play, args=(BoardFiles(tmp_path), player)) for player in range(3)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    moves = first.read(NAME)[0]["moves"]
    assert sorted(moves) == [[player, number] for player in range(3) for number in range(20)]


def test_a_page_of_one_server_hears_of_moves_at_another_one(tmp_path: Path) -> None:
    """When it asks again, or writes; a server that ends leaves the board to the others."""
    servers = [Page(tmp_path) for _ in range(2)]
    path, hello = f"/api/boards/{NAME}", f"/api/pages/{NAME}/poll?board={NAME}"
    stamp = servers[0].post(path, board=board_with(1), games={})["stamp"]
    assert [server.get(hello).get_json()["stamp"] for server in servers] == [stamp, stamp]
    later = servers[1].post(path, board=board_with(2), games={}, stamp=stamp)["stamp"]
    assert servers[0].get(hello).get_json()["stamp"] == later != stamp
    servers[0].post(path, 409, board=board_with(1), games={}, stamp=stamp)
    servers[1].services.close()
    assert servers[0].get(path).get_json() == {"board": board_with(2), "stamp": later}
    servers[0].services.close()


@pytest.fixture
def written(tmp_path: Path) -> Callable[[], str]:
    """Return a function that reads the file, which must be the only one."""

    def read() -> str:
        [path] = tmp_path.iterdir()
        return path.read_text()

    return read


def test_each_writer_has_its_own_draft(tmp_path: Path, written: Callable[[], str]) -> None:
    path = tmp_path / "file"
    with atomic_write(path) as first:
        first.write(b"first")
        with atomic_write(path) as second:
            second.write(b"second")
        assert path.read_text() == "second"
    assert written() == "first"
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_write_that_fails_leaves_the_file_as_it_was(tmp_path: Path, written: Callable[[], str]) -> None:
    path = tmp_path / "file"
    path.write_text("before")
    with pytest.raises(OSError, match="full"), atomic_write(path) as file:
        file.write(b"after")
        raise OSError("the disk is full")
    assert written() == "before"
