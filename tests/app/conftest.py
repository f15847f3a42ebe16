"""Fixtures for tests of the board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from storage_support import Page

from tempo.app.allowed_players import AllowedPlayers
from tempo.app.server import BoardServices


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    """Yield a page whose server keeps its files in a folder, and may seat agent files from the folder above."""
    page = Page(tmp_path / "games", AllowedPlayers(tmp_path))
    yield page
    page.services.close()


@pytest.fixture
def services(page: Page) -> BoardServices:
    """Return what the server of this page keeps."""
    return page.services
