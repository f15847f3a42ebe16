"""The trials of a study as a table of text, so that its figures can be drawn again without the study."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from tempo.lab.tune.search_space import Parameter
from tempo.lab.tune.study import Tried

STEPS = "steps"  # the column of what a trial had come to after every few games


def write_trials(path: Path, parameters: Sequence[Parameter], trials: Sequence[Tried]) -> None:
    names = [parameter.name for parameter in parameters]
    with path.open("w", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["number", *names, "value", "whole", "seconds", STEPS])
        for one in trials:
            values = [f"{value:.6g}" if isinstance(value, float) else value for value in one.values.values()]
            steps = " ".join(f"{step:.6f}" for step in one.steps)
            lines.writerow([one.number, *values, f"{one.value:.6f}", int(one.whole), f"{one.seconds:.1f}", steps])


def read_trials(path: Path) -> list[Tried]:
    """What `write_trials` wrote."""
    with path.open(newline="") as file:
        return [read_trial(row) for row in csv.DictReader(file)]


def read_trial(row: dict[str, str]) -> Tried:
    own = ("number", "value", "whole", "seconds", STEPS)
    values = {name: number_or_word(text) for name, text in row.items() if name not in own}
    steps = [float(step) for step in row[STEPS].split()]
    return Tried(int(row["number"]), values, steps, float(row["value"]), row["whole"] == "1", float(row["seconds"]))


def number_or_word(text: str) -> float | str:
    try:
        return float(text)
    except ValueError:
        return text
