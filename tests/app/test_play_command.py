"""The server of `play` and the signals that end it."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from board_support import BoardServer
from waiting import PATIENCE, wait_until

from tempo.app import play_command
from tempo.app.allowed_players import AllowedPlayers
from tempo.app.boards import Boards


@pytest.fixture
def handlers() -> Iterator[None]:
    """Handle signals as in a terminal: background processes of a shell ignore Ctrl-C. Restore the handlers."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *play_command.END_SIGNALS)}
    for number in before:
        signal.signal(number, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_signal_during_a_new_connection_does_not_close_it(name: str, tmp_path: Path, handlers: None) -> None:
    boards = Boards(tmp_path, AllowedPlayers())
    server = play_command._bind_server(boards, "127.0.0.1", 0)
    process, answers = server.process_request, []

    def interrupted(*request: Any) -> None:
        signal.raise_signal(getattr(signal, name))
        process(*request)

    def ask() -> None:
        connection = HTTPConnection("127.0.0.1", server.server_port, timeout=PATIENCE)
        connection.request("GET", "/")
        answers.append(connection.getresponse().status)

    server.process_request = interrupted  # type: ignore[method-assign]
    client = Thread(target=ask)
    client.start()
    play_command._serve(server, boards)
    client.join(PATIENCE)
    assert answers == [403]


def test_moves_of_all_boards_are_printed_once(tmp_path: Path) -> None:
    """Of people and machines, after an undo too, with the end of each game."""
    server = BoardServer(tmp_path, "--verbose")

    def ask(path: str, body: dict[str, Any]) -> Any:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        connection.request("POST", server.root + path, json.dumps(body), server.headers)
        return json.loads(connection.getresponse().read())

    human, level = {"kind": "human", "name": "human"}, {"kind": "machine", "name": "level:1"}
    shape = {"rows": 4, "columns": 4, "inarow": 2}
    board = ask("/api/boards", {"game": "connectx", "shape": shape, "seats": [human, level], "actions": [0, 3]})["id"]
    path = f"/api/boards/{board}"
    ask(f"{path}/play", {"action": 1, "at": 2})
    ask(f"{path}/undo", {})
    ask(f"{path}/play", {"action": 0, "at": 2})
    other = ask("/api/boards", {"game": "othello", "seats": [human, level]})["id"]
    ask(f"/api/boards/{other}/play", {"action": 19, "at": 0})
    assert wait_until(lambda: f"{other[:4]}  othello  2. level:1" in server.text), server.text
    ask(f"/api/boards/{other}/resign", {})
    assert wait_until(lambda: "second won (resigned)" in server.text), server.text
    server.end()
    lines = [line for line in server.text.splitlines() if line.startswith(board[:4])]
    assert [line.partition(",")[0].split("  ", 2)[2] for line in lines] == [
        "3. human 2", "first won", "3. human 1", "first won",
    ]  # fmt: skip
    assert re.search(r"2\. level:1 \w\d, \d+\.\d\d s, value \d\.\d\d", server.text)


def test_the_printed_address_stays_valid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody opens it for a long time, twice."""

    def idle(server: Any, boards: Boards) -> None:
        name = capsys.readouterr().out.partition("#board=")[2].split()[0]
        monkeypatch.setattr("tempo.app.boards.IDLE_SECONDS", 0.0)
        for _ in range(2):
            boards.sleep(boards.get(name))
            assert name not in boards.open
        assert boards.get(name).config.game == "othello"

    monkeypatch.setattr(play_command, "_serve", idle)
    assert play_command.main(["othello", "--no-browser", "--records", str(tmp_path)]) == 0


def test_a_signal_that_is_ignored_stays_ignored(handlers: None) -> None:
    """As under nohup."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    play_command._handle_end_signals(signal.default_int_handler)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
