"""Configuration for agents and verdicts on their answers, equal to those of the environment `gomoku`.

`None` is cell 0, which the schema fills in. A bool, a numpy number, a string, a fraction, a negative number, and a cell
that is taken or off the board are INVALID. So is a whole float such as 3.0 (it crashes the ConnectX environment).
"""

from __future__ import annotations

from typing import Any

from tempo.arena.adapter.game_types import MatchConfig
from tempo.games.gomoku.adapter.board import GomokuBoard


def configuration_of(config: MatchConfig) -> dict[str, Any]:
    """Return the configuration that agents receive, with the environment's own entries and defaults."""
    return {
        **config.shape,
        "actTimeout": config.act_timeout,
        "episodeSteps": 1000,
        "runTimeout": 1200,
    }


def verdict(answer: Any, board: GomokuBoard) -> tuple[str, int | None]:
    """Return the environment's verdict on an answer that came in time: a status, and the cell if it is legal."""
    if answer is None:
        answer = 0
    if isinstance(answer, bool) or not isinstance(answer, int) or not board.is_legal(answer):
        return "INVALID", None
    return "ACTIVE", int(answer)
