"""The classic agent with rule-based playouts. `build.py` bundles it into submission/gomoku_classic_rules.py."""
from typing import Any

from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.games.gomoku.profiles import CLASSIC_RULES

PLAYER = GomokuAgent(CLASSIC_RULES)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
