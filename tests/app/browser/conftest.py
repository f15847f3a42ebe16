"""Fixtures for tests of the page: a browser, a server, and pages that record their faults, see `Visit`."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from board_support import BoardServer
from browser_support import CHROMIUM, QUIET, Visit, axe_script, without_faults
from playwright.sync_api import expect, sync_playwright
from waiting import PATIENCE


@pytest.fixture(scope="package")
def browser() -> Iterator:
    """Yield one browser for all tests of this folder, closed before others begin."""
    if not CHROMIUM.exists():
        pytest.skip("there is no browser here: apt-get install chromium")
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as running:
        started = running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BoardServer]:
    running = BoardServer(tmp_path_factory.mktemp("games"))
    yield running
    running.end()
    assert "Traceback" not in running.text, running.text


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[BoardServer]:
    """Yield a server for a test that ends it."""
    running = BoardServer(tmp_path / "games")
    yield running
    running.end()


@pytest.fixture
def visit(browser, server: BoardServer) -> Iterator[Callable[..., Visit]]:
    """Yield a function that opens pages, each in its own context, and check their faults at the end."""
    with without_faults() as visits:

        def new(other: BoardServer | None = None, **options) -> Visit:
            visits.append(Visit(browser, other or server, options))
            return visits[-1]

        yield new


@pytest.fixture(scope="session")
def axe() -> str:
    return axe_script()
