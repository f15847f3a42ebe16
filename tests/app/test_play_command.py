"""The server of `play` and the signals that end it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from storage_support import Page
from waiting import PATIENCE

from tempo.app import play_command
from tempo.app.move_log import MoveLog
from tempo.app.server import BoardServices
from tempo.app.storage.board_files import BoardFiles


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
    services = BoardServices(tmp_path)
    server = play_command._bind_server(services, "127.0.0.1", 0)
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
    play_command._serve(server, services)
    client.join(PATIENCE)
    assert answers == [403]


def board_of(game: str, moves: list[tuple[int, int, dict[str, Any]]], result: Any = None) -> dict[str, Any]:
    """Return a board as pages write it; `moves` are parent, action and what is known of each."""
    nodes = [{"parent": 0, "action": -1, "seat": -1}]
    for parent, action, known in moves:
        nodes.append({"parent": parent, "action": action, "seat": 1 - abs(nodes[parent]["seat"]), **known})
    shape = {"rows": 4, "columns": 4, "inarow": 2} if game == "connectx" else {}
    return {"game": game, "shape": shape, "seats": ["human", "level:1"], "tree": {"nodes": nodes}, "result": result}


def test_moves_of_all_boards_are_printed_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of people and machines, after an undo too, with the end of each game."""
    page, won = Page(tmp_path, move_log=MoveLog()), {"rewards": [1, -1], "reason": None}
    stamps: dict[str, str] = {}

    def write(name: str, *board: Any) -> None:
        path = f"/api/boards/{name * 16}"
        stamps[name] = page.post(path, board=board_of(*board), games={}, stamp=stamps.get(name, ""))["stamp"]

    first, reply = (0, 0, {}), (1, 3, {"seconds": 0.254, "value": 0.5, "simulations": 1200})
    write("a", "connectx", [])
    write("a", "connectx", [first])
    write("b", "othello", [(0, 19, {"seconds": 2})])
    write("a", "connectx", [first, reply])
    write("a", "connectx", [first, reply, (2, 1, {"seconds": 1.5})], won)
    write("a", "connectx", [first, reply, (2, 1, {"seconds": 1.5})], won)
    write("a", "connectx", [first, reply, (2, 1, {"seconds": 1.5}), (2, 0, {})])
    write("b", "othello", [(0, 19, {"seconds": 2})], {"rewards": [-1, 1], "reason": "resigned"})
    page.post(f"/api/boards/{'c' * 16}", board={"tree": 5}, games={})
    page.services.close()
    assert capsys.readouterr().out.splitlines() == [
        "aaaa  connectx  1. human 1",
        "bbbb  othello  1. human d3, 2.00 s",
        "aaaa  connectx  2. level:1 4, 0.25 s, value 0.50, 1,200 simulations",
        "aaaa  connectx  3. human 2, 1.50 s",
        "aaaa  connectx  first won",
        "aaaa  connectx  3. human 1",
        "bbbb  othello  second won (resigned)",
    ]


def test_the_printed_address_leads_to_its_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also when somebody opens it after a long time, at a later server."""

    def idle(server: Any, services: BoardServices) -> None:
        name = capsys.readouterr().out.partition("#board=")[2].split()[0]
        for files in (services.files, BoardFiles(tmp_path)):
            assert files.read(name)[0]["game"] == "othello"

    monkeypatch.setattr(play_command, "_serve", idle)
    assert play_command.main(["othello", "--no-browser", "--verbose", "--records", str(tmp_path)]) == 0


def test_a_signal_that_is_ignored_stays_ignored(handlers: None) -> None:
    """As under nohup."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    play_command._handle_end_signals(signal.default_int_handler)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("typed", ["example.org", "ftp://example.org/", "https://", "http://[x", "https://a b/", "/t/"])
def test_a_site_is_the_address_of_a_page(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        play_command.main(["--site", typed])
    assert ended.value.code == 2
    assert "is not the address of a page, such as https://" in capsys.readouterr().err
    assert play_command.site_typed("https://example.org/tempo/#game=x") == "https://example.org/tempo/"
