"""The player in JavaScript, in Chromium, by files of a static host: the same searches as in Python."""

import json
import re
from functools import partial
from types import SimpleNamespace

import pytest
from waiting import wait_until
from web_support import SEARCHES

from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.players.profile_agents import make_agent
from tempo.lab.bench.bench_command import REUSE_SIMULATIONS, SEED, SIMULATIONS, digest_of, searches
from tempo.native.rng import new_rng

pytestmark = pytest.mark.browser

# One search on a clock; what it shows on the way.
CLOCKED = """
async ({ name, shape, moves }) => {
  const { newAgent } = await import("/web/player/agent.js"), { loadGame } = await import("/web/player/load_game.js");
  const { game, describe } = await loadGame(`${location.origin}/`, name);
  const agent = await newAgent(game, describe, shape), steps = [...agent.think(moves, 0.5, 0)];
  const looks = steps.filter((step) => step !== null);
  return { looks, pauses: steps.length - looks.length, legal: agent.rules.legal(agent.positionAfter(moves).state) };
}
"""


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


def test_a_tree_search_learns_which_moves_are_refuted(page):
    """On 7x7 the champion of Gomoku searches a tree, and its first choices lose by threats."""
    config, moves = new_config("gomoku", {"size": 7, "inarow": 4}), [24]
    signed = [{"shape": config.shape, "moves": moves, "seed": str(new_rng(SEED)[0])}]
    look = page.evaluate(SEARCHES, {"name": "gomoku", "signed": signed, "counts": [SIMULATIONS]})[0]
    agent, adapter = make_agent("gomoku", "champion", {}, SIMULATIONS, SEED), adapter_of("gomoku")
    agent(adapter.observation_of(board_after(config, moves), 60.0), Struct(adapter.configuration_of(config)))
    names = ("move", "reason", "value", "plies", "visits", "values", "proofs")
    assert [look[name] for name in names] == json.loads(json.dumps([getattr(agent.last, name) for name in names]))
    assert min(look["proofs"]) < 0


@pytest.mark.parametrize("game", games())
def test_a_search_on_a_clock_shows_what_it_finds(page, game):
    config = new_config(game)
    moves = adapter_of(game).demanding(config)[0][:10]

    def pauses() -> bool:
        shown = page.evaluate(CLOCKED, {"name": game, "shape": config.shape, "moves": list(moves)})
        last = shown["looks"][-1]
        assert last["move"] in shown["legal"] and 0 <= last["value"] <= 1
        searched = [look["simulations"] for look in shown["looks"]]
        assert searched == sorted(searched)
        return shown["pauses"] or last["simulations"] == 0

    assert wait_until(pauses), "only where the machine stands still all the time there is none"


def test_what_cannot_be_played_is_an_error_that_says_why(page):
    faults = """async () => {
      const { newAgent } = await import("/web/player/agent.js");
      const { loadGame } = await import("/web/player/load_game.js");
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
    fault = """() => import("/web/player/load_game.js")
        .then(({ loadGame }) => loadGame(`${location.origin}/`, "chess")).catch((error) => error.message)"""
    assert re.match(r"games/chess\.(wasm|bin|json): 404", page.evaluate(fault))
