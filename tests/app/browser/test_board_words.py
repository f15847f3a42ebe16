"""Hints, mistakes and warnings in words: the named moves and the drawn rows, judged by exact scores."""

import re
import threading
from itertools import pairwise
from pathlib import Path

import pytest
from browser_support import HUMAN, machine
from playwright.sync_api import expect

from tempo.arena.adapter.exact import Effort
from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config

LOST = Path(__file__).parents[2] / "games" / "connectx" / "lost_games.txt"
GAMES = [line for line in LOST.read_text(encoding="utf-8").split("\n") if line.isdigit()]
BLUNDER = [int(column) - 1 for column in "3631645345"]  # now column 3 gives a win away and loses
SMALL = {"rows": 4, "columns": 5, "inarow": 4}
MARKED = """(player) => [...document.querySelectorAll('[role=gridcell]')].flatMap((cell, number) => (
  cell.ariaLabel.includes(`marked for ${player}`) ? [number] : []))"""
DECISIVE = """async ([address, id]) => {
  const { get } = await import(`${address}/app/page/backend.js`);
  const { decisiveMove } = await import(`${address}/app/page/learn/learn_data.js`);
  const review = await get(`api/boards/${id}/review`);
  return decisiveMove(review, await get(`api/boards/${id}`))?.at ?? null;
}"""


def reviewed(page):
    """Review the game on the board; return the card of the described move."""
    page.tab("Learn")
    page.button("Review this game").click()
    expect(page.page.get_by_text(re.compile("^Reviewed. Mistakes found"))).to_be_visible()
    return page.page.locator(".annotated-move")


def test_a_hint_is_one_move_with_a_reason(static_visit):
    """Its row is marked, and other moves of the same worth are shown on request, until the next move."""
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:1"), actions=[3, 3, 2, 2])
    page.button("Hint").click()
    advice = page.page.locator(".advice")
    expect(advice).to_contain_text(re.compile(
        r"^Play column (2|5): you make three in a row with both ends open\. This wins\."))  # fmt: skip
    assert len(page.page.evaluate(MARKED, "First")) == 3
    expect(page.page.get_by_role("status", name="Announcements")).to_contain_text("Play column")
    scores = page.page.locator("svg.board .score")
    expect(scores).to_have_count(1)
    page.button("Other moves").click()
    expect(advice).to_contain_text(re.compile(r"Just as good: column (2|5)\."))
    expect(scores).to_have_count(2)
    page.play(1)
    expect(advice).to_be_hidden()
    page.wait_for(6, 0)
    expect(scores).to_have_count(0)


@pytest.mark.parametrize(("game", "actions", "english", "chinese"), [
    ("connectx", [3, 0, 3, 0, 1, 0], "Block in column 1, or Red makes four.", "在第 1 列必须堵住，否则红方连成四子。"),
    ("gomoku", [112, 97, 20, 98, 40, 99, 24, 100], "or White makes five.", "否则白方连成五子。"),
])  # fmt: skip
def test_a_threat_is_blocked_in_both_languages(static_visit, game, actions, english, chinese):
    page = static_visit()
    page.open(game, HUMAN, machine("level:1"), actions=actions)
    page.button("Hint").click()
    advice = page.page.locator(".advice")
    expect(advice).to_contain_text(english)
    page.page.get_by_role("combobox", name="Language").select_option("zh")
    expect(advice).to_contain_text(chinese)
    assert len(page.page.evaluate("() => [...document.querySelectorAll('.marks circle.line.seat1')]")) >= 4


@pytest.mark.parametrize(("page_kind", "moves"), [
    *(("static", game) for game in GAMES[::3]),
    *(pytest.param("static", game, marks=pytest.mark.slow) for number, game in enumerate(GAMES) if number % 3),
    ("served", GAMES[7]),
])  # fmt: skip
def test_a_loser_reads_why(request, page_kind, moves):
    """The decisive move of a recorded game: the sentence names a better move, and the row that the winner makes.

    Exact outcomes and scores judge both: the named move is worth more than the one played, and the winner, who plays
    the shown line without giving the win away, completes the marked row with its last move.
    """
    page, actions = request.getfixturevalue(f"{page_kind}_visit")(), [int(column) - 1 for column in moves]
    loser = len(actions) % 2  # the winner moved last
    seats = [machine("level:5"), machine("level:5")]
    seats[loser] = HUMAN
    page.open("connectx", *seats, actions=actions)
    card = reviewed(page)
    at = page.page.evaluate(DECISIVE, [page.address, page.board])
    page.ask(f"api/boards/{page.board}/go", {"to": at + 1})
    expect(card).to_contain_text(re.compile("^Move"))
    expect(card).to_contain_text(re.compile(rf"After this .*{'Yellow' if loser else 'Red'} makes four in a row here\."))
    text = card.inner_text()
    assert not re.search(r"[−~%]|\d+ (stones|moves)|→", text), text
    better = re.search(r"Column (\d) was better|(?:could make four|had to block) in column (\d)", text)
    assert better, text
    named, before = int(better[1] or better[2]) - 1, actions[:at]
    worth = exact(before)
    assert worth[named] > worth[actions[at]], (text, worth)
    plies = page.ask(f"api/boards/{page.board}/line", {"at": at, "action": actions[at]})["plies"]
    line = [ply["action"] for ply in plies]
    row = page.page.evaluate(MARKED, "First" if loser else "Second")
    assert_line_makes(row, before, line, 1 - loser)


