"""Validation of requests from the page. Any invalid field raises BadInput with a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flask import request

from tempo.arena.adapter.game_adapter import board_of, games, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput

MAX_SIZE = 32  # of the numbers that describe a board
MAX_NAME = 300  # characters in the name of a player
MAX_ACTIONS = 2000
MAX_SECONDS = 86400.0
DEFAULT_SECONDS = 1.0  # per move of a machine in untimed games
Body = Mapping[str, Any]


def read_body(known: Sequence[str] = ()) -> Body:
    """Return the JSON object of a request; with `known`, refuse other fields."""
    try:
        body = request.get_json(silent=True)
    except RecursionError:
        body = None
    if not isinstance(body, dict):
        raise BadInput("the request should be a JSON object")
    if unknown := [name for name in body if known and name not in known]:
        raise BadInput(f"unknown field '{unknown[0]:.40}'")
    return body


def read_int(body: Body, name: str, low: int, high: int, default: int | None = None) -> int:
    """Return a whole number; without a default it must be present."""
    value = body.get(name, default)
    if type(value) is not int or not low <= value <= high:
        raise BadInput(f"{name} should be a whole number from {low} to {high}")
    return value


def read_seconds(body: Body, name: str, default: float, high: float = MAX_SECONDS) -> float:
    """Return a number of seconds."""
    value = body.get(name, default)
    if type(value) not in (int, float) or not 0 <= value <= high:
        raise BadInput(f"{name} should be a number of seconds from 0 to {high:.0f}")
    return float(value)


def read_bool(body: Body, name: str) -> bool:
    """Return true or false."""
    value = body.get(name)
    if not isinstance(value, bool):
        raise BadInput(f"{name} should be true or false")
    return value


def read_object(body: Body, name: str) -> dict[str, Any]:
    """Return an object."""
    value = body.get(name)
    if not isinstance(value, dict):
        raise BadInput(f"{name} should be an object")
    return value


def read_text(body: Body, name: str, limit: int = MAX_NAME) -> str:
    """Return one line of text."""
    value = body.get(name)
    if not isinstance(value, str) or not value.strip() or len(value) > limit or not value.isprintable():
        raise BadInput(f"{name} should be a line of at most {limit} characters")
    return value.strip()


def read_config(body: Body) -> MatchConfig:
    """Return game, board size and clock."""
    game, shape = read_text(body, "game"), body.get("shape", {})
    if not isinstance(shape, dict):
        raise BadInput("shape should be an object with the size of the board")
    sizes = {name: read_int(shape, name, 1, MAX_SIZE) for name in shape}
    timed, act, bank = read_clock(body.get("clock") or {"kind": "none"})
    return new_config(game, sizes, act, bank, timed)


def check_game(game: str) -> None:
    """Raise BadInput if there is no such game."""
    if game not in games():
        raise BadInput(f"there is no game '{game:.20}'")


def read_clock(value: Any) -> tuple[bool, float, float]:
    """Return whether the game is timed, seconds per move, and the bank."""
    if not isinstance(value, dict) or value.get("kind") not in ("none", "timed"):
        raise BadInput("the kind of clock should be none or timed")
    if value["kind"] == "none":
        return False, max(0.05, read_seconds(value, "act", DEFAULT_SECONDS)), 0.0
    return True, *check_clock(read_seconds(value, "act", 2.0), read_seconds(value, "bank", 60.0))


def clock_json(config: MatchConfig) -> dict[str, Any]:
    """Return the clock of a game as `read_clock` reads it."""
    return {"kind": "timed" if config.timed else "none", "act": config.act_timeout, "bank": config.bank}


def check_clock(act: float, bank: float) -> tuple[float, float]:
    """Return seconds per move and bank if they leave time to play."""
    if act + bank < 1:
        raise BadInput("a clock of less than a second leaves no time to play")
    return act, bank


def read_actions(value: Any, config: MatchConfig) -> list[int]:
    """Return moves from the start of the game, all of them legal."""
    if not isinstance(value, list) or len(value) > MAX_ACTIONS:
        raise BadInput(f"moves should be a list of at most {MAX_ACTIONS}")
    board = board_of(config)
    for number, action in enumerate(value, start=1):
        if type(action) is not int or action not in board.legal():
            raise BadInput(f"move {number} is not legal")
        board.play(action)
    return list(value)


def read_position(body: Body) -> tuple[MatchConfig, list[int]]:
    """Return the board of a request, and the legal moves that lead to its position."""
    config = read_config(body)
    return config, read_actions(body.get("actions"), config)
