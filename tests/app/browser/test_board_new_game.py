"""The game of docs/tutorials/new-game.md on the page: the board needs nothing but its folder."""

import shutil

import pytest
from board_support import BoardServer
from browser_support import HUMAN, SMALL
from folders import ROOT
from new_game_page import BLOCK, COPIED, FOLDER, PAGE
from playwright.sync_api import expect

WHERE_IT_GOES = "  targets: (action) => [action % 25],"  # a drawing may say that one cell selects a move of two


@pytest.fixture(scope="module", params=[WHERE_IT_GOES, ""], ids=["where it goes", "piece first"])
def newcomer(request, tmp_path_factory):
    """Yield a server for a copy of the sources with the files of that page."""
    folder = tmp_path_factory.mktemp("newcomer")
    for name in COPIED:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src" / "tempo", folder / "src" / "tempo", ignore=shutil.ignore_patterns("__pycache__"))
    for block in BLOCK.finditer(PAGE):
        if (block["path"] or "").startswith(FOLDER):
            path = folder / block["path"]
            for package in (path.parent, folder / FOLDER):
                package.mkdir(parents=True, exist_ok=True)
                (package / "__init__.py").touch()
            begins = "Object.assign(KINDS.breakthrough, {\n"
            path.write_text(block["text"].replace(begins, f"{begins}{request.param}\n"), encoding="utf-8")
    running = BoardServer(folder / "games", "breakthrough", "--opponent", "level:1", folder=folder)
    assert request.param in drawing_of(running)
    yield running
    running.end()


def drawing_of(server):
    return (server.folder / FOLDER / "adapter" / "drawing.js").read_text(encoding="utf-8")


def name_of(action):
    return "".join("abcde"[square % 5] + str(square // 5 + 1) for square in divmod(action, 25))


def test_an_unknown_game_is_played_by_clicks(served_visit, newcomer):
    """The form offers its levels. A move goes from square to square; if several go to one, the page asks for one."""
    page = served_visit(newcomer)
    page.come()
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="breakthrough").check()
    seat = form.get_by_label("Second", exact=True)
    expect(seat.locator("option[value^='level:']")).to_have_count(10)
    form.get_by_label("First", exact=True).select_option("human")
    seat.select_option("level:1")
    form.get_by_role("button", name="Start").click()
    expect(form).to_be_hidden()
    page.wait_until(lambda state: state["game"] == "breakthrough" and state["seats"][1]["name"] == "level:1")
    expect(page.stones).to_have_count(10)
    state, is_piece_first = page.wait_for(0, 0), WHERE_IT_GOES not in drawing_of(newcomer)
    while not state["over"]:
        start, end = divmod(state["legal"][-1], 25)
        if is_piece_first and sum(action // 25 == start for action in state["legal"]) > 1:
            page.cell(start).click()
        page.cell(end).click()
        if not is_piece_first and sum(action % 25 == end for action in state["legal"]) > 1:
            which = page.page.get_by_role("group", name="Choose a move")
            which.get_by_role("button", name=name_of(state["legal"][-1])).click()
        state = page.wait_for(len(state["line"]) + 1, 0)
    expect(page.status).to_contain_text("won")
    assert state["saved_as"]
    page.page.get_by_role("region", name="Game over").get_by_role("button", name="Review").click()
    expect(page.page.get_by_text("Reviewed. Mistakes found")).to_be_visible()
    page.tab("Moves")
    page.button("Go to start").click()
    expect(page.stones).to_have_count(10)


def test_the_rules_are_read_in_the_help_and_in_the_form(static_visit):
    """They are those of the board; a game without rules in its drawing has none."""
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN, shape={"rows": 7, "columns": 8, "inarow": 5})
    page.button("Help").click()
    listed = page.page.get_by_role("dialog", name="Help")
    expect(listed.get_by_role("heading", name="Rules of Connect X")).to_be_visible()
    expect(listed.get_by_text("The first player to have 5 stones in a row wins")).to_be_visible()
    expect(listed.get_by_text("+5: wins with 5 stones left")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name="Othello").check()
    form.get_by_text("Rules", exact=True).click()
    expect(form.get_by_text("All enclosed discs turn over, in every direction.")).to_be_visible()
    form.get_by_role("radio", name="Gomoku").check()
    page.choose_board(SMALL)
    expect(form.get_by_text("a free intersection of the 7x7 board")).to_be_visible()
