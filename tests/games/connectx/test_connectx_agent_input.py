"""The ConnectX agent's input, valid or broken, and its log line: it always answers, and prints one line."""
from copy import deepcopy
from itertools import count

import pytest
from agent_support import FIGHT, PROFILES, SEARCHER, SEARCHERS, STANDARD, cells_of, decide, quiet, rules, seen
from games import Referee
from handed_support import forms_of, listen_to_the_clock
from player_support import Breaks

from tempo.games.connectx.profiles import CHAMPION, CLASSIC
from tempo.games.connectx.solver_agent import SolverAgent
from tempo.search import player as player_module
from tempo.search import tree_searcher
from tempo.search.agent import log_line
from tempo.search.types import Snapshot

LONGEST_LINE = 200


# ---- valid input ----

WITHOUT_STEP = {key: value for key, value in seen(FIGHT).items() if key != "step"}
WITHOUT_BANK = {key: value for key, value in seen(FIGHT).items() if key != "remainingOverageTime"}
HANDED = {
    **forms_of(seen(FIGHT), rules()),
    "no step": (WITHOUT_STEP, rules()),
    "no bank": (WITHOUT_BANK, rules()),
    "a bank in whole seconds": (seen(FIGHT, bank=60), rules()),
    "a tuple of cells": (seen(FIGHT) | {"board": tuple(FIGHT)}, rules()),
}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("name", HANDED)
def test_the_move_does_not_depend_on_the_form_of_the_input(name, profile):
    observation, configuration = deepcopy(HANDED[name])
    before = deepcopy((observation, configuration))
    expected = decide(quiet(profile, 300), FIGHT)
    agent = quiet(profile, 300)
    move = agent(observation, configuration)
    assert (move, agent.last.reason) == expected
    assert type(move) is int
    assert (observation, configuration) == before


@pytest.mark.parametrize("profile", SEARCHERS)
def test_without_a_configuration_argument(profile):
    agent = quiet(profile)
    assert agent(seen([0] * 42)) == 3
    assert agent.last.reason == "opening"


def test_the_clock_comes_from_the_observation(monkeypatch):
    asked = listen_to_the_clock(monkeypatch)
    agent = quiet(CHAMPION)
    agent(seen(FIGHT, bank=12.5), rules(step=0.7))
    agent(WITHOUT_BANK, rules())
    agent(seen(FIGHT, bank=3.0), None)
    filled = 7 / 42
    assert asked == [(CHAMPION.plan, *clock, filled) for clock in ((0.7, 12.5), (2.0, 0.0), (2.0, 3.0))]
    assert agent.last.bank == 3.0


# ---- it never raises ----

@pytest.mark.parametrize("profile", SEARCHERS)
def test_an_exception_in_the_search_still_gives_a_legal_move(profile, monkeypatch, capsys):
    monkeypatch.setattr(tree_searcher, "search", Breaks(0, ZeroDivisionError("out of order")))
    agent = SolverAgent(profile, seed=1)
    cells = cells_of("2.....1 1.....2 2.....1 1.....2 2.....1 1.....2")
    moves = set()
    for _ in range(60):
        move, reason = decide(agent, cells)
        assert reason == "error"
        moves.add(move)
    assert moves == {1, 2, 3, 4, 5}
    printed = capsys.readouterr().out
    assert "ZeroDivisionError" in printed and "out of order" in printed
    assert "why=error" in printed


def test_an_exception_late_in_the_search_keeps_its_result(monkeypatch, capsys):
    now = count(0.0, 0.03)
    monkeypatch.setattr(tree_searcher, "search", Breaks(20, MemoryError("no more")))
    monkeypatch.setattr(player_module, "perf_counter", lambda: next(now))
    agent = SolverAgent(SEARCHER, seed=1)
    move = agent(seen(FIGHT), rules())
    assert (agent.last.move, agent.last.reason) == (move, "search")
    assert agent.last.simulations > 0
    printed = capsys.readouterr().out
    assert "MemoryError" in printed and "no more" in printed


