"""Openings, so that two agents that always play the same meet in different games.

On the standard board an opening is a balanced position: one that is a draw if both sides play perfectly, as
the table of outcomes knows of every position with up to eight stones. On other boards, or beyond eight
stones, it is a few random legal moves, left out if it is decided already: won, full, or with a win at hand
for the side to move. Positions do not come twice as long as there are enough of them, and the mirror image
of one counts as the same until all have been played; on a board too small to have any, the empty board is it.
"""

from __future__ import annotations

import random

import numpy as np

from tempo.games.connectx.adapter.board import ConnectXBoard
from tempo.games.connectx.book.outcomes import OUTCOME_STONES, outcomes_by_ply, positions_by_ply
from tempo.lab.referee.game_adapter import board_after, board_of
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.referee.openings import distinct

STANDARD_BOARD = {"rows": 6, "columns": 7, "inarow": 4}


def draw_openings(count: int, config: MatchConfig, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """`count` openings of plies[0] to plies[1] moves, the same ones for the same seed."""
    generator = random.Random(f"openings {seed}")
    if config.shape == STANDARD_BOARD and plies[1] <= OUTCOME_STONES:
        places = balanced_positions(plies)
        if places:
            return draw_balanced_openings(count, places, generator)
    return draw_random(count, config, plies, generator)


def balanced_positions(plies: tuple[int, int]) -> list[tuple[int, int]]:
    """(stones, place among the positions with so many) of every drawn position, mirror images once."""
    counts = range(plies[0], plies[1] + 1)
    return [(stones, int(place)) for stones in counts for place in np.flatnonzero(outcomes_by_ply()[stones] == 0)]


def draw_balanced_openings(
    count: int, places: list[tuple[int, int]], generator: random.Random
) -> list[tuple[int, ...]]:
    """All in a random order, each from a random side; then their mirror images; then the same again."""
    generator.shuffle(places)
    flips = [generator.random() < 0.5 for _ in places]
    openings = []
    for number in range(count):
        turn, index = divmod(number, len(places))
        stones, place = places[index]
        ply = positions_by_ply()[stones]
        opening = moves_to(int(ply.mine[place]), int(ply.stones[place]))
        flip = flips[index] ^ bool(turn % 2)
        openings.append(tuple(6 - column for column in opening) if flip else opening)
    return openings


def moves_to(mine: int, stones: int) -> tuple[int, ...]:
    """Columns, the sides taking turns, that lead to a position of the standard board given as bits."""
    mover = 1 + stones.bit_count() % 2
    bits = [7 * column + row for row in range(5, -1, -1) for column in range(7)]
    cells = [(mover if mine >> bit & 1 else 3 - mover) if stones >> bit & 1 else 0 for bit in bits]
    return tuple(legal_order(cells))


def legal_order(cells: list[int]) -> list[int]:
    """Columns that lead to a 6x7 board on which the game is not over, the sides taking turns."""
    columns = [[cells[7 * row + column] for row in range(5, -1, -1) if cells[7 * row + column]] for column in range(7)]
    dead_ends: set[tuple[int, ...]] = set()

    def extend(heights: tuple[int, ...], order: list[int]) -> bool:
        if sum(heights) == sum(map(len, columns)):
            return True
        if heights in dead_ends:
            return False
        mark = 1 + sum(heights) % 2
        for column, height in enumerate(heights):
            if height < len(columns[column]) and columns[column][height] == mark:
                order.append(column)
                if extend((*heights[:column], height + 1, *heights[column + 1 :]), order):
                    return True
                order.pop()
        dead_ends.add(heights)
        return False

    order: list[int] = []
    if not extend((0,) * 7, order):
        raise ValueError("this board cannot be reached by alternating moves")
    return order


def draw_random(
    count: int, config: MatchConfig, plies: tuple[int, int], generator: random.Random
) -> list[tuple[int, ...]]:
    """Random moves that leave the game open; on a board too small for so many, fewer."""
    return distinct(
        count,
        plies,
        lambda length: open_moves(board_of(config), generator.randint(*length), generator),
        lambda opening: position_after(opening, config),
    )


def open_moves(board: ConnectXBoard, plies: int, generator: random.Random) -> tuple[int, ...] | None:
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


def position_after(opening: tuple[int, ...], config: MatchConfig) -> tuple[int, ...]:
    """The position as a key: the cells, or their mirror image, whichever is smaller."""
    board, columns = board_after(config, opening), config.shape["columns"]
    starts = range(0, len(board.cells), columns)
    mirrored = [cell for start in starts for cell in reversed(board.cells[start : start + columns])]
    return min(tuple(board.cells), tuple(mirrored))
