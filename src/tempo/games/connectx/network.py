"""The agent that learned by itself. `build.py` bundles this module into submission/connectx_network.py."""
from typing import Any

from tempo.games.connectx.learned.network_agent import NetworkAgent
from tempo.games.connectx.profiles import NETWORK

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
