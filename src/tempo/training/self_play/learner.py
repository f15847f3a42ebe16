"""The network as JAX has it, and how it learns from samples. JAX comes with `kaggle-environments`."""
from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from optax.contrib import muon

from tempo.network.layers import HEADS, KERNEL_SIZE, POLICY, POLICY_CELLS, VALUE, VALUE_CELLS, VALUE_HIDDEN
from tempo.network.weights import Layer, NetworkShape
from tempo.training.self_play.batched_search import Evaluate
from tempo.training.self_play.checkpoints import Checkpoint
from tempo.training.self_play.configs import Recipe
from tempo.training.self_play.samples import planes_of

Batch = tuple[Any, Any, Any, Any]  # planes, policies, values, policies of the replies (nothing where none is known)
OPTIMIZERS: dict[str, Callable[..., Any]] = {"adam": optax.adamw, "muon": muon}
WORKS_IN: dict[str, int] = {}
Weights = list[tuple[Any, Any]]  # of each layer: float32[inputs, outputs], and what its sums begin with


class Losses(NamedTuple):
    """Means over what was learned."""

    total: float  # what is made small
    policy: float  # cross entropy with the search's policy
    value: float  # squared error
    entropy: float  # of the network's policy
    apart: float  # how far the network's policy is from the search's: Kullback and Leibler's divergence


