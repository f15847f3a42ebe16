"""`local_eval.py check FILE`: is this agent file fit to be uploaded?

Runs the compliance list of `tempo.lab.check` on any agent file for a game of Kaggle's, and prints what
passed, what was measured, how to fix what failed, and in a last line what comes of it. Rows are run one at a time, as
some measure time.
"""

from __future__ import annotations

import sys
import textwrap
from argparse import Namespace
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tempo.lab.check.detect_game import detect_game
from tempo.lab.check.outcomes import skipped
from tempo.lab.check.report import (
    LEFT_OUT,
    BarProgress,
    LineProgress,
    RowResult,
    SilentProgress,
    as_json,
    is_fit,
    last_line,
    merge_repeats,
    table_of,
)
from tempo.lab.check.rows import Row, longest, rows_of, run_row
from tempo.lab.check.sandbox import CheckedAgent, Limits
from tempo.lab.command_line.inputs import BadInput, Parser, agent_file, did_you_mean, positive, seconds, writable
from tempo.lab.referee.check_spec import check_spec_of
from tempo.lab.referee.game_adapter import default_game, new_config
from tempo.lab.referee.game_options import add_config, add_game
from tempo.lab.referee.game_types import MatchConfig

EPILOG = """\
The rows: {}.

Each game has rows of its own among them: --game GAME --help lists them. Without --game the file is asked for the
first moves of each game, and judged by the first that it answers legally.

FAIL is what forfeits in the competition, WARN what the competition never does and others might. The last line
sums it up. The exit code is 0 if no row failed, warnings or not, 1 if any failed, 2 if the input was bad.

An agent that thinks for as long as it may takes some minutes; --quick, or a shorter clock, takes less.

The file is run in processes and folders of its own, so that one that hangs or dies fails its row and no more. That
is no protection from a file that means harm: the network, all your files and the environment variables are as open
to it as to any program that you start.
"""


def build_parser(game: str) -> Parser:
    usual = Limits()
    rows = textwrap.fill(", ".join(row_names(game)), 100)
    parser = Parser(
        prog="local_eval.py check",
        description="Would the competition take this agent file? It is asked what is on the list below, in a sandbox\n"
        "that keeps mistakes apart and nothing more: what it does not isolate is told at the end.",
        epilog=EPILOG.format(rows),
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="the agent, one Python file")
    add_game(parser, None, "which game is played, if not the one that the file tells by its answers")
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
    return tuple(row.name for row in rows_of(check_spec_of(game)))


def chosen_rows(text: str | None, game: str) -> tuple[str, ...]:
    """`entry,size`: names of rows, each of which there is; all if nobody chose."""
    known = row_names(game)
    names = known if text is None else tuple(text.split(","))
    for name in names:
        if name not in known:
            raise BadInput(f"there is no row '{name}': choose from {', '.join(known)}{did_you_mean(name, known)}")
    return names


def chosen(rows: Sequence[Row], names: Sequence[str] | None) -> list[Row]:
    return [row for row in rows if names is None or row.name in names]


def check_file(
    path: Path,
    limits: Limits,
    board: MatchConfig,
    names: Sequence[str] | None = None,
    quick: bool = False,
    progress: SilentProgress | None = None,
) -> list[RowResult]:
    """Judge a file by the rows named, in the order of the list."""
    checked = CheckedAgent(path, limits, board)
    results = []
    with progress or SilentProgress() as shown:
        for row in chosen(rows_of(checked.spec), names):
            shown.begin(row)
            result = skipped(LEFT_OUT) if quick and row.is_slow else run_row(row, checked)
            results.append(RowResult(row, result))
            shown.end(result)
    return merge_repeats(results)


def how_long(path: Path, rows: Sequence[Row], clock: MatchConfig, quick: bool) -> str:
    """What is said before anything is run."""
    run = [row for row in rows if not (quick and row.is_slow)]
    minutes = ceil(longest(run, clock) / 60)
    about = f"{len(run)} rows on {path} as a game of {clock.game}"
    return f"{about}: up to about {minutes} min, if it thinks for as long as its clock allows"


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


def game_named(argv: list[str]) -> str | None:
    """The game that --game asks for, which decides what --help has to list; all else is left to the real parser."""
    parser = Parser(prog="local_eval.py check", add_help=False)
    add_game(parser, default=None)
    game: str | None = parser.parse_known_args(argv)[0].game
    return game


def run(options: Namespace) -> int:
    limits = Limits(options.act_timeout, options.bank, options.max_memory, options.max_size, options.limit)
    path = python_file(options.file)
    game = options.game or detect_game(path, limits, options.config)
    board = new_config(game, options.config, limits.act_timeout, limits.bank)
    names = chosen_rows(options.rows, game)
    rows = chosen(rows_of(check_spec_of(game)), names)
    print(f"local_eval.py check: {how_long(path, rows, board, options.quick)}", file=sys.stderr)
    progress = BarProgress(len(rows)) if sys.stderr.isatty() else LineProgress(len(rows))
    results = check_file(path, limits, board, names, options.quick, progress)
    line = last_line(results, len(row_names(game)))
    told = "" if options.game else ", told by its answers"
    unbroken = Console(highlight=False, soft_wrap=True)
    unbroken.print(Text(f"Compliance of {path} as a game of {game}{told}", "italic"))
    Console().print(table_of(results))
    unbroken.print(Text(line, "bold"))
    if options.json:
        options.json.write_text(as_json(path, limits, game, results, line))
    return 0 if is_fit(results) else 1


def main(argv: list[str]) -> int:
    try:
        return run(build_parser(game_named(argv) or default_game()).parse_all(argv))
    except BadInput as problem:
        print(f"local_eval.py check: {problem}", file=sys.stderr)
        return 2
