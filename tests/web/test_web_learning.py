"""Learning and the explorer without a server, in Chromium: the same answers as Python's."""

import json
from collections.abc import Iterator

import pytest
from learn_support import SMALL, UPRIGHT, Learner, page_on
from web_learning_support import ANNOTATIONS, COMPARISONS, ask, random_moves

from tempo.app.learn.annotations import accuracy_of, annotate
from tempo.app.learn.exercises import puzzles_of
from tempo.lab.referee.game_adapter import adapter_of, games, new_config
from tempo.lab.review.annotate import compare_estimates, narrow_score, with_result

pytestmark = pytest.mark.browser

SAVED = """
async () => {
  const { Archive } = await import("/web/board/archive.js");
  return (await new Archive().all()).map(({ name, header, game }) => ({ name, header, game }));
}
"""


@pytest.fixture
def server(tmp_path) -> Iterator[Learner]:
    yield from page_on(tmp_path)


def ordered(annotation):
    """Return an annotation whose lists of moves are sorted."""
    return {name: sorted(value) if name in ("best", "keeping_moves") else value for name, value in annotation.items()}


@pytest.mark.parametrize("game", games())
def test_annotations_equal_those_of_python(page, game):
    """Moves with random scores and estimates."""
    config, moves = new_config(game), random_moves(300, seed=1)
    asked = [
        {"ply": one.ply, "action": one.action, "scores": [*one.scores.items()], "estimates": [*one.estimates.items()]}
        for one in moves
    ]
    found = page.evaluate(ANNOTATIONS, {"game": game, "shape": config.shape, "moves": asked})
    for one, annotation in zip(moves, found["annotations"], strict=True):
        assert ordered(annotation) == ordered(annotate(one, config)), one
    assert found["accuracy"] == accuracy_of(moves, config)


def test_comparisons_and_results_of_moves_equal_those_of_python(page):
    """Positions with random scores and estimates; a game of three moves that won, drew or lost."""
    before, after, rival = (random_moves(300, seed) for seed in (1, 2, 3))
    asked = [
        {"action": moves[0].action, "reward": place % 3 - 1,
         "positions": [[[*one.scores.items()], [*one.estimates.items()]] for one in moves]}
        for place, moves in enumerate(zip(before, after, rival, strict=True))
    ]  # fmt: skip
    found = page.evaluate(COMPARISONS, asked)
    for place, (own, reply, beside) in enumerate(zip(before, after, rival, strict=True)):
        known = narrow_score(dict(own.scores), own.action, reply.scores)
        expected = compare_estimates(own.action, known, own.estimates, reply.estimates, beside.estimates)
        estimates, scores = (dict(part) for part in found[place])
        assert estimates == (expected if own.estimates else {}), own
        result = with_result(own.scores, own.action, place % 3 - 1, [0, 1, 2])
        assert {move: tuple(score) for move, score in scores.items()} == result


def test_a_review_and_its_exercises_equal_those_of_python(page, server):
    """A board that is solved in no time."""
    board = server.board("connectx", UPRIGHT, SMALL)
    path = f"/api/boards/{board.name}"
    expected = server.review(board, deep=True)
    line = server.post(f"{path}/line", {"at": 3, "action": 2})[1]
    listed = server.post("/api/exercises", {"board": board.name})[1]["exercises"]
    review, reviewed, drawn, exercises = ask(
        page, "connectx",
        [["POST", "api/boards/ID/review", {"deep": True}], ["LAST", "api/boards/ID/review"],
         ["POST", "api/boards/ID/line", {"at": 3, "action": 2}], ["POST", "api/exercises", {"board": "ID"}]],
        shape=SMALL, actions=UPRIGHT,
    )  # fmt: skip
    assert review["review"]["running"] and reviewed["finished"]
    assert {ply: ordered(one) for ply, one in reviewed["plies"].items()} == {
        ply: ordered(one) for ply, one in expected["plies"].items()
    }
    assert reviewed["accuracy"] == expected["accuracy"] and reviewed["line"] == expected["line"]
    assert drawn == line
    assert [{**one, "id": ""} for one in exercises["exercises"]] == [{**one, "id": ""} for one in listed]
    assert listed[0]["label"] == "mistake"


def test_a_blunder_is_named_and_becomes_an_exercise(page):
    """The second side opened a way to an open row, which the first side did not take."""
    moves = [3, 3, 3, 3, 3, 2, 0]
    reviewed, found = ask(
        page, "connectx",
        [["POST", "api/boards/ID/review", {}], ["LAST", "api/boards/ID/review"], ["GET", "api/exercises/ID"]],
        actions=moves,
    )[1:]  # fmt: skip
    blunder = reviewed["plies"]["6"]
    assert (blunder["label"], blunder["certain"], blunder["value_change"]) == ("blunder", True, [1, -1])
    assert 2 in blunder["keeping_moves"] and blunder["scores"]["2"]["value"] == 1
    assert [one["number"] for one in found["exercises"]] == [7]
    name = found["exercises"][0]["id"]
    exercise, line = ask(
        page, "connectx",
        [["POST", "api/boards/ID/review"], ["LAST", "api/boards/ID/review"], ["GET", f"api/exercises/ID/{name}"],
         ["POST", f"api/exercises/ID/{name}/line", {"action": 2}]],
        actions=moves,
    )[2:]  # fmt: skip
    assert [ply["action"] for ply in exercise["plies"]] == moves[:6] and exercise["legal"] == [*range(7)]
    assert line["plies"][0]["value"] == 1 and line["plies"][1]["value"] == -1


