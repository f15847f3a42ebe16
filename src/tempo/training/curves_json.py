"""A run of self-play as JSON: the metrics of each generation, and some of its games."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.read_games import read_games
from tempo.lab.review.annotate import actions_of
from tempo.training.curve_data import Run

GAMES = 4  # of a generation
DIGITS = 4


def write_curves_json(path: Path, run: Run, folder: Path) -> None:
    """Write a run; BadInput if that fails."""
    generations = [
        {**{name: round(value, DIGITS) for name, value in line.items()}, "sample": sample_of(folder, number)}
        for number, line in enumerate(run.lines)
    ]
    try:
        path.write_text(json.dumps({"name": run.name, "generations": generations}, separators=(",", ":")) + "\n")
    except OSError as problem:
        raise BadInput(f"cannot write '{problem.filename}': {problem.strerror}") from None


def sample_of(folder: Path, generation: int) -> list[list[Any]]:
    """Return the moves of some games of a generation; none if the run keeps no record of them."""
    record = folder / f"generation-{generation:04d}.jsonl"
    if not record.is_file():
        return []
    games = read_games(str(record), None, None, {}).games[:GAMES]
    return [[int(action) for action in actions_of(game)] for game in games]
