"""Two servers on one folder of games: neither overwrites or deletes the moves of the other."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from board_support import BoardServer
from live_support import new_board
from waiting import PATIENCE

from tempo.app.board import Board
from tempo.app.boards import CHANGED_ELSEWHERE, Boards
from tempo.app.game.game_record import HUMAN
from tempo.app.storage.archive import GameArchive, GameFilter
from tempo.native.atomic_file import atomic_write

PEOPLE = (HUMAN, HUMAN)
Pair = tuple[Boards, Boards, str]


@pytest.fixture
def pair(tmp_path: Path) -> Pair:
    """Return two servers that have the same board open, and its name."""
    first, second = Boards(tmp_path), Boards(tmp_path)
    name = new_board(first, seats=PEOPLE).name
    second.get(name)
    return first, second, name


def play(board: Board, *actions: int) -> None:
    for action in actions:
        board.play(action, board.tree.at)


def games_in(folder: Path) -> list[int]:
    """Return the number of moves of each game in the list."""
    return sorted(entry["plies"] for entry in GameArchive(folder).page(GameFilter())["games"])


def test_a_game_that_another_server_has_changed_is_kept_as_a_second_one(pair: Pair, tmp_path: Path) -> None:
    first, second, name = pair
    play(first.get(name), 0, 1, 2, 3, 4)
    play(second.get(name), 6)
    assert second.get(name).error == CHANGED_ELSEWHERE and first.get(name).error is None
    play(first.get(name), 5)
    play(second.get(name), 5)
    assert games_in(tmp_path) == [1]
    second.close()
    assert list(second.get(name).tree.actions()) == [6, 5], "its page goes on"
    first.close()
    assert games_in(tmp_path) == [2, 6]
    later = Boards(tmp_path)
    found = [list(later.get(path.stem).tree.actions()) for path in later.folder.glob("*.json")]
    assert sorted(found) == [[0, 1, 2, 3, 4, 5], [6, 5]]
    assert list(later.get(name).tree.actions()) == [0, 1, 2, 3, 4, 5]


def test_a_game_that_only_one_server_has_changed_stays_one(pair: Pair, tmp_path: Path) -> None:
    """Also where the other has saved what is not a move."""
    first, second, name = pair
    play(first.get(name), 0, 1, 2)
    second.get(name).watch(True)
    second.close()
    first.get(name).watch(True)
    first.close()
    assert games_in(tmp_path) == [3] and len([*first.folder.glob("*.json")]) == 1


def test_an_untouched_board_is_not_deleted_when_another_server_plays_on_it(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, name = pair
    play(first.get(name), 0, 1)
    board = second.get(name)
    monkeypatch.setattr("tempo.app.boards.IDLE_SECONDS", 0.0)
    second.sleep(board)
    assert list(second.get(name).tree.actions()) == [0, 1]


def test_servers_that_write_a_board_at_once_do_not_fail(pair: Pair) -> None:
    first, second, name = pair
    troubles = []

    def write(boards: Boards) -> None:
        board = boards.get(name)
        for _ in range(200):
            board.error = None
            boards.write(board)
            troubles.append(board.error)

    writers = [Thread(target=write, args=(boards,)) for boards in (first, second)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert set(troubles) == {None}


def test_two_real_servers(tmp_path: Path) -> None:
    servers = [BoardServer(tmp_path) for _ in range(2)]

    def ask(server: BoardServer, path: str, body: dict[str, Any]) -> Any:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        connection.request("POST" if body else "GET", server.root + path, json.dumps(body), server.headers)
        return json.loads(connection.getresponse().read())

    board = ask(servers[0], "/api/boards", {"game": "connectx", "seats": [{"kind": "human"}] * 2})["id"]
    path = f"/api/boards/{board}"
    ask(servers[1], path, {})
    for at, action in enumerate((0, 1, 2, 3, 4)):
        ask(servers[0], f"{path}/play", {"action": action, "at": at})
    state = ask(servers[1], f"{path}/play", {"action": 6, "at": 0})["state"]
    assert state["error"] == CHANGED_ELSEWHERE and [ply["action"] for ply in state["line"]] == [6]
    for server in servers:
        server.end()
    assert games_in(tmp_path) == [1, 5]


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
