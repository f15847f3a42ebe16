"""The Breakthrough agent, in the environment's words."""
from typing import Any

import numpy as np

from tempo.games.breakthrough.rules import GAME, START, move_name, openspiel_number, playout
from tempo.search.game import Game
from tempo.search.player.open_spiel_moves import OpenSpielMovesAgent
from tempo.search.tree_searcher import TreeSearcher

PLAYOUTS = {"uniform": playout}


class Agent(OpenSpielMovesAgent):
    """One player of either seat, for any number of games."""

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def start(self, parameters: dict[str, Any]) -> tuple[Game, np.ndarray]:
        return GAME._replace(playout=PLAYOUTS[self.player.options.playout]), START.copy()

    def number_of(self, state: np.ndarray, move: int) -> int:
        return openspiel_number(state, move)

    def format_move(self, move: int) -> str:
        return f"move={move_name(move)}"
