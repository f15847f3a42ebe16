"""The ConnectX agents in the environment open_spiel_connect_four: the same position, move and clock in another form."""

import json
from itertools import pairwise
from time import thread_time

import pytest
from built_files import built_file
from open_spiel_replays import FOUR, replay_of

from tempo.arena.adapter.environments.environment import load_environment
from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.games.connectx.connectx_agent import ConnectXAgent, read
from tempo.games.connectx.profiles import CLASSIC
from tempo.search.player.open_spiel import LONGEST_STEP, NOTHING_TO_PLAY

PLAIN = {"rows": 6, "columns": 7, "inarow": 4}


def agent_of(simulations=50):
    return ConnectXAgent(CLASSIC, simulations, seed=1, log=False)


def seen(case="connect four"):
    """Return each observation of a replay with the side to move, and the move that was played."""
    for before, after in pairwise(replay_of(case)["steps"][1:]):
        for state, next_state in zip(before, after, strict=True):
            if state["status"] == "ACTIVE":
                yield state["observation"], next_state["action"]["submission"]


@pytest.mark.parametrize("case", ["connect four", "a small board"])
def test_the_position_is_that_of_the_moves(case):
    """OpenSpiel's first row is the bottom, and its observation names the length of a line in the serialised state."""
    configuration, board = replay_of(case)["configuration"], None
    for observation, action in seen(case):
        view = read(observation, configuration)
        if board is None:
            board = adapter_of("connectx").new_position(
                new_config("connectx", {"rows": view.rows, "columns": view.columns, "inarow": view.inarow})
            )
        assert (view.cells, view.mark, view.legal) == (board.cells, board.mark, board.legal())
        board.play(action)
    assert board is not None and board.rewards() is not None
    assert (board.rows, board.columns, board.inarow) == ((6, 7, 4) if case == "connect four" else (5, 4, 3))


def test_both_forms_of_a_position_get_the_same_move():
    for observation, _ in seen():
        view = read(observation, {})
        plain = agent_of()({"board": view.cells, "mark": view.mark, "step": 3}, PLAIN)
        assert agent_of()(observation, replay_of("connect four")["configuration"]) == {"submission": plain}
        assert type(plain) is int


def test_the_clock_is_that_of_the_observation_except_for_the_default_of_an_hour():
    (observation, _), *_ = seen()
    assert read(observation, {"actTimeout": 0.5})[-2:] == (0.5, 12.0)
    assert read(observation, {"actTimeout": 3600})[-2:] == (LONGEST_STEP, 12.0)


def test_before_the_game_it_answers_without_a_move_and_gets_ready():
    configuration = replay_of("a small board")["configuration"]
    asked = []
    agent = agent_of(None)
    agent.get_ready = lambda task, seconds: asked.append(task)
    assert agent({"remainingOverageTime": 12, "step": 0}, configuration) == {"submission": NOTHING_TO_PLAY}
    [task] = asked
    assert task.position.state.tolist() == [0, 0] and task.position.game.board.columns == 4
    assert agent_of()({"step": 0}, configuration) == {"submission": NOTHING_TO_PLAY}


@pytest.mark.parametrize(("observation", "moves"), [
    ({"observationString": "{", "playerId": 0, "legalActions": [5]}, {5}),
    ({"observationString": "{", "playerId": 0}, {0}),
    ({"observationString": json.dumps({"board": [["x"], ["."]]}), "legalActions": [0]}, {0}),  # nobody's turn
    ({"observationString": json.dumps({"board": [["x", "x"], ["o", "."]]}), "playerId": 0}, {1}),
])  # fmt: skip
def test_what_it_cannot_read_gets_a_listed_move_in_the_right_form(observation, moves):
    answer = agent_of()(observation, {"openSpielGameName": "connect_four", "actTimeout": "soon"})
    assert set(answer) == {"submission"} and answer["submission"] in moves


@pytest.fixture
def charged_for_work(monkeypatch):
    """Let the environment charge the time of a processor, so that a busy machine is nobody's fault."""
    monkeypatch.setattr("kaggle_environments.agent.perf_counter", thread_time)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("other", [None, FOUR])
def test_the_built_file_beats_random_in_both_environments(charged_for_work, other, seat):
    """The environment itself loads the file, and calls it before the game; tests/games/test_agents.py plays Othello."""
    agents, config = (str(built_file("connectx")), "random"), new_config("connectx", act_timeout=0.2)
    game = adapter_of("connectx").play_in_environment(agents if seat == 0 else agents[::-1], config, str(seat), other)
    assert (game.statuses, game.problem) == (("DONE", "DONE"), None)
    assert game.rewards[seat] == 1 and game.rewards[1 - seat] == -1
    assert [move.reason for move in game.moves if move.seat == seat][-1] == "win"


def test_the_built_file_plays_where_answers_may_hold_more(charged_for_work):
    """The environment's default: a language model's answers hold its thoughts, and legal moves are listed."""
    made = load_environment().make(FOUR, {"actTimeout": 0.2, "includeLegalActions": True})
    made.run([str(built_file("connectx")), "random"])
    assert [(state.status, state.reward) for state in made.state] == [("DONE", 1), ("DONE", -1)]
    assert made.os_state.is_terminal()
