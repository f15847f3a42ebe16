"""The ConnectX agent with a policy-value network in place of playouts, without book and solver."""
from tempo.games.connectx.connectx_agent import ConnectXAgent, ConnectXView
from tempo.games.connectx.learned.encoder import COLUMNS, IN_A_ROW, ROWS, SHAPE, encode_connectx
from tempo.games.connectx.learned.network_data import WEIGHTS
from tempo.games.connectx.rules import new_state
from tempo.search.leaves.learned_network import LearnedNetwork, trained_evaluator
from tempo.search.leaves.puct import NetworkEvaluator
from tempo.search.types import Position

LEARNED = LearnedNetwork(encode_connectx, SHAPE, WEIGHTS)


class NetworkAgent(ConnectXAgent):
    """A ConnectXAgent that evaluates leaves by the network on the standard board, and by playouts on other boards."""

    def position(self, view: ConnectXView) -> Position:
        position = super().position(view)
        if (view.rows, view.columns, view.inarow) != (ROWS, COLUMNS, IN_A_ROW):
            return position
        return LEARNED.searching(position)


def connectx_evaluator() -> NetworkEvaluator:
    """Return the evaluator with the trained weights."""
    state = new_state([0] * (ROWS * COLUMNS), ROWS, COLUMNS, 1)
    return trained_evaluator(LEARNED, state.size, state.dtype)
