"""Random openings of Othello, so that deterministic players meet in different games.

An opening is a few random legal moves, passes included, that leave the game unfinished. Openings that lead to the same
position, or to one of its eight symmetric images, count as equal; none comes twice as long as there are others. After
six plies there are more than a thousand.
"""

from __future__ import annotations

import random

from tempo.arena.positions.openings import distinct
from tempo.games.othello.adapter.board import SIZE, SQUARES, OthelloBoard


def draw_openings(count: int, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """Return `count` openings of plies[0] to plies[1] moves, the same ones for the same seed."""
    generator = random.Random(f"openings {seed}")
    known: dict[tuple[int, ...], list[int]] = {}
    return distinct(count, plies, lambda length: draw(generator.randint(*length), generator, known), key_of)


def draw(plies: int, generator: random.Random, known: dict[tuple[int, ...], list[int]]) -> tuple[int, ...] | None:
    """Return random moves, or None if they end the game. `known` caches legal moves."""
    moves: tuple[int, ...] = ()
    for ply in range(plies + 1):
        if moves not in known:
            known[moves] = after(moves).legal()
        if not known[moves]:
            return None
        if ply < plies:
            moves = (*moves, generator.choice(known[moves]))
    return moves


def after(moves: tuple[int, ...]) -> OthelloBoard:
    """Return the board after these moves."""
    board = OthelloBoard()
    board.reset(moves)
    return board


def key_of(opening: tuple[int, ...]) -> tuple[int, ...]:
    """Return the position as a key: the side to move, and the smallest of the eight symmetric boards."""
    board = after(opening)
    return (board.mark, *min(tuple(board.cells[square] for square in image) for image in IMAGES))


def images() -> list[list[int]]:
    """Return the eight symmetries of the board: for each square the one that moves there."""
    turned = [[square % SIZE * SIZE + SIZE - 1 - square // SIZE for square in range(SQUARES)]]
    while len(turned) < 4:
        turned.append([turned[0][square] for square in turned[-1]])
    mirrored = [[square ^ (SIZE - 1) for square in image] for image in turned]
    return turned + mirrored


IMAGES = images()
