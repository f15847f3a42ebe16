"""The arena's runner against the environments of Gomoku and Othello: observations, verdicts, clock.

tests/arena/referee compares ConnectX.
"""

import json
import random

import numpy as np
import pyspiel
import pytest
from jsonschema import Draft202012Validator

from tempo.arena.adapter.environments import environment as environment_module
from tempo.arena.adapter.environments.environment import load_environment, problem_of_name
from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.referee.check_spec import check_spec_of
from tempo.arena.referee.one_game import play_game

CONFIGS = {  # a move takes nothing of the bank, which is compared, on a machine however busy
    "gomoku": new_config("gomoku", {"size": 7, "inarow": 4}, act_timeout=60.0, bank=7.0),
    "othello": new_config("othello", {}, act_timeout=60.0, bank=7.0),
}
SETTINGS = {"gomoku": {"size": 7, "inarow": 4}, "othello": {"strictMode": True, "includeLegalActions": False}}


@pytest.fixture(autouse=True)
def trusted_schemas(monkeypatch):
    """Do not check the environment's own schemas at every step, which takes half of the time."""
    monkeypatch.setattr(Draft202012Validator, "check_schema", lambda *arguments, **options: None)


class Whole(int):
    """An int of another class."""


ODD_ACTIONS = {  # in place of an action, by the legal ones
    "none": lambda legal: None,
    "another class": lambda legal: Whole(legal[0]),
    "text": lambda legal: str(legal[0]),
    "true": lambda legal: True,
    "numpy int": lambda legal: np.int64(legal[0]),
    "whole float": lambda legal: float(legal[0]),
    "numpy float": lambda legal: np.float64(legal[0]),
    "fraction": lambda legal: legal[0] + 0.5,
    "nan": lambda legal: float("nan"),
    "infinite": lambda legal: float("inf"),
    "array": lambda legal: np.array([19, 20]),
    "negative": lambda legal: -1,
    "failed": lambda legal: -2,
    "taken": lambda legal: next(cell for cell in range(49) if cell not in legal),
    "off the board": lambda legal: 64,  # a pass in Othello, which is not legal
    "huge": lambda legal: 10**30,
}
ODD_ANSWERS = {  # in place of an answer
    "nothing": lambda legal: None,
    "bare": lambda legal: legal[0],
    "list": lambda legal: [legal[0]],
    "empty": lambda legal: {},
    "submission": lambda legal: {"submission": legal[0]},
    "more than the move": lambda legal: {"submission": legal[0], "thoughts": "x"},
    "something else": lambda legal: {"move": legal[0]},
    "leave": lambda legal: "Q",
    "raises": lambda legal: 1 // 0,
    "exits": lambda legal: exit(3),
    "returns an exception": lambda legal: ValueError("returned"),
}
# Each in the seats by turns: in one seat of Gomoku, in the other one of Othello.
ODD = [(game, odd, (number + place) % 2)
       for place, game in enumerate(CONFIGS) for number, odd in enumerate([*ODD_ACTIONS, *ODD_ANSWERS])]
FINE = {
    "gomoku": {"none", "another class", "nothing", "bare"},
    "othello": {"another class", "numpy int", "submission"},
}


class Scripted:
    """Plays random actions, or an odd answer as answer number `when`; keeps and then spoils its observations."""

    def __init__(self, game, seed, odd="", when=0):
        self.adapter, self.generator, self.odd, self.when = adapter_of(game), random.Random(seed), odd, when
        self.seen, self.before = [], []

    def __call__(self, observation, configuration):
        position = self.adapter.position_seen(observation, configuration)
        if position is None:  # before the game
            self.before.append(dict(observation))
            return {"submission": -1}
        legal, shown = position.legal(), json.loads(json.dumps(observation))
        if "serializedGameAndState" in shown:
            state = pyspiel.deserialize_game_and_state(shown["serializedGameAndState"])[1]
            shown["serializedGameAndState"] = list(state.history())
            assert state.legal_actions() == legal
            del shown["remainingOverageTime"]
        else:
            observation.board[:] = [2] * len(observation.board)
        self.seen.append((shown, {key: value for key, value in configuration.items() if key != "runTimeout"}))
        if len(self.seen) == self.when and self.odd in ODD_ANSWERS:
            return ODD_ANSWERS[self.odd](legal)
        if len(self.seen) == self.when:
            return check_spec_of(self.adapter.game).wrap(ODD_ACTIONS[self.odd](legal))
        # cell 0 of Gomoku stands for None
        return self.adapter.answer_of(self.generator.choice(legal[1:] or legal), position)


