"""Training of an opening from the explorer, on both pages: the board plays known moves and explains deviations."""

import re

from playwright.sync_api import expect


def explore(page, game, **choice):
    page.open(game, **choice)
    page.tab("Explorer")


def answer(page):
    return page.page.locator(".trainer .answer")


def line(page):
    return page.page.locator(".trainer .task .note").first


def test_exact_scores_say_whether_a_move_keeps_the_result(fresh_visit):
    """The middle column wins, its neighbours draw. The game on the board stays as it is."""
    page = fresh_visit
    explore(page, "connectx")
    page.button("Train this opening").click()
    expect(page.page.get_by_role("heading", name="Train an opening")).to_be_visible()
    page.play(2)
    expect(answer(page)).to_contain_text("Off the line: column 3 gives away the win. Better: column 4.")
    expect(page.page.locator(".trainer-moves li")).to_contain_text([re.compile(r"^column 4 · \+\d+ stones$")])
    expect(page.page.locator("svg.board .unplayed")).to_have_count(1)
    page.play(3)
    expect(answer(page)).to_contain_text(re.compile(r"^Right: column 4 · \+\d+ stones\.$"))
    expect(line(page)).to_have_text(re.compile(r"The line: 4 \d$"))
    page.button("Show the known moves").click()
    expect(page.page.locator(".trainer-moves li").first).to_be_visible()
    page.button("Back to the game").last.click()
    expect(page.button("Train this opening")).to_be_visible()
    assert page.state()["line"] == []


def test_a_known_line_is_played_to_its_end_and_on_against_the_board(fresh_visit):
    """Without exact scores the line is what was played; moves outside of it are explained by what is known."""
    page = fresh_visit
    page.save("gomoku", [0, 1, 16, 17, 32], resigned=True)
    explore(page, "gomoku", actions=[0, 1])
    page.button("Train this opening").click()
    expect(line(page)).to_contain_text("Play the moves of the line")
    page.play(40)
    unknown = "Off the line: neither your games nor the openings of the levels have k3. Known: b2."
    expect(answer(page)).to_contain_text(unknown)
    page.play(16)
    expect(answer(page)).to_contain_text("Known: b2 · games: 1, won 1, drawn 0, lost 0.")
    expect(line(page)).to_have_text("The line: b2 c2")
    page.play(32)
    expect(answer(page)).to_contain_text("This is the end of what is known. Moves: 3 · deviations: 1")
    page.button("Play on from here").click()
    state = page.wait_for(5)
    assert [ply["action"] for ply in state["line"]][:5] == [0, 1, 16, 17, 32]
    assert state["seats"][0]["kind"] == "human" and state["seats"][1]["name"].startswith("auto:")


def test_another_panel_or_an_exercise_ends_the_training(static_visit):
    page = static_visit()
    explore(page, "othello")
    expect(page.page.get_by_text("None of your saved games")).to_be_visible()
    expect(page.button("Train this opening")).to_be_hidden()
    explore(page, "connectx")
    page.button("Train this opening").click()
    expect(page.page.locator(".trainer .task")).to_be_visible()
    page.tab("Learn")
    expect(page.page.locator("body[data-exercise]")).to_have_count(0)
    page.tab("Explorer")
    expect(page.button("Train this opening")).to_be_visible()
    page.button("Train the other side").click()
    expect(line(page)).to_have_text(re.compile("The line: "))
    page.page.get_by_label("Language").select_option("zh")
    expect(page.page.get_by_role("heading", name="开局练习")).to_be_visible()
    page.page.keyboard.press("Tab")
    expect(page.page.locator(".trainer .task")).to_be_visible()
