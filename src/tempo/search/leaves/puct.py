"""A network in the place of playouts: it says what a leaf is worth and how its moves are rated; PUCT goes on by that.

    mean value + c * prior * sqrt(visits of the parent) / (1 + visits of the child)

A leaf is asked about once and gets its children at once, each with its share of the logits as prior. Until a child is
visited it counts a little less than its parent is worth to the network.
"""
import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.network.layers import Network, clear_planes, forward
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import EvalCache, cache_evaluation, cache_slot, is_cached
from tempo.search.leaves.evaluators import Evaluator
from tempo.search.mcts import expand
from tempo.search.ordering import Ordering, add_children_as_listed, no_prior
from tempo.search.tree import NO_CHILDREN

NOBODY_MOVED = -1  # in place of the last move
LEAST_PRIOR = np.float32(1e-6)  # nothing would mean untried


class NetworkEvaluator(NamedTuple):
    """A network, how a game shows it a position, and what it has said."""

    encode: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; puts in what stands where
    network: Network
    cache: EvalCache


@njit
def network_value(game, tree, params, rng, depth):
    """What the position is worth to the network; its moves become nodes."""
    node = tree.path[depth]
    place = evaluate_cached(game, tree.state, np.int64(tree.selection[node].action))
    cache = game.nn_eval.cache
    return expand_with_policy(game, tree, params, node, cache.values[place], cache.logits[place])


@inlined
def expand_with_policy(game, tree, params, node, told, logits):
    """As `network_value`, when it has told what `tree.state` is worth to the side to move, -1 to 1."""
    worth = np.float32(0.5) + np.float32(0.5) * told
    if tree.selection[node].first == NO_CHILDREN and expand(game, tree, params, node):
        set_priors(tree, params, logits, worth, tree.selection[node].first, tree.selection[node].count)
    return 1.0 - worth


@inlined
def evaluate_cached(game, state, last):
    """Where in the cache stands what the network says of a position; it is asked if nothing stands there."""
    cache = game.nn_eval.cache
    place = cache_slot(cache, state, last)
    if not is_cached(cache, place, state, last):
        told = run_network(game, state, last)
        cache_evaluation(cache, place, state, last, game.nn_eval.network.logits, told)
    return place


@inlined
def run_network(game, state, last):
    """Ask the network."""
    encode(game, state, last)
    return forward(game.nn_eval.network)


@inlined
def encode(game, state, last):
    """Show the network a position."""
    clear_planes(game.nn_eval.network)
    game.nn_eval.encode(game.board, state, last, game.nn_eval.network)


@inlined
def set_priors(tree, params, logits, worth, first, count):
    """The logits of the moves become priors, which sum to one; what the parent is worth, the children promise."""
    best = logits[tree.selection[first].action]
    for child in range(first + 1, first + count):
        best = max(best, logits[tree.selection[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(math.exp(logits[tree.selection[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)
        tree.selection[child].q = worth - params.first_play
        tree.selection[child].child_bonus = tree.priors[child]


@njit
def never_due(tree, params, node):
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


BY_NETWORK = Evaluator(network_value, never_due, puct_parent_bonus, puct_child_bonus, no_bias)
WITH_PRIORS = Ordering(no_prior, add_children_as_listed)  # a tree with priors


def with_network(game: Game, nn_eval: NetworkEvaluator) -> Game:
    """The same game, by what a network says."""
    return game._replace(evaluator=BY_NETWORK, ordering=WITH_PRIORS, nn_eval=nn_eval)
