"""What the agents of all games have in common, as black boxes: any form of input, an answer always, one line a move."""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import pytest
from file_games import environment_process, games_of
from folders import ROOT
from handed_support import entry_of, forms_of, listen_to_the_clock
from player_support import Breaks

from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.players.profile_agents import agents_of, profile_names, profile_of
from tempo.search import tree_searcher
from tempo.search.player.agent import log_line
from tempo.search.types import Snapshot

LONGEST_LINE = 200
PROFILES = [(game, name) for game in games() for name in profile_names(game) if name != "network"]
TREES = {"connectx": "classic", "gomoku": "classic_uniform", "othello": "classic"}  # nothing but a tree search
ODD_BOARDS = {
    "connectx": [(1, 1, 1), (1, 1, 4), (1, 7, 4), (7, 1, 4), (1, 7, 1), (6, 7, 1), (4, 5, 9), (10, 9, 4), (20, 20, 5)],
    "gomoku": [(3, 3), (3, 5), (4, 4), (5, 5), (9, 5), (6, 1), (7, 2), (20, 5), (8, 8)],
    "othello": [()],
}
SHAPES = {"connectx": ("rows", "columns", "inarow"), "gomoku": ("size", "inarow"), "othello": ()}
LARGEST = {  # bytes of a built file
    "connectx": 350_000, "connectx_classic": 250_000, "gomoku": 410_000, "gomoku_classic_rules": 290_000,
    "othello": 395_000, "othello_classic": 240_000,
}  # fmt: skip


class Case(NamedTuple):
    """A position as an agent is shown it."""

    game: str
    config: MatchConfig
    board: Any

    def seen(self, bank: Any = 60.0) -> dict:
        return dict(adapter_of(self.game).observation_of(self.board, bank))

    def rules(self, step: Any = 2.0) -> dict:
        return {**adapter_of(self.game).configuration_of(self.config), "actTimeout": step}

    def meant(self, answer: Any) -> int | None:
        """Return the action of an answer, None if it is illegal."""
        return adapter_of(self.game).verdict(answer, self.board)[1]


def quiet_case(game: str) -> Case:
    """Return a position that needs a search."""
    config = new_config(game)
    return Case(game, config, adapter_of(game).quiet_position(config))


def stones_on(board: Any) -> int:
    return sum(cell != 0 for cell in board.cells)


def agent_of(game: str, name: str, simulations: int | None = 50, log: bool = False, seed: int | None = 1) -> Any:
    profile = profile_of(name, game)
    return agents_of(game)[profile.options.search](profile, simulations, seed, log)


# ---- valid input ----


FORMS = list(forms_of({}, {}))


@pytest.mark.parametrize(("game", "name"), PROFILES)
@pytest.mark.parametrize("form", FORMS)
def test_the_move_does_not_depend_on_the_form_of_the_input(form, game, name):
    case = quiet_case(game)
    handed = forms_of(case.seen(), case.rules())[form]
    before = deepcopy(handed)
    agent, expected = agent_of(game, name), agent_of(game, name)
    answer = agent(*handed)
    assert answer == expected(case.seen(), case.rules()) and case.meant(answer) is not None
    assert agent.last.reason == expected.last.reason
    assert handed == before


@pytest.mark.parametrize("game", games())
def test_the_clock_comes_from_the_input(game, monkeypatch):
    asked, case, agent = listen_to_the_clock(monkeypatch), quiet_case(game), agent_of(game, TREES[game])
    agent({key: value for key, value in case.seen().items() if key != "remainingOverageTime"}, case.rules())
    agent(case.seen(12.5), case.rules(0.7))
    assert [figures[:3] for figures in asked] == [(agent.profile.plan, *clock) for clock in ((2.0, 0.0), (0.7, 12.5))]
    assert agent.last.bank == 12.5
    assert asked[0][3] == pytest.approx(stones_on(case.board) / len(case.board.cells))


# ---- it never raises ----


def broken(case: Case) -> dict[str, tuple[Any, Any]]:
    """Return input that lacks something, or holds nonsense, from which the legal moves can still be read."""
    shown, rules = case.seen(), case.rules()
    found = {
        "a bank in words": (shown | {"remainingOverageTime": "plenty"}, rules),
        "a step in words": (shown, case.rules("soon")),
    }
    if "board" in shown:
        cells = shown["board"]
        found |= {
            "no mark": ({"board": cells}, rules),
            "an odd mark": (shown | {"mark": None}, rules),
            "cells in words": (shown | {"board": [*cells[:-1], "x"]}, rules),
            "too few cells": (shown | {"board": cells[:30]}, rules),
        }
        if "rows" in rules:
            found |= {f"{how} rows": (shown, rules | {"rows": how}) for how in ("six", 9)}
        else:
            found["a strange stone"] = (shown | {"board": [*cells[:-1], 7]}, rules)
    else:
        legal = {"legalActions": case.board.legal()}
        texts = {"no board": "{}", "not JSON": "d3", "a strange disc": '{"board": [["z"]]}'}
        texts["too few squares"] = '{"board": [["x"]]}'
        found |= {name: (shown | {"observationString": text} | legal, rules) for name, text in texts.items()}
        found["no player"] = ({key: value for key, value in shown.items() if key != "playerId"} | legal, rules)
    return found


