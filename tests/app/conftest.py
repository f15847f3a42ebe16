"""Fixtures for tests of the board."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tempo.app.allowed_players import AllowedPlayers
from tempo.app.boards import Boards


@pytest.fixture
def boards(tmp_path: Path) -> Iterator[Boards]:
    """Yield the boards of a folder of their own, which may seat agent files from there."""
    found = Boards(tmp_path / "games", AllowedPlayers(tmp_path))
    yield found
    found.close()
