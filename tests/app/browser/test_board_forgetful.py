"""A browser that keeps nothing for the page: its storage, its databases and its locks throw."""

import pytest
from browser_support import HUMAN, machine
from playwright.sync_api import expect

BLOCK = """
const refuse = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
  Object.defineProperty(window, name, { get: refuse, configurable: true });
}
Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse, configurable: true });
if (window.LockManager) LockManager.prototype.request = async () => refuse();
"""
SHAPE = {"rows": 5, "columns": 4, "inarow": 3}


@pytest.fixture
def forgetful(visit):
    """Return a page in such a browser."""
    page = visit()
    page.context.add_init_script(BLOCK)
    return page


def note_of(page):
    return page.page.get_by_role("status").filter(has_text="This browser keeps nothing for this page")


def test_the_first_screen_leads_to_a_game_that_is_played(forgetful):
    """And the page says once that nothing is kept."""
    page = forgetful
    page.page.goto(f"{page.address}/")
    page.home.get_by_role("radio", name="Connect X").check()
    page.home.get_by_role("button", name="Play", exact=True).click()
    page.play(3)
    expect(page.stones).to_have_count(2)  # the machine has answered
    note = note_of(page)
    expect(note).to_contain_text("The server keeps your games" if page.has_server else "games and choices are lost")
    page.button("Dismiss").click()
    page.play(4)
    expect(page.stones).to_have_count(4)
    expect(note).to_be_hidden()
    page.page.get_by_label("Language").select_option("zh")
    expect(page.status).to_contain_text("轮到你")
    assert page.page.evaluate("document.documentElement.lang") == "zh-CN"


def test_a_game_that_ended_is_listed_until_the_page_is_left(forgetful):
    page = forgetful
    page.come()
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="Connect X").check()
    form.get_by_label("Second", exact=True).select_option("human")
    form.get_by_role("button", name="Start").click()
    page.play(3)
    page.button("Resign").click()
    page.button("Resign the game").click()
    page.tab("Games")
    expect(page.page.get_by_role("list", name="Saved games").get_by_role("button").first).to_contain_text("Connect X")


def test_a_browser_that_keeps_its_choices_says_nothing(visit):
    page = visit()
    page.open("connectx", HUMAN, machine("level:1"), shape=SHAPE)
    page.play(0)
    page.wait_for(2, 0)
    expect(note_of(page)).to_be_hidden()
