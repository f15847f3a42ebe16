"""Whatever is pasted or dropped: what it is, is found out; what is wrong with it, is said with its place.

An episode of the competition, several of them, a record of ours, the address of a page with a position, a file in any
format that a game knows, or moves as people type them. What may be of several games is fields as a choice. Nothing that
a text holds does more than become a game or a sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from urllib.parse import parse_qsl

from tempo.app.request_parsing import MAX_SIZE, read_actions
from tempo.app.storage.imported_game import ImportedGame, check_board, from_records, from_written
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.episodes import parsed, read_document
from tempo.lab.records.read_games import formats_told_by, is_own_record, read_own_record
from tempo.lab.records.record_file import record_in, recorded_config
from tempo.lab.referee.file_formats import Format
from tempo.lab.referee.game_adapter import adapter_of, default_first, new_config
from tempo.lab.referee.game_data import MatchConfig

ADDRESS = re.compile(r"\s*(?:https?://[^\s#]*)?#?((?:[a-z]+=[^\s&]*&)*game=[^\s]+)\s*")
NUMBERS = re.compile(r"(?<![a-z0-9])\d{1,3}\s*[.):]\s*(?=\S)", re.IGNORECASE)  # before the moves of a written list
SEPARATORS = re.compile(r"[\s,;]+")
SPACED_DIGITS = re.compile(r"\s*\d(?:[ \t,;]+\d){2,}\s*")  # columns that somebody wrote with blanks between them
MAX_TYPED = 20_000  # characters
MAX_MESSAGE = 500
MAX_GAMES = 10_000  # games, each of them short, that are read in a second or two
PARSE_ERRORS = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError)
Shape = tuple[tuple[str, int], ...]


@lru_cache(maxsize=2)  # who chooses one of many games sends them again
def import_games(text: str, source: str, game: str = "", shape: Shape = ()) -> tuple[ImportedGame, ...]:
    """All games that a text holds, one at least. `game` and `shape` are what the reader has on the board: they decide
    where a text says nothing, and come first where it can be read as several games."""
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise BadInput(f"{source} is empty")
    try:
        found = parse_games(text, source, game, dict(shape))
    except BadInput as problem:
        raise BadInput(" ".join(str(problem)[:MAX_MESSAGE].split())) from None
    except PARSE_ERRORS as problem:
        raise BadInput(f"{source} cannot be read: {type(problem).__name__} {problem!s:.200}") from None
    if not found:
        raise BadInput(f"{source} holds no game")
    return tuple(found)


def parse_games(text: str, source: str, game: str, shape: Mapping[str, int]) -> list[ImportedGame]:
    if len(text) <= MAX_TYPED and (address := ADDRESS.fullmatch(text)):
        return [parse_address(address[1])]
    if is_own_record(text):
        return parse_record(text, source)
    if text.lstrip()[:1] in ("{", "["):
        return parse_json(text, source)
    return parse_text(text, source, game, shape)


# ---- addresses ----


def parse_address(said: str) -> ImportedGame:
    """A position as the address of our page holds it."""
    fields = dict(parse_qsl(said, keep_blank_values=True))
    game, sizes = fields.get("game", ""), [part.partition(".") for part in fields.get("shape", "").split("-") if part]
    config = new_config(game, {name: read_number(size, f"{name} in the address", MAX_SIZE) for name, _, size in sizes})
    moves = [part for part in fields.get("moves", "").split(".") if part]
    actions = [read_number(move, f"move {at} in the address") for at, move in enumerate(moves, start=1)]
    at = read_number(fields["at"], "at in the address") if fields.get("at") else len(actions)
    return ImportedGame("address", config, tuple(read_actions(actions, config)), at=min(at, len(actions)))


def read_number(text: str, what: str, most: int = 10**6) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and int(text) <= most):
        raise BadInput(f"{what} should be a number of at most {most:,}, not '{text:.20}'")
    return int(text)


# ---- JSON ----


def parse_record(text: str, source: str) -> list[ImportedGame]:
    """A record of ours. Its last line may lack its end, as pasted texts do."""
    last = text.rstrip("\n").rpartition("\n")[2]
    if not text.endswith("\n") and is_json(last):
        text += "\n"
    with suppress(*PARSE_ERRORS):  # before any game is played on it
        check_board(recorded_config(json.loads(text.partition("\n")[0])))
    episode = read_own_record(text, source)
    return from_records("record", episode, record_in(text.encode(), source).header)


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def parse_json(text: str, source: str) -> list[ImportedGame]:
    """An episode, a list of them, or one a line."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if len(lines) > 1 and all(is_json(line) for _, line in lines[:2]):
        documents = [(f"{source}, line {at}", parsed(f"{source}, line {at}", line)) for at, line in lines]
    else:
        document = parsed(source, text)
        documents = [(source, document)]
        if isinstance(document, list) and document and all(isinstance(one, dict) for one in document):
            documents = [(f"{source}, episode {at}", one) for at, one in enumerate(document, start=1)]
        elif isinstance(document, list):
            raise BadInput(f"'{source}' is a list, but not of episodes: what agents have printed goes with its episode")
    return [
        found for place, document in documents for found in from_records("episode", read_document(place, document), {})
    ]


