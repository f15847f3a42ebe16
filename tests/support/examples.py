"""Games from outside the package: those in `examples/`, and those in TEMPO_GAMES."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from folders import ROOT

from tempo.arena.adapter.game_adapter import adapter_of

EXAMPLES = sorted(file.parent for file in ROOT.glob("examples/*/pyproject.toml"))
EXPORTED = ["dots_and_boxes", "hex", "kalah"]  # those that the page can have which needs no server
PLACES = os.pathsep.join([*map(str, EXAMPLES), *filter(None, [os.environ.get("TEMPO_GAMES")])])


@contextmanager
def with_examples(*others: str) -> Iterator[None]:
    """Register these games, in this process and in those that it starts, and games of `others`, folders of projects."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TEMPO_GAMES", os.pathsep.join([PLACES, *others]))
        yield
    adapter_of.cache_clear()
