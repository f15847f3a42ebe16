"""HTTP routes of what only an adapter knows: its file formats, and its own way of reading typed moves.

The page reads and writes the formats of a game's files.js itself, and asks here for the others. Nothing is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from flask import Blueprint, Response, jsonify

from tempo.app.request_parsing import Body, read_body, read_config, read_position, read_text
from tempo.app.rules.rules_route import MAX_GAMES, MAX_MOVES
from tempo.arena.adapter.file_formats import Format, WrittenGame
from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.records.record_file import BEGINNING

MAX_TYPED = 20_000  # characters of typed moves
MAX_MESSAGE = 500
MAX_FIELD = 400  # characters of a name, a result or a date in a file to write
PARSE_ERRORS = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError)
NUMBERS = re.compile(r"(?<![a-z0-9])\d{1,3}\s*[.):]\s*(?=\S)", re.IGNORECASE)  # move numbers in a list
SEPARATORS = re.compile(r"[\s,;]+")


def blueprint() -> Blueprint:
    """Return the routes of formats."""
    routes = Blueprint("formats", __name__)

    @routes.post("/api/formats/read")
    def read() -> Response:
        return jsonify(games=games_of(read_body(("text", "source", "formats", "typed", "game", "shape"))))

    @routes.post("/api/formats/write")
    def write() -> Response:
        return jsonify(text=text_of(read_body(("suffix", "game", "shape", *WrittenGame._fields))))

    return routes


def games_of(body: Body) -> list[dict[str, Any]]:
    """Return the games of a text: by the first format that fits, else typed moves; none if it has neither.

    `formats` of the request are pairs of game and suffix, `typed` games whose moves may be typed; `game` and `shape`
    are the board on the page.
    """
    text, source = _without_lone_surrogates(body.get("text")), read_text(body, "source")
    with _faults_told(source):
        for game, suffix in _read_formats(body.get("formats", [])):
            chosen = adapter_of(game).formats[suffix]
            if chosen.fits(text[:BEGINNING]):
                return _file_games(game, chosen, text, source, body)
        bare = SEPARATORS.sub(" ", NUMBERS.sub(" ", text)).strip() if len(text) <= MAX_TYPED else ""
        for game in _read_games(body.get("typed", [])) if bare else ():
            for config in _boards_for(game, body):
                actions = adapter_of(game).read_actions(bare, config)
                if actions is not None:
                    return [_as_json(config, WrittenGame(config.shape, tuple(actions)), "")]
    return []


@contextmanager
def _faults_told(source: str) -> Iterator[None]:
    """Raise BadInput with a sentence of limited length for a fault of the text or of its reader."""
    try:
        yield
    except BadInput as problem:
        raise BadInput(str(problem)[:MAX_MESSAGE]) from None
    except PARSE_ERRORS as problem:
        raise BadInput(f"{source} cannot be read: {type(problem).__name__} {problem!s:.200}") from None


def _file_games(game: str, chosen: Format, text: str, source: str, body: Body) -> list[dict[str, Any]]:
    """Return the games of a file."""
    config, read, moves = _boards_for(game, body)[0], list[dict[str, Any]](), 0
    for written in chosen.games(text, config.shape, source):
        read.append(_as_json(new_config(game, written.shape, timed=False), written, chosen.name))
        moves += len(written.actions)
        if len(read) > MAX_GAMES or moves > MAX_MOVES:
            most = f"{MAX_GAMES:,} games or {MAX_MOVES:,} moves"
            raise BadInput(f"{source} holds more than {most}: {PROGRAM} convert makes a record of them")
    return read


def _as_json(config: MatchConfig, written: WrittenGame, form: str) -> dict[str, Any]:
    return {**written._asdict(), "game": config.game, "shape": dict(config.shape), "form": form}


def _boards_for(game: str, body: Body) -> list[MatchConfig]:
    """Return the boards that a text may mean: the shown one, then the usual one."""
    usual, shape = new_config(game, timed=False), body.get("shape")
    if game != body.get("game") or not shape:
        return [usual]
    shown = read_config({"game": game, "shape": shape})
    return [usual] if shown.shape == usual.shape else [shown, usual]


def _without_lone_surrogates(text: Any) -> str:
    """Return the text with question marks for lone surrogates, which JSON can hold and files cannot."""
    if not isinstance(text, str):
        raise BadInput("text should be the text of a file")
    return text.encode("utf-8", "replace").decode("utf-8").removeprefix("\ufeff")


def _read_formats(value: Any) -> Iterator[tuple[str, str]]:
    """Yield games and suffixes of formats that there are."""
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise BadInput("formats should be pairs of a game and a suffix")
    for game, suffix in value:
        if game in games() and suffix in adapter_of(game).formats:
            yield game, suffix


def _read_games(value: Any) -> Sequence[str]:
    if not isinstance(value, list):
        raise BadInput("typed should be a list of games")
    return [game for game in value if game in games()]


def text_of(body: Body) -> str:
    """Return a game as a file in a format of its game."""
    (config, actions), suffix = read_position(body), read_text(body, "suffix")
    formats = adapter_of(config.game).formats
    if suffix not in formats:
        known = ", ".join(f".{known}" for known in formats)
        raise BadInput(f"{config.game} has no format .{suffix:.20}: choose {known}")
    seconds = body.get("seconds") or [0.0] * len(actions)
    if not isinstance(seconds, list) or len(seconds) != len(actions) or not all(map(_is_seconds, seconds)):
        raise BadInput("seconds should be a number for each move")
    players, about = body.get("players"), {name: body.get(name, "") for name in ("result", "date")}
    if not isinstance(players, list) or len(players) != 2 or not all(map(_is_field, [*players, *about.values()])):
        raise BadInput(f"two players, result and date should be texts of at most {MAX_FIELD} characters")
    game = WrittenGame(config.shape, tuple(actions), (players[0], players[1]), tuple(seconds), **about)
    return formats[suffix].write([game])


def _is_seconds(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1e9


def _is_field(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= MAX_FIELD and (not value or value.isprintable())
