"""Games reviewed at the board while one watches, and lines that prove."""

import json
import os
import signal
import time

import pytest
from learn_support import SMALL, UPRIGHT, page_on

from tempo.app.learn import position_cache
from tempo.app.learn.best_line import best_line
from tempo.app.learn.game_review import GameReview
from tempo.app.learn.position_cache import PositionCache
from tempo.lab.referee.game_adapter import adapter_of, board_after, new_config

GAMES = {
    "connectx": "16666455533353553716227226111717",  # whoever begins in a corner of this board has lost
    "othello": "f5f4f3g4e3f6g6e2g2g3h4g5h5e6d3h6d1h3f2e1f1h1e7d2c3c1f7g1h2d8d7c4c2c6c5c8c7d6e8f8g7g8h7h8--b8b7a7a8a6a5"
    "b1b2a1b3b6a2b5--b4a3a4",
}  # fmt: skip
OTHER_GAME = [int(column) - 1 for column in "142442151162266612155546525644"]  # thirty moves, nobody has won yet


@pytest.fixture
def page(tmp_path):
    yield from page_on(tmp_path)


def actions_of(game):
    return adapter_of(game).read_actions(GAMES[game], new_config(game))


def whole(count):
    """Whether all positions of a game with so many moves have been looked at."""
    return lambda review: len(review["plies"]) == count + 1


def test_a_known_blunder_is_told_with_what_was_better(page):
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


def test_who_asks_for_a_review_looks_on(page):
    """However long it takes: without a page that listens, a board is put away in a while, and its review with it."""
    board = page.board("connectx", UPRIGHT, SMALL)
    page.review(board)
    page.boards.sleep(board)
    assert page.get(f"/api/boards/{board.name}/review")["finished"]


def test_a_threat_is_proven():
    """Three in an open row that nobody blocks: lost for certain, though nobody knows what it was before."""
    line = [40, 0, 41, 8, 42, 72, 43, 80]
    review = GameReview(PositionCache(new_config("gomoku", {"size": 9, "inarow": 5})), line)
    list(review.steps(quick=True))
    missed, won = review.sent[5], review.sent[6]
    assert missed["label"] in ("mistake", "blunder") and not missed["certain"] and missed["value_change"] is None
    assert missed["action"] == 72 and missed["scores"]["72"]["value"] == -1 and 72 not in missed["keeping_moves"]
    assert won["exact"] and won["value_first"] == 1.0 and won["label"] in ("best", "good") and won["certain"]
    proof = best_line(review.cache, line[:6], 43)
    assert board_after(review.config, [*line[:6], *(ply["action"] for ply in proof)]).rewards() == (1, -1)


def test_a_forced_move_is_worth_what_follows_it():
    """Where one move alone is not lost at once, the search has thought of nothing: what it thinks afterwards counts."""
    line = [40, 44, 41, 0, 42, 8, 43, 72, 80, 39]
    review = GameReview(PositionCache(new_config("gomoku", {"size": 9, "inarow": 5})), line)
    list(review.steps(quick=True))
    forced, after = review.sent[9], review.sent[10]
    assert forced["best"] == [39] and not forced["exact"]
    assert forced["value_first"] == after["value_first"] < 1
    assert review.sent[8]["estimated_loss"] == round(1 - after["value_first"], 3), "a certain win was left for that"


def test_without_a_solver_all_is_estimated(monkeypatch):
    config = new_config("connectx", SMALL)
    monkeypatch.setattr(type(adapter_of("connectx")), "exact", lambda self: None)
    review = GameReview(PositionCache(config), UPRIGHT)
    steps = list(review.steps())
    assert steps[-1]["accuracy"][0]["keeping_known"] == 0 and steps[-1]["accuracy"][0]["estimated"] > 0
    assert not any(one["exact"] for ply, one in review.sent.items() if ply < len(UPRIGHT))
    assert review.sent[5]["label"] == "blunder" and not review.sent[5]["certain"]
    proof = best_line(review.cache, UPRIGHT[:5], 0)
    assert proof[0]["estimate"] and proof[0]["action"] == 0 and len(proof) <= 8


