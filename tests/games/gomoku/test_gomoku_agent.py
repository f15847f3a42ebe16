"""The Gomoku agent as a black box: input, decisions, log line, whole games on any board."""
import json
import os
import random
import subprocess
import sys
from copy import deepcopy

import pytest
from folders import ROOT
from handed_support import entry_of, forms_of, listen_to_the_clock
from sparing_support import SPARING

from tempo.games.gomoku.adapter.board import GomokuBoard, read_move
from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.games.gomoku.profiles import CHAMPION, CLASSIC_RULES, CLASSIC_UNIFORM
from tempo.search.tree import SELECTION, STATS

BUNDLES = ("gomoku", "gomoku_classic_uniform", "gomoku_classic_rules")
LARGEST = 245_000  # bytes
LONGEST_LINE = 200
PROFILES = [pytest.param(profile, id=profile.name) for profile in (CLASSIC_UNIFORM, CLASSIC_RULES, CHAMPION)]
REASONS = ("only", "win", "block", "rule", "threats", "search", "proven")


def quiet(profile, simulations: int = 50) -> GomokuAgent:
    """Return a deterministic agent that prints nothing."""
    return GomokuAgent(profile, simulations, seed=1, log=False)


def drawn(*lines: str, mark: int = 1) -> GomokuBoard:
    """Return a square board for five in a row, drawn with `.` for an empty cell."""
    return GomokuBoard(len(lines), 5, [".12".index(cell) for line in lines for cell in line.replace(" ", "")], mark)


def seen(board: GomokuBoard, bank: float | None = 60.0) -> dict:
    return {"board": board.cells[:], "mark": board.mark, "step": board.stones, "remainingOverageTime": bank}


def rules(board: GomokuBoard, step: float = 2.0) -> dict:
    return {"size": board.size, "inarow": board.inarow, "actTimeout": step}


def decide(agent: GomokuAgent, board: GomokuBoard) -> tuple[int, str]:
    """Return cell and reason of an answer, checked for consistency."""
    cell = agent(seen(board), rules(board))
    assert type(cell) is int
    assert agent.last is not None and agent.last.move == cell
    return cell, agent.last.reason


def after(moves: str, size: int = 15, inarow: int = 5) -> GomokuBoard:
    board = GomokuBoard(size, inarow)
    for word in moves.split():
        cell = read_move(word, size)
        assert cell is not None
        board.play(cell)
    return board


MIDDLE = "h8 i8 g9"

# ---- order of decisions ----

@pytest.mark.parametrize("profile", PROFILES)
def test_the_only_cell_is_played_at_once(profile):
    board = GomokuBoard(3, 3, [1, 2, 1, 2, 1, 2, 2, 1, 0], 1)
    assert decide(quiet(profile), board) == (8, "only")


# Black has a four in the top row, white in the row below.
RACE = ("1111.....", "2222.....", *["........."] * 7)


@pytest.mark.parametrize("profile", PROFILES)
def test_own_wins_come_before_blocks(profile):
    assert decide(quiet(profile), drawn(*RACE, mark=1)) == (4, "win")
    assert decide(quiet(profile), drawn(*RACE, mark=2)) == (13, "win")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_row_of_six_wins_as_well(profile):
    board = drawn("111.11...", *["........."] * 8)
    assert decide(quiet(profile), board) == (3, "win")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_gap_in_a_four_is_blocked(profile):
    board = drawn("2.222....", *["........."] * 7, "1...1...1")
    assert decide(quiet(profile), board) == (1, "block")


@pytest.mark.parametrize("profile", [CLASSIC_UNIFORM, CLASSIC_RULES], ids=lambda profile: profile.name)
def test_the_classic_profiles_block_an_open_three(profile):
    """They block at the end with more space; extending an own open three comes first."""
    empty = "." * 9
    board = drawn(empty, empty, empty, ".222.....", empty, empty, empty, "1...1...1", empty)
    assert decide(quiet(profile), board) == (31, "rule")
    board = drawn(empty, empty, empty, ".222.....", empty, empty, "..111....", empty, empty)
    cell, reason = decide(quiet(profile), board)
    assert (cell, reason) == (59, "rule")


