"""The editor of positions: stones placed by clicks and keys, explanations, and what is done with the position."""

from browser_support import HUMAN, SMALL
from playwright.sync_api import expect


def editor(page):
    return page.page.get_by_role("dialog", name="Set up a position")


def place(page, *cells):
    """Click cells; a cell that is named twice gets a stone of the second player."""
    for cell in cells:
        editor(page).get_by_role("gridcell").nth(cell).click()


def test_a_position_is_set_up_and_analysed(static_visit):
    """A floating stone is explained; when it is gone, the position opens with live analysis."""
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN)
    page.tab("Games")
    page.button("Set up a position").click()
    says, analyse = editor(page).locator(".verdict"), editor(page).get_by_role("button", name="Analyse")
    expect(says).to_have_text("This position can be reached. First is to move.")
    place(page, 38, 37, 37, 0)
    expect(says).to_have_text("Column 1 has a stone above an empty cell.")
    expect(analyse).to_be_disabled()
    place(page, 0, 0, 31)
    expect(says).to_have_text("This position can be reached. Second is to move.")
    label = "column 3, row 1 from the bottom, second player"
    expect(editor(page).get_by_role("gridcell").nth(37)).to_have_attribute("aria-label", label)
    analyse.click()
    state = page.wait_until(lambda state: state["watch"] and len(state["line"]) == 3)
    assert sorted(ply["action"] for ply in state["line"]) == [2, 3, 3]
    assert [seat["kind"] for seat in state["seats"]] == ["human", "human"]
    expect(editor(page)).to_be_hidden()
    expect(page.page.get_by_role("tab", name="Thinking")).to_have_attribute("aria-selected", "true")


def test_a_position_is_played_from(static_visit):
    """The editor opens from the form of a new game, works by keys on a smaller board, and seats a level."""
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN)
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_text("Gomoku").click()
    form.get_by_role("button", name="Set up a position").click()
    page.choose_board(SMALL)
    cells, keys = editor(page).get_by_role("gridcell"), page.page.keyboard
    expect(cells).to_have_count(49)
    cells.nth(24).focus()
    for key in ("Enter", "ArrowRight", "Enter", "Enter", "ArrowDown", " "):
        keys.press(key)
    expect(cells.nth(32)).to_have_attribute("aria-label", "e5, first player")
    editor(page).get_by_role("button", name="Play against Level 3").click()
    state = page.wait_until(lambda state: state["game"] == "gomoku" and len(state["line"]) >= 3)
    assert [seat["name"] for seat in state["seats"]] == ["level:3", "human"]
    assert {ply["action"] for ply in state["line"][:3]} == {24, 25, 32}


def test_the_position_of_the_board_is_changed_and_shared(visit):
    """The link opens the same stones in another page."""
    page, friend = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    page.open("gomoku", HUMAN, HUMAN, actions=[112, 113], shape={})
    page.tab("Games")
    page.button("Set up a position").click()
    place(page, 0)
    editor(page).get_by_role("button", name="Copy link").click()
    expect(editor(page).locator(".verdict")).to_contain_text("Address of this position copied.")
    address = page.page.evaluate("navigator.clipboard.readText()")
    assert address.startswith(f"{page.shared_address}/#game=gomoku")
    friend.come("/#" + address.partition("#")[2])
    state = friend.wait_until(lambda state: len(state["line"]) >= 3)  # the machine may have answered
    assert {(ply["action"], ply["seat"]) for ply in state["line"][:3]} == {(0, 0), (112, 0), (113, 1)}
    for name, stones in {"Clear": 0, "From the board": 2}.items():
        editor(page).get_by_role("button", name=name).click()
        expect(editor(page).locator("circle.stone")).to_have_count(stones)


def test_a_position_of_othello_is_known_or_looked_for(visit):
    """The position on the board has its own moves; with another disc, the page looks for a game, and finds none."""
    page = visit()
    page.open("othello", HUMAN, HUMAN, actions=[19])
    page.tab("Games")
    page.button("Set up a position").click()
    says = editor(page).locator(".verdict")
    expect(says).to_have_text("This position can be reached. Second is to move.")
    place(page, 0)
    expect(says).to_contain_text("No order of moves fills these squares")
    editor(page).get_by_role("button", name="Start position").click()
    expect(says).to_have_text("This position can be reached. First is to move.")
    place(page, 26, 27)
    expect(says).to_contain_text("middle always hold discs")
    place(page, 27)
    expect(says).to_have_text("This position can be reached. Second is to move.")
    editor(page).get_by_role("button", name="Analyse").click()
    state = page.wait_until(lambda state: state["watch"])
    assert [ply["action"] for ply in state["line"]] == [26]
