"""Live boards in the documents: each draws with the page below play/, and answers clicks."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_support import StaticVisit, Visit
from folders import ROOT
from playwright.sync_api import expect

from tempo.web.static_host import static_host

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(folder, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the documents; `folder` skips where the linker is missing."""
    made: Path = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(made)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    with static_host(made) as address:
        yield address


@pytest.fixture
def reader(browser, site) -> Iterator[Visit]:
    """Yield a reader of the documents, who finds no fault."""
    visit = StaticVisit(browser, site, {"reduced_motion": "reduce"})
    yield visit
    visit.context.close()
    assert visit.faults == []


def board_of(reader, page: str):
    """Open a page; return its live board."""
    reader.page.goto(f"{reader.address}/background/{page}/")
    reader.page.locator("[data-live]").scroll_into_view_if_needed()
    board = reader.page.locator(".live-board")
    board.wait_for()
    return board


def test_a_tree_grows_and_its_sums_are_those_of_uct(reader):
    board = board_of(reader, "how-it-thinks")
    board.get_by_role("button", name="100 more").click()
    expect(board).to_contain_text("101 simulations")
    rows = [row.split("\t") for row in board.locator("table").inner_text().strip().split("\n")[1:]]
    visits = [int(row[1]) for row in rows]
    assert sum(visits) == 101
    assert all(abs(float(row[2]) + float(row[3]) - float(row[4])) < 0.002 for row in rows)
    board.get_by_role("slider").fill("2")
    expect(board).to_contain_text("c = 2.00")


def test_the_solver_scores_each_column_of_a_position_that_one_plays(reader):
    board = board_of(reader, "solver")
    expect(board.get_by_role("status")).to_contain_text("7 of 7 columns scored")
    expect(board.locator("svg .score text")).to_have_text(["0", "+1", "+11", "+2", "+12", "+3", "+1"])
    board.get_by_role("button", name="3", exact=True).click()
    expect(board.get_by_role("status")).to_contain_text("Red to move")
    expect(board.locator("svg circle.stone")).to_have_count(15)
    board.get_by_role("button", name="Undo").click()
    expect(board.locator("svg circle.stone")).to_have_count(14)


def test_othellos_value_is_shown_by_its_patterns(reader):
    board = board_of(reader, "othello")
    expect(board.get_by_role("status")).to_contain_text("Black to move")
    board.get_by_role("button", name="third line").first.focus()
    expect(board.locator("svg .live-pattern")).to_have_count(8)


def test_a_curve_has_its_games_behind_it(reader):
    board = board_of(reader, "network")
    expect(board).to_contain_text("Generation 20, after 6,000 games")
    board.get_by_role("slider").fill("0")
    expect(board).to_contain_text("Generation 1, after 300 games")
    board.get_by_role("button", name="Game 2").click()
    expect(board.get_by_role("status")).to_contain_text("Move 17 of 17")


def test_the_page_lies_below_play(reader):
    reader.page.goto(f"{reader.address}/play/")
    expect(reader.home).to_be_visible()
