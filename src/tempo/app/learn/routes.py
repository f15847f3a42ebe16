"""HTTP routes of the Learn tab: reviews, best lines, exercises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, jsonify

from tempo.app.boards import Boards
from tempo.app.learn.folder_review import MAX_NAME
from tempo.app.learn.sessions import LearnSessions
from tempo.app.request_parsing import read_body, read_bool, read_int
from tempo.lab.command_line.inputs import BadInput

MAX_INT = 1 << 31
Body = Mapping[str, Any]


def blueprint(boards: Boards) -> Blueprint:
    """Return the routes of the Learn tab."""
    routes = Blueprint("learn", __name__)
    sessions = LearnSessions(boards.records)
    _add_reviews(routes, boards, sessions)
    _add_exercises(routes, boards, sessions)
    return routes


def _add_reviews(routes: Blueprint, boards: Boards, sessions: LearnSessions) -> None:
    @routes.get("/api/boards/<name>/review")
    def reviewed(name: str) -> Response:
        return jsonify(sessions.get(boards.get(name)).review.to_json())

    @routes.post("/api/boards/<name>/review")
    def review(name: str) -> Response:
        """Start a review with {}, or with {deep: true} until all scores are exact.

        {stop: true} stops it. {ready: true} starts the review process in advance, when the panel opens.
        """
        body = read_body(("deep", "stop", "ready"))
        deep, stop, ready = (name in body and read_bool(body, name) for name in ("deep", "stop", "ready"))
        one = sessions.get(boards.get(name)).review
        if ready:
            one.client.prepare(one.board.config)
        elif stop:
            one.stop()
        else:
            one.start(deep)
        return jsonify(review=one.to_json())

    @routes.post("/api/boards/<name>/line")
    def line(name: str) -> Response:
        body = read_body(("at", "action"))
        at, action = read_int(body, "at", 0, MAX_INT), read_int(body, "action", -MAX_INT, MAX_INT)
        return jsonify(at=at, plies=sessions.get(boards.get(name)).review.line(at, action))


def _add_exercises(routes: Blueprint, boards: Boards, sessions: LearnSessions) -> None:
    @routes.post("/api/exercises")
    def begin() -> Response:
        """Make exercises of a board's game with {board}, or of a folder of records with {board, folder}.

        {board, puzzles} takes the puzzles of a game; {board, stop} ends the search for more.
        """
        body = read_body(("board", "folder", "puzzles", "stop"))
        session = sessions.get(boards.get(_name_in(body, "board")))
        if "stop" in body and read_bool(body, "stop"):
            session.stop()
        elif body.get("puzzles") is not None:
            session.use_puzzles(_name_in(body, "puzzles"))
        elif body.get("folder") is not None:
            session.use_folder(_name_in(body, "folder"))
        else:
            session.use_game()
        return jsonify(session.to_json())

    @routes.get("/api/exercises/<name>")
    def listed(name: str) -> Response:
        return jsonify(sessions.get(boards.get(name)).to_json())

    @routes.get("/api/exercises/<name>/<exercise>")
    def one(name: str, exercise: str) -> Response:
        return jsonify(sessions.get(boards.get(name)).exercise(exercise).to_json())

    @routes.post("/api/exercises/<name>/<exercise>/line")
    def answer(name: str, exercise: str) -> Response:
        action = read_int(read_body(("action",)), "action", -MAX_INT, MAX_INT)
        return jsonify(plies=sessions.get(boards.get(name)).line_of_exercise(exercise, action))


def _name_in(body: Body, name: str) -> str:
    value = body.get(name)
    if not isinstance(value, str) or len(value) > MAX_NAME:
        raise BadInput(f"{name} should be a name of at most {MAX_NAME} characters")
    return value
