"""The end of a game: the card beside the board, the row that lights up, and the evaluation bar."""

import re

import pytest
from browser_support import HUMAN, PHONE, machine
from playwright.sync_api import expect

SHAPE = {"rows": 5, "columns": 4, "inarow": 3}
THREE = [0, 1, 0, 2, 0, 3]  # the first player has three in its first column; the second has three in the lowest row
LOSING = [0, 2, 0, 3, 6, 4]  # the second player wins on both sides of its row
SHUT_OUT = [44, 29, 20, 45, 38, 43, 52, 37]  # of Othello: the first player takes the last discs with c5
APART = """() => {
  const [card, board] = [".end-card", "svg.board"].map((one) => document.querySelector(one).getBoundingClientRect());
  return card.left >= board.right || card.top >= board.bottom;
}"""


def card_of(page):
    return page.page.get_by_role("region", name="Game over")


def level_of(page, seat=1):
    return page.state()["seats"][seat]["name"]


def ended(visit):
    """Return a page on which the second of two people has just won, thanks to the third move."""
    page = visit()
    page.open("connectx", HUMAN, HUMAN, shape=SHAPE, actions=[2, 0, 3, 0, 3])
    page.play(0)
    page.wait_until(lambda state: state["over"])
    return page, card_of(page)


def test_the_card_says_who_played_how_and_what_decided(static_visit):
    page, card = ended(static_visit)
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


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_the_row_of_a_person_who_wins_lights_up_beside_the_card(static_visit, options):
    page = static_visit(**options)
    page.open("connectx", HUMAN, machine("level:3"), actions=THREE)
    page.play(0)
    card = card_of(page)
    expect(card.get_by_role("heading", name="You won")).to_be_visible()
    expect(page.page.locator("svg.board.joy .won")).to_have_count(4)
    assert page.measured(APART)
    first = card.get_by_role("button").nth(1)  # after the button that closes it
    expect(first).to_have_text("Next: Level 4 · Learner")
    first.click()
    page.wait_until(lambda state: not state["line"])
    assert level_of(page) == "level:4"
    expect(page.page.locator("svg.board.joy")).to_have_count(0)
    expect(page.grid.locator("[tabindex='0']")).to_be_focused()


def test_a_loss_offers_the_mistake_and_an_easier_level_first(static_visit):
    """And no row of the machine lights up."""
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:9"), actions=LOSING)
    page.play(6)
    card = card_of(page)
    expect(card.get_by_role("heading", name="Level 9 · Master won")).to_be_visible()
    expect(page.page.locator("svg.board .won")).to_have_count(4)
    expect(page.page.locator("svg.board.joy")).to_have_count(0)
    wanted = ["See your mistake", "Easier: Level 8 · Expert", "Rematch", "Next: Level 10 · Maximum"]
    expect(card.locator(".dialog-foot button:visible")).to_have_text(wanted)
    expect(card.get_by_text(re.compile("Decisive: move"))).to_be_visible()
    decisive = int(re.search(r"move (\d+)", card.inner_text())[1])
    card.get_by_role("button", name="See your mistake").click()
    page.wait_until(lambda state: state["at"] == decisive)
    assert decisive % 2 == 1  # a person's
    page.button("Go to end").click()
    page.open("connectx", HUMAN, machine("level:9"), actions=LOSING)
    page.play(6)
    card.get_by_role("button", name="Easier: Level 8 · Expert").click()
    page.wait_until(lambda state: not state["line"])
    assert level_of(page) == "level:8"


def test_the_mistake_is_shown_when_the_review_has_found_it(static_visit):
    """The button may be pressed before."""
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:9"), actions=LOSING)
    page.play(6)
    card_of(page).get_by_role("button", name="See your mistake").click()
    assert page.wait_until(lambda state: state["at"] < len(state["line"]))["at"] % 2 == 1


def test_the_card_and_the_players_show_how_many_discs_each_side_has(static_visit):
    page = static_visit()
    page.open("othello", actions=[19, 18])
    expect(page.page.locator(".player .points")).to_have_text(["3", "3"])
    page.open("othello", HUMAN, HUMAN, actions=SHUT_OUT)
    page.play(34)
    state = page.wait_until(lambda state: state["over"])
    assert state["over"]["rewards"] == [1, -1]
    expect(card_of(page).locator("dd").nth(0)).to_have_text(re.compile("^13 discs"))
    expect(card_of(page).locator("dd").nth(1)).to_have_text(re.compile("^0 discs"))


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
