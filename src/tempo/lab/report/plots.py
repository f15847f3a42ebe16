"""Figures of the reports. Each function takes numbers and returns a matplotlib figure; none reads a record.

A figure serves as SVG inside a page (`html_page.figure_html`), where it takes the page's light or dark colours, and as
SVG and PNG for documents (`write_figure`). The colours are those of Okabe and Ito, which people with any colour vision
can tell apart; every colour also has a label. matplotlib takes most of a second to import, so only what draws does it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tempo.lab.report.result_tables import shorten

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, FAINT, GRID, PAPER = "#1b2026", "#626c78", "#e3e6ea", "#ffffff"
SERIES = (
    "#0072b2", "#d55e00", "#009e73", "#b0588f", "#c98a00", "#3f9bd1", "#6f6f6f", "#7a4fb5", "#8a6d3b", "#a8b400",
    "#4fb0bf", "#c1121f",
)  # fmt: skip
# CSS variables of these colours on a page, each with a light and a dark value.
INK_ON_PAGE = {INK: "--ink", FAINT: "--faint", GRID: "--grid", PAPER: "--paper"} | {
    colour: f"--series-{number}" for number, colour in enumerate(SERIES)
}
STYLE: dict[Any, Any] = {  # matplotlib types the keys as one long Literal
    "font.family": "sans-serif",
    "font.size": 9.5,
    "text.color": INK,
    "text.parse_math": False,  # names may hold dollar signs
    "axes.edgecolor": FAINT,
    "axes.labelcolor": FAINT,
    "axes.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 10,
    "axes.titlecolor": INK,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "legend.frameon": False,
    "figure.constrained_layout.use": True,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
}
DOTS = 150  # per inch
WIDTH = 9.0  # inches; at the page's full width text is slightly larger than its size in points
NAME_WIDTH = 30
LABELLED_SHARE = 0.06  # smallest part of a bar that has room for its number
NEARLY_ALL, HALF = (5, 95), (25, 75)  # quantiles of the two bands around the mean, in percent
# The reasons of our agents, in the order of a move's decision, with the index of their colour.
REASONS = {
    "only": 6, "win": 4, "block": 1, "opening": 3, "book": 7, "exact": 2, "outcome": 9, "proven": 5, "search": 0,
    "settled": 10, "hurry": 8, "error": 11,
}  # fmt: skip
NO_REASON = "no reason"


class Interval(NamedTuple):
    """A value with its 95 % interval. Each may be infinite, or NaN if nothing is known."""

    name: str
    value: float
    low: float
    high: float


class TimeSeries(NamedTuple):
    """The times of one player's moves, each with the number of moves played before."""

    name: str
    steps: Sequence[int]
    seconds: Sequence[float]
    banks: Sequence[float] | None  # seconds left before the move; None without a clock


class GameTimes(NamedTuple):
    """One player's mean time per move in each of its games."""

    name: str
    games: Sequence[int]  # numbers of the games
    means: Sequence[float]  # seconds
    mean: float  # seconds, over all its moves


class _QuantileBand(NamedTuple):
    """Mean and quantiles at each step."""

    steps: np.ndarray
    mean: np.ndarray
    nearly_all: np.ndarray  # [2, steps]
    half: np.ndarray  # [2, steps]


@contextmanager
def plot_style(**more: str) -> Iterator[None]:
    """Apply the common style, with more of its SVG settings, to what is made inside the context."""
    from matplotlib import rc_context

    with rc_context(STYLE | {f"svg.{name}": value for name, value in more.items()}):
        yield


