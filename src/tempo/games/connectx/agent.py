"""Every ConnectX agent, for the lab, which plays any profile. Nobody uploads this: a file holds one of them alone."""
from tempo.games.connectx.connectx_agent import PLAYOUTS
from tempo.games.connectx.learned.network_agent import NetworkAgent
from tempo.games.connectx.solver_agent import SolverAgent

__all__ = ["AGENTS", "PLAYOUTS"]

AGENTS = {"tree": SolverAgent, "network": NetworkAgent}  # by the search that a profile names
