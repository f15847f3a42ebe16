"""Boards of polygons on the page: Hex, and Dots and Boxes, from their adapters."""

import pytest
from board_support import BoardServer
from browser_support import HUMAN, LARGE, PHONE
from examples import with_examples
from playwright.sync_api import expect

MIDDLE = 12  # of 5x5
CORNERS = """() => [...document.querySelectorAll('svg.board polygon.cell')].map((cell) => cell.points.numberOfItems)"""
BESIDE = """(number) => { // the cell in the corner of this cell's box, where its neighbours are
  const { left, top } = document.querySelector(`[data-number="${number}"]`).getBoundingClientRect();
  return document.elementFromPoint(left + 1, top + 1).dataset.number ?? null;
}"""


@pytest.fixture(scope="module")
def polygons(tmp_path_factory):
    """Yield a server with the games in `examples/`."""
    with with_examples():
        running = BoardServer(tmp_path_factory.mktemp("games"), "hex")
    yield running
    running.end()


def focused(page):
    return page.page.evaluate("document.activeElement.ariaLabel.split(',')[0]")


@pytest.mark.parametrize("screen", [{"viewport": LARGE}, PHONE], ids=["large", "phone"])
def test_hexagons_are_drawn_and_clicked(visit, polygons, screen):
    """A click in a corner of a hexagon's box hits its neighbour."""
    page = visit(polygons, **screen)
    page.open("hex", HUMAN, HUMAN, shape={"size": 5})
    assert page.page.evaluate(CORNERS) == [6] * 25
    expect(page.page.locator("svg.board .side.seat0")).to_have_count(2)
    page.cell(MIDDLE).click()
    page.wait_for(1)
    expect(page.stones).to_have_count(1)
    assert page.page.evaluate(BESIDE, MIDDLE) == str(MIDDLE - 5)
    page.cell(MIDDLE - 5).click()
    assert [ply["action"] for ply in page.wait_for(2)["line"]] == [MIDDLE, MIDDLE - 5]
    box = page.page.locator("svg.board").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.page.viewport_size["width"]


def test_arrow_keys_go_to_the_nearest_hexagon(visit, polygons):
    """Up and down keep to the column, and lead back to where they began."""
    page = visit(polygons)
    page.open("hex", HUMAN, HUMAN, shape={"size": 5})
    page.cell(MIDDLE).focus()
    places = []
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowDown"):
        page.page.keyboard.press(key)
        places.append(focused(page))
    assert places == ["c2", "d2", "d3", "c3", "c4", "c5", "c5"]
    expect(page.page.locator("svg.board .ghosts polygon.hover")).to_have_count(1)
    page.page.keyboard.press("Enter")
    assert page.wait_for(1)["line"][0]["action"] == 22


def test_the_winning_chain_is_marked(visit, polygons):
    page = visit(polygons)
    page.open("hex", HUMAN, HUMAN, shape={"size": 5}, actions=[0, 1, 5, 2, 10, 3, 15, 4])
    page.cell(20).click()
    page.wait_until(lambda state: state["over"])
    expect(page.page.locator("svg.board circle.won")).to_have_count(5)
    expect(page.status).to_contain_text("First won")


def test_an_edge_closes_a_box(visit, polygons):
    """Boxes are cells without moves: they can be read, but not played."""
    page = visit(polygons)
    page.open("dots_and_boxes", HUMAN, HUMAN, shape={"rows": 2, "columns": 2}, actions=[0, 2, 6])
    cells = page.page.locator("svg.board polygon.stone:not(.ghost *)")
    expect(cells).to_have_count(3)
    box = page.page.locator('[data-number="12"]')
    expect(box).to_have_attribute("aria-disabled", "true")
    box.click(force=True)
    page.page.locator('[data-number="7"]').click()
    state = page.wait_for(4)
    assert state["line"][-1]["cells"] == [7, 12] and state["to_move"] == 0 and state["legal"] == [12]
    expect(cells).to_have_count(5)
    expect(box).to_have_attribute("aria-label", "12, second player")
