"""Live analysis, hints, reviews, best lines and exercises."""

import re

from browser_support import FITS, HUMAN, actions_of, machine
from playwright.sync_api import expect

# Connect X: the second player answers far away, and later the first player misses an immediate win.
BLUNDER = {"shape": {"rows": 4, "columns": 5, "inarow": 4}, "actions": [2, 0, 1, 0, 3, 1]}


def test_analysis_is_hidden_until_switched_on(static_visit):
    """Then every legal move has visits, a value and, if proven, an exact result; and there is a line."""
    page = static_visit()
    page.open("othello")
    scores = page.page.locator("svg.board .score")
    expect(scores).to_have_count(0)
    page.tab("Thinking")
    page.page.get_by_role("switch", name="Watch it think").check()
    table = page.page.get_by_role("table", name="Legal moves, best first")
    expect(table.get_by_role("row")).to_have_count(5)
    expect(scores).to_have_count(4)
    expect(table.get_by_role("row").nth(1)).to_contain_text(re.compile(r"[a-h][1-8].*\d+\s?%.*\d"))
    panel = page.page.get_by_role("tabpanel", name="Thinking")
    for fact in ("Depth", "Simulations", "Speed", "Evaluation"):
        expect(panel.get_by_role("term").filter(has_text=fact)).to_be_visible()
    line = panel.get_by_role("button", name=re.compile("of the principal variation"))
    expect(line.nth(1)).to_be_visible()
    page.button("End of the variation").click()
    expect(page.page.locator("svg.board .number").first).to_be_visible()
    page.button("Back to the game").first.click()
    expect(page.page.locator("svg.board .number")).to_have_count(0)
    page.page.get_by_role("switch", name="Watch it think").uncheck()
    expect(scores).to_have_count(0)
    assert page.wait_until(lambda state: not state["watch"])["thinking"] is None


def test_the_latest_choice_holds_by_switch_and_by_key(served_visit):
    """However many there were before an answer, and if the page is redrawn; a request waits for the one before it."""
    page, held = served_visit(), []
    page.open("othello")
    page.tab("Thinking")
    switch = page.page.get_by_role("switch", name="Watch it think")
    switch.uncheck()
    page.ask(f"api/boards/{page.board}/watch", {"on": False})  # answered when all before is written
    page.page.route(re.compile(r"/api/boards/\w+$"), lambda route: held.append(route))
    switch.check()
    page.tab("Moves")
    page.tab("Thinking")
    expect(switch).to_be_checked()
    for _ in range(3):
        page.page.keyboard.press("w")
    for number in (1, 2):
        page.wait_until(lambda _, number=number: len(held) == number)
        expect(switch).not_to_be_checked()
        held[-1].continue_()
    page.wait_until(lambda state: not state["watch"])
    expect(switch).not_to_be_checked()
    assert [route.request.post_data_json["board"]["watched"] for route in held] == [True, False]


def test_a_hint_is_hidden_until_requested_and_results_are_exact_where_proven(static_visit):
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:1"), **BLUNDER)
    expect(page.page.locator("svg.board .score")).to_have_count(0)
    page.button("Hint").click()
    expect(page.page.get_by_role("status", name="Announcements")).to_contain_text("column 5")
    hint = page.wait_until(lambda state: state["hint"])["hint"]
    assert hint["actions"] == [4], "three of the first side lie side by side on the ground, and only one end is free"
    expect(page.page.locator("svg.board .score").first).to_be_visible()
    page.tab("Thinking")
    page.page.get_by_role("switch", name="Watch it think").check()
    table = page.page.get_by_role("table", name="Legal moves, best first")
    expect(table.get_by_role("row", name=re.compile("^5, best 100"))).to_contain_text("+7")
    expect(table.get_by_role("columnheader", name="Exact (stones)")).to_be_visible()
    page.page.locator(".analysis-view summary").click()
    expect(page.page.get_by_text("+5: wins with 5 stones left", exact=False).first).to_be_visible()
    expect(page.page.locator("svg.board .score.win").first).to_be_visible()
    expect(page.page.get_by_text(re.compile(r"^Analysis complete · simulations: \d"))).to_be_visible()
    assert page.wait_until(lambda state: not state["thinking"])["watch"]


