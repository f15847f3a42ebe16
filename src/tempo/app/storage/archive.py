"""Archive of games played on the board, one record per file: runs/games/2026-11-22/101500-GAME-A-B.jsonl.

A game is written to a temporary file, which then takes its place: readers see all of a game or nothing.
The header's `summary` holds what a list shows: ten thousand games are listed without reading their moves. No requested
name reaches anything outside the folder.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from tempo.app.storage.game_record import HUMAN, original_names
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.convert import NO_SIGN
from tempo.arena.records.record_file import FORMAT, GameRecord, parsed_line, record_in, recorded_game
from tempo.native.aot.own_files import make_own_folder
from tempo.native.atomic_file import atomic_write

DAY = re.compile(r"\d{4}-\d\d-\d\d")
NAME = re.compile(r"(\d{4}-\d\d-\d\d)/(\w[\w.+-]*\.jsonl)")
CLOCK = re.compile(r"(\d\d)(\d\d)(\d\d)-")
MAX_NAME = 40  # characters of a player in a file name
MAX_FILE_SIZE = 20 << 20  # bytes of a file to open
PAGE_SIZE = 50  # games per page
RECORD = ".jsonl"
PARTS = ("header", "game")  # lines of a record with one game
Entry = dict[str, Any]  # entry of the list, for one file


class GameFilter(NamedTuple):
    """A search for games; empty fields match everything."""

    game: str = ""
    player: str = ""  # part of a name
    result: str = ""  # won, lost: for the only person; first, second: by seat; drawn, open
    since: str = ""  # dates, inclusive
    until: str = ""


# ---- saving ----


def save_game(records: Path, header: Mapping[str, Any], game: GameRecord) -> str:
    """Write a game under an unused name below `records`, and return it; raise BadInput if it cannot be written."""
    players = "-".join(NO_SIGN.sub("_", name)[:MAX_NAME] for name in _players_of(header, game))
    stem = f"{datetime.now():%Y-%m-%d/%H%M%S}-{header['game']}-{players}"
    names = (f"{stem}{'' if number == 1 else f'-{number}'}{RECORD}" for number in count(1))
    name = next(name for name in names if not (records / name).exists())
    GameArchive(records).write(name, {"header": with_summary(header, game), "game": game})
    return name


def with_summary(header: Mapping[str, Any], game: GameRecord) -> dict[str, Any]:
    """Return the header of a record with one game."""
    return {**header, "summary": _summary_of(header, game)}


def _players_of(header: Mapping[str, Any], game: GameRecord) -> list[str]:
    """Return the players by seat; a player against itself has two names in a record."""
    return original_names([str(header["players"][player]["name"]) for player in game["players"]])


def _summary_of(header: Mapping[str, Any], game: GameRecord) -> Entry:
    """Return the summary of a game for the list."""
    played = recorded_game(game)
    loser = played.forfeit()
    how = played.problem if loser is None else played.statuses[loser]
    result = {1.0: "first", 0.5: "drawn", 0.0: "second"}[played.score(0)] if played.is_finished() else "open"
    return {"players": _players_of(header, game), "result": result, "how": how, "plies": played.plies()}


# ---- finding ----


class GameArchive:
    """The games in a folder. Entries are cached until their file changes."""

    def __init__(self, records: Path) -> None:
        self.records = records
        self.lock = Lock()
        self.cache: dict[str, tuple[str, Entry]] = {}

    def page(self, game_filter: GameFilter, page: int = 1) -> dict[str, Any]:
        """Return one page of the matching games, newest first. Files are opened only if names do not decide."""
        with self.lock:
            names = self.names(game_filter)
            if game_filter.player or game_filter.result:
                names = [name for name in names if _matches(self.entry(name), game_filter)]
            games = [self.entry(name) for name in names[PAGE_SIZE * (page - 1) : PAGE_SIZE * page]]
        return {"games": games, "page": page, "pages": -(-len(names) // PAGE_SIZE), "count": len(names)}

    def names(self, game_filter: GameFilter) -> list[str]:
        """Return the file names that match by name alone, newest first."""
        names = [
            f"{day}/{name}"
            for day in self.days(game_filter)
            for name in _names_in(self.records / day)
            if not game_filter.game or name.split("-")[1:2] == [game_filter.game]
        ]
        return sorted(names, key=lambda name: name.removesuffix(RECORD), reverse=True)

    def days(self, game_filter: GameFilter) -> Iterator[str]:
        with suppress(OSError), os.scandir(self.records) as entries:
            for entry in entries:
                is_day = DAY.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)
                if is_day and (game_filter.since or "0") <= entry.name <= (game_filter.until or "9"):
                    yield entry.name

    def entry(self, name: str) -> Entry:
        """Return the list entry of a file, with the reason if it cannot be read."""
        stamp = stamp_of(self.records / name)
        known = self.cache.get(name)
        if known is None or known[0] != stamp:
            known = self.cache[name] = stamp, _read_entry(self.records / name, name)
        return known[1]

    def read(self, name: str) -> str:
        """Return the text of a file."""
        path = self.path(name)
        try:
            if path.stat().st_size > MAX_FILE_SIZE:
                raise BadInput(f"'{name}' is larger than {MAX_FILE_SIZE >> 20} MB: `review` and `report` read it")
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError as problem:
            raise BadInput(f"'{name}': byte {problem.start + 1} is not text in UTF-8") from None
        except OSError as problem:
            raise BadInput(f"'{name}' cannot be read: {problem.strerror}") from None

    def write(self, name: str, game: dict[str, Any] | None) -> None:
        """Write a game as the page gives it, {header, game}, in place of a file of this name; None deletes the file."""
        if not NAME.fullmatch(name):
            raise BadInput("this is not a name for a game")
        is_game = isinstance(game, dict) and all(isinstance(game.get(part), dict) for part in PARTS)
        if game is not None and not is_game:
            raise BadInput("a game should have a header and moves")
        path = self.records / name
        try:
            if game is None:
                path.unlink(missing_ok=True)
                return
            make_own_folder(self.records)
            make_own_folder(path.parent)
            with atomic_write(path) as file:
                file.writelines(json.dumps(game[part], separators=(",", ":")).encode() + b"\n" for part in PARTS)
                file.flush()
                os.fsync(file.fileno())  # a power cut loses no game
        except OSError as problem:
            raise BadInput(f"the game is not saved: cannot write in '{path.parent}': {problem.strerror}") from None

    def path(self, name: str) -> Path:
        """Return the file of a game; raise BadInput for any other name or a link."""
        if not NAME.fullmatch(name):
            raise BadInput("this is not the name of a saved game")
        path = self.records / name
        if path.is_symlink() or path.parent.is_symlink() or not path.is_file():
            raise BadInput(f"there is no saved game '{name}'")
        return path


def _names_in(folder: Path) -> list[str]:
    """Return the names of saved games in a folder."""
    try:
        with os.scandir(folder) as entries:
            return [
                entry.name
                for entry in entries
                if NAME.fullmatch(f"{folder.name}/{entry.name}") and entry.is_file(follow_symlinks=False)
            ]
    except OSError:
        return []


def stamp_of(path: Path) -> str:
    """Return the version of a file, which changes if it is written again; "" if there is none."""
    with suppress(OSError):
        status = path.stat()
        return f"{status.st_ino}.{status.st_mtime_ns}.{status.st_size}"
    return ""


def _read_entry(path: Path, name: str) -> Entry:
    date, file = name.split("/")
    clock = CLOCK.match(file)
    entry: Entry = {"name": name, "date": date, "time": ":".join(clock.groups()) if clock else ""}
    try:
        text = path.read_bytes()
        return {**entry, **_summary_in(text, file)}
    except OSError as problem:
        return {**entry, "unreadable": f"it cannot be read: {problem.strerror}"}
    except BadInput as problem:
        return {**entry, "unreadable": str(problem)}
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as problem:
        return {**entry, "unreadable": f"it is damaged: {type(problem).__name__} {problem}"}


def _summary_in(text: bytes, source: str) -> Entry:
    """Return the summary in the header; records from elsewhere have none, and their games are read."""
    if not text.endswith(b"\n"):
        raise BadInput("it is truncated: its last line is incomplete")
    header = parsed_line(text[: text.index(b"\n")])
    if header.get("format") != FORMAT:
        raise BadInput("it is not a record of Tempo: its first line should say so")
    about = {"game": str(header["game"]), "kind": str(header["kind"])}
    if isinstance(header.get("summary"), dict):
        first, second = header["summary"]["players"]
        entry = header["summary"]
        how = None if entry["how"] is None else str(entry["how"])
        return {**about, "players": [str(first), str(second)], "result": str(entry["result"]), "how": how,
                "plies": int(entry["plies"]), "games": 1}  # fmt: skip
    whole = record_in(text, source)
    if not whole.games:
        raise BadInput("it holds no finished game")
    summary = _summary_of(whole.header, next(iter(whole.games.values())))
    if len(whole.games) > 1:
        names = [str(player["name"]) for player in header["players"]]
        summary = {**summary, "players": [names[0], ", ".join(names[1:])], "result": "several", "how": None}
    return {**about, **summary, "games": len(whole.games)}


def _matches(entry: Entry, game_filter: GameFilter) -> bool:
    """Return whether an entry matches by player and result."""
    if "unreadable" in entry:
        return False
    is_player = any(_normalized(game_filter.player) in _normalized(name) for name in entry["players"])
    return is_player and (not game_filter.result or game_filter.result in _result_names(entry))


def _normalized(name: str) -> str:
    """Normalize a name for search: `level 7` finds level:7."""
    return " ".join(name.casefold().replace(":", " ").split())


def _result_names(entry: Entry) -> set[str]:
    """Return all names of a result: by seat, and for the only person."""
    people = [seat for seat, name in enumerate(entry["players"]) if name == HUMAN]
    winner = {"first": 0, "second": 1}.get(entry["result"])
    if winner is None or len(people) != 1:
        return {entry["result"]}
    return {entry["result"], "won" if people == [winner] else "lost"}
