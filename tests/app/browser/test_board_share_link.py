"""The address of a position, sent to others: who can open it, and what they see."""

import re

import pytest
from board_support import running_server
from browser_support import HUMAN, actions_of, machine
from playwright.sync_api import expect

SGF = "(;FF[4]GM[2]SZ[8]PB[Ann];B[cd];W[cc];B[dc])"
KEEP = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"
PASTE = """text => {
  const carried = new DataTransfer();
  carried.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: carried, bubbles: true, cancelable: true}));
}"""
FOR_TEMPO_ALONE = re.compile("pasted into a board of Tempo")


@pytest.fixture
def named_server(tmp_path, address):
    """Yield a server that names the static page."""
    with running_server(tmp_path / "games", "--site", f"{address}/") as running:
        yield running


def copied_address(page):
    page.page.evaluate(KEEP)
    page.tab("Games")
    page.page.get_by_role("group", name="Copy").get_by_role("button", name="Address").click()
    expect(page.page.get_by_text("Address of this position copied.")).to_be_visible()
    return page.page.evaluate("window.copied")


def players(page):
    return page.page.locator(".player b")


def test_a_link_of_a_served_page_opens_on_the_page_that_it_names(served_visit, static_visit, named_server, address):
    """With the moves and the players. A level plays on; a name that may be a program is only shown."""
    served, other = served_visit(named_server), static_visit()
    served.open("othello", machine("level:2"), HUMAN, actions=[19, 18, 17, 9], at=3)
    link = copied_address(served)
    assert link.startswith(f"{address}/#game=othello") and named_server.root not in link
    expect(served.page.get_by_text(FOR_TEMPO_ALONE)).to_be_hidden()
    other.come(link.removeprefix(address))
    state = other.wait_until(lambda state: state["at"] == 3)
    assert actions_of(state) == [19, 18, 17, 9] and [one["name"] for one in state["seats"]] == ["level:2", "human"]
    served.page.evaluate(PASTE, SGF)
    expect(players(served).filter(has_text="Ann")).to_have_count(1)
    link = copied_address(served).replace("second=human", "second=gtp:touch%20x")
    other.come(link.removeprefix(address))
    expect(players(other).filter(has_text="Ann")).to_have_count(1)
    expect(players(other).filter(has_text="gtp:touch x")).to_have_count(1)
    assert [one["kind"] for one in other.state()["seats"]] == ["human", "human"]


def test_where_no_page_is_named_the_page_says_who_can_open_the_link(visit):
    """The static page's own address opens for everybody. Pasted, the address names the players on both pages."""
    page = visit()
    page.open("othello", HUMAN, machine("level:2"), actions=[19, 18])
    link = copied_address(page)
    assert link.startswith(f"{page.shared_address}/#game=othello")
    assert link.endswith("&moves=19.18&at=2&first=human&second=level:2")
    expect(page.page.get_by_text(FOR_TEMPO_ALONE)).to_be_visible(visible=page.has_server)
    page.page.evaluate(PASTE, link.replace("first=human", "first=Ann"))
    expect(page.page.get_by_text(re.compile("^Opened: Address · Ann – Level 2"))).to_be_visible()
    expect(players(page).filter(has_text="Ann")).to_have_count(1)
