"""ConnectX as the arena plays it: what agents see, what is made of their answers, who can be entered.

Things of the environment that one would not guess, all kept here:

- `None` is not an offence: the schema fills in its default, which is column 0.
- bool, numpy integers, strings, fractions and columns off the board or full are INVALID.
- A whole float such as 3.0 passes the schema and then crashes the environment. Here it is an ERROR.
- At 999 moves the game ends as it stands (boards of 1,000 cells and more).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tempo.connectx.files.formats import FORMATS
from tempo.connectx.sport.board import MOST_STEPS, ConnectXBoard
from tempo.connectx.sport.openings import draw_openings, draw_random
from tempo.lab.entrants.players import Entrant, from_module, profile_player
from tempo.lab.referee.environment import play_from_opening, play_in_environment
from tempo.lab.referee.one_game import Struct, Terms
from tempo.lab.report.replayed_games import winning_cells

SHAPE = {"rows": 6, "columns": 7, "inarow": 4}
PLIES = (2, 6)
BUILT_INS = ("random", "negamax")
OPPONENTS = "tempo.connectx.sport.opponents"
MAKERS: dict[str, Callable[[str], Entrant]] = {
    "random": from_module(OPPONENTS, "ConnectXBuiltIn"),
    "negamax": from_module(OPPONENTS, "ConnectXBuiltIn"),
    "classic": profile_player("connectx"),
    "champion": profile_player("connectx"),
    "mixed": from_module(OPPONENTS, "Mixed"),
    "perfect": from_module(OPPONENTS, "Perfect"),
    "openspiel": from_module(OPPONENTS, "openspiel"),
}
TOURNAMENT = None
__all__ = ["FORMATS", "draw_openings", "play_from_opening", "play_in_environment"]  # which the arena asks of a game


def new_position(terms: Terms) -> ConnectXBoard:
    return ConnectXBoard(terms.rows, terms.columns, terms.inarow)


def most_plies(terms: Terms) -> int:
    """No game is longer."""
    return terms.rows * terms.columns


def quiet_position(terms: Terms) -> ConnectXBoard:
    """A position with nothing to take and nothing to block, if there is one: it must be thought about."""
    for opening in draw_random(20, terms, (2, 6), random.Random(0)):
        board = new_position(terms)
        for column in opening:
            board.play(column)
        if not any(board.would_win(column, 3 - board.mark) for column in board.free_columns()):
            break
    return board


def configuration_of(terms: Terms) -> dict[str, Any]:
    """The configuration that agents get to see, with the environment's own entries and defaults."""
    return {
        "rows": terms.rows,
        "columns": terms.columns,
        "inarow": terms.inarow,
        "actTimeout": terms.act_timeout,
        "episodeSteps": MOST_STEPS,
        "runTimeout": 1200,
        "agentTimeout": 60,
        "timeout": 2,
    }


def observation_of(board: ConnectXBoard, bank: float) -> Struct:
    """What the side to move sees: a copy, so that no agent can touch the referee's board."""
    return Struct(remainingOverageTime=bank, step=board.stones, board=board.cells[:], mark=board.mark)


def verdict(answer: Any, board: ConnectXBoard) -> tuple[str, int | None]:
    """What the environment makes of an answer that came in time: a status, and the column if there is one."""
    if answer is None:
        answer = 0
    if isinstance(answer, bool) or not isinstance(answer, int | float) or answer != answer // 1:
        return "INVALID", None
    if not 0 <= answer < board.columns:
        return "INVALID", None
    if isinstance(answer, float):
        return "ERROR", None
    return ("ACTIVE", int(answer)) if board.is_free(answer) else ("INVALID", None)


def drawn(actions: Sequence[int], terms: Mapping[str, Any]) -> dict[str, Any]:
    """What a page cannot work out without rules: the cells that won."""
    return {"line": winning_cells(terms, actions)}
