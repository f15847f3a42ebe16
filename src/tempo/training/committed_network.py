"""The network of a game that lies in the sources: `write_network` writes it, `train --from-sources` begins with it, and
it is what plays at the board."""
from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import GAMES
from tempo.network.text import read_weights
from tempo.network.weights import Layer, NetworkShape

HEAD = '"""What was learned of the game by self-play, written by write_network.py: docs/background/network.md."""\n\n'


def path_of(game: str) -> Path:
    return GAMES / game / "learned" / "network_data.py"


def write_committed(game: str, text: str) -> Path:
    """Where they stand now."""
    path_of(game).write_text(f'{HEAD}WEIGHTS = """\\\n{text}\n"""\n', encoding="utf-8")
    return path_of(game)


def read_committed(game: str, shape: NetworkShape) -> list[Layer]:
    """BadInput if there is none of this shape."""
    if not path_of(game).exists():
        raise BadInput(f"no network of {game} lies in the sources")
    text = import_module(f"tempo.games.{game}.learned.network_data").WEIGHTS
    try:
        return read_weights(text, shape)
    except (AssertionError, ValueError):
        raise BadInput(f"the network of {game} in the sources is of another board or another design") from None
