"""Validation of moves in game files: an illegal move raises BadInput with its place in the file."""

from __future__ import annotations

from tempo.arena.command_line.inputs import BadInput
from tempo.games.gomoku.adapter.board import COLOURS, EMPTY, GomokuBoard, write_move


def play_checked(board: GomokuBoard, cell: int, place: str, mark: int | None = None) -> None:
    """Play a move, BadInput if it is illegal. `mark` is its side according to the file, None for the side to move."""
    move = write_move(cell, board.size)
    if board.is_over():
        raise BadInput(f"{place}: {move} comes after the end of the game")
    if mark not in (None, board.mark):
        raise BadInput(f"{place}: {COLOURS[3 - board.mark]} plays {move}, but {COLOURS[board.mark]} is to move")
    if board.cells[cell] != EMPTY:
        raise BadInput(f"{place}: {move} is taken")
    board.play(cell)
