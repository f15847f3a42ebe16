"""Games as environments of PettingZoo and Gymnasium and as games of OpenSpiel, judged by these libraries' own tests."""

import pickle
import random
import subprocess
import sys
import unittest
import warnings
from collections.abc import Callable

import numpy as np
import pyspiel
import pytest
from examples import with_examples
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as openspiel_api
from open_spiel.python.algorithms import mcts
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, seed_test

import tempo
from tempo.arena.adapter.game_adapter import GameAdapter, adapter_of

SIZES: dict[str, dict[str, int]] = {
    "connectx": {},
    "othello": {},
    "gomoku": {"size": 8},
    "hex": {"size": 5},
    "dots_and_boxes": {"rows": 2, "columns": 2},
}
PASS_OF_BOXES = 12  # on 2 x 2 boxes, which have 12 edges
each_game = pytest.mark.parametrize("name", SIZES)
LIBRARIES = {
    "pettingzoo": (lambda: tempo.pettingzoo("connectx"), "PettingZoo is not installed: pip install 'pettingzoo>="),
    "gymnasium": (lambda: tempo.gymnasium("connectx", first_legal), "Gymnasium is not installed: pip install 'gymnasi"),
    "pyspiel": (lambda: tempo.openspiel("connectx"), "OpenSpiel is not installed: pip install --no-deps 'open_spiel>"),
}


@pytest.fixture(autouse=True)
def examples():
    with with_examples():
        yield


def first_legal(state: tempo.State) -> int:
    return state.legal[0]


def game_named(name: str) -> tempo.Game:
    return tempo.game(name, **SIZES[name])