def both(game, *agents):
    load_environment()
    ours, theirs = ([Scripted(game, *agent) for agent in agents] for _ in range(2))
    there = adapter_of(game).play_in_environment(tuple(theirs), CONFIGS[game], "")
    return (play_game(tuple(ours), CONFIGS[game]), ours), (there, theirs)


@pytest.mark.parametrize("game", CONFIGS)
@pytest.mark.parametrize("seed", range(2))
def test_games_and_observations_agree(seed, game):
    (here, ours), (there, theirs) = both(game, (seed,), (seed + 100,))
    assert (here.statuses, here.rewards, here.problem) == (there.statuses, there.rewards, there.problem)
    plain = [[(move.step, move.seat, move.action, move.bank) for move in played.moves] for played in (here, there)]
    assert plain[0] == plain[1]
    assert [agent.seen for agent in ours] == [agent.seen for agent in theirs]
    if game == "gomoku":
        assert ours[0].seen[1][0]["board"].count(2) == 1  # the agents' changes had no effect
    else:
        assert [agent.before for agent in theirs] == [[{"remainingOverageTime": 7.0, "step": 0}]] * 2


@pytest.mark.parametrize(("game", "odd", "seat"), ODD)
def test_each_odd_answer_gets_the_environments_verdict(game, odd, seat):
    agents = [(1,), (2,)]
    agents[seat] = (1, odd, 2)
    (here, _), (there, _) = both(game, *agents)
    assert (here.statuses, here.rewards) == (there.statuses, there.rewards)
    played = [[move.action for move in played.moves if move.action is not None] for played in (here, there)]
    assert played[0] == played[1]
    assert (here.problem is None) == (there.problem is None) == (odd in FINE[game])
    assert here.forfeit() == (None if odd in FINE[game] else seat)
    if game == "gomoku" and odd == "none":
        assert here.moves[2 + seat].action == 0


@pytest.mark.parametrize("game", CONFIGS)
def test_the_board_the_bank_and_the_clock_reach_the_environment(game):
    environment, config = adapter_of(game).make_environment(CONFIGS[game]), CONFIGS[game]
    assert environment.configuration.items() >= {"actTimeout": 60.0, **SETTINGS[game]}.items()
    assert [state.observation.remainingOverageTime for state in environment.state] == [7.0, 7.0]
    late = adapter_of(game).make_environment(config._replace(bank=0.0)).state[1].observation
    assert late.remainingOverageTime == 0.0


@pytest.mark.parametrize("game", CONFIGS)
def test_no_game_within_the_clock_runs_out_of_the_environments_time(game):
    """Each side may use all its bank, and the whole time of each move."""
    config = CONFIGS[game]._replace(act_timeout=1000.0, bank=10_000.0)
    configuration = adapter_of(game).make_environment(config).configuration
    assert configuration.runTimeout > 2 * config.bank + adapter_of(game).most_plies(config) * config.act_timeout


HERE = "kaggle_environments has no"
UNLIKE = "is no game of two players in turns that see all, without chance"
NAMES = {
    "connectx": "",
    "open_spiel_hex": "",
    "open_spiel_hx": f"{HERE} 'open_spiel_hx' here; did you mean open_spiel_hex",
    "no such environment": f"{HERE} 'no such environment' here",
    "open_spiel_matching_pennies_3p": f"open_spiel_matching_pennies_3p {UNLIKE}",
    "open_spiel_oshi_zumo": f"open_spiel_oshi_zumo {UNLIKE}",  # both players move at once
    "open_spiel_backgammon": f"open_spiel_backgammon {UNLIKE}",  # dice
    "open_spiel_dark_hex": f"open_spiel_dark_hex {UNLIKE}",  # unseen stones
}


@pytest.mark.parametrize("name", NAMES)
def test_an_environment_that_cannot_be_played_is_named_with_the_reason(name):
    assert problem_of_name(name).startswith(NAMES[name]) and bool(problem_of_name(name)) == bool(NAMES[name])


def test_an_environment_of_openspiel_needs_it(monkeypatch):
    monkeypatch.setattr(environment_module, "find_spec", lambda name: None)
    assert problem_of_name("open_spiel_hex") == "open_spiel_hex needs OpenSpiel: pip install --no-deps 'open_spiel>=2'"
    assert problem_of_name("connectx") == ""
