"""The agent with the evaluation by lines. `build.py` can bundle this module like the champion's."""
from typing import Any

from tempo.games.gomoku.lines_agent import LinesAgent
from tempo.games.gomoku.profiles import LINES

PLAYER = LinesAgent(LINES)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
