"""`local_eval.py report FOLDER...`: learning curves of self-play runs, as a picture, a page and a table.

Everything is read from the checkpoints of a run, so a run can be drawn while it goes on, or after it was killed.
`train` draws the curves of its own run as it goes.
"""
from __future__ import annotations

import math
from argparse import ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import ROOT, BadInput, Parser, positive, run_command, writable
from tempo.lab.report.plots import write_figure
from tempo.training.curve_data import Run, at_equal_cost, read_run, with_means
from tempo.training.curves_figure import LABELS, curves_figure
from tempo.training.curves_json import write_curves_json
from tempo.training.curves_page import terminal_tables, write_curves_page
from tempo.training.extrapolation import extrapolation_table

DESCRIPTION = "Draw how runs of self-play learned: one run, or several on common axes."
EXAMPLES = """\
examples:
  local_eval.py report runs/train/GAME                                 writes curves.png there
  local_eval.py report runs/train/GAME -o curves.png --html curves.html
  local_eval.py report runs/train/GAME wide=runs/wide --against seconds -o both.png
  local_eval.py report runs/train/GAME --extrapolate 10 100

a run has the name of its folder, or NAME if NAME=FOLDER is given; only runs of self-play have curves
"""
PICTURE, PAGE = "curves.png", "curves.html"


def parser() -> Parser:
    """Return the parser of the command."""
    options = Parser(prog="local_eval.py report", description=DESCRIPTION, epilog=EXAMPLES)
    add = options.add_argument
    add("runs", nargs="+", metavar="FOLDER", help="folder of a run of `train`; NAME=FOLDER names it")
    usual = f"write the picture, a .png (without --html and --json: FOLDER/{PICTURE}; for several runs: runs/{PICTURE})"
    png, html = partial(file_with, ".png"), partial(file_with, ".html")
    add("-o", dest="png", metavar="FILE", type=png, help=usual)
    add("--html", metavar="FILE", type=html, help="write a page with picture and tables")
    add("--json", metavar="FILE", type=partial(file_with, ".json"),
        help="write the figures of each generation of one run, with some of its games")
    against = "axis: games, or processor seconds, and then tables compare at the cost of the cheapest run (games)"
    add("--against", choices=list(LABELS), default="games", help=against)
    more = "print what a run would reach with N times its games, by a power law fitted to its solved positions"
    add("--extrapolate", type=factor, nargs="+", default=[], metavar="N", help=more)
    mean = "average losses, entropy and KL over the last N generations (1)"
    add("--mean", type=positive, default=1, metavar="N", help=mean)
    return options


def factor(text: str) -> float:
    """Parse a factor above 1."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 1 < number < math.inf:
        raise ArgumentTypeError(f"'{text}' is not a number above 1")
    return number


def file_with(suffix: str, text: str) -> Path:
    """Return a path that ends in `suffix` and can be written."""
    if not text.lower().endswith(suffix):
        raise ArgumentTypeError(f"'{text}' does not end in {suffix}")
    return writable(text)


def run(options: Namespace) -> int:
    """Print the tables and draw the curves."""
    named = [name_and_folder(text) for text in options.runs]
    name, times = Counter(name for name, _ in named).most_common(1)[0]
    if times > 1:
        raise BadInput(f"{times} runs have the name '{name}': name them, as in first={named[0][1]}")
    runs = [with_means(read_run(name, folder), options.mean) for name, folder in named]
    if options.json and len(named) > 1:
        raise BadInput("--json writes one run: name a single folder")
    usual = named[0][1] / PICTURE if len(named) == 1 else ROOT / "runs" / PICTURE
    png = options.png or (None if options.html or options.json else usual)
    by_cost = options.against == "seconds"
    for table in terminal_tables(at_equal_cost(runs) if by_cost else runs):
        Console().print(table)
    for run in runs if options.extrapolate else ():
        Console().print(extrapolation_table(run, options.extrapolate))
    if by_cost and len(runs) > 1:
        print("each run up to the cost of the cheapest; the picture shows all of it\n")
    write_curves(runs, options.against, png, options.html)
    if options.json:
        write_curves_json(options.json, runs[0], named[0][1])
    for path in filter(None, (png, options.html, options.json)):
        print(path)
    return 0


def name_and_folder(text: str) -> tuple[str, Path]:
    """Return name and folder of `NAME=FOLDER`, or of `FOLDER`, which may itself contain a `=` if it exists."""
    name, equals, rest = text.partition("=")
    if equals and name and rest and not Path(text).is_dir():
        return name, Path(rest)
    return Path(text).resolve().name, Path(text)


def write_curves(runs: Sequence[Run], against: str, png: Path | None, html: Path | None) -> None:
    """Write picture and page; BadInput if that fails."""
    figure = curves_figure(runs, against)
    try:
        if png is not None:
            png.parent.mkdir(parents=True, exist_ok=True)
            write_figure(figure, png)
        if html is not None:
            write_curves_page(html, runs, figure)
    except OSError as problem:
        raise BadInput(f"cannot write '{problem.filename}': {problem.strerror}") from None


def draw_run(folder: Path) -> None:
    """Draw the curves of a run into its folder."""
    write_curves([read_run(folder.name, folder)], "games", folder / PICTURE, folder / PAGE)


def main(argv: list[str]) -> int:
    """Run the command."""
    return run_command(parser(), run, argv)
