"""The agent trained by self-play. `build.py` bundles this module into submission/gomoku_network.py."""
from typing import Any

from tempo.games.gomoku.learned.network_agent import NetworkAgent
from tempo.games.gomoku.profiles import NETWORK

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
