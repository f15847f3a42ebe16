"""The referee's board of Gomoku, in plain Python for any size, and the notation of cells.

It deliberately shares no code with the agents' rules: a referee with the same bugs would not detect them. A cell is
row * size + column, row 0 on top. Its name is a letter for the column and the number of the row from the top: the
upper left corner is a1, the middle of 15x15 is h8. `inarow` or more stones in a line win; no move is forbidden; a full
board is a draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

EMPTY, BLACK, WHITE = 0, 1, 2
INAROW = 5  # of the standard game, the only one that engines and files know
SMALLEST = 5  # the smallest board of engines and files
COLOURS = {BLACK: "black", WHITE: "white"}
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LINES = ((0, 1), (1, 0), (1, 1), (1, -1))  # (rows, columns) of a step along a row, a column and both diagonals


class GomokuBoard:
    """A game: its start position and its moves. `cells` is a flat list: 0 empty, 1 black, 2 white; `mark` is to move.

    Black moves first by default. The start position may have stones, as long as no side has won.
    """

    def __init__(
        self, size: int = 15, inarow: int = INAROW, cells: Iterable[int] | None = None, mark: int = BLACK
    ) -> None:
        self.size = size
        self.inarow = inarow
        self.start = tuple([EMPTY] * (size * size) if cells is None else cells)
        self.first = mark
        self.reset()

    def reset(self, moves: Iterable[int] = ()) -> None:
        """Return to the start position and play these legal moves."""
        self.cells = list(self.start)
        self.mark = self.first
        self.winner = EMPTY  # the mark that has completed a line, else EMPTY
        self.moves: list[int] = []
        for move in moves:
            self.play(move)

    def play(self, cell: int) -> None:
        """Put a stone of the side to move on an empty cell. The game must not be over."""
        self.cells[cell] = self.mark
        if self.would_win(cell, self.mark):
            self.winner = self.mark
        self.mark = 3 - self.mark
        self.moves.append(cell)

    def would_win(self, cell: int, mark: int) -> bool:
        """Test whether a stone of `mark` on this cell completes a line, whatever the cell holds."""
        return any(1 + sum(map(len, self.arms(cell, line, mark))) >= self.inarow for line in LINES)

    def arms(self, cell: int, line: tuple[int, int], mark: int) -> tuple[list[int], list[int]]:
        """Return the cells of `mark` that follow this cell forward and backward on a line, nearest first."""
        down, right = line
        return self.run(cell, down, right, mark), self.run(cell, -down, -right, mark)

    def run(self, cell: int, down: int, right: int, mark: int) -> list[int]:
        """Return the cells of `mark` that follow this cell in one direction, nearest first."""
        row, column = divmod(cell, self.size)
        cells: list[int] = []
        row, column = row + down, column + right
        while 0 <= row < self.size and 0 <= column < self.size and self.cells[row * self.size + column] == mark:
            cells.append(row * self.size + column)
            row, column = row + down, column + right
        return cells

    def winning_line(self) -> list[int]:
        """Return the cells of all lines that the last move completed; none if it did not win."""
        if not self.winner:
            return []
        last, won = self.moves[-1], {self.moves[-1]}
        for line in LINES:
            ahead, behind = self.arms(last, line, self.winner)
            if len(ahead) + 1 + len(behind) >= self.inarow:
                won.update(ahead, behind)
        return sorted(won)

    def legal(self) -> list[int]:
        """Return the legal moves; none when the game is over."""
        return [] if self.winner else [cell for cell, mark in enumerate(self.cells) if mark == EMPTY]

    def is_legal(self, cell: int) -> bool:
        return not self.winner and 0 <= cell < len(self.cells) and self.cells[cell] == EMPTY

    def is_over(self) -> bool:
        return bool(self.winner) or EMPTY not in self.cells

    @property
    def plies(self) -> int:
        return len(self.moves)

    @property
    def stones(self) -> int:
        """The number of stones on the board, including those of the start position."""
        return len(self.cells) - self.cells.count(EMPTY)

    def rewards(self) -> tuple[int, int] | None:
        """Return 1, 0 or -1 for black and for white, None while the game is not over."""
        if self.winner:
            return (1, -1) if self.winner == BLACK else (-1, 1)
        return None if EMPTY in self.cells else (0, 0)


def in_turns(cells: Sequence[int]) -> list[int]:
    """Return alternating moves, black first, that lead to these cells; ValueError if there are none."""
    black, white = ([cell for cell, mark in enumerate(cells) if mark == own] for own in (BLACK, WHITE))
    if len(black) - len(white) not in (0, 1):
        raise ValueError(f"{len(black)} black and {len(white)} white stones: no alternating game leads there")
    return [cell for pair in zip_longest(black, white) for cell in pair if cell is not None]


def write_move(cell: int, size: int) -> str:
    """Return the name of a cell, like h8: the letter of its column and the number of its row."""
    row, column = divmod(cell, size)
    return f"{LETTERS[column]}{row + 1}"


def read_move(text: str, size: int) -> int | None:
    """Return the cell with this name, like h8 or H8; None if the board has no such cell."""
    letter, number = text[:1].lower(), text[1:]
    if letter == "" or letter not in LETTERS[:size] or not (number.isascii() and number.isdecimal()):
        return None
    row = int(number) - 1
    return row * size + LETTERS.index(letter) if 0 <= row < size and number[0] != "0" else None
