"""Hex for the lab: the referee's board, names of moves, the drawing's hexagons."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from tempo.arena.adapter.game_adapter import GameAdapter, OpenSpielGame
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.geometry import STEP, BoardGeometry, Label, Side, hexagon
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.positions.unreachable import deciding_stones, last_mover
from tempo.games.hex.rules import LETTERS, move_name


class HexBoard:
    """`cells` is a flat list, the top row first: 0 empty, 1 the first player, 2 the second; `mark` is to move."""

    def __init__(self, size: int) -> None:
        self.size, self.cells, self.mark, self.plies = size, [0] * (size * size), 1, 0

    def legal(self) -> list[int]:
        return [] if self.rewards() else [cell for cell, stone in enumerate(self.cells) if not stone]

    def play(self, action: int) -> None:
        self.cells[action] = self.mark
        self.mark, self.plies = 3 - self.mark, self.plies + 1

    def rewards(self) -> tuple[int, int] | None:
        return (1, -1) if self.chain(1) else (-1, 1) if self.chain(2) else None

    def chain(self, mark: int) -> list[int]:
        """Return the cells of a shortest chain between a player's sides; empty if there is none."""
        starts = [cell for cell in range(self.size) if mark == 1] or list(range(0, self.size**2, self.size))
        chains = [[cell] for cell in starts if self.cells[cell] == mark]
        seen = {chain[0] for chain in chains}
        for chain in chains:  # it grows: a breadth-first search
            row, column = divmod(chain[-1], self.size)
            if (row if mark == 1 else column) == self.size - 1:
                return chain
            for down, right in ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)):
                cell = (row + down) * self.size + column + right
                inside = 0 <= row + down < self.size and 0 <= column + right < self.size
                if inside and cell not in seen and self.cells[cell] == mark:
                    seen.add(cell)
                    chains.append([*chain, cell])
        return []


class Hex(GameAdapter):
    shape = {"size": 11}
    test_shapes = ({"size": 3}, {"size": 5})
    opening_plies = (1, 3)
    openspiel = OpenSpielGame("hex(board_size={size})")
    has_setup = True

    def new_position(self, config: MatchConfig) -> HexBoard:
        size = config.shape["size"]
        if not 2 <= size <= len(LETTERS):
            raise BadInput(f"hex is played on boards of size 2 to {len(LETTERS)}, not {size}")
        return HexBoard(size)

    def most_plies(self, config: MatchConfig) -> int:
        return config.shape["size"] ** 2

    def action_count(self, config: MatchConfig) -> int:
        return config.shape["size"] ** 2

    def name_of(self, action: int, config: MatchConfig) -> str:
        return move_name(action, config.shape["size"])

    def moves_to(self, cells: Sequence[int], config: MatchConfig) -> list[int]:
        """Return the stones in turns, one that completes the winning chain last."""
        last, board = last_mover(cells), self.new_position(config)
        board.cells = list(cells)
        moves = [cell for pair in zip_longest(*_stones(cells)) for cell in pair if cell is not None]
        chained = {cell for mark in (1, 2) for cell in board.chain(mark)}
        deciding = deciding_stones(board.cells, lambda cell: cell in chained and bool(board.chain(board.cells[cell])))
        if deciding and moves[-1] not in deciding:
            at = moves.index(deciding[0])
            moves[at], moves[-1] = moves[-1], moves[at]
        assert not moves or cells[moves[-1]] == last
        return moves

    def geometry(self, config: MatchConfig) -> BoardGeometry:
        size = config.shape["size"]
        centres = [(column + row / 2, row * STEP) for row in range(size) for column in range(size)]
        cells = [hexagon(centre) for centre in centres]  # corners: top, then clockwise
        sides = [
            Side(0, [cell[corner] for cell in cells[:size] for corner in (5, 0, 1)]),
            Side(0, [cell[corner] for cell in cells[-size:] for corner in (4, 3, 2)]),
            Side(1, [cell[corner] for cell in cells[::size] for corner in (5, 4)]),
            Side(1, [cell[corner] for cell in cells[size - 1 :: size] for corner in (1, 2)]),
        ]
        labels = [Label(LETTERS[column], (column - 0.5, -1.0)) for column in range(size)]
        labels += [Label(str(row + 1), (row / 2 - 1.0, row * STEP)) for row in range(size)]
        return BoardGeometry(cells, centres, sides=sides, labels=labels)

    def drawn(self, actions: Sequence[int], config: MatchConfig) -> dict[str, Any]:
        board = self.new_position(config)
        for action in actions:
            board.play(action)
        return {"line": board.chain(1) or board.chain(2)}


def _stones(cells: Sequence[int]) -> list[list[int]]:
    """Return the cells of each player."""
    return [[cell for cell, stone in enumerate(cells) if stone == mark] for mark in (1, 2)]


ADAPTER = Hex()
