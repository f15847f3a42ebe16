"""Random openings, so that two agents that always play the same meet in different games.

An opening is a few random legal moves. It is left out if it is decided already: won, full, or with a win at
hand for the side to move. Positions do not come twice (a mirror image is the same position) as long as
there are enough of them; on a board too small to have any, the empty board is the opening.
"""

from __future__ import annotations

import random

from tempo.arena.board import Board
from tempo.arena.runner import Terms

PATIENCE = 500  # draws in vain before positions may come again, or before the openings are made shorter


def draw_openings(count: int, terms: Terms, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """`count` openings of plies[0] to plies[1] moves, the same ones for the same seed."""
    generator = random.Random(f"openings {seed}")
    openings: list[tuple[int, ...]] = []
    seen: set[tuple[int, ...]] = set()
    shortest, longest = plies
    vain = 0
    while len(openings) < count:
        opening = random_moves(terms.board(), generator.randint(shortest, longest), generator)
        position = None if opening is None else position_after(opening, terms)
        if opening is not None and position is not None and position not in seen:
            seen.add(position)
            openings.append(opening)
            vain = 0
            continue
        vain += 1
        if vain > PATIENCE:
            vain = 0
            if not seen and longest == 0:
                return [()] * count
            if not seen:
                shortest, longest = max(0, shortest - 1), longest - 1
            seen.clear()
    return openings


def random_moves(board: Board, plies: int, generator: random.Random) -> tuple[int, ...] | None:
    """So many random moves, or None if they end the game or leave a win at hand."""
    moves: list[int] = []
    for _ in range(plies):
        if board.is_full():
            return None
        column = generator.choice(board.free_columns())
        if board.drop(column):
            return None
        moves.append(column)
    if board.is_full() or any(board.would_win(column) for column in board.free_columns()):
        return None
    return tuple(moves)


def position_after(opening: tuple[int, ...], terms: Terms) -> tuple[int, ...]:
    """The position as a key: the cells, or their mirror image, whichever is smaller."""
    board = terms.board()
    for column in opening:
        board.drop(column)
    starts = range(0, len(board.cells), terms.columns)
    mirrored = [cell for start in starts for cell in reversed(board.cells[start : start + terms.columns])]
    return min(tuple(board.cells), tuple(mirrored))
