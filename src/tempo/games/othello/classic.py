"""The plain UCT agent. `build.py` bundles this module into submission/othello_classic.py."""
from typing import Any

from tempo.games.othello.profiles import CLASSIC
from tempo.games.othello.tree_agent import TreeAgent

PLAYER = TreeAgent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """Return the move to play. The competition takes the last callable of the file: this one."""
    return PLAYER(observation, configuration)
