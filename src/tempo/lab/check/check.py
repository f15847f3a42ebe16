"""`local_eval.py check FILE`: is this agent file fit to be uploaded?

Runs the compliance list of `tempo.lab.check` on any agent file for a game of Kaggle's, and prints what
passed, what was measured, and how to mend what failed. Rows are run one at a time, as some measure time.
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tempo.lab.check.legality import RowOutcome
from tempo.lab.check.rows import Row, judge, rows_of
from tempo.lab.check.subject import Limits, Subject
from tempo.lab.command_line.inputs import BadInput, Parser, agent_file, positive, seconds, writable
from tempo.lab.referee.conventions import conventions_of
from tempo.lab.referee.game_data import Terms
from tempo.lab.referee.game_options import add_config, add_game
from tempo.lab.referee.sport import new_terms

EPILOG = """\
The rows: {}.

Each game has rows of its own among them: --game GAME --help lists them.

The exit code is 0 if every row that was run passed, 1 if any failed, 2 if the input was bad. An agent that
thinks for as long as it may takes some minutes; --quick, or a shorter clock, takes less.
"""


class RowResult(NamedTuple):
    row: Row
    result: RowOutcome


def build_parser(game: str) -> Parser:
    usual = Limits()
    rows = textwrap.fill(", ".join(row_names(game)), 100)
    parser = Parser(
        prog="local_eval.py check",
        description="Run the compliance list of the competition on an agent file.",
        epilog=EPILOG.format(rows),
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="the agent, one Python file")
    add_game(parser)
    add_config(parser)
    add("--quick", action="store_true", help="leave out the rows that play whole games by the clock")
    add("--rows", metavar="NAME,...", help="run these rows only")
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


def row_names(game: str) -> tuple[str, ...]:
    """The rows of a game by their names, in the order of the list."""
    return tuple(row.name for row in rows_of(conventions_of(game)))


def chosen_rows(text: str | None, game: str) -> tuple[str, ...]:
    """`entry,size`: names of rows, each of which there is; all if nobody chose."""
    known = row_names(game)
    names = known if text is None else tuple(text.split(","))
    for name in names:
        if name not in known:
            raise BadInput(f"there is no row '{name}': choose from {', '.join(known)}")
    return names


def check_file(
    path: Path,
    limits: Limits,
    board: Terms,
    names: Sequence[str] | None = None,
    quick: bool = False,
) -> list[RowResult]:
    """Judge a file by the rows named, in the order of the list; stderr shows which one is being run."""
    subject = Subject(path, limits, board)
    rows = [row for row in rows_of(subject.conventions) if names is None or row.name in names]
    verdicts = []
    columns = (BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(rows))
        for row in rows:
            progress.update(bar, description=row.title)
            left_out = quick and row.is_slow
            result = RowOutcome(None, "left out by --quick") if left_out else judge(row, subject)
            verdicts.append(RowResult(row, result))
            progress.advance(bar)
    return verdicts


def is_fit(verdicts: Sequence[RowResult]) -> bool:
    return all(verdict.result.passed is not False for verdict in verdicts)


def table_of(path: Path, verdicts: Sequence[RowResult]) -> Table:
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


def as_json(path: Path, limits: Limits, game: str, verdicts: Sequence[RowResult]) -> str:
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
    record = {"file": str(path), "game": game, "limits": asdict(limits), "passed": is_fit(verdicts), "rows": rows}
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


def game_named(argv: list[str]) -> str:
    """The game that --game asks for, which decides what --help has to list; all else is left to the real parser."""
    parser = Parser(prog="local_eval.py check", add_help=False)
    add_game(parser)
    return str(parser.parse_known_args(argv)[0].game)


def main(argv: list[str]) -> int:
    try:
        options = build_parser(game_named(argv)).parse_args(argv)
        limits = Limits(options.act_timeout, options.bank, options.max_memory, options.max_size, options.limit)
        board = new_terms(options.game, options.config, limits.act_timeout, limits.bank)
        names, path = chosen_rows(options.rows, options.game), python_file(options.file)
    except BadInput as problem:
        print(f"local_eval.py check: {problem}", file=sys.stderr)
        return 2
    verdicts = check_file(path, limits, board, names, options.quick)
    Console().print(table_of(path, verdicts))
    if options.json:
        options.json.write_text(as_json(path, limits, options.game, verdicts))
    return 0 if is_fit(verdicts) else 1
