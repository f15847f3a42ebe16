"""The Kalah agent."""
from functools import partial
from typing import Any

from tempo.games.kalah.rules import GAME, MOST_PLIES, move_name, new_state, playout
from tempo.search.player.agent import Task, ThinkingAgent, bank_seconds, only_move, step_seconds
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, moves_in

PLAYOUTS = {"uniform": playout}


class Agent(ThinkingAgent):
    """One player of either seat, for any number of games."""

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        number = observation.get("step", 0)
        state = new_state(observation["board"], observation["mark"], observation["passes"])
        game = GAME._replace(playout=PLAYOUTS[self.player.options.playout])
        position = Position(game, state, number / MOST_PLIES, number)
        lone = partial(only_move, moves_in(position))
        return Task(position, (lone,), step_seconds(configuration), bank_seconds(observation))

    def format_move(self, move: int) -> str:
        return f"move={move_name(move)}"
