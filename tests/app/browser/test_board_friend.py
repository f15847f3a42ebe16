"""Two people on two pages: the owner creates a board with links, a friend opens one and plays there."""

import re

import pytest
from board_support import BoardServer
from browser_support import HUMAN, Visit, machine
from playwright.sync_api import expect

from tempo.app.access import BAD_LINK


@pytest.fixture(scope="module")
def open_server(tmp_path_factory):
    """Yield a server that other machines can reach."""
    running = BoardServer(tmp_path_factory.mktemp("games"), "--host", "0.0.0.0")
    yield running
    running.end()
    assert "Traceback" not in running.text, running.text


@pytest.fixture
def friend(browser, open_server):
    """Yield a visitor who knows a link only. Other machines are not at hand, so the link leads to this one."""
    visitor = Visit(browser, open_server, {}, is_let_in=False)
    yield visitor
    visitor.context.close()
    assert visitor.faults == []


def dialog_of(page):
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="Othello").check()
    form.get_by_role("button", name=re.compile("^Play with a friend")).click()
    return page.page.get_by_role("dialog", name="Play with a friend")


def open_link(friend, link):
    friend.page.goto(re.sub(r"//[\d.]+:", "//127.0.0.1:", link))
    friend.address = friend.page.url.partition("#")[0].rstrip("/")


def test_two_people_play_on_two_pages(visit, open_server, friend):
    page = visit(open_server)
    page.come()
    dialog = dialog_of(page)
    link = dialog.get_by_label("Second player", exact=True).input_value()
    dialog.get_by_role("button", name="Copy the link of the second player").click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("copied|does not allow"))
    dialog.get_by_role("button", name="Close").click()
    open_link(friend, link)
    expect(friend.stones).to_have_count(4)
    assert "seat=" not in friend.page.url
    expect(friend.page.locator(".player").last).to_have_text("You")  # at the lower edge
    expect(friend.page.locator(".player").first).to_have_text("Friend")
    expect(page.page.locator(".player").last).to_have_text("You")
    expect(friend.status).to_contain_text("Friend to move")
    expect(friend.cell(19)).to_be_disabled()
    board = link.partition("seat=")[2].partition(".")[0]
    refused = friend.ask(f"api/boards/{board}/play", {"action": 19, "at": 0})
    assert refused == {"error": "it is First's turn"}
    page.play(19)
    expect(friend.stones).to_have_count(5)
    expect(friend.status).to_contain_text("Your turn")
    expect(page.cell(18)).to_be_disabled()
    expect(page.status).to_contain_text("Friend to move")
    friend.play(18)
    expect(page.stones).to_have_count(6)
    page.button("Go to start").click()  # the friend's page stays at the last position
    expect(page.stones).to_have_count(4)
    expect(friend.stones).to_have_count(6)
    assert [friend.button(name).count() for name in ("New", "Undo", "Hint", "Help")] == [0] * 4
    friend.page.reload()
    expect(friend.stones).to_have_count(6)
    friend.button("Resign").click()
    friend.button("Resign the game").click()
    expect(friend.status).to_contain_text("You resigned · Friend won")
    expect(page.status).to_contain_text("Friend resigned · You won")
    page.tab("Games")
    page.button("Seat links").click()
    dialog = page.page.get_by_role("dialog", name="Play with a friend")
    expect(dialog.get_by_label("Second player", exact=True)).to_have_value(link)


def test_a_link_that_has_ended(visit, open_server, friend):
    page = visit(open_server)
    page.come()
    link = dialog_of(page).get_by_label("First player", exact=True).input_value()
    friend.forgive("403")
    open_link(friend, link[:-1])
    expect(friend.page.locator("body")).to_have_text(BAD_LINK)
    open_link(friend, link)
    expect(friend.status).to_contain_text("Your turn")
    friend.context.clear_cookies()
    friend.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    friend.play(19)
    expect(friend.page.get_by_role("alert").filter(has_text="open the address")).to_be_visible()


def test_a_server_for_this_machine_says_what_to_do(visit):
    page = visit()
    page.open("connectx", HUMAN, machine("level:1"))
    dialog = dialog_of(page)
    expect(dialog.get_by_text("play --host 0.0.0.0")).to_be_visible()
    expect(dialog.get_by_text("not encrypted")).to_be_visible()
    expect(dialog.get_by_role("textbox")).to_have_count(0)
