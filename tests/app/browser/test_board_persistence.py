"""Nothing is lost when the page is reloaded, the server is killed and restarted, or an address is sent to others."""

import re

from browser_support import HUMAN, SMALL, actions_of, machine
from playwright.sync_api import expect

MOST_BYTES = 140 * 1024
WINDOWS = 8
HIDE = """(hidden) => { // as if another tab were before it
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
STONES = "svg.board circle.stone:not(.ghost *)"
LONG = {"kind": "timed", "act": 600, "bank": 0}
GONE = "net::ERR_"  # all that a killed server breaks off


def check_silence(page):
    """Check that no timer of a page asks the server for anything: on the page's own clock, a minute passes at once.

    What timers ask comes before the request that ends the minute.
    """
    asked = []
    page.on("request", lambda request: asked.append(request.url.partition("?")[2]))
    page.clock.fast_forward(60_000)
    page.evaluate("fetch('app/page/style.css?end').then(() => 0)")
    assert asked == ["end"]


def test_a_reloaded_page_finds_its_game(visit):
    """During a search, and with undone moves."""
    page = visit()
    page.open("connectx", HUMAN, machine("level:1"))
    page.play(3)
    before = page.wait_for(2, 0)
    page.page.reload()
    expect(page.stones).to_have_count(2)
    assert actions_of(page.state()) == actions_of(before)
    page.button("Undo").click()
    undone = page.wait_until(lambda state: state["at"] == 0)
    page.page.reload()
    page.grid.wait_for()
    expect(page.stones).to_have_count(0)
    kept = ("line", "at", "seats", "config", "pace", "unfinished", "to_move", "legal")
    assert {name: page.state()[name] for name in kept} == {name: undone[name] for name in kept}
    page.button("Redo").click()
    expect(page.stones).to_have_count(2)
    page.open("othello", HUMAN, machine("champion"), clock=LONG)
    page.play(19)
    expect(page.status).to_contain_text("champion is thinking")
    page.page.reload()
    expect(page.status).to_contain_text("champion is thinking")
    page.button("Undo").click()
    expect(page.status).to_contain_text("Your turn")


def test_the_server_is_killed_and_restarted_during_a_game(served_visit, own_server):
    """The open page shows that the connection is lost, and goes on with the same game by itself."""
    page = served_visit(own_server)
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
    assert page.state()["id"] == before["id"] and actions_of(page.state()) == actions_of(before)
    page.play(page.state()["legal"][0])
    assert actions_of(page.wait_for(4, 0))[:2] == actions_of(before)
    assert page.play_out()["over"]


def test_a_server_with_another_folder_of_games(served_visit, own_server, tmp_path):
    """It does not know the page, which asks no more until the printed address is open; then the game goes on."""
    page = served_visit(own_server)
    page.forgive(GONE)
    page.forgive(" 40[34] ")
    page.page.clock.install()
    page.open("connectx", HUMAN, machine("level:1"))
    page.play(3)
    before = page.wait_for(2, 0)
    own_server.kill()
    own_server.records = tmp_path / "other"
    own_server.start()
    expect(page.page.get_by_text("Open the address that it printed", exact=False)).to_be_visible()
    check_silence(page.page)
    page.context.new_page().goto(own_server.printed)
    page.page.wait_for_url(f"{own_server.address}/**")
    page.address = own_server.address
    expect(page.page.get_by_text("Open the address that it printed", exact=False)).to_be_hidden()
    assert actions_of(page.state()) == actions_of(before) and page.board == before["id"]
    page.play(page.state()["legal"][0])
    page.wait_for(4, 0)


def test_no_process_of_a_killed_server_remains(served_visit, own_server):
    """Its child processes end by themselves, at once."""
    page = served_visit(own_server)
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
    assert other.board != page.board and actions_of(other.state()) == [19, 18, 17]
    for wrong in ("#game=othello&moves=0", "#game=nothing", "#game=gomoku&shape=size.999", "#game=connectx&moves=x",
                  "#board=0123456789abcdef"):  # fmt: skip
        stray = visit()
        stray.forgive(" 40[04] ")
        stray.come(f"/{wrong}")
        assert stray.state()["game"]


def test_many_windows_follow_their_boards(served_visit, server):
    """A browser has six connections to a server; pages without a stream poll."""
    page = served_visit()
    page.open("connectx", HUMAN, machine("level:1"))
    windows = [page.page, *(page.context.new_page() for _ in range(WINDOWS - 1))]
    windows[-1].clock.install()
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
    expect(last.get_by_text("Looking for the reason")).to_have_count(0)  # of a mistake, which asks the engine
    last.evaluate(HIDE, True)
    check_silence(last)
    with last.expect_request(re.compile(r"/poll\?")):
        last.evaluate(HIDE, False)
    with last.expect_request(re.compile(r"/events\?")):  # some pages with a stream are closed
        for window in windows[:-1]:
            window.close()
    last.get_by_role("button", name="Undo", exact=True).click()
    expect(last.locator(STONES)).to_have_count(0)


def test_the_page_is_small(served_visit):
    """All bytes that are sent until the board is playable. All tests of pages check that no other host is asked."""
    page, loaded = served_visit(), {}
    page.page.on("response", lambda answer: loaded.__setitem__(answer.url, answer))
    page.come()
    files = [(url, one) for url, one in loaded.items() if url.startswith("http") and "/events" not in url]
    sizes = {url: one.request.sizes()["responseBodySize"] for url, one in files}
    assert len(sizes) > 20 and sum(sizes.values()) <= MOST_BYTES, sizes
