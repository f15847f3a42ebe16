"""Import of pasted or dropped text: detect what it is, and report errors with their place.

Supported are episodes of the competition, one or several; records; addresses of this page; files in any format of a
game; and moves as people type them. Text that fits several games becomes a list of choices. Imported text can only
become a game or an error message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from io import StringIO
from itertools import islice
from typing import Any
from urllib.parse import parse_qsl

from tempo.app.request_parsing import MAX_SIZE, read_actions
from tempo.app.storage.imported_game import ImportedGame, check_board, from_records, from_written
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.command_line.program import PROGRAM
from tempo.lab.records.episodes import parsed, read_document
from tempo.lab.records.read_games import formats_of_text, own_record
from tempo.lab.records.record_file import is_record, record_in, recorded_config
from tempo.lab.referee.file_formats import Format
from tempo.lab.referee.game_adapter import adapter_of, default_first, new_config
from tempo.lab.referee.game_types import MatchConfig

ADDRESS = re.compile(r"\s*(?:https?://[^\s#]*)?#?((?:[a-z]+=[^\s&]*&)*game=[^\s]+)\s*")
NUMBERS = re.compile(r"(?<![a-z0-9])\d{1,3}\s*[.):]\s*(?=\S)", re.IGNORECASE)  # move numbers in a list
SEPARATORS = re.compile(r"[\s,;]+")
SPACED_DIGITS = re.compile(r"\s*\d(?:[ \t,;]+\d){2,}\s*")  # columns separated by blanks
MAX_TYPED = 20_000
MAX_BYTES = 2 << 20  # of a text
MAX_GAMES, MAX_MOVES = 10_000, 60_000  # in a text: they are read in less than two seconds
MAX_MESSAGE = 500
PARSE_ERRORS = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError)
Shape = tuple[tuple[str, int], ...]


@lru_cache(maxsize=2)  # a choice among many games sends the text again
def import_games(
    text: str, source: str, game: str = "", shape: Shape = (), most_bytes: int = MAX_BYTES
) -> tuple[ImportedGame, ...]:
    """Return all games in a text, at least one; raise BadInput otherwise.

    text        what was pasted, or the text of a file
    source      its name in error messages
    game        the game on the board, which decides ambiguous texts and comes first in lists
    shape       the board's size, for texts that name none
    most_bytes  length of the text in UTF-8 that is read at most
    """
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise BadInput(f"{source} is empty")
    if len(text) > most_bytes or len(text.encode(errors="replace")) > most_bytes:
        raise BadInput(f"{source} is larger than {most_bytes >> 20} MB: split it")
    try:
        found = _parse_games(text, source, game, dict(shape))
    except BadInput as problem:
        raise BadInput(str(problem)[:MAX_MESSAGE]) from None
    except PARSE_ERRORS as problem:
        raise BadInput(f"{source} cannot be read: {type(problem).__name__} {problem!s:.200}") from None
    if not found:
        raise BadInput(f"{source} holds no game")
    return tuple(found)


def _parse_games(text: str, source: str, game: str, shape: Mapping[str, int]) -> list[ImportedGame]:
    if len(text) <= MAX_TYPED and (address := ADDRESS.fullmatch(text)):
        return [_parse_address(address[1])]
    if is_record(text):
        return _parse_record(text, source)
    if text.lstrip()[:1] in ("{", "["):
        return _parse_json(text, source)
    return _parse_text(text, source, game, shape)


# ---- addresses ----


def _parse_address(text: str) -> ImportedGame:
    """Read a position from an address of this page."""
    fields = dict(parse_qsl(text, keep_blank_values=True))
    game, sizes = fields.get("game", ""), [part.partition(".") for part in fields.get("shape", "").split("-") if part]
    config = new_config(game, {name: _read_number(size, f"{name} in the address", MAX_SIZE) for name, _, size in sizes})
    moves = [part for part in fields.get("moves", "").split(".") if part]
    actions = [_read_number(move, f"move {at} in the address") for at, move in enumerate(moves, start=1)]
    at = _read_number(fields["at"], "at in the address") if fields.get("at") else len(actions)
    return ImportedGame("address", config, tuple(read_actions(actions, config)), at=min(at, len(actions)))


def _read_number(text: str, what: str, most: int = 10**6) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and int(text) <= most):
        raise BadInput(f"{what} should be a number of at most {most:,}, not '{text:.20}'")
    return int(text)


# ---- JSON ----


def _parse_record(text: str, source: str) -> list[ImportedGame]:
    """Read a record. The end of its last line may be missing in pasted text."""
    _check_count(text.count("\n"), 0, source)
    last = text.rstrip("\n").rpartition("\n")[2]
    if not text.endswith("\n") and _is_json(last):
        text += "\n"
    record = record_in(text.encode(), source)
    with suppress(*PARSE_ERRORS):  # before any game is replayed on it
        check_board(recorded_config(record.header))
    return from_records("record", own_record(record, source, len(text)), record.header)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _parse_json(text: str, source: str) -> list[ImportedGame]:
    """Read an episode, a list of episodes, or one episode per line."""
    found: list[ImportedGame] = []
    for place, document in _documents(text, source):
        found += from_records("episode", read_document(place, document), {})
    return found


def _documents(text: str, source: str) -> Iterator[tuple[str, Any]]:
    """Yield the episodes of a text as parsed JSON, each with its place."""
    beginning = [line for _, line in islice(_lines(text), 2)]
    if len(beginning) == 2 and all(map(_is_json, beginning)):
        yield from ((f"{source}, line {at}", parsed(f"{source}, line {at}", line)) for at, line in _lines(text))
        return
    document = parsed(source, text)
    if not isinstance(document, list):
        yield source, document
    elif document and all(isinstance(one, dict) for one in document):
        yield from ((f"{source}, episode {at}", one) for at, one in enumerate(document, start=1))
    else:
        raise BadInput(f"'{source}' is a list, but not of episodes: agent logs need their episode")


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not blank, with their numbers."""
    return ((number, line) for number, line in enumerate(StringIO(text), start=1) if line.strip())


