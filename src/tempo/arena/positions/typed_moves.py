"""Typed moves: names of legal moves in upper or lower case, with or without blanks between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tempo.arena.command_line.inputs import BadInput


def plain(text: str) -> str:
    """Return a name as it is compared: in lower case, without blanks."""
    return "".join(text.split()).lower()


def read_line(text: str, position: Any, names_of: Callable[[Any], Mapping[str, int]]) -> list[int] | None:
    """Play typed moves and return them; None if the text does not begin with a legal move.

    text      the moves; where names are numbers, blanks stand between them
    position  the start, which is changed
    names_of  returns the plain names of the legal moves of a position, none when the game is over
    """
    actions: list[int] = []
    for word in map(plain, text.split()):
        while word:
            names = names_of(position)
            name = _first_name(word, names)
            if name is None and not actions:
                return None
            if name is None:
                why = f"is no legal move, such as {next(iter(names))}" if names else "comes after the end of the game"
                raise BadInput(f"move {len(actions) + 1}: '{word:.20}' {why}")
            actions.append(names[name])
            position.play(names[name])
            word = word[len(name) :]
    return actions


def _first_name(word: str, names: Mapping[str, int]) -> str | None:
    """Return the longest name with which a word begins; a number is the whole word."""
    matching = [name for name in names if word == name or (word.startswith(name) and not name.isdecimal())]
    return max(matching, key=len, default=None)
