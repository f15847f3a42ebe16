"""Other people's programs as players: what `gtp:COMMAND`, `nboard:COMMAND` and `pbrain:COMMAND` have in common.

A process for each seat: it starts with the game, outside the clock, and ends with it. An engine that ends, is
silent or answers nonsense forfeits, and the report says why.
"""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from tempo.lab.entrants.engine_process import read_command
from tempo.lab.referee.game_data import AgentFunction


class Engine(Protocol):
    """An engine that runs, whatever it speaks."""

    def version(self) -> str:
        """What it calls itself."""

    def new_game(self) -> None: ...

    def close(self) -> None: ...


Started = TypeVar("Started", bound=Engine)


class EnginePlayer(Generic[Started]):
    """An engine in a match; what is typed is its name, the protocol and a command line."""

    repeatable = False

    def __init__(self, text: str) -> None:
        self.name = text
        self.protocol, _, typed = text.partition(":")
        self.command = read_command(self.read_options(typed), text)

    def read_options(self, typed: str) -> str:
        """Take note of what stands before the command line; the rest is that."""
        return typed

    def start(self) -> Started:
        """The engine, started."""
        raise NotImplementedError

    def sit_down(self, engine: Started) -> AgentFunction:
        """The engine as an agent, for one game."""
        raise NotImplementedError

    def version(self) -> str:
        engine = self.start()
        try:
            return f"{self.protocol} {engine.version()}"
        finally:
            engine.close()

    def seat(self, seed: int, simulations: int | None) -> AgentFunction:
        engine = self.start()
        engine.new_game()
        return self.sit_down(engine)
