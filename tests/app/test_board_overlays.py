"""Overlays on the board, and completion of typed moves."""

import json

from page_support import page_says

from tempo.arena.adapter.exact import Score
from tempo.arena.adapter.game_adapter import adapter_of

OVERLAYS = 'import { bestMove, overlayOfHint, overlayOfAnalysis, overlayShown } from "./board/overlays.js";'
TYPED = 'import { canFollow, meaningOf, playsAtOnce, typedNames } from "./play/typed_moves.js";'
THOUGHT = {
    "at": 2,
    "moves": [
        {"action": 3, "visits": 6000, "value": 0.624, "score": None, "exact": None},
        {"action": 4, "visits": 2000, "value": 0.31, "exact": {"value": -1, "exact": True, "margin": -3}},
        {"action": 5, "visits": 2000, "value": 0.5, "exact": {"value": 0}},
        {"action": 6, "visits": 0, "value": None, "score": None, "exact": None},
        {"action": 7, "visits": 0, "value": None, "exact": {"value": 1, "exact": True, "margin": 2}},
    ],
    "line": [{"action": 3, "seat": 0}, {"action": 4, "seat": 1}],
}


def overlay(thought):
    return page_says(OVERLAYS, f"overlayOfAnalysis({json.dumps(thought)})")


def test_exact_scores_and_estimates_differ():
    """A fact has a value, an estimate a chance, an unvisited move neither."""
    result = overlay(THOUGHT)
    assert result["scores"] == {
        "3": {"text": "62", "more": "6k", "value": None, "chance": 0.624, "share": 0.6, "estimate": True},
        "4": {"text": "−3", "more": "2k", "value": -1, "share": 0.2, "estimate": False},
        "5": {"text": "draw", "more": "2k", "value": 0, "share": 0.2, "estimate": False},
        "7": {"text": "+2", "more": "", "value": 1, "share": 0, "estimate": False},
    }
    assert result["best"] == [3]


def test_estimates_are_percent_even_where_discs_are_expected():
    """One unit for all estimates, on the board and in reviews; the panel adds the expected discs."""
    moves = [{"action": number, "visits": 1, "value": 0.5, "score": score, "exact": None}
             for number, score in enumerate((4.26, -0.8, -0.04))]
    shown = overlay({"moves": moves, "line": []})["scores"]
    assert [shown[str(number)]["text"] for number in range(3)] == ["50", "50", "50"]
    words = 'import { scoreText } from "./board/score_text.js";'
    assert page_says(words, "[4.26, -0.8, -0.04].map((score) => scoreText(score))") == ["+4.3", "−0.8", "0.0"]


def test_the_best_move_is_the_one_that_would_be_played():
    """The first move of the line; without a line the most visited one; otherwise none."""
    thoughts = [THOUGHT, {**THOUGHT, "line": []}, {"moves": [THOUGHT["moves"][3]], "line": []}, {"simulations": 5}]
    assert page_says(OVERLAYS, f"{json.dumps(thoughts)}.map(bestMove)") == [3, 3, None, None]
    assert overlay({"simulations": 5}) == {"scores": {}, "best": []}


def test_moves_are_listed_best_first():
    """Exact wins and draws come first and exact losses last; the visits decide between estimates alone."""
    scores = [
        (900, {"value": -1, "exact": True, "margin": -3}), (10, {"value": 1, "exact": True, "margin": 2}),
        (70, None), (500, {"value": 0, "exact": True, "margin": 0}), (80, None),
        (5, {"value": 1, "exact": True, "margin": 4}), (0, {"value": -1, "exact": True, "margin": -1}),
    ]  # fmt: skip
    moves = [{"action": action, "visits": visits, "exact": exact} for action, (visits, exact) in enumerate(scores)]
    order = 'import { bestFirst } from "./board/overlays.js";'
    assert page_says(order, f"bestFirst({json.dumps(moves)}).map((move) => move.action)") == [5, 1, 3, 4, 2, 6, 0]
    rows = [{"value": 1, "move": 9}, {"value": -1, "move": 12}, {"value": 1, "move": 7}, {"value": -1, "move": 20}]
    moves = [{"action": action, "visits": 1, "exact": exact} for action, exact in enumerate(rows)]
    assert page_says(order, f"bestFirst({json.dumps(moves)}).map((move) => move.action)") == [2, 0, 3, 1]


