"""Checked moves: legality and omitted passes, for all formats and protocols.

Every format and protocol plays its moves through this module. An omitted pass before a move is played first; any other
illegal move is refused with one line that names the place.
"""

from __future__ import annotations

from tempo.arena.command_line.inputs import BadInput
from tempo.games.othello.adapter.board import COLOURS, PASS, OthelloBoard, read_square, write_move

PASSES = ("pass", "pa", "ps", "--", "")  # ways in which programs write a pass, in any case


def read_move(word: str, place: str) -> int:
    """Return the move that a word means."""
    if word.lower() in PASSES:
        return PASS
    square = read_square(word)
    if square is None:
        raise BadInput(f"{place}: '{word:.20}' is not a square from a1 to h8")
    return square


def play_checked(board: OthelloBoard, move: int, place: str, mark: int | None = None) -> None:
    """Play a move that may be illegal; `mark` is the side that is said to play it, None for the side to move."""
    if move != PASS and mark in (None, board.mark) and board.flips(move, board.mark):
        board.play(move)
        return
    left_out = move != PASS and mark != board.mark and board.must_pass()
    mover = 3 - board.mark if left_out else board.mark
    if board.is_over():
        raise BadInput(f"{place}: {write_move(move)} comes after the end of the game")
    if mark not in (None, mover):
        raise BadInput(f"{place}: {COLOURS[3 - mover]} plays {write_move(move)}, but {COLOURS[mover]} is to move")
    if move == PASS and not board.must_pass():
        raise BadInput(f"{place}: {COLOURS[mover]} passes, but can move")
    if move != PASS and not board.flips(move, mover):
        raise BadInput(f"{place}: {write_move(move)} is not a legal move of {COLOURS[mover]}")
    if left_out:
        board.play(PASS)
    board.play(move)
