"""Auto, the opponent that adapts, on both pages: it says how it plays, and its next game is weaker or stronger."""

import re

from browser_support import HUMAN, machine
from playwright.sync_api import expect
from storage_support import SMALL, UPRIGHT

AUTO = machine("auto")


def seat(page):
    return page.state()["seats"][1]["name"]


def note(page):
    return page.page.locator(".auto-note")


def resign(page):
    page.button("Resign").click()
    confirm = page.button("Resign the game")
    if confirm.is_visible():
        confirm.click()
    page.wait_until(lambda state: state["over"])


def test_it_is_chosen_on_the_first_screen_and_plays_weaker_after_a_loss(static_visit):
    """After a reload it knows the result; other players have no such line."""
    page = static_visit()
    page.come()
    expect(note(page)).to_be_hidden()
    page.button("Tempo, first screen").click()
    page.home.get_by_label("Opponent").select_option("Auto · adapts to you")
    page.home.get_by_role("button", name="Play", exact=True).click()
    expect(page.page.locator(".player").first).to_contain_text("Auto (level 2.5)")
    expect(note(page)).to_contain_text("Auto plays at level 2.5")
    assert seat(page) == "auto:2.5"
    page.play(3)
    state = page.wait_for(2, 0)
    assert len(state["line"]) == 2, "a level between two levels answers"
    resign(page)
    expect(note(page)).to_contain_text(re.compile(r"It plays the next game at level [01](\.\d)?\."))
    expect(note(page)).to_contain_text("Your points in the last games: 0 of 1.")
    page.button("Rematch").click()
    page.wait_until(lambda state: not state["over"])
    name = next(one["name"] for one in page.state()["seats"] if one["kind"] == "machine")
    assert 0 < float(name.partition(":")[2]) < 2.5
    page.come()
    page.button("Tempo, first screen").click()
    page.home.get_by_role("button", name="Play", exact=True).click()
    expect(note(page)).to_contain_text(f"Auto plays at level {name.partition(':')[2]}")


def test_a_win_makes_it_stronger_and_each_game_has_its_own_level(visit):
    """The second side does not block. A restart plays at the new level."""
    page = visit()
    page.open("connectx", HUMAN, HUMAN, shape=SMALL, actions=UPRIGHT[:6])
    board = f"api/boards/{page.board}"
    page.ask(f"{board}/seats", {"seats": [HUMAN, AUTO]})
    expect(note(page)).to_contain_text("Auto plays at level 2.5")
    page.play(0)
    page.wait_until(lambda state: state["over"])
    expect(note(page)).to_contain_text("Your points in the last games: 1 of 1.")
    page.button("Restart").click()
    page.wait_until(lambda state: not state["line"])
    assert float(seat(page).partition(":")[2]) > 4
    page.open("othello", HUMAN, AUTO)
    assert seat(page) == "auto:2.5"
    page.page.get_by_label("Language").select_option("zh")
    expect(note(page)).to_contain_text("自动对手以 2.5 级下棋")


def test_an_unfinished_game_against_it_is_resumed_against_it(fresh_visit):
    page = fresh_visit
    page.open("connectx", HUMAN, AUTO)
    page.play(3)
    page.wait_for(2, 0)
    board = page.board
    page.open("othello")
    page.wait_until_kept(board)
    page.tab("Games")
    page.button(re.compile(r"Human – Auto \(level 2\.5\)")).first.click()
    page.wait_until(lambda state: state["game"] == "connectx" and len(state["line"]) == 2)
    assert seat(page) == "auto:2.5"
