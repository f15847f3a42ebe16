"""HTTP routes of shared games. A person who plays by a link may look, play and resign; the owner may do all."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from flask import Blueprint, Response, jsonify, request

from tempo.app.access.access import LOOPBACK, seat_of_guest
from tempo.app.access.seat_links import Guest, SeatLinks, network_address
from tempo.app.request_parsing import (
    MAX_NAME,
    Body,
    read_actions,
    read_body,
    read_bool,
    read_config,
    read_int,
    read_seconds,
    read_text,
)
from tempo.app.rules.plies import config_json
from tempo.app.shared.shared_game import JsonObject, Move, Table
from tempo.app.shared.shared_games import SharedGames
from tempo.app.storage.board_files import BoardNotFound
from tempo.arena.adapter.game_adapter import board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput

LIMIT = 1 << 31  # of actions and versions
TABLE = ("game", "shape", "clock", "seats", "line", "ending", "paused")
REWARDS = (None, -1, 0, 1)


def blueprint(shared: SharedGames, links: SeatLinks, host: str) -> Blueprint:
    """Return the routes; `host` is the name under which the server is reached."""
    routes = Blueprint("shared", __name__)

    @routes.post("/api/boards/<board>/links")
    def share(board: str) -> Response:
        """Return the links of both seats, under the address of this machine in its network."""
        if host in LOOPBACK:
            raise BadInput("others cannot reach this server: start it with --host 0.0.0.0")
        if not shared.is_shared(board):
            shared.share(board, _read_table(read_body(TABLE)))
        asked = urlsplit(request.host_url)
        at = network_address() if asked.hostname in LOOPBACK else None
        place = request.host if at is None else f"{at}:{asked.port or 80}"
        urls = [f"http://{place}/?seat={links.text_of(Guest(board, seat))}" for seat in (0, 1)]
        return jsonify(links=urls, state=shared.state(board))

    @routes.get("/api/shared/<board>")
    def state(board: str) -> Response:
        """Return the game, what drawings read of its board, and the seat of a guest, who has come with this request."""
        if (seat := seat_of_guest()) is not None:
            shared.take_seat(board, seat)
        if (answer := shared.state(board)) is None:
            raise BoardNotFound("nobody shares this board any more")
        return jsonify({**answer, "config": config_json(read_config(answer)), "seat": seat})

    @routes.post("/api/shared/<board>/play")
    def play(board: str) -> Response:
        body = read_body(("action", "at", "seconds"))
        action, at = read_int(body, "action", -LIMIT, LIMIT), read_int(body, "at", 0, LIMIT)
        return jsonify(shared.play(board, action, at, seat_of_guest(), _read_optional_seconds(body)))

    @routes.post("/api/shared/<board>/resign")
    def resign(board: str) -> Response:
        body = read_body(("seat",))
        seat = None if body.get("seat") is None else read_int(body, "seat", 0, 1)
        return jsonify(shared.resign(board, seat, seat_of_guest()))

    @routes.post("/api/shared/<board>/line")
    def line(board: str) -> Response:
        body = read_body(("version", *TABLE))
        return jsonify(shared.set_table(board, read_int(body, "version", 0, LIMIT), _read_table(body)))

    return routes


def _read_table(body: Body) -> Table:
    config, seats = read_config(body), body.get("seats")
    if not isinstance(seats, list) or len(seats) != 2:
        raise BadInput("there should be two seats")
    first, second = (read_text({"seat": seat}, "seat") for seat in seats)
    is_paused = "paused" in body and read_bool(body, "paused")
    return Table(config, (first, second), _read_line(body.get("line"), config), _read_ending(body), is_paused)


def _read_line(value: Any, config: MatchConfig) -> tuple[Move, ...]:
    """Return legal moves from the start of the game, with their seconds."""
    if not isinstance(value, list) or not all(isinstance(move, dict) for move in value):
        raise BadInput("line should be a list of moves")
    board, line = board_of(config), []
    for action, move in zip(read_actions([move.get("action") for move in value], config), value, strict=True):
        line.append(Move(action, board.mark - 1, _read_optional_seconds(move)))
        board.play(action)
    return tuple(line)


def _read_optional_seconds(body: Body) -> float | None:
    return None if body.get("seconds") is None else read_seconds(body, "seconds", 0.0)


def _read_ending(body: Body) -> JsonObject | None:
    """Return how a game has ended that the rules do not end, None if it goes on."""
    ending = body.get("ending")
    if ending is None:
        return None
    if not isinstance(ending, dict) or not isinstance(ending.get("rewards"), list) or len(ending["rewards"]) != 2:
        raise BadInput("an ending should have two rewards")
    if any(isinstance(reward, bool) or reward not in REWARDS for reward in ending["rewards"]):
        raise BadInput("rewards should be 1, 0 or -1")
    forfeit = None if ending.get("forfeit") is None else read_int(ending, "forfeit", 0, 1)
    texts = {name: " ".join(str(ending[name]).split())[:MAX_NAME] for name in ("reason", "status") if ending.get(name)}
    return {"rewards": ending["rewards"], "forfeit": forfeit, "reason": None, **texts}
