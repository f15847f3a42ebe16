"""Reviews and exercises, which the page makes itself: with a server, and without one in Chromium."""

from collections.abc import Iterator

import pytest
from board_support import BoardServer, running_server
from playwright.sync_api import Page
from storage_support import SMALL, UPRIGHT
from web_learning_support import ANNOTATIONS, COMPARISONS, ask, random_moves

from tempo.app.rules.facts import about_scores, puzzles_of
from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.lab.review.annotate import compare_estimates, narrow_score, with_result

pytestmark = pytest.mark.browser

GAMES = {
    "connectx": "16666455533353553716227226111717",  # the first player loses from a corner of this board
    "othello": "f5f4f3g4e3f6g6e2g2g3h4g5h5e6d3h6d1h3f2e1f1h1e7d2c3c1f7g1h2d8d7c4c2c6c5c8c7d6e8f8g7g8h7h8--b8b7a7a8a6a5"
    "b1b2a1b3b6a2b5--b4a3a4",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BoardServer]:
    """Yield a server without the games that other files save: exercises are made of all of them."""
    with running_server(tmp_path_factory.mktemp("games")) as running:
        yield running


def actions_of(game: str) -> list[int]:
    return adapter_of(game).read_actions(GAMES[game], new_config(game))


def reviewed(page: Page, game: str, actions: list[int], *further: list, deep: bool = False, **board) -> list:
    """Return the review of a game and the answers to further requests."""
    asked = [["POST", "api/boards/ID/review", {"deep": deep}], ["LAST", "api/boards/ID/review"], *further]
    return ask(page, game, asked, actions=actions, **board)[1:]


# What is said of a move. By hand: bounds of scores and estimates for each move, the move played, and what it is called.

LABELS = [
    ({0: (2, 2), 1: (-2, -2)}, {}, 1, ("blunder", True)),
    ({0: (2, 2), 1: (0, 0)}, {}, 1, ("mistake", True)),
    ({0: (4, 4), 1: (2, 2)}, {}, 1, ("slower", True)),
    ({0: (1, 9), 1: (1, 9)}, {}, 1, ("good", True)),
    ({0: (2, 2), 1: (-9, 1)}, {}, 0, ("best", True)),
    ({}, {0: 0.9, 1: 0.6}, 1, ("blunder", False)),
    ({}, {0: 0.9, 1: 0.75}, 1, ("mistake", False)),
    ({}, {0: 0.9, 1: 0.84}, 1, ("slower", False)),
    ({}, {0: 0.9, 1: 0.88}, 1, ("good", False)),
    ({}, {0: 0.9, 1: 0.9}, 1, ("best", False)),
    ({}, {}, 1, ("unknown", False)),
]


def annotated(page: Page, moves: list[dict]) -> dict:
    return page.evaluate(ANNOTATIONS, {"exact": about_scores(new_config("connectx")), "moves": moves})


def test_labels_of_moves(page):
    asked = [
        {"ply": 3, "seat": 1, "action": action, "scores": [*scores.items()], "estimates": [*estimates.items()]}
        for scores, estimates, action, _ in LABELS
    ]
    found = annotated(page, asked)
    assert [(one["label"], one["certain"]) for one in found["annotations"]] == [label for *_, label in LABELS]
    blunder, slower, guessed = (found["annotations"][place] for place in (0, 2, 5))
    assert blunder["value_change"] == [1, -1] and blunder["keeping_moves"] == [0] and blunder["value_first"] == 0
    assert slower["cost"] == {"amount": 2, "unit": "stones"} and slower["best"] == [0] and "keeping_moves" not in slower
    assert guessed["estimated_loss"] == 0.3 and guessed["best"] == [0] and guessed["keeping_moves"] == [0]
    first, second = found["accuracy"]
    assert first["moves"] == 0 and (second["moves"], second["keeping"], second["keeping_known"]) == (11, 1, 3)
    assert second["cost"] == {"amount": 2, "unit": "stones", "moves": 2} and second["estimated"] == 5
    assert second["mean_loss"] == pytest.approx((0.3 + 0.15 + 0.06 + 0.02) / 5)


def test_figures_of_moves_equal_those_of_the_review_command(page):
    """Moves with random scores and estimates."""
    moves = random_moves(300, seed=1)
    asked = [
        {"ply": one.ply, "seat": one.seat, "action": one.action, "scores": [*one.scores.items()],
         "estimates": [*one.estimates.items()]}
        for one in moves
    ]  # fmt: skip
    for one, found in zip(moves, annotated(page, asked)["annotations"], strict=True):
        assert found["perfect"] == one.is_perfect, one
        assert (found["value_change"] is not None) == (one.keeps_value is False)
        assert (found["label"] == "slower" and found["certain"]) == (one.is_slower and not one.is_perfect), one
        loss = one.estimated_loss
        assert found["estimated_loss"] == (None if loss is None else pytest.approx(loss, abs=0.0006)), one
        if one.best_actions:
            assert sorted(found["best"]) == sorted(one.best_actions)


