"""Dots and Boxes on 2x2 boxes, for the lab alone: edges are moves, and boxes are cells that no move names."""

from tempo.lab.referee.game_adapter import GameAdapter
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.referee.geometry import BoardGeometry, Point

SIDE, LENGTH, HALF = 2, 2.0, 0.2  # boxes a side; the units of an edge, and half its thickness
ACROSS = [(column, row) for row in range(SIDE + 1) for column in range(SIDE)]  # edges by the dot at their beginning
DOWN = [(column, row) for row in range(SIDE) for column in range(SIDE + 1)]
BOXES = [(column, row) for row in range(SIDE) for column in range(SIDE)]
EDGES = len(ACROSS) + len(DOWN)


def around(column: int, row: int) -> list[int]:
    """Return the edges of a box."""
    beside = [len(ACROSS) + DOWN.index((column + right, row)) for right in (0, 1)]
    return [*(ACROSS.index((column, row + down)) for down in (0, 1)), *beside]


class BoxesBoard:
    """`cells` holds the edges, then the boxes: 0, or the player who drew or closed it. Closing a box moves again."""

    def __init__(self) -> None:
        self.cells, self.mark, self.plies = [0] * (EDGES + len(BOXES)), 1, 0

    def legal(self) -> list[int]:
        return [edge for edge in range(EDGES) if not self.cells[edge]]

    def play(self, action: int) -> None:
        self.cells[action] = self.mark
        closed = [
            cell
            for cell, box in enumerate(BOXES, EDGES)
            if not self.cells[cell] and all(self.cells[edge] for edge in around(*box))
        ]
        for cell in closed:
            self.cells[cell] = self.mark
        self.mark, self.plies = self.mark if closed else 3 - self.mark, self.plies + 1

    def rewards(self) -> tuple[int, int] | None:
        if self.legal():
            return None
        first, second = (self.cells[EDGES:].count(mark) for mark in (1, 2))
        return (first > second) - (first < second), (second > first) - (second < first)


def rectangle(x: float, y: float, left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return a rectangle whose sides are measured from a dot."""
    return [(x + left, y + top), (x + right, y + top), (x + right, y + bottom), (x + left, y + bottom)]


class Boxes(GameAdapter):
    def new_position(self, config: MatchConfig) -> BoxesBoard:
        return BoxesBoard()

    def most_plies(self, config: MatchConfig) -> int:
        return EDGES

    def action_count(self, config: MatchConfig) -> int:
        return EDGES

    def geometry(self, config: MatchConfig) -> BoardGeometry:
        dots = [(LENGTH * x, LENGTH * y) for y in range(SIDE + 1) for x in range(SIDE + 1)]
        inner = LENGTH - HALF
        across = [rectangle(LENGTH * x, LENGTH * y, HALF, -HALF, inner, HALF) for x, y in ACROSS]
        down = [rectangle(LENGTH * x, LENGTH * y, -HALF, HALF, HALF, inner) for x, y in DOWN]
        boxes = [rectangle(LENGTH * x, LENGTH * y, HALF, HALF, inner, inner) for x, y in BOXES]
        return BoardGeometry([*across, *down, *boxes], is_filled=True, dots=dots)


ADAPTER = Boxes()
