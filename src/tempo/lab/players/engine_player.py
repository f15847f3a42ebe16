"""Other people's programs as players: what `gtp:COMMAND`, `nboard:COMMAND` and `pbrain:COMMAND` have in common.

A process for each seat: it starts with the game, outside the clock, and ends with it. An engine that cannot be started
when it is named is bad input. One that fails later, ends, is silent or answers nonsense forfeits, and the report says
why. Options stand before the command, each with a comma behind it: `gtp:dir=/opt/edax,edax -gtp`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.engine_process import EngineFailed, read_command
from tempo.lab.referee.game_data import AgentFunction

# A folder may have blanks in its name. A number may end with one, as in `nboard:depth=6 COMMAND`.
OPTION = re.compile(r"\s*(?:(dir)=([^,]*),|(\w+)=([^,\s]*)(?:[,\s]|$))")


class Engine(Protocol):
    """An engine that runs, whatever it speaks."""

    def version(self) -> str:
        """What it calls itself."""

    def new_game(self) -> None: ...

    def close(self) -> None: ...


Started = TypeVar("Started", bound=Engine)


class EnginePlayer(Generic[Started]):
    """An engine in a match; what is typed is its name, the protocol, options and a command line."""

    repeatable = False

    def __init__(self, text: str) -> None:
        self.name = text
        self.protocol, _, typed = text.partition(":")
        self.folder: str | None = None  # where it runs
        self.numbers: dict[str, int] = {}  # the other options
        rest = self.read_options(typed)
        self.command = read_command(rest, text, self.folder)
        self.is_untried = True  # until it was started for a game: so far, an engine that fails is bad input

    def known_numbers(self) -> Sequence[str]:
        """The options of its protocol that are numbers."""
        return ()

    def read_options(self, typed: str) -> str:
        """Take note of what stands before the command line; the rest is that."""
        while found := OPTION.match(typed):
            name, value = found[1] or found[3], found[2] if found[1] else found[4]
            if name == "dir":
                self.folder = self.read_folder(value)
            elif name not in self.known_numbers():
                known = ", ".join(("dir", *self.known_numbers()))
                raise BadInput(f"'{self.name}': there is no option '{name}' here: choose {known}")
            elif not value.isdecimal():
                raise BadInput(f"'{self.name}': {name} is a number, as in {self.protocol}:{name}=6,COMMAND")
            else:
                self.numbers[name] = int(value)
            typed = typed[found.end() :]
        return typed

    def read_folder(self, text: str) -> str:
        folder = Path(text.strip()).expanduser()
        if not folder.is_dir():
            raise BadInput(f"'{self.name}': there is no folder '{text}'")
        return str(folder.absolute())

    def start(self) -> Started:
        """The engine, started."""
        raise NotImplementedError

    def agent_for(self, engine: Started) -> AgentFunction:
        """The engine as an agent, for one game."""
        raise NotImplementedError

    def version(self) -> str:
        try:
            engine = self.start()
            try:
                return f"{self.protocol} {engine.version()}"
            finally:
                engine.close()
        except EngineFailed as failure:
            raise BadInput(str(failure)) from None

    def begin(self) -> Started:
        """The engine, started and ready for a game."""
        engine = self.start()
        engine.new_game()
        return engine

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        try:
            engine = self.begin()
        except EngineFailed as failure:
            if self.is_untried:
                raise BadInput(str(failure)) from None
            return FailedEngine(failure)
        self.is_untried = False
        return self.agent_for(engine)


class FailedEngine:
    """In place of an engine that has started before, but not for this game: a forfeit."""

    def __init__(self, failure: EngineFailed) -> None:
        self.failure = failure

    def __call__(self, observation: Any, configuration: Any) -> NoReturn:
        raise self.failure
