"""A position that is solved from zero on the page."""

import re

import pytest
from browser_support import HUMAN
from playwright.sync_api import expect

from tempo.arena.adapter.exact import Effort
from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config

STANDARD, SMALL = {"rows": 6, "columns": 7, "inarow": 4}, {"rows": 4, "columns": 5}
MEMORY = 20  # log2 of words


@pytest.fixture
def opened(visit):
    """Return a function that opens a board of ConnectX on the tab with its analysis."""

    def opened(shape=None, actions=()):
        page = visit()
        page.open("connectx", HUMAN, HUMAN, shape={**STANDARD, **(shape or {})}, actions=actions)
        page.tab("Thinking")
        return page

    return opened


def text_of(score):
    return f"{score:+d}".replace("-", "−") if score else "0"


@pytest.mark.parametrize("actions", [[], [2, 2, 1]])
def test_the_page_shows_the_score_its_line_and_the_scores_of_all_moves(opened, actions):
    page = opened(SMALL, actions)
    page.button("Solve it").click()
    panel, config = page.page.locator(".analysis-view"), new_config("connectx", SMALL)
    exact = adapter_of("connectx").exact().scores(board_after(config, actions), Effort(), MEMORY)
    best = max(score.low for score in exact.values())
    about = panel.locator(".solve-view .note").first
    solved = rf"Solved: {re.escape(text_of(best))} \(\w+\) by [\d,]+ nodes in [\d.:]+( m?s)?\.$"
    expect(about).to_have_text(re.compile(solved))
    expect(page.button("Solve it")).to_be_enabled()
    for action, score in exact.items():
        row = panel.get_by_role("row", name=re.compile(rf"^{action + 1}\b"))
        expect(row.locator(".exact")).to_have_text(text_of(score.low))
    line = [int(name) - 1 for name in panel.locator(".line-moves button").all_inner_texts()]
    assert exact[line[0]].low == best
    rewards = board_after(config, [*actions, *line]).rewards()
    assert rewards is not None, "the line goes on to the end"
    assert (rewards[len(actions) % 2] > 0) == (best > 0) and (rewards[0] == 0) == (best == 0)


def test_it_stops_and_keeps_what_it_knows(opened):
    page = opened()
    about = page.page.locator(".solve-view")
    page.button("Solve it").click()
    expect(about).to_contain_text("The score lies between")
    page.button("Stop solving").click()
    expect(about).to_contain_text(re.compile("Stopped: the score lies between −\\d+ and \\+\\d+"))
    assert page.state()["thinking"] is None


def test_a_move_ends_it(opened):
    page = opened()
    page.button("Solve it").click()
    page.wait_until(lambda state: (state["thinking"] or {}).get("task") == "solve")
    page.play(3)
    # The new position is watched, until that ends, too: soon, where the solver has come far.
    state = page.wait_until(lambda state: (state["thinking"] or {}).get("task") != "solve" and len(state["line"]) == 1)
    assert state["watch"] and state["error"] is None
    expect(page.button("Solve it")).to_be_enabled()


@pytest.mark.parametrize(("game", "shape"), [("connectx", {"rows": 9, "columns": 9, "inarow": 4}), ("othello", {})])
def test_only_boards_that_can_be_solved_offer_it(visit, game, shape):
    page = visit()
    page.open(game, HUMAN, HUMAN, shape=shape)
    page.tab("Thinking")
    assert not page.ask(f"api/boards/{page.board}/solvable")
    expect(page.page.locator(".solve-view")).to_be_hidden()
