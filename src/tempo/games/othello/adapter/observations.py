"""The board in an observation of the environment `open_spiel_othello`: its JSON, without OpenSpiel."""

from __future__ import annotations

import json

from tempo.games.othello.adapter.board import BLACK, SIZE, WHITE, OthelloBoard, write_move

SIGNS = ("", "x", "o")


def described(board: OthelloBoard) -> str:
    """Return the board of an unfinished game as the environment describes it."""
    moves = [write_move(move) for move in board.moves]
    rows = [[SIGNS[cell] for cell in board.cells[start : start + SIZE]] for start in range(0, SIZE * SIZE, SIZE)]
    return json.dumps({
        "board": rows,
        "rows": SIZE,
        "columns": SIZE,
        "current_player": SIGNS[board.mark],
        "is_terminal": False,
        "winner": None,
        "disks": {"x": board.discs(BLACK), "o": board.discs(WHITE)},
        "last_move": moves[-1] if moves else None,
        "move_history": moves,
        "move_number": len(moves),
        "must_pass": board.must_pass(),
    })
