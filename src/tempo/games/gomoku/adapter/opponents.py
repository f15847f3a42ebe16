"""Opponents that are neither our own agents nor programs with a protocol: the environment's, and OpenSpiel's search."""

from __future__ import annotations

import random
from typing import Any

from tempo.games.gomoku.adapter.board import in_turns
from tempo.games.gomoku.adapter.built_ins import BUILT_INS, board_from_observation
from tempo.lab.players.openspiel import OpenSpiel, Start
from tempo.lab.players.players import Repeatable
from tempo.lab.referee.game_adapter import PlayerSpec
from tempo.lab.referee.game_data import AgentFunction


class GomokuBuiltIn(Repeatable):
    """`random` or `rules`, as in the environment, with a generator of its own."""

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        strategy, generator = BUILT_INS[self.name], random.Random(seed)

        def agent(observation: Any, configuration: Any) -> int:
            return strategy(board_from_observation(observation, configuration), generator)

        return agent


def openspiel(text: str) -> PlayerSpec:
    """OpenSpiel's search, on a board of any size."""
    return OpenSpiel(text, foreign_gomoku)


def foreign_gomoku(observation: Any, configuration: Any) -> Start:
    """The position as OpenSpiel reaches it."""
    return f"gomoku(size={configuration['size']},connect={configuration['inarow']})", in_turns(observation["board"])
