"""The trials of a study as CSV, for spreadsheets and notebooks."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from tempo.lab.tune.study.search_space import Parameter
from tempo.lab.tune.study.study import TrialResult


def write_trials(path: Path, parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> None:
    """Write all trials: `complete` is 1 unless one was pruned, `steps` are its values after every few games."""
    names = [parameter.name for parameter in parameters]
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["number", *names, "value", "complete", "seconds", "steps"])
        for trial in trials:
            values = [f"{value:.6g}" if isinstance(value, float) else value for value in trial.values.values()]
            steps = " ".join(f"{step:.6f}" for step in trial.steps)
            outcome = f"{trial.value:.6f}", int(trial.complete), f"{trial.seconds:.1f}", steps
            lines.writerow([trial.number, *values, *outcome])
