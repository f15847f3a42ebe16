"""The agent."""

from functools import partial
from math import isqrt
from typing import Any

from tempo.games.hex.rules import new_game, new_state, playout

from tempo.search.agent import Task, ThinkingAgent, bank_seconds, only_move, step_seconds
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, moves_in

PLAYOUTS = {"uniform": playout}


class Agent(ThinkingAgent):
    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        cells = observation["board"]
        state, number = new_state(cells, observation["mark"]), sum(cell != 0 for cell in cells)
        position = Position(new_game(isqrt(len(cells))), state, number / len(cells), number)
        lone = partial(only_move, moves_in(position))
        return Task(position, (lone,), step_seconds(configuration), bank_seconds(observation))

    def format_move(self, move: int) -> str:
        return f"move={move}"
