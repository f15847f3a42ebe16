"""Openings of matches, so that deterministic agents play different games.

On the standard board an opening is a balanced position: a draw by perfect play, according to the table of outcomes for
up to eight stones. On other boards, or beyond eight stones, it is a few random legal moves. Those are rejected if the
game is over or the side to move can win at once. No position repeats while there are unused ones, and mirror images
count as equal until all have been played. A board too small for any opening gets the empty board.
"""

from __future__ import annotations

import random

import numpy as np

from tempo.arena.adapter.game_adapter import board_after, board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.positions.openings import distinct
from tempo.games.connectx.adapter.board import ConnectXBoard
from tempo.games.connectx.book.outcomes import OUTCOME_STONES, outcomes_by_ply, positions_by_ply

STANDARD_BOARD = {"rows": 6, "columns": 7, "inarow": 4}


def draw_openings(count: int, config: MatchConfig, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """Draw `count` openings of plies[0] to plies[1] moves, the same ones for the same seed."""
    generator = random.Random(f"openings {seed}")
    if config.shape == STANDARD_BOARD and plies[1] <= OUTCOME_STONES:
        places = _balanced_positions(plies)
        if places:
            return _draw_balanced_openings(count, places, generator)
    return draw_random(count, config, plies, generator)


def _balanced_positions(plies: tuple[int, int]) -> list[tuple[int, int]]:
    """Return (stones, index among the positions of that ply) of every drawn position, mirror images once."""
    counts = range(plies[0], plies[1] + 1)
    return [(stones, int(place)) for stones in counts for place in np.flatnonzero(outcomes_by_ply()[stones] == 0)]


def _draw_balanced_openings(
    count: int, places: list[tuple[int, int]], generator: random.Random
) -> list[tuple[int, ...]]:
    """Draw all in random order, each randomly mirrored; then their mirror images; then the same again."""
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
    """Return columns that lead to a position of the standard board, given as bitboards."""
    mover = 1 + stones.bit_count() % 2
    bits = [7 * column + row for row in range(5, -1, -1) for column in range(7)]
    cells = [(mover if mine >> bit & 1 else 3 - mover) if stones >> bit & 1 else 0 for bit in bits]
    return tuple(legal_order(cells))


def legal_order(cells: list[int]) -> list[int]:
    """Return columns that lead to an unfinished 6x7 board in alternating moves."""
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
    """Draw random moves that leave the game undecided; fewer moves on a board that is too small."""
    return distinct(
        count,
        plies,
        lambda length: _open_moves(board_of(config), generator.randint(*length), generator),
        lambda opening: position_after(opening, config),
    )


def _open_moves(board: ConnectXBoard, plies: int, generator: random.Random) -> tuple[int, ...] | None:
    """Return `plies` random moves, None if they end the game or leave an immediate win."""
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
    """Return the position as a key: the cells or their mirror image, whichever is smaller."""
    board, columns = board_after(config, opening), config.shape["columns"]
    starts = range(0, len(board.cells), columns)
    mirrored = [cell for start in starts for cell in reversed(board.cells[start : start + columns])]
    return min(tuple(board.cells), tuple(mirrored))
