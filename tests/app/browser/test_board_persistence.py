"""Nothing is lost when the page is reloaded, the server is killed and restarted, or an address is sent to others."""

import re

from browser_support import HUMAN, SMALL, machine
from playwright.sync_api import expect
from waiting import wait_until

MOST_BYTES = 350 * 1024
WINDOWS = 8
HIDE = """(hidden) => { // as if another tab were before it
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
STONES = "svg.board circle.stone:not(.ghost *)"
LONG = {"kind": "timed", "act": 600, "bank": 0}
GONE = "ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|NETWORK_CHANGED)"


def actions(state):
    return [ply["action"] for ply in state["line"]]


def wait_for_silence(page):
    """Wait until a page has asked the server for nothing during two intervals of its polling."""
    asked = []
    page.on("request", lambda request: asked.append(request.url))

    def is_silent():
        asked.clear()
        page.wait_for_timeout(1500)
        return not asked

    assert wait_until(is_silent), asked


def test_a_reloaded_page_finds_its_game(visit):
    """During a search, and with undone moves."""
    page = visit()
    page.open("connectx", HUMAN, machine("level:1"))
    page.play(3)
    before = page.wait_for(2, 0)
    page.page.reload()
    expect(page.stones).to_have_count(2)
    assert actions(page.state()) == actions(before)
    page.button("Undo").click()
    page.wait_until(lambda state: state["at"] == 0)
    page.page.reload()
    expect(page.stones).to_have_count(0)
    page.button("Redo").click()
    expect(page.stones).to_have_count(2)
    page.open("othello", HUMAN, machine("champion"), clock=LONG)
    page.play(19)
    expect(page.status).to_contain_text("champion is thinking")
    page.page.reload()
    expect(page.status).to_contain_text("champion is thinking")
    page.button("Undo").click()
    expect(page.status).to_contain_text("Your turn")


def test_the_server_is_killed_and_restarted_during_a_game(visit, own_server):
    """The open page shows that the connection is lost, and goes on with the same game by itself."""
    page = visit(own_server)
    page.forgive(GONE)
    page.open("gomoku", HUMAN, machine("level:1"), shape=SMALL)
    page.play(24)
    before = page.wait_for(2, 0)
    own_server.kill()
    lost = page.page.get_by_text("Connection lost", exact=False)
    expect(lost).to_be_visible()
    expect(page.stones).to_have_count(2)
    own_server.start()
    expect(lost).to_be_hidden()
    assert page.state()["id"] == before["id"] and actions(page.state()) == actions(before)
    page.play(page.state()["legal"][0])
    assert actions(page.wait_for(4, 0))[:2] == actions(before)
    assert page.play_out()["over"]


def test_a_server_with_another_folder_of_games(visit, own_server, tmp_path):
    """It does not know the page, which asks no more until the printed address is open; then the game goes on."""
    page = visit(own_server)
    page.forgive(GONE)
    page.forgive(" 40[34] ")
    page.open("connectx", HUMAN, machine("level:1"))
    page.play(3)
    before = page.wait_for(2, 0)
    own_server.kill()
    own_server.records = tmp_path / "other"
    own_server.start()
    expect(page.page.get_by_text("Open the address that it printed", exact=False)).to_be_visible()
    wait_for_silence(page.page)
    page.context.new_page().goto(own_server.printed)
    page.page.wait_for_url(f"{own_server.address}/**")
    page.address = own_server.address
    expect(page.page.get_by_text("Open the address that it printed", exact=False)).to_be_hidden()
    assert actions(page.state()) == actions(before) and page.board != before["id"]
    page.play(page.state()["legal"][0])
    page.wait_for(4, 0)


def test_no_process_of_a_killed_server_remains(visit, own_server):
    """Its child processes end by themselves, at once."""
    page = visit(own_server)
    page.forgive(GONE)
    page.open("othello", HUMAN, machine("champion"), clock=LONG)
    page.play(19)
    expect(page.status).to_contain_text("simulations")
    assert len(own_server.processes()) > 1
    own_server.kill()
    own_server.wait_until_nothing_is_left()


def test_an_address_holds_the_position(visit):
    page = visit()
    page.open("othello", actions=[19, 18, 17])
    page.button("Previous move").click()
    expect(page.page).to_have_url(re.compile("at=2$"))
    other = visit()
    other.come("/#" + page.page.url.partition("#")[2])
    expect(other.status).to_contain_text("Move 2 of 3")
    expect(other.stones).to_have_count(6)
    assert other.board != page.board and actions(other.state()) == [19, 18, 17]
    for wrong in ("#game=othello&moves=0", "#game=nothing", "#game=gomoku&shape=size.999", "#game=connectx&moves=x"):
        stray = visit()
        stray.forgive(" 400 ")
        stray.come(f"/{wrong}")
        assert stray.state()["game"]


def test_two_pages_show_the_same_board(visit, server):
    """A move on one page appears on the other; both see an undo."""
    page = visit()
    page.open("connectx")
    other = page.context.new_page()
    other.goto(f"{server.address}/#board={page.board}")
    page.play(3)
    expect(other.locator(STONES)).to_have_count(1)
    other.get_by_role("button", name="Undo", exact=True).click()
    expect(page.stones).to_have_count(0)


def test_many_windows_follow_their_boards(visit, server):
    """A browser has six connections to a server; pages without a stream poll."""
    page = visit()
    page.open("connectx", HUMAN, machine("level:1"))
    windows = [page.page, *(page.context.new_page() for _ in range(WINDOWS - 1))]
    for window in windows[1:]:
        window.goto(f"{server.address}/")
    for window in windows:
        expect(window.get_by_role("grid")).to_be_visible()
    for window in windows[1:]:
        window.locator("dialog.home").get_by_role("button", name="Close").click()
    for window in windows:
        window.get_by_role("grid").get_by_role("gridcell").nth(3).click()
    for window in windows:
        expect(window.locator(STONES)).to_have_count(2)
    last = windows[-1]
    last.get_by_role("tab", name="Thinking").click()
    last.get_by_role("switch", name="Watch it think").check()
    expect(last.locator(".analysis-moves tbody tr").first).to_be_visible()
    last.get_by_role("tab", name="Learn").click()
    last.get_by_role("button", name="Review this game").click()
    expect(last.locator(".learn-view > [role=status]")).to_contain_text("Reviewed")
    last.evaluate(HIDE, True)
    wait_for_silence(last)
    with last.expect_request(re.compile("/poll$")):
        last.evaluate(HIDE, False)
    with last.expect_request(re.compile("/events$")):  # some pages with a stream are closed
        for window in windows[:-1]:
            window.close()
    last.get_by_role("button", name="Undo", exact=True).click()
    expect(last.locator(STONES)).to_have_count(0)


def test_the_page_is_small(visit):
    """Everything that is loaded until the board is playable. All tests of pages check that no other host is asked."""
    page, loaded = visit(), {}
    page.page.on("response", lambda answer: loaded.__setitem__(answer.url, answer))
    page.come()
    files = [(url, one) for url, one in loaded.items() if url.startswith("http") and "/events" not in url]
    sizes = {url: len(one.body()) for url, one in files}
    assert len(sizes) > 20 and sum(sizes.values()) <= MOST_BYTES, sizes
