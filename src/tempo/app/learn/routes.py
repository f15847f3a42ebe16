"""HTTP routes for reviews and exercises, which the page makes: facts about a game, saved games."""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, Response, jsonify, request

from tempo.app.learn.facts import about_scores, puzzles_of
from tempo.app.learn.saved_games import (
    MAX_NAME,
    files_in,
    folder_within,
    folders_in,
    games_in,
    keep_mistakes,
    kept_mistakes,
    mistakes_file,
)
from tempo.app.request_parsing import MAX_SIZE, read_actions, read_body, read_config
from tempo.app.rules.plies import config_json
from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.command_line.inputs import BadInput


def blueprint(records: Path) -> Blueprint:
    """Return the routes of the Learn tab."""
    routes = Blueprint("learn", __name__)
    _add_facts(routes)
    _add_saved_games(routes, records)
    return routes


def _add_facts(routes: Blueprint) -> None:
    @routes.get("/api/facts/<game>")
    def facts(game: str) -> Response:
        """Return what the scores of a board count, and its drawing: `?rows=6&columns=7`."""
        _check_game(game)
        sizes = {name: request.args.get(name, "") for name in adapter_of(game).shape}
        if not all(size.isascii() and size.isdecimal() and int(size[:4]) <= MAX_SIZE for size in sizes.values()):
            raise BadInput(f"the board should be given by {', '.join(sizes)}, each a number of at most {MAX_SIZE}")
        config = new_config(game, {name: int(size) for name, size in sizes.items()}, timed=False)
        return jsonify(exact=about_scores(config), config=config_json(config))

    @routes.get("/api/puzzles/<game>")
    def puzzles(game: str) -> Response:
        _check_game(game)
        return jsonify(puzzles_of(game))


def _check_game(game: str) -> None:
    if game not in games():
        raise BadInput(f"there is no game '{game[:MAX_NAME]}'")


def _add_saved_games(routes: Blueprint, records: Path) -> None:
    @routes.get("/api/saved")
    def folders() -> Response:
        """Return the folders of saved games; with `?folder=` the files of one, all of them if it is empty."""
        name = request.args.get("folder")
        if name is None:
            return jsonify(folders_in(records))
        paths = files_in(folder_within(records, name), records)
        return jsonify([path.relative_to(records).as_posix() for path in paths])

    @routes.get("/api/saved/<path:name>")
    def saved(name: str) -> Response:
        return jsonify(games_in(records, name))

    @routes.post("/api/mistakes")
    def mistakes_of_game() -> Response:
        """Return the mistakes that are kept of a game, or keep `mistakes`."""
        body = read_body(("game", "shape", "actions", "mistakes"))
        config, mistakes = read_config(body), body.get("mistakes")
        path = mistakes_file(records, config, read_actions(body.get("actions"), config))
        if mistakes is None:
            return jsonify(mistakes=kept_mistakes(path))
        if not isinstance(mistakes, dict):
            raise BadInput("mistakes should be an object of annotations by ply")
        keep_mistakes(path, mistakes)
        return jsonify(mistakes=mistakes)
