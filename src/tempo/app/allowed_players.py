"""Players that are programs of others: which of them the command line allowed to sit at a board.

An agent file, a revision or an engine runs with the rights of the person who started the server. A page may seat one
only if `play` was started with --allow-files, and agent files and programs of engines only from the folder given there.
"""

from __future__ import annotations

from os.path import realpath
from pathlib import Path
from typing import NamedTuple

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.player_specs import engine_program, foreign_code

MAX_LISTED = 100  # files
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
            option = "--allow-files" if kind == "revision" else "--allow-files FOLDER"
            raise BadInput(f"'{name}' is {KINDS[kind]}: it may play if the board is started with {option}")
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

    def files(self) -> list[str]:
        """Return the agent files of the folder, as they are typed."""
        if self.folder is None:
            return []
        return sorted(str(path) for path in self.folder.glob("*.py") if path.is_file())[:MAX_LISTED]


NOBODY_ELSE = AllowedPlayers()  # people and our own players only
