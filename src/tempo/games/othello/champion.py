"""The agent to upload. `build.py` bundles this module into submission/othello.py."""
from typing import Any

from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
from tempo.games.othello.profiles import CHAMPION

PLAYER = AlphaBetaAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """Return the move to play. The competition takes the last callable of the file: this one."""
    return PLAYER(observation, configuration)
