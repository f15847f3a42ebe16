"""A tree that several threads search: their views of it, and atomic operations on its entries.

No visit and no result is lost. The thread that claims a node first adds its children; another one that comes meanwhile
treats the node as a leaf. A proof is written once and never changed.
"""
from typing import Any, NamedTuple

import numpy as np

from tempo.native.atomics import add_to, exchange, load, swap_if
from tempo.native.jit import njit
from tempo.search.game import Game
from tempo.search.proofs import UNKNOWN
from tempo.search.threads.pool import aligned_copy, with_own_copies
from tempo.search.tree import Tree
from tempo.search.tree_access import NO_CHILDREN, TreeAccess

CLAIMED = -1  # in place of the first child: a thread is adding the children
OPEN = -1  # in place of the number of children: the game is not over here, and there are no children yet
TREE_BUFFERS = ("path", "state", "actions", "scratch_priors", "anchor")  # arrays that each thread has for itself
NETWORK_BUFFERS = ("planes_a", "planes_b", "sums", "hidden", "flat", "logits")  # ... of a network
CACHE_ARRAYS = ("states", "last_moves", "logits", "values")  # ... of an evaluation cache


class SharedTree(NamedTuple):
    """One thread's view of a tree: TREE_BUFFERS are its own, and fields of the shared records stand as arrays."""

    selection: Any
    stats: Any
    priors: np.ndarray
    used: np.ndarray
    path: np.ndarray
    state: np.ndarray
    actions: np.ndarray
    scratch_priors: np.ndarray
    anchor: np.ndarray
    parent_bonuses: np.ndarray
    rave: Any  # None: RAVE is for one thread
    firsts: np.ndarray  # int32[N], selection.first
    counts: np.ndarray  # int16[N], selection.count
    values: np.ndarray  # float64[N], stats.value
    visits: np.ndarray  # int32[N], stats.visits
    proofs: np.ndarray  # int32[N], stats.proof
    progress: np.ndarray  # int64[PROGRESS], simulations of all threads (shared_search.py)


def view_of(tree: Tree, progress: np.ndarray) -> SharedTree:
    """Return one thread's view of a tree."""
    selection, stats = tree.selection.view(np.ndarray), tree.stats.view(np.ndarray)
    own: Tree = with_own_copies(tree, TREE_BUFFERS)
    fields = selection["first"], selection["count"], stats["value"], stats["visits"], stats["proof"]
    return SharedTree(*own, *fields, progress)


def shared_game(game: Game) -> Game:
    """Return the game for one thread of several: atomic operations, and buffers and a cache of its own."""
    shared = game._replace(access=BY_SEVERAL_THREADS, board=copy_arrays(game.board))
    if not hasattr(game.nn_eval, "network"):
        return shared
    network = with_own_copies(game.nn_eval.network, NETWORK_BUFFERS)
    cache = with_own_copies(game.nn_eval.cache, CACHE_ARRAYS)
    return shared._replace(nn_eval=game.nn_eval._replace(network=network, cache=cache))


def copy_arrays(part: Any) -> Any:
    """Return a copy of a part of a game, so that the game's functions may write to it."""
    if isinstance(part, np.ndarray):
        return aligned_copy(part)
    if hasattr(part, "_asdict"):
        return part._replace(**{name: copy_arrays(field) for name, field in part._asdict().items()})
    return part


@njit
def by_several_threads():
    """Return True."""
    return True


@njit
def add_visits_atomic(tree, node, count):
    """Count visits of a node; return how many it has now."""
    return add_to(tree.visits, node, count) + count


@njit
def add_value_atomic(tree, node, value):
    """Add a result to a node; return the sum."""
    return add_to(tree.values, node, value) + value


@njit
def first_child_atomic(tree, node):
    """Return the index of the first child, NO_CHILDREN or CLAIMED. All children are complete when it is seen."""
    return load(tree.firsts, node)


@njit
def proof_atomic(tree, node):
    """Return the proof of a node."""
    return load(tree.proofs, node)


@njit
def set_proof_atomic(tree, node, proof):
    """Store a proof where there is none; return whether this thread was first."""
    return swap_if(tree.proofs, node, UNKNOWN, proof)


@njit
def is_new_atomic(tree, node):
    """Return whether no thread has looked whether the game is over here; several may, and find the same."""
    return tree.stats[node].proof == UNKNOWN and load(tree.counts, node) == 0


@njit
def mark_open_atomic(tree, node):
    """Note that the game is not over here, so that the node may be expanded."""
    swap_if(tree.counts, node, 0, OPEN)


@njit
def claim_atomic(tree, node):
    """Claim a node that is open and has no children; return whether this thread was first."""
    return load(tree.counts, node) == OPEN and swap_if(tree.firsts, node, NO_CHILDREN, CLAIMED)


@njit
def take_nodes_atomic(tree, count):
    """Return the index of the first of `count` new nodes, or NO_CHILDREN if the tree is full."""
    first = load(tree.used, 0)
    while first + count <= tree.stats.size:
        if swap_if(tree.used, 0, first, first + count):
            return first
        first = load(tree.used, 0)
    return NO_CHILDREN


@njit
def publish_atomic(tree, node, first):
    """Show the children, complete as they are, to the other threads."""
    exchange(tree.firsts, node, first)


BY_SEVERAL_THREADS = TreeAccess(
    by_several_threads, add_visits_atomic, add_value_atomic, first_child_atomic, proof_atomic, set_proof_atomic,
    is_new_atomic, mark_open_atomic, claim_atomic, take_nodes_atomic, publish_atomic,
)  # fmt: skip