REVIEWED = [2, 0, 1, 0, 3, 1, 0]
NOTE_STATUS = """(panel) => { // each text that the panel says
  window.noted = [];
  const note = () => noted.push(...[...panel.querySelectorAll("[role=status]")].map((one) => one.textContent));
  new MutationObserver(note).observe(panel, { childList: true, characterData: true, subtree: true });
}"""
LINES_OF_FIGURES = """() => [...new Set([...document.querySelectorAll(".accuracy td")].flatMap((cell) => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
  return cell.textContent ? [lines] : [];
}))]"""


def test_a_game_is_reviewed_and_its_mistake_practised(visit):
    """The graph is a slider, the list of mistakes links to each of them, and exact values are marked as certain.

    At a mistake, board and text show the position before it: the move played and the best one are both drawn.
    The mistakes become exercises, which leave the game as it is; and one can play on from there.
    """
    page = visit()
    page.open("connectx", **{**BLUNDER, "actions": REVIEWED})
    page.tab("Learn")
    panel = page.page.get_by_role("tabpanel", name="Learn")
    panel.evaluate(NOTE_STATUS)
    page.button("Review this game").click()
    expect(panel.get_by_text(re.compile("Reviewed. Mistakes found"))).to_be_visible()
    look_at_graph(page, panel)
    look_at_mistake(page, panel)
    practise(page, panel)
    noted = page.page.evaluate("noted")
    assert "Reviewing the game …" in noted and "Reviewing: 0 of 0" not in noted
    assert "Searching for the line …" in noted and not panel.locator(".searching").all_inner_texts()[0]
    page.button("Play from here").click()
    page.wait_until(lambda state: len(state["line"]) == 6)
    expect(page.page.locator("svg.board [data-cell]:not(.unplayed)")).to_have_count(6)


def look_at_graph(page, panel):
    graph = panel.get_by_role("slider", name=re.compile("Evaluation of the game"))
    expect(graph).to_have_attribute("aria-valuemax", "7")
    graph.click(position={"x": 25, "y": graph.bounding_box()["height"] / 2})
    page.wait_until(lambda state: state["at"] == 0)
    expect(graph).to_have_attribute("aria-valuenow", "0")
    graph.press("ArrowRight")
    page.wait_until(lambda state: state["at"] == 1)
    mistakes = panel.locator(".mistake-list").get_by_role("button")
    expect(mistakes.filter(has_text="column 1").first).to_contain_text("best: ")
    mistakes.filter(has_text="Move 7").click()
    page.wait_until(lambda state: state["at"] == 7)
    expect(panel.get_by_text(re.compile("Mistake · gives away the win")).first).to_be_visible()
    expect(panel.get_by_role("table").get_by_role("row")).to_have_count(5)
    look_at_accuracy(page, panel)
    panel.locator(".learn-legend summary").click()
    expect(panel.get_by_text("+5: wins with 5 stones left", exact=False)).to_be_visible()
    assert panel.locator(".learn-legend dd").evaluate_all("all => all.every((one) => one.innerText)")


def look_at_accuracy(page, panel):
    """On a phone the table fits, and each figure stands on one line."""
    size = page.page.viewport_size
    page.page.set_viewport_size({"width": 390, "height": 844})
    assert page.measured(FITS) and page.measured(LINES_OF_FIGURES) == [1]
    expect(panel.get_by_role("columnheader")).to_have_count(2)
    page.page.set_viewport_size(size)


