"""Monte-Carlo tree search for any game with the contract of game.py.

One simulation walks down the tree by what is known so far (`select`), adds children to the node it ends at (`expand`),
plays a random game from there (`simulate`), and adds the result to every node on the path (`back_up`). Over many
simulations the visits gather on the best moves.

`select` follows UCB1 (UCT): the child with the largest upper confidence bound on its mean value,

    q + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Each factor depends on one node only. It is computed when that node changes and stored there, so that comparing
children costs one multiplication and one addition per child. PUCT (leaves/puct.py) only stores other factors.

With `params.proofs`, exact results travel up the tree (MCTS-Solver, proofs.py): a node is proven as soon as its
children decide it, and proven nodes are not searched again. A game with a leaf solver is asked about each new node.

A game with many moves may give priors, which order a node's untried moves (ordering.py), and may delay expansion
until a node has several visits: most nodes never get that far, and children are what uses up memory.

Several threads may search one tree with the same code (threads/): the game's `access` then makes the changes atomic.
Nothing is locked. A visit is counted on the way down and looks like a loss until its result is there (virtual loss), so
the other threads go elsewhere. What is derived from visits and values, a node's q and bonus, is overwritten by whoever
comes last, and the next visit corrects it.
"""
import numpy as np

from tempo.native.jit import inlined, kernel, njit
from tempo.search.backup import (
    add_results_above,
    add_visits_above,
    back_up,
    mark_proven,
    resolve_leaf,
    visit,
)
from tempo.search.expand import draw_untried, expand_if_due
from tempo.search.leaves.evaluators import DRAW_RESULT
from tempo.search.leaves.rave import draw_best_untried
from tempo.search.proofs import UNKNOWN, proven_value
from tempo.search.tree import ROOT, UNTRIED, copy_state
from tempo.search.tree_access import NO_CHILDREN

WORSE_THAN_ANY = np.float32(-99.0)
FROM_ANCHOR = 64  # simulations from one anchor


@kernel
def search(game, tree, root_state, params, rng, simulations):
    """Run simulations from the root and return their number, smaller than asked only if the root is proven.

    Args:
        game: Game, the rules as a tuple of jitted functions.
        tree: Tree, changed in place; node 0 is the root.
        root_state: the position at the root, an array as the game defines it; not changed.
        params: SearchParams (options.py).
        rng: uint64[...], state of the random number generator (native/rng.py), changed in place.
        simulations: int64, the most simulations to run.
    """
    done = 0
    while done < simulations:
        count = min(FROM_ANCHOR, simulations - done) if params.anchor_visits > 0 else simulations
        completed = search_from_anchor(game, tree, root_state, params, rng, count)
        done += completed
        if completed < count:
            break
    return done


@njit
def search_from_anchor(game, tree, root_state, params, rng, count):
    """Run `count` simulations, fewer only if the root is proven, and return their number.

    All start from the anchor, a node that was visited often. The nodes above it get the visits before and the results
    afterwards, in one step: that costs less, and several threads do not wait for each other there.

    Args:
        game, tree, root_state, params, rng: as in `search`.
        count: int64.
    """
    anchor = go_to_anchor(game, tree, root_state, params, rng)
    add_visits_above(game, tree, params, anchor, count)
    done, draws, total = 0, 0, 0.0
    while done < count and not (params.proofs and game.access.proof(tree, ROOT) != UNKNOWN):
        copy_state(tree.state, tree.anchor)
        depth = select(game, tree, params, rng, anchor)
        value = simulate(game, tree, params, rng, depth)
        value = back_up(game, tree, params, depth, anchor, value)
        done += 1
        if anchor > 0:
            if value == DRAW_RESULT:
                draws += 1
            else:
                total += value
    add_results_above(game, tree, params, anchor, count, done, draws, total)
    return done


@njit
def go_to_anchor(game, tree, root_state, params, rng):
    """Walk down from the root while nodes have `anchor_visits`; leave the position in `tree.anchor`, return the depth.

    Args:
        game, tree, root_state, params, rng: as in `search`.
    """
    copy_state(tree.anchor, root_state)
    node = ROOT
    tree.path[0] = node
    depth = 0
    while 0 < params.anchor_visits <= tree.stats[node].visits and game.access.first_child(tree, node) > NO_CHILDREN:
        node = best_child(game, tree, node, params, rng)
        if tree.stats[node].visits < params.anchor_visits:
            break
        game.play(game.board, tree.anchor, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def select(game, tree, params, rng, depth):
    """Walk down from the node at `depth` on the path to a leaf, playing its moves on `tree.state`; return its depth.

    A leaf is a node without children that gets none in this simulation. Unproven nodes that are due are expanded on the
    way, so a simulation adds at most one block of children.

    Args:
        game: Game.
        tree: Tree; `path[0]` to `path[depth]` are set, `state` is the position at `path[depth]`.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index in `tree.path` at which to start.
    """
    node = tree.path[depth]
    while game.access.first_child(tree, node) > NO_CHILDREN or expand_if_due(game, tree, params, rng, node):
        if game.access.is_shared():
            visit(game, tree, params, node)
        node = best_child(game, tree, node, params, rng)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    if game.access.is_shared():
        visit(game, tree, params, node)
    return depth


@njit
def draws_untried(game, tree, rave, params, rng, child, end, bonus, best_score):
    """Return whether an untried child scores more than the tried ones; if so, it is swapped to the place of `child`.

    Args:
        game, tree, params, rng: as in `best_child`.
        rave: Rave, or None, which the compiler decides by.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
        bonus: float, exploration bonus of a child with one visit.
        best_score: float, the best score of the tried children.
    """
    if rave is not None:
        return draw_best_untried(tree, rave, params, rng, child, end, bonus) > best_score
    if params.first_play + tree.selection[child].q <= best_score:
        return False
    if not game.access.is_shared():  # which shuffles them before another thread sees them
        draw_untried(tree, rng, child, end)
    return True


@inlined
def best_child(game, tree, node, params, rng):
    """Return the child with the highest upper confidence bound, or an untried one.

    Tried children come first, so the scan ends at the first untried child. That one is worth `first_play` plus its
    prior bonus; it wins against every tried child that scores no more. RAVE (leaves/rave.py) has another order.

    Args:
        game: Game; its evaluator says how the parent's visits weigh (`parent_bonus`).
        tree: Tree.
        node: int64, index of the parent; it has children.
        params: SearchParams.
        rng: uint64[...], state of the random number generator, which draws among equal untried children.
    """
    bonus = params.exploration * game.evaluator.parent_bonus(tree, tree.stats[node].visits)
    first = tree.selection[node].first
    end = first + tree.selection[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.selection[child].child_bonus == UNTRIED:
            if draws_untried(game, tree, tree.rave, params, rng, child, end, bonus, best_score):
                best = child
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def simulate(game, tree, params, rng, depth):
    """Return the value of the last node on the path for the side that moved into it, 0 lost to 1 won.

    Args:
        game: Game; its evaluator values a leaf that is not proven.
        tree: Tree; `state` is the position of the last node on the path.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index of the last node in `tree.path`.
    """
    node = tree.path[depth]
    if game.access.is_new(tree, node):
        resolve_leaf(game, tree, params, depth)
    proof = game.access.proof(tree, node)
    if proof == UNKNOWN:
        return game.evaluator.value(game, tree, params, rng, depth)
    if params.proofs and game.access.is_shared():
        mark_proven(tree, node)  # a thread that had not seen the proof may have written a mean since
    return proven_value(proof, params.discount)