# Two threes of black's, which win by threats.
COMBINATION = (
    "...............", "...............", "...............", "...............", "......1........",
    "......1........", "......1........", "..2...2........", "........111....", "...........2...",
    "...............", "....2..........", "...............", "...............", "...............",
)


def test_the_champion_plays_a_win_by_threats_to_the_end():
    board, agent, chance = drawn(*COMBINATION), quiet(CHAMPION, 200), random.Random(1)
    plies, reasons = 0, []
    while not board.is_over():
        if board.mark == 1:
            cell, reason = decide(agent, board)
            reasons.append(reason)
        else:
            lost = [cell for cell in board.legal() if board.would_win(cell, 1)]
            cell = lost[0] if lost else chance.choice(board.legal())
        board.play(cell)
        plies += 1
    assert board.winner == 1 and plies <= 11
    assert reasons[0] == "threats" and reasons[-1] == "win" and set(reasons) <= {"threats", "win"}


def test_the_champion_defends_against_threats():
    """White threatens to win by fours; the tree contains only moves that may stop it."""
    board = drawn(*COMBINATION, mark=2)
    agent = quiet(CHAMPION, 300)
    cell, _ = decide(agent, board)
    assert len(agent.last.moves) < 40
    board.play(cell)
    assert decide(quiet(CHAMPION, 100), board)[1] != "error"


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("size", "inarow"), [(3, 3), (3, 5), (4, 4), (5, 5), (9, 5), (6, 1), (7, 2), (20, 5), (8, 8)])
def test_whole_games_are_legal(profile, size, inarow):
    """Play against random moves in either seat, checked by the referee's board."""
    for seat in (1, 2):
        board, agent, chance = GomokuBoard(size, inarow), quiet(profile, 20), random.Random(size)
        while not board.is_over() and board.plies < 60:
            cell = chance.choice(board.legal())
            if board.mark == seat:
                cell, reason = decide(agent, board)
                assert board.is_legal(cell)
                assert reason in REASONS
                assert agent.last.number == board.stones
            board.play(cell)


@pytest.mark.parametrize("profile", [CLASSIC_RULES, CHAMPION], ids=lambda profile: profile.name)
def test_the_tree_is_reused(profile):
    agent, board = quiet(profile, 4000), after("c3 d3 b4", size=6)
    decide(agent, board)
    board.play(agent.last.line[0])
    board.play(agent.last.line[1])
    _, reason = decide(agent, board)
    assert reason == "search"
    assert sum(agent.last.visits) > agent.last.simulations


def test_the_search_continues_with_a_full_tree():
    """A full tree stays below 1 GiB, including the work space for re-rooting."""
    assert CHAMPION.options.nodes * (SELECTION.itemsize + STATS.itemsize + 4 + 4) < 2**30
    agent = quiet(CHAMPION._replace(options=CHAMPION.options._replace(nodes=500)), 5000)
    decide(agent, after(MIDDLE))
    assert 300 < int(agent.player.searcher.tree.used[0]) <= 500
    assert agent.last.simulations == 5000


def test_seeds_reproduce_games():
    agents = [quiet(CHAMPION, 300) for _ in range(2)]
    boards = [after(MIDDLE) for _ in range(2)]
    for _ in range(4):
        moves = [decide(agent, board) for agent, board in zip(agents, boards, strict=True)]
        assert moves[0] == moves[1] and agents[0].last.visits == agents[1].last.visits
        for board in boards:
            board.play(moves[0][0])


# ---- valid input ----

HANDED = forms_of(seen(after(MIDDLE)), rules(after(MIDDLE)))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("name", HANDED)
def test_the_move_does_not_depend_on_the_form_of_the_input(name, profile):
    handed = deepcopy(HANDED[name])
    expected, agent = decide(quiet(profile), after(MIDDLE)), quiet(profile)
    assert (agent(*handed), agent.last.reason) == expected
    assert handed == HANDED[name]


def test_the_clock_comes_from_the_observation(monkeypatch):
    asked = listen_to_the_clock(monkeypatch)
    agent = quiet(CHAMPION)
    agent(seen(after(MIDDLE), bank=9.5), rules(after(MIDDLE), 0.7))
    assert asked == [(CHAMPION.plan, 0.7, 9.5, 3 / 225)]


# ---- it never raises ----

