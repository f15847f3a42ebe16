"""Output of a check: progress, table, summary line, and JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tempo.arena.command_line.console import Console
from tempo.arena.referee.messages import ILLEGAL
from tempo.lab.check.outcomes import RowOutcome, RowStatus
from tempo.lab.check.rows import Row
from tempo.lab.check.sandbox.sandbox import Limits

COLOURS = {RowStatus.PASS: "green", RowStatus.WARN: "yellow", RowStatus.FAIL: "bold red", RowStatus.SKIP: "dim"}
SHOUTED = (RowStatus.WARN, RowStatus.FAIL)
LEFT_OUT = "skipped by --quick"
FIX_FIRST = "this error first, then check again: {} rows meet it, and it may hide others."


class RowResult(NamedTuple):
    """A row with its outcome."""

    row: Row
    result: RowOutcome


class RowProgress(AbstractContextManager["RowProgress"]):
    """Progress on standard error: a bar on a terminal, elsewhere a line per row with its title and status."""

    def __init__(self, rows: int) -> None:
        title = TextColumn("{task.description}", markup=False)
        columns = (BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn(), title)
        self.on_terminal = sys.stderr.isatty()
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=not self.on_terminal)
        self.rows = self.bar.add_task("", total=rows)
        self.bar.start()

    def begin(self, row: Row) -> None:
        """Show the title of the row."""
        self.bar.update(self.rows, description=row.title)
        if not self.on_terminal:
            (rows,) = self.bar.tasks
            number = rows.completed + 1
            print(f"{number:>3.0f} of {rows.total:.0f}  {row.title} ... ", end="", file=sys.stderr, flush=True)

    def end(self, result: RowOutcome) -> None:
        """Show that the row has ended."""
        self.bar.advance(self.rows)
        if not self.on_terminal:
            print(shown(result.status), file=sys.stderr, flush=True)

    def __exit__(self, *problem: object) -> None:
        self.bar.stop()


def merge_repeats(results: Sequence[RowResult]) -> list[RowResult]:
    """Let the first of several rows with the same error report it, and the others refer to that row.

    Failures come before warnings. A row about legal moves, which knows the position, comes before a row that met an
    illegal move during a game.
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
    return [shortened(reported, repeated) for reported in results]


def first_reporter(fault: str, reporters: dict[str, Row]) -> Row | None:
    """Return the row that reports an error; the environment gives only the beginning of some errors."""
    return next((row for known, row in reporters.items() if fault and known.startswith(fault)), None)


def shortened(reported: RowResult, repeated: dict[str, Row]) -> RowResult:
    """Return a result that refers to another row, or advises to fix its repeated error first."""
    row, result = reported
    if row.name in repeated:
        first = repeated[row.name]
        return RowResult(row, result._replace(measured=f"the same error as in: {first.title}", repeats=first.name))
    repeats = sum(first.name == row.name for first in repeated.values())
    if repeats and ILLEGAL not in " ".join(result.faults):
        result = result._replace(fix=FIX_FIRST.format(repeats + 1))
    return RowResult(row, result)


def is_fit(results: Sequence[RowResult]) -> bool:
    """Return whether no row failed."""
    return all(result.status is not RowStatus.FAIL for _, result in results)


def counted(results: Sequence[RowResult], status: RowStatus) -> list[str]:
    """Return the rows with this status, each error once: `KeyError: 1: seats (and 6 more by the same error)`."""
    names = []
    for row, result in results:
        if result.status is status and not result.repeats:
            more = sum(other.result.repeats == row.name for other in results)
            cause = next((f"{fault}: " for fault in result.faults if not fault.startswith(ILLEGAL)), "")
            names.append(f"{cause}{row.name} (and {more} more by the same error)" if more else row.name)
    return names


def last_line(results: Sequence[RowResult], rows: int) -> str:
    """Return the summary: `fit to upload` or the failed rows, then the warnings. `rows` is the number of all rows."""
    fail, warn = counted(results, RowStatus.FAIL), counted(results, RowStatus.WARN)
    run = sum(result.measured != LEFT_OUT for _, result in results)
    if fail:
        line = f"{len(fail)} of {run} {'fails' if len(fail) == 1 else 'fail'}: {', '.join(fail)}"
    else:
        line = "fit to upload" if run == rows else f"fit to upload, by {run} of {rows} rows"
    if warn:
        line += f"; {len(warn)} warning{'s' if len(warn) > 1 else ''}: {', '.join(warn)}"
    return line


def shown(status: RowStatus) -> str:
    """Format a status; WARN and FAIL are in capitals."""
    return status.value.upper() if status in SHOUTED else status.value


def fix_of(reported: RowResult) -> str | None:
    """Return the advice of a row, if it reports a problem itself."""
    row, result = reported
    return None if result.status not in SHOUTED or result.repeats else result.fix or row.fix


def table_of(results: Sequence[RowResult]) -> Table:
    """Return a table with a line per row, and the advice below a row that did not pass."""
    table = Table(show_lines=False)
    for heading in ("", "row", "measured"):
        table.add_column(heading, overflow="fold")
    for row, result in results:
        cell = Text(result.measured)
        if fix := fix_of(RowResult(row, result)):
            cell.append(f"\nFix: {fix}", style="cyan")
        table.add_row(Text(shown(result.status), COLOURS[result.status]), row.title, cell)
    return table


def as_json(path: Path, limits: Limits, game: str, results: Sequence[RowResult], line: str) -> str:
    """Return the results as JSON.

    path: the checked file
    limits: of the check
    game: its name
    results: all rows
    line: the summary
    """
    rows = [
        {
            "row": row.name,
            "title": row.title,
            "status": result.status.value,
            "measured": result.measured,
            "fix": fix_of(RowResult(row, result)),
            "repeats": result.repeats or None,
        }
        for row, result in results
    ]
    record = {"file": str(path), "game": game, "limits": asdict(limits), "passed": is_fit(results), "summary": line}
    return json.dumps(record | {"rows": rows}, indent=2) + "\n"
