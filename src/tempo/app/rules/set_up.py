"""HTTP route of the editor of positions: cells in; the moves of a game that leads to them out, or why there is none."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify

from tempo.app.request_parsing import Body, read_body, read_config
from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.positions.unreachable import Unreachable


def blueprint() -> Blueprint:
    """Return the route of the editor."""
    routes = Blueprint("set_up", __name__)

    @routes.post("/api/setup")
    def set_up() -> Response:
        body = read_body(("game", "shape", "cells"))
        try:
            return jsonify(position_of(body))
        except Unreachable as problem:
            return jsonify(problem=str(problem), reason=problem.reason, values=problem.values)

    return routes


def position_of(body: Body) -> dict[str, Any]:
    """Return `actions` that lead to the cells, `to_move`, the seat or None, and `winner`, the seat or None."""
    config = read_config(body)
    actions = adapter_of(config.game).moves_to(read_cells(body.get("cells"), config), config)
    board = board_after(config, actions)
    rewards = board.rewards()
    return {
        "actions": actions,
        "to_move": board.mark - 1 if rewards is None else None,
        "winner": rewards.index(1) if rewards and 1 in rewards else None,
    }


def read_cells(value: Any, config: MatchConfig) -> list[int]:
    """Return the marks of all cells: 0 empty, 1 the first side, 2 the second."""
    count = len(board_of(config).cells)
    if not isinstance(value, list) or len(value) != count:
        raise BadInput(f"cells should be a list of {count} numbers")
    if any(isinstance(cell, bool) or not isinstance(cell, int) or not 0 <= cell <= 2 for cell in value):
        raise BadInput("a cell should be 0, 1 or 2")
    return list(value)