def new_figure(width: float, height: float) -> Figure:
    """Return an empty figure of a size in inches."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height))


def whole_numbers(axes: Axes, most: int = 10) -> None:
    """Mark whole numbers along the horizontal axis, up to a limit."""
    from matplotlib.ticker import MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(most, integer=True))


def write_figure(figure: Figure, path: Path) -> None:
    """Write a figure as SVG or PNG; the same numbers give the same bytes."""
    unsaid = "Date" if path.suffix == ".svg" else "Software"
    with plot_style(hashsalt="tempo"):
        figure.savefig(path, dpi=DOTS, metadata={unsaid: None})


def svg_text(figure: Figure) -> str:
    """Return a figure as the text of an SVG."""
    file = StringIO()
    with plot_style(hashsalt="tempo"):
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def elo_figure(rows: Sequence[Interval], label: str) -> Figure:
    """Plot one line for each row: the value as a dot, its interval as a bar, both as text at the right."""
    with plot_style():
        figure = new_figure(WIDTH, 0.75 + 0.34 * len(rows))
        axes = figure.subplots()
        left, right = limits(rows)
        for place, row in enumerate(rows):
            if not (isfinite(row.low) or isfinite(row.high)):
                continue
            low, high = max(row.low, left), min(row.high, right)
            axes.plot([low, high], [place, place], color=SERIES[0], linewidth=2.5, solid_capstyle="butt")
            for end, cut, arrow in ((low, row.low < left, "<"), (high, row.high > right, ">")):
                axes.plot(end, place, arrow if cut else "|", color=SERIES[0], markersize=7, clip_on=False)
            if left <= row.value <= right:
                axes.plot(row.value, place, "o", color=SERIES[0], markersize=7)
        axes.axvline(0, color=FAINT, linewidth=1)
        axes.set_xlim(left, right)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_yticks(range(len(rows)), [shorten(row.name, NAME_WIDTH) for row in rows], color=INK)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="y", visible=False)
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(label)
        words = axes.secondary_yaxis("right")
        words.set_yticks(range(len(rows)), [interval_text(row) for row in rows], color=INK)
        words.tick_params(length=0)
        words.spines["right"].set_visible(False)
    return figure


def history_figure(rows: Sequence[Interval], label: str) -> Figure:
    """Plot one column for each row, the oldest first: the value as a dot on a line, its interval as a bar."""
    with plot_style():
        figure = new_figure(WIDTH, 4.2)
        axes = figure.subplots()
        low, high = limits(rows)
        known = [(place, row) for place, row in enumerate(rows) if isfinite(row.value)]
        places, values = [place for place, _ in known], [row.value for _, row in known]
        ends = [(max(row.low, low), min(row.high, high)) for _, row in known]
        axes.vlines(places, [end[0] for end in ends], [end[1] for end in ends], color=SERIES[0], linewidth=2.5)
        axes.plot(places, values, "o-", color=SERIES[0], linewidth=1, markersize=6)
        axes.axhline(0, color=FAINT, linewidth=1)
        axes.set_xlim(-0.5, len(rows) - 0.5)
        axes.set_ylim(low, high)
        axes.set_xticks(range(len(rows)), [row.name for row in rows], rotation=90, color=INK)
        axes.grid(axis="x", visible=False)
        axes.set_ylabel(label)
    return figure


def limits(rows: Sequence[Interval]) -> tuple[float, float]:
    """Return the ends of the scale: all finite values and zero, with some space around them."""
    finite = [figure for row in rows for figure in row[1:] if isfinite(figure)]
    low, high = min([0.0, *finite]), max([0.0, *finite])
    air = max(10.0, 0.06 * (high - low))
    return low - air, high + air


def interval_text(row: Interval) -> str:
    """Return text like `+35 (−10 to +80)`, or the one bound that is known."""
    value, low, high = (f"{figure:+.0f}".replace("-", "−") for figure in row[1:])
    if isfinite(row.low) and isfinite(row.high):
        return f"{value} ({low} to {high})" if row.low < row.high else f"{value}"
    if isfinite(row.low):
        return f"above {low}"
    return f"below {high}" if isfinite(row.high) else "not known"


def clock_figure(series: Sequence[TimeSeries]) -> Figure:
    """Plot time per move and bank over the game, a row for each player; other players' means in grey."""
    has_bank = any(player.banks is not None for player in series)
    times = [quantile_band(player.steps, player.seconds) for player in series]
    unit, factor = _unit_for(max((band.nearly_all.max() for band in times if band.mean.size), default=1))
    columns = [(f"time per move, {unit}", [_scaled(band, factor) for band in times])]
    if has_bank:
        columns.append(("bank, s", [quantile_band(player.steps, player.banks or []) for player in series]))
    with plot_style():
        figure = new_figure(WIDTH, 0.7 + 1.65 * len(series))
        grid = figure.subplots(len(series), len(columns), sharex=True, sharey="col", squeeze=False)
        for row, player in enumerate(series):
            for axes, (label, bands) in zip(grid[row], columns, strict=True):
                _draw_band(axes, bands, row)
                axes.set_ylabel(label)
            grid[row][0].set_title(shorten(player.name, NAME_WIDTH))
        for axes in grid[-1]:
            axes.set_ylim(bottom=0)  # last, because it stops automatic scaling
            axes.set_xlabel("moves played")
            whole_numbers(axes)
    return figure


