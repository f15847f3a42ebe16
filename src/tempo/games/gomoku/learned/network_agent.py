"""The Gomoku agent with a policy-value network in place of playouts, trained by self-play on 8x8."""
from functools import cache

import numpy as np

from tempo.games.gomoku.gomoku_agent import GomokuAgent, GomokuView
from tempo.games.gomoku.learned.encoder import encode_gomoku, network_shape
from tempo.games.gomoku.learned.network_data import WEIGHTS
from tempo.games.gomoku.rules import new_gomoku_state
from tempo.network.text import read_weights
from tempo.search.game import Game
from tempo.search.leaves.learned_network import network_evaluator
from tempo.search.leaves.puct import NetworkEvaluator, with_network
from tempo.search.types import Position

SIZE, IN_A_ROW = 8, 5  # the board that the network was trained on


class NetworkAgent(GomokuAgent):
    """A GomokuAgent that evaluates leaves by the network on its board, and by playouts on other boards."""

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        position = super().position(view, game, state)
        if (view.size, view.inarow) != (SIZE, IN_A_ROW):
            return position
        return position._replace(game=with_network(game, gomoku_evaluator()), plain=game)


@cache
def gomoku_evaluator() -> NetworkEvaluator:
    """Return the evaluator with the trained weights and its evaluation cache, one for each process."""
    shape, state = network_shape(SIZE), new_gomoku_state([0] * (SIZE * SIZE), SIZE, IN_A_ROW, 1)
    return network_evaluator(encode_gomoku, shape, read_weights(WEIGHTS, shape), state)
