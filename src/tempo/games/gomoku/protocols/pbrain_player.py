"""Gomoku engines as players, `pbrain:COMMAND`; see `tempo.arena.players.engines.engine_player`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.engines import engine_player
from tempo.arena.players.engines.engine_process import EngineFailed
from tempo.games.gomoku.adapter.board import INAROW, SMALLEST
from tempo.games.gomoku.protocols.pbrain_client import MEMORY, PbrainEngine


class GomokuEnginePlayer(engine_player.EnginePlayer[PbrainEngine]):
    """An engine in a match. It is started for the board size seen last, which is that of the match.

    Before a match every player prepares for its board, so no engine is started on its clock.
    """

    size = 0  # before the first board
    can_restart = True  # until RESTART fails

    def known_numbers(self) -> Sequence[str]:
        return ("memory",)

    def start(self) -> PbrainEngine:
        memory = self.numbers.get("memory", MEMORY)
        return PbrainEngine(self.command, self.name, self.size, memory, self.folder, self.can_restart)

    def begin(self) -> PbrainEngine:
        engine = self.start()
        engine.warm_up()
        self.can_restart = engine.can_restart
        return engine

    def begin_on(self, size: int) -> PbrainEngine:
        """Return an engine that is ready for a game on this board size; the player's next engines are for that size."""
        self.size, self.is_untried = size, False
        return self.begin()

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent; before the first board it has no engine yet."""
        return super().new_agent(seed, simulations) if self.size else GomokuEngineAgent(self, None)

    def agent_for(self, engine: PbrainEngine) -> GomokuEngineAgent:
        return GomokuEngineAgent(self, engine)


class GomokuEngineAgent:
    """One engine in one game, called like an agent."""

    def __init__(self, player: GomokuEnginePlayer, engine: PbrainEngine | None) -> None:
        self.player = player
        self.engine = engine

    def read_task(self, observation: Any, configuration: Any) -> int:
        """Return the size of the board; BadInput if engines do not play it."""
        size, inarow = int(configuration["size"]), int(configuration["inarow"])
        if inarow != INAROW or size < SMALLEST:
            asked = f"{inarow} in a row on {size}x{size}"
            raise BadInput(f"{self.player.name}: engines play {INAROW} in a row on boards from 5x5 up, not {asked}")
        return size

    def get_ready(self, size: int) -> None:
        """Start the engine before the first game; BadInput if it refuses the board."""
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
