"""Reviews in the page's modules: common moves, order of mistakes, scores and losses as text."""

import json

from page_support import page_says

DATA = """import { severity, isCurrent, annotationAt, mergeReviews, mistakesOf, commonMoves, newerExercises,
decisiveMove, nextMistake, overlayOfReview, graphPoints } from "./learn/learn_data.js";"""


def annotation(label, certain=True, **more):
    known = {"value_change": None, "estimated_loss": None, "action": 1, "value_first": 0.5}
    return {"label": label, "certain": certain, **known, **more}


REVIEW = {
    "number": 3, "line": "1.2.3",
    "plies": {
        "0": annotation("mistake", value_change=[1, 0], exact=True),
        "1": annotation("blunder", False, estimated_loss=0.6),
        "2": annotation("best"),
        "3": {"action": None, "value_first": 1},
    },
}  # fmt: skip
BOARD = {"line": [{"action": 1}, {"action": 2}, {"action": 3}], "at": 0}
OTHER = {"line": [{"action": 1}, {"action": 5}], "at": 0}


def says(value):
    texts = {"REVIEW": REVIEW, "BOARD": BOARD, "OTHER": OTHER}
    return page_says(DATA + "".join(f"\nconst {name} = {json.dumps(one)};" for name, one in texts.items()), value)


def test_a_review_applies_to_the_common_moves():
    assert says("[commonMoves(REVIEW, BOARD), commonMoves(REVIEW, OTHER), commonMoves(null, BOARD)]") == [3, 1, 0]
    assert says("[isCurrent(REVIEW, BOARD), isCurrent(REVIEW, OTHER)]") == [True, False]
    assert says("[0, 1, 2].map((at) => annotationAt(REVIEW, OTHER, at)?.label)") == ["mistake", None, None]
    assert says("annotationAt(REVIEW, OTHER, 1).action") is None, "another move was played there"
    assert says("graphPoints(REVIEW, BOARD).map(({ value, exact }) => [value, exact])")[0] == [0.5, True]


def test_the_worst_mistake_comes_first():
    assert says("mistakesOf(REVIEW, BOARD).map((one) => one.at)") == [1, 0]
    moves = "[{ value_change: [1, -1] }, { value_change: null, estimated_loss: 0.3 }, {}]"
    assert says(f"{moves}.map(severity)") == [1, 0.3, 0]
    steps = "[[0, 1], [1, 1], [2, 1], [3, -1], [2, -1], [1, -1]]"
    assert says(f"{steps}.map(([at, step]) => nextMistake(REVIEW, BOARD, at, step))") == [1, 2, None, 2, 1, None]


def test_the_decisive_move_is_the_loser_s():
    """The last one that lost for certain, else the worst, else the one that made a lost game shorter; in a draw the
    worst of both."""
    steps = [(0, [0, -1]), (1, [1, 0]), (0, [1, 0]), (1, [1, -1]), (0, [0, -1]), (1, None)]
    plies = {
        str(at): annotation("mistake", value_change=change, estimated_loss=0.9, seat=seat)
        for at, (seat, change) in enumerate(steps)
    }
    review = {"number": 1, "line": "1.1.1.1.1.1", "plies": plies}
    for rewards, place in (([-1, 1], 4), ([1, -1], 3), ([0, 0], 3)):
        over = {"line": [{"action": 1}] * len(steps), "at": len(steps), "over": {"rewards": rewards}}
        assert says(f"decisiveMove({json.dumps(review)}, {json.dumps(over)}).at") == place
    assert says("decisiveMove({ ...REVIEW, plies: {} }, BOARD)") is None
    costs = enumerate((3, 9, 5))
    slower = {str(at): annotation("slower", seat=at % 2, cost={"amount": amount}) for at, amount in costs}
    over = {**BOARD, "over": {"rewards": [-1, 1]}}
    assert says(f"decisiveMove({{ ...REVIEW, plies: {json.dumps(slower)} }}, {json.dumps(over)}).at") == 2


def test_parts_of_a_review_are_merged():
    """Updates may arrive in any order."""
    other = "{ number: 3, version: 9, done: 7, plies: { 7: {} } }"
    for pair in (f"{other}, {{ ...REVIEW, version: 8, done: 6 }}", f"{{ ...REVIEW, version: 8, done: 6 }}, {other}"):
        told = says(f"mergeReviews({pair})")
        assert list(told["plies"]) == ["0", "1", "2", "3", "7"] and told["done"] == 7
    assert says("Object.keys(mergeReviews({ number: 2, plies: { 7: {} } }, REVIEW).plies).length") == 4, "a new review"
    assert says("mergeReviews({ number: 4, plies: {} }, REVIEW).number") == 4, "an old one"
    assert says("mergeReviews(null, REVIEW).number") == 3
    assert says("[newerExercises(null, { version: 1 }), newerExercises({ version: 2 }, { version: 1 })]") == [
        {"version": 1},
        {"version": 2},
    ]


