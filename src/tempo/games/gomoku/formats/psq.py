"""Gomoku games in the format of Piskvork and the Gomocup: files `.psq`, one game each.

    Piskvorky 15x15, 11:11, 0     the board, the levels of both players, and which of them moves first
    8,8,1520                      a move: column and row, counted from 1 at the upper left corner, and milliseconds
    ...
    FIRST.zip                     the players, in tournaments only
    SECOND.zip
    -1                            the manager's code for the end of the game

Text after the players is ignored: the winner follows from the moves.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.games.gomoku.adapter.board import INAROW, LETTERS, SMALLEST, GomokuBoard
from tempo.games.gomoku.formats.checked_moves import play_checked

MOST_LINES = 1000  # that are read: moves of a full board, and players
HEAD = re.compile(r"Piskvorky\s+(\d{1,9})x(\d{1,9})\s*,\s*-?\d+\s*:\s*-?\d+\s*,\s*([01])\s*")
MOVE = re.compile(r"\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*(?:,\s*(-?\d{1,9})\s*)?")
CODE = re.compile(r"-?\d+(\s*,\s*[A-Za-z][^,]*)?")  # end of the game: -1, in newer files also `0,Freestyle`


class PsqGame(NamedTuple):
    board: GomokuBoard
    milliseconds: tuple[int, ...]  # of each move
    players: tuple[str, str]  # in the order of moves; '' for a player without a name


def read_psq(text: str, source: str = "PSQ") -> PsqGame:
    """Read the game of a text."""
    numbered = ((number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip())
    lines = list(islice(numbered, MOST_LINES))
    head = HEAD.fullmatch(lines[0][1].strip()) if lines else None
    if head is None:
        raise BadInput(f"{source}, line 1: a game begins with a line like: Piskvorky 15x15, 11:11, 0")
    if head[1] != head[2] or not SMALLEST <= int(head[1]) <= len(LETTERS):
        raise BadInput(f"{source}, line 1: {head[1]}x{head[2]} is not a square board of size 5 to {len(LETTERS)}")
    board = GomokuBoard(int(head[1]), INAROW)
    milliseconds = []
    for number, line in lines[1:]:
        move = MOVE.fullmatch(line)
        if move is None:
            break
        place = f"{source}, line {number} (move {len(board.moves) + 1})"
        x, y = int(move[1]), int(move[2])
        if not (1 <= x <= board.size and 1 <= y <= board.size):
            raise BadInput(f"{place}: {x},{y} is not from 1,1 to {board.size},{board.size}")
        play_checked(board, (y - 1) * board.size + x - 1, place)
        milliseconds.append(max(0, int(move[3] or 0)))
    first, second = _read_players(lines[1 + len(board.moves) :], source)
    return PsqGame(board, tuple(milliseconds), (second, first) if head[3] == "1" else (first, second))


def _read_players(lines: list[tuple[int, str]], source: str) -> tuple[str, str]:
    """Return the players' names from the lines after the moves, '' for none; BadInput for a malformed move."""
    names = [(number, line.strip()) for number, line in lines if not CODE.fullmatch(line.strip())][:2]
    wrong = [(number, line) for number, line in names if "," in line]
    if any(MOVE.fullmatch(line) for _, line in lines):
        wrong = lines
    if wrong:
        number, line = wrong[0]
        raise BadInput(f"{source}, line {number}: '{line.strip():.20}' is neither a move x,y,milliseconds nor a player")
    first, second = (*(line for _, line in names), "", "")[:2]
    return first, second


def write_psq(game: PsqGame) -> str:
    """Write a game from the empty board; a player without a name becomes a question mark."""
    board = game.board
    rows = [
        f"{cell % board.size + 1},{cell // board.size + 1},{spent}\n"
        for cell, spent in zip(board.moves, game.milliseconds, strict=True)
    ]
    names = [" ".join(name.replace(",", ";").split()) or "?" for name in game.players]
    return f"Piskvorky {board.size}x{board.size}, 11:11, 0\n{''.join(rows)}{names[0]}\n{names[1]}\n-1\n"
