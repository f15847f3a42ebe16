"""All Gomoku agents, for the lab, which plays any profile. A built file holds one of them."""
from tempo.games.gomoku.gomoku_agent import PLAYOUTS, GomokuAgent
from tempo.games.gomoku.learned.network_agent import NetworkAgent
from tempo.games.gomoku.lines_agent import LinesAgent

__all__ = ["AGENTS", "PLAYOUTS"]

AGENTS = {  # by the `search` option of the profile
    "tree": GomokuAgent,
    "network": NetworkAgent,
    "alphabeta": LinesAgent,
}