def test_scores_of_a_review_on_the_board():
    scores = {
        "0": {"value": 1, "exact": True, "margin": 2, "estimate": False},
        "1": {"value": -1, "exact": False, "estimate": False},
        "3": {"value": 1, "exact": False, "move": 43, "estimate": False},
        "4": {"value": None, "exact": False, "not": -1, "estimate": False},
        "2": {"value": None, "estimate": True, "chance": 0.553},
    }
    told = says(f"overlayOfReview({json.dumps({'scores': scores, 'best': [0]})})")
    assert told == {
        "scores": {
            "0": {"text": "+2", "value": 1, "estimate": False},
            "1": {"text": "loss", "value": -1, "estimate": False},
            "3": {"text": "win ≤43", "value": 1, "estimate": False},
            "4": {"text": "no loss", "value": None, "estimate": False},
            "2": {"text": "55", "value": None, "chance": 0.553, "estimate": True},
        },
        "best": [0],
    }
    assert says(f"overlayOfReview({json.dumps({'scores': scores, 'best': [0, 1, 2, 3, 4]})}).best") == [], (
        "any would do"
    )


def test_the_score_that_most_moves_share_is_left_out():
    """With a row of four open at both ends, nearly every move wins later."""
    later = {str(action): {"value": 1, "exact": True, "move": 11, "estimate": False} for action in range(200)}
    told = {**later, "7": {**later["7"], "move": 9}, "9": {"value": None, "estimate": True, "chance": 0.5}}
    assert list(says(f"overlayOfReview({json.dumps({'scores': told, 'best': [7]})})")["scores"]) == ["7", "9"]
    assert list(says(f"overlayOfReview({json.dumps({'scores': later, 'best': [7]})})")["scores"]) == ["7"]
    few = dict(list(told.items())[:40])
    assert len(says(f"overlayOfReview({json.dumps({'scores': few, 'best': [7]})})")["scores"]) == 40


WORDS = 'import { lossText, evaluationText } from "./board/score_text.js"; import { setLanguage } from "./ui/i18n.js";'


def test_losses_and_scores_are_texts_in_the_reader_s_language():
    """Mistakes without numbers."""
    costs = [{"value_change": [1, -1]}, {"estimated_loss": 0.25}, {"estimated_loss": 0.001},
             {"cost": {"amount": 4, "unit": "discs"}, "action": 1, "scores": {"1": {"value": 1}}},
             {"cost": {"amount": 3, "unit": "plies"}, "action": 1, "scores": {"1": {"value": -1}}},
             {"perfect": False}, {"perfect": None}]  # fmt: skip
    scores = [{"estimate": True, "chance": 0.62}, {"estimate": True, "chance": None}, None, {"value": None, "not": 1},
              {"value": -1, "exact": True, "move": 30}, {"value": 0, "exact": True}]  # fmt: skip
    texts = f"{json.dumps(scores)}.map((score) => evaluationText(score))"
    both = f"[...{json.dumps(costs)}.map(lossText), ...{texts}]"
    assert page_says(WORDS, both) == [
        *("turns a win into a loss", "", "", "not the best move", "the loss comes sooner", "not the best move", ""),
        *("~62%", "", "", "no win", "loss 30", "draw"),
    ]
    chinese = f"""await (async () => {{
      globalThis.document = {{ documentElement: {{}}, querySelectorAll: () => [] }};
      await setLanguage("zh");
      const said = {both};
      await setLanguage("en");
      delete globalThis.document;
      return said;
    }})()"""
    assert page_says(WORDS, chinese) == [
        *("胜势变为败势", "", "", "不是最佳", "败得更快", "不是最佳", ""),
        *("~62%", "", "", "不胜", "负 30", "和"),
    ]


def test_a_score_has_its_unit_in_sentences():
    """The number of a move is called so, and a result alone needs no unit."""
    margin, draw = {"value": -1, "exact": True, "margin": -6}, {"value": 0, "exact": True, "margin": 0}
    scores = [margin, draw, {"value": 1, "exact": True, "move": 31}, {"value": -1, "exact": False, "move": 9}]
    scores += [{"value": 1, "exact": False}, {"value": None, "not": -1}, {"estimate": True, "chance": 0.4}]
    texts = f"{json.dumps(scores)}.map((score) => evaluationText(score, 'discs'))"
    expected = ["−6 discs", "0", "win at move 31", "loss by move 9", "win", "no loss", "~40% to win"]
    assert page_says(WORDS, texts) == expected
