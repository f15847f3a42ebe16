"""The player in JavaScript, in Chromium, by files of a static host: the same searches as in Python."""

import gzip
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from shutil import which
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page
from web_support import SEARCHES, page_on

from tempo.lab.bench.bench_command import REUSE_SIMULATIONS, SIMULATIONS, digest_of, searches
from tempo.lab.players.profile_agents import make_agent
from tempo.lab.referee.game_adapter import adapter_of, games, new_config
from tempo.native.rng import new_rng
from tempo.web.export_command import main as export
from tempo.web.wasm_module import LINKER

pytestmark = pytest.mark.browser

# One search on a clock; what it shows on the way.
CLOCKED = """
async ({ name, shape, moves }) => {
  const { newAgent } = await import("/player/agent.js"), { loadGame } = await import("/player/load_game.js");
  const { game, describe } = await loadGame(`${location.origin}/`, name);
  const agent = await newAgent(game, describe, shape), steps = [...agent.think(moves, 0.5, 0)];
  const looks = steps.filter((step) => step !== null);
  return { looks, pauses: steps.length - looks.length, legal: agent.rules.legal(agent.positionAfter(moves).state) };
}
"""


# A search without an end in a worker: frames that the page draws meanwhile; then another request, and a wrong one.
WORKER = """
async ({ name, shape, moves }) => {
  const { RemoteAgent } = await import("/player/remote_agent.js");
  const agent = await RemoteAgent.begin(`${location.origin}/`, name, shape);
  let frames = 0, isOver = false;
  const draw = () => { frames++; if (!isOver) requestAnimationFrame(draw); };
  draw();
  const seen = [];
  await new Promise((resolve) => {
    agent.think(moves, 1e6, 0, (snapshot) => { seen.push(snapshot.simulations); if (seen.length === 5) resolve(); })
      .then((answer) => { seen.push(answer); });
  });
  await agent.stop();
  const drawn = frames;
  const short = await agent.think(moves, 0.2, 0), look = await agent.look([...moves, short.last.move]);
  const wrong = await agent.ask("think", { moves: null }).catch((error) => error.message);
  isOver = true;
  agent.close();
  return { seen, drawn, short, look, wrong };
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with all games."""
    if not which(LINKER):
        pytest.skip(f"there is no {LINKER} here: apt-get install lld")
    made = tmp_path_factory.mktemp("web")
    assert export([str(made)]) == 0
    return made


@pytest.fixture(scope="module")
def page(folder: Path) -> Iterator[Page]:
    with page_on(folder) as opened:
        yield opened


@pytest.mark.parametrize("game", games())
def test_signatures_equal_those_of_python(page, game):
    """Moves, reasons, visits and the bits of all values."""
    counts, positions = (SIMULATIONS, REUSE_SIMULATIONS), adapter_of(game).signed(new_config(game))
    signed = [
        {"shape": config.shape, "moves": list(moves), "seed": str(new_rng(number)[0])}
        for number, (config, moves) in enumerate(positions)
    ]
    looks = page.evaluate(SEARCHES, {"name": game, "signed": signed, "counts": counts})
    expected = list(searches(game, partial(make_agent, game, "champion", {}, SIMULATIONS), counts))
    for look, wanted in zip(looks, expected, strict=True):
        assert (look["move"], look["reason"], tuple(look["visits"]), tuple(look["values"])) == (
            wanted.move, wanted.reason, wanted.visits, wanted.values)  # fmt: skip
    found = [SimpleNamespace(**look | {"visits": tuple(look["visits"])}) for look in looks]
    assert digest_of(found) == digest_of(expected)


@pytest.mark.parametrize("game", games())
def test_a_search_on_a_clock_shows_what_it_finds(page, game):
    config = new_config(game)
    moves = adapter_of(game).demanding(config)[0][:10]
    shown = page.evaluate(CLOCKED, {"name": game, "shape": config.shape, "moves": list(moves)})
    last = shown["looks"][-1]
    assert last["move"] in shown["legal"] and 0 <= last["value"] <= 1
    searched = [look["simulations"] for look in shown["looks"]]
    assert searched == sorted(searched) and (shown["pauses"] or last["simulations"] == 0)


@pytest.mark.parametrize("game", games())
def test_a_search_in_a_worker_stops_at_once_and_the_page_goes_on(page, game):
    config, moves = adapter_of(game).signed(new_config(game))[-1] if game == "connectx" else (new_config(game), ())
    shown = page.evaluate(WORKER, {"name": game, "shape": config.shape, "moves": list(moves)})
    *searched, answer = shown["seen"]
    assert searched[:5] == sorted(searched[:5]) and answer["isStopped"] and shown["drawn"] > 1
    assert not shown["short"]["isStopped"] and shown["look"]["outcome"] == 2
    assert len(shown["look"]["legal"]) > 1 and shown["wrong"]


def test_what_cannot_be_played_is_an_error_that_says_why(page):
    faults = """async () => {
      const { newAgent } = await import("/player/agent.js"), { loadGame } = await import("/player/load_game.js");
      const { game, describe } = await loadGame(`${location.origin}/`, "connectx");
      const shape = { rows: 6, columns: 7, inarow: 4 }, agent = await newAgent(game, describe, shape);
      const said = [await newAgent(game, describe, { ...shape, rows: 5 }).catch((error) => error.message)];
      for (const moves of [[3, 9], [3, 3, 3, 3, 3, 3, 3], [3, 2, 3, 2, 3, 2, 3, 2]]) {
        try { agent.think(moves, 1, 0); } catch (error) { said.push(error.message); }
      }
      return said;
    }"""
    board, *moves = page.evaluate(faults)
    assert board.startswith("no board was exported as rows5-columns7-inarow4: ")
    assert moves == ["move 2, 9, is not legal", "move 7, 3, is not legal", "move 8, 2, is not legal"]  # won before it


def test_a_file_that_is_missing_is_named(page):
    fault = """() => import("/player/load_game.js")
        .then(({ loadGame }) => loadGame(`${location.origin}/`, "chess")).catch((error) => error.message)"""
    assert re.match(r"games/chess\.(wasm|bin|json): 404", page.evaluate(fault))


def test_bytes_over_the_wire(folder):
    """ConnectX may take 300 KB until its first move, all games 1.2 MB."""
    size = {file: len(gzip.compress(file.read_bytes())) for file in folder.rglob("*.*") if file.is_file()}
    connectx = sum(one for file, one in size.items() if file.parent.name == "player" or file.stem == "connectx")
    assert connectx <= 300_000 and sum(size.values()) <= 1_200_000
