"""The network, asked by several threads in one tree: each has room of its own to ask it in, and to remember."""
import numpy as np

from tempo.native.atomics import exchange
from tempo.native.jit import njit
from tempo.search.game import Game
from tempo.search.leaves.puct import BY_NETWORK, begin_children, remember
from tempo.search.threads.pool import with_own
from tempo.search.threads.shared_search import lay_out_alone
from tempo.search.tree import NO_CHILDREN

ROOMS = ("here", "there", "sums", "tile", "places", "listed", "ratings")  # of a network, where it counts
REMEMBERED = ("states", "lasts", "ratings", "values")  # of a memory


@njit
def ask_network_together(game, tree, params, rng, depth):
    """As `ask_network`; the children are seen when they are rated."""
    node = tree.path[depth]
    memory = game.sight.memory
    place = remember(game, tree.state, np.int64(tree.selection[node].action))
    worth = np.float32(0.5) + np.float32(0.5) * memory.values[place]
    first = lay_out_alone(game, tree, params, node)
    if first != NO_CHILDREN:
        begin_children(tree, params, memory.ratings[place], worth, first, tree.selection[node].count)
        exchange(tree.firsts, node, first)
    return 1.0 - worth


def shared_game(game: Game) -> Game:
    """The game as a thread plays it: with room of its own to ask a network in and to remember."""
    if game.evaluator is not BY_NETWORK:
        return game
    network, memory = with_own(game.sight.network, ROOMS), with_own(game.sight.memory, REMEMBERED)
    evaluator = BY_NETWORK._replace(value=ask_network_together)
    return game._replace(evaluator=evaluator, sight=game.sight._replace(network=network, memory=memory))
