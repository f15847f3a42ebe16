"""Many tree searches side by side, each in a tree of its own, with one network batch for all waiting leaves.

Together they are evaluated several times as fast as one by one.

    search.run(slots, states, ...)    slots are the indices of the trees to use
        select_leaves   each search goes on until it needs the network, or is over
        evaluate        the network evaluates all waiting leaves, equal positions once
        expand_leaves   each search expands its leaf and backs up the value, and so on

A `RootPolicy` says how the root is searched: gumbel.py, dirichlet.py.
"""
from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tempo.native.jit import inlined, kernel, njit
from tempo.network.layers import INPUTS
from tempo.network.weights import NetworkShape
from tempo.search.backup import back_up, resolve_leaf
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import cache_evaluation, cache_slot, clear_eval_cache, is_cached
from tempo.search.leaves.puct import encode, expand_with_policy
from tempo.search.mcts import select
from tempo.search.options import SearchParams
from tempo.search.proofs import UNKNOWN, proven_value
from tempo.search.tree import ROOT, Tree, copy_state, forget_node, new_tree

AWAITED = 2.0  # added to a position's number in the batch: its value in the cache until it is evaluated
# (float32[positions, rows, columns, planes]) -> float32[positions, actions] logits, float32[positions] values, -1 to 1
Evaluate = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]


class RootPolicy(NamedTuple):
    """Search of the root: four kernels. `config` is the policy's own NamedTuple; it has a field `simulations`."""

    begin: Callable  # (tree, config, scratch, rng, ply) -> None; called when the root has been expanded
    select: Callable  # (tree, config, scratch, done) -> the child to descend to, or ROOT to select by PUCT
    choose: Callable  # (tree, config, scratch, rng, ply) -> the child to play
    write_policy: Callable  # (tree, config, scratch, policy) -> value, 0 to 1; writes the improved policy


class Scratch(NamedTuple):
    """Working memory of a root policy: one number for each child of the root."""

    scores: np.ndarray  # float64[actions]
    priors: np.ndarray  # float32[actions] the network's, without noise


class SearchResults(NamedTuple):
    """Results of the searches, by slot."""

    actions: np.ndarray  # int64[slots] to play
    policies: np.ndarray  # float32[slots, actions]
    values: np.ndarray  # float32[slots] of the positions, -1 to 1
    surprises: np.ndarray  # float32[slots] KL divergence of the policy from the network's


class BatchState(NamedTuple):
    """Progress of the searches, and the current network batch."""

    done: np.ndarray  # int64[slots] evaluations of the root and simulations so far
    depths: np.ndarray  # int64[slots] of the waiting leaf
    waiting: np.ndarray  # int64[slots] the waiting slots
    numbers: np.ndarray  # int64[slots] of the positions that they wait for; several may wait for one
    positions: np.ndarray  # int64[1] how many positions the batch has
    planes: np.ndarray  # float32[batch, rows, columns, planes] input of the network
    logits: np.ndarray  # float32[batch, actions] its output
    values: np.ndarray  # float32[batch]


class BatchedSearch:
    """Trees and network batch for a fixed number of searches."""

    def __init__(self, game: Game, shape: NetworkShape, start: np.ndarray, count: int, simulations: int) -> None:
        """Allocate `count` trees.

        Args:
            game: the game with its network.
            shape: of that network.
            start: any state of the game, for its size.
            count: number of slots.
            simulations: of the longest search.
        """
        self.game, self.shape = game, shape
        self.trees = new_trees(game, start, (simulations + 2) * (game.actions + 1), count)
        self.scratch = Scratch(np.zeros((count, game.actions)), np.zeros((count, game.actions), np.float32))
        self.results = SearchResults(
            np.zeros(count, np.int64),
            np.zeros((count, shape.actions), np.float32),
            np.zeros(count, np.float32),
            np.zeros(count, np.float32),
        )
        self.batch = BatchState(
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(1, np.int64),
            np.zeros((count, shape.rows, shape.columns, shape.planes), np.float32),
            np.zeros((count, shape.actions), np.float32),
            np.zeros(count, np.float32),
        )

    def run(
        self, slots: np.ndarray, states: np.ndarray, last_moves: np.ndarray, ply: int, root: RootPolicy, config: Any,
        params: SearchParams, rngs: np.ndarray, evaluate: Evaluate,
    ) -> SearchResults:  # fmt: skip
        """Search the positions of some slots to the end.

        Args:
            slots: int64[] the slots to use.
            states: [slots, words of a state] by slot.
            last_moves: int64[slots] the move before, or NOBODY_MOVED.
            ply: of all games.
            root: the root policy.
            config: of the root policy.
            params: of the search below the root.
            rngs: uint64[slots, 1] random states, advanced in place.
            evaluate: the network.

        Returns: the results by slot, overwritten by the next call.
        """
        if not len(slots):
            return self.results
        game, trees, batch, scratch = self.game, self.trees, self.batch, self.scratch
        begin(trees, states, last_moves, batch.done, slots)
        given = (params, root, config, scratch, rngs, batch, np.int64(ply))
        select = select_leaves.bind(game, trees, states, *given, last=(slots,))
        expand = expand_leaves.bind(game, trees, *given, last=(np.int64(0),))
        waiting = select(slots)
        while waiting:
            size = batch.positions[0]
            batch.logits[:size], batch.values[:size] = evaluate(batch.planes[:size])
            expand(np.int64(waiting))
            waiting = select(batch.waiting[:waiting].copy())
        finish(trees, root, config, scratch, rngs, self.results, slots, np.int64(ply))
        return self.results

    def clear_cache(self) -> None:
        """Clear the evaluation cache: before another network is used, or where results must not depend on the past."""
        clear_eval_cache(self.game.nn_eval.cache)

    def encode(self, slots: np.ndarray, states: np.ndarray, last_moves: np.ndarray) -> np.ndarray:
        """Return the network's input for the positions of some slots, float32[slots, rows, columns, planes]."""
        planes = np.zeros((len(slots), *self.batch.planes.shape[1:]), np.float32)
        encode_all(self.game, states, last_moves, slots, planes)
        return planes


