"""What people see of a check: how far it has come, the table, the last line, and the same for programs as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tempo.lab.check.outcomes import RowOutcome, RowStatus
from tempo.lab.check.rows import Row
from tempo.lab.check.sandbox import Limits
from tempo.lab.referee.messages import ILLEGAL

COLOURS = {RowStatus.PASS: "green", RowStatus.WARN: "yellow", RowStatus.FAIL: "bold red", RowStatus.SKIP: "dim"}
SHOUTED = (RowStatus.WARN, RowStatus.FAIL)
LEFT_OUT = "left out by --quick"
FIX_FIRST = "this error before all else, and check again: {} rows stumble over it, and it may hide others."


class RowResult(NamedTuple):
    row: Row
    result: RowOutcome


class SilentProgress(AbstractContextManager["SilentProgress"]):
    """Tells nothing of how far the check has come."""

    def begin(self, row: Row) -> None:
        pass

    def end(self, result: RowOutcome) -> None:
        pass

    def __exit__(self, *problem: object) -> None:
        pass


class LineProgress(SilentProgress):
    """A line a row on standard error: begun with the row, and ended with its status."""

    def __init__(self, rows: int) -> None:
        self.rows, self.row = rows, 0

    def begin(self, row: Row) -> None:
        self.row += 1
        print(f"{self.row:>3} of {self.rows}  {row.title} ... ", end="", file=sys.stderr, flush=True)

    def end(self, result: RowOutcome) -> None:
        print(shown(result.status), file=sys.stderr, flush=True)


class BarProgress(SilentProgress):
    """A bar on a terminal, and beside it the row that is being run."""

    def __init__(self, rows: int) -> None:
        columns = (BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.bar = self.progress.add_task("", total=rows)
        self.progress.start()

    def begin(self, row: Row) -> None:
        self.progress.update(self.bar, description=row.title)

    def end(self, result: RowOutcome) -> None:
        self.progress.advance(self.bar)

    def __exit__(self, *problem: object) -> None:
        self.progress.stop()


def merge_repeats(results: Sequence[RowResult]) -> list[RowResult]:
    """The results, with an error that several rows have met told by the first of them, and named by the others.

    What fails comes before what is only warned of, and a row that asked for legal moves, and knows where there was
    none, before one that met one on its way through a game.
    """

    def precedence(row: RowResult) -> tuple[bool, bool]:
        return row.result.status is not RowStatus.FAIL, ILLEGAL in row.result.faults

    reporters: dict[str, Row] = {}
    repeated: dict[str, Row] = {}  # by the name of the row
    for row, result in sorted(results, key=precedence):
        known = [first_reporter(fault, reporters) for fault in result.faults]
        if known and known[0] and all(known):
            repeated[row.name] = known[0]
        else:
            reporters |= {fault: row for fault in result.faults if fault}
    return [shortened(one, repeated) for one in results]


def first_reporter(fault: str, reporters: dict[str, Row]) -> Row | None:
    """Who has told of an error; of some only the beginning is known, as the environment does not say where it was."""
    return next((row for known, row in reporters.items() if fault and known.startswith(fault)), None)


def shortened(one: RowResult, repeated: dict[str, Row]) -> RowResult:
    row, result = one
    if row.name in repeated:
        first = repeated[row.name]
        return RowResult(row, result._replace(measured=f"the same error as in: {first.title}", repeats=first.name))
    repeats = sum(first.name == row.name for first in repeated.values())
    if repeats and ILLEGAL not in " ".join(result.faults):
        result = result._replace(fix=FIX_FIRST.format(repeats + 1))
    return RowResult(row, result)


def is_fit(results: Sequence[RowResult]) -> bool:
    return all(one.result.status is not RowStatus.FAIL for one in results)


def counted(results: Sequence[RowResult], status: RowStatus) -> list[str]:
    """The rows with this status, each error once: `second_process (and 6 more by the same error)`."""
    names = []
    for row, result in results:
        if result.status is status and not result.repeats:
            more = sum(other.result.repeats == row.name for other in results)
            names.append(f"{row.name} (and {more} more by the same error)" if more else row.name)
    return names


def last_line(results: Sequence[RowResult], rows: int) -> str:
    """`fit to upload`, or what fails; then what is warned of. `rows` is how many there are, run or left out."""
    fail, warn = counted(results, RowStatus.FAIL), counted(results, RowStatus.WARN)
    run = sum(one.result.measured != LEFT_OUT for one in results)
    if fail:
        line = f"{len(fail)} of {run} {'fails' if len(fail) == 1 else 'fail'}: {', '.join(fail)}"
    else:
        line = "fit to upload" if run == rows else f"fit to upload, by {run} of {rows} rows"
    if warn:
        line += f"; {len(warn)} warning{'s' if len(warn) > 1 else ''}: {', '.join(warn)}"
    return line


def shown(status: RowStatus) -> str:
    return status.value.upper() if status in SHOUTED else status.value


def fix_of(one: RowResult) -> str | None:
    """How to fix what a row found, if it is the row that tells of it."""
    if one.result.status not in SHOUTED or one.result.repeats:
        return None
    return one.result.fix or one.row.fix


def table_of(results: Sequence[RowResult]) -> Table:
    """One line a row; below one that did not pass, how to fix it."""
    table = Table(show_lines=False)
    for heading in ("", "row", "measured"):
        table.add_column(heading, overflow="fold")
    for one in results:
        cell = Text(one.result.measured)
        if fix := fix_of(one):
            cell.append(f"\nFix: {fix}", style="cyan")
        status = one.result.status
        table.add_row(Text(shown(status), COLOURS[status]), one.row.title, cell)
    return table


def as_json(path: Path, limits: Limits, game: str, results: Sequence[RowResult], line: str) -> str:
    rows = [
        {
            "row": one.row.name,
            "title": one.row.title,
            "status": one.result.status.value,
            "measured": one.result.measured,
            "fix": fix_of(one),
            "repeats": one.result.repeats or None,
        }
        for one in results
    ]
    record = {"file": str(path), "game": game, "limits": asdict(limits), "passed": is_fit(results), "summary": line}
    return json.dumps(record | {"rows": rows}, indent=2) + "\n"
