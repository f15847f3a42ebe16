"""Search tree: two flat arrays; a node is an index, and the children of a node lie side by side.

A tree of millions of nodes is bound by cache misses, not by arithmetic. So what selection reads (SELECTION) takes 16
bytes per node: seven children fill two neighbouring cache lines, and the place of the next level is known as soon as a
child is chosen. What only the backup needs (STATS) lies in an array of its own.

Values are from the view of the side that moved into the node (negamax). Children are appended when a simulation first
passes through their parent; tried children come before untried ones. All entries from `used` on are zero.
"""
from typing import Any, NamedTuple

import numpy as np

from tempo.native.elementary import logs_of
from tempo.native.jit import inlined, kernel
from tempo.search.game import Game
from tempo.search.leaves.rave import AMAF, BY_RAVE, copy_amaf, forget_amaf, new_rave
from tempo.search.ordering import RANDOM_ORDER
from tempo.search.tree_access import NO_CHILDREN

ROOT = 0
NOT_IN_TREE = -1
# sqrt(2 ln t) for small t: a logarithm costs more than the rest of a selection. The table is a field of the tree, since
# a constant of that size would be the largest part of the machine code.
UCB_PARENT_BONUSES = np.sqrt(2 * logs_of(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
UNTRIED = np.float32(0.0)  # `child_bonus` of a child without visits

SELECTION = np.dtype(
    [
        ("q", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("child_bonus", np.float32),  # exploration factor by the child's visits: 1 / sqrt(visits) in UCB
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # move that leads here
        ("count", np.int16),  # number of children
    ]
)
STATS = np.dtype(
    [
        ("value", np.float64),  # sum of the results, 0 lost to 1 won each
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # exact result (proofs.py), or UNKNOWN
    ]
)
# Places in `tree.selection.item(node)` and `tree.stats.item(node)`, by which Python reads a node ten times as fast.
NODE_FIRST, NODE_ACTION, NODE_COUNT = 2, 3, 4
NODE_VISITS, NODE_PROOF = 1, 2


class Tree(NamedTuple):
    """Arrays of a search tree; N is its capacity in nodes."""

    selection: Any  # SELECTION[N]
    stats: Any  # STATS[N]
    priors: np.ndarray  # float32[N], prior of the move that leads to each node; float32[1] where the game gives none
    used: np.ndarray  # int64[1], number of nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], nodes of the current simulation
    state: np.ndarray  # position at the end of that path, an array as the game defines it
    actions: np.ndarray  # int16[most legal moves], scratch for the legal moves
    scratch_priors: np.ndarray  # float32[most legal moves], scratch for their priors
    anchor: np.ndarray  # position of the node that simulations start from, like `state`
    parent_bonuses: np.ndarray = UCB_PARENT_BONUSES  # float32[2^16], exploration factor by the parent's visits
    rave: Any = None  # Rave (leaves/rave.py), or None without


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """Return an empty tree. The operating system hands out its memory only as nodes come into use."""
    return Tree(
        selection=np.zeros(nodes, SELECTION).view(np.recarray),
        stats=np.zeros(nodes, STATS).view(np.recarray),
        priors=np.zeros(1 if game.ordering is RANDOM_ORDER else nodes, np.float32),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
        scratch_priors=np.zeros(game.actions, np.float32),
        anchor=np.zeros_like(state),
        rave=new_rave(game, nodes) if game.evaluator is BY_RAVE else None,
    )


def clear(tree: Tree) -> None:
    """Remove all nodes."""
    used = int(tree.used[0])
    for nodes in (tree.selection[:used], tree.stats[:used]):
        nodes.view(np.uint64)[:] = 0  # by fields it takes twenty times as long
    tree.priors[:used] = 0.0
    if tree.rave is not None:
        tree.rave.amaf[:used] = np.zeros((), AMAF)
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """Return the indices of a node's children."""
    entry = tree.selection.item(node)
    return range(entry[NODE_FIRST], entry[NODE_FIRST] + entry[NODE_COUNT])


def is_solved_leaf(tree: Tree, node: int) -> bool:
    """Return whether a node is proven but not expanded, so that it has no move to choose from."""
    return bool(tree.stats[node].proof != 0) and tree.selection[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Keep only the children that these actions lead to, in their present order."""
    place = first = int(tree.selection[node].first)
    for child in children(tree, node):
        if tree.selection[child].action in actions:
            tree.selection[place] = tree.selection[child]
            tree.stats[place] = tree.stats[child]
            if has_priors(tree):
                tree.priors[place] = tree.priors[child]
            copy_amaf(tree.rave, child, place)
            place += 1
    tree.selection[node].count = place - first


@inlined
def has_priors(tree):
    """Return whether the game gives its moves priors."""
    return tree.priors.size > 1


@kernel
def find_position(game, tree, root_state, state):
    """Return the node of a position at most two plies below the root, or NOT_IN_TREE.

    Args:
        game: Game.
        tree: Tree; `state` is used as scratch.
        root_state: the position at the root.
        state: the position to find.
    """
    if same_state(root_state, state):
        return ROOT
    first = tree.selection[ROOT].first
    for child in range(first, first + tree.selection[ROOT].count):
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.selection[child].action)
        if same_state(tree.state, state):
            return child
        below = tree.selection[child].first
        for grandchild in range(below, below + tree.selection[child].count):
            copy_state(tree.state, root_state)
            game.play(game.board, tree.state, tree.selection[child].action)
            game.play(game.board, tree.state, tree.selection[grandchild].action)
            if same_state(tree.state, state):
                return grandchild
    return NOT_IN_TREE


@inlined
def same_state(state, other):
    """Return whether two states are the same position."""
    for i in range(state.size):
        if state[i] != other[i]:
            return False
    return True


@inlined
def copy_state(target, source):
    """Overwrite one state with another."""
    for i in range(source.size):
        target[i] = source[i]


@kernel
def reroot(tree, root, moved_parent):
    """Make a node the root: keep the nodes below it and drop all others, in place and in one pass.

    A node always lies behind its parent, so sliding what is kept towards the front never overwrites what is still to be
    moved.

    Args:
        tree: Tree.
        root: int64, the node that becomes ROOT.
        moved_parent: int32[used], all NOT_IN_TREE. At the first child of each kept block it takes the new index of the
            parent.
    """
    old_used = tree.used[0]
    move_node(tree, root, ROOT, moved_parent)
    used = 1
    node = root + 1
    while node < old_used:
        parent = moved_parent[node]
        if parent == NOT_IN_TREE:
            node += 1
            continue
        tree.selection[parent].first = used
        for _ in range(tree.selection[parent].count):
            move_node(tree, node, used, moved_parent)
            used += 1
            node += 1
    tree.used[0] = used
    for node in range(used, old_used):
        forget_node(tree, node)


@inlined
def move_node(tree, node, target, moved_parent):
    """Copy a node to `target`, and note at its first child where the parent is now."""
    if tree.selection[node].first != NO_CHILDREN:
        moved_parent[tree.selection[node].first] = target
    tree.selection[target] = tree.selection[node]
    tree.stats[target] = tree.stats[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]
    copy_amaf(tree.rave, node, target)


@inlined
def forget_node(tree, node):
    """Reset a node to zero."""
    tree.selection[node].q = 0.0
    tree.selection[node].child_bonus = UNTRIED
    tree.selection[node].first = NO_CHILDREN
    tree.selection[node].action = 0
    tree.selection[node].count = 0
    tree.stats[node].value = 0.0
    tree.stats[node].visits = 0
    tree.stats[node].proof = 0
    if has_priors(tree):
        tree.priors[node] = 0.0
    forget_amaf(tree.rave, node)
