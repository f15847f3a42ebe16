"""All ConnectX agents, for the lab, which plays any profile. A built file holds one of them."""
from tempo.games.connectx.connectx_agent import PLAYOUTS
from tempo.games.connectx.learned.network_agent import NetworkAgent
from tempo.games.connectx.solver_agent import SolverAgent

__all__ = ["AGENTS", "PLAYOUTS"]

AGENTS = {"tree": SolverAgent, "network": NetworkAgent}  # by the `search` option of the profile
