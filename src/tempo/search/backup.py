"""Backup: carry results, visits and proofs from a leaf up to the root."""
import math

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.game import ONGOING
from tempo.search.leaves.evaluators import DRAW_RESULT
from tempo.search.proofs import DRAW, UNKNOWN, proof_from_children, proof_in_plies, proof_of_outcome
from tempo.search.tree_access import NO_CHILDREN

# Stored q of a proven child: a won one beats every score, a lost one loses to every score.
# Its bonus is tiny rather than zero, which would mark it as untried.
Q_WON = np.float32(9.0)
Q_DRAWN = np.float32(0.5)
Q_LOST = np.float32(-9.0)
NO_BONUS = np.float32(1e-12)


@inlined
def back_up(game, tree, params, depth, top, value):
    """Add a result to every node on the path, from the leaf up to `top` (negamax backup).

    The value changes sides at each ply, and with `discount` below 1 moves towards one half. A draw is stored as
    `draw_value`, for either side. Return the value for the node above `top`.

    Args:
        game: Game; its evaluator gives the bonus and bias that are stored with the new mean.
        tree: Tree.
        params: SearchParams.
        depth: int64, index of the leaf in `tree.path`.
        top: int64, index of the last node that gets the result.
        value: float64, result for the side that moved into the leaf, 0 lost to 1 won.
    """
    for level in range(depth, top - 1, -1):
        node = tree.path[level]
        visits = tree.stats[node].visits if game.access.is_shared() else game.access.add_visits(tree, node, 1)
        total = game.access.add_value(tree, node, params.draw_value if value == DRAW_RESULT else value)
        if is_open(tree, params, node):
            tree.selection[node].q = mean_value(game, tree, params, node, visits, total)
            if not game.access.is_shared():
                tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
        value = 0.5 + (0.5 - value) * params.discount
    if params.implicit_minimax > 0.0:
        for level in range(depth - 1, top - 1, -1):
            mix_in_best_reply(game, tree, params, tree.path[level])
    return value


@inlined
def mean_value(game, tree, params, node, visits, total):
    """Return the q of a node: the mean of its results, and the bias of its prior.

    Args:
        game: Game, whose evaluator gives the bias.
        tree: Tree.
        params: SearchParams.
        node: int64, index of the node.
        visits: int64, its visits.
        total: float64, the sum of its results.
    """
    return total / visits + game.evaluator.bias(tree, params, node, visits)


@njit
def mix_in_best_reply(game, tree, params, node):
    """Mix the value of the best reply into the q of a node: (1 - a) * mean + a * best reply, a = `implicit_minimax`."""
    first = game.access.first_child(tree, node)
    if first <= NO_CHILDREN or not is_open(tree, params, node):
        return
    best = -math.inf
    for child in range(first, first + tree.selection[node].count):
        visits = tree.stats[child].visits
        if visits > 0:
            best = max(best, float(tree.selection[child].q) - float(game.evaluator.bias(tree, params, child, visits)))
    if best > -math.inf:
        bias = float(game.evaluator.bias(tree, params, node, tree.stats[node].visits))
        mean = float(tree.selection[node].q) - bias
        reply = 1.0 - min(max(best, 0.0), 1.0)
        tree.selection[node].q = mean + params.implicit_minimax * (reply - mean) + bias


@inlined
def is_open(tree, params, node):
    """Return whether means are stored for a node: it is not proven, or proofs do not count."""
    return not params.proofs or tree.stats[node].proof == UNKNOWN


@njit
def visit(game, tree, params, node):
    """Count a visit whose result is not known yet: it looks like a loss to the other threads (virtual loss)."""
    visits = game.access.add_visits(tree, node, 1)
    if is_open(tree, params, node):
        tree.selection[node].q = mean_value(game, tree, params, node, visits, tree.stats[node].value)
        if params.implicit_minimax > 0.0:
            mix_in_best_reply(game, tree, params, node)
        tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@njit
def add_visits_above(game, tree, params, anchor, count):
    """Count visits of the nodes above the anchor whose results are not known yet: they look explored to others."""
    for level in range(anchor):
        node = tree.path[level]
        visits = game.access.add_visits(tree, node, count)
        if is_open(tree, params, node):
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@njit
def add_results_above(game, tree, params, anchor, count, done, draws, total):
    """Add the results of the simulations from the anchor to the nodes above it.

    Args:
        game, tree, params: as in `search`.
        anchor: int64, index of the anchor in `tree.path`.
        count: int64, how many visits were counted before.
        done: int64, how many simulations there were.
        draws: int64, how many of them were draws.
        total: float64, sum of the other results, for the side that moved into the node above the anchor.
    """
    for level in range(anchor - 1, -1, -1):
        node = tree.path[level]
        value = game.access.add_value(tree, node, total + draws * params.draw_value)
        visits = game.access.add_visits(tree, node, done - count)
        if is_open(tree, params, node):
            tree.selection[node].q = mean_value(game, tree, params, node, visits, value)
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
            if params.implicit_minimax > 0.0:
                mix_in_best_reply(game, tree, params, node)
        total = 0.5 * (done - draws) + (0.5 * (done - draws) - total) * params.discount


@inlined
def resolve_leaf(game, tree, params, depth):
    """Store the proof of a new node if the game is over there, or if the leaf solver decides it."""
    node = tree.path[depth]
    proof = UNKNOWN
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        proof = proof_of_outcome(outcome)
    elif params.proofs:
        proof = proof_in_plies(game.leaf_solver(game.board, tree.state))
    if proof == UNKNOWN:
        game.access.mark_open(tree, node)
    elif game.access.set_proof(tree, node, proof) and params.proofs:
        prove(game, tree, depth)


@inlined
def prove(game, tree, depth):
    """Carry the proof at the end of the path up as far as each parent is decided by its children.

    Of two threads that prove the last children of a node, the later one sees both.
    """
    mark_proven(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN or not game.access.set_proof(tree, node, proof):
            return
        mark_proven(tree, node)


@inlined
def mark_proven(tree, node):
    """Overwrite the selection part of a proven node, so that its parent takes a win at once and a loss last."""
    proof = tree.stats[node].proof
    tree.selection[node].child_bonus = NO_BONUS
    if proof == DRAW:
        tree.selection[node].q = Q_DRAWN
    else:
        tree.selection[node].q = Q_WON if proof > DRAW else Q_LOST
