"""Gomoku in the lab: the referee against the environment, configuration, drawing, whole runs."""

import json
import random
import shutil
import subprocess

import numpy as np
import pytest

from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.record_file import read_record
from tempo.arena.referee.one_game import play_game
from tempo.games.gomoku.adapter.adapter import ADAPTER
from tempo.games.gomoku.adapter.board import write_move
from tempo.lab.report.html_page import script_of
from tempo.lab.tournament.match import gauntlet, ladder, match
from tempo.lab.tournament.one_minute_check import main as quick

CONFIG = new_config("gomoku", {"size": 7, "inarow": 4}, act_timeout=2.0, bank=7.0)


class Whole(int):
    """An int of another class."""


ODD_ANSWERS = {  # by the cells that are free
    "none": lambda free: None,
    "another class": lambda free: Whole(free[0]),
    "text": lambda free: str(free[0]),
    "true": lambda free: True,
    "numpy int": lambda free: np.int64(free[0]),
    "whole float": lambda free: float(free[0]),
    "fraction": lambda free: free[0] + 0.5,
    "nan": lambda free: float("nan"),
    "infinite": lambda free: float("inf"),
    "array": lambda free: np.array([3, 4]),
    "list": lambda free: [free[0]],
    "dict": lambda free: {"submission": free[0]},
    "negative": lambda free: -1,
    "off the board": lambda free: 49,
    "huge": lambda free: 10**30,
    "taken": lambda free: next(cell for cell in range(49) if cell not in free),
    "raises": lambda free: 1 // 0,
    "exits": lambda free: exit(3),
    "returns an exception": lambda free: ValueError("returned"),
}
FINE = {"none", "another class"}


class Scripted:
    """An agent that plays random cells, gives an odd answer at move `when`, and records and overwrites observations."""

    def __init__(self, seed, odd="none", when=0):
        self.generator, self.odd, self.when, self.seen = random.Random(seed), odd, when, []

    def __call__(self, observation, configuration):
        shown = json.loads(json.dumps(observation))
        settings = {key: value for key, value in configuration.items() if key != "runTimeout"}
        self.seen.append((shown, settings, observation.board == shown["board"], configuration.size))
        free = [cell for cell, mark in enumerate(shown["board"]) if mark == 0]
        observation.board[:] = [2] * len(observation.board)
        if len(self.seen) == self.when:
            return ODD_ANSWERS[self.odd](free)
        return self.generator.choice(free[1:] or free)  # cell 0 stands for None


def both(*agents):
    ours, theirs = ([Scripted(*agent) for agent in agents] for _ in range(2))
    return (play_game(tuple(ours), CONFIG), ours), (ADAPTER.play_in_environment(tuple(theirs), CONFIG, ""), theirs)


# ---- the runner against the environment ----


@pytest.mark.parametrize("seed", range(4))
def test_games_and_observations_agree_with_the_environment(seed):
    (here, ours), (there, theirs) = both((seed,), (seed + 100,))
    assert (here.statuses, here.rewards, here.problem) == (there.statuses, there.rewards, there.problem)
    plain = [[(move.step, move.seat, move.action, move.bank) for move in game.moves] for game in (here, there)]
    assert plain[0] == plain[1]
    assert [agent.seen for agent in ours] == [agent.seen for agent in theirs]
    assert ours[0].seen[1][0]["board"].count(2) == 1  # the agents' changes had no effect


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("odd", sorted(ODD_ANSWERS))
def test_each_odd_answer_gets_the_environments_verdict(odd, seat):
    agents = [(1,), (2,)]
    agents[seat] = (1, odd, 2)
    (here, _), (there, _) = both(*agents)
    assert (here.statuses, here.rewards) == (there.statuses, there.rewards)
    played = [[move.action for move in game.moves if move.action is not None] for game in (here, there)]
    assert played[0] == played[1]
    assert (here.problem is None) == (there.problem is None) == (odd in FINE)
    assert here.forfeit() == (None if odd in FINE else seat)
    if odd == "none":
        assert here.moves[2 + seat].action == 0


