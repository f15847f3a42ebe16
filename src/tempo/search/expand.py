"""Expansion: add a node's children to the tree, and draw among untried ones."""
from tempo.native.jit import inlined
from tempo.native.rng import below
from tempo.search.proofs import UNKNOWN
from tempo.search.tree_access import NO_CHILDREN


@inlined
def draw_untried(tree, rng, child, end):
    """Swap a random one of the untried children with the same q as `child` to the place of `child`.

    Only the action is swapped: untried children differ in nothing else.

    Args:
        tree: Tree.
        rng: uint64[...], state of the random number generator.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
    """
    equal = child + 1
    while equal < end and tree.selection[equal].q == tree.selection[child].q:
        equal += 1
    other = child + below(rng, equal - child)
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
        end = first + tree.selection[node].count
        for child in range(first, end):
            draw_untried(tree, rng, child, end)
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
