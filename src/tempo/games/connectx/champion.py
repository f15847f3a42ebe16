"""The agent that people upload. `build.py` bundles this module into submission/connectx.py."""
from typing import Any

from tempo.games.connectx.profiles import CHAMPION
from tempo.games.connectx.solver_agent import SolverAgent

PLAYER = SolverAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
