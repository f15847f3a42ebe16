"""Sets of positions with the exact score of every column, as text: what `positions` scores a player on.

One line a position: the columns played, counted from 0 at the left, and what each column is worth then to the
side to move, with a dot for one that is full. The first line names the board. `middle.txt` was made by

    python local_eval.py positions --draw 1000 --stones 10-17 --seed 1 --save src/tempo/connectx/sport/sets/middle.txt
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tempo.connectx.sport.exact_scores import Score, Scores, Shape
from tempo.lab.command_line.inputs import BadInput

MIDDLE = Path(__file__).resolve().parents[3] / "tempo" / "connectx" / "sport" / "sets" / "middle.txt"
HEADER = "# {} rows, {} columns, {} in a row: columns played, from 0 at the left, and what each column is worth\n"
FULL = "."


class Scored(NamedTuple):
    """A position, by the columns that lead to it, and what its columns are worth."""

    moves: tuple[int, ...]
    scores: Scores


def write_score_set(path: Path, shape: Shape, positions: Sequence[Scored]) -> None:
    """Scores must be exact."""
    lines = [HEADER.format(*shape[:3])]
    for moves, scores in positions:
        worth = [FULL if score is None else str(score.low) for score in scores]
        lines.append(f"{''.join(map(str, moves))} {' '.join(worth)}\n")
    path.write_text("".join(lines), encoding="ascii")


def read_score_set(path: Path) -> tuple[Shape, list[Scored]]:
    """The board and the positions; BadInput says which line is wrong."""
    try:
        head, *lines = path.read_text(encoding="ascii").splitlines() or [""]
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput(f"cannot read '{path}': {problem}") from None
    found = re.match(r"# (\d+) rows, (\d+) columns, (\d+) in a row", head)
    if not found:
        raise BadInput(f"'{path}' is no set of positions: its first line should be '{HEADER.format(6, 7, 4)[:31]}...'")
    shape = Shape(*map(int, found.groups()))
    positions = []
    for number, line in enumerate(lines, start=2):
        try:
            positions.append(read_line(line, shape))
        except ValueError as problem:
            raise BadInput(f"'{path}' line {number}: {problem}") from None
    if not positions:
        raise BadInput(f"'{path}' holds no positions")
    return shape, positions


def read_line(line: str, shape: Shape) -> Scored:
    """One position; ValueError says what is wrong with it."""
    fields = line.split()
    has_moves = len(fields) == shape.columns + 1
    if len(fields) not in (shape.columns, shape.columns + 1):
        raise ValueError(f"a position has columns played and {shape.columns} scores")
    moves = tuple(map(int, fields[0])) if has_moves else ()  # the empty board
    board = shape.board()
    for column in moves:
        if column >= board.columns or not board.is_free(column):
            raise ValueError(f"column {column} cannot be played")
        if board.drop(column):
            raise ValueError("the game is over there")
    texts = fields[has_moves:]
    full = [not board.is_free(column) for column in range(board.columns)]
    if full != [text == FULL for text in texts]:
        raise ValueError("the dots are not where columns are full")
    return Scored(moves, tuple(None if text == FULL else Score(int(text), int(text)) for text in texts))
