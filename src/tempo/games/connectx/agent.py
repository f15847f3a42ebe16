"""The ConnectX agent that searches by playouts, for the lab, which plays any profile. A built file holds one agent."""
from tempo.games.connectx.connectx_agent import PLAYOUTS
from tempo.games.connectx.solver_agent import SolverAgent as Agent

__all__ = ["PLAYOUTS", "Agent"]
