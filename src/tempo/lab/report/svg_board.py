"""A board as SVG, for notebooks. The adapter's `cell_style` says how cells are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.report.board_assets import colours_of
from tempo.lab.report.tables import SEATS
from tempo.lab.report.text_board import TextBoard

CELL, MARGIN = 10, 8  # SVG units
WIDEST = 420  # pixels
LAST = "#e5484d"
INK = "#1b2026"


def svg_board(config: MatchConfig, position: Any, last: int | None = None, won: Iterable[int] = ()) -> str:
    """Return the SVG of a position; `last` is the cell of the last move, `won` are the cells of a winning line."""
    board, colours = TextBoard(config), colours_of(config.game)
    width, height = CELL * board.columns + 2 * MARGIN, CELL * board.rows + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {width} {height}" '
        f'width="{WIDEST}" height="{round(WIDEST * height / width)}" font-family="sans-serif" font-size="3.6">',
        f'<rect x="-2" y="-2" width="{CELL * board.columns + 4}" height="{CELL * board.rows + 4}" rx="2" '
        f'fill="{colours["frame"]}"/>',
        *_empty_cells(board, adapter_of(config.game).cell_style, colours),
        *_labels(board),
    ]
    winning = set(won)
    for cell, mark in enumerate(position.cells):
        if mark:
            parts += _stone(board, cell, SEATS[mark - 1], colours, cell == last, cell in winning)
    return "".join([*parts, "</svg>"])


def _middle(board: TextBoard, cell: int) -> tuple[int, int]:
    return CELL * (cell % board.columns) + CELL // 2, CELL * (cell // board.columns) + CELL // 2


def _empty_cells(board: TextBoard, style: str, colours: Mapping[str, str]) -> list[str]:
    """Holes, squares, or the crossings of lines."""
    if style == "holes":
        middles = [_middle(board, cell) for cell in range(board.rows * board.columns)]
        return [f'<circle cx="{x}" cy="{y}" r="4" fill="{colours["hole"]}"/>' for x, y in middles]
    inset = CELL // 2 if style == "points" else 0
    right, bottom = CELL * board.columns - inset, CELL * board.rows - inset
    across = [f"M{inset} {y}H{right}" for y in range(inset, bottom + 1, CELL)]
    down = [f"M{x} {inset}V{bottom}" for x in range(inset, right + 1, CELL)]
    return [f'<path d="{"".join(across + down)}" stroke="{INK}" stroke-width=".35" stroke-opacity=".55"/>']


def _labels(board: TextBoard) -> list[str]:
    below = -3.2 if board.has_rows else CELL * board.rows + 6
    texts = [(CELL * column + CELL / 2, below, name) for column, name in enumerate(board.above)]
    texts += [(-4.5, CELL * row + CELL / 2 + 1.3, name) for row, name in enumerate(board.beside) if name]
    return [f'<text x="{x:g}" y="{y:g}" text-anchor="middle" fill="#626c78">{name}</text>' for x, y, name in texts]


def _stone(
    board: TextBoard, cell: int, seat: str, colours: Mapping[str, str], is_last: bool, has_won: bool
) -> list[str]:
    """A stone; those of the first side carry a ring, so that they differ without colours, too."""
    x, y = _middle(board, cell)
    edge = colours[f"{seat}-edge"]
    parts = [f'<circle cx="{x}" cy="{y}" r="4" fill="{colours[seat]}" stroke="{edge}" stroke-width=".4"/>']
    if seat == SEATS[0]:
        parts.append(f'<circle cx="{x}" cy="{y}" r="2.6" fill="none" stroke="{edge}" stroke-width=".4"/>')
    if has_won:
        parts.append(f'<circle cx="{x}" cy="{y}" r="4.3" fill="none" stroke="{LAST}" stroke-width="1"/>')
    if is_last:
        parts.append(f'<circle cx="{x}" cy="{y}" r="1.1" fill="{LAST}"/>')
    return parts
