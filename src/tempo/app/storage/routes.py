"""HTTP routes of the Games tab: saved games, import, export."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

from flask import Blueprint, Response, jsonify, request

from tempo.app.boards import Boards
from tempo.app.request_parsing import MAX_SIZE, read_body, read_int, read_text
from tempo.app.storage.archive import DAY, MAX_FILE_SIZE, GameArchive, GameFilter
from tempo.app.storage.exporter import export_game
from tempo.app.storage.gif import gif_of, read_frames
from tempo.app.storage.imported_game import ImportedGame
from tempo.app.storage.importer import Shape, import_games
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_adapter import games as all_games

MAX_LISTED = 500  # games in a list of choices
MAX_PAGES = 1 << 20
MAX_QUERY = 100  # characters of a search field
RESULTS = ("", "won", "lost", "first", "second", "drawn", "open")
PASTED = "the text"  # name of pasted text in error messages
UNSAFE = re.compile(r"[^\w.+ -]")
Body = Mapping[str, Any]


def blueprint(boards: Boards) -> Blueprint:
    """Return the routes of the Games tab."""
    routes, archive = Blueprint("keep", __name__), GameArchive(boards.records)

    @routes.get("/api/games")
    def saved() -> Response:
        page = request.args.get("page", "1")
        if not (page.isascii() and page.isdecimal() and 0 < int(page[:9]) < MAX_PAGES):
            raise BadInput("page should be a number from 1 up")
        return jsonify(archive.page(_read_filter(request.args), int(page)))

    @routes.post("/api/games/open")
    def open_game() -> Response:
        body = read_body(("name", "index"))
        name = read_text(body, "name")
        return _open_chosen(boards, import_games(archive.read(name), name, most_bytes=MAX_FILE_SIZE), body, saved=name)

    @routes.post("/api/import")
    def import_text() -> Response:
        body = read_body(("text", "name", "game", "shape", "index"))
        pasted = body.get("text")
        if not isinstance(pasted, str):
            raise BadInput("text should be the pasted text")
        game, shape = _shown_board(body)
        return _open_chosen(
            boards, import_games(_without_lone_surrogates(pasted), _source_name(body), game, shape), body
        )

    @routes.get("/api/boards/<name>/export/<suffix>")
    def export(name: str, suffix: str) -> Response:
        file, content = export_game(boards.get(name), suffix)
        answer = Response(content.encode("utf-8", "replace"), mimetype="text/plain")
        answer.headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(file)}"
        return answer

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


def _open_chosen(boards: Boards, found: Sequence[ImportedGame], body: Body, saved: str = "") -> Response:
    """Put the only or the chosen game on a new board; otherwise return the list of choices."""
    if len(found) > 1 and body.get("index") is None:
        games = [{"index": index, **one.to_json()} for index, one in enumerate(found[:MAX_LISTED])]
        return jsonify(games=games, count=len(found), kind=found[0].kind)
    one = found[read_int(body, "index", 0, len(found) - 1, 0)]
    board = one.open_on(boards, saved if len(found) == 1 else "")
    return jsonify(state=board.state(), imported=one.to_json())


def _without_lone_surrogates(pasted: str) -> str:
    """Replace lone surrogates, which JSON can hold and files cannot, by question marks."""
    return pasted.encode("utf-8", "replace").decode("utf-8")


def _source_name(body: Body) -> str:
    """Return the name for error messages: a safe file name, or "the text"."""
    name = body.get("name")
    if name is not None and not isinstance(name, str):
        raise BadInput("name should be a file name")
    last = re.split(r"[/\\]", (name or "")[-MAX_QUERY:])[-1]
    return UNSAFE.sub("_", last) or PASTED


def _shown_board(body: Body) -> tuple[str, Shape]:
    """Return game and size of the page's board, empty if the page has none."""
    game, shape = body.get("game"), body.get("shape") or {}
    if game is None:
        return "", ()
    if not isinstance(game, str) or game not in all_games() or not isinstance(shape, dict):
        raise BadInput("game and shape should describe the shown board")
    sizes = {name: read_int(shape, name, 1, MAX_SIZE) for name in adapter_of(game).shape if name in shape}
    return game, tuple(sizes.items()) if len(sizes) == len(adapter_of(game).shape) else ()
