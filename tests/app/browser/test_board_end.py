"""The end of a game: the card over the board, and the evaluation bar."""

import re

from browser_support import HUMAN, machine
from playwright.sync_api import expect

SHAPE = {"rows": 5, "columns": 4, "inarow": 3}


def ended(visit):
    """Return a page on which the second of two people has just won, thanks to the third move."""
    page = visit()
    page.open("connectx", HUMAN, HUMAN, shape=SHAPE, actions=[2, 0, 3, 0, 3])
    page.play(0)
    page.wait_until(lambda state: state["over"])
    return page, page.page.get_by_role("region", name="Game over")


def test_the_card_says_who_played_how_and_what_decided(visit):
    page, card = ended(visit)
    expect(card.get_by_role("heading", name="Second won")).to_be_visible()
    expect(card.get_by_text(re.compile(r"^\d+% perfect moves$"))).to_have_count(2)
    expect(card.get_by_text("Decisive: move 5, column 4 (First)")).to_be_visible()
    expect(page.page.get_by_role("meter")).to_have_attribute("aria-valuenow", "0")
    card.get_by_role("button", name="Review").click()
    expect(card).to_be_hidden()
    panel = page.page.get_by_role("tabpanel", name="Learn")
    expect(panel.get_by_role("heading", name="Move 5: column 4")).to_be_visible()
    page.wait_until(lambda state: state["at"] == 5)


def test_a_side_with_mostly_estimated_moves_is_not_called_perfect(static_visit):
    """The first five moves have estimates alone; then every move of the second player loses, and none is wrong."""
    page = static_visit()
    page.open("gomoku", HUMAN, HUMAN, shape={"size": 11}, actions=[60, 0, 61, 10, 62, 110, 63, 120])
    page.play(59)
    card = page.page.get_by_role("region", name="Game over")
    expect(card.get_by_text(re.compile(r"^~[\d.]+% lost a move$"))).to_have_count(2)


def test_rematch_swaps_the_sides_and_a_level_has_a_next_one(static_visit):
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:1"), shape=SHAPE)
    page.button("Resign").click()
    card = page.page.get_by_role("region", name="Game over")
    card.get_by_role("button", name="Rematch").click()
    state = page.wait_until(lambda state: state["seats"][1]["kind"] == "human")
    assert state["seats"][0]["name"] == "level:1" and state["config"]["rows"] == 5
    page.button("Resign").click()
    question = page.button("Resign the game")
    question.or_(card).first.wait_for()
    if question.is_visible():
        question.click()
    card.get_by_role("button", name="Next: Level 2 · Beginner").click()
    page.wait_until(lambda state: state["seats"][0]["name"] == "level:2" and not state["over"])
    expect(card).to_be_hidden()


def test_a_game_that_is_opened_shows_no_card_and_a_closed_card_stays_closed(static_visit):
    page, card = ended(static_visit)
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    page.button("Previous move").click()
    page.button("Next move").click()
    page.wait_until(lambda state: state["at"] == 6)
    expect(card).to_be_hidden()
    page.page.reload()
    expect(page.status).to_contain_text("Second won")
    expect(card).to_be_hidden()
