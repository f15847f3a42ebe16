"""Othello engines as players: `gtp:COMMAND` and `nboard:COMMAND`; see `tempo.arena.players.engines.engine_player`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tempo.arena.players.engines import engine_player
from tempo.games.othello.adapter.board import PASS, OthelloBoard, read_square
from tempo.games.othello.protocols.gtp_engine import GtpEngine
from tempo.games.othello.protocols.nboard_engine import DEPTH, NBoardEngine


class OthelloEngine(engine_player.Engine, Protocol):
    """Common interface of the clients of both protocols."""

    board: OthelloBoard

    def play(self, move: int, limit: float | None = None) -> None:
        """Play a legal move of the game; on a clock, the engine is given up after `limit`."""

    def genmove(self, seconds: float, limit: float) -> int:
        """Return its own move, which may be illegal. `seconds` is sent to it; it is given up after `limit`."""


class OthelloEnginePlayer(engine_player.EnginePlayer[OthelloEngine]):
    """An engine in a match, of either protocol."""

    def known_numbers(self) -> Sequence[str]:
        """Return the options with numbers."""
        return ("depth",) if self.protocol == "nboard" else ()

    def start(self) -> OthelloEngine:
        """Start the engine."""
        if self.protocol == "gtp":
            return GtpEngine(self.command, self.name, self.folder)
        return NBoardEngine(self.command, self.name, self.numbers.get("depth", DEPTH), self.folder)

    def agent_for(self, engine: OthelloEngine) -> OthelloEngineAgent:
        """Return the agent of a running engine."""
        return OthelloEngineAgent(engine)


class OthelloEngineAgent:
    """One engine in one game, called as agents are."""

    def __init__(self, engine: OthelloEngine) -> None:
        self.engine = engine

    def __call__(self, observation: Any, configuration: Any) -> dict[str, int]:
        shown = observation.get("observationString")
        if not shown:  # the environment's call before the game
            return {"submission": -1}
        step = float(configuration["actTimeout"])
        bank = float(observation.get("remainingOverageTime") or 0.0)
        moves = [read_square(word) for word in json.loads(shown)["move_history"]]
        return {"submission": self.answer([PASS if move is None else move for move in moves], step, step + bank)}

    def answer(self, moves: Sequence[int], seconds: float, limit: float) -> int:
        """Return the engine's move after these, passes included."""
        known = self.engine.board.moves
        if known != list(moves[: len(known)]):
            self.engine.new_game()
        for move in moves[len(self.engine.board.moves) :]:
            self.engine.play(move, limit)
        return self.engine.genmove(seconds, limit)
