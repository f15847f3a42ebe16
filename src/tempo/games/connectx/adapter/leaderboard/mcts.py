"""Plain Monte-Carlo tree search: UCT with random playouts, until the clock ends it."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

RNG = Random()
BUDGET: int | None = None  # playouts a move; None for a share of the clock
SHARE = 0.4  # of the seconds for a move
EXPLORATION = 1.0
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Board:
    """Stones from above, row by row, and the side to move."""

    def __init__(self, cells: list[int], rows: int, columns: int, inarow: int, mark: int) -> None:
        self.cells, self.rows, self.columns, self.inarow, self.mark = list(cells), rows, columns, inarow, mark
        self.heights = [sum(not cell for cell in cells[column::columns]) - 1 for column in range(columns)]
        self.won = False  # by the side that just moved

    def copy(self) -> Board:
        """Return a copy of the position."""
        twin = Board.__new__(Board)
        twin.__dict__ |= self.__dict__
        twin.cells, twin.heights = self.cells[:], self.heights[:]
        return twin

    def free(self) -> list[int]:
        """Return the columns that can be played; none when the game is over."""
        return [] if self.won else [column for column in range(self.columns) if self.heights[column] >= 0]

    def play(self, column: int) -> None:
        """Drop a stone."""
        row, mark = self.heights[column], self.mark
        self.heights[column] -= 1
        self.cells[row * self.columns + column] = mark
        self.won = any(self.stones(row, column, *way) >= self.inarow for way in DIRECTIONS)
        self.mark = 3 - mark

    def stones(self, row: int, column: int, down: int, right: int) -> int:
        """Return the length of the row of equal stones through a cell."""
        mark, count = self.cells[row * self.columns + column], 1
        for way in (1, -1):
            r, c = row + way * down, column + way * right
            while 0 <= r < self.rows and 0 <= c < self.columns and self.cells[r * self.columns + c] == mark:
                count, r, c = count + 1, r + way * down, c + way * right
        return count


class Node:
    """A position of the tree, with its score from the view of the side that moved into it."""

    def __init__(self, board: Board) -> None:
        self.visits, self.points, self.untried = 0, 0.0, board.free()
        self.children: dict[int, Node] = {}
        RNG.shuffle(self.untried)

    def best(self) -> int:
        """Return the move with the highest upper confidence bound."""
        spread = EXPLORATION * sqrt(log(self.visits))
        return max(self.children, key=lambda move: self.children[move].bound(spread))

    def bound(self, spread: float) -> float:
        """Return the upper confidence bound of the node's mean."""
        return self.points / self.visits + spread / sqrt(self.visits)


def simulate(root: Node, board: Board) -> None:
    """Add one playout to the tree."""
    path = [(root, board.mark)]
    while not path[-1][0].untried and path[-1][0].children:
        move = path[-1][0].best()
        board.play(move)
        path.append((path[-1][0].children[move], board.mark))
    node = path[-1][0]
    if node.untried:
        move = node.untried.pop()
        board.play(move)
        node.children[move] = Node(board)
        path.append((node.children[move], board.mark))
    while free := board.free():
        board.play(RNG.choice(free))
    for node, to_move in path:
        node.visits += 1
        node.points += 0.5 if not board.won else float(to_move == board.mark)


def agent(observation: Any, configuration: Any) -> int:
    """Return the column with the most visits."""
    end = perf_counter() + SHARE * configuration.actTimeout
    board = Board(observation.board, configuration.rows, configuration.columns, configuration.inarow, observation.mark)
    root = Node(board)
    while root.visits < BUDGET if BUDGET else perf_counter() < end or not root.visits:
        simulate(root, board.copy())
    return max(root.children, key=lambda move: root.children[move].visits)
