"""What stands still, and what can be seen, at both widths."""

import pytest
from browser_support import HUMAN, PHONE, machine
from playwright.sync_api import expect

NARROW = {**PHONE, "viewport": {"width": 390, "height": 844}}
CONTRAST = """element => {
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map((part) => linear(part / 255));
    return 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const one = light(getComputedStyle(element).borderTopColor);
  const other = light(getComputedStyle(document.body).backgroundColor);
  return Math.max(one, other) / Math.min(one, other);
}"""


def places(page):
    """Return the size of the board, and how far below its top the buttons begin; the page may be scrolled."""
    board, undo = page.page.locator("svg.board").bounding_box(), page.button("Undo").bounding_box()
    return [round(number) for number in (board["width"], board["height"], undo["y"] - board["y"])]


@pytest.mark.parametrize("options", [{}, NARROW], ids=["wide", "narrow"])
def test_the_board_and_its_buttons_stand_still(visit, options):
    """Scores do not resize the board, and the name of a saved game does not push the buttons."""
    page = visit(**options)
    page.open("connectx", HUMAN, HUMAN, actions=[3, 2, 3, 2, 3, 2])
    before = places(page)
    page.page.get_by_role("tab", name="Thinking").click()
    page.page.get_by_role("switch", name="Watch it think").check()
    expect(page.page.locator("svg.board .score").first).to_be_visible()
    assert places(page) == before
    page.play(3)
    expect(page.status).to_contain_text("Saved as")
    expect(page.page.locator("svg.board .score")).to_have_count(0)
    assert places(page) == before


def test_the_fields_of_a_new_game_have_one_height(served_visit):
    """The static page has a list of boards in their place."""
    page = served_visit(**NARROW)
    page.open("connectx", HUMAN, machine("level:1"))
    page.button("New").tap()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="Connect X").check()
    fields = [form.locator(f"input[name={name}]").bounding_box() for name in ("rows", "columns", "inarow")]
    assert len({(field["y"], field["height"]) for field in fields}) == 1


@pytest.mark.parametrize("game", ["othello", "gomoku"])
def test_black_stones_are_visible_in_dark_mode(visit, game):
    """On the page itself their edge, which is one pixel wide, has the contrast of text."""
    page = visit(color_scheme="dark")
    page.open(game)
    assert page.page.locator(".player i.stone.seat0").evaluate(CONTRAST) >= 4.5
