"""The first screen: a game after three clicks, the last game, the puzzle of the day."""

import re

from browser_support import HUMAN, machine
from playwright.sync_api import expect
from waiting import wait_until


def arrive(visit, **options):
    """Open the address as a newcomer does, and leave the first screen open."""
    page = visit(**options)
    page.page.goto(f"{page.address}/")
    page.home.wait_for()
    return page


def test_a_game_as_second_against_level_3_takes_three_clicks(visit):
    page = arrive(visit)
    page.home.get_by_role("radio", name="Gomoku").check()
    page.home.get_by_text("Second", exact=True).click()
    page.home.get_by_role("button", name="Play", exact=True).click()
    expect(page.home).to_be_hidden()
    state = page.wait_for(1, 1)
    assert (state["game"], state["config"]["size"]) == ("gomoku", 15)
    assert [seat["name"] for seat in state["seats"]] == ["level:3", "human"]


def test_the_last_choice_is_kept_and_an_unfinished_game_is_resumed(visit):
    page = arrive(visit)
    page.home.get_by_role("radio", name="Othello").check()
    page.home.get_by_label("Opponent").select_option("human")
    page.home.get_by_role("button", name="Play", exact=True).click()
    page.play(19)
    left = page.wait_for(1)["id"]
    page.open("connectx", HUMAN, machine("level:1"))
    page.wait_until_kept(left)
    page.button("Tempo, first screen").click()
    expect(page.home.get_by_role("radio", name="Othello")).to_be_checked()
    expect(page.home.get_by_label("Opponent")).to_have_value("human")
    page.home.get_by_role("button", name=re.compile("^Resume Othello · unfinished · moves: 1")).click()
    page.wait_until(lambda state: state["game"] == "othello" and len(state["line"]) == 1)
    expect(page.home).to_be_hidden()


def test_the_puzzle_of_the_day_takes_one_more_click(static_visit):
    page = arrive(static_visit)
    for title in ("Connect X", "Othello", "Gomoku"):
        page.home.get_by_role("radio", name=title).check()
        page.home.get_by_role("button", name=f"Puzzle of the day: {title}").click()
        panel = page.page.get_by_role("tabpanel", name="Learn")
        expect(panel.get_by_text(re.compile(f"^{title} · (Easy|Medium|Hard)"))).to_be_visible()
        expect(panel.get_by_role("heading", name=re.compile("^Find a"))).to_be_visible()
        page.button("Tempo, first screen").click()


COLOURS = """() => [...document.querySelectorAll(".home-game")].map((one) =>
    [getComputedStyle(one.querySelector(".frame")).fill, one.dataset.kind])"""


def colours_of(page):
    """Return the colour of each drawing, read in one step: the first screen is drawn again when an answer comes."""
    return page.page.evaluate(COLOURS)


def test_each_game_keeps_its_colours(static_visit):
    """The game on the board does not colour the drawings of the others."""
    page = arrive(static_visit)
    assert wait_until(lambda: len({colour for colour, _ in colours_of(page)}) == 3), colours_of(page)
    colours = colours_of(page)
    for game in ("othello", "gomoku"):
        page.open(game)
        page.button("Tempo, first screen").click()
        page.home.wait_for()
        assert wait_until(lambda: colours_of(page) == colours), (game, colours, colours_of(page))


def test_more_options_and_closing(static_visit):
    page = arrive(static_visit)
    page.home.get_by_role("button", name="More options").click()
    expect(page.page.get_by_role("dialog", name="New game")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(page.home).to_be_hidden()
    page.play(3)
    page.wait_for(1)
    page.button("Tempo, first screen").click()
    page.home.get_by_role("button", name="Play", exact=True).click()
    page.button("Cancel").click()  # the game is not over: it asks
    page.page.keyboard.press("Escape")
    expect(page.home).to_be_hidden()
    page.page.reload()
    page.grid.wait_for()
    expect(page.home).to_be_hidden()


def test_one_click_shows_what_the_engine_thinks(static_visit):
    """And switching it off lasts."""
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN)
    switch = page.page.get_by_role("switch", name="Watch it think")
    page.tab("Thinking")
    expect(switch).to_be_checked()
    expect(page.page.get_by_role("meter")).to_have_attribute("aria-valuetext", re.compile(r"^\d+%$"))
    switch.uncheck()
    page.tab("Moves")
    page.tab("Thinking")
    expect(switch).not_to_be_checked()
    expect(page.page.get_by_role("meter")).to_have_count(0)
