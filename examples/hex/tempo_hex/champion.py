"""The agent to upload: `build.py` bundles this module into submission/hex.py."""
from typing import Any

from tempo.games.hex.agent import Agent
from tempo.games.hex.profiles import CHAMPION

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the move to play."""
    return PLAYER(observation, configuration)
