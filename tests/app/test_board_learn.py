"""Reviews of games at the board, and best lines."""

import json
import os
import subprocess
import sys
import time

import pytest
from learn_support import SMALL, UPRIGHT, page_on
from waiting import KILL, PATIENCE

from tempo.app.learn import best_line as best_line_module
from tempo.app.learn import position_cache
from tempo.app.learn.best_line import best_line
from tempo.app.learn.game_review import GameReview
from tempo.app.learn.position_cache import PositionCache
from tempo.lab.referee.game_adapter import adapter_of, board_after, new_config

GAMES = {
    "connectx": "16666455533353553716227226111717",  # the first player loses from a corner of this board
    "othello": "f5f4f3g4e3f6g6e2g2g3h4g5h5e6d3h6d1h3f2e1f1h1e7d2c3c1f7g1h2d8d7c4c2c6c5c8c7d6e8f8g7g8h7h8--b8b7a7a8a6a5"
    "b1b2a1b3b6a2b5--b4a3a4",
}  # fmt: skip
OTHER_GAME = [int(column) - 1 for column in "142442151162266612155546525644"]  # thirty moves of an unfinished game


@pytest.fixture
def page(tmp_path):
    yield from page_on(tmp_path)


def actions_of(game):
    return adapter_of(game).read_actions(GAMES[game], new_config(game))


def whole(count):
    """Return a condition: all positions of a game with so many moves are reviewed."""
    return lambda review: len(review["plies"]) == count + 1


