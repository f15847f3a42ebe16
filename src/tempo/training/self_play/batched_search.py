"""Searches of many positions side by side, each in a tree of its own, so that a network is asked about many leaves at
once: a framework answers sixteen together in the time of four.

    searches.run(seats, states, ...)    seats are the numbers of the trees to use
        go_down    each search goes on until it needs the network, or is over
        evaluate   the network is asked about all that wait
        go_up      each takes in what it was told, and so on

How a root is gone through is a `Root`'s to say: gumbel.py, dirichlet.py.
"""
from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tempo.native.jit import entry, inlined
from tempo.network.layers import INPUTS
from tempo.network.weights import NetworkShape
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import cache_evaluation, cache_slot, clear_eval_cache, is_cached
from tempo.search.leaves.puct import encode, expand_with_policy
from tempo.search.mcts import SearchParams, back_up, look_ahead, select
from tempo.search.proofs import UNKNOWN, certain_value
from tempo.search.tree import ROOT, Tree, copy_state, forget_node, new_tree

# (float32[positions, rows, columns, planes]) -> float32[positions, actions] logits, float32[positions] values, -1 to 1
Evaluate = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]
LEAST_BATCH = 8  # frameworks compile for each size of a batch: powers of two from here on


class Root(NamedTuple):
    """How a root is searched, and what is learned of it. `how` says how much; it has a number of `simulations`."""

    begin: Callable  # (tree, how, scratch, rng, ply) -> None; when the children of the root are there
    pick: Callable  # (tree, how, scratch, done) -> the child to go down to now, or ROOT: as PUCT has it
    choose: Callable  # (tree, how, scratch, rng, ply) -> the child to play
    write: Callable  # (tree, how, scratch, policy) -> the worth of the position, 0 to 1; writes the better policy


class Scratch(NamedTuple):
    """What a root writes down of its children."""

    numbers: np.ndarray  # float64[actions]
    clean: np.ndarray  # float32[actions] their priors, as the network has them


class Found(NamedTuple):
    """What searches came to; a row for each seat."""

    actions: np.ndarray  # int64[seats] to play
    policies: np.ndarray  # float32[seats, actions]
    worths: np.ndarray  # float32[seats] of the positions, -1 to 1
    surprises: np.ndarray  # float32[seats] how far the policy is from the network's


class Progress(NamedTuple):
    """How far the searches are."""

    done: np.ndarray  # int64[seats] evaluations of the root and simulations
    depths: np.ndarray  # int64[seats] of the leaf that waits
    waiting: np.ndarray  # int64[seats] the seats that wait, in the order of their planes
    planes: np.ndarray  # float32[batch, rows, columns, planes] what the network is to be asked
    logits: np.ndarray  # float32[batch, actions] what it said
    values: np.ndarray  # float32[batch]


class Searches:
    """Room for so many searches at once."""

    def __init__(self, game: Game, shape: NetworkShape, start: np.ndarray, count: int, simulations: int) -> None:
        batch = batch_size(count)
        self.game, self.shape = game, shape
        self.trees = new_trees(game, start, (simulations + 2) * (game.actions + 1), count)
        self.scratch = Scratch(np.zeros((count, game.actions)), np.zeros((count, game.actions), np.float32))
        self.found = Found(
            np.zeros(count, np.int64),
            np.zeros((count, shape.actions), np.float32),
            np.zeros(count, np.float32),
            np.zeros(count, np.float32),
        )
        self.progress = Progress(
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros((batch, shape.rows, shape.columns, shape.planes), np.float32),
            np.zeros((batch, shape.actions), np.float32),
            np.zeros(batch, np.float32),
        )

    def run(
        self, seats: np.ndarray, states: np.ndarray, last_moves: np.ndarray, ply: int, root: Root, how: Any,
        params: SearchParams, rngs: np.ndarray, evaluate: Evaluate,
    ) -> Found:  # fmt: skip
        """Search the positions of some seats to the end; each has its row in `states`, `lasts`, `rngs` and `found`."""
        if not len(seats):
            return self.found
        game, trees, progress, scratch = self.game, self.trees, self.progress, self.scratch
        begin(trees, states, last_moves, progress.done, seats)
        given = (params, root, how, scratch, rngs, progress, np.int64(ply))
        down = go_down.on(game, trees, states, *given, last=(seats,))
        up = go_up.on(game, trees, *given, last=(np.int64(0),))
        waiting = down(seats)
        while waiting:
            size = batch_size(waiting)
            logits, values = evaluate(progress.planes[:size])
            progress.logits[:waiting], progress.values[:waiting] = logits[:waiting], values[:waiting]
            up(np.int64(waiting))
            waiting = down(progress.waiting[:waiting].copy())
        end(trees, root, how, scratch, rngs, self.found, seats, np.int64(ply))
        return self.found

    def forget(self) -> None:
        """All that a network has said: before another one is asked, or where nothing may depend on what was before."""
        clear_eval_cache(self.game.nn_eval.cache)

    def look_at(self, seats: np.ndarray, states: np.ndarray, last_moves: np.ndarray) -> np.ndarray:
        """float32[seats, rows, columns, planes] what the network is shown of some seats' positions."""
        planes = np.zeros((len(seats), *self.progress.planes.shape[1:]), np.float32)
        show_all(self.game, states, last_moves, seats, planes)
        return planes


def batch_size(count: int) -> int:
    """What a batch of so many is filled up to."""
    return max(LEAST_BATCH, 1 << (count - 1).bit_length())


