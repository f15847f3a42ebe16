"""Export of what learning and the explorer know of a game: units of scores, symmetries, level openings, puzzles."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tempo.app.learn.exercises import puzzles_of
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.exact import Score
from tempo.lab.referee.game_adapter import adapter_of, board_of
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.scoring import exact_of
from tempo.web.game_export import shape_name


def write_learning(folder: Path, game: str, configs: Sequence[MatchConfig]) -> None:
    """Write what a page needs of a game: figures of its boards, and all its puzzles, which it loads when asked."""
    boards = {shape_name(config): about_board(config) for config in configs}
    for name, content in ((game, boards), (f"{game}_puzzles", exported_puzzles(game, configs))):
        (folder / f"{name}.json").write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


def exported_puzzles(game: str, configs: Sequence[MatchConfig]) -> list[dict[str, Any]]:
    """Return the puzzles of a game that stand on one of these boards."""
    shapes = [dict(config.shape) for config in configs]
    return [one.to_json() for one in puzzles_of(game) if dict(one.config.shape) in shapes]


def about_board(config: MatchConfig) -> dict[str, Any]:
    """Return what a score counts on a board, which cells its symmetries exchange, and its level openings."""
    adapter = adapter_of(config.game)
    return {
        "exact": _about_scores(config),
        "images": [list(map(int, image)) for image in adapter.symmetries(config)],
        "openings": [list(map(int, opening)) for opening in adapter.level_openings(config)],
    }


def _about_scores(config: MatchConfig) -> dict[str, Any] | None:
    """Return the unit of exact scores, and `win`: a score is won or lost by `win` less the move that ends the game."""
    with suppress(BadInput):
        exact, one = exact_of(config), 1
        move = exact.counted(Score(one, one)).get("move")
        return {
            "unit": exact.cost(config, 0, one, one).unit,
            "win": None if move is None else move + one,
            "measures_margin": exact.measures_margin,
            "solves_everything": exact.solves_everything,
            "is_tabled": bool(exact.tabled(board_of(config))),
        }
    return None
