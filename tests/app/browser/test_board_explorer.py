"""The explorer in a browser: known moves are previewed, played, and stepped through where nobody may move."""

import re

from playwright.sync_api import Locator, expect


def explore(page, game: str, **choice) -> None:
    page.open(game, **choice)
    page.tab("Explorer")


def rows(page) -> Locator:
    return page.page.get_by_role("list", name="Known moves").get_by_role("button")


def ghosts(page) -> Locator:
    return page.page.locator("svg.board .unplayed")


def test_a_known_move_is_previewed_and_played(fresh_visit):
    """The first side won, lost and left a game; who is to move resigns."""
    page = fresh_visit
    page.save("gomoku", [0, 1, 2, 3, 4], resigned=True)
    page.save("gomoku", [2, 1, 0, 5], resigned=True)
    page.save("gomoku", [0, 1, 4])
    explore(page, "gomoku", actions=[0, 1])
    expect(page.page.get_by_text("Games: 2 · won 1, drawn 0, lost 0, unfinished 1")).to_be_visible()
    row = page.button("c1, games: 1; won 1, drawn 0, lost 0")
    expect(rows(page)).to_have_count(2)
    expect(row.locator(".results-bar")).to_have_text("100%")
    row.hover()
    expect(ghosts(page)).to_have_count(1)
    page.page.mouse.move(1, 1)
    expect(ghosts(page)).to_have_count(0)
    row.click()
    state = page.wait_for(3)
    assert [ply["action"] for ply in state["line"]] == [0, 1, 2]
    page.page.mouse.move(1, 1)
    expect(page.page.get_by_text("Games: 2 · won 1, drawn 0, lost 1")).to_be_visible()  # by both orders of moves
    expect(page.button("d1, games: 1; won 0, drawn 0, lost 1")).to_be_visible()
    expect(page.stones).to_have_count(3)


def test_the_keyboard_goes_through_the_moves(static_visit):
    """Another panel removes the preview."""
    page = static_visit()
    explore(page, "connectx", actions=[3])
    expect(rows(page)).to_have_count(4)  # by the table: mirrored moves are one row
    page.page.get_by_role("tab", name="Explorer").focus()
    page.page.keyboard.press("Tab")
    expect(rows(page).first).to_be_focused()
    page.page.keyboard.press("ArrowDown")
    expect(rows(page).nth(1)).to_be_focused()
    expect(ghosts(page)).to_have_count(1)
    page.page.keyboard.press("Enter")
    page.wait_for(2)
    expect(rows(page).nth(1)).to_be_focused()
    expect(ghosts(page)).to_have_count(1)
    page.tab("Moves")
    expect(ghosts(page)).to_have_count(0)


def test_where_nobody_may_move_a_click_only_shows_the_move(static_visit):
    """Othello's discs are turned over as if the move were played."""
    page = static_visit()
    page.save("othello", [19, 18, 17, 9])
    explore(page, "othello", actions=[19])
    page.button("Resign").click()
    page.wait_until(lambda state: state["over"])
    expect(page.page.get_by_text("You cannot move for this side now.")).to_be_visible()
    for steps, name in enumerate(("c3", "b3"), start=1):
        page.button(re.compile(f"^{name}, games: 1")).click()
        expect(page.page.get_by_text(re.compile(f"Not played: (.. ){{{steps - 1}}}{name}"))).to_be_visible()
    page.page.mouse.move(1, 1)
    expect(ghosts(page)).not_to_have_count(0)
    page.button("One move back").click()
    expect(page.page.get_by_text("Not played: c3")).to_be_visible()
    page.button("Back to the game").click()
    expect(ghosts(page)).to_have_count(0)
    assert [ply["action"] for ply in page.state()["line"]] == [19]


def test_an_empty_archive_says_what_fills_it(static_visit):
    page = static_visit()
    explore(page, "othello")
    expect(page.page.get_by_text("None of your saved games has this position yet")).to_be_visible()
    expect(rows(page)).to_have_count(0)
    page.page.get_by_label("Language").select_option("zh")
    expect(page.page.get_by_text("已保存的对局中还没有出现过此局面")).to_be_visible()
