"""The tables of learning curves for the terminal, and the page with the picture."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup
from rich.table import Table

from tempo.arena.command_line.program import PROGRAM
from tempo.lab.report.html_page import Section, facts, figure_html, folded, table, write_page
from tempo.lab.report.result_tables import format_number, plain_table, shorten
from tempo.training.curve_data import (
    APART,
    ENTROPY,
    LOSS,
    UNSEEN,
    VALUE,
    WON,
    Measure,
    Run,
    is_timed,
    keys_of,
    known_measures,
    seconds_of,
)
from tempo.training.self_play.checkpoints import Metrics

if TYPE_CHECKING:
    from matplotlib.figure import Figure

HEADS = {LOSS: "loss", ENTROPY: "entropy", APART: "KL", VALUE: "value\nerror", WON: "won,\n%"}
ALL_HEADS = {**HEADS, UNSEEN: "value error,\nnew games"}  # too wide for a terminal with long names
LEARNED_NOTE = "Minutes: processor time. KL: divergence of the network's policy from the search's."
KNOWN_NOTE = (
    "Solved positions: percentages of moves that keep the value, and of perfect ones; sims: simulations a move. "
    "Error: mean squared error of the network's value."
)
NAME_WIDTH = 25  # characters, so that the figures fit into 80
CAPTION = (
    "Loss, entropy of the policy, its KL divergence from the search's policy, and error of the value: means over the "
    "samples of a generation's fit; for new games, before the fit. Moves that keep the value, and perfect moves: on "
    "solved positions, by simulations a move; with 0 the network plays the move with the highest logit."
)


class Sheet(NamedTuple):
    """One table: for each run, by name, a row for each generation that has any of the figures."""

    heads: Sequence[str]
    rows: dict[str, list[list[str]]]
    note: str


def sheets_of(runs: Sequence[Run], names: Mapping[Measure, str]) -> list[Sheet]:
    """Return the table of losses, and the table of accuracy on solved positions if any run has it."""
    keys = keys_of(runs)
    plain, known = [measure for measure in names if measure.key in keys], known_measures(runs)
    heads = ["games", "minutes", *(names[measure] for measure in plain)]
    note = LEARNED_NOTE + (f" Means of the last {runs[0].mean:,} generations, or all." if runs[0].mean > 1 else "")
    sheets = [Sheet(heads, {run.name: learned_rows(run, plain) for run in runs}, note)]
    if known:
        heads = ["games", *(measure.head() for measure in known)]
        sheets.append(Sheet(heads, {run.name: known_rows(run, known) for run in runs}, KNOWN_NOTE))
    return sheets


def learned_rows(run: Run, measures: Sequence[Measure]) -> list[list[str]]:
    """Return the rows of losses of a run."""
    rows = []
    for line, seconds in zip(run.lines, seconds_of(run), strict=True):
        minutes = format_number(None if isnan(seconds) else seconds / 60, "{:,.1f}")
        rows.append([f"{line['games']:,}", minutes, *figures(line, measures)])
    return rows


def known_rows(run: Run, measures: Sequence[Measure]) -> list[list[str]]:
    """Return the rows of accuracy, of the generations in which it was measured."""
    measured = [line for line in run.lines if any(measure.key in line for measure in measures)]
    return [[f"{line['games']:,}", *figures(line, measures)] for line in measured]


def figures(line: Metrics, measures: Sequence[Measure]) -> list[str]:
    """Return the figures as text; a dash for what was not measured."""
    values = [line[measure.key] * measure.scale if measure.key in line else None for measure in measures]
    return [format_number(value, measure.form) for value, measure in zip(values, measures, strict=True)]


def terminal_tables(runs: Sequence[Run]) -> list[Table]:
    """Return tables with the last generation of each run, one row each."""
    tables = []
    for sheet in sheets_of(runs, HEADS):
        drawn = plain_table("run", *sheet.heads)
        drawn.caption, drawn.caption_justify = sheet.note, "left"
        for name, row in last_rows(sheet):
            drawn.add_row(shorten(name, NAME_WIDTH), *row)
        tables.append(drawn)
    return tables


def last_rows(sheet: Sheet) -> list[tuple[str, list[str]]]:
    """Return the last row of each run."""
    return [(name, rows[-1]) for name, rows in sheet.rows.items() if rows]


def write_curves_page(path: Path, runs: Sequence[Run], figure: Figure) -> None:
    """Write a page with the picture, the last generation of each run, and all generations folded."""
    sheets = sheets_of(runs, ALL_HEADS)
    far = [
        html_table(sheet, [[name, *row] for name, row in last_rows(sheet)], ["run"], sheet.note) for sheet in sheets
    ]
    sections = [
        Section("", facts([(run.name, about(run)) for run in runs])),
        Section("Curves", figure_html(figure, CAPTION)),
        Section("So far", Markup().join(far)),
        Section("Every generation", Markup().join(every_generation(run.name, sheets) for run in runs)),
    ]
    write_page(path, f"Learning curves: {', '.join(run.name for run in runs)}", sections, f"{PROGRAM} report")


def about(run: Run) -> str:
    """Return the size and cost of a run in words."""
    count, timed = len(run.lines), [line for line in run.lines if is_timed(line)]
    size = f"{count:,} generation{'' if count == 1 else 's'}, {run.lines[-1]['games']:,} games"
    if len(timed) < count:
        return size
    playing, learning = (sum(line[part] for line in timed) / 60 for part in ("playing", "learning"))
    return f"{size}; {playing:,.1f} minutes of processor time to play, {learning:,.1f} to learn"


def html_table(sheet: Sheet, rows: Sequence[Sequence[str]], first: Sequence[str] = (), note: str = "") -> Markup:
    """Return a table as HTML."""
    return table([*first, *(head.replace("\n", " ") for head in sheet.heads)], rows, note)


def every_generation(name: str, sheets: Sequence[Sheet]) -> Markup:
    """Return all generations of one run, folded."""
    tables = [html_table(sheet, sheet.rows[name]) for sheet in sheets if sheet.rows[name]]
    return folded(name, Markup().join(tables))
