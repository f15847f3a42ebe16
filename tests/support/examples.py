"""Games from outside the package: those in `examples/`."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from folders import ROOT

EXAMPLES = sorted(file.parent for file in ROOT.glob("examples/*/pyproject.toml"))
PLACES = os.pathsep.join(map(str, EXAMPLES))


@contextmanager
def with_examples() -> Iterator[None]:
    """Register the games in `examples/`, in this process and in those that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TEMPO_GAMES", PLACES)
        yield
