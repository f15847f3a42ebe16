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


@pytest.mark.parametrize("name", ["Restart", "Resign"])
def test_an_unfinished_game_ends_only_after_a_question(begun, name):
    begun.button(name).click()
    question = begun.page.get_by_role("alertdialog")
    expect(question).to_contain_text(f"{name}?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    state = begun.state()
    assert len(state["line"]) == 2 and state["over"] is None
    begun.button(name).click()
    begun.button(f"{name} the game").click()
    begun.wait_until(lambda state: state["over"] or not state["line"])
    if name == "Restart":
        resume(begun, 2)
        return
    begun.button("Undo").click()
    assert begun.wait_until(lambda state: state["over"] is None)["at"] == 2


def test_a_new_game_keeps_the_old_one(begun):
    begun.button("New").click()
    begun.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    begun.button("Start the new game").click()
    begun.wait_until(lambda state: not state["line"])
    resume(begun, 2)
    begun.play(0)
    left = begun.wait_for(3)["id"]
    begun.open("othello", HUMAN, HUMAN)
    begun.wait_until_kept(left)
    resume(begun, 3)


def test_a_game_without_moves_ends_without_a_question(visit):
    page = visit()
    page.open("gomoku", HUMAN, HUMAN)
    page.button("Resign").click()
    page.wait_until(lambda state: state["over"])
    page.button("Undo").click()
    page.wait_until(lambda state: state["over"] is None)


def test_a_closed_tab_keeps_its_game(begun):
    """The closed page has no time for its archive."""
    closed, left = begun.page, begun.board
    begun.page = begun.context.new_page()
    closed.close()
    begun.wait_until_kept(left)
    begun.come()
    resume(begun, 2)
