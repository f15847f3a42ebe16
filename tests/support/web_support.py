"""Exported agents in Chromium, by files of a static host."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from browser_support import CHROMIUM, QUIET
from playwright.sync_api import Page, sync_playwright
from waiting import PATIENCE

from tempo.web.static_host import static_host

# Searches of signed positions, each followed by a reply and one search more, as bench_command.searches runs them.
SEARCHES = """
async ({ name, signed, counts }) => {
  const { newAgent } = await import("/player/agent.js"), { loadGame } = await import("/player/load_game.js");
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


@contextmanager
def page_on(folder: Path) -> Iterator[Page]:
    """Yield a page of a static host with this folder."""
    if not CHROMIUM.exists():
        pytest.skip("there is no browser here: apt-get install chromium")
    with static_host(folder) as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        page = browser.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(f"{address}/player/")
        yield page
        browser.close()
