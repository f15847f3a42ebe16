"""The evaluation of moves that need no search."""

import re

from browser_support import HUMAN, machine
from othello_games import TWO_PASSES
from playwright.sync_api import expect

LISTEN = """() => {
  const meter = document.querySelector("[role=meter]");
  window.seen = [meter.ariaValueNow];
  const listener = new MutationObserver(() => window.seen.push(meter.ariaValueNow));
  listener.observe(meter, { attributeFilter: ["aria-valuenow"] });
}"""
PASS = 64


def moves_of(text):
    """Return the squares of an Othello game in SGF."""
    names = re.findall(r"[BW]\[([A-Ha-h][1-8]|pass)", text)
    return [PASS if name == "pass" else ord(name[0].lower()) - ord("a") + 8 * (int(name[1]) - 1) for name in names]


def test_a_forced_pass_does_not_move_the_bar_to_the_middle(static_visit):
    """The first player has lost for certain, and has to pass: the bar goes on to say so."""
    page, moves = static_visit(), moves_of(TWO_PASSES)
    played = moves.index(PASS)
    page.open("othello", machine("level:1"), HUMAN, actions=moves[: played - 1])
    page.tab("Thinking")
    meter = page.page.get_by_role("meter")
    expect(meter).to_have_attribute("aria-valuenow", "0")
    page.page.evaluate(LISTEN)
    page.play(moves[played - 1])
    state = page.wait_until(lambda state: state["at"] == played + 1)
    assert state["line"][-1]["reason"] == "only" and state["line"][-1]["value"] is None
    expect(page.page.locator(".analysis-view")).to_contain_text("Analysis complete")
    assert set(page.page.evaluate("window.seen")) == {"0"}
