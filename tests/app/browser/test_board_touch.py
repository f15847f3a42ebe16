"""Moves by touch on small cells, which a second touch confirms."""

import re

from browser_support import HUMAN, PHONE
from playwright.sync_api import expect


def test_a_pending_move_ends_with_its_game(visit):
    """It belongs to one board: a new one with as many changes does not show or play it."""
    page = visit(**PHONE)
    page.open("gomoku", HUMAN, HUMAN)
    page.cell(112).tap()
    pending = page.button(re.compile("^Play "))
    expect(pending).to_be_visible()
    page.button("New").tap()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="Connect X").check()
    form.get_by_label("Second", exact=True).select_option("human")
    form.get_by_role("button", name="Start").tap()
    expect(page.page.get_by_role("heading", name="Connect X", level=1)).to_be_visible()
    expect(pending).to_be_hidden()
    page.cell(3).tap()
    assert page.wait_for(1)["line"][0]["action"] == 3


def test_a_pending_move_ends_with_its_position(visit):
    """Undo and a look at another position drop it."""
    page = visit(**PHONE)
    page.open("gomoku", actions=[112, 97])
    pending = page.button(re.compile(r"^Play [a-o]\d"))
    for leave in ("Undo", "Go to end"):
        page.cell(113).tap()
        expect(pending).to_be_visible()
        page.button(leave).tap()
        expect(pending).to_be_hidden()
