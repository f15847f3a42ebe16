"""Openings of any game, so that two agents that always play the same meet in different games."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any

PATIENCE = 500  # draws in vain before positions may come again, or before the openings are made shorter


def distinct(
    count: int,
    plies: tuple[int, int],
    draw: Callable[[tuple[int, int]], tuple[int, ...] | None],
    key: Callable[[tuple[int, ...]], Hashable],
    patience: int = PATIENCE,
) -> list[tuple[int, ...]]:
    """Openings of any game without one coming twice, as `key` tells positions apart, unless there are too few.

    `draw` makes one of plies[0] to plies[1] moves, or None. After so many draws in vain openings come again, in the
    same order; where there was none at all they get shorter, and at last the opening of no moves is it.
    """
    openings: list[tuple[int, ...]] = []
    seen: set[Hashable] = set()
    shortest, longest = plies
    vain = 0
    while len(openings) < count:
        opening = draw((shortest, longest))
        if opening is not None and (position := key(opening)) not in seen:
            seen.add(position)
            openings.append(opening)
            vain = 0
            continue
        vain += 1
        if vain > patience and (openings or longest == 0):
            found = openings or [()]
            return [found[number % len(found)] for number in range(count)]
        if vain > patience:
            vain, shortest, longest = 0, max(0, shortest - 1), longest - 1
    return openings


def random_moves(board: Any, plies: int, generator: random.Random) -> tuple[int, ...] | None:
    """So many random legal moves, or None if they end the game."""
    moves: list[int] = []
    while board.rewards() is None and len(moves) < plies:
        moves.append(generator.choice(board.legal()))
        board.play(moves[-1])
    return tuple(moves) if board.rewards() is None else None
