"""Facts about a game for reviews and exercises: the unit of its scores, and its puzzles."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any

from tempo.arena.adapter.exact import Score
from tempo.arena.adapter.game_adapter import board_after, board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.versions import digest
from tempo.lab.review.puzzles.puzzles import puzzle_sets
from tempo.lab.review.scoring import exact_of

JsonObject = dict[str, Any]


@cache
def puzzles_of(game: str) -> list[JsonObject]:
    """Return the puzzles of a game, the easy ones first; empty if it has none. `scores` are bounds by move."""
    return [
        {
            "id": _puzzle_id(config, actions),
            "label": grade,
            "shape": dict(config.shape),
            "seat": board_after(config, actions).mark - 1,
            "actions": list(actions),
            "scores": {str(action): [score.low, score.high] for action, score in scores.items()},
        }
        for grade, config, positions in puzzle_sets(game)
        for actions, scores in positions
    ]


def _puzzle_id(config: MatchConfig, actions: tuple[int, ...]) -> str:
    """Return the name under which a browser keeps the result."""
    return digest(repr((config.game, sorted(config.shape.items()), actions, None)).encode())


def about_scores(config: MatchConfig) -> JsonObject | None:
    """Return the unit of exact scores, and `win`: a score is won or lost by `win` less the move that ends the game."""
    with suppress(BadInput):
        exact, least = exact_of(config), 1
        move = exact.counted(Score(least, least)).get("move")
        return {
            "unit": exact.cost(config, 0, least, least).unit,
            "win": None if move is None else move + least,
            "measures_margin": exact.measures_margin,
            "solves_everything": exact.solves_everything,
            "is_tabled": bool(exact.tabled(board_of(config))),
        }
    return None
