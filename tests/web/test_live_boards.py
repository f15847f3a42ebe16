"""The site of the documents: its first page plays, live boards draw with the page below play/ and answer clicks."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from browser_support import LARGE, PHONE, StaticVisit, Visit
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


@pytest.fixture(params=[{"viewport": LARGE | {"height": 800}}, PHONE | {"viewport": {"width": 390, "height": 844}}])
def guest(browser, site, request) -> Iterator[Visit]:
    """Yield a reader with a window of usual size, and one with a phone."""
    visit = StaticVisit(browser, site, {"reduced_motion": "reduce", **request.param})
    yield visit
    visit.context.close()
    assert visit.faults == []


def board_of(reader, page: str, name: str = ""):
    """Open a page; return its live board, or that of this name."""
    reader.page.goto(f"{reader.address}/{page}/")
    place = reader.page.locator(f"[data-live={name}]" if name else "[data-live]")
    place.scroll_into_view_if_needed()
    board = place.locator(".live-board")
    board.wait_for()
    return board


# The first page


def test_the_first_page_plays_at_once(guest):
    board = board_of(guest, "")
    stones, status = board.locator("svg circle.stone"), board.get_by_role("status")
    svg = board.locator("svg.board")
    box = svg.bounding_box()
    assert box["y"] > 0 and box["y"] + box["height"] <= guest.page.viewport_size["height"], "seen without scrolling"
    svg.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(status).to_have_text("Your turn: choose a column.")
    expect(stones).to_have_count(2)
    board.get_by_role("button", name="Column 1").click()
    expect(stones).to_have_count(4)
    board.get_by_role("button", name="Undo").click()
    expect(stones).to_have_count(2)
    board.get_by_role("button", name="Hint").click()
    expect(status).to_have_text(re.compile(r"(The best move|Try): column \d\."))
    expect(board.locator("svg .better")).to_have_count(1)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"


def test_the_first_page_says_how_a_game_ends(reader):
    board = board_of(reader, "")
    board.get_by_role("combobox").select_option("champion")
    stones, status = board.locator("svg circle.stone"), board.get_by_role("status")
    for number, column in enumerate([1, 1, 1]):  # the champion wins in the middle
        board.get_by_role("button", name=f"Column {column}").click()
        expect(stones).to_have_count(2 * number + 2)
    for column in (2, 6, 2, 6, 7, 7, 7, 2):
        if "win" in status.inner_text():
            break
        before = stones.count()
        board.get_by_role("button", name=f"Column {column}").click()
        expect(stones).to_have_count(before + 2)
    expect(status).to_contain_text("The engine wins.")
    expect(board.locator("svg .won")).not_to_have_count(0)
    expect(board.get_by_role("button", name="Hint")).to_be_disabled()
    board.get_by_role("button", name="New").click()
    expect(stones).to_have_count(0)


def test_the_first_page_has_three_doors(guest):
    board = board_of(guest, "")
    doors = guest.page.locator(".doors li > a:first-child")
    expect(doors).to_have_text(["Play", "Upload", "Read"])
    board.get_by_role("button", name="Column 4").click()
    expect(board.locator("svg circle.stone")).to_have_count(2)
    assert "#game=connectx&moves=3." in doors.nth(0).get_attribute("href"), "the whole board goes on with the game"
    for number, title in ((1, "Your first upload"), (2, "UCT in 60 lines")):
        doors.nth(number).click()
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text(title)
        guest.page.go_back()
    board.wait_for()
    doors.nth(0).click()
    guest.grid.or_(guest.home).first.wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_first_page(guest, scheme, axe):
    guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    board_of(guest, "")
    guest.page.evaluate(axe)
    violations = guest.measured("axe.run('main').then(({ violations }) => violations)")
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in violations] == []


def test_the_mark_and_the_colours_are_those_of_the_board(reader):
    reader.page.goto(f"{reader.address}/")
    mark = reader.page.locator(".md-header .md-logo img")
    expect(mark).to_have_attribute("src", re.compile("mark.svg$"))
    assert mark.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    header = reader.page.locator(".md-header")
    assert header.evaluate("(bar) => getComputedStyle(bar).backgroundColor") == "rgb(29, 35, 42)"


@pytest.mark.parametrize("word", ["offline", "undo", "hint"])
def test_search_finds_the_board_s_page(guest, word):
    guest.page.goto(f"{guest.address}/")
    if guest.page.viewport_size["width"] < LARGE["width"]:
        guest.page.locator("label[for=__search].md-header__button").click()
    guest.page.get_by_role("textbox", name="Search").press_sequentially(word)
    results = guest.page.locator(".md-search-result__link")
    expect(results.first).to_be_visible()
    pages = [link.get_attribute("href").partition("?")[0] for link in results.all()]
    assert any(page.endswith("how-to/play/") for page in pages[:6]), pages


# Live boards


def test_a_simulation_takes_its_four_steps(guest):
    board = board_of(guest, "tutorials/uct", "simulation")
    status, now = board.get_by_role("status"), board.locator(".live-now")
    step = board.get_by_role("button", name="Next step")
    expect(status).to_contain_text("After 9 simulations")
    steps, said = list[str](), list[str]()
    while not said or "to the root" not in said[-1]:
        step.click()
        steps.append(now.inner_text())
        said.append(status.inner_text())
    assert list(dict.fromkeys(steps)) == ["Select", "Expand", "Simulate", "Back up"]
    assert re.fullmatch(r"Add (0|0\.5|1) to the root: mean \d\.\d\d of 10\.", said[-1])
    assert steps.count("Back up") == steps.count("Select") + ("its children" in " ".join(said)) + 1, "the whole path"
    values = [float(text.split()[1]) for text in said if text.startswith("Add")]
    assert all(value + other == 1 for value, other in pairwise(values)), "it changes sides at each ply"
    assert board.locator(".live-simulation .changed").count() > 0


def test_an_animation_runs_and_pauses(reader):
    board = board_of(reader, "tutorials/uct", "simulation")
    board.get_by_role("button", name="Animate").click()
    expect(board.get_by_role("status")).to_contain_text("to the root")
    board.get_by_role("button", name="Pause").click()
    expect(board.get_by_role("button", name="Animate")).to_be_visible()


def test_a_tree_grows_and_its_sums_are_those_of_uct(reader):
    board = board_of(reader, "tutorials/uct", "tree")
    board.get_by_role("button", name="100 more").click()
    expect(board).to_contain_text("101 simulations")
    rows = [row.split("\t") for row in board.locator("table").inner_text().strip().split("\n")[1:]]
    visits = [int(row[1]) for row in rows]
    assert sum(visits) == 101
    assert all(abs(float(row[2]) + float(row[3]) - float(row[4])) < 0.002 for row in rows)
    board.get_by_role("slider").fill("2")
    expect(board).to_contain_text("c = 2.00")


def test_the_solver_scores_each_column_of_a_position_that_one_plays(reader):
    board = board_of(reader, "background/solver")
    expect(board.get_by_role("status")).to_contain_text("7 of 7 columns scored")
    expect(board.locator("svg .score text")).to_have_text(["0", "+1", "+11", "+2", "+12", "+3", "+1"])
    board.get_by_role("button", name="3", exact=True).click()
    expect(board.get_by_role("status")).to_contain_text("Red to move")
    expect(board.locator("svg circle.stone")).to_have_count(15)
    board.get_by_role("button", name="Undo").click()
    expect(board.locator("svg circle.stone")).to_have_count(14)


def test_othellos_value_is_shown_by_its_patterns(reader):
    board = board_of(reader, "background/othello")
    expect(board.get_by_role("status")).to_contain_text("Black to move")
    board.get_by_role("button", name="third line").first.focus()
    expect(board.locator("svg .live-pattern")).to_have_count(8)


def test_a_curve_has_its_games_behind_it(reader):
    board = board_of(reader, "background/network")
    expect(board).to_contain_text("Generation 20, after 6,000 games")
    board.get_by_role("slider").fill("0")
    expect(board).to_contain_text("Generation 1, after 300 games")
    board.get_by_role("button", name="Game 2").click()
    expect(board.get_by_role("status")).to_contain_text("Move 17 of 17")


def test_the_page_lies_below_play(reader):
    reader.page.goto(f"{reader.address}/play/")
    expect(reader.home).to_be_visible()
