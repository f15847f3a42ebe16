"""Opponents without a protocol: the environment's built-ins."""

from __future__ import annotations

import random
from typing import Any

from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.players.player_specs import BuiltInPlayer
from tempo.games.gomoku.adapter.built_ins import BUILT_INS, board_from_observation


class GomokuBuiltIn(BuiltInPlayer):
    """`random` or `rules`, as in the environment, with its own random generator."""

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        strategy, generator = BUILT_INS[self.name], random.Random(seed)

        def agent(observation: Any, configuration: Any) -> int:
            return strategy(board_from_observation(observation, configuration), generator)

        return agent
