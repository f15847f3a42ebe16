"""The classic agent with uniform playouts. `build.py` bundles it into submission/gomoku_classic_uniform.py."""
from typing import Any

from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.games.gomoku.profiles import CLASSIC_UNIFORM

PLAYER = GomokuAgent(CLASSIC_UNIFORM)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
