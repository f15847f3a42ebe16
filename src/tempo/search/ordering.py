"""Order in which the moves of a node are tried: random, or best prior first.

A game that can rate its moves gives each a *prior*. It decides the order, and is added to the mean value as a
*progressive bias*, bias * prior / (visits + 1), which matters while little is known and fades. Priors have an array of
their own, since they are read when a node changes and not when children are compared.

The order comes with the game as a function. A test inside `search` would have to be compiled, with the clock running,
for all games that never use it.
"""
from collections.abc import Callable
from typing import NamedTuple

from tempo.native.jit import njit


class Ordering(NamedTuple):
    """Functions that turn the moves of a game into nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; writes the priors of actions[:count], at least 0
    add_children: Callable  # (game, tree, params, first, count); gives actions[:count] to nodes first, first + 1, ...


@njit
def no_prior(board, state, actions, count, priors):
    """Give no priors, for a game that does not rate its moves."""


@njit
def add_children_as_listed(game, tree, params, first, count):
    """Store one child per move in the order of `tree.actions`; selection draws among them.

    Args:
        game: Game.
        tree: Tree; `actions[:count]` are the legal moves.
        params: SearchParams.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    for i in range(count):
        tree.selection[first + i].action = tree.actions[i]


@njit
def add_children_best_first(game, tree, params, first, count):
    """Store one child per move, sorted by prior; q of an untried child is its progressive bias.

    Args:
        game: Game, whose `ordering.prior` rates the moves.
        tree: Tree; `actions[:count]` are the legal moves, `scratch_priors` takes their priors.
        params: SearchParams; `bias` weighs the priors.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    game.ordering.prior(game.board, tree.state, tree.actions, count, tree.scratch_priors)
    for i in range(count):
        prior, node = tree.scratch_priors[i], first + i
        while node > first and tree.priors[node - 1] < prior:
            tree.priors[node] = tree.priors[node - 1]
            tree.selection[node].action = tree.selection[node - 1].action
            node -= 1
        tree.priors[node] = prior
        tree.selection[node].action = tree.actions[i]
    for node in range(first, first + count):
        tree.selection[node].q = params.bias * tree.priors[node]


RANDOM_ORDER = Ordering(no_prior, add_children_as_listed)


def by_prior(prior: Callable) -> Ordering:
    """Return the ordering that tries the moves with the highest prior first."""
    return Ordering(prior, add_children_best_first)