def new_trees(game: Game, state: np.ndarray, nodes: int, count: int) -> Tree:
    """As `new_tree`, so many of them: arrays of rows. All of them share the one that never changes."""
    one = new_tree(game, state, 1)
    many = new_tree(game, state, nodes * count)
    own = ("used", "path", "state", "actions", "scratch_priors")
    rows = {name: np.tile(getattr(one, name), (count, 1)) for name in own}
    in_rows = {name: getattr(many, name).reshape(count, nodes) for name in ("selection", "stats", "priors")}
    return one._replace(**rows, **in_rows)


@inlined
def tree_of(trees, seat):
    """One of them."""
    return Tree(
        trees.selection[seat],
        trees.stats[seat],
        trees.priors[seat],
        trees.used[seat],
        trees.path[seat],
        trees.state[seat],
        trees.actions[seat],
        trees.scratch_priors[seat],
        trees.parent_bonuses,
    )


@inlined
def scratch_of(scratch, seat):
    """One seat's."""
    return Scratch(scratch.numbers[seat], scratch.clean[seat])


@entry
def begin(trees, states, last_moves, done, seats):
    """Forget what was found before; a position stands at each root."""
    for seat in seats:
        tree = tree_of(trees, seat)
        for node in range(tree.used[0]):
            forget_node(tree, node)
        tree.used[0] = 1
        tree.selection[ROOT].action = last_moves[seat]
        copy_state(tree.state, states[seat])
        done[seat] = 0


@entry
def go_down(game, trees, states, params, root, how, scratch, rngs, progress, ply, seats):
    """Let some searches go on until the network must be asked, or they are over; how many wait now."""
    waiting, cache = 0, game.nn_eval.cache
    for seat in seats:
        tree = tree_of(trees, seat)
        while not is_over(tree, params, how, progress.done[seat]):
            depth = descend(game, tree, states[seat], params, root, how, scratch_of(scratch, seat), rngs[seat],
                            progress.done[seat])  # fmt: skip
            if depth < 0:
                progress.done[seat] += 1
                continue
            progress.depths[seat] = depth
            last = np.int64(tree.selection[tree.path[depth]].action)
            place = cache_slot(cache, tree.state, last)
            if is_cached(cache, place, tree.state, last):
                take_told(game, tree, params, root, how, scratch, rngs, progress, ply, seat, place)
                continue
            encode(game, tree.state, last)
            copy_planes(game.nn_eval.network, progress.planes[waiting])
            progress.waiting[waiting] = seat
            waiting += 1
            break
    return waiting


@inlined
def is_over(tree, params, how, done):
    """Whether a search has done what it was to do, or found out all there is."""
    return done > how.simulations or (done > 0 and params.proofs and tree.stats[ROOT].proof != UNKNOWN)


@inlined
def descend(game, tree, root_state, params, root, how, scratch, rng, done):
    """Go down to a leaf; its depth, or -1 if what it is worth is certain: then it is counted already."""
    copy_state(tree.state, root_state)
    depth = 0
    if done > 0:
        child = root.pick(tree, how, scratch, done - 1)
        if child != ROOT:
            game.play(game.board, tree.state, tree.selection[child].action)
            tree.path[1], depth = child, 1
        depth = select(game, tree, params, rng, depth)
        node = tree.path[depth]
        if tree.stats[node].visits == 0:
            look_ahead(game, tree, params, depth)
        if tree.stats[node].proof != UNKNOWN:
            back_up(game, tree, params, depth, certain_value(tree.stats[node].proof, params.discount))
            depth = -1
    return depth


@entry
def go_up(game, trees, params, root, how, scratch, rngs, progress, ply, waiting):
    """Take in what the network said of so many leaves."""
    cache = game.nn_eval.cache
    for number in range(waiting):
        seat = progress.waiting[number]
        tree = tree_of(trees, seat)
        last = np.int64(tree.selection[tree.path[progress.depths[seat]]].action)
        place = cache_slot(cache, tree.state, last)
        cache_evaluation(cache, place, tree.state, last, progress.logits[number], progress.values[number])
        take_told(game, tree, params, root, how, scratch, rngs, progress, ply, seat, place)


@inlined
def take_told(game, tree, params, root, how, scratch, rngs, progress, ply, seat, place):
    """Count what the network says of the leaf of a seat, which stands in the cache."""
    depth, cache = progress.depths[seat], game.nn_eval.cache
    worth = expand_with_policy(game, tree, params, tree.path[depth], cache.values[place], cache.logits[place])
    back_up(game, tree, params, depth, worth)
    if progress.done[seat] == 0:
        root.begin(tree, how, scratch_of(scratch, seat), rngs[seat], ply)
    progress.done[seat] += 1


@entry
def end(trees, root, how, scratch, rngs, found, seats, ply):
    """Write what some searches came to."""
    for seat in seats:
        tree, own, policy = tree_of(trees, seat), scratch_of(scratch, seat), found.policies[seat]
        child = root.choose(tree, how, own, rngs[seat], ply)
        found.actions[seat] = tree.selection[child].action
        found.worths[seat] = 2.0 * root.write(tree, how, own, policy) - 1.0
        first, surprise = tree.selection[ROOT].first, 0.0
        for number in range(tree.selection[ROOT].count):
            share = policy[tree.selection[first + number].action]
            if share > 0.0:
                surprise += share * math.log(share / own.clean[number])
        found.surprises[seat] = surprise


@entry
def show_all(game, states, last_moves, seats, planes):
    """Write what the network is shown of some positions."""
    for number in range(seats.size):
        encode(game, states[seats[number]], last_moves[seats[number]])
        copy_planes(game.nn_eval.network, planes[number])


@inlined
def copy_planes(network, planes):
    """What was put in, without the border."""
    count = network.layers[0, INPUTS]
    for row in range(network.rows):
        for column in range(network.columns):
            place = ((row + 1) * (network.columns + 2) + column + 1) * count
            for plane in range(count):
                planes[row, column, plane] = network.planes_a[place + plane]