BROKEN = [(game, how) for game in games() for how in broken(quiet_case(game))]


@pytest.mark.parametrize(("game", "how"), BROKEN)
def test_broken_input_is_answered_with_a_legal_move(game, how, capsys):
    case, agent = quiet_case(game), agent_of(game, TREES[game], 20, log=True)
    given = broken(case)[how]
    moves = {case.meant(agent(*given)) for _ in range(20)}
    assert None not in moves and len(moves) > 1
    assert agent.last.reason == "error" or (game, how) == ("connectx", "cells in words")  # where they are stones
    assert ("tempo error" in capsys.readouterr().out) == (agent.last.reason == "error")


NONSENSE = [None, 5, "x", {"board": 3, "observationString": 3}, {"board": [], "observationString": "x"}]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("observation", NONSENSE, ids=str)
def test_a_meaningless_observation_is_answered(observation, game, capsys):
    agent = agent_of(game, "champion", 20, log=True)
    agent(observation, object())
    assert agent.last.reason == "error"
    assert "why=error" in capsys.readouterr().out


@pytest.mark.parametrize("game", games())
def test_a_raising_search_falls_back_to_a_legal_move(game, monkeypatch, capsys):
    """Errors of a compiler fill pages; the competition keeps 10,000 characters of a step."""
    complaint = TypeError("cannot compile\n" + "because of this and that\n" * 1000)
    monkeypatch.setattr(tree_searcher, "search", Breaks(0, complaint))
    case, agent = quiet_case(game), agent_of(game, TREES[game], log=True)
    moves = {case.meant(agent(case.seen(), case.rules())) for _ in range(60)}
    assert None not in moves and len(moves) > 2 and agent.last.reason == "error"
    printed = capsys.readouterr().out.splitlines()
    assert "TypeError" in printed[0] and "cannot compile" in printed[0]
    assert len(printed) == 120 and all(len(line.replace(str(ROOT), "")) < LONGEST_LINE for line in printed)


@pytest.mark.parametrize("game", games())
def test_a_second_call_during_a_search_gets_a_legal_move(game):
    """A harness may give up waiting, but the search of the first call goes on."""
    case, agent = quiet_case(game), agent_of(game, "champion", 20)
    agent.lock.acquire()
    moves = {case.meant(agent(case.seen(), case.rules())) for _ in range(40)}
    assert None not in moves and len(moves) > 2
    agent.lock.release()
    agent(case.seen(), case.rules())
    assert agent.last.reason != "error"


# ---- whole games ----


def moves_of_game(agent: Any, config: MatchConfig, seats: tuple[int, ...], seed: int, most: int = 60) -> Iterator[Case]:
    """Let the agent play in these seats against random moves; yield each position before and after it is asked."""
    board, chance = board_after(config, ()), random.Random(seed)
    for _ in range(most):
        if board.rewards() is not None:
            return
        action = chance.choice(board.legal())
        if board.mark in seats:
            case = Case(config.game, config, board)
            action = case.meant(agent(case.seen(), case.rules()))
            assert action in board.legal() and agent.last.reason != "error"
            yield case
        board.play(action)


@pytest.mark.parametrize(("game", "name"), PROFILES)
def test_whole_games_are_legal_on_any_board(game, name):
    asked = 0
    for size in ODD_BOARDS.get(game, [()]):
        config = MatchConfig(game, dict(zip(SHAPES[game], size, strict=True)))
        for seed, seats in enumerate(((1,), (2,))):
            asked += len(list(moves_of_game(agent_of(game, name, 8), config, seats, seed)))
    assert asked > 50


@pytest.mark.parametrize(("game", "name"), PROFILES)
def test_each_move_prints_one_line(game, name, capsys):
    """One agent plays both seats."""
    agent, asked = agent_of(game, name, 20, log=True), 0
    at_start = stones_on(board_after(new_config(game), ()))
    for case in moves_of_game(agent, new_config(game), (1, 2), 1):
        printed, last = capsys.readouterr().out, agent.last
        assert printed.count("\n") == 1 and printed.endswith("\n") and len(printed) < LONGEST_LINE
        words = printed.split()
        assert words[0] == "tempo" and f"why={last.reason}" in words and f"bank={last.bank:.1f}" in words
        assert (f"sims={last.simulations}" in words) == (last.simulations > 0) == ("sims=" in printed)
        assert last.number == stones_on(case.board) - at_start
        asked += 1
    assert asked > 5


