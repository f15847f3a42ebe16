"""The agent of the original description. `build.py` bundles this module into submission/connectx_classic.py."""
from typing import Any

from tempo.games.connectx.connectx_agent import ConnectXAgent
from tempo.games.connectx.profiles import CLASSIC

PLAYER = ConnectXAgent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> Any:
    """Return the column to play. The competition calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
