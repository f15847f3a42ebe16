"""Openings of any game, so that deterministic agents play different games."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from itertools import cycle, islice
from typing import Any

PATIENCE = 500  # failed draws after which openings repeat, or get shorter if there are none


def distinct(
    count: int,
    plies: tuple[int, int],
    draw: Callable[[tuple[int, int]], tuple[int, ...] | None],
    key: Callable[[tuple[int, ...]], Hashable],
    patience: int = PATIENCE,
) -> list[tuple[int, ...]]:
    """Draw different openings; if there are too few, they repeat in the same order.

    count: number of openings
    plies: least and most plies
    draw: returns an opening of plies[0] to plies[1] moves, or None
    key: two openings are the same if their keys are equal
    patience: failed draws in a row after which openings repeat; if there are none yet, the plies are reduced, down to
        the empty opening
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
            return list(islice(cycle(openings or [()]), count))
        if vain > patience:
            vain, shortest, longest = 0, max(0, shortest - 1), longest - 1
    return openings


def random_moves(board: Any, plies: int, generator: random.Random) -> tuple[int, ...] | None:
    """Play random legal moves on the board and return them; None if they end the game."""
    moves: list[int] = []
    while board.rewards() is None and len(moves) < plies:
        moves.append(generator.choice(board.legal()))
        board.play(moves[-1])
    return tuple(moves) if board.rewards() is None else None
