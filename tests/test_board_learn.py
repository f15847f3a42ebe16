"""Learning at the board: games reviewed while one watches, lines that prove, exercises; no file of others is read."""

import json
import os
import signal
import time

import pytest
from page_support import page_says

from tempo.lab.board.boards import Boards
from tempo.lab.board.game.recording import HUMAN
from tempo.lab.board.keep.library import save_game
from tempo.lab.board.learn import knowledge
from tempo.lab.board.learn.folder_review import REVIEWS, files_in, folder_within
from tempo.lab.board.learn.game_review import GameReview
from tempo.lab.board.learn.knowledge import Knowledge
from tempo.lab.board.learn.lines import proving_line
from tempo.lab.board.learn.reviewer_process import ReviewerProcess
from tempo.lab.board.server import new_app
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.sport import board_after, new_terms, sport_of

PATIENCE = 120.0  # seconds: only what hangs takes so long
SMALL = {"rows": 4, "columns": 5, "inarow": 4}
UPRIGHT = [0, 4, 0, 4, 0, 4, 0]  # the second side never blocks: its last move loses at once
GAMES = {
    "connectx": "16666455533353553716227226111717",  # whoever begins in a corner of this board has lost
    "othello": "f5f4f3g4e3f6g6e2g2g3h4g5h5e6d3h6d1h3f2e1f1h1e7d2c3c1f7g1h2d8d7c4c2c6c5c8c7d6e8f8g7g8h7h8--b8b7a7a8a6a5"
    "b1b2a1b3b6a2b5--b4a3a4",
}  # fmt: skip
OTHER_GAME = [int(column) - 1 for column in "142442151162266612155546525644"]  # thirty moves, nobody has won yet


class Page:
    """What a page asks, without one."""

    def __init__(self, records):
        self.boards = Boards(records)
        self.app = new_app(self.boards)
        self.client = self.app.test_client()
        self.headers = {"X-Tempo-Token": self.boards.token, "Host": "127.0.0.1:1"}

    def post(self, path, body):
        answer = self.client.post(path, json=body, headers=self.headers)
        return answer.status_code, answer.get_json()

    def get(self, path):
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code == 200, answer.get_json()
        return answer.get_json()

    def board(self, game, actions, shape=None, seats=("human", "human")):
        terms = new_terms(game, shape, timed=False)
        return self.boards.add(terms, seats, actions)

    def review(self, board, until=lambda review: review["finished"], **asked):
        """Ask for a review, and wait for as much of it as is wanted."""
        assert self.post(f"/api/boards/{board.name}/review", asked)[0] == 200
        return self.wait(f"/api/boards/{board.name}/review", until)

    def wait(self, path, until):
        end = time.monotonic() + PATIENCE
        while not until(told := self.get(path)):
            assert time.monotonic() < end, f"it never came: {str(told)[:300]}"
            time.sleep(0.02)
        return told


@pytest.fixture
def page(tmp_path):
    one = Page(tmp_path / "games")
    yield one
    one.boards.close()


def actions_of(game):
    return sport_of(game).read_actions(GAMES[game], new_terms(game))


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
    assert first["lost"] == [1, -1] and first["keeping"] == [3] and first["best"] == [3]
    assert missed["label"] == "blunder" and missed["best"] == [6] and missed["action"] == 0
    assert missed["scores"]["6"] == {"value": 1, "text": "+2", "estimate": False}
    assert end["action"] is None and end["value_first"] == 0.0, "the second side has won"
    assert page.post(f"/api/boards/{board.name}/review", {"stop": True})[0] == 200
    code, told = page.post(f"/api/boards/{board.name}/line", {"at": 30, "action": 6})
    assert code == 200 and told["plies"][0]["action"] == 6 and told["at"] == 30
    line = [ply["action"] for ply in told["plies"]]
    assert board_after(board.terms, [*actions[:30], *line]).rewards() == (1, -1), "the line ends with the win"
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
    assert slower and all(one["gave"].endswith("discs") for one in slower)


def test_a_threat_is_proven():
    """Three in an open row that nobody blocks: lost for certain, though nobody knows what it was before."""
    line = [40, 0, 41, 8, 42, 72, 43, 80]
    review = GameReview(Knowledge(new_terms("gomoku", {"size": 9, "inarow": 5})), line)
    list(review.steps(quick=True))
    missed, won = review.told[5], review.told[6]
    assert missed["label"] in ("mistake", "blunder") and not missed["certain"] and missed["lost"] is None
    assert missed["action"] == 72 and missed["scores"]["72"]["value"] == -1 and 72 not in missed["keeping"]
    assert won["exact"] and won["value_first"] == 1.0 and won["label"] in ("best", "kept") and won["certain"]
    proof = proving_line(review.knowledge, line[:6], 43)
    assert board_after(review.terms, [*line[:6], *(ply["action"] for ply in proof)]).rewards() == (1, -1)


