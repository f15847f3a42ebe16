"""What stands still, at both widths."""

import pytest
from browser_support import FITS, HUMAN, PHONE, SIZES, machine
from playwright.sync_api import expect

NARROW = {**PHONE, "viewport": {"width": 390, "height": 844}}

# The size of the board, and how far below its top the buttons begin; the page may be scrolled.
PLACES = """() => {
  const place = (selector) => document.querySelector(selector).getBoundingClientRect();
  const board = place("svg.board"), buttons = place(".controls > :last-child");
  return [board.width, board.height, buttons.top - board.top].map(Math.round);
}"""
FIELDS = """() => ["rows", "columns", "inarow"].map((name) => {
  const { top, height } = document.querySelector(`dialog[open] input[name=${name}]`).getBoundingClientRect();
  return [top, height];
})"""


@pytest.mark.parametrize("options", [{}, NARROW], ids=["wide", "narrow"])
def test_the_board_and_its_buttons_stand_still(static_visit, options):
    """Scores do not resize the board, and a saved game does not push the buttons."""
    page = static_visit(**options)
    page.open("connectx", HUMAN, HUMAN, actions=[3, 2, 3, 2, 3, 2])
    before = page.measured(PLACES)
    page.page.get_by_role("tab", name="Thinking").click()
    page.page.get_by_role("switch", name="Watch it think").check()
    expect(page.page.locator("svg.board .score").first).to_be_visible()
    assert page.measured(PLACES) == before
    page.play(0)
    expect(page.page.locator("svg.board circle.stone")).to_have_count(7)
    assert page.measured(PLACES) == before
    page.button("Undo").click()
    page.play(3)
    page.button("Close").click()
    expect(page.status).to_contain_text("Saved under Games")
    expect(page.page.locator("svg.board .score")).to_have_count(0)
    assert page.measured(PLACES) == before


def test_the_fields_of_a_new_game_have_one_height(served_visit):
    """The static page has a list of boards in their place."""
    page = served_visit(**NARROW)
    page.open("connectx", HUMAN, machine("level:1"))
    page.button("New").tap()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="Connect X").check()
    expect(form.locator("input[name=inarow]")).to_be_visible()
    first, *others = page.measured(FIELDS)
    assert others == [first, first]


SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
GAMES = ["connectx", "othello", "gomoku"]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_as_large_as_the_window_allows(static_visit, game):
    """On a laptop its frame alone has 75 % of the height, on a phone it is as wide as the screen, or as high."""
    page = static_visit(viewport={"width": 1280, "height": 800})
    page.open(game)
    _, _, frame, bar = page.measured(SIZES)
    assert frame >= 0.75 * 800 and bar <= frame and page.measured(FITS)
    page = static_visit(**NARROW)
    page.open(game)
    width, _, _, bar = page.measured(SIZES)
    assert width == 390 and bar <= width and page.measured(FITS)
    page = static_visit(**SIDEWAYS)
    page.open(game)
    _, height, frame, bar = page.measured(SIZES)
    assert height >= 0.95 * 390 and bar <= frame and page.measured(FITS)
    page.page.set_viewport_size({"width": 667, "height": 375})
    _, height, _, _ = page.measured(SIZES)
    assert height >= 0.75 * 375 and page.measured(FITS)