def test_what_is_known_is_not_asked_again(monkeypatch):
    """Another end of the same game: only the positions that are new are looked at."""
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


def test_a_deep_review_tells_the_exact_score_of_every_move(page):
    board = page.board("connectx", UPRIGHT, SMALL)
    review = page.review(board, deep=True)
    scores = [score for one in review["plies"].values() for score in one["scores"].values()]
    assert review["deep"] and len(scores) > 25
    assert all(score["exact"] and score["margin"] is not None for score in scores)
    accuracy = review["accuracy"]
    assert [one["moves"] for one in accuracy] == [4, 3] and accuracy[0]["perfect_known"] == 4
    assert accuracy[0]["mean_loss"] is None and accuracy[0]["estimated"] == 0, "nothing is estimated where all is known"


def test_a_review_is_stopped_and_begun_anew(page):
    actions = actions_of("connectx")
    board = page.board("connectx", actions)
    stopped = page.review(board, lambda review: review["plies"])
    page.post(f"/api/boards/{board.name}/review", {"stop": True})
    stopped = page.get(f"/api/boards/{board.name}/review")
    assert stopped["stopped"] and not stopped["running"] and not stopped["finished"]
    again = page.review(board, whole(len(actions)))
    assert again["number"] > stopped["number"] and not again["stopped"]


def test_a_crash_is_told_and_the_next_click_starts_anew(page):
    actions = actions_of("connectx")
    board = page.board("connectx", actions)
    page.review(board, lambda review: review["plies"])
    [process] = reviewers(board)
    os.kill(process, signal.SIGKILL)
    told = page.wait(f"/api/boards/{board.name}/review", lambda review: review["error"])
    assert "broke off" in told["error"] and not told["running"]
    assert page.review(board, whole(len(actions)))["error"] is None
    [other] = reviewers(board)
    board.sleep()
    assert other != process and reviewers(board) == [], "what reviews ends with the board"


def reviewers(board):
    """The processes that review for a board, told by who is to end with it."""
    sessions = [end.__self__ for end in board.on_sleep if hasattr(end, "__self__")]
    children = [one.review.client.child for one in sessions if one.review.client.child is not None]
    return [child.process.pid for child in children]


def test_what_reviews_is_started_when_somebody_looks_at_the_panel(page):
    board = page.board("connectx", UPRIGHT, SMALL)
    assert page.post(f"/api/boards/{board.name}/review", {"ready": True})[1]["review"]["number"] == 0
    [process] = reviewers(board)
    page.review(board)
    assert reviewers(board) == [process]


def test_pages_are_told_bit_by_bit(page):
    board, told = page.board("connectx", UPRIGHT, SMALL), []
    board.publish = lambda event, data: told.append((event, json.loads(json.dumps(data))))
    page.review(board)
    reviews = [data for event, data in told if event == "review"]
    assert reviews[0]["plies"] == {} and reviews[0]["running"] and reviews[0]["line"] == "0.4.0.4.0.4.0"
    assert reviews[-1]["finished"] and not reviews[-1]["running"]
    merged = {ply: one for data in reviews for ply, one in data["plies"].items()}
    assert merged == page.get(f"/api/boards/{board.name}/review")["plies"] and len(merged) == 8


def test_the_line_of_another_move_than_was_reviewed(page):
    """The line on the board may be a variation by then: each position is what its moves say."""
    board = page.board("connectx", UPRIGHT, SMALL)
    page.review(board)
    board.go(5)
    board.play(0, 5)
    assert page.get(f"/api/boards/{board.name}/review")["line"] == "0.4.0.4.0.4.0"
    assert page.review(board)["line"] == "0.4.0.4.0.0"


@pytest.mark.slow
def test_the_whole_graph_is_there_in_five_seconds(page):
    """From the click to thirty moves reviewed, exactly: with the process that reviews to be started, and another game
    with it running. With -s, the figures."""
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