def test_the_board_the_bank_and_the_clock_reach_the_environment():
    ADAPTER.play_in_environment(("random", "random"), CONFIG, "")  # registers it
    environment = ADAPTER.make_environment(CONFIG)
    shape = environment.configuration
    assert (shape.size, shape.inarow, shape.actTimeout) == (7, 4, 2.0)
    assert [state.observation.remainingOverageTime for state in environment.state] == [7.0, 7.0]
    assert ADAPTER.make_environment(CONFIG._replace(bank=0.0)).state[1].observation.remainingOverageTime == 0.0


# ---- configuration, drawing ----


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ("size=2", "boards of size 3 to 20, not 2"),
        ("size=21", "boards of size 3 to 20, not 21"),
        ("inarow=21", "inarow=20, not 21"),
        ("rows=6", "cannot set rows of gomoku, but size, inarow"),
    ],
)
def test_invalid_boards_are_refused_with_one_line(config, said, capsys):
    assert match(["rules", "random", "--game", "gomoku", "--config", config]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_the_environment_is_limited_to_size_19():
    with pytest.raises(BadInput, match="no size=20, inarow=5: 19 is its largest"):
        ADAPTER.play_in_environment(("random", "random"), new_config("gomoku", {"size": 20}), "seed")


def test_the_quiet_position_needs_a_search():
    board = ADAPTER.quiet_position(new_config("gomoku", {}))
    assert 2 <= board.stones <= 4 and not board.is_over()
    assert ADAPTER.most_plies(CONFIG) == 49
    assert ADAPTER.quiet_position(new_config("gomoku", {"size": 3, "inarow": 1})).stones == 0


def test_the_page_draws_the_referees_board():
    """Run the page's script with node, if installed: cells, last move and names of moves agree with the referee."""
    config, generator = new_config("gomoku", {"size": 9, "inarow": 4}), random.Random(3)
    board = board_of(config)
    while not board.is_over():
        board.play(generator.choice(board.legal()))
    assert ADAPTER.drawn(board.moves, config)["line"] == board.winning_line()
    assert ADAPTER.drawn(board.moves[:-1], config)["line"] == []
    node = shutil.which("node")
    if node is None:
        return
    page = "{querySelectorAll: () => [], addEventListener() {}}"
    plies = [{"action": cell, "seat": number % 2} for number, cell in enumerate(board.moves)]
    lines = [
        f"const document = {page}, window = document, location = {{hash: ''}};",
        script_of(["gomoku"]),
        f"const config = {json.dumps(config.shape)}, plies = {json.dumps(plies)}, kind = KINDS.gomoku;",
        "const {cells, last} = kind.cells(plies, config), names = plies.map((ply) => kind.name(ply.action, config));",
        "console.log(JSON.stringify({cells, last, names}));",
    ]
    run = subprocess.run([node, "-"], input="\n".join(lines), capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    assert [0 if seat is None else seat + 1 for seat in told["cells"]] == board.cells
    assert told["last"] == board.moves[-1]
    assert told["names"] == [write_move(cell, 9) for cell in board.moves]


# ---- whole runs ----

FAST = ["--game", "gomoku", "--config", "size=7", "--sims", "5"]


def test_gauntlets_and_ladders_with_all_players_and_the_environment(tmp_path):
    for number, (play, more) in enumerate([(gauntlet, []), (ladder, ["--environment"])]):
        path = tmp_path / f"{number}.jsonl"
        assert play(["rules", "random", "openspiel", *FAST, *more, "--pairs", "1", "--record", str(path)]) == 0
        games = read_record(path).games.values()
        assert {game["statuses"][seat] for game in games for seat in (0, 1)} == {"DONE"}
        assert len(games) == (6 if more else 4)


def test_the_minute_check_plays_a_file_against_both_built_ins(tmp_path):
    agent, path = tmp_path / "agent.py", tmp_path / "quick.jsonl"
    agent.write_text("def agent(observation, configuration):\n    return observation.board.index(0)\n")
    arguments = ["--game", "gomoku", "--agent", str(agent), "--games", "2", "--config", "size=8"]
    assert quick([*arguments, "--record", str(path), "--html", str(tmp_path / "quick.html")]) == 0
    header, games = read_record(path)
    assert [player["name"] for player in header["players"]][1:] == ["random", "rules"]
    assert [game["statuses"] for game in games.values()] == [["DONE", "DONE"]] * 4