def test_comparisons_and_results_of_moves_equal_those_of_the_review_command(page):
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


# Reviews and exercises.


def test_a_known_blunder_is_reported_with_better_moves(either):
    actions = actions_of("connectx")
    found, line = reviewed(either, "connectx", actions, ["POST", "api/boards/ID/line", {"at": 30, "action": 6}])
    assert len(found["plies"]) == len(actions) + 1 and all(one["exact"] for one in found["plies"].values())
    first, missed, end = (found["plies"][str(ply)] for ply in (0, 30, 32))
    assert (first["value_first"], first["label"], first["certain"]) == (1.0, "blunder", True)
    assert first["value_change"] == [1, -1] and first["keeping_moves"] == [3] and first["best"] == [3]
    assert missed["label"] == "blunder" and missed["best"] == [6] and missed["action"] == 0
    assert missed["scores"]["6"] == {"value": 1, "exact": True, "margin": 2, "estimate": False}
    assert end["action"] is None and end["value_first"] == 0.0, "the second side has won"
    assert line["at"] == 30 and line["plies"][0]["action"] == 6
    moves = [ply["action"] for ply in line["plies"]]
    ended = board_after(new_config("connectx"), [*actions[:30], *moves])
    assert ended.rewards() == (1, -1), "the line ends with the win"
    assert [ply["value"] for ply in line["plies"]] == [1, -1] * (len(moves) // 2) + [1]


@pytest.mark.parametrize(("at", "action"), [(2, 1), (8, 1), (8, 2)])
def test_a_line_keeps_its_exact_score(either, at, action):
    """No reply loses plies against another one, and no estimate stands inside a certain loss."""
    moves = [int(column) - 1 for column in "4324565524365346"][:at]
    [answer] = ask(either, "connectx", [["POST", "api/boards/ID/line", {"at": at, "action": action}]], actions=moves)
    line = answer["plies"]
    assert all(ply["value"] == (-1) ** (place + 1) for place, ply in enumerate(line)), line
    best = [ply for ply in line if "kept" not in ply]  # as far as time allows
    exact = [ply["margin"] * ply["value"] for ply in best if ply["exact"]]
    assert all(ply["exact"] for ply in best[len(best) - len(exact) :]), "exact from one move on"
    assert len(set(exact)) <= 1


def test_the_end_of_a_game_in_discs(either):
    """A line of the last moves counts discs, of which there are 64."""
    actions = actions_of("othello")
    asked = ["POST", "api/boards/ID/line", {"at": 59, "action": actions[59]}]
    [answer] = ask(either, "othello", [asked], actions=actions)
    assert answer["plies"][0]["exact"] and answer["plies"][0]["margin"] % 2 == 0


def test_a_deep_review_has_exact_scores_for_all_moves(either):
    [found] = reviewed(either, "connectx", UPRIGHT, deep=True, shape=SMALL)
    scores = [score for one in found["plies"].values() for score in one["scores"].values()]
    assert found["deep"] and len(scores) > 25 and found["line"] == "0.4.0.4.0.4.0"
    assert all(score["exact"] and score["margin"] is not None for score in scores)
    first, second = found["accuracy"]
    assert (first["moves"], second["moves"], first["perfect_known"]) == (4, 3, 4)
    assert first["cost"] == {"amount": 0, "unit": "stones", "moves": 2}, "the two others changed the result"
    assert second["cost"] is None and (second["keeping"], second["keeping_known"]) == (0, 3)
    assert first["mean_loss"] is None and first["estimated"] == 0, "nothing is estimated where all is known"


def test_a_threat_is_proven(either):
    """An open three that is not blocked: an exact loss, although the value before it is not known."""
    [found] = reviewed(either, "gomoku", [112, 97, 113, 127, 114, 210, 115, 224])
    missed, won = found["plies"]["5"], found["plies"]["6"]
    assert missed["label"] in ("mistake", "blunder") and not missed["certain"] and missed["value_change"] is None
    assert missed["action"] == 210 and missed["scores"]["210"]["value"] == -1 and 210 not in missed["keeping_moves"]
    assert won["exact"] and won["value_first"] == 1.0 and won["label"] in ("best", "good") and won["certain"]


def test_a_forced_move_has_the_value_of_its_successor(either):
    """The estimate after the move counts for both."""
    [found] = reviewed(either, "gomoku", [112, 116, 113, 0, 114, 14, 115, 210, 224, 111])
    forced, after = found["plies"]["9"], found["plies"]["10"]
    assert forced["best"] == [111] and not forced["exact"]
    assert forced["value_first"] == after["value_first"] < 1


def test_exercises_of_the_game_on_the_board(either):
    """The second side opened a way to an open row, which the first side did not take."""
    moves = [3, 3, 3, 3, 3, 2, 0]
    review, found = reviewed(either, "connectx", moves, ["POST", "api/exercises", {"board": "ID"}])
    blunder = review["plies"]["6"]
    assert (blunder["label"], blunder["certain"], blunder["value_change"]) == ("blunder", True, [1, -1])
    assert 2 in blunder["keeping_moves"] and blunder["scores"]["2"]["value"] == 1
    assert [(one["number"], one["own"]) for one in found["exercises"]] == [(7, True)]
    name = found["exercises"][0]["id"]
    exercise, line, wrong = reviewed(
        either, "connectx", moves, ["GET", f"api/exercises/ID/{name}"],
        ["POST", f"api/exercises/ID/{name}/line", {"action": 2}], ["GET", "api/exercises/ID/none"],
    )[1:]  # fmt: skip
    assert [ply["action"] for ply in exercise["plies"]] == moves[:6] and exercise["legal"] == [*range(7)]
    assert exercise["to_move"] == 0 and exercise["config"]["rows"] == 6
    assert line["plies"][0]["value"] == 1 and line["plies"][1]["value"] == -1
    assert wrong == "this exercise no longer exists: choose another"


def test_saved_games_give_exercises(either):
    """A blunder in a game that a person lost; a second search finds the same, from what the first has kept.

    Of the exercises each says when it is due.
    """
    resigned = ask(
        either, "connectx", [["POST", "api/boards/ID/play", {"action": 0, "at": 6}],
                             ["GET", "api/boards/ID"]], shape=SMALL, actions=UPRIGHT[:6],
    )  # fmt: skip
    assert resigned[0]["state"]["over"]
    searches = []
    for _ in range(2):
        asked = ["POST", "api/exercises", {"board": "ID", "mistakes": True}]
        begun, searched = ask(either, "connectx", [asked, ["LAST", "api/exercises/ID"]])
        assert begun["mistakes"]["is_running"] or begun["mistakes"]["done"]
        found = searched["mistakes"]
        assert found["done"] == found["total"] >= 1 and found["error"] is None
        assert found["due"] == found["count"] == len(searched["exercises"])
        searches.append([one for one in searched["exercises"] if one["source"]])
    assert searches[0] == searches[1] and {one["number"] for one in searches[0]} >= {1, 2}
    assert {(one["box"], one["due"]) for one in searches[0]} == {(0, found["day"])}


def test_an_exercise_judges_every_move_and_the_first_answer_counts(either):
    """A move that the exercise does not know is judged by the engine; what is not legal is refused."""
    moves = [3, 3, 3, 3, 3, 2, 0]
    found = reviewed(either, "connectx", moves, ["POST", "api/exercises", {"board": "ID"}])[1]
    one = f"api/exercises/ID/{found['exercises'][0]['id']}"
    right, wrong, given_up, refused = reviewed(
        either, "connectx", moves, *(["POST", f"{one}/answer", {"action": action}] for action in (2, 0, None, 9))
    )[1:]  # fmt: skip
    assert right["right"] and 2 in right["annotation"]["keeping_moves"]
    assert not wrong["right"] and wrong["annotation"]["scores"]["0"]["value"] == -1
    assert not given_up["right"] and refused == "this move is not legal here"


def test_a_review_can_be_stopped_and_wants_moves(either):
    stopped, after = ask(
        either, "othello",
        [["POST", "api/boards/ID/review", {"stop": True}], ["GET", "api/boards/ID/review"]], actions=[19, 18],
    )  # fmt: skip
    assert not stopped["review"]["running"] and after["number"] == 0
    refused, wrong, beyond = ask(
        either, "othello", [["POST", "api/boards/ID/review"], ["POST", "api/boards/ID/line", {"at": 0, "action": 0}],
                            ["POST", "api/boards/ID/line", {"at": 3, "action": 0}]]
    )  # fmt: skip
    assert refused == "there are no moves to review" and wrong == "0 is not legal after move 0"
    assert beyond == "the line has 0 moves: there is no position after 3"


@pytest.mark.parametrize("game", games())
def test_puzzles(either, game):
    """Each has a solution that keeps the value, and a line."""
    expected = puzzles_of(game)
    first = expected[0]["id"]
    listed, one, line = ask(
        either, "connectx", [["POST", "api/exercises", {"board": "ID", "puzzles": game}],
                             ["GET", f"api/exercises/ID/{first}"],
                             ["POST", f"api/exercises/ID/{first}/line", {"action": solution(expected[0])}]],
    )  # fmt: skip
    assert [(entry["id"], entry["label"]) for entry in listed["exercises"]] == [
        (entry["id"], entry["label"]) for entry in expected
    ]
    assert listed["puzzles"] == game and game in listed["puzzle_games"]
    annotation = one["annotation"]
    assert [ply["action"] for ply in one["plies"]] == expected[0]["actions"] and one["to_move"] == expected[0]["seat"]
    assert solution(expected[0]) in annotation["keeping_moves"] and {*annotation["keeping_moves"]} <= {*one["legal"]}
    assert line["plies"][0]["value"] == annotation["value_change"][0] >= 0


def solution(puzzle: dict) -> int:
    """Return the move of a puzzle with the best score."""
    return max(map(int, puzzle["scores"]), key=lambda move: puzzle["scores"][str(move)][0])
