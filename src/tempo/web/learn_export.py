"""Export of what learning and the explorer know of a game: units of scores, symmetries, level openings, puzzles."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tempo.app.learn.facts import about_scores, puzzles_of
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.web.game_export import shape_name


def write_learning(folder: Path, game: str, configs: Sequence[MatchConfig]) -> None:
    """Write what a page needs of a game: figures of its boards, and all its puzzles, which it loads when asked."""
    boards = {shape_name(config): about_board(config) for config in configs}
    for name, content in ((game, boards), (f"{game}_puzzles", exported_puzzles(game, configs))):
        (folder / f"{name}.json").write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


def exported_puzzles(game: str, configs: Sequence[MatchConfig]) -> list[dict[str, Any]]:
    """Return the puzzles of a game that stand on one of these boards."""
    shapes = [dict(config.shape) for config in configs]
    return [one for one in puzzles_of(game) if one["shape"] in shapes]


def about_board(config: MatchConfig) -> dict[str, Any]:
    """Return what a score counts on a board, which cells its symmetries exchange, and its level openings."""
    adapter = adapter_of(config.game)
    return {
        "exact": about_scores(config),
        "images": [list(map(int, image)) for image in adapter.symmetries(config)],
        "openings": [list(map(int, opening)) for opening in adapter.level_openings(config)],
    }
