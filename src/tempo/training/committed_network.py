"""The network of a game in the sources: written by `write_network`, read by the agents and by `train --from-sources`.
"""
from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tempo.arena.command_line.inputs import BadInput
from tempo.network.text import read_weights
from tempo.network.weights import Layer, NetworkShape
from tempo.registry import folder_of

HEAD = '"""Network weights learned by self-play, written by tempo.training.write_network."""\n\n'


def path_of(game: str) -> Path:
    """Return the file of a game's network."""
    return folder_of(game) / "learned" / "network_data.py"


def write_committed(game: str, text: str) -> Path:
    """Write the text of a network into the sources; return the file."""
    path_of(game).write_text(f'{HEAD}WEIGHTS = """\\\n{text}\n"""\n', encoding="utf-8", newline="\n")
    return path_of(game)


def read_committed(game: str, shape: NetworkShape) -> list[Layer]:
    """Return the weights in the sources; BadInput if there are none of this shape."""
    if not path_of(game).exists():
        raise BadInput(f"the sources hold no network of {game}")
    text = import_module(f"tempo.games.{game}.learned.network_data").WEIGHTS
    try:
        return read_weights(text, shape)
    except (AssertionError, ValueError):
        raise BadInput(f"the network of {game} in the sources has another board or another design") from None
