"""The agent of Dots and Boxes."""
from functools import partial
from typing import Any

from tempo.games.dots_and_boxes.rules import move_name, new_game, new_state, playout
from tempo.search.player.agent import Task, ThinkingAgent, bank_seconds, only_move, step_seconds
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, moves_in

PLAYOUTS = {"uniform": playout}


class Agent(ThinkingAgent):
    """One player of either seat, for any number of games."""

    shape = (5, 5)

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        if configuration and "rows" in configuration:
            self.shape = configuration["rows"], configuration["columns"]
        number = observation.get("step", 0)
        game = new_game(*self.shape)._replace(playout=PLAYOUTS[self.player.options.playout])
        state = new_state(observation["board"], observation["mark"], observation["passes"], *self.shape)
        position = Position(game, state, number / game.plies, number)
        lone = partial(only_move, moves_in(position))
        return Task(position, (lone,), step_seconds(configuration), bank_seconds(observation))

    def format_move(self, move: int) -> str:
        return f"move={move_name(move, *self.shape)}"
