"""The files of ConnectX games that other programs can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tempo.connectx.files.digit_strings import load_digits, save_digits
from tempo.lab.referee.file_formats import Format, WrittenGame, begins_with


def read_digit_strings(path: Path, shape: Mapping[str, int]) -> list[WrittenGame]:
    return [WrittenGame(shape, tuple(columns)) for columns in load_digits(path, **shape)]


def write_digit_strings(path: Path, games: Sequence[WrittenGame]) -> None:
    save_digits(path, [game.actions for game in games])


FORMATS = {"txt": Format("digit strings, 44455", read_digit_strings, write_digit_strings, begins_with(r"[1-9]+(\s|$)"))}