LEFT_FULL = cells_of("1...... 2...... 1...... 2...... 1...... 2......")
BROKEN = {
    "no mark": ({"board": LEFT_FULL}, rules()),
    "an odd mark": (seen(LEFT_FULL) | {"mark": None}, rules()),
    "a bank in words": (seen(LEFT_FULL) | {"remainingOverageTime": "plenty"}, rules()),
    "a step in words": (seen(LEFT_FULL), rules() | {"actTimeout": "soon"}),
    "rows in words": (seen(LEFT_FULL), rules() | {"rows": "six"}),
    "too many rows": (seen(LEFT_FULL), rules() | {"rows": 9}),
    "cells in words": (seen(LEFT_FULL) | {"board": [*LEFT_FULL[:-1], "x"]}, rules()),
    "too few cells": (seen(LEFT_FULL) | {"board": LEFT_FULL[:30]}, rules()),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_observation_still_gets_a_legal_column(name):
    """The top row is readable, so the answer is a column that is not full."""
    for seed in range(10):
        agent = SolverAgent(CLASSIC, 20, seed, log=False)
        move = agent(*BROKEN[name])
        assert type(move) is int
        assert 1 <= move <= 6


NOTHING = [
    (None, None),
    ({}, {}),
    (5, None),
    ({"board": None}, None),
    ({"board": [], "mark": 1}, None),
    ({"board": [1] * 42, "mark": 1}, None),
    (seen(FIGHT), rules() | {"columns": "seven"}),
    (seen(FIGHT), object()),
]


@pytest.mark.parametrize(("observation", "configuration"), NOTHING)
def test_a_meaningless_observation_still_gets_an_answer(observation, configuration, capsys):
    agent = SolverAgent(CHAMPION, 20, seed=1)
    assert type(agent(observation, configuration)) is int
    assert agent.last.reason == "error"
    assert "error" in capsys.readouterr().out


# ---- the log line ----

def printed_by(agent: SolverAgent, cells: list[int], capsys, size=STANDARD) -> str:
    agent(seen(cells), rules(*size))
    return capsys.readouterr().out


@pytest.mark.parametrize("profile", PROFILES)
def test_each_move_prints_one_line(profile, capsys):
    agent, referee = SolverAgent(profile, 400, seed=1), Referee(*STANDARD)
    while not referee.over:
        printed = printed_by(agent, referee.cells, capsys)
        last = agent.last
        assert printed.count("\n") == 1 and printed.endswith("\n")
        assert len(printed) < LONGEST_LINE
        words = printed.split()
        assert words[:2] == ["tempo", str(sum(cell != 0 for cell in referee.cells))]
        assert f"why={last.reason}" in words
        assert f"bank={last.bank:.1f}" in words
        assert (f"sims={last.simulations}" in words) == (last.simulations > 0) == ("sims=" in printed)
        referee.drop(last.move)


def test_large_numbers_stay_on_one_short_line():
    huge = Snapshot(9999, "proven", 0.123456789, 99999, 98765.4321, 98765.4321, 10**15, 99999, line=tuple(range(900)))
    assert len(log_line(huge, "move=pass")) < LONGEST_LINE
    assert "\n" not in log_line(huge, "move=pass")


def test_log_false_prints_nothing(capsys):
    assert printed_by(SolverAgent(CHAMPION, 20, seed=1, log=False), FIGHT, capsys) == ""


def test_a_second_call_during_a_search_gets_a_legal_move():
    """A harness may give up waiting, but the search of the first call goes on."""
    agent = quiet(CHAMPION, 20)
    agent.lock.acquire()
    cells = cells_of("2.....1 1.....2 2.....1 1.....2 2.....1 1.....2")
    assert {agent(seen(cells), rules()) for _ in range(60)} == {1, 2, 3, 4, 5}
    agent.lock.release()
    assert decide(agent, cells)[1] != "error"


def test_a_long_error_message_is_cut(monkeypatch, capsys):
    """Compiler errors can fill pages; the competition keeps 10,000 characters for each step."""

    complaint = TypeError("cannot compile\n" + "because of this and that\n" * 1000)
    monkeypatch.setattr(tree_searcher, "search", Breaks(0, complaint))
    printed = printed_by(SolverAgent(SEARCHER, seed=1), FIGHT, capsys)
    assert "TypeError" in printed and "cannot compile" in printed
    assert len(printed.splitlines()) <= 2
    assert all(len(line) < LONGEST_LINE for line in printed.splitlines())
