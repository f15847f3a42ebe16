"""What a run of self-play measured of itself, generation after generation: read from its folder, and put in order.

Which measures there are is the run's to say: who has no gate has won nothing, positions of which the moves' worth is
known are looked at every few generations only, and a run that is old enough does not tell what it took.
"""
from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import nan
from pathlib import Path
from typing import NamedTuple

from tempo.lab.command_line.inputs import BadInput
from tempo.training.self_play.checkpoints import Metrics, metrics_of_run
from tempo.training.self_play.trainer import GATE_SCORE

PERCENT = "{:.1f}"
LEAST_POINTS, LEAST_SHARE = 2.0, 0.1
ON_KNOWN = re.compile(r"(kept|perfect)_(\d+)")  # what was measured with so many simulations a move


class Run(NamedTuple):
    """The curves of one run."""

    name: str
    lines: Sequence[Metrics]  # at least one
    mean: int = 1  # of so many generations each


class Measure(NamedTuple):
    """One curve of each run."""

    key: str  # in a line
    title: str
    form: str = "{:.3f}"  # of a figure in a table
    scale: float = 1.0  # of what is drawn and told, against what the line says
    mark: float | None = None  # where something is decided

    def kind(self) -> str:
        """Measures of one kind can be compared."""
        by_simulations = ON_KNOWN.fullmatch(self.key)
        return by_simulations[1] if by_simulations else self.key

    def least_span(self, most: float) -> float:
        """Of a scale that reaches so far: what differs by less is not to look like much."""
        return LEAST_POINTS if self.form == PERCENT else LEAST_SHARE * most

    def head(self) -> str:
        """Of a column, where it is held against what is known."""
        by_simulations = ON_KNOWN.fullmatch(self.key)
        return f"{by_simulations[1]}\n{int(by_simulations[2]):,} sims" if by_simulations else "value\nerror"


LOSS = Measure("total", "loss")
ENTROPY = Measure("entropy", "entropy of the policy, nats")
APART = Measure("kl", "KL from the search, nats")
VALUE = Measure("value", "squared error of the value")
UNSEEN = Measure("new_games_error", "squared error, new games")
UNTRUE = Measure("solved_error", "squared error, known positions")
WON = Measure("won", "points against the best, %", PERCENT, 100.0, 100 * GATE_SCORE)
LEARNED = LOSS, ENTROPY, APART, VALUE, UNSEEN
KNOWN = {"kept": "keep the value", "perfect": "perfect"}


def read_run(name: str, folder: Path) -> Run:
    """BadInput if there is nothing to draw."""
    if not folder.is_dir():
        raise BadInput(f"there is no folder '{folder}'")
    lines = metrics_of_run(folder)
    if not all("games" in line for line in lines):
        raise BadInput(f"a network in '{folder}' is damaged: a generation does not say after how many games")
    if not lines:
        raise BadInput(f"no generation of self-play lies in '{folder}'")
    return Run(name, lines)


def keys_of(runs: Sequence[Run]) -> set[str]:
    return {key for run in runs for line in run.lines for key in line}


def measures_of(runs: Sequence[Run]) -> list[Measure]:
    """Whatever any of the runs has measured."""
    keys = keys_of(runs)
    learned, won = ([one for one in some if one.key in keys] for some in (LEARNED, (WON,)))
    return [*learned, *known_measures(runs), *won]


def known_measures(runs: Sequence[Run]) -> list[Measure]:
    """How often the networks, with so many simulations a move, do what is known to be right; and what they say."""
    keys = keys_of(runs)
    found = sorted((match[1], int(match[2])) for key in keys if (match := ON_KNOWN.fullmatch(key)))
    moves = [Measure(f"{kind}_{most}", f"{KNOWN[kind]}, {most:,} sims, %", PERCENT) for kind, most in found]
    return [*moves, *([UNTRUE] if UNTRUE.key in keys else [])]


def curve(run: Run, places: Sequence[float], measure: Measure) -> tuple[list[float], list[float]]:
    """Where it was measured, and what was found there."""
    found = [(place, line) for place, line in zip(places, run.lines, strict=True) if measure.key in line]
    return [place for place, _ in found], [line[measure.key] * measure.scale for _, line in found]


def places_of(run: Run, against: str) -> list[float]:
    """Where on the axis each generation stands: after so many games, or seconds of a processor; BadInput where these
    were not kept."""
    if against == "games":
        return [line["games"] for line in run.lines]
    if not all(is_timed(line) for line in run.lines):
        raise BadInput(f"the run '{run.name}' does not say what each generation took: --against games draws it")
    return seconds_of(run)


def seconds_of(run: Run) -> list[float]:
    """Of a processor, up to each generation; NaN from the first on that does not tell."""
    return list(accumulate(line["playing"] + line["learning"] if is_timed(line) else nan for line in run.lines))


def at_equal_cost(runs: Sequence[Run]) -> list[Run]:
    """Each as far as it had come when the cheapest of them ended; a generation at least."""
    least = min(places_of(run, "seconds")[-1] for run in runs)
    return [run._replace(lines=run.lines[: max(1, bisect_right(seconds_of(run), least))]) for run in runs]


def with_means(run: Run, count: int) -> Run:
    """What was learned, as means of so many generations up to each: the games that it is measured on are others each
    time."""
    lines = [dict(line) for line in run.lines]
    for measure in LEARNED:
        found = [place for place, line in enumerate(run.lines) if measure.key in line]
        for number, place in enumerate(found):
            last = found[max(0, number + 1 - count) : number + 1]
            lines[place][measure.key] = sum(run.lines[one][measure.key] for one in last) / len(last)
    return run._replace(lines=lines, mean=count)


def is_timed(line: Metrics) -> bool:
    return "playing" in line and "learning" in line
