"""A board of polygons as text: each row of centres is a line, and the column of a cell follows from its centre."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rich.text import Text

from tempo.arena.adapter.game_adapter import adapter_of, geometry_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.geometry import BoardGeometry, Label, Point, Side, named_cells
from tempo.lab.report.boards.text_board import UNICODE, WIDEST, Glyphs, TextBoard, widest_sign

DOT = "+"
ROOMY, NARROW = 4, 2  # characters from cell to cell


class PolygonBoard(TextBoard):
    """The board of a game whose cells are polygons; lengths are from its upper left corner."""

    def __init__(self, config: MatchConfig, geometry: BoardGeometry, glyphs: Glyphs = UNICODE) -> None:
        self.config, self.geometry, self.glyphs = config, geometry, glyphs
        self.signs = adapter_of(config.game).signs_of(config)
        corners = [corner for polygon in geometry.polygons for corner in polygon]
        left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))

        def moved(points: Sequence[Point]) -> list[Point]:
            return [(x - left, y - top) for x, y in points]

        self.columns, self.rows = (max(corner[axis] for corner in moved(corners)) for axis in (0, 1))
        self.middles, self.outlines = moved(geometry.centres), [moved(polygon) for polygon in geometry.polygons]
        self.dots, self.sides = moved(geometry.dots), [Side(seat, moved(points)) for seat, points in geometry.sides]
        self.labels = [Label(text, *moved([middle])) for text, middle in geometry.labels]
        self.is_filled = geometry.is_filled
        named = named_cells(geometry)
        self.empty = ["frame" if cell in named else "hole" for cell in range(len(self.middles))]
        self.has_rows, self.above, self.margin = True, list(geometry.names), 1
        cells = [*geometry.centres, *geometry.dots]
        signs = [*cells, *(label.middle for label in geometry.labels)]
        self._left, nearest = min(x for x, _ in signs), _nearest(cells)
        span = max(x for x, _ in signs) - self._left
        more = widest_sign(self.signs) - 1
        is_roomy = (ROOMY + more) * span / nearest + 3 + more <= WIDEST
        self.width = (3 if is_roomy else 2) + more
        self._scale = ((ROOMY if is_roomy else NARROW) + more) / nearest

    def position_lines(self, position: Any, last: int | None, won: set[int], over: bool) -> list[Text]:
        """Draw a position: `last` is the cell filled last, `won` are the cells of the line that won."""
        preview, geometry = adapter_of(self.config.game).preview(position), self.geometry
        free = set() if over else {cells[0] for cells in preview.values() if cells}
        signs = [(label.middle, Text(label.text.center(self.width), "dim")) for label in geometry.labels]
        signs += [(dot, Text(DOT.center(self.width), "dim")) for dot in geometry.dots]
        for cell, middle in enumerate(geometry.centres):
            signs.append((middle, self.draw_cell(position.cells[cell], cell in free, cell == last, cell in won)))
        lines: dict[float, Text] = {}
        for (x, y), sign in sorted(signs, key=lambda placed: (round(placed[0][1], 3), placed[0][0])):
            line = lines.setdefault(round(y, 3), Text())
            line.append(" " * (round((x - self._left) * self._scale) - len(line))).append_text(sign)
        return list(lines.values())

    def find_cell(self, name: str) -> int | None:
        """Return the cell with this name, free or not."""
        return next((cell for cell, known in enumerate(self.above) if known.lower() == name.lower()), None)

    def coordinate_range(self) -> str:
        """Return the range of names, or a move of a piece, for error messages."""
        pairs = (entry for entry in self.geometry.cell_of if isinstance(entry, tuple) and entry[0] != entry[1])
        for start, end in pairs:
            return f"its moves are like {self.above[start]}{self.above[end]}"
        named = [self.above[cell] for cell in sorted(named_cells(self.geometry))]
        return f"its moves are {named[0]} to {named[-1]}"


def text_board(config: MatchConfig, glyphs: Glyphs = UNICODE) -> TextBoard:
    """Return the board of a game as text: squares in rows, or polygons."""
    geometry = geometry_of(config)
    return TextBoard(config, glyphs) if geometry is None else PolygonBoard(config, geometry, glyphs)


def _nearest(points: list[Point]) -> float:
    """Return the least distance of two points on one line."""
    pairs = pairwise(sorted((round(y, 3), x) for x, y in points))
    return min((x - before for (line, before), (same, x) in pairs if line == same and x > before), default=1.0)
