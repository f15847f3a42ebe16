"""The folder of a run: its game, board and preset are written down at the start, and one process at a time trains
there.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.command_line.inputs import ROOT, BadInput, shape_text
from tempo.arena.records.locked_file import LockedFile
from tempo.native.aot.file_lock import lock_of

ABOUT = "run.json"
RUN_FILES = (ABOUT, str(lock_of(Path(ABOUT))), "*.blocks", "network-*.npz")  # one checkpoint, copied, is a run too


class About(NamedTuple):
    """Game, board and preset of a run."""

    game: str
    shape: Mapping[str, int]  # of the board
    preset: str  # name of the run's configuration

    def __str__(self) -> str:
        return f"{board_text(self.game, self.shape)} by the preset {self.preset}"


def board_text(game: str, shape: Mapping[str, int]) -> str:
    """Return a game and its board as text."""
    return " ".join([game, shape_text(shape, " ")]).rstrip()


def default_folder(about: About, first_preset: str) -> Path:
    """Return runs/train/GAME for the usual board and preset; the name of any other has sizes and preset added."""
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
    """Hold the folder for this process. BadInput if another process holds it, or if it belongs to another run."""
    path = folder / ABOUT
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and not any(next(folder.glob(pattern), None) for pattern in RUN_FILES):
            raise BadInput(f"'{folder}' holds other things than a run: name a new folder")
        file = LockedFile(path, "a+")
    except OSError as problem:
        raise BadInput(f"no run can be kept in '{folder}': {problem.strerror}") from None
    try:
        if (known := read_about(folder)) is None:
            file.truncate(0)
            file.write((json.dumps(about._asdict()) + "\n").encode())
        elif known != about:
            raise BadInput(f"in '{folder}' {known} is learned, not {about}: name another --folder")
        yield
    finally:
        file.close()


def read_about(folder: Path) -> About | None:
    """Return what is trained in a folder, or None if that was not written down."""
    try:
        known = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        return About(known["game"], known["shape"], known["preset"])
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (AttributeError, KeyError, TypeError, ValueError):  # cut off while it was written
        return None


def check_board(folder: Path, game: str, shape: Mapping[str, int]) -> None:
    """Raise BadInput if the folder is known to be of another game or board."""
    known = read_about(folder)
    if known is not None and (known.game, known.shape) != (game, shape):
        raise BadInput(f"in '{folder}' {known} is learned, not {board_text(game, shape)}")
