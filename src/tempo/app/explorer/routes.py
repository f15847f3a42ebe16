"""HTTP route of the explorer."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, request

from tempo.app.boards import Boards
from tempo.app.explorer.position_moves import explore
from tempo.app.explorer.record_index import RecordIndex
from tempo.app.plies import plies_of
from tempo.app.request_parsing import read_actions
from tempo.lab.command_line.inputs import BadInput

MAX_AFTER = 10_000  # characters of the query


def blueprint(boards: Boards) -> Blueprint:
    """Return the route of the explorer."""
    routes, index = Blueprint("explorer", __name__), RecordIndex(boards.records)

    @routes.get("/api/explorer/<name>")
    def known_moves(name: str) -> Response:
        """Answer for the position on a board, or after further moves of it: `?after=3.2`."""
        board = boards.get(name)
        with board.lock:
            config, played = board.config, board.tree.actions(board.tree.at)
        after = _read_moves(request.args.get("after", ""))
        actions = read_actions([*played, *after], config)
        index.refresh()
        progress = index.progress()
        return jsonify(
            line=".".join(map(str, played)),
            plies=plies_of(config, actions, len(played)),
            reading=None if progress is None else {"done": progress[0], "total": progress[1]},
            broken=index.broken(),
            **explore(config, actions, index.table(config)),
        )

    return routes


def _read_moves(text: str) -> list[int]:
    moves = [part for part in text[:MAX_AFTER].split(".") if part]
    if not all(move.isascii() and move.isdecimal() and len(move) < 8 for move in moves):
        raise BadInput("after should be moves as numbers with dots between them")
    return [int(move) for move in moves]
