"""The server of `play` and the signals that end it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from waiting import PATIENCE

from tempo.app import play_command
from tempo.app.allowed_players import AllowedPlayers
from tempo.app.boards import Boards


@pytest.fixture
def handlers() -> Iterator[None]:
    """Restore the handlers of the signals that the server handles."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *play_command.END_SIGNALS)}
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


def test_a_signal_that_is_ignored_stays_ignored(handlers: None) -> None:
    """As under nohup."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    play_command._handle_end_signals(signal.default_int_handler)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
