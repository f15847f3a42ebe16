"""The figure of a study: the value of every trial against each parameter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tempo.lab.report.plots import FAINT, SERIES, WIDTH, plot_style
from tempo.lab.tune.study.search_space import Parameter
from tempo.lab.tune.study.study import TrialResult
from tempo.lab.tune.study.trial_estimates import NEIGHBOURHOOD, completed_shares, normalized_values, projected_values

ACROSS = 3  # panels in a row
LINE = np.linspace(0, 1, 101)
FEWEST_NEAR = 0.01  # least weight of trials nearby, by distance and by share of games played
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def trials_figure(
    parameters: Sequence[Parameter], trials: Sequence[TrialResult], weights: Mapping[str, float], objective: str
) -> Figure:
    """Plot every trial against each parameter, with the mean of its neighbours, and the importances."""
    values, weight = np.array(projected_values(trials)), np.array(completed_shares(trials))
    where, complete = np.array(normalized_values(parameters, trials)).T, np.array([trial.complete for trial in trials])
    rows = -(-(len(parameters) + 1) // ACROSS)
    with plot_style():
        figure = Figure(figsize=(WIDTH, 0.4 + 2.3 * rows))
        panels = figure.subplots(rows, ACROSS, squeeze=False).ravel()
        for axes, parameter, place in zip(panels, parameters, where, strict=False):
            pruned = ~complete
            axes.scatter(place[pruned], values[pruned], s=9, color=FAINT, alpha=0.5, linewidth=0, label="pruned")
            blue = SERIES[0]
            axes.scatter(place[complete], values[complete], s=14, color=blue, alpha=0.7, linewidth=0, label="complete")
            axes.scatter(place[:1], values[:1], s=40, marker="D", color=SERIES[1], label="current profile")
            axes.plot(LINE, trend(place, values, weight), color=SERIES[2], linewidth=1.8, label="smoothed")
            _label_places(axes, parameter)
            axes.set_title(parameter.name)
            axes.set_ylabel(objective)
        panels[0].legend(fontsize=7.5)
        _draw_importance(panels[len(parameters)], weights)
        for axes in panels[len(parameters) + 1 :]:
            axes.set_axis_off()
    return figure


def trend(place: np.ndarray, values: np.ndarray, weight: np.ndarray) -> np.ndarray:
    """Return the mean of the trials nearby, all along the range; NaN where no trial is near."""
    near = weight * np.exp(-((LINE[:, None] - place) ** 2) / (2 * (NEIGHBOURHOOD / 2) ** 2))
    known = near.sum(axis=1)
    return np.divide(near @ values, known, out=np.full(len(LINE), np.nan), where=known > FEWEST_NEAR)


def _label_places(axes: Axes, parameter: Parameter) -> None:
    """Label the axis with values of the range."""
    marks = ticks(parameter)
    axes.set_xticks([place for place, _ in marks], [text for _, text in marks])


def ticks(parameter: Parameter) -> list[tuple[float, str]]:
    """Return positions in the range, 0 to 1, and the values there."""
    if parameter.choices:
        return [(parameter.normalize(word), word) for word in parameter.choices]
    return [(place, f"{parameter.low + place * (parameter.high - parameter.low):.3g}") for place in QUARTERS]


def _draw_importance(axes: Axes, weights: Mapping[str, float]) -> None:
    """Draw the importances as bars."""
    names = list(weights)[::-1]
    bars = axes.barh(names, [weights[name] for name in names], 0.6, color=SERIES[0])
    axes.bar_label(bars, [f"{weights[name]:.0%}" for name in names], padding=3)
    axes.set_title("importance")
    axes.set_xlim(0, 1.2 * max([0.01, *weights.values()]))
    axes.set_xticks([])
    axes.grid(visible=False)
