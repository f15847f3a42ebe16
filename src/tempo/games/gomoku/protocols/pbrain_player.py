"""Gomoku engines as players: `pbrain:COMMAND`; see `tempo.lab.players.engine_player`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.games.gomoku.adapter.board import INAROW, SMALLEST
from tempo.games.gomoku.protocols.pbrain_client import MEMORY, PbrainEngine
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players import engine_player
from tempo.lab.players.engine_process import EngineFailed
from tempo.lab.referee.game_data import AgentFunction


class GomokuEnginePlayer(engine_player.EnginePlayer[PbrainEngine]):
    """An engine in a match. It is started for boards of the size that was seen last, which is that of the match:
    before a match every player gets ready for its board, so no engine starts anew on its clock."""

    size = 0  # until a board was seen
    restarts = True  # until it was found not to

    def known_numbers(self) -> Sequence[str]:
        return ("memory",)

    def start(self) -> PbrainEngine:
        memory = self.numbers.get("memory", MEMORY)
        return PbrainEngine(self.command, self.name, self.size, memory, self.folder, self.restarts)

    def begin(self) -> PbrainEngine:
        engine = self.start()
        engine.warm_up()
        self.restarts = engine.restarts
        return engine

    def begin_on(self, size: int) -> PbrainEngine:
        """The engine, ready for a game on such a board, and the player ready for more of them."""
        self.size, self.is_untried = size, False
        return self.begin()

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """As long as no board was seen, there is nothing to start the engine for."""
        return super().new_agent(seed, simulations) if self.size else GomokuEngineAgent(self, None)

    def agent_for(self, engine: PbrainEngine) -> GomokuEngineAgent:
        return GomokuEngineAgent(self, engine)


class GomokuEngineAgent:
    """One engine in one game, called as the agents are."""

    def __init__(self, player: GomokuEnginePlayer, engine: PbrainEngine | None) -> None:
        self.player = player
        self.engine = engine

    def read_task(self, observation: Any, configuration: Any) -> int:
        """The size of the board."""
        size, inarow = int(configuration["size"]), int(configuration["inarow"])
        if inarow != INAROW or size < SMALLEST:
            asked = f"{inarow} in a row on {size}x{size}"
            raise BadInput(f"{self.player.name}: engines play {INAROW} in a row on boards from 5x5 up, not {asked}")
        return size

    def get_ready(self, size: int) -> None:
        """Before any game: an engine that does not take this board is no use."""
        try:
            self.engine_for(size)
        except EngineFailed as failure:
            raise BadInput(str(failure)) from None

    def engine_for(self, size: int) -> PbrainEngine:
        if self.engine is None or self.engine.size != size:
            if self.engine is not None:
                self.engine.close()
            self.engine = self.player.begin_on(size)
        return self.engine

    def __call__(self, observation: Any, configuration: Any) -> int:
        engine = self.engine_for(self.read_task(observation, configuration))
        step, bank = float(configuration["actTimeout"]), float(observation.get("remainingOverageTime") or 0.0)
        return engine.answer(list(observation["board"]), int(observation["mark"]), step, bank)
