"""Monte-Carlo tree search, for any game that keeps the contract of game.py.

One simulation goes down the tree by what is known so far (`select`) until it has added a node
(`expand`), plays the game out at random from there (`simulate`), and tells every node on the way how
it ended (`back_up`). Repeated often enough, the visits gather on the best moves.

Which child to go down to is decided by UCB: its mean value plus a bonus for being little known,

    q + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Whatever in this depends on one node only is computed when that node changes and kept there, so
that choosing costs a multiplication and an addition for each child.

Games with many moves may rate them, which decides the order in which they are tried (ordering.py),
and have nodes wait for their children until they have been visited a few times: most never are, and
the memory is theirs that are. A game with a leaf solver is asked about each new node.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.jit import entry, inlined
from tempo.native.rng import below
from tempo.search.game import ONGOING
from tempo.search.leaves.evaluators import NOBODY_WON
from tempo.search.proofs import DRAW, UNKNOWN, certain_value, proof_from_children, proof_in_plies, proof_of_outcome
from tempo.search.tree import NO_CHILDREN, ROOT, UNTRIED, copy_state

# How a certain child looks to its parent: a won one is always taken, a lost one only when all are.
# Nothing is left to explore, but zero would mean untried.
Q_WON = np.float32(9.0)
Q_DRAWN = np.float32(0.5)
Q_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_BONUS = np.float32(1e-12)


class SearchParams(NamedTuple):
    """What a search may be told."""

    exploration: np.float32  # the constant c of UCB
    first_play: np.float32  # what an untried child is worth; infinity: try each before any twice
    discount: float  # how much a result loses of its weight with every ply that it is away
    proofs: bool  # whether certain results travel up
    expansion: int = 1  # how often a node is visited before it gets children
    bias: np.float32 = np.float32(0.0)  # the weight of what a move promises at first sight
    draw_value: float = 0.5  # what a game that nobody won counts for either side


@entry
def search(game, tree, root_state, params, rng, simulations):
    """Run simulations from the root; return how many. Fewer only once the root's result is certain."""
    for done in range(simulations):
        if params.proofs and tree.stats[ROOT].proof != UNKNOWN:
            return done
        copy_state(tree.state, root_state)
        depth = select(game, tree, params, rng, 0)
        value = simulate(game, tree, params, rng, depth)
        back_up(game, tree, params, depth, value)
    return simulations


@inlined
def select(game, tree, params, rng, depth):
    """Go down from so deep on the path, whose node 0 is always the root, to a node that has no children and gets none
    yet, playing the moves on `tree.state`; return its depth."""
    node = tree.path[depth]
    while tree.selection[node].first != NO_CHILDREN or expand_if_due(game, tree, params, node):
        node = best_child(game, tree, node, params, rng)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(game, tree, node, params, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = params.exploration * game.evaluator.parent_bonus(tree, tree.stats[node].visits)
    first = tree.selection[node].first
    end = first + tree.selection[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.selection[child].child_bonus == UNTRIED:
            if params.first_play + tree.selection[child].q > best_score:
                best = child
                draw_untried(tree, child, end, rng)
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def draw_untried(tree, child, end, rng):
    """Let chance decide which of the untried children from `child` on, among those that promise as much, stands first.
    """
    equal = child + 1
    while equal < end and tree.selection[equal].q == tree.selection[child].q:
        equal += 1
    other = child + below(rng, equal - child)
    action = tree.selection[other].action
    tree.selection[other].action = tree.selection[child].action
    tree.selection[child].action = action


@inlined
def expand_if_due(game, tree, params, node):
    """Give a node its children, if it is time; whether it has any now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    return expand(game, tree, params, node)


@inlined
def expand(game, tree, params, node):
    """A node for each move; whether there was room. When the tree is full, the search goes on without."""
    count = game.legal(game.board, tree.state, tree.actions)
    first = tree.used[0]
    if first + count > tree.stats.size:
        return False
    game.ordering.add_children(game, tree, params, first, count)
    tree.selection[node].first = first
    tree.selection[node].count = count
    tree.used[0] = first + count
    return True


@inlined
def simulate(game, tree, params, rng, depth):
    """The value of the last node on the path for the side that moved into it."""
    node = tree.path[depth]
    if tree.stats[node].visits == 0:
        look_ahead(game, tree, params, depth)
    proof = tree.stats[node].proof
    if proof != UNKNOWN:
        return certain_value(proof, params.discount)
    return game.evaluator.value(game, tree, params, rng, depth)


@inlined
def look_ahead(game, tree, params, depth):
    """See whether the game is over at a new node, or else what will come of it for certain."""
    node = tree.path[depth]
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        tree.stats[node].proof = proof_of_outcome(outcome)
    elif params.proofs:
        tree.stats[node].proof = proof_in_plies(game.leaf_solver(game.board, tree.state))
    if params.proofs and tree.stats[node].proof != UNKNOWN:
        prove(tree, depth)


@inlined
def prove(tree, depth):
    """Carry a certain result from the end of the path as far up as it is one."""
    mark_certain(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN:
            return
        tree.stats[node].proof = proof
        mark_certain(tree, node)


@inlined
def mark_certain(tree, node):
    """Let a node's parent see that there is nothing left to find out here."""
    proof = tree.stats[node].proof
    tree.selection[node].child_bonus = NO_BONUS
    if proof == DRAW:
        tree.selection[node].q = Q_DRAWN
    else:
        tree.selection[node].q = Q_WON if proof > DRAW else Q_LOST


@inlined
def back_up(game, tree, params, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.stats[node].visits + 1
        total = tree.stats[node].value + (params.draw_value if value == NOBODY_WON else value)
        tree.stats[node].visits = visits
        tree.stats[node].value = total
        if not params.proofs or tree.stats[node].proof == UNKNOWN:
            tree.selection[node].q = total / visits + game.evaluator.bias(tree, params, node, visits)
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
        value = 0.5 + (0.5 - value) * params.discount
