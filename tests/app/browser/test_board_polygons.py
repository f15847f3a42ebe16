"""Boards of polygons: Hex, and Dots and Boxes, which are games from outside the package, from their adapters."""

import re
from functools import partial

import pytest
from board_support import BoardServer
from browser_support import HUMAN, LARGE, PHONE, actions_of, machine
from examples import EXPORTED, with_examples
from playwright.sync_api import expect
from web_support import exported

from browser.conftest import PAGES
from tempo.web.static_host import static_host

SIZE, MIDDLE = 11, 60  # of Hex
CORNERS = """() => [...document.querySelectorAll('svg.board polygon.cell')].map((cell) => cell.points.numberOfItems)"""
BESIDE = """(number) => { // the cell in the corner of this cell's box, where its neighbours are
  const { left, top } = document.querySelector(`[data-number="${number}"]`).getBoundingClientRect();
  return document.elementFromPoint(left + 1, top + 1).dataset.number ?? null;
}"""


@pytest.fixture(scope="module")
def served_host(tmp_path_factory):
    """Yield a server with the games in `examples/`."""
    with with_examples():
        running = BoardServer(tmp_path_factory.mktemp("games"), "hex")
    yield running
    running.end()


@pytest.fixture(scope="module")
def static_host_of_examples(tmp_path_factory):
    """Yield the address of a static page with these games."""
    with with_examples():
        folder = exported(tmp_path_factory, "examples", EXPORTED)
    with static_host(folder) as address:
        yield address


@pytest.fixture(params=PAGES)
def visit(request):
    """Return a function that opens pages with these games."""
    host = {"served": "served_host", "static": "static_host_of_examples"}[request.param]
    return partial(request.getfixturevalue(f"{request.param}_visit"), request.getfixturevalue(host))


@pytest.fixture
def views(static_visit, static_host_of_examples):
    """Return a function that opens static pages with these games."""
    return partial(static_visit, static_host_of_examples)


@pytest.mark.parametrize("screen", [{"viewport": LARGE}, PHONE], ids=["large", "phone"])
def test_hexagons_are_drawn_and_clicked(views, screen):
    """A click in a corner of a hexagon's box hits its neighbour."""
    page = views(**screen)
    page.open("hex", HUMAN, HUMAN)
    assert page.page.evaluate(CORNERS) == [6] * SIZE**2
    expect(page.page.locator("svg.board .side.seat0")).to_have_count(2)
    expect(page.page.locator("svg.board .side.seat0").first).to_be_visible()
    page.cell(MIDDLE).click()
    page.wait_for(1)
    expect(page.stones).to_have_count(1)
    assert page.page.evaluate(BESIDE, MIDDLE) == str(MIDDLE - SIZE)
    page.cell(MIDDLE - SIZE).click()
    assert actions_of(page.wait_for(2)) == [MIDDLE, MIDDLE - SIZE]
    box = page.page.locator("svg.board").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.page.viewport_size["width"]


def test_arrow_keys_go_to_the_nearest_hexagon(views):
    """Up and down keep to the column, and lead back to where they began."""
    page = views()
    page.open("hex", HUMAN, HUMAN)
    page.cell(MIDDLE).focus()
    keys = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", *["ArrowDown"] * 6)
    for key, name in zip(keys, ("f5", "g5", "g6", "f6", "f7", "f8", "f9", "f10", "f11", "f11"), strict=True):
        page.page.keyboard.press(key)
        expect(page.page.locator("[role=gridcell]:focus")).to_have_attribute("aria-label", re.compile(f"^{name},"))
    expect(page.page.locator("svg.board .ghosts polygon.hover")).to_have_count(1)
    page.page.keyboard.press("Enter")
    assert actions_of(page.wait_for(1)) == [10 * SIZE + 5]


def test_a_chain_wins(visit):
    """The first player goes down the first column. The static page marks no chain: its Hex has rules and a drawing."""
    page = visit()
    chain = [SIZE * row for row in range(SIZE)]
    begun = [move for cell in chain[:-1] for move in (cell, cell + 5)]
    page.open("hex", HUMAN, HUMAN, actions=begun)
    page.cell(chain[-1]).click()
    state = page.wait_until(lambda state: state["over"])
    assert state["over"]["rewards"] == [1, -1]
    expect(page.page.locator("svg.board circle.won")).to_have_count(SIZE if page.has_server else 0)
    expect(page.status).to_contain_text("First won")


def test_an_edge_closes_a_box(visit):
    """Boxes are cells without moves: they can be read, but not played. Who fills one moves again: the other passes."""
    page = visit()
    page.open("dots_and_boxes", HUMAN, HUMAN, actions=[0, 5, 30])
    cells = page.page.locator("svg.board polygon.stone:not(.ghost *)")
    expect(cells).to_have_count(3)
    box = page.page.locator('[data-number="60"]')
    expect(box).to_have_attribute("aria-disabled", "true")
    box.click(force=True)
    page.page.locator('[data-number="31"]').click()
    state = page.wait_for(5)
    assert state["line"][3]["cells"] == [31, 60] and actions_of(state)[4] == 60 and state["to_move"] == 1
    expect(cells).to_have_count(5)
    expect(box).to_have_attribute("aria-label", "60, second player")
    expect(page.status).to_contain_text("First passed. Second to move")


def test_seeds_are_sown_and_a_pass_is_played_by_itself(visit):
    """Against a machine as well, whose pass no engine is asked for. Undo goes back to a move that a person chose."""
    page = visit()
    page.open("kalah", HUMAN, machine("level:1"))
    signs, pit = page.page.locator("svg.board > g > text.sign"), page.page.locator('[data-number="2"]')
    expect(signs).to_have_text([*"444444", "0", *"444444", "0"])
    pit.hover()
    expect(page.page.locator("svg.board .ghosts .target")).to_have_count(1)
    pit.click()
    state = page.wait_for(2, 0)
    assert actions_of(state) == [2, 14] and state["line"][1]["simulations"] is None
    expect(signs).to_have_text([*"440555", "1", *"444444", "0"])
    expect(page.status).to_contain_text("The last seed fell into the store: one more move. Your turn")
    expect(page.page.locator('[data-number="3"]')).to_have_accessible_name("d1, 5")
    page.button("Undo").click()
    expect(signs).to_have_text([*"444444", "0", *"444444", "0"])
    assert page.wait_until(lambda state: state["at"] == 0)["legal"] == [0, 1, 2, 3, 4, 5]
    page.button("Redo").click()
    assert page.wait_until(lambda state: state["at"] == 2)["to_move"] == 0


def test_a_game_without_words_of_its_own_gets_general_hints(visit):
    page = visit()
    page.open("hex", HUMAN, HUMAN, actions=[MIDDLE, 0])
    page.button("Hint").click()
    expect(page.page.locator(".advice")).to_contain_text(re.compile(r"^Play \w+\."))
