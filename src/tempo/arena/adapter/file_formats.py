"""File formats of other programs: the interface between a game's formats and `convert`.

A game lists its formats in its adapter, by file suffix.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tempo.arena.command_line.process_text import one_line


class WrittenGame(NamedTuple):
    """One game from the initial position. Unknown fields are empty."""

    shape: Mapping[str, int]  # of the board, as in --config
    actions: tuple[int, ...]  # all of them, passes included
    players: tuple[str, str] = ("", "")  # the side that begins comes first
    seconds: tuple[float, ...] = ()  # time of each action
    result: str = ""  # as in SGF: B+..., W+..., 0 for a draw; black is the side that begins
    date: str = ""  # 2026-11-21


class Format(NamedTuple):
    """One file format. It works on text, so that files and pasted games are read in the same way."""

    name: str
    read: Callable[[str, Mapping[str, int], str], Iterable[WrittenGame]]  # text, board if not in it, source for errors
    write: Callable[[Sequence[WrittenGame]], str]
    fits: Callable[[str], bool]  # whether the beginning of a text has this format
    many: bool = True  # whether a file may hold more than one game

    def games(self, text: str, usual: Mapping[str, int], source: str) -> Iterator[WrittenGame]:
        """Yield the games of a text; BadInput if it is no such text."""
        for game in self.read(text, usual, source):
            yield game._replace(
                players=(one_line(game.players[0]), one_line(game.players[1])),
                result=one_line(game.result),
                date=one_line(game.date),
            )


def begins_with(pattern: str) -> Callable[[str], bool]:
    """Return a test whether a text begins with a pattern, after blanks."""
    sought = re.compile(rf"\s*(?:{pattern})", re.IGNORECASE)
    return lambda text: sought.match(text.removeprefix("\ufeff")) is not None


def sgf_of_game(number: int) -> Callable[[str], bool]:
    """Return a test whether a text is SGF with this game number."""
    sought = re.compile(rf"\(\s*;[^(]*\bGM\s*\[\s*{number}\s*\]")
    return lambda text: sought.search(text) is not None


def sgf_info(game: WrittenGame) -> dict[str, str]:
    """Return the SGF properties of a game besides its moves."""
    properties = {"PB": game.players[0], "PW": game.players[1], "DT": game.date, "RE": game.result}
    return {name: text for name, text in properties.items() if text}


def with_sgf_info(game: WrittenGame, info: Mapping[str, str]) -> WrittenGame:
    """Return the game with players, result and date from SGF properties."""
    players = (info.get("PB", "").strip(), info.get("PW", "").strip())
    return game._replace(players=players, result=info.get("RE", "").strip(), date=info.get("DT", "").strip())
