"""Geometry of a board as JSON for `polygons.js`, in which equal polygons are listed once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tempo.arena.adapter.adapter_types import STONES
from tempo.arena.adapter.game_adapter import adapter_of, board_of, geometry_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.geometry import Point

DECIMALS = 3  # of lengths, in cells


def geometry_json(config: MatchConfig) -> dict[str, Any]:
    """Return {"geometry": {...}}, an addition to the board's configuration; {} if its cells are squares in rows."""
    geometry = geometry_of(config)
    if geometry is None:
        return {}
    shapes: dict[tuple[Point, ...], int] = {}
    shape_of = [
        shapes.setdefault(tuple(_rounded((x - left, y - top) for x, y in polygon)), len(shapes))
        for polygon, (left, top) in zip(geometry.polygons, geometry.centres, strict=True)
    ]
    written = {
        "centres": _rounded(geometry.centres),
        "shapes": list(shapes),
        "shape_of": shape_of,
        "cell_of": geometry.cell_of,
        "names": geometry.names,
        "moves": [adapter_of(config.game).name_of(action, config) for action in range(len(geometry.cell_of))],
        "filled": geometry.is_filled,
        "sides": [(side.seat, _rounded(side.points)) for side in geometry.sides],
        "dots": _rounded(geometry.dots),
        "labels": [(label.text, *_rounded([label.middle])) for label in geometry.labels],
        "start": board_of(config).cells,
    }
    signs = adapter_of(config.game).signs_of(config)
    if signs is not STONES:
        written["signs"] = {str(content): sign for content, sign in signs.items()}
    return {"geometry": written}


def _rounded(points: Iterable[Point]) -> list[Point]:
    """Return points with few decimals, and 0 for -0."""
    return [(round(x, DECIMALS) + 0.0, round(y, DECIMALS) + 0.0) for x, y in points]
