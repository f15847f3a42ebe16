"""Appearance of the page: light or dark, colours of board and pieces, coordinates. The choice is kept."""

import pytest
from browser_support import FITS, HUMAN, PHONE, SIZES, machine
from playwright.sync_api import expect

PAPER = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(255, 255, 255)", "rgb(20, 24, 29)"
FRAME = "getComputedStyle(document.querySelector('svg.board .frame')).fill"
STONE = "getComputedStyle(document.querySelector('svg.board .stone.seat0')).fill"
BAR = """document.querySelector("meta[name='theme-color'][media*='light']").content"""  # of a browser, around the page


def dark_switch(page):
    return page.page.get_by_role("button", name="Dark colours")


def test_a_switch_changes_between_light_and_dark(static_visit):
    """It beats the system, lasts, and follows the system again where both are the same."""
    page = static_visit(color_scheme="light")
    page.open("othello")
    switch = dark_switch(page)
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert page.measured(PAPER) == LIGHT
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.measured(PAPER) == DARK and page.measured(BAR) == "#14181d"
    page.page.reload()
    page.grid.wait_for()
    assert page.measured(PAPER) == DARK
    switch.click()
    assert page.measured(PAPER) == LIGHT and page.measured(BAR) == "#ffffff"
    page.page.emulate_media(color_scheme="dark")
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.measured(PAPER) == DARK


@pytest.mark.parametrize("game", ["connectx", "othello", "gomoku"])
def test_board_and_pieces_have_themes(static_visit, game):
    """They hold at once, for every game, and after a reload; the game's own colours come back."""
    page = static_visit()
    page.open(game, HUMAN, machine("level:1"), actions=[19, 18] if game == "othello" else [3, 2])
    own = page.measured(FRAME), page.measured(STONE)
    page.button("Board and pieces").click()
    dialog = page.page.get_by_role("dialog", name="Board and pieces")
    seen = {own}
    for board, pieces in (("Wood", "Yellow and red"), ("Green", "Black and white"), ("Slate", "Orange and blue")):
        dialog.get_by_role("radio", name=board).check()
        dialog.get_by_role("radio", name=pieces).check()
        seen.add((page.measured(FRAME), page.measured(STONE)))
    assert [len(set(colours)) >= 3 for colours in zip(*seen, strict=True)] == [True, True]
    dialog.get_by_role("button", name="Close").click()
    last = page.measured(FRAME), page.measured(STONE)
    page.page.reload()
    page.stones.first.wait_for()
    assert (page.measured(FRAME), page.measured(STONE)) == last != own
    page.button("Board and pieces").click()
    for group in ("Board", "Pieces"):
        dialog.get_by_role("group", name=group).get_by_role("radio", name="The game's own").check()
    assert (page.measured(FRAME), page.measured(STONE)) == own


@pytest.mark.parametrize("game", ["connectx", "othello", "gomoku"])
def test_without_coordinates_the_board_takes_their_room(static_visit, game):
    """And moves are where they are clicked."""
    page = static_visit(viewport={"width": 1280, "height": 800})
    page.open(game, HUMAN, HUMAN)
    labels = page.page.locator("svg.board > text")
    expect(labels.first).to_be_visible()
    frame = page.measured(SIZES)[2]
    page.button("Board and pieces").click()
    page.page.get_by_role("switch", name="Coordinates").uncheck()
    page.page.keyboard.press("Escape")
    expect(labels).to_have_count(0)
    assert page.measured(SIZES)[2] >= frame and page.measured(FITS)
    action = page.state()["legal"][-1]
    page.play(action)
    assert page.wait_for(1)["line"][0]["action"] == action


@pytest.mark.parametrize("width", [360, 390])
def test_all_buttons_of_the_top_bar_fit_on_a_phone(static_visit, width):
    page = static_visit(**{**PHONE, "viewport": {"width": width, "height": 740}})
    page.open("connectx")
    assert page.measured(FITS)
    for name in ("Dark colours", "Board and pieces", "Sound of the stones", "Help"):
        box = page.button(name).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["width"] >= 44
