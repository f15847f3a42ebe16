"""Othello's start: the weights are unpacked in steps, as many at a time as the clock allows."""
from itertools import count

import numpy as np
import pytest
from waiting import wait_until

from tempo.games.othello import alphabeta_agent
from tempo.games.othello.adapter.adapter import ADAPTER
from tempo.games.othello.adapter.openings import after
from tempo.games.othello.alphabeta_agent import AlphaBetaAgent, best_by_prior
from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.evaluation import unpacking
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.unpacking import WeightsLoader, learned_evaluator
from tempo.games.othello.profiles import CHAMPION, CLASSIC
from tempo.games.othello.rules import new_state
from tempo.games.othello.tree_agent import TreeAgent
from tempo.search.player.agent import FREE_SHARE
from tempo.search.player.open_spiel import STARTING_SECONDS

TENTH, TWO_SECONDS = {"actTimeout": 0.1}, {"actTimeout": 2.0}


def observation_after(moves: tuple[int, ...] = (), bank: float = 0.0) -> dict:
    """Return what the side to move sees after some moves."""
    return ADAPTER.observation_of(after(moves), bank)


@pytest.fixture
def unlearned(monkeypatch: pytest.MonkeyPatch) -> WeightsLoader:
    """Set up as in a new process; each step takes ten milliseconds of a fake clock."""
    fresh, ticks = WeightsLoader(), count()
    monkeypatch.setattr(alphabeta_agent, "LOADER", fresh)
    monkeypatch.setattr(unpacking, "perf_counter", lambda: 0.01 * next(ticks))
    return fresh


def test_stepwise_unpacking_gives_the_same_evaluator(unlearned):
    calls = 1
    while unlearned.load_for(0.015) is None:
        calls += 1
    assert calls > 2
    assert np.array_equal(unlearned.load_for(0.0).features, learned_evaluator().features)


def test_a_failing_unpacking_raises_each_time(unlearned, monkeypatch):
    """It never waits."""
    monkeypatch.setattr(unpacking, "FEATURE_NETWORKS", "no such text")
    for _ in range(3):
        with pytest.raises((ValueError, StopIteration)):
            unlearned.load_for(1e9)


def test_without_time_to_unpack_the_priors_decide_at_first(unlearned):
    """With a tenth of a second a move, a step or two unpack weights, and the rest is left for the move. On a busy
    machine a tenth of a second may be nothing, so that every move is made in a hurry."""
    agent = AlphaBetaAgent(CHAMPION, log=False)

    def reason(clock: dict[str, float] = TENTH) -> str:
        assert agent(observation_after((19,)), clock)["submission"] in (18, 20, 34)
        return agent.last.reason

    assert reason() == "hurry"
    assert wait_until(lambda: reason() != "hurry" or unlearned.evaluator is not None)
    assert unlearned.evaluator is not None, "searched with nothing learned"
    assert wait_until(lambda: reason(TWO_SECONDS) not in ("hurry", "error"))


def test_getting_ready_unpacks_everything(unlearned):
    """A match does so before its clocks run."""
    agent = AlphaBetaAgent(CHAMPION, log=False)
    assert agent.read_task_in_time(observation_after((19,)), TENTH).position.evaluation is None
    agent.get_ready(agent.read_task(observation_after((19,)), TENTH))
    assert agent.player.is_ready
    assert agent.player.searcher.position.evaluation is EVALUATION


def test_with_a_bank_it_is_unpacked_at_once(unlearned):
    agent = AlphaBetaAgent(CHAMPION, log=False)
    agent(observation_after((19,), bank=12.0), TENTH)
    assert unlearned.evaluator is not None and agent.last.reason != "error"
    assert agent.last.reason != "hurry" or agent.last.seconds > 1.0, "only a machine that stands still is in a hurry"


def test_counted_nodes_and_tree_search_ignore_the_loading_clock(unlearned):
    for agent in (AlphaBetaAgent(CHAMPION, 50, log=False), TreeAgent(CLASSIC, log=False)):
        agent(observation_after((19,)), {"actTimeout": 0.01})
        assert agent.last.reason != "hurry"
    assert unlearned.evaluator is None


@pytest.mark.parametrize(("step", "bank", "times"), [(0.1, 0.0, 0), (1.0, 0.0, 0), (0.5, 12.0, 1), (2.0, 0.0, 1)])
def test_preparation_before_the_game_needs_a_minimum_of_time(step, bank, times, monkeypatch):
    given: list[float] = []
    monkeypatch.setattr(EndgameProver, "get_ready", lambda self, game, seconds: given.append(seconds))
    AlphaBetaAgent(CHAMPION, log=False)({"remainingOverageTime": bank}, {"actTimeout": step})
    assert len(given) == times == (FREE_SHARE * step + bank >= STARTING_SECONDS)


def test_best_by_prior_prefers_corners_and_few_replies():
    cells = [0] * 64
    cells[1], cells[2] = 2, 1
    cells[27], cells[28] = 2, 1
    state = new_state(cells, 1)
    assert best_by_prior(state, [0, 26])[:2] == (0, "hurry")
