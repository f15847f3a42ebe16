"""What a page may ask for to learn: reviews, lines that prove, exercises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, jsonify

from tempo.app.boards import Boards
from tempo.app.learn.folder_review import LONGEST_NAME
from tempo.app.learn.sessions import Lessons
from tempo.app.request_parsing import read_body, switch, whole
from tempo.lab.command_line.inputs import BadInput

LARGEST = 1 << 31
Body = Mapping[str, Any]


def blueprint(boards: Boards) -> Blueprint:
    routes = Blueprint("learn", __name__)
    lessons = Lessons(boards.records)
    add_reviews(routes, boards, lessons)
    add_exercises(routes, boards, lessons)
    return routes


def add_reviews(routes: Blueprint, boards: Boards, lessons: Lessons) -> None:
    @routes.get("/api/boards/<name>/review")
    def reviewed(name: str) -> Response:
        return jsonify(lessons.of(boards.get(name)).review.told())

    @routes.post("/api/boards/<name>/review")
    def review(name: str) -> Response:
        """{deep: true} goes on until the exact score of every move is known; {stop: true} leaves it as it is; {ready:
        true} has what reviews started, since somebody looks at where the button is."""
        body = read_body(("deep", "stop", "ready"))
        deep, stop, ready = (name in body and switch(body, name) for name in ("deep", "stop", "ready"))
        one = lessons.of(boards.get(name)).review
        if ready:
            one.process.get_ready(one.board.config)
        elif stop:
            one.stop()
        else:
            one.start(deep)
        return jsonify(review=one.told())

    @routes.post("/api/boards/<name>/line")
    def line(name: str) -> Response:
        body = read_body(("at", "action"))
        at, action = whole(body, "at", 0, LARGEST), whole(body, "action", -LARGEST, LARGEST)
        return jsonify(at=at, plies=lessons.of(boards.get(name)).review.line(at, action))


def add_exercises(routes: Blueprint, boards: Boards, lessons: Lessons) -> None:
    @routes.post("/api/exercises")
    def begin() -> Response:
        """{board} makes them of its game, {board, folder} of a folder of records; {board, stop} ends the search."""
        body = read_body(("board", "folder", "stop"))
        lesson = lessons.of(boards.get(name_in(body, "board")))
        if "stop" in body and switch(body, "stop"):
            lesson.stop()
        elif body.get("folder") is not None:
            lesson.of_folder(name_in(body, "folder"))
        else:
            lesson.of_game()
        return jsonify(lesson.told())

    @routes.get("/api/exercises/<name>")
    def listed(name: str) -> Response:
        return jsonify(lessons.of(boards.get(name)).told())

    @routes.get("/api/exercises/<name>/<exercise>")
    def one(name: str, exercise: str) -> Response:
        return jsonify(lessons.of(boards.get(name)).exercise(exercise).whole())

    @routes.post("/api/exercises/<name>/<exercise>/line")
    def answer(name: str, exercise: str) -> Response:
        action = whole(read_body(("action",)), "action", -LARGEST, LARGEST)
        return jsonify(plies=lessons.of(boards.get(name)).line_of_exercise(exercise, action))


def name_in(body: Body, name: str) -> str:
    value = body.get(name)
    if not isinstance(value, str) or len(value) > LONGEST_NAME:
        raise BadInput(f"{name} should be a name of at most {LONGEST_NAME} signs")
    return value
