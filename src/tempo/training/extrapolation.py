"""Extrapolation of a learning curve: what more games would bring.

Errors of networks fall like powers of the number of games, towards a limit: limit + scale * games^-exponent. The three
numbers are fitted by least squares to all generations from a tenth of the games on; before, a run learns other things.
How much of the result is chance is seen by fits to the same curve with its residuals drawn again.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.command_line.inputs import BadInput
from tempo.training.curve_data import UNTRUE, Measure, Run, curve, known_measures

EXPONENTS = np.arange(0.05, 1.001, 0.01)
FIRST_SHARE = 0.1  # of the games: earlier generations are left out
FEWEST = 6  # generations to fit
REDRAWN, INTERVAL = 200, (2.5, 97.5)  # curves, percentiles


class PowerLaw(NamedTuple):
    """A curve that falls towards a limit."""

    limit: float
    scale: float
    exponent: float

    def at(self, games: np.ndarray) -> np.ndarray:
        """Return the values of the curve."""
        return np.asarray(self.limit + self.scale * games**-self.exponent)


def fit_power_law(games: np.ndarray, values: np.ndarray) -> PowerLaw:
    """Return the curve with the least squared error; its limit and its scale are not negative."""
    best, least = PowerLaw(float(values.mean()), 0.0, 1.0), float(values.var() * values.size)
    for exponent in EXPONENTS:
        falling = games**-exponent
        apart = falling - falling.mean()
        scale = max(0.0, float(apart @ values / (apart @ apart)))
        limit = float((values - scale * falling).mean())
        if limit < 0:
            limit, scale = 0.0, max(0.0, float(falling @ values / (falling @ falling)))
        error = float(((values - limit - scale * falling) ** 2).sum())
        if error < least:
            best, least = PowerLaw(limit, scale, float(exponent)), error
    return best


class Forecast(NamedTuple):
    """A value that a run would reach, with its interval."""

    value: float
    low: float
    high: float


def forecasts(games: np.ndarray, values: np.ndarray, factors: Sequence[float]) -> list[Forecast]:
    """Return what a falling curve would reach with `factors` times the games of its end."""
    chosen = games >= FIRST_SHARE * games[-1]
    if chosen.sum() < FEWEST:
        raise BadInput(f"only {chosen.sum()} measured generations to extrapolate from: at least {FEWEST} are needed")
    games, values = games[chosen], values[chosen]
    law, later, rng = fit_power_law(games, values), games[-1] * np.array(factors), np.random.default_rng(0)
    fitted = law.at(games)
    drawn = [fit_power_law(games, fitted + rng.choice(values - fitted, values.size)).at(later) for _ in range(REDRAWN)]
    low, high = np.percentile(drawn, INTERVAL, axis=0)
    return [Forecast(*map(float, numbers)) for numbers in zip(law.at(later), low, high, strict=True)]


def extrapolation_table(run: Run, factors: Sequence[float]) -> Table:
    """Return a table of what a run would reach with more games."""
    places = np.array([line["games"] for line in run.lines], float)
    table = Table(title=f"{run.name}: {places[-1]:,.0f} games, and with more of them")
    for heading in ("", "now, fitted", *(f"{factor:g} times" for factor in factors)):
        table.add_column(heading, justify="right" if heading else "left")
    for measure in known_measures([run]):
        games, values = (np.array(part, float) for part in curve(run, places.tolist(), measure))
        is_share = measure.key != UNTRUE.key  # of moves: what is still missing falls
        reached = forecasts(games, 100 - values if is_share else values, (1, *factors))
        table.add_row(measure.title, *(text_of(forecast, measure, is_share) for forecast in reached))
    return table


def text_of(forecast: Forecast, measure: Measure, is_share: bool) -> str:
    """Return a forecast as text."""
    value, *ends = (100 - number if is_share else number for number in forecast)
    low, high = sorted(ends)
    return f"{measure.form.format(value)}\n({measure.form.format(low)} to {measure.form.format(high)})"
