"""The lab's referee against the environment itself, and its arithmetic of the clock."""

import random
from itertools import cycle

import numpy as np
import pytest
from config_support import connectx_config
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.arena.adapter.environments.environment import load_environment, play_from_opening
from tempo.arena.referee.one_game import describe, play_game
from tempo.games.connectx.adapter import adapter, board
from tempo.games.connectx.adapter.adapter import ADAPTER

ODDITIES = {
    "none": lambda board, columns: None,
    "true": lambda board, columns: True,
    "false": lambda board, columns: False,
    "numpy int": lambda board, columns: np.int64(0),
    "numpy float": lambda board, columns: np.float64(0),
    "numpy bool": lambda board, columns: np.bool_(True),
    "whole float": lambda board, columns: 0.0,
    "whole float off the board": lambda board, columns: float(columns),
    "fraction": lambda board, columns: 0.5,
    "nan": lambda board, columns: float("nan"),
    "infinite": lambda board, columns: float("inf"),
    "text": lambda board, columns: "0",
    "list": lambda board, columns: [0],
    "negative": lambda board, columns: -1,
    "off the board": lambda board, columns: columns,
    "huge": lambda board, columns: 10**30,
    "full": lambda board, columns: next((c for c in range(columns) if board[c]), columns),
    "raises": lambda board, columns: 1 // 0,
    "exits": lambda board, columns: exit(3),
    "returns an exception": lambda board, columns: ValueError("returned"),
}


class Scripted:
    """Agent that plays free columns from a script, and something odd at move `when`. It modifies its arguments."""

    def __init__(self, script, odd, when):
        self.script, self.odd, self.when = cycle(script), odd, when
        self.seen = []

    def __call__(self, observation, configuration):
        rest = {key: value for key, value in observation.items() if key != "remainingOverageTime"}
        self.seen.append((dict(rest, board=list(observation.board)), dict(configuration)))
        assert (observation.mark, configuration.rows) == (observation["mark"], configuration["rows"])
        board, columns = list(observation.board), configuration.columns
        observation.board[:] = [2] * len(board)
        configuration.columns = 99
        if len(self.seen) == self.when:
            return ODDITIES[self.odd](board, columns)
        free = [column for column in range(columns) if not board[column]]
        return free[next(self.script) % len(free)]


SCRIPTED = st.tuples(
    st.lists(st.integers(0, 11), min_size=1, max_size=12), st.sampled_from(sorted(ODDITIES)), st.integers(1, 10)
)
CONFIG = st.tuples(st.integers(1, 5), st.integers(1, 7), st.integers(1, 5)).map(lambda shape: connectx_config(*shape))


@settings(max_examples=20)
@given(CONFIG, SCRIPTED, SCRIPTED)
def test_the_same_game_as_in_the_environment(config, first, second):
    """Same moves, statuses, rewards and observations, whatever the agents return."""
    ours, theirs = ([Scripted(*first), Scripted(*second)] for _ in range(2))
    here = play_game(tuple(ours), config)
    there = ADAPTER.play_in_environment(tuple(theirs), config, "")
    assert (here.statuses, here.rewards) == (there.statuses, there.rewards)
    columns = [move.action for move in here.moves if move.action is not None]
    assert columns == [move.action for move in there.moves if move.action is not None]
    assert [agent.seen for agent in ours] == [agent.seen for agent in theirs]
    assert (here.problem is None) == (there.problem is None)


@pytest.mark.parametrize("odd", sorted(ODDITIES))
def test_each_odd_answer_gets_the_verdict_of_the_environment(odd):
    games = []
    for play in (play_game, lambda agents, config: ADAPTER.play_in_environment(agents, config, "")):
        games.append(play((Scripted([0], odd, 2), Scripted([1], "none", 0)), connectx_config()))
    assert games[0].statuses == games[1].statuses
    assert games[0].rewards == games[1].rewards


class Clock:
    """Clock that advances only by what agents spend."""

    def __init__(self):
        self.time = 0.0
        self.banks = []  # that agents were shown

    def __call__(self):
        return self.time

    def agent(self, durations):
        """Return an agent that spends the given times, move by move, and fills columns from the left."""
        durations = iter(durations)

        def spend(observation, configuration):
            self.banks.append(observation.remainingOverageTime)
            self.time += next(durations)
            return next(column for column in range(7) if not observation.board[column])

        return spend


def play_on_a_clock(first, second, **config):
    clock = Clock()
    game = play_game((clock.agent(first), clock.agent(second)), connectx_config(**config), now=clock)
    return game, clock.banks


def test_overage_is_charged_beyond_the_act_timeout():
    game, banks = play_on_a_clock([1.5, 3.0, 5.0, 99.0], [2.0, 2.25, 0, 0], act_timeout=2.0, bank=10.0)
    assert banks == [10.0, 10.0, 10.0, 10.0, 9.0, 9.75, 6.0]
    assert game.statuses == ("TIMEOUT", "DONE")
    assert game.rewards == (None, 0)
    assert game.banks == (6.0 - 97.0, 9.75)
    assert game.moves[-1].action is None


