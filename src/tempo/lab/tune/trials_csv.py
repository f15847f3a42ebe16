"""The trials of a study as CSV, so that figures can be drawn again without the study."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from tempo.lab.players.old_names import current_values
from tempo.lab.tune.search_space import Parameter
from tempo.lab.tune.study import TrialResult

STEPS = "steps"  # column: the objective after every few games
COMPLETE, OLD_COMPLETE = "complete", "whole"  # column: 1 unless the trial was pruned; older files have the old name


def write_trials(path: Path, parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> None:
    """Write all trials."""
    names = [parameter.name for parameter in parameters]
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["number", *names, "value", COMPLETE, "seconds", STEPS])
        for one in trials:
            values = [f"{value:.6g}" if isinstance(value, float) else value for value in one.values.values()]
            steps = " ".join(f"{step:.6f}" for step in one.steps)
            lines.writerow([one.number, *values, f"{one.value:.6f}", int(one.complete), f"{one.seconds:.1f}", steps])


def read_trials(path: Path) -> list[TrialResult]:
    """Read the trials that `write_trials` wrote."""
    with path.open(encoding="utf-8", newline="") as file:
        return [_read_trial(row) for row in csv.DictReader(file)]


def _read_trial(row: dict[str, str]) -> TrialResult:
    """Parse one row."""
    own = ("number", "value", COMPLETE, OLD_COMPLETE, "seconds", STEPS)
    values = {name: _number_or_word(text) for name, text in row.items() if name not in own}
    steps = [float(step) for step in row[STEPS].split()]
    complete = row[COMPLETE if COMPLETE in row else OLD_COMPLETE] == "1"
    values = current_values(values)
    return TrialResult(int(row["number"]), values, steps, float(row["value"]), complete, float(row["seconds"]))


def _number_or_word(text: str) -> float | str:
    """Parse a number, or keep a choice as text."""
    try:
        return float(text)
    except ValueError:
        return text
