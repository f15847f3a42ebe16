"""HTTP routes for the boards of pages: their files, their events, and the engines that search for them."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify, request

from tempo.app import request_parsing as parsing
from tempo.app.access.access import seat_of_guest
from tempo.app.access.allowed_players import AllowedPlayers
from tempo.app.move_log import MoveLog
from tempo.app.pages import Pages
from tempo.app.request_parsing import Body
from tempo.app.storage.board_files import BoardFiles
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import parse_player

SEARCHES, SCORES = ("move", "hint", "watch", "solve"), ("evaluate", "tabled")  # tasks of engines
MAX_NUMBER = 1 << 31
MAX_SECONDS = 60.0  # of one evaluation
Message = dict[str, Any]


def blueprint(files: BoardFiles, pages: Pages, allowed: AllowedPlayers, move_log: MoveLog | None) -> Blueprint:
    """Return the routes; `move_log` prints the moves of boards that are written."""
    routes = Blueprint("boards", __name__)

    @routes.get("/api/boards/<name>")
    def board(name: str) -> Response:
        kept, stamp = files.read(name)
        return jsonify(board=kept, stamp=stamp)

    @routes.post("/api/boards/<name>")
    def write_board(name: str) -> Response:
        """Write a board and records of its games, and tell the other pages that show it."""
        body = parsing.read_body(("board", "stamp", "games", "page"))
        written, records = (parsing.read_object(body, part) for part in ("board", "games"))
        stamp = files.write(name, written, str(body.get("stamp", "")), records)
        pages.publish(name, "board", {"stamp": stamp}, but=str(body.get("page", "")))
        if move_log is not None:
            move_log.follow(name, written)
        return jsonify(stamp=stamp)

    @routes.get("/api/pages/<page>/poll")
    def poll(page: str) -> Response:
        return jsonify(pages.hello(pages.page(page, request.args.get("board", ""), seat_of_guest())))

    @routes.get("/api/pages/<page>/events")
    def events(page: str) -> Response:
        follower = pages.page(page, request.args.get("board", ""), seat_of_guest())
        stream = pages.join(follower)
        answer = Response(pages.listen(follower, stream), mimetype="text/event-stream")
        answer.call_on_close(lambda: pages.leave(follower, stream))
        return answer

    @routes.post("/api/pages/<page>/engines/<engine>")
    def ask_engine(page: str, engine: str) -> Response:
        """Let an engine search, or stop it. Events tell what a search finds; scores come with the answer.

        A page numbers its requests, which may overtake each other.
        """
        body, follower = parsing.read_body(), pages.page(page)
        task, number = parsing.read_text(body, "task"), parsing.read_int(body, "id", 0, MAX_NUMBER)
        if task == "stop":
            pages.stop(follower, engine, number)
        elif task in SEARCHES:
            pages.ask(follower, engine, number, {**read_question(body), **read_search(body, allowed)})
        elif task in SCORES:
            return jsonify(pages.answer(follower, engine, number, {**read_question(body), **read_evaluation(body)}))
        else:
            raise BadInput(f"task should be one of {', '.join((*SEARCHES, *SCORES))} or stop")
        return jsonify({})

    @routes.post("/api/players")
    def check_player() -> Response:
        """Refuse a player that does not exist or may not sit."""
        body = parsing.read_body(("game", "name"))
        game, name = parsing.read_text(body, "game"), parsing.read_text(body, "name")
        parsing.check_game(game)
        allowed.check(name, game)
        parse_player(name, game)
        return jsonify({})

    return routes


def read_question(body: Body) -> Message:
    """Return what is asked of which position."""
    config, actions = parsing.read_position(body)
    return {"task": body["task"], "game": config.game, "shape": dict(config.shape), "actions": actions}


def read_search(body: Body, allowed: AllowedPlayers) -> Message:
    """Return for whom to search, and how long: seconds for the move, and those in the bank."""
    player = body.get("player") or ""
    if body["task"] == "move":
        allowed.check(parsing.read_text(body, "player"), parsing.read_text(body, "game"))
    return {
        "player": player,
        "seat": parsing.read_int(body, "seat", 0, 1),
        "board": parsing.read_text(body, "board"),
        "number": parsing.read_int(body, "number", 0, MAX_NUMBER),
        "seed": parsing.read_int(body, "seed", 0, MAX_NUMBER),
        "act": parsing.read_seconds(body, "act", parsing.DEFAULT_SECONDS),
        "bank": parsing.read_seconds(body, "bank", 0.0),
    }


def read_evaluation(body: Body) -> Message:
    """Return how the moves of a position are evaluated."""
    if body["task"] == "tabled":
        return {}
    return {
        "seconds": parsing.read_seconds(body, "seconds", 0.0, MAX_SECONDS),
        "is_estimated": parsing.read_bool(body, "is_estimated"),
        "is_deep": parsing.read_bool(body, "is_deep"),
    }
