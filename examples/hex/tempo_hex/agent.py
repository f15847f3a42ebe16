"""The Hex agent."""
from functools import partial
from typing import Any

from tempo.games.hex.rules import move_name, new_game, new_state, playout
from tempo.search.player.agent import Task, ThinkingAgent, bank_seconds, only_move, step_seconds
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, moves_in

PLAYOUTS = {"uniform": playout}


class Agent(ThinkingAgent):
    """One player of either seat, for any number of games."""

    size = 11

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        cells, number = observation["board"], observation.get("step", 0)
        self.size = round(len(cells) ** 0.5)
        game = new_game(self.size)._replace(playout=PLAYOUTS[self.player.options.playout])
        position = Position(game, new_state(cells, observation["mark"], self.size), number / game.plies, number)
        lone = partial(only_move, moves_in(position))
        return Task(position, (lone,), step_seconds(configuration), bank_seconds(observation))

    def format_move(self, move: int) -> str:
        return f"move={move_name(move, self.size)}"
