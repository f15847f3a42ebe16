"""Othello transcripts: `f5d6c3d3c4`, the squares one after the other, as people and programs write games.

Passes are not written, for they follow from the position; written ones (`pass`, `--`, `pa`, `ps`) are understood.
Capitals and blanks between squares do not matter. A file holds one game a line, from the usual start; empty lines are
skipped. A text that cannot be a game is refused with one line that names line, column and move.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tempo.games.othello.adapter.board import PASS, OthelloBoard, write_move
from tempo.games.othello.formats.checked_moves import play_checked, read_move

WORD = re.compile(r"pass|\S(?:\s*\S)?", re.IGNORECASE)  # a pass, or two signs


def read_transcript(text: str, source: str = "transcript", line: int = 1) -> OthelloBoard:
    """Return one game; `source` and `line` are for error messages."""
    board = OthelloBoard()
    for word in WORD.finditer(text):
        place = f"{source}, line {line}, column {word.start() + 1} (move {len(board.moves) + 1})"
        play_checked(board, read_move("".join(word[0].split()), place), place)
    return board


def write_transcript(moves: Iterable[int]) -> str:
    """Return a game from the usual start."""
    return "".join(write_move(move) for move in moves if move != PASS)


def read_transcripts(text: str, source: str = "transcripts") -> Iterator[OthelloBoard]:
    """Yield all games of a text, one a line."""
    lines = enumerate(text.splitlines(), start=1)
    return (read_transcript(game, source, line) for line, game in lines if game.strip())


def write_transcripts(games: Iterable[Iterable[int]]) -> str:
    """Return games, one a line."""
    return "".join(f"{write_transcript(moves)}\n" for moves in games)
