"""`local_eval.py check FILE`: is this agent file fit to upload?

It runs the rows of `tempo.lab.check` on any agent file for a Kaggle game, and prints what passed, what was measured,
how to fix what failed, and a summary line. Rows run one at a time, because some measure time.
"""

from __future__ import annotations

import sys
import textwrap
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from math import ceil
from pathlib import Path

from rich.text import Text

from tempo.arena.adapter.game_adapter import adapter_of, default_game, new_config
from tempo.arena.adapter.game_options import add_config, add_game
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, did_you_mean, positive, seconds, writable
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.players.agents.built_agents import warn_if_stale
from tempo.arena.referee.check_spec import check_spec_of
from tempo.lab.check.detect_game import detect_game
from tempo.lab.check.kaggle.cold_game import Terms
from tempo.lab.check.kaggle.trial import try_file
from tempo.lab.check.outcomes import skipped
from tempo.lab.check.report import (
    LEFT_OUT,
    RowProgress,
    RowResult,
    as_json,
    is_fit,
    last_line,
    merge_repeats,
    table_of,
)
from tempo.lab.check.rows import Row, longest, rows_of, run_row
from tempo.lab.check.sandbox.sandbox import CheckedAgent, Limits
from tempo.lab.check.uploads import python_file, refuse_missing

GAMES = 4  # of --kaggle
ROW_OPTIONS = ("--quick", "--rows", "--max-size", "--limit")

EPILOG = """\
The rows: {}.

Each game adds its own rows: --game GAME --help lists them. Without --game the file is asked for the first moves of each
game; the first game whose moves are legal is the one that is checked.

FAIL forfeits in the competition, or is an error that the search of a file of ours logged. WARN is for conditions that
the competition does not create, but others may, and for what only this machine has if the file plays on without. The
last line is a summary. The exit code is 0 if no row failed, with or without warnings, 1 if any failed, 2 if the input
was bad.

--kaggle plays in environments with the packages of the competition's images, which pip makes once, in the cache folder:
each game in a new process with 0.8 of a processor and no network. The exit code is 0 if no game was forfeited and every
environment was tried. An environment whose Python is not installed is not tried.

An agent that uses its full time takes some minutes; --quick, or a shorter clock, takes less.

The file runs in its own processes and folders, so that one that hangs or dies fails its row and no more. If
Linux allows it, the file can neither see nor signal other processes, and has a /dev/shm of its own. That is no
protection from a malicious file: the network, all your files and the environment variables are as open to it
as to any program that you start.
"""


def build_parser(game: str) -> Parser:
    """Return the parser of `check`; its help lists the rows of a game."""
    usual = Limits()
    rows = textwrap.fill(", ".join(row_names(game)), 100)
    parser = Parser(
        prog="local_eval.py check",
        description="Would the competition take this agent file? The rows below test it in a sandbox, which contains\n"
        "mistakes and nothing more: the end of this help says what it does not isolate.",
        epilog=EPILOG.format(rows),
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="the agent, one Python file")
    add_game(parser, None, "the game, by default the one whose first moves the file answers legally")
    add_config(parser)
    add("--quick", action="store_true", help="skip the rows that play whole games on the clock")
    add("--environment", metavar="NAME", help="play the row `environment` there: open_spiel_connect_four")
    add("--rows", metavar="NAME,...", help="run these rows only")
    add("--act-timeout", metavar="S", type=seconds, default=usual.act_timeout, help="seconds a move (%(default)g)")
    add("--bank", metavar="S", type=seconds, default=usual.bank, help="seconds of overage a game (%(default)g)")
    memory_help = "most memory that passes (%(default)s, that of the competition's container)"
    add("--max-memory", metavar="MIB", type=positive, default=usual.memory, help=memory_help)
    size_help = "largest file that passes (%(default)s, the largest upload)"
    add("--max-size", metavar="KIB", type=positive, default=usual.size, help=size_help)
    limit_help = "seconds after which a process counts as hung (a minute more than the clock allows)"
    add("--limit", metavar="S", type=positive, help=limit_help)
    kaggle_help = "instead of the rows, play cold games in environments like the competition's"
    add("--kaggle", action="store_true", help=kaggle_help)
    add("--games", metavar="N", type=positive, help=f"games of --kaggle in each environment ({GAMES})")
    add("--json", metavar="FILE", type=writable, help="also write the results to this file")
    return parser


def row_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's rows, in the order of the list."""
    return tuple(row.name for row in rows_of(check_spec_of(game)))


