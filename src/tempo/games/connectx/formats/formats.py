"""File formats of ConnectX games for import and export."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tempo.arena.adapter.file_formats import Format, WrittenGame, begins_with
from tempo.games.connectx.formats.digit_strings import read_digit_lines, write_digit_lines


def _read_digit_strings(text: str, shape: Mapping[str, int], source: str) -> Iterator[WrittenGame]:
    return (WrittenGame(shape, tuple(columns)) for columns in read_digit_lines(text, source, **shape))


def _write_digit_strings(games: Sequence[WrittenGame]) -> str:
    return write_digit_lines(game.actions for game in games)


FORMATS = {
    "txt": Format("digit strings, 44455", _read_digit_strings, _write_digit_strings, begins_with(r"[1-9]+(\s|$)"))
}
