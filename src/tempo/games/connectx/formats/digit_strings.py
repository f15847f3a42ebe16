"""Connect Four games as digit strings: `44455`, the columns played, counted from 1.

Solvers and their test sets use this format. A file holds one game a line. Empty lines are skipped, and so is text
after a blank, where test sets put the score. The format is limited to nine columns. Invalid games raise BadInput with
one line that names the line, the column of the text and the move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tempo.arena.command_line.inputs import BadInput
from tempo.games.connectx.adapter.board import ConnectXBoard

WIDEST = 9


def read_digits(text: str, board: ConnectXBoard, source: str = "game", line: int = 1) -> list[int]:
    """Return the columns of one game, counted from 0, and play them on `board`, which must be empty."""
    moves: list[int] = []
    over = False
    blanks = len(text) - len(text.lstrip())
    for number, sign in enumerate("".join(text.split(maxsplit=1)[:1]), start=1 + blanks):
        place = f"{source}, line {line}, column {number} (move {len(moves) + 1})"
        column = "123456789".find(sign)
        if not 0 <= column < board.columns:
            raise BadInput(f"{place}: '{sign}' is not a column from 1 to {min(board.columns, WIDEST)}")
        if over:
            raise BadInput(f"{place}: {sign} comes after the end of the game")
        if not board.is_free(column):
            raise BadInput(f"{place}: column {sign} is full")
        over = board.drop(column) or board.is_full()
        moves.append(column)
    return moves


def write_digits(moves: Iterable[int]) -> str:
    columns = [column + 1 for column in moves]
    if any(column > WIDEST for column in columns):
        raise BadInput(f"column {max(columns)} cannot be written as a digit: digit strings end at {WIDEST} columns")
    return "".join(map(str, columns))


def read_digit_lines(
    text: str, source: str = "games", rows: int = 6, columns: int = 7, inarow: int = 4
) -> Iterator[list[int]]:
    """Yield all games of a text, one a line."""
    lines = enumerate(text.splitlines(), start=1)
    shape = rows, columns, inarow
    return (read_digits(game, ConnectXBoard(*shape), source, line) for line, game in lines if game.strip())


def write_digit_lines(games: Iterable[Iterable[int]]) -> str:
    return "".join(f"{write_digits(moves)}\n" for moves in games)
