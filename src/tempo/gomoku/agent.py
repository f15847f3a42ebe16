"""Every Gomoku agent, for the lab, which plays any profile. Nobody uploads this: a file holds one of them alone."""
from tempo.gomoku.gomoku_agent import PLAYOUTS, GomokuAgent
from tempo.gomoku.learned.network_agent import NetworkAgent

__all__ = ["AGENTS", "PLAYOUTS"]

AGENTS = {"tree": GomokuAgent, "network": NetworkAgent}  # by the search that a profile names