def look_at_mistake(page, panel):
    expect(page.grid).to_have_accessible_name("The board, Connect X, after move 6 of 7")
    expect(page.status).to_contain_text("Before move 7 of 7")
    expect(page.page.locator(".player.turn")).to_contain_text("First")
    expect(page.stones).to_have_count(7)
    expect(page.page.locator("svg.board .better")).to_have_count(1)
    expect(page.page.locator("svg.board .score.chosen")).to_have_count(1)
    expect(page.cell(5 * 3 + 4)).to_have_accessible_name(re.compile("column 5, row 1 from the bottom, empty, .*best"))
    panel.get_by_role("button", name=re.compile("Why column 5")).click()  # its refutation
    ghosts = page.page.locator("svg.board .number")
    expect(ghosts).to_have_count(1)
    page.button("Close the line").click()
    expect(ghosts).to_have_count(0)
    page.button("After the move").click()
    expect(page.grid).to_have_accessible_name("The board, Connect X, after move 7 of 7")
    expect(page.page.locator("svg.board .better")).to_have_count(0)
    page.button("Before the move").click()
    expect(page.grid).to_have_accessible_name("The board, Connect X, after move 6 of 7")


def practise(page, panel):
    page.button("Practise").click()
    expect(panel.get_by_text(re.compile("Find a winning move"))).to_be_visible()
    page.cell(0).click()
    expect(panel.get_by_text("Wrong move").first).to_be_visible()
    page.button("Show the line").click()
    page.button("Close the line").last.click()
    page.button("Try again").click()
    page.cell(4).click()
    expect(panel.get_by_text("Correct").first).to_be_visible()
    page.button("Back to the game").last.click()
    assert actions_of(page.state()) == REVIEWED


def solution(page):
    """Return a move that solves the first exercise."""
    of_board = f"api/exercises/{page.board}"
    first = page.ask(of_board)["exercises"][0]["id"]
    return page.ask(f"{of_board}/{first}")["annotation"]["keeping_moves"][0]


def test_puzzles_need_no_moves_but_exercises_of_a_game_do(static_visit):
    """Without a move puzzles are offered first; with this game the button is disabled, and the page says why."""
    page = static_visit()
    page.open("connectx")
    page.tab("Learn")
    source = page.page.get_by_label("Source of exercises")
    expect(source).to_have_value("pconnectx")
    source.select_option("This game")
    expect(page.button("Practise")).to_be_disabled()
    why = page.page.get_by_text("This game has no moves yet", exact=False)
    expect(why).to_be_visible()
    source.select_option("Puzzles: Othello")
    expect(why).to_be_hidden()
    page.button("Practise").click()
    panel = page.page.get_by_role("tabpanel", name="Learn")
    expect(panel.get_by_text("Othello · Easy", exact=False)).to_be_visible()
    page.play(solution(page))
    expect(panel.get_by_text("Correct").first).to_be_visible()
    page.button("Next").click()
    expect(panel.get_by_role("button", name="Puzzle 2 · Easy", exact=False)).to_have_attribute("aria-current", "true")


def test_practise_opens_an_exercise_of_the_source_that_was_chosen_meanwhile(visit):
    """Not the one of the earlier source, which is still on the board."""
    page = visit()
    page.open("connectx")
    page.tab("Learn")
    panel = page.page.get_by_role("tabpanel", name="Learn")
    for title in ("Othello", "Gomoku", "Connect X"):
        page.page.get_by_label("Source of exercises").select_option(f"Puzzles: {title}")
        page.button("Practise").click()
        expect(panel.get_by_text(f"{title} · Easy", exact=False)).to_be_visible()
        expect(page.grid).to_have_accessible_name(re.compile(f"The board, {title},"))


def test_a_failed_request_keeps_the_source_of_exercises(served_visit):
    """The page shows the error, and no sentence about exercises that nobody looked for."""
    page = served_visit()
    page.forgive("ERR_FAILED|503")
    page.page.route("**/api/saved*", lambda route: route.fulfill(status=503, json={"error": "Not now"}))
    page.open("connectx", actions=[3])
    page.tab("Learn")
    alert = page.page.get_by_role("alert").filter(has_text="Not now")
    source = page.page.get_by_label("Source of exercises")
    source.select_option("Your mistakes")
    page.button("Practise").click()
    expect(alert).to_be_visible()
    expect(source).to_have_value("m")
    expect(page.page.get_by_text("No mistakes found", exact=False)).to_be_hidden()
    page.page.unroute("**/api/saved*")
    source.select_option("This game")
    page.cell(2).click()
    expect(source).to_have_value("g")