def new_trees(game: Game, state: np.ndarray, nodes: int, count: int) -> Tree:
    """Return `count` trees of `nodes` nodes as one: its arrays have a row for each. They share the constant array."""
    single = new_tree(game, state, 1)
    many = new_tree(game, state, nodes * count)
    own = ("used", "path", "state", "actions", "scratch_priors", "anchor")
    rows = {name: np.tile(getattr(single, name), (count, 1)) for name in own}
    in_rows = {name: getattr(many, name).reshape(count, nodes) for name in ("selection", "stats", "priors")}
    return single._replace(**rows, **in_rows)


@inlined
def tree_of(trees, slot):
    """Return the tree of a slot."""
    return Tree(
        trees.selection[slot],
        trees.stats[slot],
        trees.priors[slot],
        trees.used[slot],
        trees.path[slot],
        trees.state[slot],
        trees.actions[slot],
        trees.scratch_priors[slot],
        trees.anchor[slot],
        trees.parent_bonuses,
        trees.rave,
    )


@inlined
def scratch_of(scratch, slot):
    """Return the scratch of a slot."""
    return Scratch(scratch.scores[slot], scratch.priors[slot])


@kernel
def begin(trees, states, last_moves, done, slots):
    """Clear the trees of some slots and set their roots.

    Args:
        trees: from new_trees.
        states: [slots, words of a state].
        last_moves: int64[slots].
        done: int64[slots] written: 0.
        slots: int64[].
    """
    for slot in slots:
        tree = tree_of(trees, slot)
        for node in range(tree.used[0]):
            forget_node(tree, node)
        tree.used[0] = 1
        tree.selection[ROOT].action = last_moves[slot]
        copy_state(tree.state, states[slot])
        done[slot] = 0


@kernel
def select_leaves(game, trees, states, params, root, config, scratch, rngs, batch, ply, slots):
    """Run searches until each needs the network or is over.

    Args:
        game, trees, params: as in `search.mcts`; `trees` from new_trees.
        states: [slots, words of a state] the positions at the roots.
        root, config: RootPolicy and its configuration.
        scratch: Scratch of all slots.
        rngs: uint64[slots, 1].
        batch: BatchState; the waiting slots and their planes are written to it.
        ply: int64, of all games.
        slots: int64[] the searches to run.

    Returns: how many wait.
    """
    waiting = positions = 0
    cache = game.nn_eval.cache
    for slot in slots:
        tree = tree_of(trees, slot)
        while not is_over(tree, params, config, batch.done[slot]):
            depth = descend(game, tree, states[slot], params, root, config, scratch_of(scratch, slot), rngs[slot],
                            batch.done[slot])  # fmt: skip
            if depth < 0:
                batch.done[slot] += 1
                continue
            batch.depths[slot] = depth
            last = np.int64(tree.selection[tree.path[depth]].action)
            place = cache_slot(cache, tree.state, last)
            is_known = is_cached(cache, place, tree.state, last)
            if is_known and cache.values[place] < AWAITED:
                expand_and_back_up(game, tree, params, root, config, scratch, rngs, batch, ply, slot, place)
                continue
            if not is_known:
                encode(game, tree.state, last)
                copy_planes(game.nn_eval.network, batch.planes[positions])
                cache_evaluation(cache, place, tree.state, last, batch.logits[positions], AWAITED + positions)
                positions += 1
            batch.waiting[waiting], batch.numbers[waiting] = slot, np.int64(cache.values[place] - AWAITED)
            waiting += 1
            break
    batch.positions[0] = positions
    return waiting


