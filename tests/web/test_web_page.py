"""The choices of the page that needs no server; tests/app/browser has the tests that both pages pass."""

import json

import pytest
from browser_support import HUMAN, machine
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_the_form_offers_what_the_page_has(visit):
    """Boards and players are lists; a stored player who is not among them is replaced. Friends need a server."""
    page = visit()
    page.open("gomoku")
    choice = json.dumps({"game": "gomoku", "seats": ["classic", "human"]})
    page.page.evaluate("choice => localStorage.setItem('tempo.new_game', choice)", choice)
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    about = next(one for one in page.ask("api/catalogue")["games"] if one["game"] == "gomoku")
    expect(form.get_by_role("combobox", name="Board").get_by_role("option")).to_have_count(len(about["shapes"]))
    seat = form.get_by_label("First", exact=True)
    offered = seat.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert offered == ["human", "auto", *(level["name"] for level in about["levels"]), "champion", "network"]
    expect(seat).to_have_value("human")
    expect(form.get_by_role("textbox")).to_have_count(0)
    expect(page.button("Play with a friend")).to_have_count(0)


def test_a_network_plays_on_its_board_alone(visit):
    page = visit()
    wanted = {"game": "gomoku", "seats": [HUMAN, machine("network")]}
    refused = page.ask("api/boards", {**wanted, "shape": {"size": 15, "inarow": 5}})
    assert refused["error"] == "the network plays on size8-inarow5 alone: choose another player"
    page.open("gomoku", HUMAN, machine("network"), shape={"size": 8, "inarow": 5})
    page.cell(27).click()
    assert page.wait_until(lambda state: len(state["line"]) == 2)["line"][1]["seat"] == 1


def test_a_view_that_cannot_be_loaded_is_asked_for_again_when_it_is_opened_again(visit):
    page = visit()
    page.forgive("ERR_FAILED")
    page.open("connectx")
    page.page.route("**/explorer_view.js", lambda route: route.abort())
    page.tab("Explorer")
    expect(page.page.get_by_role("alert")).to_contain_text("does not answer")
    page.page.unroute("**/explorer_view.js")
    page.tab("Moves")
    page.tab("Explorer")
    expect(page.page.get_by_role("tabpanel", name="Explorer")).to_contain_text("Transpositions and mirrored positions")
