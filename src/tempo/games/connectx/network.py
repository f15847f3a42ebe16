"""The agent trained by self-play. `build.py` bundles this module into submission/connectx_network.py."""
from typing import Any

from tempo.games.connectx.learned.network_agent import NetworkAgent
from tempo.games.connectx.profiles import NETWORK

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> Any:
    """Return the column to play. The competition calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
