"""The tree search of mcts.py, by several threads in one tree.

Nothing is locked. A simulation counts its visit on the way down, where it looks like a loss until the result is
there (virtual loss): so the others go elsewhere. Visits and sums are added to in single steps (atomics.py), so none is
lost. Who is first to claim a node lays out its children; who comes meanwhile plays the game out from there. A proof
is written once, by whoever has it first, and never changed. What is derived from all that, a node's q and bonus, is
overwritten by whoever comes last: whatever they are for a moment, the next visit mends it.

Children are shuffled when they are laid out, where one thread draws each time which untried one comes first.
"""
from typing import Any, NamedTuple

import numpy as np

from tempo.native.atomics import add_to, exchange, load, swap_if
from tempo.native.jit import inlined, kernel
from tempo.native.rng import below
from tempo.search.game import ONGOING
from tempo.search.leaves.evaluators import DRAW_RESULT
from tempo.search.mcts import WORSE_THAN_ANY, mark_proven
from tempo.search.proofs import UNKNOWN, proof_from_children, proof_in_plies, proof_of_outcome, proven_value
from tempo.search.threads.pool import aligned_copy, with_own_copies
from tempo.search.tree import NO_CHILDREN, ROOT, UNTRIED, Tree, copy_state

CLAIMED = -1  # in place of the first child: somebody is laying them out
LOOKED = -1  # in place of the number of children: nothing is certain here, and there are none yet
BEGUN, GOAL, DONE, COUNTS = 0, 8, 16, 24  # simulations, each count in a cache line of its own
CHUNK = 64  # simulations that a thread takes over at a time
PATIENCE = 50_000  # looks of a worker: some 50 µs
OFTEN = 1024  # visits of a node, beside which so many are few


class SharedTree(NamedTuple):
    """A tree as one of several threads sees it: `path`, `state`, `actions` and `scratch_priors` are its own, and
    fields of the shared records stand as arrays."""

    selection: Any
    stats: Any
    priors: np.ndarray
    used: np.ndarray
    path: np.ndarray
    state: np.ndarray
    actions: np.ndarray
    scratch_priors: np.ndarray
    parent_bonuses: np.ndarray
    anchor: np.ndarray  # a position of its own
    firsts: np.ndarray  # int32[N]
    numbers: np.ndarray  # int16[N] of children
    values: np.ndarray  # float64[N]
    visits: np.ndarray  # int32[N]
    proofs: np.ndarray  # int32[N]
    counts: np.ndarray  # int64[COUNTS] how far all threads together are


def share(tree: Tree, counts: np.ndarray) -> SharedTree:
    """A thread's own view of a tree."""
    selection, stats = tree.selection.view(np.ndarray), tree.stats.view(np.ndarray)
    own: Tree = with_own_copies(tree, ("path", "state", "actions", "scratch_priors"))
    fields = selection["first"], selection["count"], stats["value"], stats["visits"], stats["proof"]
    return SharedTree(*own, aligned_copy(tree.state), *fields, counts)


@kernel
def search_together(game, tree, root_state, params, rng, patience):
    """One thread's part: simulations until all threads have begun as many as there are to be, or the root's result is
    certain. A worker looks so often whether there are to be more before it goes: waking it takes longer."""
    looks = 0
    while looks <= patience:
        begun = load(tree.counts, BEGUN)
        count = min(CHUNK, load(tree.counts, GOAL) - begun)
        if count <= 0:
            looks += 1
        elif swap_if(tree.counts, BEGUN, begun, begun + count):
            looks = 0
            done = search_from_anchor(game, tree, root_state, params, rng, count)
            add_to(tree.counts, DONE, done)
            if done < count:
                return


@inlined
def search_from_anchor(game, tree, root_state, params, rng, count):
    """Some simulations, all from a node that was visited often; how many, fewer only if the root's result is certain.
    The nodes above it are told of them at once: if every simulation did so, threads would wait for each other there."""
    anchor = go_to_anchor(game, tree, root_state, params)
    for level in range(anchor):
        announce(game, tree, tree.path[level], count)
    total, draws, done = 0.0, 0, 0
    while done < count and not (params.proofs and load(tree.proofs, ROOT) != UNKNOWN):
        copy_state(tree.state, tree.anchor)
        depth = go_down_together(game, tree, params, rng, anchor)
        value = leaf_value(game, tree, params, rng, depth)
        value = take_back(game, tree, params, depth, anchor, value)
        if value == DRAW_RESULT:
            draws += 1
        else:
            total += value
        done += 1
    for level in range(anchor - 1, -1, -1):
        node = tree.path[level]
        total = 0.5 * (done - draws) + (0.5 * (done - draws) - total) * params.discount
        add_to(tree.values, node, total + draws * params.draw_value)
        visits = add_to(tree.visits, node, done - count) + done - count
        if not params.proofs or tree.stats[node].proof == UNKNOWN:
            update_q(game, tree, params, node, visits)
    return done