def warnings_of(call: Callable[[], object]) -> set[str]:
    """Return the beginnings of the warnings that a call gives."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return {str(warning.message).strip("\x1b[3m")[:40] for warning in caught}


# PettingZoo


@each_game
def test_pettingzoo_accepts_the_environment(name, capsys):
    """Its warnings are those that its own board games get: masked observations, and empty boards."""
    env = tempo.pettingzoo(game_named(name), render_mode="ansi")
    for agent in ("player_0", "player_1"):
        env.action_space(agent).seed(1)
    of_board_games = {
        "Observation is not a NumPy array",
        "Observation space for each agent probabl",
        "Observation numpy array is all zeros.",
    }
    assert warnings_of(lambda: api_test(env)) <= of_board_games
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: tempo.pettingzoo(game_named(name)))


@each_game
def test_agents_observe_their_own_cells_and_are_rewarded_at_the_end(name):
    env, chance = tempo.pettingzoo(game_named(name), render_mode="ansi"), random.Random(1)
    env.reset()
    while not env.game_state.is_over:
        state, (shown, reward, *_) = env.game_state, env.last()
        assert env.agent_selection == f"player_{state.to_move - 1}" and reward == 0
        assert [*np.flatnonzero(shown["action_mask"])] == sorted(state.legal)
        for seat in (0, 1):
            cells, other = env.observe(f"player_{seat}")["observation"]
            assert (cells == (state.board == seat + 1)).all() and (other == (state.board == 2 - seat)).all()
        env.step(chance.choice(state.legal))
    assert env.rewards == {"player_0": env.game_state.result, "player_1": -env.game_state.result}
    assert env.render() == str(env.game_state) and all(env.terminations.values())


def test_who_closes_a_box_moves_again_after_the_pass_of_the_other():
    env, game = tempo.pettingzoo(game_named("dots_and_boxes")), game_named("dots_and_boxes")
    env.reset()
    for edge in (6, 0, 7, 2):  # the second player closes the upper left box
        env.step(edge)
    assert env.agent_selection == "player_0"
    assert [*np.flatnonzero(env.last()[0]["action_mask"])] == [PASS_OF_BOXES]
    env.step(PASS_OF_BOXES)
    assert env.agent_selection == "player_1" and env.game_state.counts == (0, 1)

    replies = {1: 6, 3: 11, 5: PASS_OF_BOXES}
    env = tempo.gymnasium(game, lambda state: replies[len(state.moves)])
    env.reset()
    for edge in (0, 7, 2):
        _, _, is_over, _, info = env.step(edge)
    assert env.game_state.moves == (0, 6, 7, 11, 2, PASS_OF_BOXES) and not is_over
    assert [*np.flatnonzero(info["action_mask"])] == [1, 3, 4, 5, 8, 9, 10] and env.game_state.counts == (1, 0)


def test_an_illegal_action_loses_in_pettingzoo():
    env = tempo.pettingzoo("connectx")
    env.reset()
    for _ in range(6):
        env.step(3)
    env.step(3)
    assert env.rewards == {"player_0": -1, "player_1": 0} and all(env.terminations.values())
    with pytest.raises(tempo.BadInput, match="not legal"):
        env.reset()
        env.unwrapped.step(7)


# Gymnasium


@each_game
@pytest.mark.parametrize("seat", [0, 1, None])
def test_gymnasium_accepts_the_environment(name, seat):
    env = tempo.gymnasium(game_named(name), first_legal, seat=seat, render_mode="ansi")
    env.action_space.seed(1)
    (complaint,) = warnings_of(lambda: check_env(env))
    assert complaint.startswith("WARN: Not able to test alternative")  # gymnasium.make did not make it
    assert env.render() == str(env.game_state)


@each_game
def test_the_agent_is_rewarded_from_its_seat(name):
    chance, ends = random.Random(1), set()
    opponent = tempo.player("random", game_named(name))
    for seat in (0, 1) * 5:
        env = tempo.gymnasium(opponent.game, opponent, seat=seat)
        (cells, other), info = env.reset()
        is_over = False
        while not is_over:
            state = env.game_state
            assert state.to_move == seat + 1 and [*np.flatnonzero(info["action_mask"])] == sorted(state.legal)
            assert (cells == (state.board == seat + 1)).all() and (other == (state.board == 2 - seat)).all()
            (cells, other), reward, is_over, is_cut, info = env.step(np.int64(chance.choice(state.legal)))
            assert not is_cut and (is_over or reward == 0)
        assert env.game_state.is_over and reward == env.game_state.result * (1 - 2 * seat)
        ends.add(reward)
    assert ends >= {1.0, -1.0}


def test_the_opponent_is_a_player_its_text_or_a_function():
    game = tempo.game("connectx")
    for opponent in (tempo.player("classic", game, sims=200), "random", lambda state: state.name_of(state.legal[-1])):
        env = tempo.gymnasium(game, opponent, seat=1)
        env.reset()
        assert len(env.game_state.moves) == 1
    env = tempo.gymnasium(game, tempo.player("classic", game, sims=200))
    env.reset()
    steps = [env.step(column) for column in (0, 0, 0)]
    assert 0 in env.game_state.moves[1::2] and not steps[-1][2]  # it blocks the column


def test_a_seat_is_drawn_from_the_seed():
    env = tempo.gymnasium("connectx", first_legal, seat=None)
    drawn = [len(env.reset(seed=seed)[0][1].nonzero()[0]) for seed in range(20)]
    assert set(drawn) == {0, 1} and drawn == [len(env.reset(seed=seed)[0][1].nonzero()[0]) for seed in range(20)]


def test_an_illegal_action_loses_in_gymnasium():
    env = tempo.gymnasium("connectx", lambda state: 3)
    env.reset()
    for _ in range(3):
        env.step(3)
    before = env.game_state
    _, reward, is_over, is_cut, _ = env.step(3)
    assert (reward, is_over, is_cut, env.game_state) == (-1.0, True, False, before)


def test_a_game_begins_with_reset_and_goes_no_further_when_it_is_over():
    env = tempo.gymnasium("connectx", lambda state: 6)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset()
    for column in (0, 1, 2, 3):
        _, reward, is_over, _, info = env.step(column)
    assert (reward, is_over, info["action_mask"].sum()) == (1.0, True, 0)
    with pytest.raises(tempo.BadInput, match="the game is over"):
        env.step(0)


# OpenSpiel


@each_game
def test_openspiel_accepts_the_game(name):
    """Its random games in C++ and Python, with copies and pickles, and the tests that it runs on every game."""
    np.random.seed(1)
    game = tempo.openspiel(game_named(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)
    tested = {"game": game, "game_name": game.get_type().short_name}
    cases = type("Cases", (openspiel_api.EnforceAPIOnPartialTreeBase,), tested)
    judged = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(cases).run(judged)
    assert judged.testsRun >= 5 and (judged.failures, judged.errors, judged.skipped) == ([], [], [])


@pytest.mark.parametrize(("name", "foreign"), [("connectx", "connect_four"), ("othello", "othello")])
def test_wrapped_games_have_the_rules_of_openspiel(name, foreign):
    chance, results = random.Random(1), set()
    for _ in range(100 if name == "connectx" else 20):
        ours, theirs = (one.new_initial_state() for one in (tempo.openspiel(name), pyspiel.load_game(foreign)))
        while not theirs.is_terminal():
            assert ours.current_player() == theirs.current_player()
            assert ours.legal_actions() == theirs.legal_actions()
            action = chance.choice(theirs.legal_actions())
            ours.apply_action(action)
            theirs.apply_action(action)
        assert ours.is_terminal() and ours.returns() == theirs.returns()
        results.add(tuple(ours.returns()))
    assert len(results) >= 2


def test_the_search_of_openspiel_plays_the_wrapped_game():
    """25 simulations a move against random moves, from both seats."""
    game, random_state, chance = tempo.openspiel("connectx"), np.random.RandomState(1), random.Random(1)
    bot = mcts.MCTSBot(game, 2.0, 25, mcts.RandomRolloutEvaluator(1, random_state), random_state=random_state)
    points = 0.0
    for seat in (0, 1) * 3:
        state = game.new_initial_state()
        while not state.is_terminal():
            is_bot = state.current_player() == seat
            state.apply_action(bot.step(state) if is_bot else chance.choice(state.legal_actions()))
        points += state.returns()[seat]
    assert points >= 4


def test_an_observer_sees_planes_and_a_copy_shares_its_state():
    game = tempo.openspiel("connectx")
    state = game.new_initial_state()
    for action in (3, 3, 4):
        state.apply_action(action)
    assert game.observation_tensor_shape() == [2, 6, 7]
    planes = np.array(state.observation_tensor(1)).reshape(2, 6, 7)
    assert (planes == state.game_state.planes).all() and planes[0].sum() == 1
    assert state.clone().game_state is state.game_state and state.action_to_string(1, 3) == "4"


def test_a_pickled_state_is_read_by_another_process(tmp_path):
    state = tempo.openspiel(tempo.game("connectx", rows=7)).new_initial_state()
    state.apply_action(3)
    (tmp_path / "state").write_bytes(pickle.dumps(state))
    code = "import pickle, sys; state = pickle.load(open(sys.argv[1], 'rb')); print(state.get_game(), state.history())"
    command = [sys.executable, "-c", code, str(tmp_path / "state")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "tempo_connectx(columns=7,inarow=4,rows=7) [3]\n"


# All of them


def test_nothing_is_imported_before_it_is_needed():
    code = "import sys, tempo, tempo.api.wrappers, tempo.api.openspiel_game\n"
    code += "print({'pettingzoo', 'gymnasium', 'pyspiel', 'open_spiel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("package", LIBRARIES)
def test_a_missing_library_is_named_with_its_installation(package, monkeypatch):
    wrap, complaint = LIBRARIES[package]
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(tempo.BadInput) as caught:
        wrap()
    assert str(caught.value).startswith(complaint) and "\n" not in str(caught.value)


WRONG = [
    (lambda: tempo.pettingzoo("chess"), "no game 'chess'"),
    (lambda: tempo.openspiel(7), "7 is no game"),
    (lambda: tempo.pettingzoo("connectx", render_mode="human"), "give 'ansi' for text, or None"),
    (lambda: tempo.gymnasium("connectx", 7), "7 is no opponent"),
    (lambda: tempo.gymnasium("connectx", "nobody"), "no player 'nobody'"),
    (lambda: tempo.gymnasium("connectx", first_legal, seat=2), "seat=2: give 0 to begin"),
    (lambda: tempo.gymnasium("othello", tempo.player("random", tempo.game("connectx")), seat=1).reset(), "no state of"),
]


@pytest.mark.parametrize(("call", "expected"), WRONG)
def test_wrong_input_is_one_sentence(call, expected):
    with pytest.raises(tempo.BadInput) as caught:
        call()
    assert expected in str(caught.value) and "\n" not in str(caught.value)


def test_a_game_without_a_count_of_actions_is_refused(monkeypatch):
    monkeypatch.setattr(type(adapter_of("connectx")), "action_count", GameAdapter.action_count)
    for wrap in (tempo.pettingzoo, tempo.openspiel):
        with pytest.raises(tempo.BadInput, match="the adapter of connectx has no action_count"):
            wrap("connectx")
