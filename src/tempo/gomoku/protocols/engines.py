"""Gomoku engines as players: `pbrain:COMMAND`; see `tempo.lab.entrants.engine_player`."""

from __future__ import annotations

from typing import Any

from tempo.gomoku.protocols.pbrain_engine import PbrainEngine
from tempo.gomoku.sport.board import INAROW, SMALLEST
from tempo.lab.entrants import engine_player

USUAL_SIZE = 15


class GomokuEnginePlayer(engine_player.EnginePlayer[PbrainEngine]):
    """An engine in a match. It is started for boards of the size that was seen last, which is that of the match:
    before a match every player is asked for a few moves, so no engine starts anew on its clock."""

    size = USUAL_SIZE

    def start(self) -> PbrainEngine:
        return PbrainEngine(self.command, self.name, self.size)

    def sit_down(self, engine: PbrainEngine) -> GomokuEngineSeat:
        return GomokuEngineSeat(self, engine)


class GomokuEngineSeat:
    """One engine in one game, called as the agents are."""

    def __init__(self, player: GomokuEnginePlayer, engine: PbrainEngine) -> None:
        self.player = player
        self.engine = engine

    def __call__(self, observation: Any, configuration: Any) -> int:
        size, inarow = int(configuration["size"]), int(configuration["inarow"])
        if inarow != INAROW or size < SMALLEST:
            raise ValueError(f"{size}x{size}, {inarow} in a row: engines play {INAROW} in a row, from 5x5 up")
        if size != self.engine.size:
            self.engine.close()
            self.player.size = size
            self.engine = self.player.start()
        step, bank = float(configuration["actTimeout"]), float(observation.get("remainingOverageTime") or 0.0)
        return self.engine.answer(list(observation["board"]), int(observation["mark"]), step, bank)
