"""Players that are programs of others: which of them the command line allowed to sit at a board.

An agent file, a revision or an engine runs with the rights of the person who started the server. A page may seat one
only if `play` was started with --allow-files, and agent files and programs of engines only from the folder given there.
That folder lies in no virtual environment, and holds neither one nor the checkout: their programs run any command.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain, islice
from os.path import realpath
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.command_line.inputs import CHECKOUT, PACKAGE, BadInput
from tempo.arena.players.player_specs import engine_program, foreign_code

MAX_LISTED = 100  # players
ENVIRONMENT = "pyvenv.cfg"  # the file that makes a folder a virtual environment
KINDS = {"engine": "an engine", "revision": "a revision", "file": "an agent file"}


class AllowedPlayers(NamedTuple):
    """The permissions of one server."""

    folder: Path | None = None  # of agent files; without one no program of others may sit
    typed: str = ""  # player that the command line names, allowed in any case

    def check(self, name: str, game: str) -> None:
        """Raise BadInput if this player may not sit. Nothing is read or started before that."""
        kind = foreign_code(name, game)
        if not kind or name == self.typed:
            return
        if self.folder is None:
            raise BadInput(f"'{name}' is {KINDS[kind]}: it may play if the board is started with --allow-files FOLDER")
        if kind == "revision":
            return
        file = engine_program(name, game) if kind == "engine" else name
        if not Path(realpath(file)).is_relative_to(realpath(self.folder)):
            raise BadInput(f"'{file}' is not in '{self.folder}', the folder of --allow-files")

    def allows(self, name: str, game: str) -> bool:
        """Return whether this player may sit."""
        try:
            self.check(name, game)
        except BadInput:
            return False
        return True

    def players(self, game: str) -> list[str]:
        """Return the agent files and the engines of the folder that may sit, as they are typed."""
        if self.folder is None:
            return []
        names = (name for path in _files_below(self.folder) for name in _names_of(path, game))
        return list(islice((name for name in names if name.isprintable() and self.allows(name, game)), MAX_LISTED))


NOBODY_ELSE = AllowedPlayers()  # people and our own players only


def reason_to_refuse(folder: Path) -> str:
    """Return why the programs of a folder may not be allowed; "" if they may. Links to folders are followed."""
    below = (Path(above, name) for above, names, _ in os.walk(folder.resolve()) for name in names)
    return next(filter(None, map(_place_fault, chain([folder], below))), "")


def _place_fault(folder: Path) -> str:
    place, tempo = folder.resolve(), (CHECKOUT or PACKAGE).resolve()
    if tempo.is_relative_to(place):
        return f"it holds the checkout of Tempo: {place}"
    if any((above / ENVIRONMENT).exists() for above in (place, *place.parents)):
        return f"it holds a virtual environment, or lies in one: {place}"
    return ""


def _names_of(path: Path, game: str) -> list[str]:
    """Return how a file is typed as a player: an agent file, or a program by each protocol of the game."""
    if path.suffix == ".py":
        return [str(path)]
    return [f'{engine}:"{path}"' for engine in adapter_of(game).engines if os.access(path, os.X_OK)]


def _files_below(folder: Path) -> Iterator[Path]:
    for above, folders, names in os.walk(folder):
        folders.sort()
        yield from (Path(above, name) for name in sorted(names))
