"""A function of the user's, compiled into the search, that values each leaf.

    def value(board, state): ...             0 lost to 1 won, for the side to move
    def value(board, state, priors): ...     the same, and it writes the prior of each action

`board` and `state` are those of the game's module `rules`. By values alone UCB selects and expands as with playouts;
with priors, PUCT as with a network.
"""
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tempo.native.elementary import log
from tempo.native.jit import njit
from tempo.search.game import Game
from tempo.search.leaves.evaluators import BY_PLAYOUT
from tempo.search.leaves.puct import BY_NETWORK, WITH_PRIORS, expand_with_policy

SMALLEST_PRIOR = 1e-9  # its logarithm is finite


class LeafFunction(NamedTuple):
    """The function, and its place for priors."""

    evaluate: Callable
    priors: np.ndarray  # float32[actions] as the function writes them, then their logarithms


@njit
def function_value(game, tree, params, rng, depth):
    """Return the function's value of a leaf, for the side that moved into it."""
    return 1.0 - game.nn_eval.evaluate(game.board, tree.state)


@njit
def function_policy_value(game, tree, params, rng, depth):
    """Expand a leaf with the function's priors; return its value for the side that moved into it."""
    priors = game.nn_eval.priors
    value = np.float32(game.nn_eval.evaluate(game.board, tree.state, priors))
    for action in range(priors.size):
        priors[action] = np.float32(log(max(float(priors[action]), SMALLEST_PRIOR)))
    return expand_with_policy(game, tree, params, tree.path[depth], np.float32(2) * value - np.float32(1), priors)


BY_FUNCTION = BY_PLAYOUT._replace(value=function_value)
BY_POLICY_FUNCTION = BY_NETWORK._replace(value=function_policy_value)


def with_function(game: Game, function: Callable, actions: int, has_priors: bool) -> Game:
    """Return the same game, its leaves valued by a function: by PUCT if it writes priors, else by UCB."""
    game = game._replace(nn_eval=LeafFunction(function, np.zeros(actions, np.float32)))
    if has_priors:
        return game._replace(evaluator=BY_POLICY_FUNCTION, ordering=WITH_PRIORS)
    return game._replace(evaluator=BY_FUNCTION)
