"""Where the value of a leaf comes from, and with it how a tree is gone through.

By playouts, which is what a game has that says nothing else: a leaf is played out at random, a node gets its children
once it has been visited often enough, and UCB says where to go on. Others stand in modules of their own (puct.py).
A game brings one along as a tuple of functions, as it does its rules: nothing is asked while searching.
"""
import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tempo.native.jit import njit

NOBODY_WON = 0.5  # no other result is worth just that much, however far away it is


class Evaluator(NamedTuple):
    """What a search asks about nodes."""

    value: Callable  # (game, tree, params, rng, depth) -> of the last node on the path, for the side that moved there
    is_due: Callable  # (tree, params, node) -> whether a node gets its children before it is gone through
    parent_bonus: Callable  # (tree, visits) -> what is multiplied with the bonus of each child, by the parent's visits
    child_bonus: Callable  # (tree, node, visits) -> what exploring a node is worth, by its own
    bias: Callable  # (tree, params, node, visits) -> what is added to the mean of a node


@njit
def play_out(game, tree, params, rng, depth):
    """How the game ends at random."""
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), params.discount)


@njit
def value_of(result, plies, discount):
    """1 for a win, 0 for a loss, by the sign of `result`; nearer to a half the farther it is away."""
    if result == 0:
        return NOBODY_WON
    weight = 0.5
    if discount < 1.0:
        while plies > 0:
            if plies & 1:
                weight *= discount
            discount *= discount
            plies >>= 1
    return 0.5 + weight if result > 0 else 0.5 - weight


@njit
def is_visited_enough(tree, params, node):
    """The root always is, a new node never."""
    return tree.stats[node].visits >= params.expansion or node == tree.path[0]


@njit
def ucb_parent_bonus(tree, visits):
    """sqrt(2 ln visits)."""
    if visits < tree.parent_bonuses.size:
        return tree.parent_bonuses[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@njit
def ucb_child_bonus(tree, node, visits):
    """One over the root."""
    return 1.0 / math.sqrt(visits)


@njit
def progressive_bias(tree, params, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return params.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


BY_PLAYOUT = Evaluator(play_out, is_visited_enough, ucb_parent_bonus, ucb_child_bonus, progressive_bias)
