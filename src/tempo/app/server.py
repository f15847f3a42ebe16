"""HTTP server of the board: the page, at the addresses that its files have below `tempo`, and its API.

`access` decides which requests are answered. The page loads nothing from other hosts. Refusals come as a sentence: as
JSON below /api/, as a line of text elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from flask import Flask, Request, Response, abort, g, jsonify, request
from werkzeug.exceptions import HTTPException

from tempo.app import page_files, request_parsing, rules_route, set_up
from tempo.app.access import LOOPBACK, Access, below_key
from tempo.app.board import Board, PositionChanged
from tempo.app.boards import BoardNotFound, Boards, TooManyStreams
from tempo.app.catalogue import catalogue
from tempo.app.explorer import routes as explorer
from tempo.app.game.game_record import HUMAN
from tempo.app.learn import routes as learn
from tempo.app.seat_links import Guest, SeatLinks, network_address
from tempo.app.storage import routes as storage
from tempo.app.storage.gif import MAX_REQUEST as MAX_GIF
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import default_first
from tempo.lab.report.board_assets import board_style

PAGE = Path(__file__).with_name("page")
SCORES = Path(__file__).parents[1] / "web" / "player" / "exact.js"  # shared with the page that needs no server
OWNERS_SCRIPT, GUESTS_SCRIPT = "app/page/main.js", "app/page/friend/friend_page.js"
WORKER = "service_worker.js"
MAX_BODY = 2 << 20
DEFAULT_OPPONENT = "level:3"
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
STATUS = {BoardNotFound: 404, PositionChanged: 409, TooManyStreams: 503}  # of refusals; 400 for others
MAX_NODE = 1 << 31


class LimitedRequest(Request):
    """A request whose body has a limit: more for the frames of a GIF than for all others."""

    @property  # type: ignore[misc]
    def max_content_length(self) -> int:  # type: ignore[override]
        return MAX_GIF if self.path == "/api/gif" else MAX_BODY


def new_app(boards: Boards, host: str = "127.0.0.1") -> Flask:
    """Return the Flask application; `host` is the name under which it is reached."""
    app = Flask("tempo", static_folder=None)
    app.request_class = LimitedRequest
    app.url_map.merge_slashes = False  # no redirects in HTML
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.wsgi_app = below_key(app.wsgi_app)  # type: ignore[assignment, method-assign]
    links = SeatLinks(boards.token, boards.is_shared)
    app.before_request(Access(boards.token, host, links).check)
    app.after_request(_with_headers)
    _add_errors(app)
    _add_page(app, boards, host)
    _add_boards(app, boards)
    _add_links(app, boards, links, host)
    app.register_blueprint(rules_route.blueprint())
    app.register_blueprint(set_up.blueprint())
    app.register_blueprint(storage.blueprint(boards))
    app.register_blueprint(learn.blueprint(boards))
    app.register_blueprint(explorer.blueprint(boards))
    return app


def _with_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
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


def _add_page(app: Flask, boards: Boards, host: str) -> None:
    @app.get("/")
    def index() -> Response:
        page = (PAGE / "index.html").read_text(encoding="utf-8")
        if g.guest is not None:
            page = page.replace(OWNERS_SCRIPT, GUESTS_SCRIPT).replace("<body>", f'<body data-board="{g.guest.board}">')
        return Response(page, mimetype="text/html")

    @app.get("/app/page/<path:name>")
    def asset(name: str) -> Response:
        if name not in assets():
            abort(404, "there is no such file")
        path, kind = assets()[name]
        return Response(page_files.sent(path), mimetype=kind)

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
        return jsonify(catalogue(boards.allowed, host not in LOOPBACK))


@cache
def assets() -> dict[str, tuple[Path, str]]:
    """Return path and media type of each file of the page."""
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png"}
    kinds[".webmanifest"] = "application/manifest+json"
    files = [path for path in PAGE.rglob("*") if path.suffix in kinds]
    return {path.relative_to(PAGE).as_posix(): (path, kinds[path.suffix]) for path in files}


def _add_boards(app: Flask, boards: Boards) -> None:
    @app.post("/api/boards")
    def new_board() -> Response:
        body = request_parsing.read_body()
        config = request_parsing.read_config(body)
        actions = request_parsing.read_actions(body.get("actions", []), config)
        at = request_parsing.read_int(body, "at", 0, len(actions), len(actions))
        seats = request_parsing.read_seats_or(body, [HUMAN, DEFAULT_OPPONENT])
        return jsonify(boards.add(config, seats, actions, at).state())

    @app.get("/api/boards/<name>")
    def state(name: str) -> Response:
        return jsonify(_seated(boards.get(name)).state(_seat()))

    @app.get("/api/boards/<name>/poll")
    def poll(name: str) -> Response:
        return jsonify(boards.poll(_seated(boards.get(name)), _seat()))

    @app.get("/api/boards/<name>/events")
    def events(name: str) -> Response:
        board = _seated(boards.get(name))
        page = boards.join(board, _seat())
        answer = Response(boards.listen(board, page), mimetype="text/event-stream")
        answer.call_on_close(lambda: boards.leave(board, page))
        return answer

    @app.post("/api/boards/<name>/<command>")
    def act(name: str, command: str) -> Response:
        if command not in COMMANDS:
            abort(404, f"there is no command '{command}'")
        board = boards.get(name)
        COMMANDS[command](board, request_parsing.read_body())
        return jsonify(state=board.state(_seat()))


def _add_links(app: Flask, boards: Boards, links: SeatLinks, host: str) -> None:
    @app.post("/api/boards/<name>/links")
    def share(name: str) -> Response:
        """Return the links of both seats, under the address of this machine in its network."""
        if host in LOOPBACK:
            raise BadInput("others cannot reach this server: start it with --host 0.0.0.0")
        boards.get(name).share()
        asked = urlsplit(request.host_url)
        at = network_address() if asked.hostname in LOOPBACK else None
        place = request.host if at is None else f"{at}:{asked.port or 80}"
        return jsonify(links=[f"http://{place}/?seat={links.text_of(Guest(name, seat))}" for seat in (0, 1)])


def _seat() -> int | None:
    """Return the seat of a person who plays by a link, None for the owner."""
    return None if g.guest is None else int(g.guest.seat)


def _seated(board: Board) -> Board:
    """Return the board after noting that a guest is there."""
    if g.guest is not None:
        board.take_seat(g.guest.seat)
    return board


def play(board: Board, body: Mapping[str, Any]) -> None:
    """Play a move for a person."""
    low, high = -MAX_NODE, MAX_NODE
    action, at = request_parsing.read_int(body, "action", low, high), request_parsing.read_int(body, "at", 0, high)
    board.play(action, at, _seat())


def resign(board: Board, body: Mapping[str, Any]) -> None:
    """Resign for a person."""
    board.resign(None if body.get("seat") is None else request_parsing.read_int(body, "seat", 0, 1), _seat())


def keep(board: Board, body: Mapping[str, Any]) -> None:
    """Save an unfinished game."""
    board.keep()


def set_players(board: Board, body: Mapping[str, Any]) -> None:
    """Change players or clock."""
    clock = None if body.get("clock") is None else request_parsing.read_clock(body["clock"])
    board.set_players(request_parsing.read_seats_or(body, board.seats), clock)


COMMANDS: dict[str, Callable[[Board, Mapping[str, Any]], None]] = {
    "play": play,
    "undo": lambda board, body: board.undo(),
    "redo": lambda board, body: board.redo(),
    "go": lambda board, body: board.go(request_parsing.read_int(body, "to", 0, MAX_NODE)),
    "from_here": lambda board, body: board.play_from_here(),
    "jump": lambda board, body: board.jump(request_parsing.read_int(body, "node", 0, MAX_NODE)),
    "resign": resign,
    "keep": keep,
    "restart": lambda board, body: board.restart(),
    "swap": lambda board, body: board.swap(),
    "seats": set_players,
    "pause": lambda board, body: board.pause(),
    "resume": lambda board, body: board.resume(),
    "step": lambda board, body: board.step(),
    "pace": lambda board, body: board.set_pace(request_parsing.read_pace(body)),
    "watch": lambda board, body: board.watch(request_parsing.read_bool(body, "on")),
    "hint": lambda board, body: board.request_hint(),
}
