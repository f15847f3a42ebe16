"""HTTP server of the board: the page, at the addresses that its files have below `tempo`, and its API.

`access` decides which requests are answered. The page loads nothing from other hosts. Refusals come as a sentence: as
JSON below /api/, as a line of text elsewhere.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from flask import Flask, Request, Response, abort, g, jsonify, request
from werkzeug.exceptions import HTTPException

from tempo.app import page_files
from tempo.app.access.access import LOOPBACK, Access, below_key
from tempo.app.access.allowed_players import NOBODY_ELSE, AllowedPlayers
from tempo.app.access.seat_links import SeatLinks
from tempo.app.catalogue import catalogue
from tempo.app.move_log import MoveLog
from tempo.app.pages import Pages, TooManyPages
from tempo.app.rules import formats_route, rules_route
from tempo.app.shared import shared_routes
from tempo.app.shared.shared_game import PositionChanged
from tempo.app.shared.shared_games import SharedGames
from tempo.app.storage import board_routes
from tempo.app.storage import routes as storage
from tempo.app.storage.board_files import BoardFiles, BoardNotFound, ChangedElsewhere
from tempo.app.storage.gif import MAX_REQUEST as MAX_GIF
from tempo.arena.adapter.game_adapter import default_first, games
from tempo.arena.command_line.inputs import BadInput
from tempo.lab.report.board_assets import board_style
from tempo.registry import folder_of

PAGE = Path(__file__).with_name("page")
SCORES = Path(__file__).parents[1] / "web" / "player" / "exact.js"  # shared with the page that needs no server
OWNERS_SCRIPT, GUESTS_SCRIPT = "app/page/main.js", "app/page/friend/friend_page.js"
WORKER = "service_worker.js"
PACKED = ("text/html", "text/css", "text/javascript")  # media types that are sent packed
MAX_BODY = 4 << 20  # bytes; a board with thousands of variations has two million
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
STATUS = {BoardNotFound: 404, ChangedElsewhere: 409, PositionChanged: 409, TooManyPages: 503}  # of refusals, else 400


class LimitedRequest(Request):
    """A request whose body has a limit: more for the frames of a GIF than for all others."""

    @property  # type: ignore[misc]
    def max_content_length(self) -> int:  # type: ignore[override]
        return MAX_GIF if self.path == "/api/gif" else MAX_BODY


class BoardServices:
    """Everything that a server keeps: boards, engines of open pages, and who may sit at a board."""

    def __init__(self, records: Path, allowed: AllowedPlayers = NOBODY_ELSE, move_log: MoveLog | None = None) -> None:
        """Read the boards of a folder of records; `move_log` prints all moves."""
        self.records, self.allowed, self.move_log = records, allowed, move_log
        self.files = BoardFiles(records)
        self.pages = Pages(self._about, lambda board: self.shared.stop_clock(board))
        self.shared = SharedGames(self.files.folder, self.pages.publish)

    def _about(self, board: str) -> dict[str, Any]:
        """Return what a page needs to know of its board."""
        return {"stamp": self.files.stamp(board), "shared": self.shared.state(board)} if board else {"stamp": ""}

    def close(self) -> None:
        self.pages.close()


def new_app(services: BoardServices, host: str = "127.0.0.1", site: str | None = None) -> Flask:
    """Return the Flask application; `host` is the name under which it is reached, `site` a page for everybody."""
    app, files = Flask("tempo", static_folder=None), services.files
    app.request_class = LimitedRequest
    app.url_map.merge_slashes = False  # no redirects in HTML
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.wsgi_app = below_key(app.wsgi_app)  # type: ignore[assignment, method-assign]
    links = SeatLinks(files.token, services.shared.is_shared)
    app.before_request(Access(files.token, host, links).check)
    app.after_request(_with_headers)
    _add_errors(app)
    _add_page(app, services.allowed, host, site)
    app.register_blueprint(board_routes.blueprint(files, services.pages, services.allowed, services.move_log))
    app.register_blueprint(shared_routes.blueprint(services.shared, links, host))
    app.register_blueprint(rules_route.blueprint())
    app.register_blueprint(formats_route.blueprint())
    app.register_blueprint(storage.blueprint(services.records))
    return app


def _with_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if response.mimetype in PACKED and request.accept_encodings["gzip"] and not response.is_streamed:
        response.set_data(page_files.packed(response.get_data()))
        response.content_encoding = "gzip"
    return response


def _add_errors(app: Flask) -> None:
    """Answer every refusal with a sentence."""

    @app.errorhandler(BadInput)
    def refused(problem: BadInput) -> Response:
        return _refusal(str(problem), STATUS.get(type(problem), 400))

    @app.errorhandler(HTTPException)
    def failed(problem: HTTPException) -> Response:
        return _refusal(problem.description or str(problem), problem.code or 400)


def _refusal(sentence: str, status: int) -> Response:
    """Return a refusal: JSON for the scripts of the page, a line of text for a person."""
    is_script = request.path.startswith("/api/")
    answer = jsonify(error=sentence) if is_script else Response(f"{sentence}\n", mimetype="text/plain")
    answer.status_code = status
    return answer


def _add_page(app: Flask, allowed: AllowedPlayers, host: str, site: str | None) -> None:
    @app.get("/")
    def index() -> Response:
        page, script = (PAGE / "index.html").read_text(encoding="utf-8"), OWNERS_SCRIPT
        if g.guest is not None:
            script = GUESTS_SCRIPT
            page = page.replace(OWNERS_SCRIPT, script).replace("<body>", f'<body data-board="{g.guest.board}">')
        page = page.replace("<head>", "\n".join(["<head>", *page_files.preloads(PAGE.parents[1], script)]), 1)
        return Response(page, mimetype="text/html")

    @app.get("/app/page/<path:name>")
    def asset(name: str) -> Response:
        if name not in assets():
            abort(404, "there is no such file")
        path, kind = assets()[name]
        return Response(page_files.sent(path), mimetype=kind)

    @app.get("/games/<game>/web/<name>")
    def game_script(game: str, name: str) -> Response:
        """Return a script that a game adds to the page."""
        files = {path.name: path for path in (folder_of(game) / "web").glob("*.js")} if game in games() else {}
        if name not in files:
            abort(404, "there is no such file")
        return Response(page_files.sent(files[name]), mimetype="text/javascript")

    @app.get("/web/player/exact.js")
    def scores() -> Response:
        return Response(page_files.sent(SCORES), mimetype="text/javascript")

    @app.get("/service_worker.js")
    def service_worker() -> Response:
        """Return the script, beside the page so that it serves all of it, with the list of files that it keeps."""
        files = ["drawings.js", "drawings.css", *(f"page/{name}" for name in sorted(assets()) if name != WORKER)]
        kept = ["./", "web/player/exact.js", *(f"app/{name}" for name in files)]
        script = (PAGE / WORKER).read_text(encoding="utf-8")
        return Response(f"const FILES = {json.dumps(kept)};\n{script}", mimetype="text/javascript")

    @app.get("/app/drawings.js")
    def drawings() -> Response:
        return Response(page_files.drawings(default_first()), mimetype="text/javascript")

    @app.get("/app/drawings.css")
    def colours() -> Response:
        return Response(board_style(default_first()), mimetype="text/css")

    @app.get("/api/catalogue")
    def choices() -> Response:
        return jsonify(catalogue(allowed, host not in LOOPBACK, site))


@cache
def assets() -> dict[str, tuple[Path, str]]:
    """Return path and media type of each file of the page."""
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png"}
    kinds[".webmanifest"] = "application/manifest+json"
    files = [path for path in PAGE.rglob("*") if path.suffix in kinds]
    return {path.relative_to(PAGE).as_posix(): (path, kinds[path.suffix]) for path in files}