def _draw_band(axes: Axes, bands: Sequence[_QuantileBand], chosen: int) -> None:
    """Draw one band, and the means of the others behind it."""
    for place, other in enumerate(bands):
        if place != chosen:
            axes.plot(other.steps, other.mean, color=FAINT, linewidth=0.7, alpha=0.5)
    band, colour = bands[chosen], SERIES[chosen % len(SERIES)]
    axes.fill_between(band.steps, *band.nearly_all, color=colour, alpha=0.16, linewidth=0)
    axes.fill_between(band.steps, *band.half, color=colour, alpha=0.3, linewidth=0)
    axes.plot(band.steps, band.mean, color=colour, linewidth=1.8, marker="o", markersize=2)


def _unit_for(longest: float) -> tuple[str, float]:
    """Return the unit of a time axis, and the factor from seconds to it."""
    return ("ms", 1e3) if longest < 0.1 else ("s", 1)


def game_times_figure(players: Sequence[GameTimes]) -> Figure:
    """Plot the mean time per move against the number of the game, a line for each player; dashed: its overall mean."""
    unit, factor = _unit_for(max(max(player.means) for player in players))
    with plot_style():
        figure = new_figure(WIDTH, 3.2 + 0.2 * len(players))
        axes = figure.subplots()
        for number, player in enumerate(players):
            colour, name = SERIES[number % len(SERIES)], shorten(player.name, NAME_WIDTH)
            means = [factor * seconds for seconds in player.means]
            axes.plot(player.games, means, color=colour, linewidth=1.4, marker="o", markersize=2.5, label=name)
            text = f"{name}: mean {factor * player.mean:.3g} {unit}"
            axes.axhline(factor * player.mean, color=colour, linewidth=1.2, linestyle="--", label=text)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("game")
        axes.set_ylabel(f"mean time per move, {unit}")
        whole_numbers(axes)
        figure.legend(loc="outside upper left", ncols=2)
    return figure


def quantile_band(steps: Sequence[int], values: Sequence[float]) -> _QuantileBand:
    """Return mean and quantiles of the values at each step."""
    at: dict[int, list[float]] = {}
    for step, value in zip(steps, values, strict=False):
        at.setdefault(step, []).append(value)
    order = sorted(at)
    quantiles = [np.percentile(at[step], [*NEARLY_ALL, *HALF]) for step in order]
    table = np.array(quantiles).reshape(-1, 4).T
    return _QuantileBand(np.array(order), np.array([np.mean(at[step]) for step in order]), table[:2], table[2:])


def _scaled(band: _QuantileBand, factor: float) -> _QuantileBand:
    """Multiply a band by a factor."""
    return _QuantileBand(band.steps, band.mean * factor, band.nearly_all * factor, band.half * factor)


def reasons_figure(shares: Sequence[tuple[str, Mapping[str, float]]]) -> Figure:
    """Plot one bar for each player: the share of its moves for each reason. Shares add up to one."""
    reasons = ordered_reasons({reason for _, parts in shares for reason in parts})
    with plot_style():
        figure = new_figure(WIDTH, 1.25 + 0.42 * len(shares))
        axes = figure.subplots()
        starts = np.zeros(len(shares))
        for reason in reasons:
            widths = np.array([parts.get(reason, 0.0) for _, parts in shares])
            colour = GRID if reason == NO_REASON else SERIES[_reason_colour(reason, reasons)]
            bars = axes.barh(range(len(shares)), widths, 0.66, starts, color=colour, edgecolor=PAPER, label=reason)
            texts = [f"{100 * width:.0f}" if width >= LABELLED_SHARE else "" for width in widths]
            axes.bar_label(bars, texts, label_type="center", color=INK if reason == NO_REASON else PAPER)
            starts += widths
        axes.set_ylim(len(shares) - 0.5, -0.5)
        axes.set_yticks(range(len(shares)), [shorten(name, NAME_WIDTH) for name, _ in shares], color=INK)
        axes.tick_params(axis="y", length=0)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(lambda share, place: f"{share:.0%}".replace("%", " %"))
        axes.grid(axis="y", visible=False)
        axes.spines["left"].set_visible(False)
        figure.legend(loc="outside upper left", ncols=min(7, len(reasons)), handlelength=0.9, columnspacing=1.4)
    return figure


def ordered_reasons(reasons: set[str]) -> list[str]:
    """Return our agents' reasons in the order of a move's decision, then other agents' by name, then none."""
    known = [reason for reason in REASONS if reason in reasons]
    return [*known, *sorted(reasons - {*REASONS, NO_REASON}), *({NO_REASON} & reasons)]


def _reason_colour(reason: str, reasons: Sequence[str]) -> int:
    """Return the colour of a reason: its own, or by its place for a reason of other agents."""
    return REASONS[reason] if reason in REASONS else reasons.index(reason) % len(SERIES)
