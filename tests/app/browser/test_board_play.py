"""Whole games in the browser by clicks, and the actions during a game."""

import re

import pytest
from browser_support import HUMAN, SMALL, actions_of, machine
from playwright.sync_api import expect

GAMES = [("connectx", "Connect X", {}), ("othello", "Othello", {}), ("gomoku", "Gomoku", SMALL)]
PASS = 64
SHORT_PASS = [37, 45, 19, 38, 39, 31, 54, 47]  # after these eight moves Othello's first player has to pass
PONDERED = [("connectx", {"rows": 20, "columns": 20, "inarow": 5}), ("othello", {}), ("gomoku", {})]  # unproven
LONG = {"kind": "timed", "act": 600, "bank": 0}  # a clock on which no move is due


def on_pages(games):
    """Return cases for the page with a server and the first game, and for the static one and each."""
    return [("served", *games[0]), *(("static", *game) for game in games)]


def outcome(state):
    winner = next((seat for seat, reward in enumerate(state["over"]["rewards"]) if reward > 0), None)
    return {None: "Draw", 0: "You won", 1: "Level 1 · First steps won"}[winner]


@pytest.mark.parametrize(("visit", "game", "title", "shape"), on_pages(GAMES), indirect=["visit"])
def test_a_whole_game_by_clicks(visit, game, title, shape):
    """From the form of a new game to its end: every stone is drawn, the result is shown, and the game is saved."""
    page = visit()
    page.come()
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_role("radio", name=title).check()
    page.choose_board(shape)
    form.get_by_label("First", exact=True).select_option("human")
    form.get_by_label("Second", exact=True).select_option("level:1")
    form.get_by_role("button", name="Start").click()
    expect(form).to_be_hidden()
    expect(page.page.get_by_role("heading", name=title, level=1)).to_be_visible()
    state = page.play_out()
    assert (state["game"], state["seats"][1]["name"]) == (game, "level:1")
    assert all(state["config"][name] == number for name, number in shape.items())
    expect(page.status).to_contain_text(outcome(state))
    expect(page.status).to_contain_text("Saved under Games")
    expect(page.status).not_to_contain_text(".jsonl")
    assert page.recorded(state["saved_as"]) == actions_of(state)
    expect(page.page.get_by_role("list", name="Moves").get_by_role("listitem")).to_have_count(len(state["line"]) + 1)
    stones = len(state["line"]) if game != "othello" else 4 + sum(ply["action"] != PASS for ply in state["line"])
    expect(page.stones).to_have_count(stones)


@pytest.mark.parametrize(("visit", "game", "shape"), on_pages(PONDERED), indirect=["visit"])
def test_undo_and_resign_during_a_search(visit, game, shape):
    """The search stops at once; by undo both plies are gone, and redo begins it again."""
    page = visit()
    page.open(game, HUMAN, machine("champion"), shape=shape, clock=LONG)
    stones = 4 if game == "othello" else 0
    expect(page.stones).to_have_count(stones)
    page.play(page.state()["legal"][0])
    expect(page.status).to_contain_text(re.compile(r"is thinking · simulations: \d"))
    page.button("Undo").click()
    expect(page.status).to_contain_text("Your turn")
    expect(page.stones).to_have_count(stones)
    state = page.state()
    assert (state["at"], state["thinking"], state["to_move"]) == (0, None, 0)
    page.button("Redo").click()
    expect(page.status).to_contain_text("is thinking")
    page.button("Resign").click()
    page.button("Resign the game").click()
    expect(page.status).to_contain_text("You resigned · champion won")
    expect(page.page.get_by_role("status", name="Announcements")).to_contain_text("champion won")
    state = page.wait_until(lambda state: state["saved_as"])
    assert (state["over"]["forfeit"], state["over"]["rewards"], state["thinking"]) == (0, [-1, 1], None)


def test_undo_takes_both_plies_and_redo_brings_them_back(static_visit):
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:1"))
    page.play(3)
    page.wait_for(2, 0)
    for name, stones in (("Undo", 0), ("Redo", 2), ("Undo", 0)):
        page.button(name).click()
        expect(page.stones).to_have_count(stones)
    page.play(0)
    page.wait_for(2, 0)
    page.button(re.compile("Alternatives to 1")).click()
    page.button(re.compile("[Vv]ariation")).last.click()
    page.wait_until(lambda state: len(state["line"]) >= 2 and state["line"][0]["action"] == 3)


def test_swap_restart_and_play_on_from_here(static_visit):
    page = static_visit()
    page.open("othello")
    for number, cell in enumerate((19, 18, 17), start=1):
        page.play(cell)
        page.wait_for(number)
    expect(page.stones).to_have_count(7)
    page.button("Previous move").click()
    expect(page.status).to_contain_text("Move 2 of 3")
    page.button(re.compile("[Ff]rom here")).click()
    expect(page.page.get_by_role("slider", name="Move", exact=True)).to_have_attribute("max", "2")
    page.button("Restart").click()
    page.button("Restart the game").click()
    expect(page.stones).to_have_count(4)
    page.open("connectx", HUMAN, machine("level:1"))
    page.button("Swap").click()
    assert page.wait_for(1, 1)["line"][0]["seat"] == 0
    assert [seat["name"] for seat in page.state()["seats"]] == ["level:1", "human"]


