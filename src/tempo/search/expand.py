"""Expansion: add a node's children to the tree, and draw among untried ones."""
from tempo.native.jit import inlined, njit
from tempo.native.rng import below
from tempo.search.proofs import UNKNOWN
from tempo.search.tree_access import NO_CHILDREN


@inlined
def draw_untried(tree, rng, child, end):
    """Swap a random one of the untried children with the same q as `child` to the place of `child`.

    Args:
        tree: Tree.
        rng: uint64[...], state of the random number generator.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
    """
    swap_actions(tree, child, child + below(rng, end_of_equals(tree, child, end) - child))


@njit
def shuffle_untried(tree, rng, first, end):
    """Shuffle untried children, each among those with the same q, which lie side by side."""
    child = first
    while child < end:
        last = end_of_equals(tree, child, end) - 1
        while child < last:
            swap_actions(tree, child, child + below(rng, last + 1 - child))
            child += 1
        child += 1


@inlined
def end_of_equals(tree, child, end):
    """Return the index after the last of the untried children with the same q as `child`."""
    equal = child + 1
    while equal < end and tree.selection[equal].q == tree.selection[child].q:
        equal += 1
    return equal


@inlined
def swap_actions(tree, child, other):
    """Swap the actions of two untried children, which differ in nothing else."""
    action = tree.selection[other].action
    tree.selection[other].action = tree.selection[child].action
    tree.selection[child].action = action


@inlined
def expand_if_due(game, tree, params, rng, node):
    """Expand a node if it is unproven and due; return whether it has children now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    first = new_children(game, tree, params, node)
    if first == NO_CHILDREN:
        return False
    if game.access.is_shared():
        shuffle_untried(tree, rng, first, first + tree.selection[node].count)
    game.access.publish(tree, node, first)
    return True


@inlined
def new_children(game, tree, params, node):
    """Append one child for each legal move and return the index of the first, for the caller to publish.

    Return NO_CHILDREN if the tree is full, which is searched on as it is, or if another thread adds them.
    """
    if not game.access.claim(tree, node):
        return NO_CHILDREN
    count = game.legal(game.board, tree.state, tree.actions)
    first = game.access.take_nodes(tree, count)
    if first == NO_CHILDREN:
        game.access.publish(tree, node, NO_CHILDREN)
    else:
        game.ordering.add_children(game, tree, params, first, count)
        tree.selection[node].count = count
    return first