def test_large_numbers_stay_on_one_short_line():
    huge = Snapshot(9999, "proven", 0.123456789, 99999, 98765.4321, 98765.4321, 10**15, 99999, line=tuple(range(900)))
    assert len(log_line(huge, "move=pass")) < LONGEST_LINE and "\n" not in log_line(huge, "move=pass")


@pytest.mark.parametrize("game", games())
def test_without_a_log_nothing_is_printed_and_seeds_reproduce_games(game, capsys):
    case = quiet_case(game)

    def values(seed: int | None) -> Any:
        agent = agent_of(game, TREES[game], 200, seed=seed)
        agent(case.seen(), case.rules())
        return agent.last.values

    assert values(1) == values(1) and len({values(seed) for seed in range(3)}) > 1
    assert len({values(None) for _ in range(3)}) > 1
    assert capsys.readouterr().out == ""


# ---- built files ----


@pytest.mark.parametrize("bundle", LARGEST)
def test_a_built_file_is_small_and_ends_with_the_agent(bundle):
    case = quiet_case(bundle.partition("_")[0])
    assert case.meant(entry_of(bundle, LARGEST[bundle])(case.seen(0.0), case.rules(0.1))) is not None


OFTEN = ("connectx", "connectx_classic", "gomoku", "gomoku_classic_rules", "othello", "othello_classic")
FILE_GAMES = [
    *((bundle, "native", "random", turn % 2) for turn, bundle in enumerate(OFTEN[2:])),
    *((bundle, "python", "random", turn % 2) for turn, bundle in enumerate([*OFTEN, "gomoku_classic_uniform"], 1)),
    ("connectx", "native", "negamax", 0), ("connectx_classic", "native", "negamax", 1),
    ("connectx", "numba", "negamax", 0),
]  # fmt: skip


@pytest.fixture(scope="module")
def process():
    with environment_process() as process:
        yield process


@pytest.mark.long
@pytest.mark.parametrize(("bundle", "backend", "opponent", "seat"), FILE_GAMES)
def test_a_file_plays_a_whole_game_against_a_built_in(process, bundle, backend, opponent, seat):
    """The environment reports moves that are late or illegal. Steps are short, the bank is for a busy machine."""
    shape = {"size": 9} if bundle.startswith("gomoku") and backend == "python" else {}
    asked = bundle, backend, opponent, [seat], 0.1, 60.0, shape
    ((statuses, problem, reward, moves),) = games_of(process, *asked, sparing=True)
    assert (statuses, problem) == (["DONE", "DONE"], None)
    assert reward == 1 or opponent == "negamax" or bundle.startswith("othello")
    assert all(reason not in (None, "error") for _, reason, _ in moves)
    assert any(simulations or reason in ("book", "threats", "rule") for simulations, reason, _ in moves)


@pytest.mark.slow
@pytest.mark.parametrize(("bundle", "backend", "opponent", "seat"), FILE_GAMES)
def test_a_file_plays_a_whole_game_with_its_bank(process, bundle, backend, opponent, seat):
    ((statuses, problem, _, moves),) = games_of(process, bundle, backend, opponent, [seat], 0.3, 15.0)
    assert (statuses, problem) == (["DONE", "DONE"], None)
    spent = sum(seconds for *_, seconds in moves)
    assert bundle != "connectx_classic" or spent > 0.3 * len(moves), "it spends its bank too, however short the game"


@pytest.mark.slow
@pytest.mark.parametrize("bundle", ["connectx", "connectx_classic"])
def test_without_numba_a_file_plays_well(process, bundle):
    """At a second a move: at least 18 of 20 against the built-ins, 300 simulations a second."""
    games = [game for opponent in ("random", "negamax")
             for game in games_of(process, bundle, "python", opponent, [0, 1] * 5, 1.0, 1.0)]  # fmt: skip
    assert len(games) == 20 and all(statuses == ["DONE", "DONE"] for statuses, *_ in games), games
    assert sum(0.5 + 0.5 * (reward or 0) for _, _, reward, _ in games) >= 18
    searched = [move for *_, moves in games for move in moves if move[0]]
    speed = sum(simulations for simulations, *_ in searched) / sum(seconds for *_, seconds in searched)
    print(f"{bundle}: {speed:.0f} simulations/s interpreted")
    assert speed >= 300
