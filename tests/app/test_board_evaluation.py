"""Scores of positions for reviews: exact ones, estimates, and the process that finds them."""

import os
import subprocess
import sys

import pytest
from learn_support import SMALL, UPRIGHT, Learner, page_on
from waiting import KILL, PATIENCE, wait_until

from tempo.app.learn import routes
from tempo.app.learn.evaluation_worker import evaluate, has_scores
from tempo.app.learn.evaluator import Evaluator
from tempo.lab.referee.game_adapter import adapter_of, new_config
from tempo.lab.review.scoring import PositionQuery


@pytest.fixture
def page(tmp_path):
    yield from page_on(tmp_path)


@pytest.fixture
def made(monkeypatch):
    """Return the list of evaluators that will have been made."""
    found = []

    class Noted(Evaluator):
        def __init__(self) -> None:
            super().__init__()
            found.append(self)

    monkeypatch.setattr(routes, "Evaluator", Noted)
    return found


def question(actions, seconds=5.0, shape=SMALL, game="connectx", **more):
    return {"game": game, "shape": shape, "actions": actions, "seconds": seconds, "is_estimated": True,
            "is_deep": False, **more}  # fmt: skip


def evaluation(page: Learner, board, **asked):
    code, answer = page.post(f"/api/boards/{board.name}/evaluation", question(**asked))
    assert code == 200, answer
    return answer


def test_all_moves_have_exact_scores_where_the_solver_has_time(page):
    """The first side has three stones in a column: it wins if the second does not block, and the block loses later."""
    found = evaluation(page, page.board("connectx", []), actions=UPRIGHT[:5], seconds=60.0, is_deep=True)
    assert found["estimates"] == {} and found["scores"].keys() == set("01234")
    assert all(low == high for low, high in found["scores"].values())
    assert [low < 0 for low, _ in found["scores"].values()] == [False, True, True, True, True]


def test_moves_are_estimated_where_nothing_is_proven(page):
    board = page.board("gomoku", [])
    found = evaluation(page, board, game="gomoku", shape={"size": 9, "inarow": 5}, actions=[40], seconds=0.1)
    assert found["estimates"] and all(0 <= chance <= 1 for chance in found["estimates"].values())
    again = evaluation(page, board, game="gomoku", shape={"size": 9, "inarow": 5}, actions=[40], seconds=0.1,
                       is_estimated=False)  # fmt: skip
    assert again["estimates"] == {}


def test_without_a_solver_everything_is_estimated(monkeypatch):
    monkeypatch.setattr(type(adapter_of("connectx")), "exact", lambda self: None)
    has_scores.cache_clear()
    try:
        found = evaluate(PositionQuery(new_config("connectx", SMALL), tuple(UPRIGHT[:5])), 0.1, True, False)
    finally:
        has_scores.cache_clear()
    assert found["scores"] == {} and max(found["estimates"], key=found["estimates"].get) == 0


def test_the_process_starts_ahead_and_ends_with_the_board(page, made):
    board = page.board("connectx", UPRIGHT, SMALL)
    assert evaluation(page, board, actions=[], seconds=0.0) == {"scores": {}, "estimates": {}}
    child = made[0].child
    evaluation(page, board, actions=UPRIGHT[:6])
    assert len(made) == 1 and made[0].child is child
    board.sleep()
    assert made[0].child is None and wait_until(lambda: child.process.poll() is not None)


def test_a_crash_is_reported_and_the_next_question_restarts(page, made):
    board = page.board("connectx", UPRIGHT, SMALL)
    evaluation(page, board, actions=[], seconds=0.0)
    made[0].child.on_message = lambda message: None  # the answer is lost with the process
    os.kill(made[0].child.process.pid, KILL)
    code, answer = page.post(f"/api/boards/{board.name}/evaluation", question(UPRIGHT[:6]))
    if code == 200:  # the process was found dead before it was asked
        return
    assert code == 400 and "was aborted" in answer["error"]
    assert evaluation(page, board, actions=UPRIGHT[:6])["scores"]


def test_whoever_waits_is_told_that_the_process_was_ended(page, made):
    board = page.board("connectx", UPRIGHT, SMALL)
    evaluation(page, board, actions=[], seconds=0.0)
    send = made[0].child.send

    def end_first(message):
        board.sleep()
        send(message)

    made[0].child.send = end_first
    code, answer = page.post(f"/api/boards/{board.name}/evaluation", question(UPRIGHT[:6]))
    assert code == 400 and "it was ended" in answer["error"]


WRONG = [
    ({"is_deep": 1}, "is_deep should be true or false"),
    ({"depth": 3}, "unknown field 'depth'"),
    ({"actions": [9]}, "move 1 is not legal"),
    ({"actions": None}, "moves should be a list"),
    ({"seconds": 61}, "seconds should be a number"),
    ({"game": "chess"}, "chess"),
    ({"shape": {"rows": 0}}, "rows should be a whole number"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG)
def test_bad_questions_are_refused_with_a_sentence(page, wrong, said):
    board = page.board("connectx", UPRIGHT, SMALL)
    code, answer = page.post(f"/api/boards/{board.name}/evaluation", {**question(UPRIGHT), **wrong})
    assert code == 400 and said in answer["error"]


EVALUATION = """
import sys
from tempo.app.learn.evaluation_worker import evaluate
from tempo.lab.referee.game_adapter import board_after, new_config
from tempo.lab.review.scoring import PositionQuery
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.jit import BACKENDS

use_kernel_cache()
config = new_config(sys.argv[1])
evaluate(PositionQuery(config, (board_after(config, ()).legal()[0],)), 0.1, True, False)
print(*{kernel.backend for kernel in BACKENDS.loaded.values()})
"""


@pytest.mark.parametrize("game", ["connectx", "othello"])  # Gomoku's has a search of its own
def test_a_first_review_waits_for_no_compiler(game, tmp_path):
    """The solver is that of the agent, which was compiled ahead of time."""
    environment = {**os.environ, "TEMPO_CACHE": str(tmp_path / "cache"), "TEMPO_BACKEND": "native"}
    run = subprocess.run(
        (sys.executable, "-c", EVALUATION, game), capture_output=True, text=True, timeout=PATIENCE, env=environment
    )
    assert run.stdout.split() == ["native"], run.stderr
    assert not (tmp_path / "cache").exists(), "nothing was compiled"


# Rules.


def test_the_rules_answer_with_all_positions_on_the_way(page):
    code, answer = page.post("/api/rules", {"game": "othello", "actions": [19, 18]})
    assert code == 200 and [one["seat"] for one in answer["positions"]] == [0, 1, 0]
    assert answer["positions"][0]["ply"] is None and answer["positions"][1]["ply"]["cells"] == [19, 27]
    assert set(answer["positions"][2]["preview"]) == {str(move) for move in answer["positions"][2]["legal"]}
    code, answer = page.post("/api/rules", {"game": "connectx", "shape": SMALL, "actions": UPRIGHT, "start": 7})
    assert [(one["legal"], one["rewards"]) for one in answer["positions"]] == [([], [1, -1])]


@pytest.mark.parametrize(
    "body", [{}, {"game": "connectx"}, {"game": "connectx", "actions": [7]},
             {"game": "connectx", "actions": [1], "start": 2}, {"game": "connectx", "actions": [1], "end": 2}]
)  # fmt: skip
def test_bad_requests_for_positions_are_refused(page, body):
    code, answer = page.post("/api/rules", body)
    assert code == 400 and answer["error"]
