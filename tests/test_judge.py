"""The judge finds what loses value, and nothing else; and the other players that it needs."""
import json
import random

import numpy as np
import pytest
from games import Referee

from tempo.arena import judge
from tempo.arena.players import named, some_order
from tempo.arena.runner import Terms, play_game
from tempo.connectx.rules import new_board, new_state
from tempo.connectx.solver import Solver

LEFTMOST = "def agent(o, c):\n    return next(i for i in range(c.columns) if o.board[i] == 0)\n"
PERFECT = """
import sys
from tempo.arena.profiles import make_agent
PLAYER = make_agent("champion", log=True)
def agent(o, c):
    return PLAYER(o, c)
"""
SMALL = ("--config", "rows=4,columns=5,inarow=4", "--workers", "2", "--table-bits", "20")


def judged(tmp_path, source: str, *arguments: str) -> tuple[int, list[dict]]:
    """Exit code and verdicts."""
    file, out = tmp_path / "agent.py", tmp_path / "out.json"
    file.write_text(source)
    code = judge.main([str(file), *arguments, "--json", str(out)])
    return code, json.loads(out.read_text())["verdicts"]


def scores_by_hand(moves: str) -> dict[int, int]:
    """The score of every column on the small board, each from a solver of its own."""
    referee = Referee(4, 5, 4)
    for column in moves:
        referee.drop(int(column))
    solver = Solver(new_board(4, 5, 4), 20)
    scored = solver.score_moves(new_state(referee.cells, 4, 5, referee.mark))
    return {column: low for column, low, _ in scored}


def test_positions_of_an_agent_that_plays_anything(tmp_path, capsys):
    code, verdicts = judged(tmp_path, LEFTMOST, *SMALL, "--positions", "60", "--stones", "3-15")
    assert len(verdicts) == 60
    losing = 0
    for verdict in verdicts:
        scores = scores_by_hand(verdict["moves"])
        assert 3 <= len(verdict["moves"]) <= 15
        assert (verdict["best"], verdict["played"]) == (max(scores.values()), scores[verdict["column"]])
        losing += np.sign(verdict["played"]) < np.sign(verdict["best"])
    assert losing > 0 and code == 1
    assert capsys.readouterr().out.count("✗") == losing


@pytest.mark.parametrize("asked", [("--positions", "20", "--stones", "3-15"), ("--against", "mixed", "--games", "4")])
def test_an_agent_that_is_perfect_is_found_to_be(tmp_path, capsys, asked):
    code, verdicts = judged(tmp_path, PERFECT, *SMALL, *asked, "--act-timeout", "20")
    assert code == 0 and len(verdicts) >= 8
    assert all(verdict["best"] == verdict["played"] for verdict in verdicts)
    assert "✗" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--config", "rows=9,columns=9,inarow=4"), "the solver cannot judge 9x9"),
        (("--stones", "8-42"), "at most 41 stones"),
        (("--every", "--stones", "5-9"), "at most 8 stones"),
        (("--against", "nobody"), "there is no player 'nobody'"),
        (("--against", "openspiel:many"), "give a number of simulations"),
    ],
)
def test_what_cannot_be_judged_is_told_in_one_line(tmp_path, arguments, said, capsys):
    file = tmp_path / "agent.py"
    file.write_text(LEFTMOST)
    assert judge.main([str(file), *arguments]) == 2
    assert said in capsys.readouterr().err


def test_positions_drawn_from_all_are_on_the_board(tmp_path):
    code, verdicts = judged(tmp_path, PERFECT, "--every", "--stones", "8-8", "--positions", "6", "--workers", "2")
    assert code == 0
    assert len({verdict["moves"] for verdict in verdicts}) == 6
    assert all(len(verdict["moves"]) == 8 for verdict in verdicts)


def test_any_board_is_reached_in_some_order():
    rng = random.Random(1)
    for _ in range(200):
        referee, stones = Referee(6, 7, 4), rng.randint(0, 30)
        while not referee.over and sum(map(bool, referee.cells)) < stones:
            referee.drop(rng.choice(referee.legal))
        again = Referee(6, 7, 4)
        for column in some_order(referee.cells):
            again.drop(column)
        assert again.cells == referee.cells
    with pytest.raises(ValueError, match="cannot be reached"):
        some_order([0] * 35 + [1, 1, 0, 0, 0, 0, 0])


def test_openspiel_takes_a_win_and_plays_a_game():
    players = named("openspiel:200").seat(1, None), named("random").seat(2, None)
    game = play_game(players, Terms(act_timeout=60.0))
    assert game.statuses == ("DONE", "DONE")
    assert game.score(0) == 1.0