def test_a_forced_move_is_worth_what_follows_it():
    """Where one move alone is not lost at once, the search has thought of nothing: what it thinks afterwards counts."""
    line = [40, 44, 41, 0, 42, 8, 43, 72, 80, 39]
    review = GameReview(Knowledge(new_terms("gomoku", {"size": 9, "inarow": 5})), line)
    list(review.steps(quick=True))
    forced, after = review.told[9], review.told[10]
    assert forced["best"] == [39] and not forced["exact"]
    assert forced["value_first"] == after["value_first"] < 1
    assert review.told[8]["loss"] == round(1 - after["value_first"], 3), "a certain win was left for that"


def test_without_a_solver_all_is_estimated(monkeypatch):
    terms = new_terms("connectx", SMALL)
    monkeypatch.setattr(type(sport_of("connectx")), "exact", lambda self: None)
    review = GameReview(Knowledge(terms), UPRIGHT)
    steps = list(review.steps())
    assert steps[-1]["accuracy"][0]["keeping_known"] == 0 and steps[-1]["accuracy"][0]["guessed"] > 0
    assert not any(one["exact"] for ply, one in review.told.items() if ply < len(UPRIGHT))
    assert review.told[5]["label"] == "blunder" and not review.told[5]["certain"]
    proof = proving_line(review.knowledge, UPRIGHT[:5], 0)
    assert proof[0]["estimate"] and proof[0]["action"] == 0 and len(proof) <= 8


def test_what_is_known_is_not_asked_again(monkeypatch):
    """Another end of the same game: only the positions that are new are looked at."""
    known = Knowledge(new_terms("connectx", SMALL))
    list(GameReview(known, UPRIGHT).steps(deep=True))
    asked = []
    real = knowledge.score
    monkeypatch.setattr(knowledge, "score", lambda limits, one: asked.append(one.actions) or real(limits, one))
    list(GameReview(known, UPRIGHT).steps(deep=True))
    assert asked == []
    list(GameReview(known, [*UPRIGHT[:5], 0, 4]).steps(quick=True))
    assert asked and {len(actions) for actions in asked} <= {6, 7}


def test_a_deep_review_tells_the_exact_score_of_every_move(page):
    board = page.board("connectx", UPRIGHT, SMALL)
    review = page.review(board, deep=True)
    scores = [score for one in review["plies"].values() for score in one["scores"].values()]
    assert review["deep"] and len(scores) > 25
    assert all(score["text"].lstrip("+-").isdigit() for score in scores)
    accuracy = review["accuracy"]
    assert [one["moves"] for one in accuracy] == [4, 3] and accuracy[0]["perfect_known"] == 4
    assert accuracy[0]["loss"] is None and accuracy[0]["guessed"] == 0, "nothing is estimated where all is known"


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
    told = page.wait(f"/api/boards/{board.name}/review", lambda review: review["trouble"])
    assert "broke off" in told["trouble"] and not told["running"]
    assert page.review(board, whole(len(actions)))["trouble"] is None
    [other] = reviewers(board)
    board.rest()
    assert other != process and reviewers(board) == [], "what reviews ends with the board"


def reviewers(board):
    """The processes that review for a board, told by who is to end with it."""
    lessons = [end.__self__ for end in board.at_rest if hasattr(end, "__self__")]
    children = [one.review.process.child for one in lessons if one.review.process.child is not None]
    return [child.process.pid for child in children]


def test_what_reviews_is_started_when_somebody_looks_at_the_panel(page):
    board = page.board("connectx", UPRIGHT, SMALL)
    assert page.post(f"/api/boards/{board.name}/review", {"ready": True})[1]["review"]["number"] == 0
    [process] = reviewers(board)
    page.review(board)
    assert reviewers(board) == [process]


def test_pages_are_told_bit_by_bit(page):
    board, told = page.board("connectx", UPRIGHT, SMALL), []
    board.tell = lambda event, data: told.append((event, json.loads(json.dumps(data))))
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


# exercises


