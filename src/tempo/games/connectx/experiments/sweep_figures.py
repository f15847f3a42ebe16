"""Figures of docs/background/time-allocation.md: time spent by plans, regret of sweeps, trials of two studies.

    python -m tempo.games.connectx.experiments.sweep_figures docs/data docs/pictures
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tempo.games.connectx.experiments.exploration_sweeps import SweepPoint, read_points
from tempo.games.connectx.experiments.time_plan_sweeps import CELLS, PlanRegret, read_sweeps
from tempo.lab.referee.game_types import FULL_CLOCK
from tempo.lab.report.plots import FAINT, SERIES, WIDTH, plot_style
from tempo.lab.tune.search_space import read_parameters
from tempo.lab.tune.trial_estimates import importances
from tempo.lab.tune.trials_csv import read_trials
from tempo.lab.tune.trials_plot import trials_figure
from tempo.search.clock import TimePlan, allocate

ACT_TIMEOUT, BANK = FULL_CLOCK


def _spending(plan: TimePlan, seat: int = 0, first: int = 2) -> tuple[list[int], list[float], list[float]]:
    """Return, over a whole game, the stones on the board, the seconds for each move and the total overage spent."""
    stones = list(range(first + (first + seat) % 2, CELLS, 2))
    bank, seconds, spent = BANK, [], []
    for count in stones:
        seconds.append(allocate(plan, ACT_TIMEOUT, bank, count / CELLS).soft)
        bank -= max(0.0, seconds[-1] - ACT_TIMEOUT)
        spent.append(BANK - bank)
    return stones, seconds, spent


def _plans_figure(plans: Mapping[str, TimePlan]) -> Figure:
    """Plot the time per move and the overage spent so far, of several plans."""
    with plot_style():
        figure = Figure(figsize=(WIDTH, 3.1))
        left, right = figure.subplots(1, 2)
        for (name, plan), colour in zip(plans.items(), SERIES, strict=False):
            stones, seconds, spent = _spending(plan)
            left.plot(stones, seconds, marker="o", markersize=3, color=colour, label=name)
            right.plot(stones, spent, marker="o", markersize=3, color=colour)
        left.set_title("time per move, s")
        right.set_title("overage spent so far, s")
        for axes in (left, right):
            axes.set_xlabel("stones on the board")
            axes.set_ylim(bottom=0)
        left.legend(fontsize=8)
    return figure


def _sweeps_figure(regrets: Sequence[PlanRegret], names: Sequence[str] = ("cap", "share", "shape")) -> Figure:
    """Plot the excess regret of each value of one parameter over the default plan, with 95 % intervals."""
    with plot_style():
        figure = Figure(figsize=(WIDTH, 2.8))
        for axes, name in zip(figure.subplots(1, len(names), sharey=True), names, strict=True):
            points = [(getattr(one.plan, name), one.more, one.half) for one in regrets if one.sweep == name]
            _draw_interval_line(axes, points)
            axes.set_title(name)
            axes.axvline(getattr(TimePlan(), name), color=FAINT, linewidth=0.8, linestyle=":")
        figure.axes[0].set_ylabel("regret per move, more than as it stands")
    return figure


def _draw_interval_line(
    axes: Axes, points: Sequence[tuple[float, float, float]], colour: str = SERIES[0], label: str = ""
) -> None:
    where, more, half = (np.array(part) for part in zip(*points, strict=True))
    axes.fill_between(where, more - half, more + half, color=colour, alpha=0.2, linewidth=0)
    axes.plot(where, more, color=colour, marker="o", markersize=3, label=label)
    axes.axhline(0, color=FAINT, linewidth=0.8)


def _grid_figure(regrets: Sequence[PlanRegret], sweeps: Sequence[str]) -> Figure:
    """Plot the excess regret over share and shape, one panel for each cap."""
    with plot_style():
        figure = Figure(figsize=(WIDTH, 3.3))
        for axes, sweep in zip(figure.subplots(1, len(sweeps), sharey=True), sweeps, strict=True):
            own = [one for one in regrets if one.sweep == sweep]
            shares, shapes = (sorted({getattr(one.plan, name) for one in own}) for name in ("share", "shape"))
            table: Any = np.full((len(shapes), len(shares)), np.nan)
            for one in own:
                table[shapes.index(one.plan.shape), shares.index(one.plan.share)] = one.more
            mesh = axes.pcolormesh(range(len(shares)), range(len(shapes)), table, cmap="viridis", vmax=0.005)
            best = min(own, key=lambda one: one.regret).plan
            axes.plot(shares.index(best.share), shapes.index(best.shape), "*", color=SERIES[1], markersize=11)
            axes.plot(shares.index(1.0), shapes.index(1.0), "D", color="#ffffff", markersize=5)
            axes.set_xticks(range(0, len(shares), 3), [f"{share:g}" for share in shares[::3]])
            axes.set_yticks(range(0, len(shapes), 2), [f"{shape:g}" for shape in shapes[::2]])
            axes.set_title(sweep.partition(", ")[2])
            axes.set_xlabel("share")
            axes.grid(visible=False)
            figure.colorbar(mesh, ax=axes, label="more than as it stands")
        figure.axes[0].set_ylabel("shape")
    return figure


def _exploration_figure(points: Sequence[SweepPoint]) -> Figure:
    """Plot the excess regret over the constant c and over its growth, one line for each clock."""
    with plot_style():
        figure = Figure(figsize=(WIDTH, 3.0))
        left, right = figure.subplots(1, 2, sharey=True)
        for scale, colour in zip(sorted({one.scale for one in points}), SERIES, strict=False):
            own = [one for one in points if one.scale == scale]
            label = f"1/{scale:g} of the clock"
            steady = sorted((one.exploration, one.more, one.half) for one in own if one.growth == 0)
            _draw_interval_line(left, list({point[0]: point for point in steady}.values()), colour, label)
            growing = sorted((one.growth, one.more, one.half) for one in own if one.exploration == 1.0)
            _draw_interval_line(right, list({point[0]: point for point in growing}.values()), colour, label)
        left.set_title("c, the same all game")
        right.set_title("growth of c, from 1.0 on")
        left.set_ylabel("regret per move, more than as it stands")
        left.legend(fontsize=8)
    return figure


def _draw(figure: Figure, folder: Path, name: str) -> None:
    """Save a figure as PNG, reproducible to the byte."""
    figure.savefig(folder / f"{name}.png", dpi=150, metadata={"Software": None})


def main(argv: list[str]) -> int:
    source, target = (Path(text) for text in argv)
    for name in ("classic", "champion"):
        trials = read_trials(source / f"tune-{name}.csv")
        parameters = read_parameters(list(trials[0].values), "connectx")
        figure = trials_figure(parameters, trials, importances(parameters, trials), "regret")
        _draw(figure, target, f"tune-{name}")
    regrets = read_sweeps(source / "sweeps-classic.csv")
    grids = sorted({one.sweep for one in regrets if " and " in one.sweep}, key=len)
    _draw(_sweeps_figure(regrets), target, "tune-sweeps")
    _draw(_grid_figure(regrets, grids), target, "tune-share-shape")
    _draw(_exploration_figure(read_points(source / "exploration-classic.csv")), target, "tune-exploration")
    _draw(_plans_figure(read_time_plans(source / "plans.csv")), target, "tune-plans")
    return 0


def read_time_plans(path: Path) -> dict[str, TimePlan]:
    """Read plans by name; the columns are name, cap, share, shape."""
    with path.open(encoding="utf-8", newline="") as file:
        return {
            row["name"]: TimePlan(cap=float(row["cap"]), share=float(row["share"]), shape=float(row["shape"]))
            for row in csv.DictReader(file)
        }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
