"""Fixtures for tests of the page in a browser: hosts of both pages, and visitors that record their faults, see `Visit`.

A conftest.py imports all of them.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from board_support import BoardServer, running_server
from browser_contexts import chromium
from browser_support import ServedVisit, StaticVisit, Visit
from playwright.sync_api import Browser
from web_support import exported

from tempo.arena.adapter.game_adapter import games
from tempo.web.static_host import static_host


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Yield one browser for all tests of a folder, closed before others begin."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BoardServer]:
    with running_server(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the static page with all games."""
    return exported(tmp_path_factory, "web", games())


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Yield the address of the static page, below a path of its own."""
    with static_host(folder.parent) as host:
        yield f"{host}/{folder.name}"


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the axe-core script, which checks accessibility."""
    path = os.environ.get("TEMPO_AXE")
    if not path:
        pytest.skip("TEMPO_AXE names no axe.min.js: npm pack axe-core@4, then tar -xzf axe-core-4.*.tgz")
    return Path(path).read_text(encoding="utf-8")


@pytest.fixture
def visits() -> Iterator[list[Visit]]:
    """Yield a list for all visits of a test, which are closed and checked for faults at its end."""
    visits: list[Visit] = []
    yield visits
    faults = [fault for one in visits for fault in one.faults]
    for one in visits:
        one.close()
    assert faults == [], faults


@pytest.fixture
def served_visit(browser: Browser, request: pytest.FixtureRequest, visits) -> Callable[..., ServedVisit]:
    """Return a function that opens pages of a server, each in its own context."""

    def new(other: BoardServer | None = None, **options: Any) -> ServedVisit:
        visits.append(ServedVisit(browser, other or request.getfixturevalue("server"), options))
        return visits[-1]

    return new


@pytest.fixture
def static_visit(browser: Browser, address: str, visits) -> Callable[..., StaticVisit]:
    """Return a function that opens static pages, each in its own context."""

    def new(other: str = "", **options: Any) -> StaticVisit:
        visits.append(StaticVisit(browser, other or address, options))
        return visits[-1]

    return new
