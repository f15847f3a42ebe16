"""HTTP route of the scripts that games add to the page, at the addresses that they have below `tempo`."""

from __future__ import annotations

from flask import Blueprint, Response, abort

from tempo.app import page_files
from tempo.arena.adapter.game_adapter import games
from tempo.registry import folder_of


def blueprint() -> Blueprint:
    """Return the route of the scripts."""
    routes = Blueprint("game_scripts", __name__)

    @routes.get("/games/<game>/web/<name>")
    def script(game: str, name: str) -> Response:
        files = {path.name: path for path in (folder_of(game) / "web").glob("*.js")} if game in games() else {}
        if name not in files:
            abort(404, "there is no such file")
        return Response(page_files.sent(files[name]), mimetype="text/javascript")

    return routes
