"""The network in JAX, its loss, and fitting it to samples. JAX comes with `kaggle-environments`."""
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
from tempo.training.self_play.configs import TrainConfig
from tempo.training.self_play.network.batch_network import batch_evaluator
from tempo.training.self_play.samples import unpack_planes, value_targets
from tempo.training.self_play.symmetries import of_actions

Batch = tuple[Any, Any, Any, Any]  # planes, policy targets, value targets, reply targets (zeros where none is known)
OPTIMIZERS: dict[str, Callable[..., Any]] = {"adam": optax.adamw, "muon": muon}
SMALLEST_BATCH = 8
_JAX_PROCESS: dict[str, int] = {}
Weights = list[tuple[Any, Any]]  # of each layer: float32[inputs, outputs] weights, float32[outputs] biases


class Losses(NamedTuple):
    """Mean losses over the steps of one fit."""

    total: float  # minimised
    policy: float  # cross entropy with the search's policy
    value: float  # squared error
    entropy: float  # of the network's policy
    kl: float  # divergence of the network's policy from the search's


def forward(weights: Weights, planes: jax.Array, shape: NetworkShape) -> tuple[jax.Array, jax.Array, jax.Array | None]:
    """Return logits of all actions, value, and logits of all replies if there is a head for them, of each position."""
    here, convolutions = planes, len(shape.channels)
    for layer, biases in weights[:convolutions]:
        kernel = layer.reshape(KERNEL_SIZE, KERNEL_SIZE, here.shape[-1], -1)
        given = jax.lax.conv_general_dilated(here, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        given = jax.nn.relu(given + biases)
        here = here + given if shape.residual and here.shape[-1] == given.shape[-1] else given
    heads = weights[convolutions:]

    def flat(head: int) -> jax.Array:
        return jax.nn.relu(dense(heads[head], here)).reshape(here.shape[0], -1)

    of_cells = flat(POLICY_CELLS)
    hidden = jax.nn.relu(dense(heads[VALUE_HIDDEN], flat(VALUE_CELLS)))
    value = jnp.tanh(dense(heads[VALUE], hidden))[:, 0]
    replies = dense(heads[HEADS], of_cells) if len(heads) > HEADS else None
    return dense(heads[POLICY], of_cells), value, replies


def dense(layer: tuple[Any, Any], inputs: jax.Array) -> jax.Array:
    """Return a fully connected layer's output, without activation."""
    return inputs @ layer[0] + layer[1]


compiled_forward = jax.jit(forward, static_argnums=2)


def evaluator(shape: NetworkShape, weights: Sequence[Layer]) -> Evaluate:
    """Return a function that evaluates a batch with these weights: in JAX where it has a GPU, else compiled."""
    check_process()
    return batch_evaluator(shape, weights) if jax.default_backend() == "cpu" else jax_evaluator(shape, weights)


def jax_evaluator(shape: NetworkShape, weights: Sequence[Layer]) -> Evaluate:
    """Return a function that evaluates a batch in JAX, padded to a power of two: JAX compiles for each size."""
    on_device = [(jnp.asarray(layer), jnp.asarray(biases)) for layer, biases in weights[: len(shape.sizes())]]

    def evaluate(planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        count = len(planes)
        filled = np.zeros((max(SMALLEST_BATCH, 1 << (count - 1).bit_length()), *planes.shape[1:]), np.float32)
        filled[:count] = planes
        logits, values, _ = compiled_forward(on_device, filled, shape)
        return np.asarray(logits)[:count], np.asarray(values)[:count]

    return evaluate


def check_process() -> None:
    """Raise in a process that was forked after JAX started: it lacks JAX's threads and would wait for them forever."""
    if os.getpid() != _JAX_PROCESS.setdefault("process", os.getpid()):
        raise RuntimeError("JAX was at work before this process was forked: play and learn in processes of their own")


def use_one_thread() -> None:
    """Limit JAX to one thread, for a process that shares the machine with others like it. Call before JAX starts."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # of GPU memory


def loss(weights: Weights, batch: Batch, shape: NetworkShape, config: TrainConfig) -> tuple[Any, Any]:
    """Return the total loss of a batch, and the figures of Losses as a tuple."""
    planes, policy, value, reply = batch
    logits, predicted_value, replies = forward(weights, planes, shape)
    log_policy = jax.nn.log_softmax(logits)
    assert replies is not None
    reply_loss = -(reply * jax.nn.log_softmax(replies)).sum(-1).mean()
    policy_loss, value_loss = -(policy * log_policy).sum(-1).mean(), ((predicted_value - value) ** 2).mean()
    entropy = -(jnp.exp(log_policy) * log_policy).sum(-1).mean()
    target_entropy = -(policy * jnp.log(jnp.maximum(policy, 1e-9))).sum(-1).mean()
    squares = sum(jnp.sum(layer**2) + jnp.sum(biases**2) for layer, biases in weights)
    total = policy_loss + value_loss + config.reply_weight * reply_loss + config.l2_penalty * squares
    return total, (total, policy_loss, value_loss, entropy, policy_loss - target_entropy)


class Learner:
    """Fits the network to samples, with an optimizer state that lasts from fit to fit."""

    def __init__(self, shape: NetworkShape, config: TrainConfig, symmetries: np.ndarray) -> None:
        """Set up the optimizer.

        Args:
            shape: of the network.
            config: optimizer and loss.
            symmetries: int64[symmetries, cells] the cell that moves to each cell.
        """
        check_process()
        self.shape, self.config, self.symmetries = shape, config, symmetries
        self.action_symmetries = of_actions(symmetries, shape.columns, shape.actions)
        kind = OPTIMIZERS[config.optimizer]
        self.optimizer = optax.inject_hyperparams(
            lambda learning_rate: kind(learning_rate, weight_decay=config.weight_decay)
        )(config.learning_rate)
        self.gradient = jax.value_and_grad(partial(loss, shape=shape, config=config), has_aux=True)
        self.step: Callable[..., Any] = jax.jit(self._step)

    def _step(self, weights: Weights, state: Any, batch: Batch) -> tuple[Weights, Any, Any]:
        (_, losses), gradients = self.gradient(weights, batch)
        updates, state = self.optimizer.update(gradients, state, weights)
        return optax.apply_updates(weights, updates), state, jnp.stack(losses)

    def fit(
        self, before: Checkpoint, samples: np.ndarray, steps: int, seed: int, learning_rate: float, progress: Any = None
    ) -> tuple[Checkpoint, Losses]:
        """Run optimizer steps on random batches, each sample in a random symmetry.

        Args:
            before: weights and optimizer state to start from.
            samples: sample_type[samples].
            steps: of the optimizer.
            seed: of the batches.
            learning_rate: of all steps.
            progress: a buffer of one float64; the finished share of the steps is written to it.

        Returns: the checkpoint with new weights and optimizer state, and the mean losses.
        """
        rng, losses = np.random.default_rng(seed), []
        weights: Weights = list(before.weights)
        state = self.optimizer.init(weights)
        if before.optimizer_state:
            state = jax.tree_util.tree_unflatten(jax.tree_util.tree_structure(state), before.optimizer_state)
        state.hyperparams["learning_rate"] = jnp.asarray(learning_rate, jnp.float32)
        cumulated = cumulated_weights(samples, self.config.surprise_share)
        for step in range(steps):
            drawn = np.searchsorted(cumulated, rng.random(self.config.batch_size)).clip(0, samples.size - 1)
            weights, state, step_losses = self.step(weights, state, self.batch(samples, drawn, rng))
            losses.append(step_losses)
            if progress is not None:
                progress[0] = (step + 1) / steps
        after = [(np.asarray(layer), np.asarray(biases)) for layer, biases in weights]
        leaves = [np.asarray(leaf) for leaf in jax.tree_util.tree_leaves(state)]
        means = np.mean(jax.device_get(losses), axis=0) if losses else np.zeros(len(Losses._fields))
        return before._replace(weights=after, optimizer_state=leaves), Losses(*map(float, means))

    def value_error(self, weights: Sequence[Layer], samples: np.ndarray) -> float:
        """Return the mean squared error of a network's values on samples."""
        evaluate, errors = evaluator(self.shape, weights), list[np.ndarray]()
        for begin in range(0, samples.size, self.config.batch_size):
            some = samples[begin : begin + self.config.batch_size]
            errors.append((evaluate(unpack_planes(some, self.shape))[1] - value_targets(some, self.config)) ** 2)
        return float(np.concatenate(errors).mean())

    def batch(self, samples: np.ndarray, drawn: np.ndarray, rng: np.random.Generator) -> Batch:
        """Return inputs and targets of some samples, each in a random symmetry.

        Args:
            samples: sample_type[samples] all samples; the one behind a drawn sample may hold its reply.
            drawn: int64[batch] indices.
            rng: draws the symmetries.
        """
        shape, config, some = self.shape, self.config, samples[drawn]
        which = rng.integers(0, len(self.symmetries), some.size)
        cells, moves = self.symmetries[which], self.action_symmetries[which]
        planes = unpack_planes(some, shape)
        turned = np.take_along_axis(planes.reshape(some.size, -1, shape.planes), cells[:, :, None], axis=1)
        policy = np.take_along_axis(some["policy"].astype(np.float32), moves, axis=1)
        value = value_targets(some, config)
        reply = np.zeros_like(policy)
        if config.reply_weight:
            following = samples[np.minimum(drawn + 1, samples.size - 1)]
            replies = np.take_along_axis(following["policy"].astype(np.float32), moves, axis=1)
            reply = replies * is_reply(planes, unpack_planes(following, shape))[:, None]
        return turned.reshape(some.size, shape.rows, shape.columns, shape.planes), policy, value, reply


def is_reply(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """Return bool[positions], whether each position of `after` is one move behind that of `before`. Otherwise it is
    from another game, or later in the same one. Both: float32[positions, rows, columns, planes]."""
    own, others, then_own, then_others = before[..., 0], before[..., 1], after[..., 0], after[..., 1]
    board = (1, 2)
    moved: np.ndarray = (then_others - own).sum(board) == 1
    return moved & (then_own == others).all(board) & (then_others >= own).all(board)


def cumulated_weights(samples: np.ndarray, surprise_share: float) -> np.ndarray:
    """Return the cumulated probabilities of drawing each sample, float64[samples]."""
    surprise = samples["surprise"].astype(np.float64)
    total = surprise.sum()
    weights = (1 - surprise_share) / samples.size + (surprise_share * surprise / total if total else 0.0)
    return np.cumsum(np.broadcast_to(weights, samples.shape))
