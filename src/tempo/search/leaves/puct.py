"""A network in the place of playouts: it says what a leaf is worth and how its moves are rated; PUCT goes on by that.

    mean value + c * prior * sqrt(visits of the parent) / (1 + visits of the child)

A leaf is asked about once and gets its children at once, each with its share of the ratings as prior. Until a child is
visited it counts a little less than its parent is worth to the network.
"""
import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.network.layers import Network, clear_planes, look
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import Memory, is_kept, keep, place_of_position
from tempo.search.leaves.evaluators import Evaluator
from tempo.search.mcts import lay_out_children
from tempo.search.ordering import Ordering, lay_out_as_listed, no_prior
from tempo.search.tree import NO_CHILDREN

NOBODY_MOVED = -1  # in place of the last move
LEAST_PRIOR = np.float32(1e-6)  # nothing would mean untried


class Sight(NamedTuple):
    """A network, how a game shows it a position, and what it has said."""

    show: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; puts in what stands where
    network: Network
    memory: Memory


@njit
def ask_network(game, tree, params, rng, depth):
    """What the position is worth to the network; its moves become nodes."""
    node = tree.path[depth]
    place = remember(game, tree.state, np.int64(tree.selection[node].action))
    memory = game.sight.memory
    return take_in(game, tree, params, node, memory.values[place], memory.ratings[place])


@inlined
def take_in(game, tree, params, node, told, ratings):
    """As `ask_network`, when it has told what `tree.state` is worth to the side to move, -1 to 1."""
    worth = np.float32(0.5) + np.float32(0.5) * told
    if tree.selection[node].first == NO_CHILDREN and lay_out_children(game, tree, params, node):
        begin_children(tree, params, ratings, worth, tree.selection[node].first, tree.selection[node].count)
    return 1.0 - worth


@inlined
def remember(game, state, last):
    """Where in the memory stands what the network says of a position; it is asked if nothing stands there."""
    memory = game.sight.memory
    place = place_of_position(memory, state, last)
    if not is_kept(memory, place, state, last):
        told = see(game, state, last)
        keep(memory, place, state, last, game.sight.network.ratings, told)
    return place


@inlined
def see(game, state, last):
    """Ask the network."""
    show(game, state, last)
    return look(game.sight.network)


@inlined
def show(game, state, last):
    """Show the network a position."""
    clear_planes(game.sight.network)
    game.sight.show(game.board, state, last, game.sight.network)


@inlined
def begin_children(tree, params, ratings, worth, first, count):
    """The ratings of the moves become priors, which sum to one; what the parent is worth, the children promise."""
    best = ratings[tree.selection[first].action]
    for child in range(first + 1, first + count):
        best = max(best, ratings[tree.selection[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(math.exp(ratings[tree.selection[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)
        tree.selection[child].q = worth - params.first_play
        tree.selection[child].child_bonus = tree.priors[child]


@njit
def never(tree, params, node):
    """Children come with the value."""
    return False


@njit
def puct_parent_bonus(tree, visits):
    """The root of the visits."""
    return np.float32(math.sqrt(visits))


@njit
def puct_child_bonus(tree, node, visits):
    """The prior's share."""
    return tree.priors[node] / (1 + visits)


@njit
def no_bias(tree, params, node, visits):
    """The prior stands in the bonus."""
    return np.float32(0)


BY_NETWORK = Evaluator(ask_network, never, puct_parent_bonus, puct_child_bonus, no_bias)
AS_SHARED_OUT = Ordering(no_prior, lay_out_as_listed)  # a tree with priors


def with_network(game: Game, sight: Sight) -> Game:
    """The same game, by what a network says."""
    return game._replace(evaluator=BY_NETWORK, ordering=AS_SHARED_OUT, sight=sight)
