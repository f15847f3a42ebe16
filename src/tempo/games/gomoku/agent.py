"""The Gomoku agents without a network, for the lab, which plays any profile. A built file holds one of them."""
from tempo.games.gomoku.gomoku_agent import PLAYOUTS, GomokuAgent
from tempo.games.gomoku.lines_agent import LinesAgent

__all__ = ["AGENTS", "PLAYOUTS"]

AGENTS = {"tree": GomokuAgent, "alphabeta": LinesAgent}  # by the `search` option of the profile
