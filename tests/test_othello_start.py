"""Othello's start: what was learned is unpack_network in steps, as many at a time as there is time for."""
import json
from itertools import count

import numpy as np
import pytest
from waiting import wait_until

from tempo.games.othello import alphabeta_agent
from tempo.games.othello.adapter.board import OthelloBoard
from tempo.games.othello.alphabeta_agent import AlphaBetaAgent, best_by_prior
from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.evaluation import unpacking
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.unpacking import WeightsLoader, learned_evaluator
from tempo.games.othello.othello_agent import STARTING_SECONDS
from tempo.games.othello.profiles import CHAMPION, CLASSIC
from tempo.games.othello.rules import new_state
from tempo.games.othello.tree_agent import TreeAgent
from tempo.search.agent import FREE_SHARE

TENTH = {"actTimeout": 0.1}


def data(moves: tuple[int, ...] = (), bank: float = 0.0) -> dict:
    """What the side to move sees after some moves."""
    board = OthelloBoard()
    board.reset(moves)
    rows = [["", "x", "o"][cell] for cell in board.cells]
    drawn = json.dumps({"board": [rows[start : start + 8] for start in range(0, 64, 8)]})
    return {"observationString": drawn, "playerId": board.mark - 1, "remainingOverageTime": bank}


@pytest.fixture
def unlearned(monkeypatch: pytest.MonkeyPatch) -> WeightsLoader:
    """As in a new process, and each step takes ten milliseconds by a clock that is told."""
    fresh, ticks = WeightsLoader(), count()
    monkeypatch.setattr(alphabeta_agent, "LOADER", fresh)
    monkeypatch.setattr(unpacking, "perf_counter", lambda: 0.01 * next(ticks))
    return fresh


def test_a_step_at_a_time_it_comes_to_the_same(unlearned):
    calls = 1
    while unlearned.load_for(0.015) is None:
        calls += 1
    assert calls > 2
    assert np.array_equal(unlearned.load_for(0.0).features, learned_evaluator().features)


def test_what_cannot_be_unpacked_is_said_each_time(unlearned, monkeypatch):
    """And never waited for."""
    monkeypatch.setattr(unpacking, "FEATURE_WEIGHTS", "no such text")
    for _ in range(3):
        with pytest.raises((ValueError, StopIteration)):
            unlearned.load_for(1e9)


def test_without_time_to_unpack_moves_are_made_at_sight_and_then_searched(unlearned):
    """A tenth of a second: a step or two go into unpacking, more is left for the move."""
    agent = AlphaBetaAgent(CHAMPION, log=False)

    def reason() -> str:
        assert agent(data((19,)), TENTH)["submission"] in (18, 20, 34)
        return agent.last.reason

    assert reason() == "hurry"
    assert wait_until(lambda: reason() != "hurry" or unlearned.evaluator is not None)
    assert unlearned.evaluator is not None, "searched with nothing learned"
    assert wait_until(lambda: reason() not in ("hurry", "error")), "only a machine that stands still is in a hurry now"


def test_whoever_waits_has_all_ready_however_little_time_a_move_will_have(unlearned):
    """As a match does before its clocks run."""
    agent = AlphaBetaAgent(CHAMPION, log=False)
    assert agent.read_task_in_time(data((19,)), TENTH).position.evaluation is None
    agent.get_ready(agent.read_task(data((19,)), TENTH))
    assert agent.player.is_ready
    assert agent.player.searcher.position.evaluation is EVALUATION


def test_with_a_bank_it_is_unpacked_at_once(unlearned):
    agent = AlphaBetaAgent(CHAMPION, log=False)
    agent(data((19,), bank=12.0), TENTH)
    assert unlearned.evaluator is not None and agent.last.reason not in ("hurry", "error")


def test_whoever_counts_nodes_or_evaluates_nothing_is_not_kept_waiting_for_a_clock(unlearned):
    for agent in (AlphaBetaAgent(CHAMPION, 50, log=False), TreeAgent(CLASSIC, log=False)):
        agent(data((19,)), {"actTimeout": 0.01})
        assert agent.last.reason != "hurry"
    assert unlearned.evaluator is None


@pytest.mark.parametrize(("step", "bank", "times"), [(0.1, 0.0, 0), (1.0, 0.0, 0), (0.5, 12.0, 1), (2.0, 0.0, 1)])
def test_before_the_game_it_gets_ready_where_loading_cannot_have_taken_all_the_time(step, bank, times, monkeypatch):
    given: list[float] = []
    monkeypatch.setattr(EndgameProver, "get_ready", lambda self, game, seconds: given.append(seconds))
    AlphaBetaAgent(CHAMPION, log=False)({"remainingOverageTime": bank}, {"actTimeout": step})
    assert len(given) == times == (FREE_SHARE * step + bank >= STARTING_SECONDS)


def test_at_sight_a_corner_is_taken_and_few_replies_are_left():
    cells = [0] * 64
    cells[1], cells[2] = 2, 1
    cells[27], cells[28] = 2, 1
    state = new_state(cells, 1)
    assert best_by_prior(state, [0, 26])[:2] == (0, "hurry")
