"""What all written games of Gomoku have in common: moves that cannot be are refused where they stand."""

from __future__ import annotations

from tempo.games.gomoku.adapter.board import COLOURS, EMPTY, GomokuBoard, write_move
from tempo.lab.command_line.inputs import BadInput


def play_checked(board: GomokuBoard, cell: int, place: str, mark: int | None = None) -> None:
    """Play a move that may be wrong; `mark` is who is said to play it, None for whoever is to move."""
    move = write_move(cell, board.size)
    if board.is_over():
        raise BadInput(f"{place}: {move} comes after the end of the game")
    if mark not in (None, board.mark):
        raise BadInput(f"{place}: {COLOURS[3 - board.mark]} plays {move}, but {COLOURS[board.mark]} is to move")
    if board.cells[cell] != EMPTY:
        raise BadInput(f"{place}: {move} is taken")
    board.play(cell)
