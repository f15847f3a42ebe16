"""Import and export on the page: games pasted, dropped, typed, chosen, saved, found again, exported."""

import json
import re

import pytest
from browser_support import HUMAN, SMALL, actions_of, machine
from episode_support import left, played, right
from othello_games import DRAW_WITH_A_PASS
from PIL import Image, ImageChops, ImageSequence
from playwright.sync_api import expect

OTHELLO_SGF = "(;FF[4]GM[2]SZ[8];B[cd];W[cc];B[dc])"
TEXTS = {  # the text, and the expected game and number of moves; tests/web/test_import.py has texts of all kinds
    "digits": ("44455", "connectx", 5),
    "transcript": ("f5d6c3d3c4", "othello", 5),
    "othello sgf": (OTHELLO_SGF, "othello", 3),
    "address": ("http://127.0.0.1:1234/#game=gomoku&shape=size.11-inarow.5&moves=40.41&at=1", "gomoku", 2),
}
WRONG = {  # the text, and the expected error
    "hello there": "has no known format",
    "4444444": r"line 1, column 7 \(move 7\): '4' is not a legal move",
    "<img src=x onerror=alert(1)>": "has no known format",
}
PASTE = """text => {
  const carried = new DataTransfer();
  carried.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: carried, bubbles: true, cancelable: true}));
}"""
DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  for (const what of ["dragenter", "dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(what, {dataTransfer: carried, bubbles: true, cancelable: true}));
  }
}"""


@pytest.fixture(scope="module")
def episode():
    """Return an episode of the competition's environment, with names and agents' output."""
    return played(left, right, "Me", "Rita", number=1234, board={})[0]


def games_tab(page):
    page.tab("Games")
    return page.page.get_by_role("tabpanel", name="Games")


def shows(page, game, moves):
    state = page.wait_until(lambda state: state["game"] == game and len(state["line"]) == moves)
    expect(page.page.get_by_role("list", name="Moves").get_by_role("listitem")).to_have_count(moves + 1)
    return state


def test_anything_can_be_pasted_anywhere(static_visit):
    """Digits and letters may be moves of several games; the game on the board decides."""
    page = static_visit()
    for text, game, moves in TEXTS.values():
        page.open(game)
        page.page.evaluate(PASTE, text)
        page.wait_until(lambda state, moves=moves: len(state["line"]) == moves)
        expect(games_tab(page).get_by_text(re.compile("^Opened:"))).to_be_visible()
        page.tab("Moves")
        shows(page, game, moves)


def test_ggf_can_be_pasted(static_visit):
    page = static_visit()
    page.open("othello")
    page.page.evaluate(PASTE, DRAW_WITH_A_PASS)
    shows(page, "othello", 61)


def test_a_dropped_replay_is_imported(static_visit, episode):
    """A downloaded replay has the board, the players and the result."""
    page = static_visit()
    page.come()
    page.page.evaluate(DROP, ["episode-1234-replay.json", json.dumps(episode)])
    moves = len(episode["steps"]) - 1
    state = page.wait_until(lambda state: len(state["line"]) == moves)
    assert state["over"] and state["game"] == "connectx"
    expect(games_tab(page).get_by_text(re.compile("^Opened: Episode · Me – Rita"))).to_be_visible()
    page.button("Go to start").click()
    expect(page.stones).to_have_count(0)
    page.button("Replay").click()
    expect(page.stones).to_have_count(moves)
    page.button("Go to start").click()
    page.page.locator("body").press("End")
    expect(page.stones).to_have_count(moves)


def test_a_choice_of_games(static_visit):
    """Several games in one text, and a text that fits two games."""
    page = static_visit()
    page.come()
    panel = games_tab(page)
    box = panel.get_by_role("textbox", name="Open a game")
    choices = panel.get_by_role("list", name="Games to choose from")
    box.fill("44455\n1234\n7777")
    panel.get_by_role("button", name="Open", exact=True).click()
    expect(choices.get_by_role("button")).to_have_count(3)
    choices.get_by_role("button").nth(1).click()
    assert actions_of(page.wait_until(lambda state: len(state["line"]) == 4)) == [0, 1, 2, 3]
    page.forgive(" 400 ")
    for text, offered in (("44455\n1234", 2), ("hello there", 0)):  # a text that is no game offers none
        box.fill(text)
        panel.get_by_role("button", name="Open", exact=True).click()
        expect(choices.get_by_role("button")).to_have_count(offered)
    expect(panel.get_by_role("alert")).to_contain_text("has no known format")
    page.tab("Moves")
    page.page.evaluate(PASTE, TEXTS["transcript"][0])
    expect(panel.get_by_text(re.compile("Which game is this"))).to_be_visible()
    choices.get_by_role("button", name="Othello").click()
    page.wait_until(lambda state: state["game"] == "othello" and len(state["line"]) == 5)


def test_errors_say_what_is_wrong(static_visit):
    """An import with errors changes nothing: the game on the board stays, and no text becomes HTML."""
    page = static_visit()
    page.forgive(" 400 ")
    page.open("othello", actions=[19, 18])
    fault = games_tab(page).get_by_role("alert")
    for text, said in WRONG.items():
        page.page.evaluate(PASTE, text)
        expect(fault).to_have_text(re.compile(said))
        assert "Error" not in fault.inner_text() and len(fault.inner_text()) < 400
        expect(page.page.locator("img")).to_have_count(0)
        assert actions_of(page.state()) == [19, 18]
    page.page.get_by_role("textbox", name="Open a game").fill("4")  # what was wrong before is not wrong with this
    expect(fault).to_have_count(0)
    page.page.evaluate(PASTE, "hello there")
    expect(fault).to_contain_text("has no known format")
    page.page.get_by_role("combobox").first.select_option("zh")
    expect(page.page.locator("#storage-error")).to_have_text(re.compile("^文本 的格式未知"))
    page.page.get_by_role("combobox").first.select_option("en")
    expect(fault).to_contain_text("has no known format")
    page.page.evaluate(DROP, ["large.json", "9" * (2 * 1024 * 1024 + 1)])
    expect(fault).to_contain_text("larger than 2 MB")
    page.open("gomoku", shape=SMALL, actions=[24])
    games_tab(page).get_by_role("group", name="File").get_by_role("button", name=".psq").click()
    expect(page.page.get_by_role("alert").filter(has_text="5 in a row")).to_be_visible()


def test_a_game_is_saved_found_and_opened(visit):
    page = visit()
    page.open("othello", HUMAN, machine("level:2"), actions=[19, 18])
    page.button("Resign").click()
    name = page.wait_until(lambda state: state["saved_as"])["saved_as"]
    assert page.recorded(name) == [19, 18]
    panel = games_tab(page)
    saved = panel.get_by_role("list", name="Saved games").get_by_role("button")
    expect(saved.first).to_contain_text("Level 2")
    search = panel.get_by_role("search")
    search.get_by_label("Game").select_option("othello")
    search.get_by_label("Result").select_option("lost")
    search.get_by_label("Player", exact=True).fill("level:2")
    expect(panel.get_by_text("Games: 1 ")).to_be_visible()
    search.get_by_label("Player", exact=True).fill("nobody")
    expect(panel.get_by_text("No matching games")).to_be_visible()
    page.open("connectx")
    games_tab(page)
    saved.filter(has_text="Level 2").first.click()
    state = page.wait_until(lambda state: state["game"] == "othello")
    assert [ply["action"] for ply in state["line"]] == [19, 18] and state["over"]["reason"] == "resigned"


@pytest.mark.parametrize(
    ("game", "actions", "suffixes"),
    [
        ("othello", [37, 45, 19, 38], {"txt": "f5f6d3g5", "jsonl": '"othello"'}),
        ("gomoku", [112, 97], {"psq": "Piskvorky 15x15", "sgf": "GM[4]"}),
    ],
)
def test_every_format_is_exported_and_imported(static_visit, tmp_path, game, actions, suffixes):
    page, path = static_visit(), tmp_path / "game"
    page.open(game, actions=actions)
    for suffix, holds in suffixes.items():
        name = download(page, rf"\.{suffix}$", path)
        text = path.read_text()
        assert name.endswith(f".{suffix}") and holds in text
        page.open(game)
        page.page.evaluate(DROP, [name, text])
        assert actions_of(page.wait_until(lambda state: state["line"])) == actions
    for suffix, begins in {"svg": b"<svg", "png": b"\x89PNG"}.items():
        download(page, rf"image.*\.{suffix}", path)
        assert path.read_bytes().lstrip().startswith(begins)


def download(page, name, path):
    """Save what a button of the panel downloads; return the suggested name."""
    with page.page.expect_download() as waiting:
        games_tab(page).get_by_role("button", name=re.compile(name)).click()
    waiting.value.save_as(path)
    return waiting.value.suggested_filename


def test_a_gif_of_the_game(served_visit, tmp_path):
    """All positions of the line, also while an earlier one is shown."""
    page, path = served_visit(), tmp_path / "game.gif"
    page.open("connectx", actions=[3, 2, 3, 2, 3, 2, 3], at=0)
    assert download(page, r"GIF.*\.gif", path).endswith("connectx-7.gif")
    with Image.open(path) as image:
        assert (image.n_frames, image.size) == (8, (480, 455))
    expect(page.page.locator("svg.board")).to_have_count(1)


def test_a_gif_shows_a_pass(served_visit, tmp_path):
    """A text stands across the board, in the frame of the pass alone."""
    page, path = served_visit(), tmp_path / "game.gif"
    page.open("othello", actions=[37, 45, 19, 38, 39, 31, 54, 47, 64, 61])
    download(page, r"GIF.*\.gif", path)
    middle = (60, 200, 180, 280)  # empty squares
    with Image.open(path) as image:
        assert (image.n_frames, image.size) == (11, (437, 480))
        before, passed, after = (frame.convert("RGB").crop(middle) for frame in ImageSequence.all_frames(image)[8:])
    assert ImageChops.difference(before, passed).getbbox() and not ImageChops.difference(before, after).getbbox()
