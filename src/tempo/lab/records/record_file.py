"""What a run leaves behind: a file of JSON lines, the first one saying what is played, then one line a game.

A game is written as soon as it ends, so a run that is killed loses only what was being played; a line that
was cut short is no line. Reading one back gives what is needed to go on where it stopped, and to report.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping
from datetime import datetime, timezone
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple

from tempo.lab.command_line.inputs import ROOT, BadInput
from tempo.lab.entrants.versions import package_version
from tempo.lab.referee.game_data import PlayedGame, PlayedMove, Terms
from tempo.lab.referee.sport import sport_of

FORMAT, VERSION = "tempo-record", 2
READABLE = (1, 2)  # 1 told the board beside the clock
RUNS = ROOT / "runs"


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
        moves=[PlayedMove(**move) for move in record["moves"]],
        statuses=(first, second),
        rewards=tuple(record["rewards"]),
        banks=tuple(record["banks"]),
        problem=record["problem"],
    )


def recorded_terms(header: Mapping[str, Any]) -> Terms:
    """The terms in the first line of a record; KeyError or TypeError if they are not whole."""
    told = dict(header["terms"])
    if "shape" not in told:
        told["shape"] = {name: told[name] for name in sport_of(told["game"]).shape}
    return Terms(**{name: told[name] for name in Terms._fields if name in told})


def new_header(kind: str, **about: Any) -> dict[str, Any]:
    """The first line: what is played, when, and on what kind of machine."""
    python = f"Python {platform.python_version()}"
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {python}, {package_version('numba')}"
    started = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {"format": FORMAT, "version": VERSION, "kind": kind, **about, "started": started, "machine": machine}


def new_path(kind: str) -> Path:
    """Where a record goes if nobody says where: a file of its own under runs/."""
    RUNS.mkdir(exist_ok=True)
    stem = f"{kind}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}{'' if number == 0 else f'-{number}'}.jsonl" for number in range(1000))
    return next(path for name in names if not (path := RUNS / name).exists())


class Recorder:
    """A record being written. Opened on what a killed run left, it drops the line that was cut short."""

    def __init__(self, path: Path, header: dict[str, Any] | None) -> None:
        """With a header a new file; without one the file is continued."""
        self.path = path
        self.file: IO[bytes] = path.open("wb" if header is not None else "r+b")
        if header is not None:
            self.write(header)
        else:
            self.file.seek(whole_lines(self.file.read()))
            self.file.truncate()

    def write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def __enter__(self) -> Recorder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def whole_lines(text: bytes) -> int:
    """Where the last line that was written whole ends."""
    return text.rfind(b"\n") + 1


def read_record(path: Path) -> Record:
    """A record, as far as it was written; BadInput says what is wrong with a file that is none."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise BadInput(f"cannot read '{path}': {problem.strerror}") from None
    lines = text[: whole_lines(text)].splitlines()
    header: dict[str, Any] = {}
    games: dict[int, dict[str, Any]] = {}
    for number, line in enumerate(lines, start=1):
        try:
            entry = json.loads(line)
        except ValueError:
            raise BadInput(f"'{path}' line {number} is not JSON: is it a record of local_eval.py?") from None
        if number == 1:
            header = entry if isinstance(entry, dict) else {}
        elif isinstance(entry, dict) and "index" in entry:
            games[entry["index"]] = entry
    if header.get("format") != FORMAT:
        raise BadInput(f"'{path}' is not a record of local_eval.py: its first line should say so")
    if header.get("version") not in READABLE:
        raise BadInput(f"'{path}' has version {header.get('version')} of the format; this reads up to {VERSION}")
    return Record(header, dict(sorted(games.items())))
