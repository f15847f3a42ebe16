"""The folder of a run: what is learned there is written down as it begins, and one process at a time learns it."""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import NamedTuple

from tempo.lab.command_line.inputs import ROOT, BadInput, shape_text
from tempo.lab.records.file_lock import lock
from tempo.lab.referee.game_adapter import adapter_of

ABOUT = "run.json"
OF_RUNS = (ABOUT, "*.blocks", "network-*.npz")  # older ones did not write down what they are


class About(NamedTuple):
    """What is learned."""

    game: str
    shape: Mapping[str, int]  # of the board
    preset: str  # name of the run's configuration

    def __str__(self) -> str:
        return f"{told(self.game, self.shape)} by the preset {self.preset}"


def told(game: str, shape: Mapping[str, int]) -> str:
    return " ".join([game, shape_text(shape, " ")]).rstrip()


def default_folder(about: About, first_preset: str) -> Path:
    """Of the usual board and plan runs/train/GAME; what is other is in the name, the game's first size as it is."""
    standard = adapter_of(about.game).shape
    sizes = [
        f"{'' if name == next(iter(standard)) else name}{size}"
        for name, size in about.shape.items()
        if size != standard[name]
    ]
    preset = [] if about.preset == first_preset else [about.preset]
    return ROOT / "runs" / "train" / "-".join([about.game, *sizes, *preset])


@contextmanager
def claimed(folder: Path, about: About) -> Iterator[None]:
    """Nobody else learns there meanwhile; BadInput if somebody does, or if the folder is not for this."""
    path = folder / ABOUT
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and not any(next(folder.glob(one), None) for one in OF_RUNS):
            raise BadInput(f"'{folder}' holds other things than a run: name a new folder")
        file = FileIO(path, "a+")
    except OSError as problem:
        raise BadInput(f"no run can be kept in '{folder}': {problem.strerror}") from None
    try:
        lock(file, path)
        if (known := read_about(folder)) is None:
            file.truncate(0)
            file.write((json.dumps(about._asdict()) + "\n").encode())
        elif known != about:
            raise BadInput(f"in '{folder}' {known} is learned, not {about}: name another --folder")
        yield
    finally:
        file.close()


def read_about(folder: Path) -> About | None:
    """What is learned in a folder, if that was written down."""
    try:
        known = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        preset = known.get("preset", known.get("plan"))  # "plan" before version 1.0
        return About(known["game"], known["shape"], preset)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (AttributeError, KeyError, TypeError, ValueError):  # cut off while it was written
        return None


def check_board(folder: Path, game: str, shape: Mapping[str, int]) -> None:
    """BadInput if it is known that something else is learned there."""
    known = read_about(folder)
    if known is not None and (known.game, known.shape) != (game, shape):
        raise BadInput(f"in '{folder}' {known} is learned, not {told(game, shape)}")
