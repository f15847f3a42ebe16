"""Openings of matches, so that deterministic players play different games.

An opening is a few random stones of both sides in the middle half of the board (7x7 of 15x15). Neither side can
complete a line with its next stone. Openings count as equal if they lead to the same position or to one of its eight
symmetries. None repeats while there are unused ones: on 15x15 two stones make 315 positions and four make 159,732.
Where the board is too small, or lines are too short, for that many stones, openings are shorter.
"""

from __future__ import annotations

import random

from tempo.games.gomoku.adapter.board import BLACK, WHITE, GomokuBoard
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.referee.openings import distinct

PATIENCE = 3000  # failed draws before openings may repeat, or become shorter
MARKS = (BLACK, WHITE)
LEAST_REACH = 3  # twice the distance from the middle to the farthest row of the middle area


def draw_openings(count: int, config: MatchConfig, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """Draw `count` openings of plies[0] to plies[1] stones, the same ones for the same seed."""
    generator = random.Random(f"openings {seed}")
    return distinct(
        count,
        plies,
        lambda length: _draw(config, generator.randint(*length), generator),
        lambda opening: key_of(opening, config.shape["size"]),
        PATIENCE,
    )


def _draw(config: MatchConfig, plies: int, generator: random.Random) -> tuple[int, ...] | None:
    """Draw an opening of `plies` stones; None if there is no space, or a side could win with its next stone."""
    near = near_the_middle(config.shape["size"])
    if plies > len(near):
        return None
    board = GomokuBoard(config.shape["size"], config.shape["inarow"])
    for cell in generator.sample(near, plies):
        if board.winner:
            return None
        board.play(cell)
    return None if board.is_over() or _has_a_win(board) else tuple(board.moves)


def _has_a_win(board: GomokuBoard) -> bool:
    """Test whether either side can complete a line with its next stone."""
    most = (board.plies + 1) // 2
    return most + 1 >= board.inarow and any(board.would_win(cell, mark) for cell in board.legal() for mark in MARKS)


def near_the_middle(size: int) -> list[int]:
    """Return the cells of the middle half of the board, at least the middle and its neighbours."""
    reach = max(LEAST_REACH, size // 2)
    middle = [line for line in range(size) if abs(2 * line - (size - 1)) <= reach]
    return [row * size + column for row in middle for column in middle]


def key_of(opening: tuple[int, ...], size: int) -> tuple[tuple[int, int], ...]:
    """Return the position as a key: (cell, seat) pairs of the smallest of its eight symmetric images."""
    stones = [(*divmod(cell, size), number % 2) for number, cell in enumerate(opening)]
    images = []
    for _ in range(4):
        stones = [(column, size - 1 - row, seat) for row, column, seat in stones]
        images.append(stones)
        images.append([(row, size - 1 - column, seat) for row, column, seat in stones])
    return min(tuple(sorted((row * size + column, seat) for row, column, seat in image)) for image in images)
