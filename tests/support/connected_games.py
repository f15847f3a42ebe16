"""Games connected to environments `open_spiel_*`: Breakthrough, and two of `examples/` with what connects them.

Breakthrough has numbers that depend on the position. Mancala, Kalah's name there, has a second player whose pits come
after its store, and no passes. Hex has the same numbers, and sizes.
"""

import shutil
from pathlib import Path

from folders import ROOT

BREAKTHROUGH = ROOT / "tests" / "support" / "environment_games" / "breakthrough"
CONNECTED = ("breakthrough", "hexagons", "mancala")
AGENT = '''"""The {title} agent, in the environment's words."""
from typing import Any

import numpy as np

from tempo.games.{name}.rules import {names}
from tempo.search.game import Game
from tempo.search.player.open_spiel_moves import OpenSpielMovesAgent
from tempo.search.tree_searcher import TreeSearcher

PLAYOUTS = {{"uniform": playout}}


class Agent(OpenSpielMovesAgent):
    """One player of either seat, for any number of games."""

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def start(self, parameters: dict[str, Any]) -> tuple[Game, np.ndarray]:
        {start}
'''
MANCALA = AGENT.format(
    title="Mancala", name="mancala", names="GAME, new_state, playout",
    start="return GAME, new_state([4] * 6 + [0] + [4] * 6 + [0], 1, False)",
) + """
    def number_of(self, state: np.ndarray, move: int) -> int:
        return move + 1
"""
HEXAGONS = AGENT.format(
    title="Hex", name="hexagons", names="new_game, new_state, playout",
    start="""size = parameters["board_size"]
        return new_game(size), new_state([0] * size**2, 1, size)""",
)
OVERRIDES = '''    def observation_of(self, position: KalahBoard, bank: float) -> Struct:
        return Struct({**super().observation_of(position, bank), "passes": position.passes})

    def position_seen(self, observation: Any, configuration: Any) -> KalahBoard:
        position: KalahBoard = super().position_seen(observation, configuration)
        position.passes = bool(observation["passes"])
        return position

'''


PLAY = "    def play(self, action: int) -> None:\n"
RECORDED = (PLAY, f"{PLAY}        self.moves.append(action)\n")
PROJECT = """[project]
name = "tempo-{name}"
version = "1.0.0"

[project.entry-points."tempo.games"]
{name} = "tempo_{name}"
"""
CHANGES = {  # of an adapter: what it loses and gets
    "mancala": (
        ("    pass_sentence", '    environment = "open_spiel_mancala"\n    pass_sentence'),
        (OVERRIDES, ""),
        ("1, 0, False\n", "1, 0, False\n        self.moves = list[int]()\n"),
        RECORDED,
    ),
    "hexagons": (
        ("    openspiel =", '    environment = "open_spiel_hex"\n    openspiel ='),
        ("[0] * (size * size), 1, 0\n", "[0] * (size * size), 1, 0\n        self.moves = list[int]()\n"),
        RECORDED,
    ),
}


def connect(folder: Path) -> list[str]:
    """Write the games below a folder; return the folders of all projects, as TEMPO_GAMES lists them."""
    written = [copied(folder, "kalah", "mancala", MANCALA), copied(folder, "hex", "hexagons", HEXAGONS)]
    return [str(BREAKTHROUGH), *map(str, written)]


def copied(folder: Path, example: str, name: str, agent: str) -> Path:
    """Copy an example under another name, with another agent and what connects it; return its project."""
    project = folder / name
    package, source = project / f"tempo_{name}", ROOT / "examples" / example / f"tempo_{example}"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.rglob("*.py"):
        path.write_text(path.read_text().replace(f"games.{example}.", f"games.{name}."))
    for path in package.rglob("*.js"):
        path.write_text(path.read_text().replace(f"KINDS.{example}", f"KINDS.{name}"))
    (package / "agent.py").write_text(agent)
    adapter = package / "adapter" / "adapter.py"
    text = adapter.read_text()
    for old, new in CHANGES[name]:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    adapter.write_text(text)
    (project / "pyproject.toml").write_text(PROJECT.format(name=name))
    return project
