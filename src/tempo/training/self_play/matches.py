"""Two networks against each other: for the gate, and to see whether one generation beats another."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tempo.native.rng import new_rng
from tempo.search.mcts import SearchParams
from tempo.training.self_play.batched_search import Evaluate, Root, Searches
from tempo.training.self_play.games import Boards


class Side(NamedTuple):
    """Who plays, and how."""

    root: Root
    how: Any
    params: SearchParams
    evaluate: Evaluate


def duel(
    first: Side, second: Side, searches: Searches, start: np.ndarray, games: int, blind: int, seed: int
) -> np.ndarray:
    """float64[games] what the first side takes of each: 0, a half or 1. Two after the other are a pair, which begins
    with the same plies by chance."""
    boards = Boards(searches, start, np.stack([new_rng(seed + number // 2) for number in range(games)]))
    while (going := boards.going).size:
        if boards.ply < blind:
            boards.draw(going)
        else:
            firsts = (going + boards.ply) & 1 == 0  # begins every second game
            for seats, side in ((going[firsts], first), (going[~firsts], second)):
                searches.forget()
                boards.search(seats, side.root, side.how, side.params, side.evaluate)
        boards.play()
    begins = np.arange(games) & 1 == 0
    points: np.ndarray = 0.5 + 0.5 * np.where(begins, boards.results, -boards.results)
    return points
