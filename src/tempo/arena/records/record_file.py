"""Record of a run: a file of JSON lines, first a header, then one line per game.

A game is written as it ends and synced to the disk, at the latest a second after, so that a killed run or a power cut
loses only the games in progress; an incomplete last line is dropped. A record has all that is needed to resume the run
and to report on it. A run that was extended has a line `extended`, whose fields replace those of the header. One
process at a time writes a record, in whole lines, and an existing file is never overwritten.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timezone
from functools import cache
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, NamedTuple

from tempo.arena.adapter.game_types import MatchConfig, PlayedGame, PlayedMove
from tempo.arena.command_line.inputs import PACKAGE, ROOT, BadInput
from tempo.arena.command_line.process_text import printable_json
from tempo.arena.command_line.program import COMMAND
from tempo.arena.players.versions import digest, package_version
from tempo.arena.records.locked_file import LockedFile
from tempo.registry import folder_of

RUNS = ROOT / "runs"
FORMAT, VERSION = "tempo-record", 3
DATES = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]"  # folders of records
BISECTIONS = "bisect"  # folder of the records of bisections, each in a folder of its own
SPSA_RUN = "-spsa.jsonl"  # end of the names of files that hold no record but a run of SPSA
SYNC_PAUSE = 10  # times as long as a sync took, the next one waits: a tenth of the time at most
LONGEST_PAUSE = 1.0  # seconds
BEGINNING = 2000  # characters that identify a file
QUICK, CONVERTED = "quick", "converted"  # kinds: the one-minute check; games that were not played here
BOARD = "board"  # kind of a game played on the board
RATED = ("ladder", "history")  # kinds whose players are rated on one scale
RESUMED_BY = {"gauntlet": "match", "history": "ladder"}  # commands of kinds that have another name
FINISHED = (CONVERTED, BOARD)  # kinds that cannot be resumed
RESIGNED = "resigned"  # problem of a game that was resigned
LEFT = "left"  # problem of a game that was left before its end, so that the count of both sides decided
REFEREE_SOURCES = ("arena/referee", "arena/players", "lab/tournament/pairs.py")  # sources that decide games
GAME_SOURCES = ("adapter", "protocols")  # the same in the folder of the game

GameRecord = dict[str, Any]  # one game, as plain dicts and lists


class Record(NamedTuple):
    """A record that was read."""

    header: dict[str, Any]
    games: dict[int, dict[str, Any]]  # by index in the schedule of the run


def game_record(game: PlayedGame, /, **about: Any) -> dict[str, Any]:
    """Return a game as plain dicts and lists, with further fields that identify it."""
    moves = [move._asdict() for move in game.moves]
    for fields in moves:
        if fields["error"] is None:
            del fields["error"]
    return {**about, **game._asdict(), "moves": moves}


def recorded_game(record: dict[str, Any]) -> PlayedGame:
    """Return the game of a record: the inverse of `game_record`."""
    first, second = record["statuses"]
    return PlayedGame(
        opening=tuple(record["opening"]),
        moves=[PlayedMove(**move) for move in record["moves"]],
        statuses=(first, second),
        rewards=tuple(record["rewards"]),
        banks=tuple(record["banks"]),
        problem=record["problem"],
    )


def recorded_config(header: Mapping[str, Any]) -> MatchConfig:
    """Return the configuration in the first line of a record; KeyError or TypeError if it is not complete."""
    return MatchConfig(**header["config"])


def new_header(kind: str, **about: Any) -> dict[str, Any]:
    """Return the header of a new record, with date, machine and referee version."""
    python = f"Python {platform.python_version()}"
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {python}, {package_version('numba')}"
    started = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    referee = referee_version(about["game"], about.get("environment", False))
    fields = {"format": FORMAT, "version": VERSION, "kind": kind, **about}
    return {**fields, "referee": referee, "started": started, "machine": machine}


@cache
def referee_version(game: str, environment: bool) -> str:
    """Return a digest of all sources that decide games besides the players: openings, seats and referee.

    A record never mixes games of two referees.
    """
    places = [PACKAGE / place for place in REFEREE_SOURCES]
    places += [folder_of(game) / place for place in GAME_SOURCES]
    files = sorted(file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place]))
    parts = (part for file in files if file.is_file() for part in (file.name.encode(), file.read_bytes()))
    beside = f", {package_version('kaggle-environments')}" if environment else ""
    return f"sources {digest(*parts)}{beside}"


def resume_command(kind: str) -> str:
    """Return the command that resumes a record of this kind, without its name."""
    return f"{COMMAND} --resume" if kind == QUICK else f"{COMMAND} {RESUMED_BY.get(kind, kind)} --resume"


class AlreadyThere(BadInput):
    """The file of a new record exists already."""


class Recorder:
    """A record being written. An incomplete last line of a killed run is dropped."""

    def __init__(self, path: Path, header: dict[str, Any] | None = None) -> None:
        """Create a new file with a header, or continue a file without one."""
        self.path = path
        self.file = opened(path, "r+b" if header is None else "xb")
        self.resumable = header is None or header["kind"] not in FINISHED
        self.first_line = 0  # length of the header in bytes, in a new record
        self.next_sync, self.is_synced = 0.0, True  # time of the next sync at the earliest; whether none is needed
        try:
            self.end = whole_lines(self.file.readall()) if header is None else 0
            if header is not None:
                self.write(header)
                self.first_line = self.end
        except BaseException:
            self.file.close()
            if header is not None:
                path.unlink(missing_ok=True)  # it is still empty
            raise

    def write(self, line: dict[str, Any]) -> None:
        """Append a line atomically; BadInput if it cannot be written, for example on a full disk."""
        text = memoryview(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        try:
            self.file.seek(self.end)
            self.file.truncate()
            written = 0
            while written < len(text):
                written += self.file.write(text[written:])
        except OSError as problem:
            with suppress(OSError):
                self.file.truncate(self.end)
            raise BadInput(self.stopped_by(problem)) from None
        self.end += len(text)
        self.is_synced = False
        self.sync_if_due()

    def sync_if_due(self) -> None:
        """Sync what is not on the disk yet, unless the last sync was just now."""
        if not self.is_synced and monotonic() >= self.next_sync:
            self.sync()

    def sync(self) -> None:
        """Have all lines so far put on the disk; BadInput if that fails."""
        begun = monotonic()
        try:
            os.fsync(self.file.fileno())
        except OSError as problem:
            raise BadInput(self.stopped_by(problem)) from None
        ended, self.is_synced = monotonic(), True
        self.next_sync = ended + min(LONGEST_PAUSE, SYNC_PAUSE * (ended - begun))

    def stopped_by(self, problem: OSError) -> str:
        """Explain a write error, and how to resume if the record has games."""
        said = f"cannot write '{self.path}': {problem.strerror}"
        goes_on = self.resumable and self.holds_games()
        return f"{said}; its games are complete, and --resume {self.path} continues" if goes_on else said

    def holds_games(self) -> bool:
        """Return whether it has more than a new header."""
        return self.end > self.first_line

    def __enter__(self) -> Recorder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self.file:
            self.sync()
        if kind is not None and self.first_line and not self.holds_games():
            self.path.unlink(missing_ok=True)  # so that the same command can be tried again


def begin_record(path: Path | None, header: dict[str, Any]) -> Recorder:
    """Create a new record, by default in the folder of today under runs/, with a name from kind and time."""
    if path is not None:
        return Recorder(path, header)
    now = datetime.now()
    folder, stem = RUNS / f"{now:%Y-%m-%d}", f"{header['kind']}-{now:%H%M%S}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"cannot write '{folder}': {problem.strerror}; name a file with --record") from None
    for number in range(1000):  # runs that were started in the same second
        with suppress(AlreadyThere):
            return Recorder(folder / f"{stem}{'' if number == 0 else f'-{number}'}.jsonl", header)
    raise BadInput(f"'{folder}' has 1,000 records of this second: name a file with --record")


def records_below(folder: Path) -> list[Path]:
    """Return the records in a folder, in its folders by date and in those of bisections."""
    paths = [path for where in (".", DATES, f"{BISECTIONS}/*") for path in folder.glob(f"{where}/*.jsonl")]
    return [path for path in paths if not path.name.endswith(SPSA_RUN)]


def refuse_existing(path: Path) -> None:
    """Refuse to overwrite an existing file: it may hold hours of games."""
    if not path.exists():
        return
    try:
        kind = read_record(path).header.get("kind", "")
    except BadInput:
        raise AlreadyThere(f"'{path}' exists already and is not a record: name another file") from None
    how = "" if kind in FINISHED else f"{resume_command(kind)} {path} continues it, or "
    raise AlreadyThere(f"'{path}' exists already and would be lost: {how}name another file")


def opened(path: Path, mode: str) -> LockedFile:
    """Open and lock a file; BadInput says why it cannot be."""
    try:
        return LockedFile(path, mode)
    except FileExistsError:
        refuse_existing(path)
        raise AlreadyThere(f"'{path}' exists already: name another file") from None
    except OSError as problem:
        verb = "read" if isinstance(problem, FileNotFoundError) and "+" in mode else "write"
        raise BadInput(f"cannot {verb} '{path}': {problem.strerror}") from None


def whole_lines(text: bytes) -> int:
    """Return the end of the last complete line."""
    return text.rfind(b"\n") + 1


def is_json(text: str) -> bool:
    """Return whether a text begins as an object in JSON does: a record or an episode."""
    return text[:BEGINNING].lstrip().startswith("{")


def is_record(text: str) -> bool:
    """Return whether a text is a record, by its beginning."""
    return is_json(text) and f'"{FORMAT}"' in text[:BEGINNING]


def parsed_line(line: bytes) -> Any:
    """Parse a line of a record; its texts come from anybody, and are printed."""
    entry = json.loads(line)
    return printable_json(entry) if b"\\" in line or not line.isascii() else entry


def read_record(path: Path) -> Record:
    """Read a record up to its last complete line; BadInput for other files."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise BadInput(f"cannot read '{path}': {problem.strerror}") from None
    return record_in(text, str(path))


def record_in(text: bytes, source: str) -> Record:
    """Parse the content of a record; `source` is for error messages."""
    lines = text[: whole_lines(text)].splitlines()
    header: dict[str, Any] = {}
    games: dict[int, dict[str, Any]] = {}
    for number, line in enumerate(lines, start=1):
        try:
            entry = parsed_line(line)
        except (ValueError, RecursionError):
            raise BadInput(f"'{source}' line {number} is not JSON: is it a record of Tempo?") from None
        if number == 1:
            header = entry if isinstance(entry, dict) else {}
        elif isinstance(entry, dict) and isinstance(entry.get("extended"), dict):
            header |= entry["extended"]
        elif isinstance(entry, dict) and isinstance(entry.get("index"), int):
            games[entry["index"]] = entry
    if header.get("format") != FORMAT:
        raise BadInput(f"'{source}' is not a record of Tempo: its first line should say so")
    if header.get("version") != VERSION:
        raise BadInput(f"'{source}' has version {header.get('version')} of the format; this reads version {VERSION}")
    return Record(header, dict(sorted(games.items())))