def test_a_known_blunder_is_reported_with_better_moves(page):
    actions = actions_of("connectx")
    board = page.board("connectx", actions)
    review = page.review(board, whole(len(actions)))
    first, missed, end = (review["plies"][str(ply)] for ply in (0, 30, 32))
    assert all(one["exact"] for one in review["plies"].values())
    assert (first["value_first"], first["label"], first["certain"]) == (1.0, "blunder", True)
    assert first["value_change"] == [1, -1] and first["keeping_moves"] == [3] and first["best"] == [3]
    assert missed["label"] == "blunder" and missed["best"] == [6] and missed["action"] == 0
    assert missed["scores"]["6"] == {"value": 1, "exact": True, "margin": 2, "estimate": False}
    assert end["action"] is None and end["value_first"] == 0.0, "the second side has won"
    assert page.post(f"/api/boards/{board.name}/review", {"stop": True})[0] == 200
    code, told = page.post(f"/api/boards/{board.name}/line", {"at": 30, "action": 6})
    assert code == 200 and told["plies"][0]["action"] == 6 and told["at"] == 30
    line = [ply["action"] for ply in told["plies"]]
    assert board_after(board.config, [*actions[:30], *line]).rewards() == (1, -1), "the line ends with the win"
    assert [ply["value"] for ply in told["plies"]] == [1, -1] * (len(line) // 2) + [1]


@pytest.mark.long
def test_the_end_of_a_game_in_discs(page):
    actions = actions_of("othello")
    twice = 2 * (len(actions) + 1)
    review = page.review(page.board("othello", actions), lambda review: review["done"] >= twice)
    assert all(review["plies"][str(ply)]["exact"] for ply in range(48, 63))
    assert not review["plies"]["0"]["exact"] and review["plies"]["0"]["certain"] is False
    estimated = review["plies"]["0"]["scores"]
    assert all(score["estimate"] and 0 < score["chance"] < 1 for score in estimated.values())
    slower = [one for one in review["plies"].values() if one.get("label") == "slower" and one["certain"]]
    assert slower and all(one["cost"]["unit"] == "discs" and one["cost"]["amount"] > 0 for one in slower)


def test_a_review_request_keeps_the_board_awake(page):
    """A request keeps the board awake however long the review takes; without a page it sleeps after a while."""
    board = page.board("connectx", UPRIGHT, SMALL)
    page.review(board)
    page.boards.sleep(board)
    assert page.get(f"/api/boards/{board.name}/review")["finished"]


def test_a_threat_is_proven():
    """An open three that is not blocked: an exact loss, although the value before it is not known."""
    line = [40, 31, 41, 49, 42, 72, 43, 80]
    review = GameReview(PositionCache(new_config("gomoku", {"size": 9, "inarow": 5})), line)
    list(review.steps(quick=True))
    missed, won = review.sent[5], review.sent[6]
    assert missed["label"] in ("mistake", "blunder") and not missed["certain"] and missed["value_change"] is None
    assert missed["action"] == 72 and missed["scores"]["72"]["value"] == -1 and 72 not in missed["keeping_moves"]
    assert won["exact"] and won["value_first"] == 1.0 and won["label"] in ("best", "good") and won["certain"]
    proof = best_line(review.cache, line[:6], 43)
    assert board_after(review.config, [*line[:6], *(ply["action"] for ply in proof)]).rewards() == (1, -1)


def test_a_forced_move_has_the_value_of_its_successor():
    """The estimate after the move counts for both."""
    line = [40, 44, 41, 0, 42, 8, 43, 72, 80, 39]
    review = GameReview(PositionCache(new_config("gomoku", {"size": 9, "inarow": 5})), line)
    list(review.steps(quick=True))
    forced, after = review.sent[9], review.sent[10]
    assert forced["best"] == [39] and not forced["exact"]
    assert forced["value_first"] == after["value_first"] < 1
    assert review.sent[8]["estimated_loss"] == round(1 - after["value_first"], 3), "a certain win was left for that"


def test_without_a_solver_everything_is_estimated(monkeypatch):
    config = new_config("connectx", SMALL)
    monkeypatch.setattr(type(adapter_of("connectx")), "exact", lambda self: None)
    review = GameReview(PositionCache(config), UPRIGHT)
    steps = list(review.steps())
    assert steps[-1]["accuracy"][0]["keeping_known"] == 0 and steps[-1]["accuracy"][0]["estimated"] > 0
    *_, last, _ = exact = [review.sent[ply]["exact"] for ply in range(len(UPRIGHT) + 1)]
    assert last and sum(exact[:-2]) == 0, "only the result of the last move is known"
    assert (review.sent[len(UPRIGHT) - 1]["label"], review.sent[len(UPRIGHT) - 1]["perfect"]) == ("best", True)
    assert review.sent[5]["label"] == "blunder" and not review.sent[5]["certain"]
    proof = best_line(review.cache, UPRIGHT[:5], 0)
    assert proof[0]["estimate"] and proof[0]["action"] == 0 and len(proof) <= 8


EVALUATION = """
import sys
from tempo.app.learn.position_cache import PositionCache
from tempo.lab.referee.game_adapter import board_after, new_config
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.jit import BACKENDS

use_kernel_cache()
config = new_config(sys.argv[1])
PositionCache(config).evaluate((board_after(config, ()).legal()[0],), 0.1)
print(*{kernel.backend for kernel in BACKENDS.loaded.values()})
"""


@pytest.mark.parametrize("game", GAMES)  # Gomoku's has a search of its own
def test_a_first_review_waits_for_no_compiler(game, tmp_path):
    """The solver is that of the agent, which was compiled ahead of time."""
    environment = {**os.environ, "TEMPO_CACHE": str(tmp_path / "cache"), "TEMPO_BACKEND": "native"}
    run = subprocess.run(
        (sys.executable, "-c", EVALUATION, game), capture_output=True, text=True, timeout=PATIENCE, env=environment
    )
    assert run.stdout.split() == ["native"], run.stderr
    assert not (tmp_path / "cache").exists(), "nothing was compiled"


def test_known_positions_are_not_searched_again(monkeypatch):
    """For a game with another end, only the new positions are searched."""
    known = PositionCache(new_config("connectx", SMALL))
    list(GameReview(known, UPRIGHT).steps(deep=True))
    asked = []
    real = position_cache.score_position
    note = lambda limits, one: asked.append(one.actions) or real(limits, one)  # noqa: E731
    monkeypatch.setattr(position_cache, "score_position", note)
    list(GameReview(known, UPRIGHT).steps(deep=True))
    assert asked == []
    list(GameReview(known, [*UPRIGHT[:5], 0, 4]).steps(quick=True))
    assert asked and {len(actions) for actions in asked} <= {6, 7}


def test_a_deep_review_has_exact_scores_for_all_moves(page):
    board = page.board("connectx", UPRIGHT, SMALL)
    review = page.review(board, deep=True)
    scores = [score for one in review["plies"].values() for score in one["scores"].values()]
    assert review["deep"] and len(scores) > 25
    assert all(score["exact"] and score["margin"] is not None for score in scores)
    accuracy = review["accuracy"]
    assert [one["moves"] for one in accuracy] == [4, 3] and accuracy[0]["perfect_known"] == 4
    assert accuracy[0]["cost"] == {"amount": 0, "unit": "stones", "moves": 2}, "the two others changed the result"
    assert accuracy[1]["cost"] is None and (accuracy[1]["keeping"], accuracy[1]["keeping_known"]) == (0, 3)
    assert accuracy[0]["mean_loss"] is None and accuracy[0]["estimated"] == 0, "nothing is estimated where all is known"


def test_a_review_is_stopped_and_restarted(page):
    actions = actions_of("connectx")
    board = page.board("connectx", actions)
    stopped = page.review(board, lambda review: review["plies"])
    page.post(f"/api/boards/{board.name}/review", {"stop": True})
    stopped = page.get(f"/api/boards/{board.name}/review")
    assert stopped["stopped"] and not stopped["running"] and not stopped["finished"]
    again = page.review(board, whole(len(actions)))
    assert again["number"] > stopped["number"] and not again["stopped"]


def test_a_crash_is_reported_and_the_next_click_restarts(page):
    actions = actions_of("connectx")
    board = page.board("connectx", actions)
    page.review(board, lambda review: review["plies"])
    [process] = reviewers(board)
    os.kill(process, KILL)
    told = page.wait(f"/api/boards/{board.name}/review", lambda review: review["error"])
    assert "was aborted" in told["error"] and not told["running"]
    assert page.review(board, whole(len(actions)))["error"] is None
    [other] = reviewers(board)
    board.sleep()
    assert other != process and reviewers(board) == [], "what reviews ends with the board"


def reviewers(board):
    """Return the review processes of a board."""
    sessions = [end.__self__ for end in board.on_sleep if hasattr(end, "__self__")]
    children = [one.review.client.child for one in sessions if one.review.client.child is not None]
    return [child.process.pid for child in children]


@pytest.mark.parametrize(("at", "action"), [(2, 1), (8, 1), (8, 2)])
def test_a_line_keeps_its_exact_score(at, action, monkeypatch):
    """No reply loses plies against another one, and no estimate stands inside a certain loss."""
    cache, moves = PositionCache(new_config("connectx")), [int(column) - 1 for column in "4324565524365346"][:at]
    if at == 8:
        monkeypatch.setattr(best_line_module, "PASSES", (60.0,))
        cache.evaluate(tuple(moves), 60.0)
    line = best_line(cache, moves, action)
    assert all(ply["value"] == (-1) ** (place + 1) for place, ply in enumerate(line))
    exact = [ply["margin"] * ply["value"] for ply in line if ply["exact"]]
    assert all(ply["exact"] for ply in line[len(line) - len(exact) :]), "exact from one move on"
    assert len(set(exact)) <= 1
    assert at < 8 or len(exact) == 16


def test_a_line_ends_where_no_reply_is_proven(monkeypatch):
    """The score before is exact, but the solver gets no time for the position after it."""
    cache = PositionCache(new_config("connectx"))
    moves = [int(column) - 1 for column in "43245655"]
    cache.evaluate(tuple(moves), 60.0)
    monkeypatch.setattr(best_line_module, "PASSES", (0.0,))
    line = best_line(cache, moves, 1)
    assert line[0]["exact"] and line[-1]["open"] and all(ply["value"] is not None for ply in line)


def test_the_review_process_starts_when_the_panel_opens(page):
    board = page.board("connectx", UPRIGHT, SMALL)
    assert page.post(f"/api/boards/{board.name}/review", {"ready": True})[1]["review"]["number"] == 0
    [process] = reviewers(board)
    page.review(board)
    assert reviewers(board) == [process]


def test_pages_get_reviews_in_parts(page):
    board, told = page.board("connectx", UPRIGHT, SMALL), []
    board.publish = lambda event, data: told.append((event, json.loads(json.dumps(data))))
    page.review(board)
    reviews = [data for event, data in told if event == "review"]
    assert reviews[0]["plies"] == {} and reviews[0]["running"] and reviews[0]["line"] == "0.4.0.4.0.4.0"
    assert reviews[-1]["finished"] and not reviews[-1]["running"]
    merged = {ply: one for data in reviews for ply, one in data["plies"].items()}
    assert merged == page.get(f"/api/boards/{board.name}/review")["plies"] and len(merged) == 8


def test_best_line_of_a_move_outside_the_review(page):
    """The board may show a variation by then: each position is identified by its own moves."""
    board = page.board("connectx", UPRIGHT, SMALL)
    page.review(board)
    board.go(5)
    board.play(0, 5)
    assert page.get(f"/api/boards/{board.name}/review")["line"] == "0.4.0.4.0.4.0"
    assert page.review(board)["line"] == "0.4.0.4.0.0"


@pytest.mark.slow
def test_the_whole_graph_takes_less_than_five_seconds(page):
    """Thirty moves are reviewed exactly, including the start of the process, beside another running game.

    With -s the times are printed.
    """
    boards = [page.board("connectx", actions_of("connectx")[:30]), page.board("connectx", OTHER_GAME)]
    told = {}
    for how in ("cold", "warm"):
        started = time.perf_counter()
        exact = lambda review: whole(30)(review) and all(one["exact"] for one in review["plies"].values())  # noqa: E731
        page.review(boards[0], exact)
        told[how] = time.perf_counter() - started
        page.post(f"/api/boards/{boards[0].name}/review", {"stop": True})
        boards[0].tree = boards[1].tree
    print(f"\nthirty moves, from the click to the whole graph: {told['cold']:.2f} s, {told['warm']:.2f} s warm")
    assert max(told.values()) < 5
