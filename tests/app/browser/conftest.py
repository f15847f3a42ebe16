"""Fixtures for tests of the page: a browser, hosts of the page, and visitors that record their faults, see `Visit`.

Tests with `visit` run on both pages, the one that has a server and the static one. Views are the same modules on both:
a test of views alone runs on the static page, which costs less, by `static_visit`. Tests of the server have
`served_visit`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from board_support import BoardServer, running_server
from browser_fixtures import *  # noqa: F403 (fixtures)
from browser_support import ServedVisit, Visit
from table_support import Table

PAGES = ["served", "static"]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[BoardServer]:
    """Yield a server for a test that ends it, or fills its archive."""
    with running_server(tmp_path / "games") as running:
        yield running


@pytest.fixture(params=PAGES)
def visit(request: pytest.FixtureRequest) -> Callable[..., Visit]:
    """Return a function that opens pages, those of a server, and the static one."""
    return request.getfixturevalue(f"{request.param}_visit")


@pytest.fixture(params=PAGES)
def fresh_visit(request: pytest.FixtureRequest) -> Visit:
    """Return a page, with a server and without, whose archive is empty."""
    if request.param == "static":
        return request.getfixturevalue("static_visit")()
    return request.getfixturevalue("served_visit")(request.getfixturevalue("own_server"))


@pytest.fixture
def table(visit: Callable[..., Visit]) -> Table:
    """Return a table of each page."""
    return Table(visit())


@pytest.fixture
def fresh_table(fresh_visit: Visit) -> Table:
    """Return a table of each page, whose archive is empty."""
    return Table(fresh_visit)


@pytest.fixture
def served_table(served_visit: Callable[..., ServedVisit], own_server: BoardServer) -> Table:
    """Return a table of the page with a server."""
    return Table(served_visit(own_server))
