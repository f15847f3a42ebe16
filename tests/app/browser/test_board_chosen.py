"""Choices that stay chosen, and targets of keys, Back and Forward."""

import re

from browser_support import HUMAN, SMALL, machine
from playwright.sync_api import expect

SHAPE = {"rows": 5, "columns": 4, "inarow": 3}
FOCUSED = "[role=gridcell]:focus"


def form_of(page):
    return page.page.get_by_role("dialog", name="New game")


def arrive(visit):
    page = visit()
    page.page.goto(f"{page.address}/")
    page.home.wait_for()
    return page


def check_form(page, game, first, second):
    form = form_of(page)
    expect(form.get_by_role("radio", name=game)).to_be_checked()
    expect(form.get_by_label("First", exact=True)).to_have_value(first)
    expect(form.get_by_label("Second", exact=True)).to_have_value(second)


def test_more_options_begin_with_what_the_first_screen_shows(static_visit):
    page = arrive(static_visit)
    page.home.get_by_role("radio", name="Gomoku").check()
    page.home.get_by_text("Second", exact=True).click()
    page.home.get_by_label("Opponent").select_option("level:5")
    page.home.get_by_role("button", name="More options").click()
    check_form(page, "Gomoku", "level:5", "human")


def test_new_begins_with_the_game_on_the_board(static_visit):
    """Its game, size, seats, level and clock, and not those that were chosen last."""
    page = arrive(static_visit)
    page.home.get_by_role("radio", name="Othello").check()
    page.home.get_by_role("button", name="Play", exact=True).click()
    page.open("gomoku", machine("level:7"), HUMAN, shape=SMALL, clock={"kind": "timed", "act": 7, "bank": 0})
    page.button("New").click()
    check_form(page, "Gomoku", "level:7", "human")
    form = form_of(page)
    expect(form.get_by_role("radio", name="Custom")).to_be_checked()
    expect(form.get_by_label("Time per move (seconds)", exact=True)).to_have_value("7")
    form.get_by_role("button", name="Start").click()
    state = page.wait_until(lambda state: state["seats"][0]["name"] == "level:7" and not state["paused"])
    assert {name: state["config"][name] for name in SMALL} == SMALL and state["clock"]["act"] == 7
    page.open("connectx", HUMAN, HUMAN, shape=SHAPE)
    page.button("New").click()
    check_form(page, "Connect X", "human", "human")
    expect(form.get_by_role("radio", name="None")).to_be_checked()


def test_arrow_keys_step_through_the_moves_unless_a_key_led_to_the_board(static_visit):
    """After a click on a cell, a tab or a list; the Tab key leads to cells, which arrow keys then select."""
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN)
    for plies, action in enumerate((3, 2, 3), start=1):
        page.play(action)
        page.wait_for(plies)
    page.page.keyboard.press("ArrowLeft")
    page.wait_until(lambda state: state["at"] == 2)
    page.tab("Moves")
    page.page.keyboard.press("ArrowLeft")
    page.wait_until(lambda state: state["at"] == 1)
    page.page.get_by_label("Language").click()
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("ArrowRight")
    page.wait_until(lambda state: state["at"] == 2)
    expect(page.page.get_by_label("Language")).to_have_value("en")
    page.page.get_by_role("tab", name="Moves").focus()
    page.page.keyboard.press("Shift+Tab")
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("ArrowRight")
    expect(page.page.get_by_role("tab", name="Thinking")).to_have_attribute("aria-selected", "true")
    assert page.state()["at"] == 2
    page.page.locator(".skip").focus()
    page.page.keyboard.press("Enter")
    before = page.page.locator(FOCUSED).get_attribute("data-number")
    page.page.keyboard.press("ArrowRight")
    expect(page.page.locator(FOCUSED)).to_have_attribute("data-number", str(int(before) + 1))
    assert page.state()["at"] == 2


def test_thinking_is_shown_in_its_own_panel_alone(static_visit):
    """It goes on when the panel is opened again, but not when it was switched off by hand."""
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN)
    scores, meter = page.page.locator("svg.board .score"), page.page.get_by_role("meter")
    page.tab("Thinking")
    expect(scores.first).to_be_visible()
    page.tab("Moves")
    expect(scores).to_have_count(0)
    expect(meter).to_have_count(0)
    page.wait_until(lambda state: not state["watch"])
    page.tab("Thinking")
    expect(scores.first).to_be_visible()
    page.page.reload()
    page.wait_until(lambda state: not state["watch"])
    expect(scores).to_have_count(0)


def test_back_leads_to_the_first_screen_and_forward_to_the_game(static_visit):
    page = arrive(static_visit)
    page.home.get_by_role("radio", name="Gomoku").check()
    page.home.get_by_role("button", name="Play", exact=True).click()
    expect(page.page.locator(FOCUSED)).to_have_count(1)
    page.play(112)
    page.wait_for(2, 0)
    page.page.go_back()
    expect(page.home).to_be_visible()
    page.page.reload()
    expect(page.home).to_be_visible()
    page.page.go_forward()
    expect(page.home).to_be_hidden()
    expect(page.stones).to_have_count(2)
    assert page.state()["game"] == "gomoku"
    page.button("Tempo, first screen").click()
    page.home.get_by_role("radio", name="Connect X").check()
    page.home.get_by_role("button", name="Play", exact=True).click()
    page.button(re.compile("^Start the new game")).click()
    page.wait_until(lambda state: state["game"] == "connectx")
    page.page.go_back()
    expect(page.home).to_be_visible()
    page.page.go_back()
    expect(page.home).to_be_hidden()
    page.wait_until(lambda state: state["game"] == "gomoku" and state["at"] == 2)
