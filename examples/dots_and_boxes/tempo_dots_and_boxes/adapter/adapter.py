"""Dots and Boxes for the lab: the referee's board, names of moves, shapes of edges and boxes."""
from __future__ import annotations

from typing import Any

from tempo.arena.adapter.game_adapter import GameAdapter
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.adapter.geometry import BoardGeometry, Label, Point
from tempo.arena.command_line.inputs import BadInput
from tempo.games.dots_and_boxes.rules import LETTERS, MOST_SIDE, edge_count, move_name

GAP = 2.0  # between neighbouring dots, in widths of a stone
HALF = 0.25  # of an edge's width


class BoxBoard:
    """`cells` are the edges, then the boxes: 0 free, 1 the first player's, 2 the second's; `mark` is to move.

    After a move that closes a box the other side `passes`.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        self.upright = (rows + 1) * columns  # the first vertical edge
        self.edges = self.upright + rows * (columns + 1)
        self.cells, self.mark, self.plies, self.passes = [0] * (self.edges + rows * columns), 1, 0, False

    def is_closed(self, row: int, column: int) -> bool:
        above, left = row * self.columns + column, self.upright + row * (self.columns + 1) + column
        return all(self.cells[edge] for edge in (above, above + self.columns, left, left + 1))

    def legal(self) -> list[int]:
        free = [edge for edge in range(self.edges) if not self.cells[edge]]
        return [self.edges] if free and self.passes else free

    def play(self, action: int) -> None:
        self.passes = False
        if action < self.edges:
            self.cells[action] = self.mark
            for box in range(self.rows * self.columns):
                if not self.cells[self.edges + box] and self.is_closed(*divmod(box, self.columns)):
                    self.cells[self.edges + box], self.passes = self.mark, True
        self.mark, self.plies = 3 - self.mark, self.plies + 1

    def count(self) -> tuple[int, int]:
        boxes = self.cells[self.edges:]
        return boxes.count(1), boxes.count(2)

    def rewards(self) -> tuple[int, int] | None:
        first, second = self.count()
        result = (first > second) - (first < second)
        return (result, -result) if all(self.cells[: self.edges]) else None


class DotsAndBoxes(GameAdapter):
    shape = {"rows": 5, "columns": 5}
    test_shapes = ({"rows": 1, "columns": 2}, {"rows": 2, "columns": 2}, {})

    def new_position(self, config: MatchConfig) -> BoxBoard:
        rows, columns = config.shape["rows"], config.shape["columns"]
        if not (1 <= rows <= MOST_SIDE and 1 <= columns <= MOST_SIDE):
            raise BadInput(f"dots_and_boxes is played with 1 to {MOST_SIDE} rows and columns, not {rows} and {columns}")
        return BoxBoard(rows, columns)

    def most_plies(self, config: MatchConfig) -> int:
        """Return the edges, and a pass for each box."""
        return len(self.new_position(config).cells)

    def action_count(self, config: MatchConfig) -> int:
        return edge_count(**config.shape) + 1

    def name_of(self, action: int, config: MatchConfig) -> str:
        return move_name(action, **config.shape)

    def observation_of(self, position: BoxBoard, bank: float) -> Struct:
        shown = super().observation_of(position, bank)
        return Struct({**shown, "passes": position.passes})

    def position_seen(self, observation: Any, configuration: Any) -> BoxBoard:
        position: BoxBoard = super().position_seen(observation, configuration)
        position.passes = bool(observation["passes"])
        return position

    def count_of(self, position: BoxBoard) -> tuple[int, int]:
        return position.count()

    def geometry(self, config: MatchConfig) -> BoardGeometry:
        """Return edges, then boxes; the dots are 2 units apart."""
        rows, columns = config.shape["rows"], config.shape["columns"]
        dots = [(GAP * column, GAP * row) for row in range(rows + 1) for column in range(columns + 1)]
        polygons = [_edge(dot, True) for dot in dots if dot[0] < GAP * columns]
        polygons += [_edge(dot, False) for dot in dots if dot[1] < GAP * rows]
        polygons += [_box(dot) for dot in dots if dot[0] < GAP * columns and dot[1] < GAP * rows]
        labels = [Label(LETTERS[column], (GAP * column, -0.9)) for column in range(columns + 1)]
        labels += [Label(str(row + 1), (-0.9, GAP * row)) for row in range(rows + 1)]
        edges = edge_count(rows, columns)
        return BoardGeometry(polygons, cell_of=[*range(edges), None], is_filled=True, dots=dots, labels=labels)


def _edge(dot: Point, is_level: bool) -> list[Point]:
    """Return the corners of the edge to the right of a dot or below it; it tapers to both dots."""
    x, y = dot
    along = [(0.0, 0.0), (HALF, -HALF), (GAP - HALF, -HALF), (GAP, 0.0), (GAP - HALF, HALF), (HALF, HALF)]
    return [(x + far, y + wide) if is_level else (x + wide, y + far) for far, wide in along]


def _box(dot: Point) -> list[Point]:
    """Return the corners of the box to the right of a dot and below it, without its edges."""
    (x, y), near, far = dot, HALF, GAP - HALF
    return [(x + right, y + down) for right, down in ((near, near), (far, near), (far, far), (near, far))]


ADAPTER = DotsAndBoxes()
