"""The Gomoku agent that learned by playing against itself: a network in the place of playouts, on its own board."""
from functools import cache

import numpy as np

from tempo.games.gomoku.gomoku_agent import GomokuAgent, GomokuView
from tempo.games.gomoku.learned.encoder import encode_gomoku, shape_of
from tempo.games.gomoku.learned.network_data import WEIGHTS
from tempo.games.gomoku.rules import new_gomoku_state
from tempo.network.text import read_weights
from tempo.network.weights import network_of
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import new_eval_cache
from tempo.search.leaves.puct import NetworkEvaluator, with_network
from tempo.search.types import Position

SIZE, IN_A_ROW = 8, 5  # the board that was learned


class NetworkAgent(GomokuAgent):
    """On other boards it plays as without."""

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        position = super().position(view, game, state)
        if (view.size, view.inarow) != (SIZE, IN_A_ROW):
            return position
        return position._replace(game=with_network(game, learned_evaluator()), plain=game)


@cache
def learned_evaluator() -> NetworkEvaluator:
    """What was learned, ready to be asked."""
    shape = shape_of(SIZE)
    cache = new_eval_cache(new_gomoku_state([0] * (SIZE * SIZE), SIZE, IN_A_ROW, 1), shape)
    return NetworkEvaluator(encode_gomoku, network_of(shape, read_weights(WEIGHTS, shape)), cache)
