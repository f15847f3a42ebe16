"""Networks on the page without a server: in integers, and so the same searches in Chromium as in machine code."""

from functools import cache

import numpy as np
import pytest
from waiting import wait_until
from web_support import ASK, SEARCHES

from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.players.profile_agents import make_agent
from tempo.games.connectx.learned.network_agent import connectx_evaluator
from tempo.native.jit import kernel
from tempo.native.rng import new_rng
from tempo.network.integers import in_integers
from tempo.network.layers import clear_planes, forward, set_plane
from tempo.search.leaves import learned_network

pytestmark = pytest.mark.browser

COUNTS = (400, 200)  # simulations of a search, and of the next one in the same tree
BOARDS = {"connectx": new_config("connectx"), "gomoku": new_config("gomoku", {"size": 8})}
MOVES = {"connectx": [(), (3, 3, 2), (3, 2, 3, 3, 4, 0)], "gomoku": [(), (27, 28, 35), (27, 36, 28, 35, 20)]}


@kernel
def run_forward(network):
    """Run a network, compiled."""
    return forward(network)


@pytest.fixture
def integers(monkeypatch):
    """Python's agents with their networks in integers."""
    original = learned_network.trained_evaluator.__wrapped__

    @cache
    def in_browser(network, words, kind):
        evaluator = original(network, words, kind)
        return evaluator._replace(network=in_integers(evaluator.network))

    monkeypatch.setattr(learned_network, "trained_evaluator", in_browser)


def searches(game):
    """Yield the last snapshots of searches, and two plies later."""
    adapter, config = adapter_of(game), BOARDS[game]
    for moves in MOVES[game]:
        board, configuration = board_after(config, moves), Struct(adapter.configuration_of(config))
        agent = make_agent(game, "network", {}, COUNTS[0], 0)
        for count in COUNTS:
            agent.player.simulations = count
            answer = agent(adapter.observation_of(board, 60.0), configuration)
            yield agent.last
            board.play(adapter.verdict(answer, board)[1])
            board.play(board.legal()[0])


@pytest.mark.parametrize("game", BOARDS)
def test_a_network_searches_as_in_python(page, integers, game):
    signed = [{"shape": BOARDS[game].shape, "moves": list(moves), "seed": str(new_rng(0)[0])} for moves in MOVES[game]]
    looks = page.evaluate(SEARCHES, {"name": f"{game}_network", "signed": signed, "counts": COUNTS})
    for look, wanted in zip(looks, searches(game), strict=True):
        assert (look["move"], look["reason"], tuple(look["visits"]), tuple(look["values"])) == (
            wanted.move, wanted.reason, wanted.visits, wanted.values)  # fmt: skip


def test_the_engine_plays_by_a_network(page):
    shape = dict(BOARDS["connectx"].shape)
    request = {"task": "move", "game": "connectx", "shape": shape, "actions": [3, 3, 2], "seat": 1, "number": 1}

    def simulations() -> int:
        found = page.evaluate(ASK, {**request, "player": "network", "seed": 1, "act": 0.2, "bank": 0})
        assert found["result"]["action"] in range(7)
        return found["result"]["simulations"]

    assert wait_until(simulations), "a busy machine may be in a hurry, but not each time"


def test_integers_are_as_good_as_floats():
    """Logits and values of random positions."""
    floats = connectx_evaluator().network
    chance = np.random.default_rng(1)
    for _ in range(3):
        marked, found = np.argwhere(chance.random((6, 7, 6)) < 0.2), []
        for network in (floats, in_integers(floats)):
            clear_planes(network)
            for cell in marked:
                set_plane(network, *cell)
            found.append([float(run_forward(network)), *network.logits])
        np.testing.assert_allclose(found[0], found[1], atol=0.05)
