"""The line of best known replies after a move, which shows what the move is worth.

A line keeps what is known of it. After an exact score each reply has the same exact score, after a certain result each
reply keeps the result; where no such reply is found in time, the line ends and says so. Exact scores of later moves
narrow the scores of the moves before them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.app.learn.annotations import score_json
from tempo.app.learn.position_cache import CachedPosition, PositionCache, intersection
from tempo.app.plies import plies_of
from tempo.lab.referee.exact import UNKNOWN, Score, best_score, keeping_moves
from tempo.lab.referee.game_adapter import board_after
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.annotate import SECONDS

MAX_PLIES, MAX_ESTIMATED = 16, 8  # plies of a line; plies of it without a certain result
PASSES = (SECONDS, 0.5, 2.0, 5.0)  # seconds for a position; all but the first only where the line would end otherwise


def best_line(cache: PositionCache, actions: Sequence[int], first: int) -> list[dict[str, Any]]:
    """Return a move and the best replies after it, each with its score for the player who makes it.

    The last ply has `open` if the line ends because no reply was found that keeps what is known.
    """
    config, line, known = cache.config, [first], [cache.evaluate(tuple(actions), SECONDS)]
    guesses, is_open = 0, False
    while len(line) < MAX_PLIES and not is_open:
        board = board_after(config, [*actions, *line])
        if board.rewards() is not None:
            break
        score = known[-1].scores.get(line[-1], UNKNOWN)
        bound = UNKNOWN if _same_side(config, actions, line) else _negative(score)
        seen, reply, is_guess = _find_reply(cache, (*actions, *line), bound)
        guesses += is_guess
        if guesses == MAX_ESTIMATED:
            break
        is_open = reply is None
        if reply is not None:
            known.append(seen)
            line.append(reply)
    plies = plies_of(config, [*actions, *line], len(actions))
    scores = _narrowed_scores(config, actions, line, known)
    fields = [
        _score_fields(config, score, one.estimates.get(action))
        for score, one, action in zip(scores, known, line, strict=True)
    ]
    found = [{**ply, **score} for ply, score in zip(plies, fields, strict=True)]
    found[-1]["open"] = is_open
    return found


def _find_reply(
    cache: PositionCache, position: tuple[int, ...], bound: Score
) -> tuple[CachedPosition, int | None, bool]:
    """Return a position's scores, the best reply, None if none was found in time, and whether the result is open.

    bound   the score of the position, as far as the move before tells
    """
    for seconds in PASSES:
        seen = cache.evaluate(position, seconds)
        capped = {action: Score(score.low, min(score.high, bound.high)) for action, score in seen.scores.items()}
        seen = seen._replace(scores=capped)  # no move is better than the position
        best = intersection(best_score(seen.scores.values()), bound)
        reply = _best_reply(seen, best)
        if reply is not None:
            break
    return seen, reply, best.value is None


def _best_reply(seen: CachedPosition, best: Score) -> int | None:
    """Return the best move of a position with this score: the fastest win, the slowest loss, else by the estimate.

    None if none of the moves is known to keep the score, where it is exact, or the result, where that is certain.
    """
    if best.value is not None:
        keeping = keeping_moves(seen.scores, best)
        if best.is_exact:
            keeping = [action for action in keeping if seen.scores[action].low >= best.low]
        return max(keeping, key=lambda action: seen.scores[action], default=None)
    hopes = [action for action in seen.estimates if action not in seen.scores or seen.scores[action].high >= 0]
    return max(hopes or seen.estimates or seen.scores, key=lambda action: seen.estimates.get(action, 0.0))


def _narrowed_scores(
    config: MatchConfig, actions: Sequence[int], line: Sequence[int], known: Sequence[CachedPosition]
) -> list[Score]:
    """Return the scores of a line's moves; each is narrowed by the score of the position after it."""
    scores = [one.scores.get(action, UNKNOWN) for one, action in zip(known, line, strict=True)]
    for place in range(len(line) - 2, -1, -1):
        if not _same_side(config, actions, line[: place + 1]):
            after = {**known[place + 1].scores, line[place + 1]: scores[place + 1]}
            scores[place] = intersection(scores[place], _negative(best_score(after.values())))
    return scores


def _same_side(config: MatchConfig, actions: Sequence[int], line: Sequence[int]) -> bool:
    """Return whether the side that made the last move of the line moves again."""
    return bool(board_after(config, [*actions, *line[:-1]]).mark == board_after(config, [*actions, *line]).mark)


def _negative(score: Score) -> Score:
    """Return a score as the other side sees it."""
    return Score(-score.high, -score.low)


def _score_fields(config: MatchConfig, score: Score, chance: float | None) -> dict[str, Any]:
    nothing = {"value": None, "estimate": True, "chance": None}
    return score_json(config, None if score == UNKNOWN else score, chance) or nothing
