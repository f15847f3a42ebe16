"""The strongest agent. `build.py` bundles this module into submission/connectx.py."""
from typing import Any

from tempo.games.connectx.profiles import CHAMPION
from tempo.games.connectx.solver_agent import SolverAgent

PLAYER = SolverAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> Any:
    """Return the column to play. The competition calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
