"""Learning curves of self-play runs: the metrics of each generation, read from the last checkpoint of a run.

Runs differ in their metrics. Without a gate there is no score against the best network; accuracy on solved positions is
measured every few generations; the first checkpoint of a run from the sources has no processor times.
"""
from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import nan
from pathlib import Path
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.training.self_play.checkpoints import Metrics, metrics_of_run
from tempo.training.self_play.trainer import GATE_SCORE

PERCENT = "{:.1f}"
LEAST_POINTS, LEAST_SHARE = 2.0, 0.1
ON_KNOWN = re.compile(r"(kept|perfect)_(\d+)")  # accuracy by simulations a move


class Run(NamedTuple):
    """The curves of one run."""

    name: str
    lines: Sequence[Metrics]  # at least one
    mean: int = 1  # generations that each figure is the mean of


class Measure(NamedTuple):
    """One metric, a curve of each run."""

    key: str  # of the metric
    title: str
    form: str = "{:.3f}"  # of a figure in a table
    scale: float = 1.0  # factor from the metric to the figure that is shown
    mark: float | None = None  # figure at which a line is drawn

    def kind(self) -> str:
        """Return the kind; measures of one kind share a scale."""
        by_simulations = ON_KNOWN.fullmatch(self.key)
        return by_simulations[1] if by_simulations else self.key

    def least_span(self, most: float) -> float:
        """Return the least span of a scale that reaches to `most`, so that small differences look small."""
        return LEAST_POINTS if self.form == PERCENT else LEAST_SHARE * most

    def head(self) -> str:
        """Return the heading of a column of a metric on solved positions."""
        by_simulations = ON_KNOWN.fullmatch(self.key)
        return f"{by_simulations[1]}\n{int(by_simulations[2]):,} sims" if by_simulations else "value\nerror"


LOSS = Measure("total", "loss")
ENTROPY = Measure("entropy", "entropy of the policy, nats")
APART = Measure("kl", "KL from the search, nats")
VALUE = Measure("value", "squared error of the value")
UNSEEN = Measure("new_games_error", "squared error, new games")
UNTRUE = Measure("solved_error", "squared error, solved positions")
WON = Measure("won", "points against the best, %", PERCENT, 100.0, 100 * GATE_SCORE)
LEARNED = LOSS, ENTROPY, APART, VALUE, UNSEEN
KNOWN = {"kept": "keep the value", "perfect": "perfect"}


def read_run(name: str, folder: Path) -> Run:
    """Return a run; BadInput if it has nothing to draw."""
    if not folder.is_dir():
        raise BadInput(f"there is no folder '{folder}'")
    lines = metrics_of_run(folder)
    if not all("games" in line for line in lines):
        raise BadInput(f"a network in '{folder}' is damaged: a generation lacks its number of games")
    if not lines:
        raise BadInput(f"'{folder}' holds no generation of self-play")
    return Run(name, lines)


def keys_of(runs: Sequence[Run]) -> set[str]:
    """Return the names of all metrics of some runs."""
    return {key for run in runs for line in run.lines for key in line}


def measures_of(runs: Sequence[Run]) -> list[Measure]:
    """Return all measures that any of the runs has."""
    keys = keys_of(runs)
    measures = [*LEARNED, *known_measures(runs), WON]
    return [measure for measure in measures if measure.key in keys]


def known_measures(runs: Sequence[Run]) -> list[Measure]:
    """Return the measures on solved positions: accuracy by simulations a move, and the error of the values."""
    keys = keys_of(runs)
    accuracies = sorted((match[1], int(match[2])) for key in keys if (match := ON_KNOWN.fullmatch(key)))
    moves = [Measure(f"{kind}_{most}", f"{KNOWN[kind]}, {most:,} sims, %", PERCENT) for kind, most in accuracies]
    return [*moves, *([UNTRUE] if UNTRUE.key in keys else [])]


def curve(run: Run, places: Sequence[float], measure: Measure) -> tuple[list[float], list[float]]:
    """Return the places and values at which a measure was taken."""
    measured = [(place, line) for place, line in zip(places, run.lines, strict=True) if measure.key in line]
    return [place for place, _ in measured], [line[measure.key] * measure.scale for _, line in measured]


def places_of(run: Run, against: str) -> list[float]:
    """Return the place of each generation on the axis, in games or in seconds of processor time; BadInput if the times
    are missing."""
    if against == "games":
        return [line["games"] for line in run.lines]
    if not all(is_timed(line) for line in run.lines):
        raise BadInput(f"the run '{run.name}' lacks the times of its generations: use --against games")
    return seconds_of(run)


def seconds_of(run: Run) -> list[float]:
    """Return the processor time up to each generation; NaN from the first one that lacks it."""
    return list(accumulate(line["playing"] + line["learning"] if is_timed(line) else nan for line in run.lines))


def at_equal_cost(runs: Sequence[Run]) -> list[Run]:
    """Return each run up to the cost of the cheapest one, but at least one generation."""
    least = min(places_of(run, "seconds")[-1] for run in runs)
    return [run._replace(lines=run.lines[: max(1, bisect_right(seconds_of(run), least))]) for run in runs]


def with_means(run: Run, count: int) -> Run:
    """Return a run with moving averages of its losses over `count` generations: each generation is measured on other
    games."""
    lines = [dict(line) for line in run.lines]
    for measure in LEARNED:
        measured = [place for place, line in enumerate(run.lines) if measure.key in line]
        for number, place in enumerate(measured):
            last = measured[max(0, number + 1 - count) : number + 1]
            lines[place][measure.key] = sum(run.lines[earlier][measure.key] for earlier in last) / len(last)
    return run._replace(lines=lines, mean=count)


def is_timed(line: Metrics) -> bool:
    """Return whether a generation has its processor times."""
    return "playing" in line and "learning" in line
