"""The agent to upload: `build.py` bundles this module into submission/kalah.py."""
from typing import Any

from tempo.games.kalah.agent import Agent
from tempo.games.kalah.profiles import CHAMPION

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the move to play."""
    return PLAYER(observation, configuration)
