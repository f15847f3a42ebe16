"""HTTP routes of the archive: saved games, GIF pictures of games, known moves of positions, mistakes and exercises."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from flask import Blueprint, Response, jsonify, request

from tempo.app.explorer.position_moves import explore
from tempo.app.explorer.record_index import RecordIndex
from tempo.app.request_parsing import read_body, read_position
from tempo.app.storage.archive import DAY, GameArchive, GameFilter
from tempo.app.storage.exercise_cards import keep_cards, kept_cards
from tempo.app.storage.gif import gif_of, read_frames
from tempo.app.storage.saved_games import (
    files_in,
    games_in,
    keep_mistakes,
    kept_mistakes,
    mistakes_file,
)
from tempo.arena.command_line.inputs import BadInput

MAX_PAGES = 1 << 20
MAX_QUERY = 100  # characters of a search field
RESULTS = ("", "won", "lost", "first", "second", "drawn", "open")


def blueprint(records: Path) -> Blueprint:
    """Return the routes of a folder of records."""
    routes = Blueprint("storage", __name__)
    _add_archive(routes, records)
    _add_learning(routes, records)
    return routes


def _add_archive(routes: Blueprint, records: Path) -> None:
    """Add the routes of the Games tab and the explorer."""
    archive, index = GameArchive(records), RecordIndex(records)

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

    @routes.post("/api/explorer")
    def known_moves() -> Response:
        """Answer for a position: what is known of its moves, without the game that is being played, by its record."""
        body = read_body(("game", "shape", "actions", "own"))
        config, actions = read_position(body)
        known = index.look(config, str(body.get("own", "")))
        reading = None if known.done == known.total else {"done": known.done, "total": known.total}
        return jsonify(reading=reading, broken=known.broken, **explore(config, actions, known.table))


def _add_learning(routes: Blueprint, records: Path) -> None:
    """Add the routes of the Learn tab."""

    @routes.get("/api/saved")
    def files() -> Response:
        """Return the files that may hold games, newest first."""
        return jsonify([path.relative_to(records).as_posix() for path in files_in(records)])

    @routes.get("/api/saved/<path:name>")
    def games(name: str) -> Response:
        return jsonify(games_in(records, name))

    @routes.post("/api/mistakes")
    def mistakes_of_game() -> Response:
        """Return the mistakes that are kept of a game, or keep `mistakes`."""
        body = read_body(("game", "shape", "actions", "mistakes"))
        path, mistakes = mistakes_file(records, *read_position(body)), body.get("mistakes")
        if mistakes is None:
            return jsonify(mistakes=kept_mistakes(path))
        if not isinstance(mistakes, dict):
            raise BadInput("mistakes should be an object of annotations by ply")
        keep_mistakes(path, mistakes)
        return jsonify(mistakes=mistakes)

    @routes.get("/api/cards")
    def cards() -> Response:
        return jsonify(kept_cards(records))

    @routes.post("/api/cards")
    def write_cards() -> Response:
        """Keep exercises in place of those with the same id."""
        keep_cards(records, read_body(("cards",)).get("cards"))
        return jsonify({})


def _read_filter(args: Mapping[str, str]) -> GameFilter:
    since, until, result = args.get("from", ""), args.get("to", ""), args.get("result", "")
    if wrong := next((date for date in (since, until) if date and not DAY.fullmatch(date)), None):
        raise BadInput(f"'{wrong:.20}' is not a date like 2026-11-22")
    if result not in RESULTS:
        raise BadInput(f"result should be one of {', '.join(RESULTS[1:])}")
    return GameFilter(
        args.get("game", "")[:MAX_QUERY], args.get("player", "").strip()[:MAX_QUERY], result, since, until
    )
