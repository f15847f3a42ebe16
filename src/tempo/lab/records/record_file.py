"""What a run leaves behind: a file of JSON lines, the first one saying what is played, then one line a game.

A game is written as soon as it ends, so a run that is killed loses only what was being played; a line that
was cut short is no line. Reading one back gives what is needed to go on where it stopped, and to report.
A run that was made longer says so in a line `extended`, which counts as if it stood in the first one.
It is written by one process at a time, in whole lines, and never over what is there already.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timezone
from functools import cache
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from tempo.lab.command_line.inputs import PACKAGE, ROOT, BadInput
from tempo.lab.players.versions import digest, package_version
from tempo.lab.records.file_lock import lock
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig, PlayedGame, read_move

RUNS = ROOT / "runs"
FORMAT, VERSION = "tempo-record", 3
READABLE = (1, 2, 3)  # 1 told the board beside the clock; before 3 nobody knew which referee it was
QUICK, CONVERTED = "quick", "converted"  # kinds: the one-minute check; games that were not played here
BOARD = "board"  # the kind of a game that somebody played on the board
WHOLE = (CONVERTED, BOARD)  # kinds of which nothing goes on
RESIGNED = "resigned"  # the problem of a game that was given up
REFEREES = ("lab/referee", "lab/players", "lab/tournament/pairs.py")  # what decides games, besides the players
OF_A_GAME = ("adapter", "protocols")  # the same, of the game that is played

GameRecord = dict[str, Any]  # one game, as plain dicts and lists


class Record(NamedTuple):
    header: dict[str, Any]
    games: dict[int, dict[str, Any]]  # by index: which game of the run it was


def game_record(game: PlayedGame, /, **about: Any) -> dict[str, Any]:
    """A game as plain dicts and lists; `about` says which one it was."""
    return {**about, **game._asdict(), "moves": [move._asdict() for move in game.moves]}


def recorded_game(record: dict[str, Any]) -> PlayedGame:
    """What `game_record` was given."""
    first, second = record["statuses"]
    return PlayedGame(
        opening=tuple(record["opening"]),
        moves=[read_move(move) for move in record["moves"]],
        statuses=(first, second),
        rewards=tuple(record["rewards"]),
        banks=tuple(record["banks"]),
        problem=record["problem"],
    )


def recorded_config(header: Mapping[str, Any]) -> MatchConfig:
    """Return the configuration in the first line of a record, `terms` in earlier ones.

    KeyError or TypeError if it is not complete.
    """
    told = dict(header["config"] if "config" in header else header["terms"])
    if "shape" not in told:
        told["shape"] = {name: told[name] for name in adapter_of(told["game"]).shape}
    return MatchConfig(**{name: told[name] for name in MatchConfig._fields if name in told})


def new_header(kind: str, **about: Any) -> dict[str, Any]:
    """The first line: what is played, when, and on what kind of machine."""
    python = f"Python {platform.python_version()}"
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {python}, {package_version('numba')}"
    started = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    referee = referee_version(about["game"], about.get("environment", False))
    told = {"format": FORMAT, "version": VERSION, "kind": kind, **about}
    return {**told, "referee": referee, "started": started, "machine": machine}


@cache
def referee_version(game: str, environment: bool) -> str:
    """What decides the games besides those who play: the sources of openings, seats and referee, as they lie there.

    Games of two referees do not belong into one record.
    """
    places = [PACKAGE / place for place in REFEREES] + [PACKAGE / "games" / game / place for place in OF_A_GAME]
    files = sorted(file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place]))
    parts = (part for file in files if file.is_file() for part in (file.name.encode(), file.read_bytes()))
    beside = f", {package_version('kaggle-environments')}" if environment else ""
    return f"sources {digest(*parts)}{beside}"


def resume_command(kind: str) -> str:
    """The command that goes on with a record of this kind, up to its name."""
    return "local_eval.py --resume" if kind == QUICK else f"local_eval.py {kind} --resume"


class AlreadyThere(BadInput):
    """A new record was to have the name of a file that there is."""


class Recorder:
    """A record being written. Opened on what a killed run left, it drops the line that was cut short."""

    def __init__(self, path: Path, header: dict[str, Any] | None = None) -> None:
        """With a header a new file; without one the file is continued."""
        self.path = path
        self.file = opened(path, "r+b" if header is None else "xb")
        self.resumable = header is None or header["kind"] not in WHOLE
        self.first_line = 0  # bytes of it, if this is a new record
        try:
            lock(self.file, path)
            self.end = whole_lines(self.file.readall()) if header is None else 0
            if header is not None:
                self.write(header)
                self.first_line = self.end
        except BaseException:
            self.file.close()
            if header is not None:
                path.unlink(missing_ok=True)  # there is nothing in it yet
            raise

    def write(self, line: dict[str, Any]) -> None:
        """Add all of a line, or none of it; BadInput says so if the disk is full."""
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

    def stopped_by(self, problem: OSError) -> str:
        """What a person should know who has an hour of games in there."""
        said = f"cannot write '{self.path}': {problem.strerror}"
        goes_on = self.resumable and self.holds_games()
        return f"{said}; the games that are in it are whole, and --resume {self.path} goes on" if goes_on else said

    def holds_games(self) -> bool:
        """Whether anything is in it but the first line that stands there anew."""
        return self.end > self.first_line

    def __enter__(self) -> Recorder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None and self.first_line and not self.holds_games():
            self.path.unlink(missing_ok=True)  # it is new, and the same command is to be tried again
        self.file.close()


def begin_record(path: Path | None, header: dict[str, Any]) -> Recorder:
    """A record that there was not. Where nobody says its name, a file of its own under runs/."""
    if path is not None:
        return Recorder(path, header)
    try:
        RUNS.mkdir(exist_ok=True)
    except OSError as problem:
        raise BadInput(f"cannot write '{RUNS}': {problem.strerror}; --record names a file elsewhere") from None
    stem = f"{header['kind']}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1000):  # runs that were started in the same second
        with suppress(AlreadyThere):
            return Recorder(RUNS / f"{stem}{'' if number == 0 else f'-{number}'}.jsonl", header)
    raise BadInput(f"'{RUNS}' is full of records of this second: --record names another file")


def refuse_existing(path: Path) -> None:
    """Nothing that is there is ever written over by a new record: hours of games may be in it."""
    if not path.exists():
        return
    try:
        kind = read_record(path).header.get("kind", "")
    except BadInput:
        raise AlreadyThere(f"'{path}' is there already, and is no record: name another file") from None
    how = "" if kind in WHOLE else f"{resume_command(kind)} {path} goes on with it, or "
    raise AlreadyThere(f"'{path}' is there already, and would be lost: {how}name another file")


def make_room(path: Path) -> None:
    """What was converted can be converted again, and may go; games that were played here may not."""
    if path.is_file() and (path.stat().st_size == 0 or is_converted(path)):
        path.unlink()
    refuse_existing(path)


def is_converted(path: Path) -> bool:
    try:
        return bool(read_record(path).header["kind"] == CONVERTED)
    except (BadInput, KeyError):
        return False


def opened(path: Path, mode: str) -> FileIO:
    """The file, unbuffered: what was written is with the kernel, and a process that is forked has none of it."""
    try:
        return FileIO(path, mode)
    except FileExistsError:
        refuse_existing(path)
        raise AlreadyThere(f"'{path}' is there already: name another file") from None
    except OSError as problem:
        verb = "read" if isinstance(problem, FileNotFoundError) and "+" in mode else "write"
        raise BadInput(f"cannot {verb} '{path}': {problem.strerror}") from None


def whole_lines(text: bytes) -> int:
    """Where the last line that was written whole ends."""
    return text.rfind(b"\n") + 1


def read_record(path: Path) -> Record:
    """A record, as far as it was written; BadInput says what is wrong with a file that is none."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise BadInput(f"cannot read '{path}': {problem.strerror}") from None
    return record_in(text, str(path))


def record_in(text: bytes, source: str) -> Record:
    """The same of what such a file holds, wherever it comes from."""
    lines = text[: whole_lines(text)].splitlines()
    header: dict[str, Any] = {}
    games: dict[int, dict[str, Any]] = {}
    for number, line in enumerate(lines, start=1):
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            raise BadInput(f"'{source}' line {number} is not JSON: is it a record of local_eval.py?") from None
        if number == 1:
            header = entry if isinstance(entry, dict) else {}
        elif isinstance(entry, dict) and isinstance(entry.get("extended"), dict):
            header |= entry["extended"]
        elif isinstance(entry, dict) and isinstance(entry.get("index"), int):
            games[entry["index"]] = entry
    if header.get("format") != FORMAT:
        raise BadInput(f"'{source}' is not a record of local_eval.py: its first line should say so")
    if header.get("version") not in READABLE:
        raise BadInput(f"'{source}' has version {header.get('version')} of the format; this reads up to {VERSION}")
    return Record(header, dict(sorted(games.items())))