@inlined
def go_to_anchor(game, tree, root_state, params):
    """Go down as long as nodes were visited often; leaves the position in `tree.anchor`, and returns its depth."""
    copy_state(tree.anchor, root_state)
    tree.path[0] = node = ROOT
    depth = 0
    while tree.stats[node].visits >= OFTEN and load(tree.firsts, node) > NO_CHILDREN:
        node = best_child_now(game, tree, node, params)
        if tree.stats[node].visits < OFTEN:
            break
        game.play(game.board, tree.anchor, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def go_down_together(game, tree, params, rng, depth):
    """Shared form of `select`; every node on the way from so deep on is visited."""
    node = tree.path[depth]
    while True:
        goes_on = load(tree.firsts, node) > NO_CHILDREN or expand_if_due_and_unclaimed(game, tree, params, rng, node)
        visit(game, tree, params, node)
        if not goes_on:
            return depth
        node = best_child_now(game, tree, node, params)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node


@inlined
def announce(game, tree, node, count):
    """Let others know that a node will be visited so often: it needs less exploring, and is worth what it was."""
    visits = add_to(tree.visits, node, count) + count
    if tree.stats[node].proof == UNKNOWN:
        tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@inlined
def visit(game, tree, params, node):
    """Count a visit, which is a loss for now."""
    visits = add_to(tree.visits, node, 1) + 1
    if tree.stats[node].proof == UNKNOWN:
        update_q(game, tree, params, node, visits)
        tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@inlined
def update_q(game, tree, params, node, visits):
    """What the node is worth by what is known now."""
    tree.selection[node].q = tree.stats[node].value / visits + game.evaluator.bias(tree, params, node, visits)


@inlined
def best_child_now(game, tree, node, params):
    """Shared form of `best_child`, and of untried children the first."""
    bonus = params.exploration * game.evaluator.parent_bonus(tree, tree.stats[node].visits)
    first = tree.selection[node].first
    best, best_score = first, WORSE_THAN_ANY
    for child in range(first, first + tree.selection[node].count):
        if tree.selection[child].child_bonus == UNTRIED:
            if params.first_play + tree.selection[child].q > best_score:
                best = child
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best, best_score = child, score
    return best


@inlined
def expand_if_due_and_unclaimed(game, tree, params, rng, node):
    """Give a node its children, if it is time and nobody else is at it; whether it has any now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    first = claim_and_expand(game, tree, params, node)
    if first == NO_CHILDREN:
        return False
    shuffle_equals(tree, rng, first, tree.selection[node].count)
    exchange(tree.firsts, node, first)
    return True


@inlined
def claim_and_expand(game, tree, params, node):
    """Shared form of `expand`, but that nobody else sees them yet; the first of them, NO_CHILDREN if there are none or
    somebody else lays them out. Of a node that nobody has looked at nothing is known: the game might be over."""
    if load(tree.numbers, node) != LOOKED or not swap_if(tree.firsts, node, NO_CHILDREN, CLAIMED):
        return NO_CHILDREN
    count = game.legal(game.board, tree.state, tree.actions)
    first = take_nodes(tree, count)
    if first == NO_CHILDREN:
        exchange(tree.firsts, node, NO_CHILDREN)
    else:
        game.ordering.add_children(game, tree, params, first, count)
        tree.selection[node].count = count
    return first


@inlined
def take_nodes(tree, count):
    """The first of so many new nodes; NO_CHILDREN if there is no room."""
    first = load(tree.used, 0)
    while first + count <= tree.stats.size:
        if swap_if(tree.used, 0, first, first + count):
            return first
        first = load(tree.used, 0)
    return NO_CHILDREN


@inlined
def shuffle_equals(tree, rng, first, count):
    """Let chance decide in which order children are tried that promise as much: they stand side by side."""
    begin, end = first, first + count
    while begin < end:
        past = begin + 1
        while past < end and tree.selection[past].q == tree.selection[begin].q:
            past += 1
        for child in range(begin, past - 1):
            other = child + below(rng, past - child)
            action = tree.selection[other].action
            tree.selection[other].action = tree.selection[child].action
            tree.selection[child].action = action
        begin = past


@inlined
def leaf_value(game, tree, params, rng, depth):
    """Return the value of the leaf, like `simulate`."""
    node = tree.path[depth]
    if tree.stats[node].proof == UNKNOWN and load(tree.numbers, node) == 0:
        resolve_leaf_shared(game, tree, params, depth)
    proof = load(tree.proofs, node)
    if proof == UNKNOWN:
        return game.evaluator.value(game, tree, params, rng, depth)
    if params.proofs:
        mark_proven(tree, node)  # somebody who had not seen the proof may have rated it since
    return proven_value(proof, params.discount)


@inlined
def resolve_leaf_shared(game, tree, params, depth):
    """Shared form of `resolve_leaf`; several may do it, and find the same."""
    node, proof = tree.path[depth], UNKNOWN
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        proof = proof_of_outcome(outcome)
    elif params.proofs:
        proof = proof_in_plies(game.leaf_solver(game.board, tree.state))
    if proof == UNKNOWN:
        swap_if(tree.numbers, node, 0, LOOKED)
    elif swap_if(tree.proofs, node, UNKNOWN, proof) and params.proofs:
        prove_together(tree, depth)


@inlined
def prove_together(tree, depth):
    """Carry a proof up, like `prove`. Of two threads that prove the last children of a node, the later sees both."""
    mark_proven(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN or not swap_if(tree.proofs, node, UNKNOWN, proof):
            return
        mark_proven(tree, node)


@inlined
def take_back(game, tree, params, depth, anchor, value):
    """Shared form of `back_up`, up to the anchor, with what the value is there; the visits are counted already."""
    for level in range(depth, anchor - 1, -1):
        node = tree.path[level]
        add_to(tree.values, node, params.draw_value if value == DRAW_RESULT else value)
        if not params.proofs or tree.stats[node].proof == UNKNOWN:
            update_q(game, tree, params, node, tree.stats[node].visits)
        if level > anchor:
            value = 0.5 + (0.5 - value) * params.discount
    return value
