"""The drawing of learning: a panel for each measure, in it a line for each run."""
from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, StrMethodFormatter

from tempo.lab.report.plots import FAINT, NAME_WIDTH, SERIES, WIDTH, plot_style
from tempo.lab.report.tables import shorten
from tempo.training.curve_data import Measure, Run, curve, measures_of, places_of

ACROSS = 3  # panels in a row
LEGENDS = 4  # names in a row
MARKED = 25  # figures at most, for each to be a dot
LABELS = {"games": "games played", "seconds": "seconds of a processor, for playing and learning"}


def curves_figure(runs: Sequence[Run], against: str) -> Figure:
    """All that was measured, against games or seconds. All panels reach as far as the longest run, so that a look along
    a column is at one time; and from the beginning on, unless what is not known would be the larger part: where runs
    began with a network."""
    measures = measures_of(runs)
    across = 2 if len(measures) == 4 else ACROSS  # no panel alone in its row, where nothing more was measured
    rows, names = -(-len(measures) // across), -(-len(runs) // LEGENDS)
    places = [places_of(run, against) for run in runs]
    first, last = min(own[0] for own in places), max(own[-1] for own in places)
    left = first if against == "games" and last / 2 < first < last else 0
    with plot_style():
        figure = Figure(figsize=(WIDTH, 0.4 + 0.2 * names + 2.1 * rows))
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
        means = f"; of losses, entropy and KL means of {runs[0].mean:,} generations" if runs[0].mean > 1 else ""
        figure.supxlabel(LABELS[against] + means, color=FAINT, fontsize="medium")
    return figure


def draw_measure(axes: Axes, measure: Measure, runs: Sequence[Run], places: Sequence[Sequence[float]]) -> None:
    """One panel."""
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
    axes.xaxis.set_major_locator(MaxNLocator(4, integer=True))
    axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))


def share_scales(panels: Sequence[Axes], measures: Sequence[Measure]) -> None:
    """What is measured with more and with fewer simulations stands on one scale: what the search adds is seen."""
    first: dict[str, Axes] = {}
    for axes, measure in zip(panels, measures, strict=False):
        if axes is not first.setdefault(measure.kind(), axes):
            axes.sharey(first[measure.kind()])
            axes.autoscale_view(scalex=False)
