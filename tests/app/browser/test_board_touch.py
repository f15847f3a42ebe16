"""Moves by touch on small cells, which a second touch confirms."""

import re

from browser_support import HUMAN, PHONE
from playwright.sync_api import expect


def test_a_touch_on_a_small_cell_is_a_pending_move(static_visit):
    """On a board of 15 by 15 a second touch plays it; undo, another position and another board drop it."""
    page = static_visit(**PHONE)
    page.open("gomoku", HUMAN, HUMAN)
    pending = page.button(re.compile(r"^Play [a-o]\d"))
    page.cell(112).tap()
    expect(pending).to_be_visible()
    expect(page.page.locator("svg.board .ghosts .stone")).to_have_count(1)
    expect(page.stones).to_have_count(0)
    for stones in (1, 2):
        page.cell(112 + stones - 1).tap()
        if stones == 2:
            page.cell(113).tap()
        expect(page.stones).to_have_count(stones)
    for leave in ("Undo", "Go to end"):
        page.cell(114).tap()
        expect(pending).to_be_visible()
        page.button(leave).tap()
        expect(pending).to_be_hidden()
    page.cell(115).tap()
    expect(pending).to_be_visible()
    page.button("New").tap()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="Connect X").check()
    form.get_by_label("Second", exact=True).select_option("human")
    form.get_by_role("button", name="Start").tap()
    page.button("Start the new game").tap()
    expect(page.page.get_by_role("heading", name="Connect X", level=1)).to_be_visible()
    expect(pending).to_be_hidden()
    page.cell(3).tap()
    assert page.wait_for(1)["line"][0]["action"] == 3
