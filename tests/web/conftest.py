"""Pages of both kinds on which scripts can import modules, and visitors of the static page."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from board_support import BoardServer
from browser_fixtures import *  # noqa: F403 (fixtures)
from browser_support import StaticVisit
from playwright.sync_api import Browser, Page
from waiting import PATIENCE
from web_requests import WebPage
from web_support import page_on


@pytest.fixture
def visit(static_visit: Callable[..., StaticVisit]) -> Callable[..., StaticVisit]:
    """Return a function that opens static pages."""
    return static_visit


@pytest.fixture(scope="module")
def page(folder: Path, browser: Browser) -> Iterator[Page]:
    with page_on(folder, browser) as opened:
        yield opened


@pytest.fixture(scope="module")
def web(page: Page) -> WebPage:
    return WebPage(page)


@pytest.fixture(scope="module")
def served(browser: Browser, server: BoardServer) -> Iterator[Page]:
    """Yield a page of a server, on which scripts can import its modules."""
    opened = browser.new_page()
    opened.set_default_timeout(1000 * PATIENCE)
    opened.goto(server.printed)  # sets the cookie
    opened.goto(f"{server.address}/service_worker.js")
    yield opened
    opened.close()


@pytest.fixture(params=["served", "page"])
def either(request: pytest.FixtureRequest) -> Page:
    """Return the page of a server, and the one that needs none."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def both(either: Page) -> WebPage:
    """Return the requests of the page of a server, and those of the one that needs none."""
    return WebPage(either)
