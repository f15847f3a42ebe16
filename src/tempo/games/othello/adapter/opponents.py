"""Opponents that are neither our own agents nor programs with a protocol: OpenSpiel's search."""

from __future__ import annotations

import json
from typing import Any

from tempo.games.othello.adapter.board import PASS, read_square
from tempo.games.othello.adapter.observations import submission
from tempo.lab.players.openspiel import OpenSpiel, Start
from tempo.lab.referee.game_adapter import PlayerSpec


def openspiel(text: str) -> PlayerSpec:
    """Return OpenSpiel's search of its own Othello as a player."""
    return OpenSpiel(text, othello, submission)


def othello(observation: Any, configuration: Any) -> Start | None:
    """Return the moves to the position, in OpenSpiel's numbers; None before the game."""
    shown = observation.get("observationString")
    if not shown:
        return None
    squares = (read_square(word) for word in json.loads(shown)["move_history"])
    return "othello", [PASS if square is None else square for square in squares]
