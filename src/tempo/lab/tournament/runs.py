"""`local_eval.py report` without a record: list records and long computations, the newest first, and what
resumes each.
"""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, NamedTuple

from tempo.arena.command_line.inputs import BadInput, Parser, run_command
from tempo.arena.command_line.program import COMMAND
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.records.locked_file import writer_of
from tempo.arena.records.progress_file import SUFFIX, LongRun, read_progress
from tempo.arena.records.record_file import (
    BOARD,
    FINISHED,
    QUICK,
    RUNS,
    Record,
    read_record,
    recorded_game,
    records_below,
    resume_command,
)
from tempo.lab.tournament.resuming import KIND_NAMES, damage_reported
from tempo.lab.tournament.standings import match_standings

DESCRIPTION = """\
List the records of runs, and trainings and tunings, the newest first: date, players and score, or how much is done and
what it still needs, and the command to resume."""
MOST_NAMES = 3  # of players in a line


class RunEntry(NamedTuple):
    """A record in the list, or the error of a file that is not one."""

    when: datetime  # with a time zone
    lines: list[str]


def parser() -> Parser:
    """Return the parser of the list."""
    options = Parser(prog="local_eval.py report", description=DESCRIPTION)
    what = "where the records lie, or their folders by date and those of bisections (runs/)"
    options.add_argument("--dir", type=Path, default=RUNS, metavar="DIR", help=what)
    return options


def run(options: Namespace) -> int:
    """Print the list."""
    folder: Path = options.dir
    if not folder.is_dir() and folder != RUNS:
        raise BadInput(f"no folder '{folder}'")
    listed = [*map(entry_of, records_below(folder)), *long_entries(folder)]
    for entry in sorted(listed, key=lambda entry: entry.when, reverse=True):
        print(f"{entry.when.astimezone():%Y-%m-%d %H:%M}  {entry.lines[0]}")
        for line in entry.lines[1:]:
            print(f"{'':16}  {line}")
    if not listed:
        print(f"no records in {named_from_here(folder)}: match, ladder and the one-minute check make some")
    return 0


def entry_of(path: Path) -> RunEntry:
    """Return the list entry of a file."""
    changed = datetime.now(timezone.utc)
    try:
        with suppress(OSError):  # a run that ends before its first game removes its record
            changed = datetime.fromtimestamp(path.stat().st_mtime, timezone.utc)
        record = read_record(path)
        with damage_reported(path):
            lines = [about(record), *verdict(record), next_step(path, record)]
            return RunEntry(started(record.header) or changed, lines)
    except BadInput as problem:
        return RunEntry(changed, [str(problem)])


def long_entries(folder: Path) -> list[RunEntry]:
    """Return the list entries of the long computations below a folder."""
    progress = [(path, read_progress(path)) for path in sorted(folder.rglob(f"*{SUFFIX}"))]
    return [RunEntry(datetime.fromisoformat(run.began), lines_of(path, run)) for path, run in progress if run]


def lines_of(path: Path, run: LongRun) -> list[str]:
    """Return how far a long computation is, what it took and needs, and how to go on."""
    head = f"{run.about}: {run.done:,.0f} of {run.total:,.0f} {run.unit}, {duration_text(run.seconds)} so far"
    if run.done >= run.total:
        return [head, f"done: {run.command}"]
    left = "" if run.seconds_left is None else f", about {duration_text(run.seconds_left)} left"
    writer = writer_of(path)
    return [head + left, run.command if writer is None else f"being written by {writer}"]


def duration_text(seconds: float) -> str:
    """Return a duration for people."""
    minutes = round(seconds / 60)
    return f"{seconds:.0f} s" if minutes < 2 else f"{minutes} min" if minutes < 120 else f"{seconds / 3600:.1f} h"


def started(header: dict[str, Any]) -> datetime | None:
    """Return the start time of a run, if the record has it."""
    if header.get("started") is None:
        return None
    return datetime.strptime(header["started"], "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=timezone.utc)


def about(record: Record) -> str:
    """Return kind, game, players, number of games and score in one line."""
    header = record.header
    kind = KIND_NAMES.get(header["kind"], header["kind"])
    whole = games_to_be(record)
    count = f"{len(record.games):,}{'' if whole is None else f' of {whole:,}'} games"
    stands = f"; {standing(record)}" if record.games else ""
    return f"{kind}, {header['game']}: {players_text(header)}; {count}{stands}"


def verdict(record: Record) -> list[str]:
    """Return the verdict of the run's SPRT in a line, if the record has one."""
    return [record.header["verdict"]["line"]] if "verdict" in record.header else []


def players_text(header: dict[str, Any]) -> str:
    """Return `champion against classic`, or the list of players."""
    names = names_of(header)
    shown = names if len(names) <= MOST_NAMES else [*names[: MOST_NAMES - 1], f"{len(names) - MOST_NAMES + 1} others"]
    if header["kind"] in ("match", "gauntlet", QUICK, BOARD) and len(shown) > 1:
        return f"{shown[0]} against {', '.join(shown[1:])}"
    return ", ".join(shown)


def names_of(header: dict[str, Any]) -> list[str]:
    """Return the names of the players, files relative to the current folder."""
    return [named_from_here(Path(player["name"])) for player in header["players"]]


def games_to_be(record: Record) -> int | None:
    """Return the number of games of the finished run; None for converted games and games of the board."""
    header = record.header
    if header["kind"] in FINISHED:
        return None
    in_a_pair = 1 if header["kind"] == QUICK else 2
    return len(header["pairings"]) * int(header["pairs"]) * in_a_pair


def standing(record: Record) -> str:
    """Return the score of the first player, or of the best one in a ladder; unfinished games do not count."""
    points: dict[int, list[float]] = {}
    for game in record.games.values():
        played = recorded_game(game)
        if not played.is_finished():
            continue
        for seat, player in enumerate(game["players"]):
            points.setdefault(player, []).append(played.score(seat))
    if not points:
        return "unfinished"
    first = record.header["kind"] in ("match", "gauntlet", QUICK, BOARD)
    leader = 0 if first else max(points, key=lambda player: sum(points[player]) / len(points[player]))
    scored, games = sum(points[leader]), len(points[leader])
    return f"{names_of(record.header)[leader]} {scored:g} of {games:,} ({scored / games:.1%})"


def next_step(path: Path, record: Record) -> str:
    """Return the command that resumes the run or reports on it."""
    header, typed = record.header, join_command([named_from_here(path)])
    report = f"{COMMAND} report {typed}"
    if (writer := writer_of(path)) is not None:
        return f"being written by {writer}"
    if header["kind"] in FINISHED:
        return report
    if len(record.games) == games_to_be(record) or decided(record):
        return f"done: {report}"
    return f"{resume_command(header['kind'])} {typed}"


def decided(record: Record) -> bool:
    """Return whether the run's SPRT is decided, by the pairs in their order."""
    return record.header.get("sprt") is not None and match_standings(record).decided


def named_from_here(path: Path) -> str:
    """Return a path relative to the current folder, if it lies there."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_absolute() and path.is_relative_to(here) else path)


def main(argv: list[str]) -> int:
    """Run `local_eval.py report` without a record."""
    return run_command(parser(), run, argv)