def exact(actions):
    """Return the value of every move, and where all are lost the exact scores."""
    config, scorer = new_config("connectx"), adapter_of("connectx").exact()
    scorer.prepare(config, 22)
    outcomes = scorer.outcomes(config, tuple(actions))
    if max(outcomes.values()) >= 0:
        return outcomes
    scores = scorer.scores(board_after(config, actions), Effort(), 22)
    return {action: score.low for action, score in scores.items()}


def assert_line_makes(row, before, line, winner):
    """Assert that the winner's moves of a line all win for certain, and that the last one completes the row."""
    config, scorer = new_config("connectx"), adapter_of("connectx").exact()
    cells, moves = {}, []
    for ply, action in enumerate([*before, *line]):
        if ply > len(before) and ply % 2 == winner:
            assert scorer.outcomes(config, tuple(moves))[action] == 1, (moves, action)
        height = sum(cell % 7 == action for cell in cells)
        last = (5 - height) * 7 + action
        cells[last] = ply % 2
        moves.append(action)
    assert len(row) >= 4 and {cells[cell] for cell in row} == {winner} and last in row, (row, cells)
    steps = {other - cell for cell, other in pairwise(row)}
    assert steps in ({1}, {7}, {6}, {8}), "side by side in one direction"


def test_a_mistake_is_explained_before_anything_is_clicked(static_visit):
    """The missed row is drawn at once, also without scores on the board; after the move it is not."""
    page = static_visit()
    page.open("connectx", shape=SMALL, actions=[2, 0, 1, 0, 3, 1, 0])
    card = reviewed(page)
    page.page.locator(".mistake-list").get_by_role("button").filter(has_text="Move 7").click()
    expect(card).to_contain_text("Yellow could make four in column 5.")
    assert page.page.evaluate(MARKED, "First") == [16, 17, 18, 19]
    expect(page.cell(19)).to_have_accessible_name(re.compile("best"))
    page.page.get_by_role("switch", name="Scores on the board").uncheck()
    expect(page.page.locator("svg.board .score")).to_have_count(0)
    assert page.page.evaluate(MARKED, "First") == [16, 17, 18, 19]
    page.button("After the move").click()
    expect(page.page.locator("svg.board .marks *")).to_have_count(0)


def test_othello_and_gomoku_are_reviewed_in_words(static_visit):
    """An open three that is not stopped; a corner that is given away."""
    page = static_visit()
    page.open("gomoku", actions=[112, 97, 113, 127, 114, 210, 115, 224])
    card = reviewed(page)
    page.page.locator(".mistake-list").get_by_role("button").filter(has_text="Move 6").click()
    expect(card).to_contain_text("White keeps Black from threatening five in two places")
    expect(card).to_contain_text("Black makes five in a row here.")
    assert len(page.page.evaluate(MARKED, "First")) >= 5
    page.open("othello", actions=adapter_of("othello").read_actions("f5f4f3g4e3f6g6e2g2g3h4", new_config("othello")))
    card = reviewed(page)
    page.page.locator(".mistake-list").get_by_role("button").filter(has_text="Move 9").click()
    expect(card).to_contain_text(re.compile(r"\w\d was better"))
    expect(card).to_contain_text("White takes the corner h1")
    expect(card).not_to_contain_text("%")


def test_a_losing_move_is_played_by_those_who_are_sure(static_visit):
    """The board asks, draws the rival's row, and takes the move back or plays it; other moves are not asked about."""
    page = static_visit()
    page.open("connectx", HUMAN, HUMAN, actions=BLUNDER)
    switch = page.page.get_by_role("switch", name="Warn me before a move that loses")
    switch.check()
    question = page.page.get_by_role("alertdialog", name="Sure?")
    page.play(2)
    expect(question).to_contain_text("Column 3 loses the game.")
    expect(question).to_contain_text("Red makes four in a row here.")
    assert len(page.page.evaluate(MARKED, "Second")) == 4
    question.get_by_role("button", name="Take it back").click()
    expect(question).to_be_hidden()
    expect(page.page.locator("svg.board .marks *")).to_have_count(0)
    assert len(page.state()["line"]) == len(BLUNDER)
    page.play(2)
    question.get_by_role("button", name="Play it anyway").click()
    page.wait_for(len(BLUNDER) + 1)
    page.button("Undo").click()
    page.wait_until(lambda state: state["at"] == len(BLUNDER))
    page.button("Play from here").click()
    page.wait_until(lambda state: len(state["line"]) == len(BLUNDER))
    page.play(3)
    page.wait_for(len(BLUNDER) + 1)
    expect(question).to_be_hidden()
    page.page.reload()
    expect(switch).to_be_checked()
    switch.uncheck()


def test_a_move_is_seen_while_it_is_judged(served_visit):
    """The stone stands on the board, the page says what it does, and a second click plays nothing else."""
    page, held, can_go = served_visit(), [], threading.Event()
    page.open("connectx", HUMAN, HUMAN, actions=[3])

    def hold(route):
        if can_go.is_set():
            route.continue_()
        else:
            held.append(route)

    page.page.route(re.compile("engines/learn$"), hold)
    page.page.get_by_role("switch", name="Warn me before a move that loses").check()
    page.play(2)
    expect(page.status).to_contain_text("Checking your move")
    expect(page.stones).to_have_count(2)
    page.play(4)
    can_go.set()
    for route in held:
        route.continue_()
    assert [ply["action"] for ply in page.wait_for(2)["line"]] == [3, 2]
    expect(page.status).to_contain_text("First to move")
