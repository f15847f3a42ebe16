"""Games that are left before their end: the page asks, keeps them, lists them and resumes them."""

import pytest
from browser_support import HUMAN
from playwright.sync_api import expect


@pytest.fixture
def begun(visit):
    """Return a page on which two moves of a game were played."""
    one = visit()
    one.open("connectx", HUMAN, HUMAN)
    for at, action in enumerate((3, 4), start=1):
        one.play(action)
        one.wait_for(at)
    return one


def resume(page, moves):
    """Resume the newest unfinished game with this number of moves."""
    page.tab("Games")
    games = page.page.get_by_role("list", name="Unfinished games").get_by_role("button")
    games.filter(has_text=f"moves: {moves}").first.click()
    page.wait_until(lambda state: len(state["line"]) == moves)


def ask_to_end(page, name):
    """Click what would end a game with two moves; cancel the question once, then confirm it."""
    page.button(name).click()
    question = page.page.get_by_role("alertdialog")
    expect(question).to_contain_text(f"{name}?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    state = page.state()
    assert len(state["line"]) == 2 and state["over"] is None
    page.button(name).click()
    page.button(f"{name} the game").click()


def test_an_unfinished_game_ends_only_after_a_question_and_is_kept(begun):
    """A game without moves ends without a question."""
    ask_to_end(begun, "Restart")
    begun.wait_until(lambda state: not state["line"])
    resume(begun, 2)
    ask_to_end(begun, "Resign")
    begun.wait_until(lambda state: state["over"])
    begun.button("Undo").click()
    assert begun.wait_until(lambda state: state["over"] is None)["at"] == 2
    begun.button("New").click()
    begun.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    begun.button("Start the new game").click()
    begun.wait_until(lambda state: not state["line"])
    resume(begun, 2)
    begun.play(0)
    left = begun.wait_for(3)["id"]
    begun.open("gomoku", HUMAN, HUMAN)
    begun.button("Resign").click()
    begun.wait_until(lambda state: state["over"])
    begun.button("Undo").click()
    begun.wait_until(lambda state: state["over"] is None)
    begun.wait_until_kept(left)
    resume(begun, 3)


def test_a_closed_tab_keeps_its_game(begun):
    """The closed page has no time for its archive."""
    closed, left = begun.page, begun.board
    begun.page = begun.context.new_page()
    closed.close()
    begun.wait_until_kept(left)
    begun.come()
    resume(begun, 2)
