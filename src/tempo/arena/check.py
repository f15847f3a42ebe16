"""`local_eval.py check FILE`: is this agent file fit to be uploaded?

Runs the compliance list of `tempo.arena.compliance` on any agent file for Kaggle's ConnectX, and prints what
passed, what was measured, and how to mend what failed. Rows are run one at a time, as some measure time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tempo.arena.compliance.legality import Result
from tempo.arena.compliance.rows import ROWS, Row, judge
from tempo.arena.compliance.subject import Limits, Subject
from tempo.arena.inputs import BadInput, Parser, agent_file, positive, seconds, writable

NAMES = tuple(row.name for row in ROWS)
EPILOG = f"""\
The rows: {", ".join(NAMES[:9])},
{", ".join(NAMES[9:])}.

The exit code is 0 if every row that was run passed, 1 if any failed, 2 if the input was bad. An agent that
thinks for as long as it may takes some minutes; --quick, or a shorter clock, takes less.
"""


class Verdict(NamedTuple):
    row: Row
    result: Result


def build_parser() -> Parser:
    usual = Limits()
    parser = Parser(
        prog="local_eval.py check",
        description="Run the compliance list of the competition on an agent file.",
        epilog=EPILOG,
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="the agent, one Python file")
    add("--quick", action="store_true", help="leave out the rows that play games at the full clock")
    add("--rows", metavar="NAME,...", type=row_names, default=NAMES, help="run these rows only")
    add("--act-timeout", metavar="S", type=seconds, default=usual.act_timeout, help="seconds a move (%(default)g)")
    add("--bank", metavar="S", type=seconds, default=usual.bank, help="seconds of overage a game (%(default)g)")
    memory_help = "most memory that passes (%(default)s, what the competition's container has)"
    add("--max-memory", metavar="MIB", type=positive, default=usual.memory, help=memory_help)
    size_help = "largest file that passes (%(default)s, the largest upload)"
    add("--max-size", metavar="KIB", type=positive, default=usual.size, help=size_help)
    limit_help = "seconds until a process is taken for hung (a minute more than the clock allows)"
    add("--limit", metavar="S", type=positive, help=limit_help)
    add("--json", metavar="FILE", type=writable, help="write the results into this file, too")
    return parser


def row_names(text: str) -> tuple[str, ...]:
    """`entry,size`: names of rows, each of which there is."""
    names = tuple(text.split(","))
    for name in names:
        if name not in NAMES:
            raise argparse.ArgumentTypeError(f"there is no row '{name}': choose from {', '.join(NAMES)}")
    return names


def check_file(path: Path, limits: Limits, names: Sequence[str] = NAMES, quick: bool = False) -> list[Verdict]:
    """Judge a file by the rows named, in the order of the list; stderr shows which one is being run."""
    subject = Subject(path, limits)
    rows = [row for row in ROWS if row.name in names]
    verdicts = []
    columns = (BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(rows))
        for row in rows:
            progress.update(bar, description=row.title)
            left_out = quick and row.is_slow
            result = Result(None, "left out by --quick") if left_out else judge(row, subject)
            verdicts.append(Verdict(row, result))
            progress.advance(bar)
    return verdicts


def is_fit(verdicts: Sequence[Verdict]) -> bool:
    return all(verdict.result.passed is not False for verdict in verdicts)


def table_of(path: Path, verdicts: Sequence[Verdict]) -> Table:
    """One line a row; below one that failed, how to mend it."""
    table = Table(title=f"Compliance of {path}", title_justify="left", show_lines=False)
    for heading in ("", "row", "measured"):
        table.add_column(heading, overflow="fold")
    words = {True: ("pass", "green"), False: ("FAIL", "bold red"), None: ("skip", "yellow")}
    for row, (passed, measured) in verdicts:
        cell = Text(measured)
        if passed is False:
            cell.append(f"\nMend: {row.mend}", style="cyan")
        table.add_row(Text(*words[passed]), row.title, cell)
    return table


def as_json(path: Path, limits: Limits, verdicts: Sequence[Verdict]) -> str:
    rows = [
        {
            "row": row.name,
            "title": row.title,
            "passed": passed,
            "measured": measured,
            "mend": row.mend if passed is False else None,
        }
        for row, (passed, measured) in verdicts
    ]
    record = {"file": str(path), "limits": asdict(limits), "passed": is_fit(verdicts), "rows": rows}
    return json.dumps(record, indent=2) + "\n"


def python_file(text: str) -> Path:
    """The path of a file that at least is text; what is wrong with its Python is for the rows to say."""
    path = agent_file(text)
    try:
        path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"'{text}' is not a text file: name the Python file of the agent") from None
    except OSError as problem:
        raise BadInput(f"'{text}' cannot be read: {problem.strerror}") from None
    return path


def main(argv: list[str]) -> int:
    options = build_parser().parse_args(argv)
    try:
        path = python_file(options.file)
    except BadInput as problem:
        print(f"local_eval.py check: {problem}", file=sys.stderr)
        return 2
    limits = Limits(options.act_timeout, options.bank, options.max_memory, options.max_size, options.limit)
    verdicts = check_file(path, limits, options.rows, options.quick)
    Console().print(table_of(path, verdicts))
    if options.json:
        options.json.write_text(as_json(path, limits, verdicts))
    return 0 if is_fit(verdicts) else 1
