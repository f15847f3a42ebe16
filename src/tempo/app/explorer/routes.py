"""HTTP route of the explorer."""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, Response, jsonify

from tempo.app.explorer.position_moves import explore
from tempo.app.explorer.record_index import RecordIndex
from tempo.app.request_parsing import read_actions, read_body, read_config


def blueprint(records: Path) -> Blueprint:
    """Return the route of the explorer."""
    routes, index = Blueprint("explorer", __name__), RecordIndex(records)

    @routes.post("/api/explorer")
    def known_moves() -> Response:
        """Answer for a position: what is known of its moves, without the game that is being played, by its record."""
        body = read_body(("game", "shape", "actions", "own"))
        config = read_config(body)
        actions = read_actions(body.get("actions"), config)
        known = index.look(config, str(body.get("own", "")))
        reading = None if known.done == known.total else {"done": known.done, "total": known.total}
        return jsonify(reading=reading, broken=known.broken, **explore(config, actions, known.table))

    return routes