def test_exercises_of_the_game_on_the_board(page):
    board = page.board("connectx", UPRIGHT, SMALL, seats=("level:1", HUMAN))
    code, _ = page.post("/api/exercises", {"board": board.name})
    assert code == 200
    path = f"/api/exercises/{board.name}"
    page.wait(f"/api/boards/{board.name}/review", lambda review: review["finished"])
    found = page.get(path)["exercises"]
    assert found and all(one["own"] and one["seat"] == 1 and one["certain"] for one in found), "a person's own alone"
    last = next(one for one in found if one["number"] == 6)
    exercise = page.get(f"{path}/{last['id']}")
    assert exercise["judged"]["keeping"] == [0] and exercise["to_move"] == 1 and len(exercise["plies"]) == 5
    assert sorted(exercise["legal"]) == [0, 1, 2, 3, 4] and exercise["terms"]["rows"] == 4
    code, told = page.post(f"{path}/{last['id']}/line", {"action": 4})
    assert code == 200 and [ply["action"] for ply in told["plies"]] == [4, 0], "it loses to the next stone"
    assert page.post(f"{path}/{last['id']}/line", {"action": 9})[0] == 400


def save(page, actions, seats=("human", "level:1"), shape=SMALL):
    board = page.board("connectx", actions, shape, seats)
    return save_game(page.boards.records, *board.record())


def test_a_folder_is_reviewed_once(page, monkeypatch):
    name = save(page, UPRIGHT)
    save(page, [0, 4, 0, 4, 0, 0, 4, 4])
    (page.boards.records / "notes.txt").write_text("no game at all")
    board = page.board("connectx", [2], SMALL)
    done = lambda told: told["folder"] and not told["folder"]["is_running"]  # noqa: E731
    assert page.post("/api/exercises", {"board": board.name, "folder": ""})[0] == 200
    told = page.wait(f"/api/exercises/{board.name}", done)
    assert told["folder"]["games"] == 2 and told["folder"]["done"] == 3 and told["folder"]["unread"] == 1
    assert told["exercises"] and all(one["own"] and one["seat"] == 0 for one in told["exercises"])
    assert told["folders"] == [name.partition("/")[0]]
    assert len(list((page.boards.records / REVIEWS).glob("*.json"))) == 2
    monkeypatch.setattr(ReviewerProcess, "review", lambda *given: pytest.fail("it was reviewed before"))
    assert page.post("/api/exercises", {"board": board.name, "folder": name.partition("/")[0]})[0] == 200
    again = page.wait(f"/api/exercises/{board.name}", done)
    assert again["exercises"] == told["exercises"] and again["folder"]["unread"] == 0


def test_nothing_outside_the_records_is_read(page, tmp_path):
    records, outside = page.boards.records, tmp_path / "outside"
    outside.mkdir()
    (outside / "game.txt").write_text("4444")
    (records / "inside").mkdir()
    (records / "inside" / "game.txt").write_text("4443")
    (records / "away").symlink_to(outside)
    (records / "inside" / "link.txt").symlink_to(outside / "game.txt")
    (records / "inside" / "loop").symlink_to(records)
    for name in ("..", "../outside", str(outside), "away", "inside/../../outside", ".boards", ".reviews", "none", "\0"):
        with pytest.raises(BadInput, match="there is no folder"):
            folder_within(records, name)
    assert [path.name for path in files_in(folder_within(records, "inside"), records)] == ["game.txt"]
    assert {path.name for path in files_in(folder_within(records, ""), records)} == {"game.txt"}


# what is asked for wrongly

WRONG = [
    ("review", {"deep": 1}, "deep should be true or false"),
    ("review", {"deep": True, "depth": 3}, "nothing is known of 'depth'"),
    ("review", [], "JSON object"),
    ("line", {}, "at should be a whole number"),
    ("line", {"at": 9, "action": 0}, "the line has 7 moves"),
    ("line", {"at": 0, "action": 5}, "not legal"),
    ("line", {"at": 7, "action": 0}, "not legal"),
    ("line", {"at": 0, "action": "0"}, "action should be a whole number"),
    ("line", {"at": True, "action": 0}, "at should be a whole number"),
]


@pytest.mark.parametrize(("what", "body", "said"), WRONG)
def test_bad_input_gets_a_sentence(page, what, body, said):
    board = page.board("connectx", UPRIGHT, SMALL)
    code, told = page.post(f"/api/boards/{board.name}/{what}", body)
    assert code == 400 and said in told["error"]


def test_bad_exercises_get_a_sentence(page):
    board = page.board("connectx", [], SMALL)
    assert page.post(f"/api/boards/{board.name}/review", {}) == (
        400,
        {"error": "nothing was played yet: there is nothing to review"},
    )
    for body in (
        {"board": board.name, "folder": ".."},
        {"board": 3},
        {"board": board.name, "folder": 3},
        {"folder": ""},
        {},
    ):
        code, told = page.post("/api/exercises", body)
        assert code == 400 and told["error"]
    assert page.post("/api/exercises", {"board": "0" * 16})[0] == 404
    assert page.client.get(f"/api/exercises/{board.name}/none", headers=page.headers).status_code == 400


