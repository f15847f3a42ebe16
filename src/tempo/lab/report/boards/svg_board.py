"""A board as SVG, for notebooks. The adapter says how cells are drawn: as polygons of its `geometry`, or as holes,
squares or points by its `cell_style`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tempo.arena.adapter.adapter_types import Sign
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.geometry import Point
from tempo.lab.report.board_assets import colours_of
from tempo.lab.report.boards.polygon_board import PolygonBoard, text_board
from tempo.lab.report.boards.text_board import TextBoard
from tempo.lab.report.result_tables import SEATS
from tempo.lab.report.templates import render

CELL, MARGIN = 10, 8  # SVG units, as in `board.svg`


def svg_board(config: MatchConfig, position: Any, last: int | None = None, won: Iterable[int] = ()) -> str:
    """Return the SVG of a position; `last` is the cell of the last move, `won` are the cells of a winning line."""
    board, winning = text_board(config), set(won)
    signs = [(cell, board.signs[content]) for cell, content in enumerate(position.cells)]
    stones = [
        (cell, None if sign.seat is None else SEATS[sign.seat], sign.text, cell == last, cell in winning)
        for cell, sign in signs
        if sign != Sign() or cell == last
    ]
    return render(
        "board.svg",
        width=CELL * board.columns + 2 * MARGIN,
        height=CELL * board.rows + 2 * MARGIN,
        style=adapter_of(config.game).cell_style,
        colours=colours_of(config.game),
        middles=_scaled(board.middles),
        labels=_labels_of(board),
        stones=stones,
        outlines=[_corners(outline) for outline in board.outlines],
        empty=board.empty,
        is_filled=board.is_filled,
        sides=[(SEATS[seat], _corners(points)) for seat, points in board.sides],
        dots=_scaled(board.dots),
    )


def _scaled(points: Sequence[Point]) -> list[Point]:
    return [(round(CELL * x, 2), round(CELL * y, 2)) for x, y in points]


def _corners(points: Sequence[Point]) -> str:
    """Return points as SVG writes them."""
    return " ".join(f"{x:g},{y:g}" for x, y in _scaled(points))


def _labels_of(board: TextBoard) -> list[tuple[float, float, str]]:
    """Return the texts beside the cells, with their places."""
    if isinstance(board, PolygonBoard):
        return [(CELL * x, CELL * y + 1.3, text) for text, (x, y) in board.labels]
    below = -3.2 if board.has_rows else CELL * board.rows + 6
    above = [(CELL * column + CELL // 2, below, name) for column, name in enumerate(board.above)]
    return above + [(-4.5, CELL * row + CELL // 2 + 1.3, name) for row, name in enumerate(board.beside) if name]
