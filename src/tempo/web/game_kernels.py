"""Kernels for the player in JavaScript beside those of the search: rules and priors, a new search, log and exp."""

from tempo.native.elementary import exp, log
from tempo.native.jit import kernel
from tempo.search.alphabeta.pvs import reset_search


@kernel
def legal_moves(game, state, actions):
    """Write the legal moves of a position to `actions`; return their number."""
    return game.legal(game.board, state, actions)


@kernel
def play_move(game, state, action):
    """Play a move in place and return the outcome, from the view of the side that played it."""
    game.play(game.board, state, action)
    return game.outcome(game.board, state)


@kernel
def move_priors(game, state, actions, count, priors):
    """Write the priors of the first `count` actions; those of a game that rates no moves stay as they are."""
    game.ordering.prior(game.board, state, actions, count, priors)


@kernel
def logarithm(number):
    """Return the natural logarithm of a positive number."""
    return log(number)


@kernel
def exponential(number):
    """Return e ** number."""
    return exp(number)


@kernel
def begin_search(work, count):
    """Start a new search by alpha-beta among the first `count` moves of the root."""
    reset_search(work, count)
