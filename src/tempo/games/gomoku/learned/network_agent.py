"""The Gomoku agent with a policy-value network in place of playouts, trained by self-play on 8x8."""
import numpy as np

from tempo.games.gomoku.gomoku_agent import GomokuAgent, GomokuView
from tempo.games.gomoku.learned.encoder import encode_gomoku, network_shape
from tempo.games.gomoku.learned.network_data import WEIGHTS
from tempo.search.game import Game
from tempo.search.leaves.learned_network import LearnedNetwork
from tempo.search.types import Position

SIZE, IN_A_ROW = 8, 5  # the board that the network was trained on
LEARNED = LearnedNetwork(encode_gomoku, network_shape(SIZE), WEIGHTS)


class NetworkAgent(GomokuAgent):
    """A GomokuAgent that evaluates leaves by the network on its board, and by playouts on other boards."""

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        position = super().position(view, game, state)
        if (view.size, view.inarow) != (SIZE, IN_A_ROW):
            return position
        return LEARNED.searching(position)
