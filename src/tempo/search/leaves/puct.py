"""Network in place of playouts: it gives a leaf's value and its moves' priors, and PUCT selects by them.

    q + c * prior * sqrt(visits of the parent) / (1 + visits of the child)

A leaf is evaluated once and expanded at once. The priors are the softmax of the network's logits over the legal moves.
A child without visits counts a little less than the network's value of its parent (first-play urgency, FPU).
"""
import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tempo.native.elementary import exp
from tempo.native.jit import inlined, njit
from tempo.network.layers import Network, clear_planes, forward
from tempo.search.expand import new_children
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import EvalCache, cache_evaluation, cache_slot, is_cached
from tempo.search.leaves.evaluators import Evaluator
from tempo.search.ordering import Ordering, add_children_as_listed, no_prior
from tempo.search.tree_access import NO_CHILDREN

NOBODY_MOVED = -1  # last move of a position without one
LEAST_PRIOR = np.float32(1e-6)  # zero would mark the child as untried


class NetworkEvaluator(NamedTuple):
    """A network, the game's encoding of a position for it, and the cache of its evaluations."""

    encode: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; sets the input planes
    network: Network
    cache: EvalCache


@njit
def network_value(game, tree, params, rng, depth):
    """Expand the leaf with the network's priors; return its value for the side that moved into it.

    Args:
        game: Game with `nn_eval`.
        tree: Tree; `state` is the position of the leaf.
        params: SearchParams.
        rng: not used; every evaluator has the same arguments.
        depth: int64, index of the leaf in `tree.path`.
    """
    node = tree.path[depth]
    place = evaluate_cached(game, tree.state, np.int64(tree.selection[node].action))
    cache = game.nn_eval.cache
    return expand_with_policy(game, tree, params, node, cache.values[place], cache.logits[place])


@inlined
def expand_with_policy(game, tree, params, node, value, logits):
    """Expand a node from a network evaluation; return its value for the side that moved into it, 0 to 1.

    Args:
        game: Game.
        tree: Tree; `state` is the position of the node.
        params: SearchParams.
        node: int64, index of the node.
        value: float32, the network's value of `tree.state` for the side to move, -1 to 1.
        logits: float32[actions], the network's policy before the softmax.
    """
    parent_value = np.float32(0.5) + np.float32(0.5) * value
    first = new_children(game, tree, params, node)
    if first != NO_CHILDREN:
        set_priors(tree, params, logits, parent_value, first, tree.selection[node].count)
        game.access.publish(tree, node, first)
    return 1.0 - parent_value


@inlined
def evaluate_cached(game, state, last):
    """Return the cache slot with the evaluation of a position, running the network if it is not there."""
    cache = game.nn_eval.cache
    place = cache_slot(cache, state, last)
    if not is_cached(cache, place, state, last):
        value = run_network(game, state, last)
        cache_evaluation(cache, place, state, last, game.nn_eval.network.logits, value)
    return place


@inlined
def run_network(game, state, last):
    """Encode a position, run the network and return its value; the logits stay in `network.logits`."""
    encode(game, state, last)
    return forward(game.nn_eval.network)


@inlined
def encode(game, state, last):
    """Write the input planes of a position."""
    clear_planes(game.nn_eval.network)
    game.nn_eval.encode(game.board, state, last, game.nn_eval.network)


@inlined
def set_priors(tree, params, logits, parent_value, first, count):
    """Set the children's priors (softmax of the logits) and their q (value of the parent less the FPU reduction).

    Args:
        tree: Tree.
        params: SearchParams; `first_play` is the FPU reduction.
        logits: float32[actions], of all actions of the game.
        parent_value: float32, value of the parent for the side to move there, 0 to 1.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    best = logits[tree.selection[first].action]
    for child in range(first + 1, first + count):
        best = max(best, logits[tree.selection[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(exp(logits[tree.selection[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)
        tree.selection[child].q = parent_value - params.first_play
        tree.selection[child].child_bonus = tree.priors[child]


@njit
def never_due(tree, params, node):
    """Return False: children are added when the network evaluates the leaf."""
    return False


@njit
def puct_parent_bonus(tree, visits):
    """Return sqrt(visits), the parent's factor of the PUCT bonus."""
    return np.float32(math.sqrt(visits))


@njit
def puct_child_bonus(tree, node, visits):
    """Return prior / (1 + visits), the child's factor of the PUCT bonus."""
    return tree.priors[node] / (1 + visits)


@njit
def no_bias(tree, params, node, visits):
    """Return 0: the prior is part of the bonus."""
    return np.float32(0)


BY_NETWORK = Evaluator(network_value, never_due, puct_parent_bonus, puct_child_bonus, no_bias)
WITH_PRIORS = Ordering(no_prior, add_children_as_listed)  # priors come from the network


def with_network(game: Game, nn_eval: NetworkEvaluator) -> Game:
    """Return the same game, searched with a network."""
    return game._replace(evaluator=BY_NETWORK, ordering=WITH_PRIORS, nn_eval=nn_eval)
