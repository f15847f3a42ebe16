"""Openings of Gomoku, so that two players that always play the same meet in different games.

An opening is a few stones of both sides, at random in the middle half of the board (7x7 of 15x15), that leave the
game open: neither side could complete a line with its next stone. Two openings that lead to one position count as
the same, and so do the eight positions that turning and mirroring the board makes of one; none comes twice as long
as there are others: on 15x15 two stones make 315 positions, and four make 159,732. Where a board is too small for so
many stones, or so few stones win that none may lie there, openings are shorter.
"""

from __future__ import annotations

import random

from tempo.games.gomoku.adapter.board import BLACK, WHITE, GomokuBoard
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.referee.openings import distinct

PATIENCE = 3000  # draws in vain before openings may come again, or before they are made shorter
MARKS = (BLACK, WHITE)
LEAST_REACH = 3  # twice the way from the middle to the farthest row that is near


def draw_openings(count: int, config: MatchConfig, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """`count` openings of plies[0] to plies[1] stones, the same ones for the same seed."""
    generator = random.Random(f"openings {seed}")
    return distinct(
        count,
        plies,
        lambda length: draw(config, generator.randint(*length), generator),
        lambda opening: key_of(opening, config.shape["size"]),
        PATIENCE,
    )


def draw(config: MatchConfig, plies: int, generator: random.Random) -> tuple[int, ...] | None:
    """So many stones; None if there is no room for them, or if a side could win with its next stone."""
    near = near_the_middle(config.shape["size"])
    if plies > len(near):
        return None
    board = GomokuBoard(config.shape["size"], config.shape["inarow"])
    for cell in generator.sample(near, plies):
        if board.winner:
            return None
        board.play(cell)
    return None if board.is_over() or has_a_win(board) else tuple(board.moves)


def has_a_win(board: GomokuBoard) -> bool:
    """Could either side complete a line with its next stone?"""
    most = (board.plies + 1) // 2
    return most + 1 >= board.inarow and any(board.would_win(cell, mark) for cell in board.legal() for mark in MARKS)


def near_the_middle(size: int) -> list[int]:
    """The cells of the middle half of the board, which is never smaller than the middle itself and what is around."""
    reach = max(LEAST_REACH, size // 2)
    middle = [line for line in range(size) if abs(2 * line - (size - 1)) <= reach]
    return [row * size + column for row in middle for column in middle]


def key_of(opening: tuple[int, ...], size: int) -> tuple[tuple[int, int], ...]:
    """The position as a key: the smallest of the eight that are the same, as cells and whose stones lie there."""
    stones = [(*divmod(cell, size), number % 2) for number, cell in enumerate(opening)]
    images = []
    for _ in range(4):
        stones = [(column, size - 1 - row, seat) for row, column, seat in stones]
        images.append(stones)
        images.append([(row, size - 1 - column, seat) for row, column, seat in stones])
    return min(tuple(sorted((row * size + column, seat) for row, column, seat in image)) for image in images)
