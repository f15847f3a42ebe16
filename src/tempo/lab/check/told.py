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

from tempo.lab.check.rows import Row
from tempo.lab.check.subject import Limits
from tempo.lab.check.verdicts import RowOutcome, Verdict
from tempo.lab.referee.asked import ILLEGAL

COLOURS = {Verdict.PASS: "green", Verdict.WARN: "yellow", Verdict.FAIL: "bold red", Verdict.SKIP: "dim"}
SHOUTED = (Verdict.WARN, Verdict.FAIL)
LEFT_OUT = "left out by --quick"
MEND_FIRST = "this error before all else, and check again: {} rows stumble over it, and it may hide others."


class RowResult(NamedTuple):
    row: Row
    result: RowOutcome


class InSilence(AbstractContextManager["InSilence"]):
    """Tells nothing of how far the check has come."""

    def begin(self, row: Row) -> None:
        pass

    def end(self, result: RowOutcome) -> None:
        pass

    def __exit__(self, *problem: object) -> None:
        pass


class InLines(InSilence):
    """A line a row on standard error: begun with the row, and ended with its verdict."""

    def __init__(self, rows: int) -> None:
        self.rows, self.row = rows, 0

    def begin(self, row: Row) -> None:
        self.row += 1
        print(f"{self.row:>3} of {self.rows}  {row.title} ... ", end="", file=sys.stderr, flush=True)

    def end(self, result: RowOutcome) -> None:
        print(shown(result.verdict), file=sys.stderr, flush=True)


class InBar(InSilence):
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


def said_once(results: Sequence[RowResult]) -> list[RowResult]:
    """The results, with an error that several rows have met told by the first of them, and named by the others.

    What fails comes before what is only warned of, and a row that asked for legal moves, and knows where there was
    none, before one that met one on its way through a game.
    """

    def precedence(row: RowResult) -> tuple[bool, bool]:
        return row.result.verdict is not Verdict.FAIL, ILLEGAL in row.result.faults

    tellers: dict[str, Row] = {}
    repeated: dict[str, Row] = {}  # by the name of the row
    for row, result in sorted(results, key=precedence):
        known = [teller(fault, tellers) for fault in result.faults]
        if known and known[0] and all(known):
            repeated[row.name] = known[0]
        else:
            tellers |= {fault: row for fault in result.faults if fault}
    return [in_short(told, repeated) for told in results]


def teller(fault: str, tellers: dict[str, Row]) -> Row | None:
    """Who has told of an error; of some only the beginning is known, as the environment does not say where it was."""
    return next((row for told, row in tellers.items() if fault and told.startswith(fault)), None)


def in_short(told: RowResult, repeated: dict[str, Row]) -> RowResult:
    row, result = told
    if row.name in repeated:
        first = repeated[row.name]
        return RowResult(row, result._replace(measured=f"the same error as in: {first.title}", repeats=first.name))
    repeats = sum(first.name == row.name for first in repeated.values())
    if repeats and ILLEGAL not in " ".join(result.faults):
        result = result._replace(mend=MEND_FIRST.format(repeats + 1))
    return RowResult(row, result)


def is_fit(results: Sequence[RowResult]) -> bool:
    return all(told.result.verdict is not Verdict.FAIL for told in results)


def counted(results: Sequence[RowResult], verdict: Verdict) -> list[str]:
    """The rows with this verdict, each error once: `second_process (and 6 more by the same error)`."""
    names = []
    for row, result in results:
        if result.verdict is verdict and not result.repeats:
            more = sum(other.result.repeats == row.name for other in results)
            names.append(f"{row.name} (and {more} more by the same error)" if more else row.name)
    return names


def last_line(results: Sequence[RowResult], rows: int) -> str:
    """`fit to upload`, or what fails; then what is warned of. `rows` is how many there are, run or left out."""
    fail, warn = counted(results, Verdict.FAIL), counted(results, Verdict.WARN)
    run = sum(told.result.measured != LEFT_OUT for told in results)
    if fail:
        line = f"{len(fail)} of {run} {'fails' if len(fail) == 1 else 'fail'}: {', '.join(fail)}"
    else:
        line = "fit to upload" if run == rows else f"fit to upload, by {run} of {rows} rows"
    if warn:
        line += f"; {len(warn)} warning{'s' if len(warn) > 1 else ''}: {', '.join(warn)}"
    return line


def shown(verdict: Verdict) -> str:
    return verdict.value.upper() if verdict in SHOUTED else verdict.value


def mending(told: RowResult) -> str | None:
    """How to mend what a row found, if it is the row that tells of it."""
    if told.result.verdict not in SHOUTED or told.result.repeats:
        return None
    return told.result.mend or told.row.mend


def table_of(results: Sequence[RowResult]) -> Table:
    """One line a row; below one that did not pass, how to mend it."""
    table = Table(show_lines=False)
    for heading in ("", "row", "measured"):
        table.add_column(heading, overflow="fold")
    for told in results:
        cell = Text(told.result.measured)
        if mend := mending(told):
            cell.append(f"\nMend: {mend}", style="cyan")
        verdict = told.result.verdict
        table.add_row(Text(shown(verdict), COLOURS[verdict]), told.row.title, cell)
    return table


def as_json(path: Path, limits: Limits, game: str, results: Sequence[RowResult], line: str) -> str:
    rows = [
        {
            "row": told.row.name,
            "title": told.row.title,
            "verdict": told.result.verdict.value,
            "measured": told.result.measured,
            "mend": mending(told),
            "repeats": told.result.repeats or None,
        }
        for told in results
    ]
    record = {"file": str(path), "game": game, "limits": asdict(limits), "passed": is_fit(results), "told": line}
    return json.dumps(record | {"rows": rows}, indent=2) + "\n"
