"""Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.

A game holds them as a tuple of functions, like its evaluator, so that the choice is made at compile time.
"""
from collections.abc import Callable
from typing import NamedTuple

from tempo.native.jit import njit

NO_CHILDREN = 0  # in place of the first child; the root is no child, so index 0 is free to say this


class TreeAccess(NamedTuple):
    """Functions with which a search reads and changes what threads may share."""

    is_shared: Callable  # () -> whether several threads search the tree
    add_visits: Callable  # (tree, node, count) -> the node's visits afterwards
    add_value: Callable  # (tree, node, value) -> the node's sum of results afterwards
    first_child: Callable  # (tree, node) -> index of the first child; NO_CHILDREN or less where there are none to see
    proof: Callable  # (tree, node) -> its proof
    set_proof: Callable  # (tree, node, proof) -> whether it was stored; else another thread was first
    is_new: Callable  # (tree, node) -> whether no simulation has looked yet whether the game is over there
    mark_open: Callable  # (tree, node) -> None; the game is not over there
    claim: Callable  # (tree, node) -> whether the caller is the one to add the node's children
    take_nodes: Callable  # (tree, count) -> index of the first of `count` new nodes; NO_CHILDREN if the tree is full
    publish: Callable  # (tree, node, first) -> None; ends a claim: the children are there, or NO_CHILDREN


@njit
def by_one_thread():
    """Return False."""
    return False


@njit
def add_visits_plain(tree, node, count):
    """Count visits of a node; return how many it has now."""
    visits = tree.stats[node].visits + count
    tree.stats[node].visits = visits
    return visits


@njit
def add_value_plain(tree, node, value):
    """Add a result to a node; return the sum."""
    total = tree.stats[node].value + value
    tree.stats[node].value = total
    return total


@njit
def first_child_plain(tree, node):
    """Return the index of the first child."""
    return tree.selection[node].first


@njit
def proof_plain(tree, node):
    """Return the proof of a node."""
    return tree.stats[node].proof


@njit
def set_proof_plain(tree, node, proof):
    """Store a proof; a later one may be of a shorter win."""
    tree.stats[node].proof = proof
    return True


@njit
def is_new_plain(tree, node):
    """Return whether the node has no visits: the first one looks whether the game is over there."""
    return tree.stats[node].visits == 0


@njit
def mark_nothing(tree, node):
    """Do nothing: the visits say it."""


@njit
def claim_plain(tree, node):
    """Return whether the node has no children yet."""
    return tree.selection[node].first == NO_CHILDREN


@njit
def take_nodes_plain(tree, count):
    """Return the index of the first of `count` new nodes, or NO_CHILDREN if the tree is full."""
    first = tree.used[0]
    if first + count > tree.stats.size:
        return NO_CHILDREN
    tree.used[0] = first + count
    return first


@njit
def publish_plain(tree, node, first):
    """Store the index of the first child."""
    tree.selection[node].first = first


BY_ONE_THREAD = TreeAccess(
    by_one_thread, add_visits_plain, add_value_plain, first_child_plain, proof_plain, set_proof_plain, is_new_plain,
    mark_nothing, claim_plain, take_nodes_plain, publish_plain,
)  # fmt: skip
