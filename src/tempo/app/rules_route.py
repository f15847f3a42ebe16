"""HTTP route of the rules: moves in, positions out. Nothing is kept."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify

from tempo.app.plies import plies_of
from tempo.app.request_parsing import Body, read_actions, read_body, read_config, read_int
from tempo.lab.referee.game_adapter import adapter_of, board_of


def blueprint() -> Blueprint:
    """Return the route of the rules."""
    routes = Blueprint("rules", __name__)

    @routes.post("/api/rules")
    def positions() -> Response:
        return jsonify(positions=positions_of(read_body(("game", "shape", "actions", "start"))))

    return routes


def positions_of(body: Body) -> list[dict[str, Any]]:
    """Return the positions after `start` and more of the moves.

    A position has `ply`, the move that led to it, as it is drawn; `seat`, who is to move; `legal`; `rewards`, None
    while the game goes on; and `preview`: cells that a move would fill where the drawing cannot know them.
    """
    config = read_config(body)
    actions = read_actions(body.get("actions"), config)
    start = read_int(body, "start", 0, len(actions), 0)
    board, adapter, positions = board_of(config), adapter_of(config.game), []
    for number, ply in enumerate([None, *plies_of(config, actions)]):
        if ply is not None:
            board.play(ply["action"])
        if number >= start:
            preview = {str(action): cells for action, cells in adapter.preview(board).items()}
            about = {"seat": board.mark - 1, "legal": board.legal(), "rewards": board.rewards(), "preview": preview}
            positions.append({"ply": ply, **about})
    return positions
