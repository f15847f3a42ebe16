"""The agent to upload."""
from typing import Any

from tempo.games.breakthrough.agent import Agent
from tempo.games.breakthrough.profiles import CHAMPION

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """Return the answer to the environment."""
    return PLAYER(observation, configuration)
