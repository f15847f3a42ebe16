"""Boards without a page, for tests."""

from collections.abc import Callable
from typing import Any

from waiting import wait_until

from tempo.app.board import Board
from tempo.app.boards import Boards
from tempo.app.game.game_record import HUMAN
from tempo.lab.referee.game_adapter import new_config

FREE = {"act_timeout": 0.2, "bank": 0.0, "timed": False}


def until(wanted: Callable[[], object]) -> None:
    """Wait for an effect of another thread."""
    assert wait_until(wanted), "it never happened"


def new_board(boards: Boards, game: str = "connectx", seats=(HUMAN, "level:1"), actions=(), **config: Any) -> Board:
    return boards.add(new_config(game, **{**FREE, **config}), seats, actions)
