"""Requests for engines and for positions, as the server answers them."""

import pytest
from storage_support import SMALL, UPRIGHT, Page

PAGE = "/api/pages/0123456789abcdef"
QUESTION = {
    "task": "evaluate", "id": 1, "game": "connectx", "shape": SMALL, "actions": UPRIGHT[:5], "seconds": 60.0,
    "is_estimated": True, "is_deep": False,
}  # fmt: skip
SEARCH = {
    "task": "move", "id": 1, "game": "connectx", "shape": SMALL, "actions": [], "player": "level:1", "seat": 0,
    "board": "b", "number": 0, "seed": 1, "act": 1, "bank": 0,
}  # fmt: skip


def test_scores_come_with_the_answer(page: Page) -> None:
    assert page.post(f"{PAGE}/engines/learn", **{**QUESTION, "seconds": 0.0}) == {"scores": {}, "estimates": {}}
    assert page.post(f"{PAGE}/engines/learn", **QUESTION)["scores"]
    tabled = page.post(f"{PAGE}/engines/learn", task="tabled", id=1, game="connectx", shape={}, actions=[3])
    assert set(tabled) == {str(column) for column in range(7)}


WRONG = [
    (QUESTION, {"is_deep": 1}, "is_deep should be true or false"),
    (QUESTION, {"actions": [9]}, "move 1 is not legal"),
    (QUESTION, {"actions": None}, "moves should be a list"),
    (QUESTION, {"seconds": 61}, "seconds should be a number"),
    (QUESTION, {"game": "chess"}, "chess"),
    (QUESTION, {"shape": {"rows": 0}}, "rows should be a whole number"),
    (QUESTION, {"task": "bake"}, "task should be one of"),
    (SEARCH, {"id": -1}, "id should be a whole number"),
    (SEARCH, {"player": "/no/agent.py"}, "the folder of --allow-files"),
    (SEARCH, {"seat": 2}, "seat should be a whole number"),
    (SEARCH, {"act": "long"}, "act should be a number of seconds"),
]


@pytest.mark.parametrize(("request_of", "wrong", "said"), WRONG)
def test_bad_requests_are_refused_with_a_sentence(page: Page, request_of: dict, wrong: dict, said: str) -> None:
    assert said in page.post(f"{PAGE}/engines/game", 400, **{**request_of, **wrong})


def test_a_late_request_changes_nothing(page: Page) -> None:
    """Requests of a page may overtake each other: the one with the highest number counts."""
    game = f"{PAGE}/engines/game"

    def searches() -> dict:
        return page.get(f"{PAGE}/poll?board=").get_json()["engines"]

    page.post(game, **{**SEARCH, "task": "watch", "id": 5})
    page.post(game, task="stop", id=4)
    assert page.post(game, **{**QUESTION, "id": 4}) == {}
    page.post(game, **{**SEARCH, "id": 3})
    assert searches()["game"]["id"] == 5
    page.post(game, task="stop", id=6)
    page.post(game, **{**SEARCH, "id": 5})
    assert searches() == {}


def test_a_page_has_engines_with_two_names(page: Page) -> None:
    assert "game, learn" in page.post(f"{PAGE}/engines/other", 400, **QUESTION)
    assert "name of a page" in page.post("/api/pages/none/engines/game", 400, **QUESTION)


def test_the_rules_answer_with_all_positions_on_the_way(page: Page) -> None:
    positions = page.post("/api/rules", game="othello", actions=[19, 18])["positions"]
    assert [position["seat"] for position in positions] == [0, 1, 0]
    assert positions[0]["ply"] is None and positions[1]["ply"]["cells"] == [19, 27]
    assert set(positions[2]["preview"]) == {str(move) for move in positions[2]["legal"]}
    [last] = page.post("/api/rules", game="connectx", shape=SMALL, actions=UPRIGHT, start=7)["positions"]
    assert (last["legal"], last["rewards"], last["won"]) == ([], [1, -1], [0, 5, 10, 15])


@pytest.mark.parametrize(
    "body", [{}, {"game": "connectx"}, {"game": "connectx", "actions": [7]},
             {"game": "connectx", "actions": [1], "start": 2}, {"game": "connectx", "actions": [1], "end": 2}]
)  # fmt: skip
def test_bad_requests_for_positions_are_refused(page: Page, body: dict) -> None:
    assert page.post("/api/rules", 400, **body)
