"""`local_eval.py curves FOLDER...`: how runs of self-play learned, as a picture, as a page and in a table.

Everything is read from the networks that a run keeps, so one that is still going, or was killed, can be looked at too.
`train` draws the same of its own run as it goes.
"""
from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from tempo.lab.command_line.inputs import ROOT, BadInput, Parser, positive, run_command, writable
from tempo.lab.report.plots import write_figure
from tempo.training.curve_data import Run, at_equal_cost, read_run, with_means
from tempo.training.curves_figure import LABELS, curves_figure
from tempo.training.curves_page import terminal_tables, write_curves_page

DESCRIPTION = "Draw how runs of self-play learned: one run, or several on common axes."
EXAMPLES = """\
examples:
  local_eval.py curves runs/train/GAME                                 writes curves.png there
  local_eval.py curves runs/train/GAME -o curves.png --html curves.html
  local_eval.py curves runs/train/GAME wide=runs/wide --against seconds -o both.png

a run is called as its folder is, or NAME if NAME=FOLDER is typed; curves are those of games learned by self-play
"""
PICTURE, PAGE = "curves.png", "curves.html"


def parser() -> Parser:
    options = Parser(prog="local_eval.py curves", description=DESCRIPTION, epilog=EXAMPLES)
    add = options.add_argument
    add("runs", nargs="+", metavar="FOLDER", help="of a run, as `train` keeps it; NAME=FOLDER names it")
    usual = f"the picture, a .png (without --html: FOLDER/{PICTURE}; of several runs: runs/{PICTURE})"
    png, html = partial(file_with, ".png", "what is drawn"), partial(file_with, ".html", "what a page is")
    add("-o", dest="png", metavar="FILE", type=png, help=usual)
    add("--html", metavar="FILE", type=html, help="write a page with picture and tables")
    against = "games, or seconds of a processor: then tables tell how far each was when the cheapest had ended (games)"
    add("--against", choices=list(LABELS), default="games", help=against)
    mean = "losses, entropy and KL are means of the last N generations (1): the games of each are others"
    add("--mean", type=positive, default=1, metavar="N", help=mean)
    return options


def file_with(suffix: str, what: str, text: str) -> Path:
    if not text.lower().endswith(suffix):
        raise ArgumentTypeError(f"'{text}' does not end in {suffix}, which is {what}")
    return writable(text)


def run(options: Namespace) -> int:
    named = [name_and_folder(text) for text in options.runs]
    name, times = Counter(name for name, _ in named).most_common(1)[0]
    if times > 1:
        raise BadInput(f"{times} runs are called '{name}': name them, as in first={named[0][1]}")
    runs = [with_means(read_run(name, folder), options.mean) for name, folder in named]
    usual = named[0][1] / PICTURE if len(named) == 1 else ROOT / "runs" / PICTURE
    png = options.png or (None if options.html else usual)
    by_cost = options.against == "seconds"
    for table in terminal_tables(at_equal_cost(runs) if by_cost else runs):
        Console().print(table)
    if by_cost and len(runs) > 1:
        print("each as far as it was when the cheapest had ended; the picture shows all\n")
    write_curves(runs, options.against, png, options.html)
    for path in filter(None, (png, options.html)):
        print(path)
    return 0


def name_and_folder(text: str) -> tuple[str, Path]:
    """`FOLDER`, which may hold a `=` if it is there, or `NAME=FOLDER`."""
    name, equals, rest = text.partition("=")
    if equals and name and rest and not Path(text).is_dir():
        return name, Path(rest)
    return Path(text).resolve().name, Path(text)


def write_curves(runs: Sequence[Run], against: str, png: Path | None, html: Path | None) -> None:
    """BadInput where it cannot be written."""
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
    """What a run has come to, into its folder."""
    write_curves([read_run(folder.name, folder)], "games", folder / PICTURE, folder / PAGE)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
