"""`local_eval.py report RECORD ...`: report a recorded run on the terminal, as a page, and as figures.

Everything is computed from the record, so runs that were killed or are still going can be reported too.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path

from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, run_command, writable
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.records.downloads import EXIT_CODES, episodes_record, is_download
from tempo.arena.records.record_file import RATED, Record, read_record
from tempo.lab.report.html_page import write_page
from tempo.lab.report.plots import interval_text, write_figure
from tempo.lab.report.record_sections import drawings, sections_of, sides_by_name
from tempo.lab.report.record_stats import RecordStats
from tempo.lab.report.result_tables import clock_table, plain_table, print_line, print_unsearched, results_table
from tempo.lab.report.summary import print_summary
from tempo.lab.statistics.skill_rating import skills

DESCRIPTION = "Report recorded games: tables on the terminal, one HTML page, figures for documents."
EXAMPLES = """\
examples:
  local_eval.py report runs/2026-11-21/match-103000.jsonl
  local_eval.py report runs/ladder.jsonl --html ladder.html
  local_eval.py report runs/ladder.jsonl --pictures docs/pictures
                                                     Elo, time over the game, time per game, reasons
  local_eval.py report runs/ladder.jsonl --leaderboard
                                                     the players by the rule of Kaggle's leaderboards
  local_eval.py report episodes/                     downloaded from the competition
  local_eval.py report                               list all records, trainings and tunings, the newest first; --dir
                                                     DIR names another folder than runs/
  local_eval.py report runs/train/GAME               the learning curves of a training; --mean 1 --help: its options

The page is one file and needs no network. #game=17 at the end of its address opens game 17.
"""


def parser() -> Parser:
    options = Parser(prog="local_eval.py report", description=DESCRIPTION, epilog=f"{EXAMPLES}\n{EXIT_CODES}")
    what = "a record (runs/DATE/*.jsonl), or downloaded episodes"
    options.add_argument("records", nargs="+", metavar="RECORD", type=Path, help=what)
    what = "write one page with all tables, figures and games"
    options.add_argument("--html", metavar="FILE", type=writable, help=what)
    what = "also rate the players as Kaggle's leaderboard does, approximately: mu begins at 600"
    options.add_argument("--leaderboard", action="store_true", help=what)
    what = "write the figures, each as SVG and as PNG, into a folder, which is made if there is none"
    options.add_argument("--pictures", metavar="DIR", type=Path, help=what)
    return options


def make_folder(path: Path) -> None:
    """Make a folder if there is none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"cannot make the folder '{path}': {problem.strerror}") from None


def run(options: Namespace) -> int:
    troubles: list[str] = []
    runs = [_read_stats(path, troubles) for path in options.records]
    for stats in runs:
        _print_stats(Console(), stats)
        if options.leaderboard:
            Console().print(leaderboard(stats))
    if options.html:
        sections = [section for stats in runs for section in sections_of(stats, marked=len(runs) > 1)]
        write_page(options.html, "; ".join(stats.title for stats in runs), sections)
    if options.pictures:
        make_folder(options.pictures)
        for path, stats in zip(options.records, runs, strict=True):
            for name, figure, _ in drawings(stats):
                for kind in ("svg", "png"):
                    write_figure(figure, options.pictures / f"{path.stem}-{name}.{kind}")
    return int(bool(troubles))


def _read_stats(path: Path, troubles: list[str]) -> RecordStats:
    """Read a record or a download; raise BadInput if it is damaged or holds no finished game.

    A line for each unreadable file of a download is printed, and added to `troubles`.
    """
    record = _downloaded(path, troubles) if is_download(path) else read_record(path)
    try:
        stats = RecordStats(record)
    except (KeyError, TypeError, ValueError) as problem:
        raise BadInput(f"'{path}' is damaged: {type(problem).__name__} {problem}") from None
    if not stats.games:
        raise BadInput(f"'{path}' holds no finished game yet")
    return stats


def _downloaded(path: Path, troubles: list[str]) -> Record:
    """Return downloaded episodes as a record; print one line for each unreadable file."""
    record, read = episodes_record([path])
    troubles += read.troubles
    for trouble in read.troubles:
        print(f"{PROGRAM} report: {trouble}", file=sys.stderr)
    return record


def write_report(record: Path, html: Path) -> None:
    """Write the page of one record. `--html` of a match or a ladder does so at its end."""
    stats = _read_stats(record, [])
    write_page(html, stats.title, sections_of(stats))


def _print_stats(console: Console, stats: RecordStats) -> None:
    """Print the summary first, then the tables; of a ladder the ratings again at the end, one a line."""
    rows = sides_by_name(stats)
    print_summary(console, stats)
    console.print(results_table("player", rows))
    if stats.has_times:
        console.print(clock_table("player", rows, stats.config.timed))
    print_unsearched(console, rows)
    for row in stats.rating_rows() if stats.header["kind"] in RATED else ():
        print_line(console, f"{row.name}: Elo {interval_text(row)}", "bold")


def leaderboard(stats: RecordStats) -> Table:
    """Return the players as Kaggle's leaderboard would rank them."""
    rated = skills(len(stats.names), stats.results())
    games = Counter(player for result in stats.results() for player in (result.first, result.second))
    table = plain_table("place", "player", "mu", "sigma", "games")
    in_order = sorted(filter(games.get, range(len(rated))), key=lambda player: -rated[player].mu)
    for place, player in enumerate(in_order, start=1):
        mu, sigma = rated[player]
        table.add_row(str(place), stats.names[player], f"{mu:.0f}", f"{sigma:.0f}", f"{games[player]:,}")
    return table


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
