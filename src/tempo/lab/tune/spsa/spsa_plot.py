"""The figure of a run of SPSA: the path of each parameter, scaled to its range."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from tempo.lab.report.plots import SERIES, WIDTH, plot_style
from tempo.lab.tune.spsa.spsa import Point
from tempo.lab.tune.study.search_space import Parameter

HEIGHT = 4.2  # inches
STYLES = ("-", "--", ":")  # where there are more parameters than colours


def path_figure(parameters: Sequence[Parameter], path: Sequence[tuple[int, Point]]) -> Figure:
    """Plot the place of each parameter in its range over the games."""
    games = [2 * pairs for pairs, _ in path]
    with plot_style():
        figure = Figure(figsize=(WIDTH, HEIGHT))
        axes = figure.subplots()
        for number, parameter in enumerate(parameters):
            row, colour = divmod(number, len(SERIES))
            places = [parameter.normalize(theta[number]) for _, theta in path]
            label = f"{parameter.name} ({parameter.low:g} to {parameter.high:g})"
            axes.plot(games, places, STYLES[row % len(STYLES)], color=SERIES[colour], linewidth=1.6, label=label)
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
        axes.set_ylabel("place in the range")
        axes.set_xlabel("games")
        figure.legend(loc="outside right upper", fontsize=8)
    return figure
