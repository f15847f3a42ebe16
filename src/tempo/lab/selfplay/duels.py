"""Two networks against each other: for the gate, and to see whether one generation beats another."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tempo.lab.selfplay.games import draw_moves, play_moves
from tempo.lab.selfplay.searches import Evaluate, Root, Searches
from tempo.rng import new_rng
from tempo.search.game import ONGOING
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.search.mcts import Settings


class Side(NamedTuple):
    """Who plays, and how."""

    root: Root
    how: Any
    settings: Settings
    evaluate: Evaluate


def duel(
    first: Side, second: Side, searches: Searches, start: np.ndarray, games: int, blind: int, seed: int
) -> float:  # fmt: skip
    """The share of the points that the first side takes; in pairs, from the same plies by chance."""
    game, states, actions = searches.game, np.tile(start, (games, 1)), np.zeros(games, np.int64)
    rngs = np.stack([new_rng(seed + number // 2) for number in range(games)])
    outcomes, lasts, going, ply = np.full(games, ONGOING), np.full(games, NOBODY_MOVED), np.arange(games), 0
    points = np.zeros(games)
    while going.size:
        if ply < blind:
            draw_moves(game, states, going, rngs, actions, searches.trees.actions[0])
        else:
            firsts = (going + ply) & 1 == 0  # begins every second game
            for seats, side in ((going[firsts], first), (going[~firsts], second)):
                found = searches.run(
                    seats, states, lasts, ply, side.root, side.how, side.settings, rngs, side.evaluate
                )
                actions[seats] = found.actions[seats]
        play_moves(game, states, going, actions, outcomes)
        lasts[going] = actions[going]
        points[going] = 0.5 + 0.5 * np.where((going + ply) & 1 == 0, outcomes[going], -outcomes[going])
        going, ply = going[outcomes[going] == ONGOING], ply + 1
    return float(points.mean())