def tell(weights: Weights, planes: jax.Array, shape: NetworkShape) -> tuple[jax.Array, jax.Array, jax.Array | None]:
    """The logits of all actions, the value, and the logits of all replies if it has learned them, of each position.
    """
    here, convolutions = planes, len(shape.channels)
    for rows, begins in weights[:convolutions]:
        kernel = rows.reshape(KERNEL_SIZE, KERNEL_SIZE, here.shape[-1], -1)
        given = jax.lax.conv_general_dilated(here, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        given = jax.nn.relu(given + begins)
        here = here + given if shape.residual and here.shape[-1] == given.shape[-1] else given
    heads = weights[convolutions:]

    def listed(head: int) -> jax.Array:
        return jax.nn.relu(through(heads[head], here)).reshape(here.shape[0], -1)

    of_cells = listed(POLICY_CELLS)
    hidden = jax.nn.relu(through(heads[VALUE_HIDDEN], listed(VALUE_CELLS)))
    value = jnp.tanh(through(heads[VALUE], hidden))[:, 0]
    replies = through(heads[HEADS], of_cells) if len(heads) > HEADS else None
    return through(heads[POLICY], of_cells), value, replies


def through(layer: tuple[Any, Any], inputs: jax.Array) -> jax.Array:
    return inputs @ layer[0] + layer[1]


def evaluator(shape: NetworkShape, weights: Sequence[Layer]) -> Evaluate:
    """What the network says of many positions at once."""
    check_process()
    ready = [(jnp.asarray(rows), jnp.asarray(begins)) for rows, begins in weights[: len(shape.sizes())]]

    def evaluate(planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        logits, values, _ = told(ready, planes, shape)
        return np.asarray(logits), np.asarray(values)

    return evaluate


told = jax.jit(tell, static_argnums=2)


def check_process() -> None:
    """A process that was forked after JAX had begun to work would wait for ever for the threads that it lacks."""
    if os.getpid() != WORKS_IN.setdefault("process", os.getpid()):
        raise RuntimeError("JAX was at work before this process was forked: play and learn in processes of their own")


def use_one_thread() -> None:
    """For a process that shares the machine with others of its kind; before JAX begins to work."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # of the memory of a graphics processor


def loss_of(weights: Weights, batch: Batch, shape: NetworkShape, recipe: Recipe) -> tuple[Any, Any]:
    """What is made small, and the losses in it."""
    planes, policy, value, reply = batch
    logits, value_told, replies = tell(weights, planes, shape)
    shares = jax.nn.log_softmax(logits)
    assert replies is not None
    reply_loss = -(reply * jax.nn.log_softmax(replies)).sum(-1).mean()
    policy_loss, value_loss = -(policy * shares).sum(-1).mean(), ((value_told - value) ** 2).mean()
    entropy = -(jnp.exp(shares) * shares).sum(-1).mean()
    searchs = -(policy * jnp.log(jnp.maximum(policy, 1e-9))).sum(-1).mean()
    squares = sum(jnp.sum(rows**2) + jnp.sum(begins**2) for rows, begins in weights)
    total = policy_loss + recipe.value_weight * value_loss + recipe.reply_weight * reply_loss + recipe.penalty * squares
    return total, (total, policy_loss, value_loss, entropy, policy_loss - searchs)


class Learner:
    """Learns on from where it was, with the same momentum."""

    def __init__(self, shape: NetworkShape, recipe: Recipe, symmetries: np.ndarray) -> None:
        """A symmetry says for each cell where it comes from, int64[symmetries, cells]; actions are cells or columns."""
        check_process()
        self.shape, self.recipe, self.symmetries = shape, recipe, symmetries
        way = OPTIMIZERS[recipe.optimizer]
        self.optimizer = optax.inject_hyperparams(lambda learning_rate: way(learning_rate, weight_decay=recipe.decay))(
            recipe.rate
        )
        self.gradient = jax.value_and_grad(partial(loss_of, shape=shape, recipe=recipe), has_aux=True)
        self.step: Callable[..., Any] = jax.jit(self.one_step)

    def one_step(self, weights: Weights, momentum: Any, batch: Batch) -> tuple[Weights, Any, Any]:
        (_, losses), slopes = self.gradient(weights, batch)
        changes, momentum = self.optimizer.update(slopes, momentum, weights)
        return optax.apply_updates(weights, changes), momentum, jnp.stack(losses)

    def learn(
        self, before: Checkpoint, samples: np.ndarray, steps: int, seed: int, rate: float, progress: Any = None
    ) -> tuple[Checkpoint, Losses]:
        """So many steps on from there, on samples that are drawn and turned anew for each; the share that is done is
        written to `progress`."""
        chance, losses = np.random.default_rng(seed), []
        weights: Weights = list(before.weights)
        momentum = self.optimizer.init(weights)
        if before.momentum:
            momentum = jax.tree_util.tree_unflatten(jax.tree_util.tree_structure(momentum), before.momentum)
        momentum.hyperparams["learning_rate"] = jnp.asarray(rate, jnp.float32)
        shares = shares_of(samples, self.recipe.surprise_share)
        for step in range(steps):
            drawn = np.searchsorted(shares, chance.random(self.recipe.batch)).clip(0, samples.size - 1)
            weights, momentum, found = self.step(weights, momentum, self.turned(samples, drawn, chance))
            losses.append(found)
            if progress is not None:
                progress[0] = (step + 1) / steps
        after = [(np.asarray(rows), np.asarray(begins)) for rows, begins in weights]
        leaves = [np.asarray(leaf) for leaf in jax.tree_util.tree_leaves(momentum)]
        means = np.mean(jax.device_get(losses), axis=0) if losses else np.zeros(len(Losses._fields))
        return before._replace(weights=after, momentum=leaves), Losses(*map(float, means))

    def error_of_values(self, weights: Sequence[Layer], samples: np.ndarray) -> float:
        """The mean of the squared errors of what a network says of samples, as they are."""
        evaluate, errors = evaluator(self.shape, weights), list[np.ndarray]()
        for begin in range(0, samples.size, self.recipe.batch):
            some = samples[begin : begin + self.recipe.batch]
            errors.append((evaluate(planes_of(some, self.shape))[1] - values_of(some, self.recipe)) ** 2)
        return float(np.concatenate(errors).mean())

    def turned(self, samples: np.ndarray, drawn: np.ndarray, chance: np.random.Generator) -> Batch:
        """What is learned of some positions, each in one of its symmetries."""
        shape, recipe, some = self.shape, self.recipe, samples[drawn]
        cells = self.symmetries[chance.integers(0, len(self.symmetries), some.size)]
        moves = cells if shape.actions == cells.shape[1] else cells[:, : shape.actions]  # columns: the top row's
        shown = planes_of(some, shape)
        planes = np.take_along_axis(shown.reshape(some.size, -1, shape.planes), cells[:, :, None], axis=1)
        policy = np.take_along_axis(some["policy"].astype(np.float32), moves, axis=1)
        value = values_of(some, recipe)
        reply = np.zeros_like(policy)
        if recipe.reply_weight:
            following = samples[np.minimum(drawn + 1, samples.size - 1)]
            replies = np.take_along_axis(following["policy"].astype(np.float32), moves, axis=1)
            reply = replies * is_reply(shown, planes_of(following, shape))[:, None]
        return planes.reshape(some.size, shape.rows, shape.columns, shape.planes), policy, value, reply


def values_of(samples: np.ndarray, recipe: Recipe) -> np.ndarray:
    """float32[samples] what is learned as their value."""
    worth = samples["worth"].astype(np.float32)
    found: np.ndarray = (recipe.result_share * samples["result"] + (1 - recipe.result_share) * worth).astype(np.float32)
    return found


def is_reply(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """bool[positions] whether the one is the other after a move: it may be of another game, or later in this one."""
    own, others, then_own, then_others = before[..., 0], before[..., 1], after[..., 0], after[..., 1]
    board = (1, 2)
    moved: np.ndarray = (then_others - own).sum(board) == 1
    return moved & (then_own == others).all(board) & (then_others >= own).all(board)


def shares_of(samples: np.ndarray, surprise_share: float) -> np.ndarray:
    """float64[samples] how likely each or one before it is drawn."""
    surprise = samples["surprise"].astype(np.float64)
    total = surprise.sum()
    weights = (1 - surprise_share) / samples.size + (surprise_share * surprise / total if total else 0.0)
    return np.cumsum(np.broadcast_to(weights, samples.shape))
