"""The folder with all games, pages of it, and visitors of the page to play on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from browser_support import CHROMIUM, QUIET, axe_script, without_faults
from playwright.sync_api import Browser, Page, expect, sync_playwright
from waiting import PATIENCE
from web_requests import WebPage
from web_support import StaticVisit, page_on

from tempo.web.export_command import main as export
from tempo.web.static_host import static_host
from tempo.web.wasm_module import LINKER


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with all games."""
    if not which(LINKER):
        pytest.skip(f"there is no {LINKER} here: apt-get install lld")
    made = tmp_path_factory.mktemp("web")
    assert export([str(made)]) == 0
    return made


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Yield the address of the page on a static host, below a path of its own."""
    with static_host(folder.parent) as host:
        yield f"{host}/{folder.name}"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip("there is no browser here: apt-get install chromium")
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as running:
        yield running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., StaticVisit]]:
    """Yield a function that opens the page, each time in its own context, and check the faults at the end."""
    with without_faults() as visits:

        def new(**options: Any) -> StaticVisit:
            visits.append(StaticVisit(browser, address, options))
            return visits[-1]

        yield new


@pytest.fixture(scope="session")
def axe() -> str:
    return axe_script()


@pytest.fixture(scope="module")
def page(folder: Path) -> Iterator[Page]:
    with page_on(folder) as opened:
        yield opened


@pytest.fixture(scope="module")
def web(page: Page) -> WebPage:
    return WebPage(page)
