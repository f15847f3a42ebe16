"""Two people on two pages: the owner creates a board with links, a friend opens one and plays there."""

import re

import pytest
from board_support import BoardServer
from browser_support import HUMAN, ServedVisit, machine
from playwright.sync_api import expect
from waiting import wait_until

from tempo.app.access.access import BAD_LINK
from tempo.arena.records.record_file import RESIGNED


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
    visitor = ServedVisit(browser, open_server, {}, is_let_in=False)
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


def test_two_people_play_on_two_pages(served_visit, open_server, friend):
    page = served_visit(open_server)
    page.come()
    dialog = dialog_of(page)
    link = dialog.get_by_label("Second player", exact=True).input_value()
    dialog.get_by_role("button", name="Copy the link of the second player").click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("copied|does not allow"))
    expect(dialog.get_by_text("Hints, Thinking and Learn are on this page alone.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    open_link(friend, link)
    expect(friend.stones).to_have_count(4)
    expect(friend.page.get_by_text("Hints, Thinking and Learn are on the page of the person")).to_be_visible()
    assert "seat=" not in friend.page.url
    expect(friend.page.locator(".player b").last).to_have_text("You")  # at the lower edge
    expect(friend.page.locator(".player b").first).to_have_text("Friend")
    expect(page.page.locator(".player b").last).to_have_text("You")
    expect(friend.status).to_contain_text("Friend to move")
    expect(friend.cell(19)).to_be_disabled()
    board = link.partition("seat=")[2].partition(".")[0]
    refused = friend.request(f"api/shared/{board}/play", {"action": 19, "at": 0})
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


def test_a_link_that_has_ended(served_visit, open_server, friend):
    page = served_visit(open_server)
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


@pytest.fixture
def brief_server(tmp_path):
    """Yield such a server for a test that ends it."""
    running = BoardServer(tmp_path / "games", "--host", "0.0.0.0")
    yield running
    running.end()


@pytest.fixture
def guest(browser, brief_server):
    visitor = ServedVisit(browser, brief_server, {}, is_let_in=False)
    yield visitor
    visitor.context.close()


def command(page, name, **body):
    """Let the owner's page do what a button does."""
    script = "([name, body]) => import('./app/page/backend.js').then(({ post }) => post(name, body))"
    page.page.evaluate(script, [f"api/boards/{page.board}/{name}", body])


def return_to(page):
    """Close the page, and open it again."""
    url, board = page.page.url, page.board
    page.page.close()
    page.page = page.context.new_page()
    page.page.goto(f"{url.partition('#')[0]}#board={board}")


def share(page, guest, place="Second"):
    """Come with both pages to a board of Othello."""
    page.come()
    dialog = dialog_of(page)
    link = dialog.get_by_label(f"{place} player", exact=True).input_value()
    dialog.get_by_role("button", name="Close").click()
    open_link(guest, link)
    expect(guest.stones).to_have_count(4)
    expect(page.page.locator(".player").filter(has_text="Friend")).to_have_count(1)


def test_the_game_outlives_pages_and_server(served_visit, brief_server, guest):
    page = served_visit(brief_server)
    share(page, guest)
    page.play(19)
    expect(guest.stones).to_have_count(5)
    guest.play(18)
    expect(page.stones).to_have_count(6)
    brief_server.kill()
    for visitor in (page, guest):
        visitor.forgive("Failed to load resource|ERR_")
        expect(visitor.page.locator(".disconnected")).to_be_visible()
    brief_server.start()
    for visitor in (page, guest):
        expect(visitor.page.locator(".disconnected")).to_be_hidden()
    page.play(17)
    expect(guest.stones).to_have_count(7)
    guest_url = guest.page.url
    guest.page.close()
    return_to(page)
    expect(page.stones).to_have_count(7)
    page.page.close()
    guest.page = guest.context.new_page()
    guest.page.goto(guest_url)
    expect(guest.stones).to_have_count(7)
    guest.button("Resign").click()
    guest.button("Resign the game").click()
    expect(guest.status).to_contain_text("You resigned")
    page.page = page.context.new_page()
    page.page.goto(f"{page.address}/#board={board_of(brief_server)}")
    expect(page.status).to_contain_text("Friend resigned · You won")
    assert wait_until(
        lambda: [RESIGNED in path.read_text() for path in brief_server.records.glob("20*/*.jsonl")] == [True]
    )


def board_of(server):
    [path] = (server.records / ".boards").glob("*.shared.json")
    return path.name.partition(".")[0]


def test_what_the_owner_changes_is_on_both_pages(served_visit, open_server, friend):
    """Undo, other players, a clock, a new game."""
    page = served_visit(open_server)
    share(page, friend, "First")
    friend.play(19)
    expect(page.stones).to_have_count(5)
    page.play(18)
    expect(friend.stones).to_have_count(6)
    page.button("Undo").click()
    page.play(20)
    expect(friend.cell(20)).to_have_accessible_name(re.compile("second player"))
    expect(friend.stones).to_have_count(6)
    command(page, "seats", seats=[HUMAN, machine("level:1")])
    expect(friend.page.locator(".player").filter(has_text="Level 1")).to_have_count(1)
    friend.grid.locator("[role=gridcell]:not([aria-disabled=true]):not(:disabled)").first.click()
    expect(friend.stones).to_have_count(8)
    command(page, "seats", seats=[HUMAN, HUMAN], clock={"kind": "timed", "act": 1, "bank": 1})
    expect(friend.status).to_contain_text("lost on time")
    for either in (friend, page):
        expect(either.page.get_by_role("timer").filter(has_text="0.0")).to_have_count(1)
    page.button("Restart").click()
    expect(friend.stones).to_have_count(4)
    expect(friend.status).to_contain_text("Your turn")


def test_a_server_for_this_machine_says_what_to_do(served_visit):
    page = served_visit()
    page.open("connectx", HUMAN, machine("level:1"))
    dialog = dialog_of(page)
    expect(dialog.get_by_text("play --host 0.0.0.0")).to_be_visible()
    expect(dialog.get_by_text("not encrypted")).to_be_visible()
    expect(dialog.get_by_role("textbox")).to_have_count(0)