@inlined
def is_over(tree, params, config, done):
    """Return whether a search has run all its simulations, or has proved its root."""
    return done > config.simulations or (done > 0 and params.proofs and tree.stats[ROOT].proof != UNKNOWN)


@njit
def descend(game, tree, root_state, params, root, config, scratch, rng, done):
    """Descend to a leaf. Back up at once if its value is certain.

    Args:
        game, tree, params: as in `search.mcts`.
        root_state: the position at the root.
        root, config, scratch: root policy, its configuration and its scratch of this slot.
        rng: uint64[1].
        done: evaluations so far; with 0 the root itself is the leaf.

    Returns: the leaf's depth, or -1 if it is backed up already.
    """
    copy_state(tree.state, root_state)
    depth = 0
    if done > 0:
        child = root.select(tree, config, scratch, done - 1)
        if child != ROOT:
            game.play(game.board, tree.state, tree.selection[child].action)
            tree.path[1], depth = child, 1
        depth = select(game, tree, params, rng, depth)
        node = tree.path[depth]
        if tree.stats[node].visits == 0:
            resolve_leaf(game, tree, params, depth)
        if tree.stats[node].proof != UNKNOWN:
            back_up(game, tree, params, depth, 0, proven_value(tree.stats[node].proof, params.discount))
            depth = -1
    return depth


@kernel
def expand_leaves(game, trees, params, root, config, scratch, rngs, batch, ply, waiting):
    """Expand the waiting leaves with the network's output, and put that into the cache.

    Args:
        game, trees, params, root, config, scratch, rngs, ply: as in select_leaves.
        batch: BatchState with logits and values of its positions.
        waiting: int64, how many wait.
    """
    cache = game.nn_eval.cache
    for number in range(waiting):
        slot = batch.waiting[number]
        tree = tree_of(trees, slot)
        last = np.int64(tree.selection[tree.path[batch.depths[slot]]].action)
        place = cache_slot(cache, tree.state, last)
        position = batch.numbers[number]
        cache_evaluation(cache, place, tree.state, last, batch.logits[position], batch.values[position])
        expand_and_back_up(game, tree, params, root, config, scratch, rngs, batch, ply, slot, place)


@njit
def expand_and_back_up(game, tree, params, root, config, scratch, rngs, batch, ply, slot, place):
    """Expand a slot's leaf with the cached evaluation at `place`, and back up its value.

    Other parameters: as in select_leaves; `tree` is the slot's.
    """
    depth, cache = batch.depths[slot], game.nn_eval.cache
    value = expand_with_policy(game, tree, params, tree.path[depth], cache.values[place], cache.logits[place])
    back_up(game, tree, params, depth, 0, value)
    if batch.done[slot] == 0:
        root.begin(tree, config, scratch_of(scratch, slot), rngs[slot], ply)
    batch.done[slot] += 1


@kernel
def finish(trees, root, config, scratch, rngs, results, slots, ply):
    """Write the results of finished searches: move, improved policy, value, surprise.

    Args:
        trees, root, config, scratch, rngs, slots, ply: as in select_leaves.
        results: SearchResults, written.
    """
    for slot in slots:
        tree, own, policy = tree_of(trees, slot), scratch_of(scratch, slot), results.policies[slot]
        child = root.choose(tree, config, own, rngs[slot], ply)
        results.actions[slot] = tree.selection[child].action
        results.values[slot] = 2.0 * root.write_policy(tree, config, own, policy) - 1.0
        first, surprise = tree.selection[ROOT].first, 0.0
        for number in range(tree.selection[ROOT].count):
            share = policy[tree.selection[first + number].action]
            if share > 0.0:
                surprise += share * math.log(share / own.priors[number])
        results.surprises[slot] = surprise


@kernel
def encode_all(game, states, last_moves, slots, planes):
    """Write the network's input for some positions.

    Args:
        game: the game with its network.
        states: [slots, words of a state].
        last_moves: int64[slots].
        slots: int64[positions].
        planes: float32[positions, rows, columns, planes] written.
    """
    for number in range(slots.size):
        encode(game, states[slots[number]], last_moves[slots[number]])
        copy_planes(game.nn_eval.network, planes[number])


@inlined
def copy_planes(network, planes):
    """Copy the network's input without its border, and without the planes that fill its tiles."""
    count = network.layers[0, INPUTS]
    for row in range(network.rows):
        for column in range(network.columns):
            place = ((row + 1) * (network.columns + 2) + column + 1) * count
            for plane in range(planes.shape[2]):
                planes[row, column, plane] = network.planes_a[place + plane]