def test_moves_have_a_preview_and_a_pass_plays_itself(static_visit):
    """Othello's flips and the fall of a disc in Connect X; nothing on illegal cells."""
    page = static_visit()
    page.open("othello")
    page.cell(19).hover()
    ghosts = page.page.locator("svg.board .ghosts")
    expect(ghosts.locator(".stone")).to_have_count(1)
    expect(ghosts.locator(".turned")).to_have_count(1)
    page.cell(0).hover()
    expect(ghosts.locator(".stone")).to_have_count(0)
    page.open("othello", actions=SHORT_PASS)
    page.wait_for(len(SHORT_PASS) + 1)
    expect(page.page.get_by_role("status", name="Announcements")).to_contain_text("First passed.")
    expect(page.status).to_contain_text("First passed. Second to move")
    expect(page.button("Pass")).to_be_hidden()
    page.button("Previous move").click()
    expect(page.status).to_contain_text("No legal move: you have to pass")
    expect(page.button("Pass")).to_be_visible()
    page.open("connectx")
    page.cell(2).hover()
    expect(ghosts.locator(".fall")).to_have_count(1)
    page.play(2)
    page.wait_for(1)
    label = "column 3, row 1 from the bottom, first player, last move"
    expect(page.cell(5 * 7 + 2)).to_have_attribute("aria-label", label)


def test_two_machines_are_paused_and_stepped(static_visit):
    page = static_visit()
    page.open("gomoku", machine("level:1"), machine("level:2"))
    page.wait_until(lambda state: len(state["line"]) >= 3)
    page.button("Pause").click()
    expect(page.status).to_contain_text("Paused")
    paused = page.wait_until(lambda state: state["paused"])
    page.button("Step").click()
    stepped = page.wait_until(lambda state: len(state["line"]) > len(paused["line"]))
    assert len(stepped["line"]) == len(paused["line"]) + 1 and stepped["paused"]
    page.button("Undo").click()
    page.wait_until(lambda state: state["at"] == len(paused["line"]))
    page.button("Step").click()  # a move that was played before is shown again
    again = page.wait_until(lambda state: state["at"] == len(stepped["line"]))
    assert actions_of(again) == actions_of(stepped)
    page.button("Resume").click()
    page.wait_until(lambda state: len(state["line"]) > len(stepped["line"]) and not state["paused"])


def test_nobody_plays_during_a_pause(static_visit):
    """The board takes no click, and the status line says why. From an earlier position the game goes on."""
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:1"), clock=LONG, actions=[3, 3])
    page.button("Pause").click()
    expect(page.status).to_contain_text("Paused")
    expect(page.cell(3)).to_have_attribute("aria-disabled", "true")
    page.button("Resume").click()
    page.play(3)
    page.wait_for(4, 0)
    page.button("Pause").click()
    page.button("Undo").click()
    page.play(2)
    assert not page.wait_until(lambda state: state["at"] == 4 and state["line"][2]["action"] == 2)["paused"]


def test_two_machines_have_a_pace_and_stay_watched(static_visit):
    """The browser keeps the pace, and the analysis stays on in a new game."""
    page = static_visit()
    page.open("connectx", machine("level:1"), machine("level:1"))
    pace = page.page.get_by_label("Pace")
    expect(pace).to_have_value("1")
    page.wait_until(lambda state: state["pace"] == 1)
    page.tab("Thinking")
    page.page.get_by_role("switch", name="Watch it think").check()
    pace.select_option("No delay")
    page.wait_until(lambda state: state["over"])
    panel = page.page.get_by_role("tabpanel", name="Thinking")
    expect(panel.get_by_text("Game over", exact=True)).to_be_visible()
    before = page.state()
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    for seat in ("First", "Second"):
        form.get_by_label(seat, exact=True).select_option("level:1")
    form.get_by_role("button", name="Start").click()
    expect(form).to_be_hidden()
    state = page.wait_until(lambda state: state["watch"] and state["pace"] == 0)
    assert state["id"] != before["id"]
    expect(page.page.get_by_role("switch", name="Watch it think")).to_be_checked()


def test_a_running_clock_counts_down_until_a_late_person_loses(static_visit):
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN, clock=LONG)
    page.play(3)
    page.wait_for(1)
    running = page.page.get_by_role("timer").filter(has_text="+")
    expect(running).to_have_text(re.compile(r"^0\.0 \+ 5\d\d\.\d$"))
    page.open("connectx", HUMAN, machine("level:1"), clock={"kind": "timed", "act": 9, "bank": 1}, actions=[3])
    page.wait_until(lambda state: state["over"])
    expect(page.status).to_contain_text("You lost on time · Level 1 · First steps won")
    expect(page.page.locator(".player").filter(has_text="You").get_by_role("timer")).to_have_text("0.0")
    expect(page.page.locator(".player").filter(has_text="Level 1").get_by_role("timer")).to_have_text("1.0")


TOLD = """async ([board, moves]) => {
  const { createAnalysisView } = await import("./app/page/think/analysis_view.js");
  const figures = { task: "move", seat: 0, simulations: 40, depth: 3, speed: 9, seconds: 1, value: 0.5, score: null };
  const thought = { ...figures, final: true, reason: "search", line: [], moves };
  const state = { board: { ...board, watch: true }, analysis: thought, view: {} };
  const view = createAnalysisView({ state, set() {} }, { act() {} });
  document.body.append(view.element);
  view.render(state);
  return [...view.element.querySelectorAll("tr")].map((row) => row.innerText.split("\\t").map((one) => one.trim()));
}"""


def test_priors_are_shown_if_there_are_any(static_visit):
    """Priors have a column of their own, which is absent without a network."""
    page = static_visit()
    page.open("connectx")
    move = {"action": 3, "visits": 30, "value": 0.6, "score": None, "exact": None}
    for prior, head, told in ((0.25, ["Prior"], ["25%"]), (None, [], [])):
        rows = page.page.evaluate(TOLD, [page.state(), [{**move, "prior": prior}]])
        assert rows[0] == ["Move", "Evaluation", "Exact (stones)", "Visits", "Share", *head]
        assert rows[1] == ["4 ▲", "60%", "–", "30", "100%", *told]
