"""Two networks against each other: for the gate, and to see whether one generation beats another."""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tempo.jit import entry, inlined
from tempo.lab.selfplay.games import Root
from tempo.rng import below, new_rng
from tempo.search.game import ONGOING, Game
from tempo.search.mcts import Settings
from tempo.search.puct import NOBODY_MOVED
from tempo.search.tree import copy_state, new_tree


class Side(NamedTuple):
    """Who plays, and how."""

    game: Game  # with a network
    root: Root
    how: NamedTuple
    settings: Settings


def duel(first: Side, second: Side, start: np.ndarray, games: int, blind: int, simulations: int, seed: int) -> float:
    """The share of the points that the first side takes; in pairs, from the same plies by chance."""
    nodes = (simulations + 2) * (first.game.actions + 1)
    trees = [new_tree(side.game, start, nodes) for side in (first, second)]
    state, points = start.copy(), 0.0
    for number in range(games):
        begins = number & 1 == 0
        sides = (first, trees[0], second, trees[1]) if begins else (second, trees[1], first, trees[0])
        result = play_duel(*sides, start, new_rng(seed + number // 2), state, blind)
        points += 0.5 + 0.5 * (result if begins else -result)
    return points / games


@entry
def play_duel(first, first_tree, second, second_tree, start, rng, state, blind):
    """One game; 1 if the side that begins wins, -1 if the other, else 0."""
    copy_state(state, start)
    ply, last, result = 0, np.int64(NOBODY_MOVED), ONGOING
    while result == ONGOING:
        if ply < blind:
            count = first.game.legal(first.game.board, state, first_tree.actions)
            last = np.int64(first_tree.actions[below(rng, count)])
        elif ply & 1 == 0:
            last = best_of(first, first_tree, state, last, rng, ply)
        else:
            last = best_of(second, second_tree, state, last, rng, ply)
        first.game.play(first.game.board, state, last)
        ply += 1
        result = first.game.outcome(first.game.board, state)
    return result if ply & 1 == 1 else -result


@inlined
def best_of(side, tree, state, last, rng, ply):
    """The move that a side plays."""
    child = side.root.search(side.game, tree, state, last, side.settings, side.how, rng, ply)
    return np.int64(tree.choice[child].action)
