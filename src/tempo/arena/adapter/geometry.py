"""Boards of any shape: cells as polygons. Pages, reports, figures and the terminal draw a game from these alone.

`GameAdapter.geometry` returns a BoardGeometry. A unit is the width of a stone and its cell; x points right, y down. A
cell may be a hexagon, a triangle, a point where lines meet, an edge between two dots, or a box that no move names.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from string import ascii_lowercase
from typing import Any, NamedTuple

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
    cell_of: Sequence[int | tuple[int, int] | None] = ()  # the cell that means each action, or the two from and to
    # which it moves a piece; None for a pass; by default action = cell
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


def squares(rows: int, columns: int, cell_of: Sequence[int | tuple[int, int] | None] = ()) -> BoardGeometry:
    """Return squares in rows, the upper left one first, with letters above their columns and numbers beside."""
    corners = [(float(column), float(row)) for row in range(rows) for column in range(columns)]
    above = [Label(letters, (at + 0.5, -0.45)) for at, letters in enumerate(column_letters(columns))]
    beside = [Label(str(row + 1), (-0.45, row + 0.5)) for row in range(rows)]
    names = [f"{letters}{row + 1}" for row in range(rows) for letters in column_letters(columns)]
    polygons = [[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)] for x, y in corners]
    return BoardGeometry(polygons, cell_of=cell_of, names=names, labels=above + beside)


def column_letters(count: int) -> list[str]:
    """Return a to z, then aa and so on."""
    return [
        (ascii_lowercase[at // 26 - 1] if at >= 26 else "") + ascii_lowercase[at % 26] for at in range(count)
    ]


def named_cells(geometry: BoardGeometry) -> set[int]:
    """Return the cells that select moves."""
    entries = [entry if isinstance(entry, tuple) else (entry,) for entry in geometry.cell_of if entry is not None]
    return {cell for entry in entries for cell in entry}


def target_of(cells: int | tuple[int, int] | None) -> int | None:
    """Return the cell on which a move ends, from its entry in `cell_of`."""
    return cells[1] if isinstance(cells, tuple) else cells


def completed(geometry: BoardGeometry, names: Sequence[str], cells: int) -> BoardGeometry:
    """Return a geometry with all that it may leave out; BadInput if it does not fit the board.

    names: names of the actions
    cells: number of the referee's cells
    """
    if len(geometry.polygons) != cells:
        raise BadInput(f"the board has {cells} cells, but its geometry {len(geometry.polygons)} polygons")
    if any(not 0 <= cell < cells for cell in named_cells(geometry)):
        raise BadInput(f"cell_of of the geometry names a cell beyond the {cells} of the board")
    cell_of = geometry.cell_of or [action if action < cells else None for action in range(len(names))]
    named = {cell: name for cell, name in zip(cell_of, names, strict=False) if isinstance(cell, int)}
    return geometry._replace(
        centres=geometry.centres or [mean_of(polygon) for polygon in geometry.polygons],
        cell_of=cell_of,
        names=geometry.names or [named.get(cell, str(cell)) for cell in range(cells)],
    )


def cells_drawn(
    board: RefereeBoard, actions: Sequence[int], geometry: BoardGeometry | None, has_stones: bool
) -> dict[str, Any]:
    """Return what moves do to the cells, where a drawing cannot know it: see `GameAdapter.drawn`.

    has_stones: whether contents are 0, 1 and 2 for stones of both sides
    """
    filled, changes, is_usual, is_filling = list[list[int]](), list[list[tuple[int, int]]](), True, has_stones
    for action in actions:
        before, mark = board.cells[:], board.mark
        entry = geometry.cell_of[action] if geometry and geometry.cell_of else action
        own = target_of(entry)
        board.play(action)
        changed = [(cell, new) for cell, (old, new) in enumerate(zip(before, board.cells, strict=True)) if old != new]
        changes.append(sorted(changed, key=lambda change: change[0] != own))
        filled.append([cell for cell, _ in changes[-1]])
        usual = [(own, before[entry[0]]), (entry[0], 0)] if isinstance(entry, tuple) else [(own, mark)]
        is_usual = is_usual and changes[-1] in (usual, [])
        is_filling = is_filling and all(content == mark for _, content in changed)
    if is_usual:
        return {}
    return {"cells": filled} if is_filling else {"changes": changes}
