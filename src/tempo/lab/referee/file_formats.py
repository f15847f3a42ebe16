"""Games as other programs write them: what a format of a game has to tell `convert`, and is told by it.

A game names its formats in its adapter, by the suffix of their files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple


class WrittenGame(NamedTuple):
    """A game by itself, from the usual beginning. What is not known is left empty."""

    shape: Mapping[str, int]  # of the board, as --config has it
    actions: tuple[int, ...]  # all of them, passes included
    players: tuple[str, str] = ("", "")  # who begins comes first
    seconds: tuple[float, ...] = ()  # that each action took
    result: str = ""  # as SGF has it: B+, W+ and what may follow, 0 for a draw; black is who begins
    date: str = ""  # 2026-11-21


class Format(NamedTuple):
    """It knows texts only: who has a file reads it first, so that what is pasted is read in the same way."""

    name: str
    read: Callable[[str, Mapping[str, int], str], list[WrittenGame]]  # text, board where it does not tell, its source
    write: Callable[[Sequence[WrittenGame]], str]
    fits: Callable[[str], bool]  # whether the beginning of a text looks like it
    many: bool = True  # whether a file may hold more than one game


def begins_with(pattern: str) -> Callable[[str], bool]:
    """Whether a file begins with this, blanks aside."""
    sought = re.compile(rf"\s*(?:{pattern})", re.IGNORECASE)
    return lambda text: sought.match(text.removeprefix("\ufeff")) is not None


def sgf_of_game(number: int) -> Callable[[str], bool]:
    """Whether a file is SGF of this game."""
    sought = re.compile(rf"\(\s*;[^(]*\bGM\s*\[\s*{number}\s*\]")
    return lambda text: sought.search(text) is not None


def sgf_info(game: WrittenGame) -> dict[str, str]:
    """What SGF says of a game besides its moves."""
    told = {"PB": game.players[0], "PW": game.players[1], "DT": game.date, "RE": game.result}
    return {name: text for name, text in told.items() if text}


def told_by_sgf(game: WrittenGame, info: Mapping[str, str]) -> WrittenGame:
    """The same, the other way round."""
    players = (info.get("PB", "").strip(), info.get("PW", "").strip())
    return game._replace(players=players, result=info.get("RE", "").strip(), date=info.get("DT", "").strip())