def test_a_board_with_many_moves_shows_the_visited_ones():
    """Of hundreds of moves, most have one or two visits, and their numbers say nothing."""
    moves = [{"action": action, "visits": 1, "value": 0.5, "score": None, "exact": None} for action in range(220)]
    moves[7]["visits"] = 5000
    moves[9]["exact"], moves[11]["exact"] = {"value": 1}, {"value": -1}
    assert sorted(overlay({"moves": moves, "line": []})["scores"]) == ["7", "9"]
    won = [{**move, "exact": {"value": 1, "exact": True, "move": 11}} for move in moves]
    won[3]["exact"] = {"value": 1, "exact": True, "move": 9}
    assert sorted(overlay({"moves": won, "line": [{"action": 7}]})["scores"]) == ["3", "7"], "nearly all win later"
    few = overlay({"moves": moves[:10], "line": []})["scores"]
    assert len(few) == 10, "where there is room, all of them"


def test_exact_scores_are_short():
    """Margins as they are; bounds as results, with the length of the game if it is known."""
    games = {game: adapter_of(game).exact() for game in ("othello", "gomoku")}
    discs = [Score(12, 12), Score(-3, -3), Score(0, 0), Score(-9, -1), Score(2, 9), Score(0, 9), Score(-9, 0)]
    rows = [Score(969, 969), Score(-9999, -992), Score(0, 0), Score(0, 9999), Score(-9999, 0)]
    result = [games["othello"].figures(one) for one in discs] + [games["gomoku"].figures(one) for one in rows]
    exact = json.dumps([*result, {"value": 0}])
    expected = ["+12", "−3", "0", "loss", "win", "no loss", "no win"]
    expected += ["win 31", "loss ≤8", "draw", "no loss", "no win", "draw"]
    assert page_says('import { exactText } from "./board/score_text.js";', f"{exact}.map(exactText)") == expected


def test_views_come_before_analysis_and_analysis_before_hints():
    """An overlay of another position is never drawn."""
    own, hint = {"scores": {}, "best": [9]}, {"at": 2, "actions": [5], "certain": True, "facts": []}
    board = {"at": 2, "watch": True, "hint": hint}
    states = [
        {"board": board, "overlay": own, "analysis": THOUGHT},
        {"board": board, "overlay": None, "analysis": THOUGHT},
        {"board": {**board, "watch": False}, "overlay": None, "analysis": THOUGHT},
        {"board": {**board, "at": 3}, "overlay": None, "analysis": THOUGHT},
        {"board": board, "overlay": own, "analysis": THOUGHT, "variation": {"at": 2, "plies": [], "shown": 1}},
        {"board": None},
    ]
    best = page_says(OVERLAYS, f"{json.dumps(states)}.map((state) => overlayShown(state)?.best ?? null)")
    assert best == [[9], [3], [5], None, None, None]


def test_hints_promise_no_win():
    """The best move may be a loss; a hint that is not proven is drawn as an estimate; a row is marked for its side."""
    for certain in (True, False):
        hint = {"at": 0, "actions": [1, 2], "certain": certain, "facts": [{"rows": [[7, 8]], "isRivals": not certain}]}
        result = page_says(OVERLAYS, f"overlayOfHint({{ to_move: 1 }}, {json.dumps(hint)}, [1, 2])")
        assert result["marks"] == [{"seat": int(certain), "row": [7, 8]}]
        assert result["best"] == [1, 2]
        assert [score["value"] for score in result["scores"].values()] == [None, None]
        assert {score["estimate"] for score in result["scores"].values()} == {not certain}


def typed(legal, name, tried):
    names = f"typedNames({{ name: {name} }}, {legal}, {{}})"
    result = "[meaningOf(text, names).action, meaningOf(text, names).goesOn, playsAtOnce(text, names)]"
    return page_says(TYPED, f"((names) => {json.dumps(tried)}.map((text) => {result}))({names})")


COLUMNS = "(column) => String(column + 1)"
CELLS = "(cell) => 'abcdefghijklmno'[cell % 15] + (Math.floor(cell / 15) + 1)"


def test_an_unambiguous_digit_is_played_at_once():
    assert typed([0, 3, 6], COLUMNS, ["4", "2", "7"]) == [[3, False, True], [None, False, False], [6, False, True]]
    assert typed([0, 9], COLUMNS, ["1", "10"]) == [[0, True, False], [9, False, True]], "1 may become 10"


def test_letters_and_digits_wait_for_enter():
    result = typed([0, 3, 150, 45], CELLS, ["d1", "D1", "a1", "a11", "d", "x"])
    assert result == [
        [3, False, False],
        [3, False, False],
        [0, True, False],
        [150, False, False],
        [None, True, False],
        [None, False, False],
    ]


def test_only_prefixes_of_legal_moves_are_accepted():
    tries = [["", "a"], ["", "A"], ["", "b"], ["a", "1"], ["a1", "1"], ["a1", "2"], ["", "Enter"], ["", "?"]]
    result = page_says(
        TYPED,
        f"""((names) => {json.dumps(tries)}.map(([text, key]) => canFollow(text, key, names)))(
        typedNames({{ name: {CELLS} }}, [0, 150], {{}}))""",
    )
    assert result == [True, True, False, True, True, False, False, False]
