"""Other people's programs as players: `gtp:COMMAND` and `nboard:COMMAND`.

A process for each seat: it starts with the game, outside the clock, and ends with it. An engine that ends, is
silent or answers nonsense forfeits, and the report says why. They play Othello.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tempo.arena.engine_process import read_command
from tempo.arena.inputs import BadInput
from tempo.othello.board import PASS, Board, read_square
from tempo.othello.gtp_engine import GtpEngine
from tempo.othello.nboard_engine import DEPTH, NBoardEngine


class Engine(Protocol):
    """What both protocols come down to."""

    board: Board

    def version(self) -> str:
        """What the engine calls itself."""

    def new_game(self) -> None: ...

    def play(self, move: int) -> None:
        """A move of the game, which is legal."""

    def genmove(self, seconds: float, limit: float) -> int:
        """Its own move, which may be illegal; told `seconds`, given up after `limit`."""

    def close(self) -> None: ...


class EnginePlayer:
    """An engine in a match; what is typed is its name."""

    repeatable = False

    def __init__(self, text: str) -> None:
        self.name = text
        self.protocol, _, command = text.partition(":")
        self.depth = DEPTH
        option, _, rest = command.partition(" ")
        if self.protocol == "nboard" and option.startswith("depth="):
            if not option.removeprefix("depth=").isdecimal():
                raise BadInput(f"'{text}': a depth is a number, as in nboard:depth=6 COMMAND")
            self.depth, command = int(option.removeprefix("depth=")), rest
        self.command = read_command(command, text)

    def start(self) -> Engine:
        if self.protocol == "gtp":
            return GtpEngine(self.command, self.name)
        return NBoardEngine(self.command, self.name, self.depth)

    def version(self) -> str:
        engine = self.start()
        try:
            return f"{self.protocol} {engine.version()}"
        finally:
            engine.close()

    def seat(self, seed: int, simulations: int | None) -> EngineSeat:
        engine = self.start()
        engine.new_game()
        return EngineSeat(engine)


class EngineSeat:
    """One engine in one game, called as the agents are."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __call__(self, observation: Any, configuration: Any) -> dict[str, int]:
        told = observation.get("observationString")
        if not told:  # the environment only wants to know whether somebody is there
            return {"submission": -1}
        step = float(configuration["actTimeout"])
        bank = float(observation.get("remainingOverageTime") or 0.0)
        moves = [read_square(word) for word in json.loads(told)["move_history"]]
        return {"submission": self.answer([PASS if move is None else move for move in moves], step, step + bank)}

    def answer(self, moves: Sequence[int], seconds: float, limit: float) -> int:
        """The engine's move after these, passes included."""
        known = self.engine.board.moves
        if known != list(moves[: len(known)]):
            self.engine.new_game()
        for move in moves[len(self.engine.board.moves) :]:
            self.engine.play(move)
        return self.engine.genmove(seconds, limit)
