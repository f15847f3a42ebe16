"""File formats of other programs: the interface between a game's formats and `convert`.

A game lists its formats in its adapter, by file suffix.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.command_line.process_text import one_line

MOST_BYTES = 2 << 20  # of a text with games
MOST_GAMES = 10_000  # in a text
MOST_MOVES = 60_000  # in a text: they are read in less than two seconds


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

    def games(self, text: str, usual: Mapping[str, int], source: str) -> list[WrittenGame]:
        """Return the games of a text; BadInput if it is no such text, or holds more than is read at once."""
        check_length(text, source)
        found: list[WrittenGame] = []
        moves = 0
        for game in self.read(text, usual, source):
            found.append(game._replace(
                players=(one_line(game.players[0]), one_line(game.players[1])),
                result=one_line(game.result),
                date=one_line(game.date),
            ))  # fmt: skip
            moves += len(game.actions)
            check_count(len(found), moves, source)
        return found


def check_length(text: str, source: str, most: int = MOST_BYTES) -> None:
    """Raise BadInput if a text is longer than is read at once."""
    if len(text) > most or len(text.encode(errors="replace")) > most:
        raise BadInput(f"{source} is larger than {most >> 20} MB: split it")


def check_count(games: int, moves: int, source: str) -> None:
    """Raise BadInput if a text holds more games, or more moves, than are read at once."""
    if games > MOST_GAMES or moves > MOST_MOVES:
        raise BadInput(f"{source} holds more than {MOST_GAMES:,} games or {MOST_MOVES:,} moves: split it")


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
