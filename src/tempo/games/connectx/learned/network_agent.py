"""The ConnectX agent that learned by playing against itself: a network in the place of playouts, no book, no solver."""
from functools import cache

from tempo.games.connectx.connectx_agent import ConnectXAgent, ConnectXObservation
from tempo.games.connectx.learned.encoder import COLUMNS, IN_A_ROW, ROWS, SHAPE, encode_connectx
from tempo.games.connectx.learned.network_data import WEIGHTS
from tempo.games.connectx.rules import new_state
from tempo.network.text import read_weights
from tempo.network.weights import network_of
from tempo.search.leaves.eval_cache import new_eval_cache
from tempo.search.leaves.puct import NetworkEvaluator, with_network
from tempo.search.types import Position


class NetworkAgent(ConnectXAgent):
    """On boards that were not learned it plays as without."""

    def position(self, view: ConnectXObservation) -> Position:
        position = super().position(view)
        if (view.rows, view.columns, view.inarow) != (ROWS, COLUMNS, IN_A_ROW):
            return position
        return position._replace(game=with_network(position.game, learned_evaluator()), plain=position.game)


@cache
def learned_evaluator() -> NetworkEvaluator:
    """What was learned, ready to be asked."""
    network = network_of(SHAPE, read_weights(WEIGHTS, SHAPE))
    eval_cache = new_eval_cache(new_state([0] * (ROWS * COLUMNS), ROWS, COLUMNS, 1), SHAPE)
    return NetworkEvaluator(encode_connectx, network, eval_cache)
