"""An order of moves that leads to given stones of ConnectX: a search over the heights of the columns.

Each column fills from below with its given stones, and the colours alternate. A winning line is completed by the last
stone, so the stones before it hold no line in any order.
"""

from __future__ import annotations

from collections.abc import Sequence

from tempo.arena.positions.unreachable import Unreachable, deciding_stones, last_mover
from tempo.games.connectx.adapter.board import ConnectXBoard

MAX_TRIES = 100_000  # moves that one search tries: two seconds on the largest boards


def moves_to(cells: Sequence[int], rows: int, columns: int, inarow: int) -> list[int]:
    """Return the columns of a game that ends with these cells; Unreachable if there is none."""
    board = ConnectXBoard(rows, columns, inarow)
    board.cells = list(cells)
    stacks = [_stack_of(board, column) for column in range(columns)]
    last_mover(board.cells)
    deciding = deciding_stones(board.cells, lambda cell: board.completes(*divmod(cell, columns), board.cells[cell]))
    for last in [None] if deciding is None else _on_top(deciding, board, stacks):
        rest = [stack[:-1] if column == last else stack for column, stack in enumerate(stacks)]
        order = alternate(rest)
        if order is not None:
            return order if last is None else [*order, last]
    raise Unreachable("order")


def _on_top(cells: Sequence[int], board: ConnectXBoard, stacks: Sequence[Sequence[int]]) -> list[int]:
    """Return the columns with one of these cells on top; Unreachable if there is none."""
    places = [divmod(cell, board.columns) for cell in cells]
    columns = [column for row, column in places if row == board.rows - len(stacks[column])]
    if not columns:
        raise Unreachable("lines")
    return columns


def _stack_of(board: ConnectXBoard, column: int) -> tuple[int, ...]:
    """Return the stones of a column, the lowest first; Unreachable if there is a gap."""
    stack = board.cells[column :: board.columns][::-1]
    height = sum(map(bool, stack))
    if not all(stack[:height]):
        raise Unreachable("floating", column=column + 1)
    return tuple(stack[:height])


def alternate(stacks: Sequence[tuple[int, ...]]) -> list[int] | None:
    """Return an order in which the stones of these stacks alternate, mark 1 first; None if there is none."""
    search, count, tries = _Search(stacks), sum(map(len, stacks)), 0
    waiting = [search.candidates()]  # of each move so far: the columns that are still to be tried
    while waiting:
        if len(search.moves) == count:
            return search.moves
        if waiting[-1]:
            tries += 1
            if tries > MAX_TRIES:
                raise Unreachable("search", tries=MAX_TRIES)
            search.play(waiting[-1].pop())
            waiting.append([] if search.key() in search.failed else search.candidates())
            continue
        search.failed.add(search.key())
        waiting.pop()
        search.undo()
    return None


class _Search:
    """A depth-first search: the moves so far, and the positions from which no order leads to the end."""

    def __init__(self, stacks: Sequence[tuple[int, ...]]) -> None:
        self.stacks = stacks
        self.heights = [0] * len(stacks)
        self.moves: list[int] = []
        self.failed: set[tuple[int, ...]] = set()
        numbers: dict[tuple[int, ...], int] = {}
        rests = ([stack[height:] for height in range(len(stack) + 1)] for stack in stacks)
        self.rests = [[numbers.setdefault(rest, len(numbers)) for rest in column] for column in rests]

    def play(self, column: int) -> None:
        self.heights[column] += 1
        self.moves.append(column)

    def undo(self) -> None:
        if self.moves:
            self.heights[self.moves.pop()] -= 1

    def key(self) -> tuple[int, ...]:
        """Return what is left of the columns, as numbers; columns with the same rest are alike."""
        return tuple(sorted([rests[height] for rests, height in zip(self.rests, self.heights, strict=True)]))

    def candidates(self) -> list[int]:
        """Return the columns whose next stone has the right mark, the one with most stones left last."""
        mark = 1 + len(self.moves) % 2
        left = [stack[height:] for stack, height in zip(self.stacks, self.heights, strict=True)]
        columns = [column for column, rest in enumerate(left) if rest[:1] == (mark,)]
        return sorted(columns, key=lambda column: len(left[column]))
