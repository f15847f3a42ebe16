"""Leaves in batches, for an evaluator outside the kernel that values many positions at once.

One call of `next_leaves` backs up the evaluations of the last batch and selects the leaves of the next. A visit is
counted on the way down and looks like a loss until its result is there (virtual loss), so that the simulations of a
batch go different ways. A batch ends early where one comes to a leaf that waits already.

By values alone UCB selects and expands as with playouts; with priors, PUCT as with a network.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, kernel, njit
from tempo.search.backup import back_up, mark_proven, resolve_leaf, visit
from tempo.search.game import Game
from tempo.search.leaves.evaluators import BY_PLAYOUT
from tempo.search.leaves.puct import BY_NETWORK, WITH_PRIORS, expand_with_policy
from tempo.search.mcts import select
from tempo.search.proofs import UNKNOWN, proven_value
from tempo.search.tree import ROOT, copy_state
from tempo.search.tree_access import BY_ONE_THREAD


class LeafBatch(NamedTuple):
    """Leaves that wait for their evaluations, B at most, and the place for these."""

    waiting: np.ndarray  # int64[1] how many
    backed_up: np.ndarray  # int64[1] the one whose evaluation is backed up
    states: np.ndarray  # [B, words of a state]
    depths: np.ndarray  # int64[B]
    paths: np.ndarray  # int64[B, plies of the longest game + 1] nodes from the root to each
    values: np.ndarray  # float32[B] for the side to move, 0 lost to 1 won
    logits: np.ndarray  # float32[B, actions] policy before the softmax; not read without priors


def new_leaf_batch(game: Game, state: np.ndarray, size: int, actions: int) -> LeafBatch:
    """Return an empty batch of `size` leaves, in a game with this many actions."""
    return LeafBatch(
        np.zeros(1, np.int64),
        np.zeros(1, np.int64),
        np.zeros((size, state.size), state.dtype),
        np.zeros(size, np.int64),
        np.zeros((size, game.plies + 1), np.int64),
        np.zeros(size, np.float32),
        np.zeros((size, actions), np.float32),
    )


@njit
def with_virtual_loss():
    """Return True: visits are counted on the way down."""
    return True


@njit
def waiting_value(game, tree, params, rng, depth):
    """Return the value of a leaf of the batch for the side that moved into it."""
    return 1.0 - game.nn_eval.values[game.nn_eval.backed_up[0]]


@njit
def waiting_policy_value(game, tree, params, rng, depth):
    """Expand a leaf of the batch with its priors; return its value for the side that moved into it."""
    leaves = game.nn_eval
    number = leaves.backed_up[0]
    value = np.float32(2) * leaves.values[number] - np.float32(1)
    return expand_with_policy(game, tree, params, tree.path[depth], value, leaves.logits[number])


WITH_VIRTUAL_LOSS = BY_ONE_THREAD._replace(is_shared=with_virtual_loss)
BY_WAITING_VALUE = BY_PLAYOUT._replace(value=waiting_value)
BY_WAITING_POLICY = BY_NETWORK._replace(value=waiting_policy_value)


def in_batches(game: Game, leaves: LeafBatch, has_priors: bool) -> Game:
    """Return the same game, its leaves valued in batches: by PUCT if the evaluator gives priors, else by UCB."""
    game = game._replace(nn_eval=leaves, access=WITH_VIRTUAL_LOSS)
    if has_priors:
        return game._replace(evaluator=BY_WAITING_POLICY, ordering=WITH_PRIORS)
    return game._replace(evaluator=BY_WAITING_VALUE)


@kernel
def next_leaves(game, tree, root_state, params, rng, simulations):
    """Back up the last batch, select the next, and return how many simulations have ended.

    Args:
        game: Game from `in_batches`; the leaves that wait are in its `nn_eval`.
        tree, root_state, params, rng: as in `search.mcts`.
        simulations: int64, how many may end or wait.
    """
    leaves = game.nn_eval
    done = back_up_leaves(game, tree, params, rng)
    while leaves.waiting[0] < min(leaves.values.size, simulations - done):
        if params.proofs and tree.stats[ROOT].proof != UNKNOWN:
            break
        copy_state(tree.state, root_state)
        tree.path[0] = ROOT
        depth = select(game, tree, params, rng, 0)
        node = tree.path[depth]
        if tree.stats[node].visits == 1 and depth > 0:  # the root needs its moves, even if a leaf solver knows it
            resolve_leaf(game, tree, params, depth)
        if tree.stats[node].proof != UNKNOWN:
            if params.proofs:
                mark_proven(tree, node)  # `visit` may have written a mean
            back_up(game, tree, params, depth, 0, proven_value(tree.stats[node].proof, params.discount))
            done += 1
        elif is_waiting(leaves, node):
            take_back(game, tree, params, depth)
            break
        else:
            add_leaf(leaves, tree, depth)
    return done


@inlined
def back_up_leaves(game, tree, params, rng):
    """Expand all leaves of the batch by their evaluations and back these up; return how many there were."""
    leaves = game.nn_eval
    for number in range(leaves.waiting[0]):
        depth = leaves.depths[number]
        copy_state(tree.state, leaves.states[number])
        for level in range(depth + 1):
            tree.path[level] = leaves.paths[number, level]
        leaves.backed_up[0] = number
        value = game.evaluator.value(game, tree, params, rng, depth)
        back_up(game, tree, params, depth, 0, value)
    done = leaves.waiting[0]
    leaves.waiting[0] = 0
    return done


@inlined
def is_waiting(leaves, node):
    """Return whether a node is a leaf of the batch."""
    for number in range(leaves.waiting[0]):
        if leaves.paths[number, leaves.depths[number]] == node:
            return True
    return False


@inlined
def add_leaf(leaves, tree, depth):
    """Put the last node on the path into the batch."""
    number = leaves.waiting[0]
    copy_state(leaves.states[number], tree.state)
    for level in range(depth + 1):
        leaves.paths[number, level] = tree.path[level]
    leaves.depths[number] = depth
    leaves.waiting[0] = number + 1


@inlined
def take_back(game, tree, params, depth):
    """Take back the visits of the path, to a leaf that waits for its first result already."""
    for level in range(depth + 1):
        game.access.add_visits(tree, tree.path[level], -2)
        visit(game, tree, params, tree.path[level])
