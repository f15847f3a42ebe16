"""Fixtures for tests of the board."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from board_support import PageClient, new_client
from flask import Flask
from shared_support import Watch
from storage_support import Page

from tempo.app.access.allowed_players import AllowedPlayers
from tempo.app.server import BoardServices, new_app
from tempo.app.shared import shared_game


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    """Yield a page whose server keeps its files in a folder, and may seat agent files from the folder above."""
    page = Page(tmp_path / "games", AllowedPlayers(tmp_path))
    yield page
    page.services.close()


@pytest.fixture
def client(page: Page) -> PageClient:
    return page.client


@pytest.fixture
def services(page: Page) -> BoardServices:
    """Return what the server of this page keeps."""
    return page.services


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(shared_game, "monotonic", watch)
    return watch


@pytest.fixture
def app(services: BoardServices) -> Flask:
    return new_app(services, "0.0.0.0")


@pytest.fixture
def opened(app: Flask) -> Callable[[str], PageClient]:
    def new(address: str) -> PageClient:
        """Return a client that has opened an address."""
        client = new_client(app)
        client.enter(address)
        return client

    return new


@pytest.fixture
def owner(services: BoardServices, opened: Callable[[str], PageClient]) -> PageClient:
    return opened(f"/?token={services.files.token}")