# what the page makes of it

DATA = """import { gravity, isCurrent, judgedAt, mergedReview, mistakesOf, movesInCommon, newerExercises,
nextMistake, overlayOfReview, pointsOf } from "./learn_data.js";"""


def judged(label, certain=True, **more):
    return {"label": label, "certain": certain, "lost": None, "loss": None, "action": 1, "value_first": 0.5, **more}


REVIEW = {
    "number": 3, "line": "1.2.3",
    "plies": {
        "0": judged("mistake", lost=[1, 0], exact=True), "1": judged("blunder", False, loss=0.6), "2": judged("best"),
        "3": {"action": None, "value_first": 1},
    },
}  # fmt: skip
BOARD = {"line": [{"action": 1}, {"action": 2}, {"action": 3}], "at": 0}
OTHER = {"line": [{"action": 1}, {"action": 5}], "at": 0}


def says(value):
    texts = {"REVIEW": REVIEW, "BOARD": BOARD, "OTHER": OTHER}
    return page_says(DATA + "".join(f"\nconst {name} = {json.dumps(one)};" for name, one in texts.items()), value)


def test_a_review_belongs_to_the_moves_that_are_the_same():
    assert says("[movesInCommon(REVIEW, BOARD), movesInCommon(REVIEW, OTHER), movesInCommon(null, BOARD)]") == [3, 1, 0]
    assert says("[isCurrent(REVIEW, BOARD), isCurrent(REVIEW, OTHER)]") == [True, False]
    assert says("[0, 1, 2].map((at) => judgedAt(REVIEW, OTHER, at)?.label)") == ["mistake", None, None]
    assert says("judgedAt(REVIEW, OTHER, 1).action") is None, "another move was played there"
    assert says("pointsOf(REVIEW, BOARD).map(({ value, exact }) => [value, exact])")[0] == [0.5, True]


def test_the_worst_mistake_comes_first():
    assert says("mistakesOf(REVIEW, BOARD).map((one) => one.at)") == [1, 0]
    assert says("[gravity({ lost: [1, -1] }), gravity({ lost: null, loss: 0.3 }), gravity({})]") == [1, 0.3, 0]
    steps = "[[0, 1], [1, 1], [2, 1], [3, -1], [2, -1], [1, -1]]"
    assert says(f"{steps}.map(([at, step]) => nextMistake(REVIEW, BOARD, at, step))") == [1, 2, None, 2, 1, None]


def test_what_is_told_bit_by_bit_becomes_whole():
    """In whatever order it comes."""
    other = "{ number: 3, version: 9, done: 7, plies: { 7: {} } }"
    for pair in (f"{other}, {{ ...REVIEW, version: 8, done: 6 }}", f"{{ ...REVIEW, version: 8, done: 6 }}, {other}"):
        told = says(f"mergedReview({pair})")
        assert list(told["plies"]) == ["0", "1", "2", "3", "7"] and told["done"] == 7
    assert says("Object.keys(mergedReview({ number: 2, plies: { 7: {} } }, REVIEW).plies).length") == 4, "a new review"
    assert says("mergedReview({ number: 4, plies: {} }, REVIEW).number") == 4, "an old one"
    assert says("mergedReview(null, REVIEW).number") == 3
    assert says("[newerExercises(null, { version: 1 }), newerExercises({ version: 2 }, { version: 1 })]") == [
        {"version": 1},
        {"version": 2},
    ]


def test_scores_of_a_review_on_the_board():
    scores = {
        "0": {"text": "+2", "value": 1, "estimate": False},
        "1": {"text": "≤-1", "value": -1, "estimate": False},
        "3": {"text": "won by 43", "value": 1, "estimate": False},
        "4": {"text": "not lost", "value": None, "estimate": False},
        "2": {"text": "55 %", "value": None, "estimate": True, "chance": 0.553},
    }
    told = says(f"overlayOfReview({json.dumps({'scores': scores, 'best': [0]})})")
    assert told == {
        "scores": {
            "0": {"text": "+2", "value": 1, "estimate": False},
            "1": {"text": "loss", "value": -1, "estimate": False},
            "3": {"text": "win ≤43", "value": 1, "estimate": False},
            "4": {"text": "not lost", "value": None, "estimate": False},
            "2": {"text": "55", "value": None, "chance": 0.553, "estimate": True},
        },
        "best": [0],
    }
    assert says(f"overlayOfReview({json.dumps({'scores': scores, 'best': [0, 1, 2, 3, 4]})}).best") == [], (
        "any would do"
    )


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
