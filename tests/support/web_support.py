"""Exported agents in Chromium, by files of a static host."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from browser_support import CHROMIUM, QUIET, Visit
from playwright.sync_api import Browser, Page, sync_playwright
from waiting import PATIENCE

from tempo.web.static_host import static_host

# Searches of signed positions, each followed by a reply and one search more, as bench_command.searches runs them.
SEARCHES = """
async ({ name, signed, counts }) => {
  const { newAgent } = await import("/web/player/agent.js"), { loadGame } = await import("/web/player/load_game.js");
  const { game, describe } = await loadGame(`${location.origin}/`, name), looks = [];
  for (const { shape, moves, seed } of signed) {
    const agent = await newAgent(game, describe, shape), line = [...moves];
    if (agent.kernels.has("search")) agent.kernels.array("search", "rng").items.set([BigInt(seed)]);
    const play = (move) => {
      const { outcome } = agent.rules.after(agent.positionAfter(line).state, move);
      line.push(move);
      return outcome === 2;
    };
    for (const count of counts) {
      agent.player.simulations = count;
      const look = [...agent.think(line, 2, 60)].at(-1);
      looks.push(look);
      if (!play(look.move) || !play(agent.rules.legal(agent.positionAfter(line).state)[0])) break;
    }
  }
  return looks;
}
"""

# One request to an engine of its own: {analyses, result} or {analyses, error}.
ASK = """
async (request) => {
  const { Engine } = await import("/web/offline/engine.js"), engine = new Engine(`${location.origin}/`), analyses = [];
  const answer = await new Promise((resolve) => engine.ask(request, {
    onAnalysis: (analysis) => analyses.push(analysis),
    onResult: (result) => resolve({ analyses, result }),
    onError: (error) => resolve({ analyses, error }),
  }));
  engine.end();
  return answer;
}
"""


# The page's answer to a request, or the error that it shows.
ANSWER = """
async ([path, body]) => {
  const { get, post } = await import("./app/page/backend.js");
  return (body === null ? get(path) : post(path, body)).catch(({ message }) => ({ error: message }));
}
"""


@contextmanager
def browser_on(folder: Path) -> Iterator[tuple[Browser, str]]:
    """Yield a browser, and the address of a static host with this folder."""
    if not CHROMIUM.exists():
        pytest.skip("there is no browser here: apt-get install chromium")
    with static_host(folder) as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        yield browser, address
        browser.close()


@contextmanager
def page_on(folder: Path) -> Iterator[Page]:
    """Yield a page of a static host with this folder, on which scripts can import its modules."""
    with browser_on(folder) as (browser, address):
        page = browser.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(f"{address}/web/player/")
        yield page


class StaticVisit(Visit):
    """A visitor of the page that needs no server: what a `Visit` asks the server, it asks the page."""

    def __init__(self, browser: Any, address: str, options: dict[str, Any]) -> None:
        super().__init__(browser, SimpleNamespace(origin=address), options, is_let_in=False)

    def ask(self, path: str, body: Any = None) -> Any:
        """Return the page's own answer to a request."""
        if self.page.url == "about:blank":
            self.page.goto(self.address)
        return self.page.evaluate(ANSWER, [path, body])

    def choose_board(self, shape: dict[str, int]) -> None:
        """Choose a board from the list of those that the page has."""
        if shape:
            boards = [game["shapes"] for game in self.ask("api/catalogue")["games"] if shape in game["shapes"]]
            self.page.get_by_role("combobox", name="Board").select_option(index=boards[0].index(shape))

    def recorded(self, name: str) -> list[int]:
        """Return the moves of a saved game."""
        opened = self.ask("api/games/open", {"name": name})["state"]
        return [ply["action"] for ply in opened["line"]]


@contextmanager
def visiting(folder: Path) -> Iterator[StaticVisit]:
    """Yield a visitor of the page in a folder."""
    with browser_on(folder) as (browser, address):
        yield StaticVisit(browser, address, {})