BOARD = after(MIDDLE)
BROKEN = {
    "no mark": {"board": BOARD.cells},
    "a bank in words": seen(BOARD) | {"remainingOverageTime": "plenty"},
    "a strange stone": seen(BOARD) | {"board": [*BOARD.cells[:-1], 7]},
    "too few cells": seen(BOARD) | {"board": [0] * 30},
    "too many": seen(BOARD) | {"board": [0] * 300},
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_observation_still_gets_an_empty_cell(name, capsys):
    agent = GomokuAgent(CLASSIC_UNIFORM, 20, seed=1)
    moves = {agent(BROKEN[name], rules(BOARD)) for _ in range(40)}
    assert all(BROKEN[name]["board"][move] == 0 for move in moves) and len(moves) > 1
    assert agent.last.reason == "error"
    assert "tempo error" in capsys.readouterr().out


@pytest.mark.parametrize("observation", [None, 5, "x", {}, {"board": 3}], ids=str)
def test_a_meaningless_observation_still_gets_an_answer(observation, capsys):
    agent = GomokuAgent(CHAMPION, 20, seed=1)
    assert type(agent(observation, object())) is int
    assert agent.last.reason == "error"
    assert "why=error" in capsys.readouterr().out


# ---- the log line ----

@pytest.mark.parametrize("profile", PROFILES)
def test_each_move_prints_one_line(profile, capsys):
    agent, board = GomokuAgent(profile, 60, seed=1), after(MIDDLE)
    agent(seen(board), rules(board))
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1 and printed.endswith("\n") and len(printed) < LONGEST_LINE
    assert f"why={agent.last.reason}" in printed and "sims=60" in printed
    board = drawn(*RACE)
    agent(seen(board), rules(board))
    assert "why=win" in capsys.readouterr().out


# ---- in the environment ----

PLAY = """
import json, os, sys
path, numba, seat, step = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
if numba == "without":
    os.environ["TEMPO_BACKEND"] = "python"
import tempo.games.gomoku.adapter.environment
from kaggle_environments import make
env = make("gomoku", configuration={"actTimeout": step, "size": 15 if numba == "with" else 9})
env.run([path, "random"] if seat == 0 else ["random", path])
printed = [log[seat]["stdout"] for log in env.logs if len(log) > seat and log[seat]]
print(json.dumps([[s.status for s in env.state], [s.reward for s in env.state], len(env.steps), "".join(printed)]))
"""
GAMES = (
    ("gomoku", "with", 0), ("gomoku_classic_rules", "with", 1),
    ("gomoku", "without", 1), ("gomoku_classic_uniform", "without", 0), ("gomoku_classic_rules", "without", 0),
)  # fmt: skip


def assert_it_wins(script: str, bundle: str, numba: str, seat: int, step: float) -> None:
    """Run a file in a fresh process; the environment reports late or illegal moves."""
    file = ROOT / "submission" / f"{bundle}.py"
    command = [sys.executable, "-c", script, str(file), numba, str(seat), str(step)]
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    statuses, rewards, steps, printed = json.loads(done.stdout.splitlines()[-1])
    assert statuses == ["DONE", "DONE"]
    assert rewards[seat] == 1 and sum(rewards) == 0
    assert steps > 8
    assert "error" not in printed


@pytest.mark.long
@pytest.mark.parametrize(("bundle", "numba", "seat"), GAMES)
def test_a_whole_game_against_a_built_in(bundle, numba, seat):
    """The compiled champion wins before it spends much of its bank; the others spend none of it."""
    script = PLAY if (bundle, numba) == ("gomoku", "with") else SPARING + PLAY
    assert_it_wins(script, bundle, numba, seat, step=0.05)


@pytest.mark.slow
@pytest.mark.parametrize(("bundle", "numba", "seat"), GAMES)
def test_a_whole_game_with_the_whole_bank(bundle, numba, seat):
    assert_it_wins(PLAY, bundle, numba, seat, step=0.3)


# ---- the built files ----

@pytest.mark.parametrize("bundle", BUNDLES)
def test_the_files_are_small_and_end_with_the_agent(bundle):
    assert entry_of(bundle, LARGEST)(seen(drawn(*RACE)), rules(drawn(*RACE))) == 4