# ---- as people and other programs write ----


def parse_text(text: str, source: str, game: str, shape: Mapping[str, int]) -> list[ImportedGame]:
    """A file in a format of a game, or moves. Several games may take it: then one is to be chosen, unless the game on
    the board takes it as well as any."""
    if (text.count("(;") or text.count("\n")) > MAX_GAMES:
        raise BadInput(f"{source} holds more than {MAX_GAMES:,} games: local_eval.py convert makes a record of them")
    fitting = [] if SPACED_DIGITS.fullmatch(text) else formats_told_by(text, None)
    own = [one for one in fitting if one[0] == game]
    found: dict[str, list[ImportedGame]] = {}
    refused: dict[str, BadInput] = {}
    for name, chosen in own or fitting or formats_by_suffix(text, source, game):
        read = format_reader(chosen, text, source)
        try_boards(name, candidate_configs(name, game, shape), read, found, refused)
    by_format = set(found)
    if not own and game not in by_format and len(text) <= MAX_TYPED:
        for name in [name for name in shown_game_first(game) if name not in by_format]:
            try_boards(name, candidate_configs(name, game, shape), move_list_reader(text), found, refused)
            if name == game and set(found) == {game}:
                break  # moves alone are of the game on the board, if it takes them
    if found:
        return [one for name in sorted(found, key=lambda name: name != game) for one in found[name]]
    if refused:
        raise BadInput(error_message(refused))
    raise BadInput(f"{source} is nothing that is known here. Known are {supported_inputs()}")


Reader = Callable[[str, MatchConfig], list[ImportedGame]]


def format_reader(chosen: Format, text: str, source: str) -> Reader:
    def read(game: str, config: MatchConfig) -> list[ImportedGame]:
        return [from_written(game, one, chosen.name) for one in chosen.read(text, config.shape, source)]

    return read


def move_list_reader(text: str) -> Reader:
    """Moves one after the other, however they are parted and numbered."""
    bare = SEPARATORS.sub("", NUMBERS.sub(" ", text))

    def read(game: str, config: MatchConfig) -> list[ImportedGame]:
        actions = adapter_of(game).read_actions(bare, config) if bare else None
        return [] if actions is None else [ImportedGame("moves", config, tuple(actions))]

    return read


def try_boards(
    name: str,
    boards: Sequence[MatchConfig],
    read: Reader,
    found: dict[str, list[ImportedGame]],
    refused: dict[str, BadInput],
) -> None:
    """Read it as a game, on the first of these boards on which it can be; if on none, keep what the first one says."""
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


def candidate_configs(name: str, game: str, shape: Mapping[str, int]) -> list[MatchConfig]:
    """The boards on which moves may have been played that do not tell theirs: the one that is shown, and the usual."""
    usual = new_config(name, timed=False)
    if name != game or not shape or dict(shape) == dict(usual.shape):
        return [usual]
    return [new_config(name, shape, timed=False), usual]


def formats_by_suffix(text: str, source: str, game: str) -> list[tuple[str, Format]]:
    """What a file that looks like nothing wants to be, by its name; its reader can say what is wrong."""
    suffix = "sgf" if text.lstrip().startswith("(") else source.rpartition(".")[2].lower()
    return [(name, formats[suffix]) for name in shown_game_first(game) if suffix in (formats := adapter_of(name).formats)]


def shown_game_first(game: str) -> list[str]:
    """All games, the one on the board first."""
    return sorted(default_first(), key=lambda name: name != game)


def error_message(refused: Mapping[str, BadInput]) -> str:
    if len(refused) == 1:
        return str(next(iter(refused.values())))
    return "; ".join(f"as {game}: {problem}" for game, problem in list(refused.items())[:3])


def supported_inputs() -> str:
    """All that can be pasted, in words."""
    files = [f".{suffix} ({one.name})" for game in default_first() for suffix, one in adapter_of(game).formats.items()]
    return f"episodes and records (JSON), moves, the address of this page, {', '.join(dict.fromkeys(files))}"
