"""Process that evaluates positions for a review: `python -m tempo.app.learn.evaluation_worker`.

It receives lines of JSON, see `child_process`, and answers one after the other. Positions should come from the last
one of a game to the first, which suits the solver's transposition table.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Any

from tempo.app.child_process import Inbox, Message
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.exact import Scores
from tempo.lab.referee.game_adapter import new_config
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.annotate import SIMULATIONS, all_known
from tempo.lab.review.scoring import PositionQuery, ScoreLimits, estimate_position, exact_of, score_position
from tempo.native.aot.kernel_cache import use_kernel_cache

TABLE_BITS = 22  # 2^22 words, 32 MiB: a larger table makes no review faster
DEEP_TABLE_BITS = 25  # for a deep review, which takes minutes


def evaluate(position: PositionQuery, seconds: float, is_estimated: bool, is_deep: bool) -> dict[str, Any]:
    """Return bounds of the exact scores, and estimates where they do not tell enough, by move."""
    scores: Scores = {}
    estimates: Mapping[int, float] = {}
    if has_scores(position.config.game, tuple(position.config.shape.items())):
        scores = score_position(ScoreLimits(seconds, DEEP_TABLE_BITS if is_deep else TABLE_BITS), position)
    if is_estimated and not all_known(scores):
        estimates = estimate_position(SIMULATIONS, position)
    bounds = {action: [one.low, one.high] for action, one in scores.items()}
    return {"scores": bounds, "estimates": dict(estimates)}


@cache
def has_scores(game: str, shape: tuple[tuple[str, int], ...]) -> bool:
    """Return whether a board has exact scores, after preparing the solver."""
    config = board_config(game, dict(shape))
    with suppress(BadInput):
        exact_of(config).prepare(config, TABLE_BITS)
        return True
    return False


def board_config(game: str, shape: dict[str, int]) -> MatchConfig:
    return new_config(game, shape, timed=False)


def answer(request: Message) -> dict[str, Any]:
    """Answer {game, shape, actions, seconds, is_estimated, is_deep}; without moves to evaluate only prepare."""
    config = board_config(request["game"], request["shape"])
    if not request["seconds"]:
        has_scores(config.game, tuple(config.shape.items()))
        return {"scores": {}, "estimates": {}}
    position = PositionQuery(config, tuple(request["actions"]))
    return evaluate(position, request["seconds"], request["is_estimated"], request["is_deep"])


def main() -> None:
    """Answer requests from standard input."""
    inbox = Inbox()
    use_kernel_cache()
    for message in inbox.messages():
        inbox.send({"id": message["id"], "answer": answer(message)})


if __name__ == "__main__":
    main()
