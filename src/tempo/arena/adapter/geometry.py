"""Boards of any shape: cells as polygons. Pages, reports, figures and the terminal draw a game from these alone.

`GameAdapter.geometry` returns a BoardGeometry. A unit is the width of a stone and its cell; x points right, y down. A
cell may be a hexagon, a triangle, a point where lines meet, an edge between two dots, or a box that no move names.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tempo.arena.adapter.adapter_types import RefereeBoard
from tempo.arena.command_line.inputs import BadInput

Point = tuple[float, float]
STEP = sqrt(3) / 2  # from one row of hexagons to the next


class Label(NamedTuple):
    """A text beside the cells, such as the name of a column."""

    text: str
    middle: Point


class Side(NamedTuple):
    """A line along the board in a player's colour."""

    seat: int  # 0 for the player who began, or 1
    points: Sequence[Point]


class BoardGeometry(NamedTuple):
    """The cells of a board as polygons, one for each of the referee's `cells`, in their order."""

    polygons: Sequence[Sequence[Point]]  # the corners of each cell: drawn, and hit by clicks
    centres: Sequence[Point] = ()  # of stones and scores; by default the means of the corners
    cell_of: Sequence[int | None] = ()  # the cell that means each action, None for a pass; by default action = cell
    names: Sequence[str] = ()  # of the cells; by default those of the moves that they mean
    is_filled: bool = False  # whether a player's cells are filled with the colour, instead of holding a stone
    sides: Sequence[Side] = ()
    dots: Sequence[Point] = ()
    labels: Sequence[Label] = ()


def hexagon(middle: Point) -> list[Point]:
    """Return the corners of a hexagon one unit wide, with a corner on top."""
    (x, y), half = middle, 0.5
    corners = ((0, -2), (half, -1), (half, 1), (0, 2), (-half, 1), (-half, -1))
    return [(x + right, y + down * half / sqrt(3)) for right, down in corners]


def mean_of(polygon: Sequence[Point]) -> Point:
    """Return the mean of a polygon's corners."""
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)


def completed(geometry: BoardGeometry, names: Sequence[str], cells: int) -> BoardGeometry:
    """Return a geometry with all that it may leave out; BadInput if it does not fit the board.

    names: names of the actions
    cells: number of the referee's cells
    """
    if len(geometry.polygons) != cells:
        raise BadInput(f"the board has {cells} cells, but its geometry {len(geometry.polygons)} polygons")
    if any(cell is not None and not 0 <= cell < cells for cell in geometry.cell_of):
        raise BadInput(f"cell_of of the geometry names a cell beyond the {cells} of the board")
    cell_of = geometry.cell_of or [action if action < cells else None for action in range(len(names))]
    named = {cell: name for cell, name in zip(cell_of, names, strict=False) if cell is not None}
    return geometry._replace(
        centres=geometry.centres or [mean_of(polygon) for polygon in geometry.polygons],
        cell_of=cell_of,
        names=geometry.names or [named.get(cell, str(cell)) for cell in range(cells)],
    )


def cells_filled(board: RefereeBoard, actions: Sequence[int], geometry: BoardGeometry) -> list[list[int]] | None:
    """Return the cells that become the mover's with each move, its own first; None if no move fills others."""
    filled, is_usual = [], True
    for action in actions:
        before, mark, own = board.cells[:], board.mark, geometry.cell_of[action] if geometry.cell_of else action
        board.play(action)
        gained = [cell for cell, (old, new) in enumerate(zip(before, board.cells, strict=True)) if old != new == mark]
        filled.append(sorted(gained, key=lambda cell: cell != own))
        is_usual = is_usual and gained in ([own], [])
    return None if is_usual else filled