# -- files and moves --


def _parse_text(text: str, source: str, game: str, shape: Mapping[str, int]) -> list[ImportedGame]:
    """Read a file in any format, or a list of moves. If several games accept it, the game on the board is preferred."""
    is_typed = len(text) <= MAX_TYPED
    fitting = [] if is_typed and SPACED_DIGITS.fullmatch(text) else formats_of_text(text, None)
    own = [one for one in fitting if one[0] == game]
    found: dict[str, list[ImportedGame]] = {}
    refused: dict[str, BadInput] = {}
    for name, chosen in own or fitting or _formats_by_suffix(text, source, game):
        read = _format_reader(chosen, text, source)
        _try_boards(name, _candidate_configs(name, game, shape), read, found, refused)
    by_format = set(found)
    if not own and game not in by_format and is_typed:
        for name in [name for name in _shown_game_first(game) if name not in by_format]:
            _try_boards(name, _candidate_configs(name, game, shape), _move_list_reader(text), found, refused)
            if name == game and set(found) == {game}:
                break  # if the game on the board accepts bare moves, they are of that game
    if found:
        return [one for name in sorted(found, key=lambda name: name != game) for one in found[name]]
    if refused:
        raise BadInput(_error_message(refused))
    raise BadInput(f"{source} has no known format. Known are {_supported_inputs()}")


Reader = Callable[[str, MatchConfig], list[ImportedGame]]


def _format_reader(chosen: Format, text: str, source: str) -> Reader:
    def read(game: str, config: MatchConfig) -> list[ImportedGame]:
        imported, moves = [], 0
        for written in chosen.games(text, config.shape, source):
            imported.append(from_written(game, written, chosen.name))
            moves += len(written.actions)
            _check_count(len(imported), moves, source)
        return imported

    return read


def _check_count(games: int, moves: int, source: str) -> None:
    """Raise BadInput if a text holds more games, or more moves, than are read at once."""
    if games > MAX_GAMES or moves > MAX_MOVES:
        most = f"{MAX_GAMES:,} games or {MAX_MOVES:,} moves"
        raise BadInput(f"{source} holds more than {most}: {PROGRAM} convert makes a record of them")


def _move_list_reader(text: str) -> Reader:
    """Return a reader for a list of moves with any separators and numbers."""
    bare = SEPARATORS.sub(" ", NUMBERS.sub(" ", text)).strip()

    def read(game: str, config: MatchConfig) -> list[ImportedGame]:
        actions = adapter_of(game).read_actions(bare, config) if bare else None
        return [] if actions is None else [ImportedGame("moves", config, tuple(actions))]

    return read


def _try_boards(
    name: str,
    boards: Sequence[MatchConfig],
    read: Reader,
    found: dict[str, list[ImportedGame]],
    refused: dict[str, BadInput],
) -> None:
    """Read a text as a game on the first board that fits, and keep the first error message if none does.

    name     the game
    boards   configurations to try, in order
    read     the reader
    found    gets the games, by name of the game
    refused  gets the error, by name of the game
    """
    for config in boards:
        try:
            games = read(name, config)
        except BadInput as problem:
            refused.setdefault(name, problem)
            continue
        except PARSE_ERRORS as problem:
            refused.setdefault(name, BadInput(f"it cannot be read: {type(problem).__name__} {problem:.100}"))
            continue
        if games:
            found[name] = games
            return


def _candidate_configs(name: str, game: str, shape: Mapping[str, int]) -> list[MatchConfig]:
    """Return boards for moves that do not say theirs: the shown one, then the default."""
    usual = new_config(name, timed=False)
    if name != game or not shape or dict(shape) == dict(usual.shape):
        return [usual]
    return [new_config(name, shape, timed=False), usual]


def _formats_by_suffix(text: str, source: str, game: str) -> list[tuple[str, Format]]:
    """Return the format of a file by its suffix; its reader can say what is wrong."""
    suffix = "sgf" if text.lstrip().startswith("(") else source.rpartition(".")[2].lower()
    return [
        (name, formats[suffix]) for name in _shown_game_first(game) if suffix in (formats := adapter_of(name).formats)
    ]


def _shown_game_first(game: str) -> list[str]:
    """Return all games, the one on the board first."""
    return sorted(default_first(), key=lambda name: name != game)


def _error_message(refused: Mapping[str, BadInput]) -> str:
    if len(refused) == 1:
        return str(next(iter(refused.values())))
    return "; ".join(f"as {game}: {problem}" for game, problem in list(refused.items())[:3])


def _supported_inputs() -> str:
    """Return a description of everything that can be imported."""
    files = [f".{suffix} ({one.name})" for game in default_first() for suffix, one in adapter_of(game).formats.items()]
    return f"episodes and records (JSON), moves, the address of this page, {', '.join(dict.fromkeys(files))}"