@pytest.mark.parametrize(("late", "status"), [(0.0, "DONE"), (2**-20, "TIMEOUT")])
def test_all_of_the_bank_may_be_spent_and_no_more(late, status):
    game, _ = play_on_a_clock([3.0, 2.0 + late] + [0] * 9, [0] * 9, act_timeout=2.0, bank=1.0)
    assert game.statuses[0] == status


def test_lateness_precedes_all_other_faults():
    def late_and_wrong(observation, configuration):
        clock.time += 3
        raise ValueError

    clock = Clock()
    game = play_game((late_and_wrong, late_and_wrong), connectx_config(act_timeout=1, bank=1), now=clock)
    assert game.statuses == ("TIMEOUT", "DONE")


def test_untimed_games_measure_and_charge_nothing():
    game, banks = play_on_a_clock([100.0] * 21, [1.0] * 21, timed=False)
    assert set(banks) == {60.0}
    assert (game.statuses, game.banks) == (("DONE", "DONE"), (60.0, 60.0))
    assert game.moves[0].seconds == 100.0


@settings(max_examples=12)
@given(
    st.lists(st.sampled_from([0.0, 0.5, 1.0, 1.000001, 1.25, 2.0]), min_size=21, max_size=21),
    st.sampled_from([0.0, 0.25, 1.0, 3.0]),
)
def test_the_clock_of_the_environment(durations, bank):
    """The environment with its clock replaced: the same banks to the last bit, the same timeouts."""
    from kaggle_environments import agent as environment_agent

    config = connectx_config(act_timeout=1.0, bank=bank)
    here, banks_here = play_on_a_clock(durations, [0.0] * 21, act_timeout=1.0, bank=bank)
    clock = Clock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(environment_agent, "perf_counter", clock)
        there = ADAPTER.play_in_environment((clock.agent(durations), clock.agent([0.0] * 21)), config, "")
    assert (here.statuses, here.rewards, here.banks) == (there.statuses, there.rewards, there.banks)
    assert banks_here == clock.banks
    assert [move.seconds for move in here.moves] == pytest.approx([move.seconds for move in there.moves])


def test_a_game_longer_than_the_episode_ends_as_it_stands(monkeypatch):
    """The environment's step limit, here a short one, on a board that is not full by then."""
    config = connectx_config()
    assert load_environment().make("connectx").configuration.episodeSteps == board.MAX_STEPS
    for module in (adapter, board):
        monkeypatch.setattr(module, "MAX_STEPS", 7)
    here = play_game((left, left), config)
    there = ADAPTER.play_in_environment((left, left), config, "")
    assert len(here.moves) == len(there.moves) == 6
    assert here.statuses == there.statuses == ("DONE", "DONE")


def test_an_opening_is_on_the_board_and_not_among_the_moves():
    seen = []

    def watch(observation, configuration):
        seen.append((observation.step, observation.mark, list(observation.board)))
        return random.choice([column for column in range(7) if not observation.board[column]])

    game = play_game((watch, watch), connectx_config(), opening=(3, 3, 2))
    step, mark, board = seen[0]
    assert (step, mark) == (3, 2)
    assert (board[38], board[31], board[37]) == (1, 2, 1)
    assert sum(map(bool, board)) == 3
    assert (game.opening, game.moves[0].step, game.moves[0].seat) == ((3, 3, 2), 3, 1)


# ---- the environment's own games ----


def left(observation, configuration):
    return 0


@pytest.mark.parametrize(
    ("loser", "status", "problem"),
    [
        (lambda observation, configuration: 1 // 0, "ERROR", "ZeroDivisionError: integer division or modulo by zero"),
        (lambda observation, configuration: 99, "INVALID", "returned 99, which is full or not on the board"),
        (lambda observation, configuration: "0", "INVALID", "returned something that is not a move"),
        ("late", "TIMEOUT", "more than was left"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_forfeit_in_the_environment_says_why_and_whose(loser, status, problem, seat, monkeypatch):
    clock = Clock()
    monkeypatch.setattr("kaggle_environments.agent.perf_counter", clock)
    loser = clock.agent([2.5]) if loser == "late" else loser
    made = ADAPTER.make_environment(connectx_config(act_timeout=1.0, bank=1.0))
    game = play_from_opening((loser, left) if seat == 0 else (left, loser), made, (1, 2))
    assert game.statuses[seat] == status and game.statuses[1 - seat] == "DONE"
    assert problem in game.problem and game.opening == (1, 2)


def test_a_late_move_is_described_by_its_time_whatever_it_was():
    assert describe("TIMEOUT", 3, 2.25) == "took 2.250 s, more than was left"
    assert describe("INVALID", 9, 2.25) == "returned 9 (int)"
