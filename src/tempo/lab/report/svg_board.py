"""A board as SVG, for notebooks. The adapter's `cell_style` says how cells are drawn: holes, squares or points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.report.board_assets import colours_of
from tempo.lab.report.tables import SEATS
from tempo.lab.report.templates import render
from tempo.lab.report.text_board import TextBoard

CELL, MARGIN = 10, 8  # SVG units, as in `board.svg`


def svg_board(config: MatchConfig, position: Any, last: int | None = None, won: Iterable[int] = ()) -> str:
    """Return the SVG of a position; `last` is the cell of the last move, `won` are the cells of a winning line."""
    board, winning = TextBoard(config), set(won)
    across, down = ([CELL * line + CELL // 2 for line in range(lines)] for lines in (board.columns, board.rows))
    middles = [(x, y) for y in down for x in across]
    below = -3.2 if board.has_rows else CELL * board.rows + 6
    labels: list[tuple[float, float, str]] = [(x, below, name) for x, name in zip(across, board.above, strict=True)]
    labels += [(-4.5, y + 1.3, name) for y, name in zip(down, board.beside, strict=True) if name]
    stones = [
        (*middles[cell], SEATS[mark - 1], cell == last, cell in winning)
        for cell, mark in enumerate(position.cells)
        if mark
    ]
    return render(
        "board.svg",
        width=CELL * board.columns + 2 * MARGIN,
        height=CELL * board.rows + 2 * MARGIN,
        style=adapter_of(config.game).cell_style,
        colours=colours_of(config.game),
        middles=middles,
        labels=labels,
        stones=stones,
    )
