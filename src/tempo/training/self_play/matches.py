"""Matches between two networks: for the gate, and to compare generations."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tempo.native.rng import new_rng
from tempo.search.options import SearchParams
from tempo.training.self_play.batched_search import BatchedSearch, Evaluate, RootPolicy
from tempo.training.self_play.games import GameBatch


class Side(NamedTuple):
    """One side of a match: its search and its network."""

    root: RootPolicy
    root_config: Any
    params: SearchParams
    evaluate: Evaluate


def play_match(
    first: Side, second: Side, search: BatchedSearch, start: np.ndarray, games: int, random_plies: int, seed: int
) -> np.ndarray:
    """Play games in pairs with the same random opening and swapped sides.

    Args:
        first, second: the two sides; `first` begins the games with even numbers.
        search: has a slot for each game.
        start: the state in which each game begins.
        games: how many; two in a row are a pair.
        random_plies: length of the random opening.
        seed: pairs use the seeds from this one on.

    Returns: float64[games], the points of the first side in each game: 0, 0.5 or 1.
    """
    batch = GameBatch(search, start, np.stack([new_rng(seed + number // 2) for number in range(games)]))
    while (active := batch.active).size:
        if batch.ply < random_plies:
            batch.draw_moves(active)
        else:
            firsts = (active + batch.ply) & 1 == 0  # `first` begins every second game
            for slots, side in ((active[firsts], first), (active[~firsts], second)):
                search.clear_cache()
                batch.search(slots, side.root, side.root_config, side.params, side.evaluate)
        batch.play()
    begins = np.arange(games) & 1 == 0
    points: np.ndarray = 0.5 + 0.5 * np.where(begins, batch.results, -batch.results)
    return points
