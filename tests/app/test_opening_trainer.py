"""Training of openings: which moves belong to the line, what a deviation is, and what the board answers."""

import json

from page_support import page_says

IMPORTS = 'import { isDeviation, lineMoves, replyIn, verdictOn } from "./explorer/trainer.js";\n'


def known(*moves, best=()):
    """Return what is known of a position: (symmetric) moves with their value, games and openings."""
    fields = [
        {"actions": actions, "ply": {"action": actions[0]}, "games": games, "openings": openings,
         "score": None if value is None else {"value": value}}
        for actions, value, games, openings in moves
    ]  # fmt: skip
    return json.dumps({"moves": fields, "best": list(best)})


SCORED = known(([3], 1, 2, 0), ([2, 4], 1, 0, 0), ([1, 5], 0, 9, 0), ([0, 6], -1, 0, 0), best=[3])
PLAYED = known(([3], None, 6, 0), ([2], None, 0, 1))


def verdicts(position, *actions):
    """Return the kind of each move, whether it is a deviation, and the moves that are better."""
    tell = "(verdict) => [verdict.kind, isDeviation(verdict), verdict.better.map(({ actions }) => actions[0])]"
    return page_says(IMPORTS, f"{[*actions]}.map((action) => ({tell})(verdictOn({position}, action)))")


def test_with_exact_scores_the_line_keeps_the_value():
    """A move that wins later is right, but not the best; one that draws is not, however often it was played."""
    assert verdicts(SCORED, 3, 4, 5, 0) == [
        ["best", False, []], ["slower", False, [3]], ["loses", True, [3]], ["loses", True, [3]],
    ]  # fmt: skip


def test_without_scores_the_line_is_what_was_played():
    assert verdicts(PLAYED, 3, 2, 0) == [["known", False, []], ["known", False, []], ["unknown", True, [3, 2]]]


def replies(position, *draws):
    return page_says(IMPORTS, f"{[*draws]}.map((draw) => replyIn({position}, () => draw))")


def test_the_board_answers_in_the_line_by_how_often_a_move_was_played():
    """Weights 7 and 3; 3 and 1 with scores, where a draw is never played. Mirrored moves are drawn alike."""
    assert replies(PLAYED, 0, 0.69, 0.71, 0.99) == [3, 3, 2, 2]
    assert replies(SCORED, 0, 0.74, 0.76, 0.99) == [3, 3, 4, 4]
    assert replies(known(), 0.5) == [None]
