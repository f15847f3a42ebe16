"""The network, asked by several threads in one tree: each has room of its own to ask it in, and to remember."""
import numpy as np

from tempo.native.atomics import exchange
from tempo.native.jit import njit
from tempo.search.game import Game
from tempo.search.leaves.puct import BY_NETWORK, evaluate_cached, set_priors
from tempo.search.threads.pool import with_own_copies
from tempo.search.threads.shared_search import claim_and_expand
from tempo.search.tree import NO_CHILDREN

NETWORK_BUFFERS = ("planes_a", "planes_b", "sums", "tile", "offsets", "flat", "logits")  # of a network, where it counts
CACHE_ARRAYS = ("states", "last_moves", "logits", "values")  # of a cache


@njit
def network_value_shared(game, tree, params, rng, depth):
    """Shared form of `network_value`; the children are seen when they are rated."""
    node = tree.path[depth]
    cache = game.nn_eval.cache
    place = evaluate_cached(game, tree.state, np.int64(tree.selection[node].action))
    worth = np.float32(0.5) + np.float32(0.5) * cache.values[place]
    first = claim_and_expand(game, tree, params, node)
    if first != NO_CHILDREN:
        set_priors(tree, params, cache.logits[place], worth, first, tree.selection[node].count)
        exchange(tree.firsts, node, first)
    return 1.0 - worth


def shared_game(game: Game) -> Game:
    """The game as a thread plays it: with room of its own to ask a network in and to remember."""
    if game.evaluator is not BY_NETWORK:
        return game
    network = with_own_copies(game.nn_eval.network, NETWORK_BUFFERS)
    cache = with_own_copies(game.nn_eval.cache, CACHE_ARRAYS)
    evaluator = BY_NETWORK._replace(value=network_value_shared)
    return game._replace(evaluator=evaluator, nn_eval=game.nn_eval._replace(network=network, cache=cache))
