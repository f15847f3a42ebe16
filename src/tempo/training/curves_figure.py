"""The picture of learning curves: a panel for each measure, with a line for each run."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tempo.lab.report.plots import FAINT, NAME_WIDTH, SERIES, WIDTH, new_figure, plot_style, whole_numbers
from tempo.lab.report.result_tables import shorten
from tempo.training.curve_data import Measure, Run, curve, measures_of, places_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ACROSS = 3  # panels in a row
LEGENDS = 4  # names in a row
MARKED = 25  # at most so few figures are drawn as dots
LABELS = {"games": "games played", "seconds": "processor seconds, for playing and learning"}


def curves_figure(runs: Sequence[Run], against: str) -> Figure:
    """Return a figure of all measures against games or seconds. All panels have the same range, so that one place in a
    column is one time. It begins at 0, unless runs began with a network and the unknown part would be the larger one.
    """
    measures = measures_of(runs)
    across = 2 if len(measures) == 4 else ACROSS  # four panels make two full rows
    rows, names = -(-len(measures) // across), -(-len(runs) // LEGENDS)
    places = [places_of(run, against) for run in runs]
    first, last = min(own[0] for own in places), max(own[-1] for own in places)
    left = first if against == "games" and last / 2 < first < last else 0
    with plot_style():
        figure = new_figure(WIDTH, 0.4 + 0.2 * names + 2.1 * rows)
        figure.set_layout_engine("constrained", hspace=0.08)
        panels = list(figure.subplots(rows, across, squeeze=False).flat)
        for axes, measure in zip(panels, measures, strict=False):
            draw_measure(axes, measure, runs, places)
            axes.set_xlim(left, last + 0.04 * (last - left))
        share_scales(panels, measures)
        for axes in panels[len(measures) :]:
            axes.set_axis_off()
        lines = panels[0].get_lines()
        labels = [shorten(run.name, NAME_WIDTH) for run in runs]
        figure.legend(lines, labels, loc="outside upper left", ncols=min(LEGENDS, len(runs)), handlelength=1.4)
        means = f"; losses, entropy and KL: means of {runs[0].mean:,} generations" if runs[0].mean > 1 else ""
        figure.supxlabel(LABELS[against] + means, color=FAINT, fontsize="medium")
    return figure


def draw_measure(axes: Axes, measure: Measure, runs: Sequence[Run], places: Sequence[Sequence[float]]) -> None:
    """Draw one panel."""
    for number, (run, own) in enumerate(zip(runs, places, strict=True)):
        where, values = curve(run, own, measure)
        size = 3 if len(where) <= MARKED else 0
        axes.plot(where, values, color=SERIES[number % len(SERIES)], linewidth=1.6, marker="o", markersize=size)
    low, high = axes.get_ylim()
    if (missing := measure.least_span(high) - (high - low)) > 0:
        axes.set_ylim(low - missing / 2, high + missing / 2)
    if measure.mark is not None:
        axes.axhline(measure.mark, color=FAINT, linewidth=0.8, linestyle="--")
    axes.set_title(measure.title)
    whole_numbers(axes, 4)
    axes.xaxis.set_major_formatter(lambda value, place: f"{value:,.0f}")


def share_scales(panels: Sequence[Axes], measures: Sequence[Measure]) -> None:
    """Give the same measure with more and with fewer simulations one scale, which shows the gain by search."""
    first: dict[str, Axes] = {}
    for axes, measure in zip(panels, measures, strict=False):
        if axes is not first.setdefault(measure.kind(), axes):
            axes.sharey(first[measure.kind()])
            axes.autoscale_view(scalex=False)
