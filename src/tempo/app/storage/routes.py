"""HTTP routes of the Games tab: saved games, and GIF pictures of games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from flask import Blueprint, Response, jsonify, request

from tempo.app.request_parsing import read_body
from tempo.app.storage.archive import DAY, GameArchive, GameFilter
from tempo.app.storage.gif import gif_of, read_frames
from tempo.arena.command_line.inputs import BadInput

MAX_PAGES = 1 << 20
MAX_QUERY = 100  # characters of a search field
RESULTS = ("", "won", "lost", "first", "second", "drawn", "open")


def blueprint(records: Path) -> Blueprint:
    """Return the routes of the Games tab."""
    routes, archive = Blueprint("storage", __name__), GameArchive(records)

    @routes.get("/api/games")
    def saved() -> Response:
        page = request.args.get("page", "1")
        if not (page.isascii() and page.isdecimal() and 0 < int(page[:9]) < MAX_PAGES):
            raise BadInput("page should be a number from 1 up")
        return jsonify(archive.page(_read_filter(request.args), int(page)))

    @routes.get("/api/games/<path:name>")
    def record(name: str) -> Response:
        return Response(archive.read(name), mimetype="text/plain")

    @routes.post("/api/gif")
    def gif() -> Response:
        return Response(gif_of(read_frames(read_body(("frames",)).get("frames"))), mimetype="image/gif")

    return routes


def _read_filter(args: Mapping[str, str]) -> GameFilter:
    since, until, result = args.get("from", ""), args.get("to", ""), args.get("result", "")
    if wrong := next((date for date in (since, until) if date and not DAY.fullmatch(date)), None):
        raise BadInput(f"'{wrong:.20}' is not a date like 2026-11-22")
    if result not in RESULTS:
        raise BadInput(f"result should be one of {', '.join(RESULTS[1:])}")
    return GameFilter(
        args.get("game", "")[:MAX_QUERY], args.get("player", "").strip()[:MAX_QUERY], result, since, until
    )