def test_saved_games_give_exercises(page, server):
    """A blunder in a game that a person lost."""
    ask(page, "connectx", [["POST", "api/boards/ID/play", {"action": 0, "at": 6}], ["POST", "api/boards/ID/resign"]],
        shape=SMALL, actions=UPRIGHT[:6])  # fmt: skip
    page.wait_for_function(f"({SAVED})().then((records) => records.length)")
    begun, searched = ask(
        page, "connectx", [["POST", "api/exercises", {"board": "ID", "folder": ""}], ["LAST", "api/exercises/ID"]]
    )
    assert begun["folder"]["is_running"] and searched["folder"]["done"] == searched["folder"]["total"] >= 1
    assert {one["number"] for one in searched["exercises"] if one["source"]} >= {1, 2}


def test_a_review_can_be_stopped_and_wants_moves(page):
    stopped, after = ask(
        page, "othello",
        [["POST", "api/boards/ID/review", {"stop": True}], ["GET", "api/boards/ID/review"]], actions=[19, 18],
    )  # fmt: skip
    assert not stopped["review"]["running"] and after["number"] == 0
    refused, wrong = ask(
        page, "othello", [["POST", "api/boards/ID/review"], ["POST", "api/boards/ID/line", {"at": 0, "action": 0}]]
    )
    assert refused == "there are no moves to review" and wrong == "0 is not legal after move 0"


@pytest.mark.parametrize("game", games())
def test_puzzles_equal_those_of_python(page, game):
    expected = puzzles_of(game)
    paths = [["GET", f"api/exercises/ID/{one.name}"] for one in expected]
    listed, *full = ask(page, "connectx", [["POST", "api/exercises", {"board": "ID", "puzzles": game}], *paths])
    assert listed["exercises"] == json.loads(json.dumps([one.list_entry() for one in expected]))
    assert full == json.loads(json.dumps([one.to_json() for one in expected]))
    assert listed["puzzles"] == game and game in listed["puzzle_games"]


def test_the_line_of_a_puzzle_keeps_its_value(page):
    """On a board of another game than the page's."""
    puzzle = puzzles_of("othello")[0]
    action = puzzle.annotation["keeping_moves"][0]
    _, line = ask(
        page, "connectx",
        [["POST", "api/exercises", {"board": "ID", "puzzles": "othello"}],
         ["POST", f"api/exercises/ID/{puzzle.name}/line", {"action": action}]],
    )  # fmt: skip
    assert line["plies"][0]["value"] == puzzle.annotation["value_change"][0]
    assert len({ply["margin"] * (1 - 2 * ply["seat"]) for ply in line["plies"] if "margin" in ply}) == 1


def known_moves(answer):
    """Return an answer of the explorer, with symmetric moves in order."""
    return {**answer, "moves": [{**move, "actions": sorted(move["actions"])} for move in answer["moves"]]}


@pytest.mark.parametrize(
    ("game", "moves"),
    [("connectx", []), ("connectx", [3, 3, 3]), ("connectx", [3, 2, 3, 3, 4, 1, 3]), ("othello", []), ("gomoku", [])],
)
def test_tables_and_openings_equal_those_of_python(page, server, game, moves):
    board = server.board(game, moves)
    expected = server.get(f"/api/explorer/{board.name}")
    [found] = ask(page, game, [["GET", "api/explorer/ID?after="]], actions=moves)
    assert known_moves(found) == known_moves(expected)


def test_openings_go_on(page, server):
    config = new_config("gomoku")
    moves = list(adapter_of("gomoku").level_openings(config)[0][:2])
    board = server.board("gomoku", moves[:1])
    expected = server.get(f"/api/explorer/{board.name}?after={moves[1]}")
    [found] = ask(page, "gomoku", [["GET", f"api/explorer/ID?after={moves[1]}"]], actions=moves[:1])
    assert known_moves(found) == known_moves(expected) and found["moves"][0]["openings"]


def test_saved_games_are_known_by_symmetric_positions(page, server):
    """A win, a game that is left, and one with the mirror image of its first moves."""
    before = len(page.evaluate(SAVED))
    for moves, command in ([0, 1] * 3 + [0], "keep"), ([6, 5, 6], "resign"), ([6, 5, 3], "resign"), ([0, 2], "keep"):
        move = {"action": moves[-1], "at": len(moves) - 1}
        ask(page, "connectx", [["POST", "api/boards/ID/play", move], ["POST", f"api/boards/ID/{command}"]],
            actions=moves[:-1])  # fmt: skip
    page.wait_for_function(f"({SAVED})().then((records) => records.length === {before + 4})")
    records = page.evaluate(SAVED)
    for number, record in enumerate(records):
        file = server.boards.records / f"2026-01-01/{number}.jsonl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{json.dumps(record[part])}\n" for part in ("header", "game")))
    for moves in ([], [0], [6], [6, 5]):
        board = server.board("connectx", moves)
        expected = server.wait(f"/api/explorer/{board.name}", lambda answer: answer["reading"] is None)
        [found] = ask(page, "connectx", [["GET", "api/explorer/ID?after="]], actions=moves)
        assert known_moves(found) == known_moves(expected) and found["games"]