def chosen_rows(text: str | None, game: str) -> tuple[str, ...]:
    """Parse `entry,size`, names of rows; all rows if no text is given."""
    known = row_names(game)
    names = known if text is None else tuple(text.split(","))
    for name in names:
        if name not in known:
            raise BadInput(f"no row '{name}': choose from {', '.join(known)}{did_you_mean(name, known)}")
    return names


def chosen(rows: Sequence[Row], names: Sequence[str] | None) -> list[Row]:
    """Return the rows with these names, or all."""
    return [row for row in rows if names is None or row.name in names]


def check_file(
    path: Path,
    limits: Limits,
    board: MatchConfig,
    names: Sequence[str] | None = None,
    quick: bool = False,
    progress: RowProgress | None = None,
) -> list[RowResult]:
    """Run rows on a file, in the order of the list.

    path: the agent file
    limits: clock, memory and size that pass
    board: game and board
    names: rows to run; None for all
    quick: whether to skip slow rows
    progress: shows each row as it runs, if given
    """
    checked = CheckedAgent(path, limits, board)
    rows = chosen(rows_of(checked.spec), names)
    refuse_missing(checked.loading[1])
    if checked.is_playable and any(row.needs_move for row in rows):
        refuse_missing(checked.bare_move.problem)
    results = []
    with progress or nullcontext():
        for row in rows:
            if progress:
                progress.begin(row)
            result = skipped(LEFT_OUT) if quick and row.is_slow else run_row(row, checked)
            results.append(RowResult(row, result))
            if progress:
                progress.end(result)
    return merge_repeats(results)


def how_long(path: Path, rows: Sequence[Row], clock: MatchConfig, quick: bool) -> str:
    """Return the announcement of the rows with an estimate of the time."""
    run = [row for row in rows if not (quick and row.is_slow)]
    minutes = ceil(longest(run, clock) / 60)
    about = f"{len(run)} rows on {path} as a game of {clock.game}"
    return f"{about}: up to about {minutes} min, if it uses its full time"


def game_named(argv: list[str]) -> str | None:
    """Return the game of --game, which decides the rows that --help lists."""
    parser = Parser(prog="local_eval.py check", add_help=False)
    add_game(parser, default=None)
    game: str | None = parser.parse_known_args(argv)[0].game
    return game


def refuse_mixture(options: Namespace) -> None:
    """Raise BadInput for options of the rows beside --kaggle, or the reverse."""
    of_rows = [name for name in options.typed if name in ROW_OPTIONS]
    if options.kaggle and of_rows:
        raise BadInput(f"--kaggle plays games and runs no rows: leave out {of_rows[0]}")
    if options.games and not options.kaggle:
        raise BadInput("--games counts the games of --kaggle: add it")


def run(options: Namespace) -> int:
    """Run the check and print the results."""
    refuse_mixture(options)
    limits = Limits(options.act_timeout, options.bank, options.max_memory, options.max_size, options.limit)
    path = python_file(options.file)
    warn_if_stale(path, f"{PROGRAM} check")
    game = options.game or detect_game(path, limits, options.config)
    limits = replace(limits, environment=adapter_of(game).other_environment(options.environment))
    board = new_config(game, options.config, limits.act_timeout, limits.bank)
    if options.kaggle:
        return try_file(path, Terms(board, limits.memory), options.games or GAMES, options.json)
    names = chosen_rows(options.rows, game)
    if "environment" in names and not adapter_of(game).environment_problem(limits.environment):
        adapter_of(game).refuse_environment(limits.environment)
    rows = chosen(rows_of(check_spec_of(game)), names)
    print(f"{PROGRAM} check: {how_long(path, rows, board, options.quick)}", file=sys.stderr)
    results = check_file(path, limits, board, names, options.quick, RowProgress(len(rows)))
    line = last_line(results, len(row_names(game)))
    how = "" if options.game else ", found by its answers"
    unbroken = Console(highlight=False, soft_wrap=True)
    unbroken.print(Text(f"Compliance of {path} as a game of {game}{how}", "italic"))
    Console().print(table_of(results))
    unbroken.print(Text(line, "bold"))
    if options.json:
        options.json.write_text(as_json(path, limits, game, results, line))
    return 0 if is_fit(results) else 1


def main(argv: list[str]) -> int:
    """Run `local_eval.py check`."""
    try:
        return run(build_parser(game_named(argv) or default_game()).parse_all(argv))
    except BadInput as problem:
        print(f"{PROGRAM} check: {problem}", file=sys.stderr)
        return 2
