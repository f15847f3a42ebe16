"""Plies as the page draws them: `action`, `seat` and, if the game reports them, `cells` or `changes`, see `drawn`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of, board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.lab.report.boards.geometry_json import geometry_json

Ply = dict[str, Any]


def plies_of(config: MatchConfig, actions: Sequence[int], start: int = 0) -> list[Ply]:
    """Return the plies from `start` on of a list of legal actions."""
    board, seats = board_of(config), []
    for action in actions:
        seats.append(board.mark - 1)
        board.play(action)
    plies: list[Ply] = [{"action": action, "seat": seat} for action, seat in zip(actions, seats, strict=True)]
    drawn = adapter_of(config.game).drawn(actions, config) if actions else {}
    for name in {"cells", "changes"} & drawn.keys():
        for ply, cells in zip(plies, drawn[name], strict=True):
            ply[name] = cells
    return plies[start:]


def config_json(config: MatchConfig) -> dict[str, Any]:
    """Return the configuration as drawings and pages read it."""
    clock = {"timed": config.timed, "act_timeout": config.act_timeout, "bank": config.bank}
    return {**config.shape, **clock, **geometry_json(config)}
