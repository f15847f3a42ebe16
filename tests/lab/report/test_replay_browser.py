"""A review's page in a browser: its lines open games, a key goes to the next mistake, curves stand beside the board."""

import json
from contextlib import suppress

import pytest
from browser_contexts import chromium
from episode_support import OPTIONS, fill

from tempo.lab.review import review_command

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory):
    """Yield the page of a folder of episodes; Rita, who has no log, used 34 s of her bank in game 1002."""
    folder = fill(tmp_path_factory.mktemp("episodes"))
    file = folder / "episode-1002-replay.json"
    episode = json.loads(file.read_text())
    for states in episode["steps"][3:]:
        states[0]["observation"]["remainingOverageTime"] -= 34
    file.write_text(json.dumps(episode))
    page = folder / "page.html"
    assert review_command.main([str(folder), "--html", str(page), *OPTIONS]) == 1, "one episode is not whole"
    with chromium() as browser:
        yield browser.new_page(), page.as_uri()


@pytest.fixture
def page(reviewed):
    """Return the page as it is first opened, whose errors fail the test."""
    page, address = reviewed
    errors = []
    note = lambda error: errors.append(str(error))  # noqa: E731
    page.goto("about:blank")
    page.on("pageerror", note)
    page.goto(address)
    yield page
    with suppress(KeyError):
        page.remove_listener("pageerror", note)
    assert errors == []


def game_shown(page):
    return page.locator("[data-part=game]").input_value(), page.locator(".moves .current td").first.inner_text()


def row_of(page, number):
    return page.locator("tr", has=page.locator(f"a[href='#game={number}']"))


def test_the_page_opens_at_the_move_that_lost_the_first_lost_game(page):
    assert game_shown(page) == ("1", "6"), "game 1002, move 6"
    assert page.locator("[data-part=clock0]").inner_text() == "at least 34.00 s beyond its steps"


def test_a_line_of_the_table_opens_its_game(page):
    row_of(page, 1003).locator("td").last.click()
    assert game_shown(page)[0] == "2" and page.evaluate("location.hash").startswith("#game=1003")
    lost = page.evaluate("active.state.game.turn")
    assert page.evaluate("active.state.step") == lost
    row_of(page, 1001).locator("a").click()
    assert game_shown(page)[0] == "0"
    page.evaluate("location.hash = '#game=1002&move=1'")
    page.wait_for_function("active.state.game.index === 1002 && active.state.step === 1")


def test_a_key_and_a_button_go_from_mistake_to_mistake(page):
    everything = "active.games.flatMap((game) => mistakesOf(game).map((step) => [game.index, step]))"
    mistakes = page.evaluate(everything)
    assert len(mistakes) > 3
    page.evaluate("active.open(active.games[0], 0)")
    seen = []
    for number in range(len(mistakes) + 1):  # the last one stays
        if number % 2:
            page.keyboard.press("m")
        else:
            page.locator("[data-go=mistake]").click()
        seen.append(page.evaluate("[active.state.game.index, active.state.step]"))
    assert seen == [*mistakes, mistakes[-1]]
    page.keyboard.press("Shift+M")
    assert page.evaluate("[active.state.game.index, active.state.step]") == mistakes[-2]


def test_curves_show_values_times_and_banks_of_the_open_game(page):
    values, clocks = page.locator("[data-part=values]"), page.locator("[data-part=clocks]")
    assert values.locator("path.exact").count() == 1 and "the review" in values.inner_text()
    assert clocks.is_visible() and "Lines: bank left, of 60.00 s" in clocks.inner_text()
    lines = [clocks.locator(f"path.seat{seat}:not(.bar)").get_attribute("d") for seat in (0, 1)]
    assert lines[0] != lines[1], "the bank of the one falls"
    box = clocks.locator("svg").bounding_box() or {"height": 0}
    clocks.locator("svg").click(position={"x": 2, "y": box["height"] / 2})
    assert page.evaluate("active.state.step") == 0
