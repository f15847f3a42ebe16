"""External engines as players: the common part of `gtp:COMMAND`, `nboard:COMMAND` and `pbrain:COMMAND`.

Each side has its own process, which starts before the game, off the clock, and ends with the game. An engine that does
not start when the command line is read is bad input. An engine that fails later forfeits: it exits, stays silent, or
answers nonsense, and the report says which. Options precede the command, each followed by a comma:
`gtp:dir=/opt/edax,edax -gtp`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from tempo.arena.adapter.game_types import AgentFunction, FailedAgent
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.engines.engine_process import EngineFailed, read_command

# A folder name may contain blanks. A blank may also follow a number, as in `nboard:depth=6 COMMAND`.
OPTION = re.compile(r"\s*(?:(dir)=([^,]*),|(\w+)=([^,\s]*)(?:[,\s]|$))")


class Engine(Protocol):
    """A running engine, whatever its protocol."""

    def version(self) -> str:
        """Return the name that the engine reports."""

    def new_game(self) -> None:
        """Prepare for a new game."""

    def close(self) -> None:
        """End the process."""


Started = TypeVar("Started", bound=Engine)


class EnginePlayer(Generic[Started]):
    """An engine in a match, named by the text that was typed: protocol, options and a command line."""

    repeatable = False

    def __init__(self, text: str) -> None:
        self.name = text
        self.protocol, _, typed = text.partition(":")
        self.folder: str | None = None  # working directory of the engine
        self.numbers: dict[str, int] = {}  # values of the numeric options
        rest = self.read_options(typed)
        self.command = read_command(rest, text, self.folder)
        self.is_untried = True  # until the first start for a game; until then a failure is bad input

    def known_numbers(self) -> Sequence[str]:
        """Return the numeric options of the protocol."""
        return ()

    def read_options(self, typed: str) -> str:
        """Store the options and return the rest of the text, the command line."""
        while option := OPTION.match(typed):
            name, value = option[1] or option[3], option[2] if option[1] else option[4]
            if name == "dir":
                self.folder = self.read_folder(value)
            elif name not in self.known_numbers():
                known = ", ".join(("dir", *self.known_numbers()))
                raise BadInput(f"'{self.name}': unknown option '{name}': choose {known}")
            elif not value.isdecimal():
                raise BadInput(f"'{self.name}': {name} is a number, as in {self.protocol}:{name}=6,COMMAND")
            else:
                self.numbers[name] = int(value)
            typed = typed[option.end() :]
        return typed

    def read_folder(self, text: str) -> str:
        """Return the absolute path of an existing folder."""
        folder = Path(text.strip()).expanduser()
        if not folder.is_dir():
            raise BadInput(f"'{self.name}': there is no folder '{text}'")
        return str(folder.absolute())

    def start(self) -> Started:
        """Start the engine."""
        raise NotImplementedError

    def agent_for(self, engine: Started) -> AgentFunction:
        """Return the engine as an agent for one game."""
        raise NotImplementedError

    def version(self) -> str:
        """Start the engine once and return the protocol with the name that it reports."""
        try:
            engine = self.start()
            try:
                return f"{self.protocol} {engine.version()}"
            finally:
                engine.close()
        except EngineFailed as failure:
            raise BadInput(str(failure)) from None

    def begin(self) -> Started:
        """Start the engine and prepare it for a game."""
        engine = self.start()
        engine.new_game()
        return engine

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Start the engine for one game; a failure of the first start raises BadInput, a later one forfeits."""
        try:
            engine = self.begin()
        except EngineFailed as failure:
            if self.is_untried:
                raise BadInput(str(failure)) from None
            return FailedAgent(failure)
        self.is_untried = False
        return self.agent_for(engine)
