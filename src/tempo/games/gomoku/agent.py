"""Every Gomoku agent, for the lab, which plays any profile. Nobody uploads this: a file holds one of them alone."""
from tempo.games.gomoku.gomoku_agent import PLAYOUTS, GomokuAgent
from tempo.games.gomoku.learned.network_agent import NetworkAgent

__all__ = ["AGENTS", "PLAYOUTS"]

AGENTS = {"tree": GomokuAgent, "network": NetworkAgent}  # by the search that a profile names
