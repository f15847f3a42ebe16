"""What an agent is shown, and what becomes of its answer: as in the environment `gomoku`, see `environment`.

As in ConnectX: `None` is cell 0, which the schema fills in; a bool, a numpy number, a text, a fraction, a negative
number, and a cell that is taken or not on the board are INVALID. So is a whole float such as 3.0, which crashes the
environment of ConnectX; the one of Gomoku looks at it more closely.
"""

from __future__ import annotations

from typing import Any

from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.lab.referee.game_data import MatchConfig


def configuration_of(config: MatchConfig) -> dict[str, Any]:
    """The configuration that agents get to see, with the environment's own entries and defaults."""
    return {
        **config.shape,
        "actTimeout": config.act_timeout,
        "episodeSteps": 1000,
        "runTimeout": 1200,
    }


def verdict(answer: Any, board: GomokuBoard) -> tuple[str, int | None]:
    """What the environment makes of an answer that came in time: a status, and the cell if there is one."""
    if answer is None:
        answer = 0
    if isinstance(answer, bool) or not isinstance(answer, int) or not board.is_legal(answer):
        return "INVALID", None
    return "ACTIVE", int(answer)
