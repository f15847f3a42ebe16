"""An order of moves that leads to given stones of Gomoku: any order, with the stone that wins last."""

from __future__ import annotations

from collections.abc import Sequence

from tempo.arena.positions.unreachable import deciding_stones, last_mover
from tempo.games.gomoku.adapter.board import GomokuBoard, in_turns


def moves_to(cells: Sequence[int], size: int, inarow: int) -> list[int]:
    """Return the moves of a game that ends with these cells; Unreachable if there is none."""
    board = GomokuBoard(size, inarow, cells)
    last_mover(board.cells)
    moves = in_turns(cells)
    if deciding := deciding_stones(board.cells, lambda cell: board.would_win(cell, board.cells[cell])):
        at = moves.index(deciding[0])
        moves[at], moves[-1] = moves[-1], moves[at]
    return moves
