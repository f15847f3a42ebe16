"""Hex for the lab: a board of hexagons in slanted rows."""

from typing import Any

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import GameAdapter
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.referee.geometry import STEP, BoardGeometry, Label, Side, hexagon

LETTERS = "abcdefghijk"


class HexBoard:
    def __init__(self, size: int) -> None:
        self.size, self.cells, self.mark, self.plies = size, [0] * (size * size), 1, 0

    def legal(self) -> list[int]:
        return [] if self.rewards() else [cell for cell, mark in enumerate(self.cells) if not mark]

    def play(self, action: int) -> None:
        self.cells[action] = self.mark
        self.mark, self.plies = 3 - self.mark, self.plies + 1

    def neighbours(self, cell: int) -> list[int]:
        row, column = divmod(cell, self.size)
        around = [(row - 1, column), (row - 1, column + 1), (row, column - 1), (row, column + 1), (row + 1, column - 1)]
        inside = [(down, right) for down, right in [*around, (row + 1, column)] if {down, right} <= {*range(self.size)}]
        return [down * self.size + right for down, right in inside]

    def chain(self, mark: int) -> list[int]:
        """Return the cells that connect both borders of a side, from a flood fill; none if it has not won."""
        size, first = self.size, mark == 1
        border = range(size) if first else range(0, size * size, size)
        found = [cell for cell in border if self.cells[cell] == mark]
        came: dict[int, int | None] = dict.fromkeys(found)
        for cell in found:
            if (cell // size if first else cell % size) == size - 1:
                path = [cell]
                while (before := came[path[-1]]) is not None:
                    path.append(before)
                return path
            for other in self.neighbours(cell):
                if self.cells[other] == mark and other not in came:
                    came[other] = cell
                    found.append(other)
        return []

    def rewards(self) -> tuple[int, int] | None:
        return (1, -1) if self.chain(1) else (-1, 1) if self.chain(2) else None


class Hex(GameAdapter):
    shape = {"size": 5}
    test_shapes = ({"size": 3},)

    def new_position(self, config: MatchConfig) -> HexBoard:
        if not 2 <= config.shape["size"] <= 11:
            raise BadInput("a Hex board has 2 to 11 rows")
        return HexBoard(config.shape["size"])

    def most_plies(self, config: MatchConfig) -> int:
        return config.shape["size"] ** 2

    def action_count(self, config: MatchConfig) -> int:
        return config.shape["size"] ** 2

    def name_of(self, action: int, config: MatchConfig) -> str:
        row, column = divmod(action, config.shape["size"])
        return f"{LETTERS[column]}{row + 1}"

    def drawn(self, actions: Any, config: MatchConfig) -> dict[str, Any]:
        board = self.new_position(config)
        for action in actions:
            board.play(action)
        won = board.chain(1) or board.chain(2)
        return {"line": won} if won else {}

    def geometry(self, config: MatchConfig) -> BoardGeometry:
        size = config.shape["size"]
        centres = [(column + row / 2, row * STEP) for row in range(size) for column in range(size)]
        polygons = [hexagon(centre) for centre in centres]
        top = [corner for polygon in polygons[:size] for corner in (polygon[5], polygon[0])] + [polygons[size - 1][1]]
        left = [corner for polygon in polygons[::size] for corner in (polygon[5], polygon[4])] + [polygons[-size][3]]
        right, below = centres[-1]

        def opposite(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
            return [(right - x, below - y) for x, y in points]

        sides = [Side(0, top), Side(0, opposite(top)), Side(1, left), Side(1, opposite(left))]
        labels = [Label(LETTERS[column], (column - 0.5, -STEP - 0.1)) for column in range(size)]
        labels += [Label(str(row + 1), (row / 2 - 1, row * STEP)) for row in range(size)]
        return BoardGeometry(polygons, centres, sides=sides, labels=labels)


ADAPTER = Hex()
