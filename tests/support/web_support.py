"""Exported agents in Chromium, by files of a static host."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import which

import pytest
from filelock import FileLock
from folders import ROOT
from playwright.sync_api import Browser, Page
from waiting import PATIENCE

from tempo.web.static_host import static_host
from tempo.web.wasm_module import LINKER

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

# One request to an engine of its own: {analyses, result} or {analyses, error}. With rules, lines of analyses are plies.
ASK = """
async ({ hasRules, ...request }) => {
  const { services } = await import("/web/offline/services.js"), engine = services.newEngine("game"), analyses = [];
  if (hasRules) request.rules = await services.rulesOf(request.game, request.shape);
  const answer = await new Promise((resolve) => engine.ask(request, {
    onAnalysis: (analysis) => analyses.push(analysis),
    onResult: (result) => resolve({ analyses, result }),
    onError: (error) => resolve({ analyses, error }),
  }));
  engine.end();
  return answer;
}
"""


def exported(temporary: pytest.TempPathFactory, name: str, chosen: Sequence[str]) -> Path:
    """Return a folder with the page and these games, which is written once for all workers of a session.

    By the command: it compiles on all cores in processes that share what they compile, and a worker has threads.
    """
    if not which(LINKER):
        pytest.skip(f"there is no {LINKER} here: apt-get install lld")
    base = temporary.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name
    with FileLock(folder.with_suffix(".lock")):
        if not folder.exists():
            unfinished = folder.with_suffix(".unfinished")
            command = [sys.executable, "local_eval.py", "play", "--export", str(unfinished), *chosen]
            done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            assert done.returncode == 0, done.stdout
            unfinished.rename(folder)
    return folder


@contextmanager
def page_on(folder: Path, browser: Browser) -> Iterator[Page]:
    """Yield a page of a static host with this folder, on which scripts can import its modules."""
    with static_host(folder) as address:
        page = browser.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(f"{address}/web/player/")
        yield page
        page.close()
