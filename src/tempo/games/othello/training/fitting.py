"""Fitting of the network: stochastic gradient descent, one position at a time, with AdaGrad.

Each weight has its own step size, which falls with the squares of its gradients so far. So rare features learn fast and
common ones settle. The loss is pseudo-Huber: errors far above HUBER_DISCS count linearly, because positions that are as
good as decided are predicted badly by any sum of features and must not dominate.
"""
from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from tempo.games.othello.evaluation.evaluate import (
    ACTIVE_FEATURES,
    DISCS_OF_PHASE,
    FIRST_DISCS,
    HIDDEN,
    LEAK_BITS,
    PHASES,
    SOLVED_DISCS,
    UNIT,
    WIDTH,
    find_features,
)
from tempo.games.othello.evaluation.weights import Network, evaluator_of, feature_rows, row_of_feature
from tempo.games.othello.rules import CELLS, moves_of
from tempo.native.jit import inlined, kernel

FEATURE_RATE, HEAD_RATE = np.float32(0.1), np.float32(0.02)  # learning rates
ZERO, ONE, LEAK = np.float32(0), np.float32(1), np.float32(1 / (1 << LEAK_BITS))
HUBER_DISCS = np.float32(8.0)  # error at which the loss turns from quadratic to linear
MAX_PER_PHASE = 500_000  # positions of a phase in one pass
INITIAL_SQUARE = np.float32(1.0)  # of the sums of squared gradients


class Dataset(NamedTuple):
    """Positions ready for fitting."""

    rows: np.ndarray  # int32[N, ACTIVE_FEATURES] weight rows of the active features
    phases: np.ndarray  # int32[N]
    values: np.ndarray  # float32[N] in discs


def empty_network() -> Network:
    """Return a network of zeros."""
    return Network(
        np.zeros((feature_rows(), WIDTH), np.float32),
        np.zeros((PHASES, WIDTH), np.float32),
        np.zeros((PHASES, WIDTH, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
    )


def dataset_of(samples: np.ndarray) -> Dataset:
    """Return samples as a dataset, without positions whose last squares the evaluation searches to the end."""
    samples = samples[samples["discs"] < SOLVED_DISCS]
    rows = np.empty((samples.size, ACTIVE_FEATURES), np.int32)
    mine, theirs = np.ascontiguousarray(samples["mine"]), np.ascontiguousarray(samples["theirs"])
    write_rows(evaluator_of(empty_network()), mine, theirs, row_of_feature(), rows)
    phases = (samples["discs"].astype(np.int32) - FIRST_DISCS) // DISCS_OF_PHASE
    return Dataset(rows, phases, (samples["value"] / UNIT).astype(np.float32))


@kernel
def write_rows(evaluator, mine, theirs, row_of, rows):
    """Write the weight rows of the active features of all positions.

    Args:
        evaluator: PatternEvaluator, for its scratch memory.
        mine, theirs: uint64[N] the discs.
        row_of: int32[FEATURES] from row_of_feature.
        rows: int32[N, ACTIVE_FEATURES] written.
    """
    for number in range(mine.size):
        ours, others = mine[number], theirs[number]
        find_features(evaluator, ours, others, moves_of(ours, others), moves_of(others, ours))
        for place in range(ACTIVE_FEATURES):
            rows[number, place] = row_of[evaluator.active[place]]


class FitState(NamedTuple):
    """AdaGrad's sums of squared gradients of each weight, and the activations of one position."""

    features: np.ndarray
    biases: np.ndarray
    hidden_weights: np.ndarray
    hidden_biases: np.ndarray
    output_weights: np.ndarray
    sums: np.ndarray  # float32[WIDTH] before the activation
    activated: np.ndarray  # float32[WIDTH] after it
    sum_gradients: np.ndarray  # float32[WIDTH]
    hidden: np.ndarray  # float32[HIDDEN] before the activation


def new_fit_state(network: Network) -> FitState:
    """Return the state before the first step."""
    features, biases, hidden_weights, hidden_biases, output_weights = (
        np.full_like(part, INITIAL_SQUARE) for part in network
    )
    sums, activated, sum_gradients = np.zeros((3, WIDTH), np.float32)
    return FitState(
        features, biases, hidden_weights, hidden_biases, output_weights, sums, activated, sum_gradients,
        np.zeros(HIDDEN, np.float32),
    )  # fmt: skip


def fit(network: Network, data: Dataset, passes: int, seed: int) -> None:
    """Fit a network in place, with a learning rate that falls from pass to pass.

    Args:
        network: changed in place.
        data: the positions.
        passes: over the data; each takes at most MAX_PER_PHASE positions of a phase, as all share the features.
        seed: of the order.
    """
    state, rng = new_fit_state(network), np.random.default_rng(seed)
    for number in range(passes):
        pace = np.float32(1 - number / passes)
        order = balanced_order(data, rng)
        fit_pass(network, state, data, order, pace * FEATURE_RATE, pace * HEAD_RATE)


def balanced_order(data: Dataset, rng: np.random.Generator, most: int = MAX_PER_PHASE) -> np.ndarray:
    """Return int64[], positions in random order, at most `most` of each phase."""
    order = rng.permutation(data.values.size)
    phases = data.phases[order]
    return rng.permutation(np.concatenate([order[phases == phase][:most] for phase in range(PHASES)]))


@kernel
def fit_pass(network, state, data, order, feature_rate, head_rate):
    """Update the network with each position once.

    Args:
        network: Network, changed.
        state: FitState, changed.
        data: Dataset.
        order: int64[] positions.
        feature_rate, head_rate: float32, the learning rates.
    """
    for number in range(order.size):
        position = order[number]
        error = predict(network, state, data, position) - data.values[position]
        update(network, state, data, position, error, feature_rate, head_rate)


@kernel
def predict_all(network, state, data, predicted):
    """Write the predictions of all positions, float32[N], in discs."""
    for position in range(predicted.size):
        predicted[position] = predict(network, state, data, position)


@inlined
def predict(network, state, data, position):
    """Return the network's value of a position, in discs; the activations stay in `state`."""
    sums, activated, hidden = state.sums, state.activated, state.hidden
    phase = data.phases[position]
    for k in range(WIDTH):
        sums[k] = network.biases[phase, k]
    for place in range(ACTIVE_FEATURES):
        row = data.rows[position, place]
        for k in range(WIDTH):
            sums[k] += network.features[row, k]
    for m in range(HIDDEN):
        hidden[m] = network.hidden_biases[phase, m]
    for k in range(WIDTH):
        activated[k] = max(sums[k], LEAK * sums[k])
        for m in range(HIDDEN):
            hidden[m] += network.hidden_weights[phase, k, m] * activated[k]
    value = np.float32(0)
    for m in range(HIDDEN):
        value += network.output_weights[phase, m] * max(hidden[m], LEAK * hidden[m])
    return value


@inlined
def update(network, state, data, position, error, feature_rate, head_rate):
    """Take one AdaGrad step against the error of a position.

    Args:
        network, state, data, feature_rate, head_rate: as in fit_pass; `state` holds the activations.
        position: index of the position.
        error: float32, prediction minus value, in discs.
    """
    activated, hidden, sum_gradients = state.activated, state.hidden, state.sum_gradients
    phase = data.phases[position]
    gradient = huber_slope(error)
    backpropagate(network, state, phase, gradient)
    for m in range(HIDDEN):
        slope = leaky_slope(hidden[m])
        below = gradient * network.output_weights[phase, m] * slope
        step_one(network.output_weights, state.output_weights, phase, m, gradient * hidden[m] * slope, head_rate)
        step_one(network.hidden_biases, state.hidden_biases, phase, m, below, head_rate)
        for k in range(WIDTH):
            here = below * activated[k]
            state.hidden_weights[phase, k, m] += here * here
            network.hidden_weights[phase, k, m] -= head_rate * here / np.sqrt(state.hidden_weights[phase, k, m])
    for k in range(WIDTH):
        step_one(network.biases, state.biases, phase, k, sum_gradients[k], head_rate)
    for place in range(ACTIVE_FEATURES):
        row = data.rows[position, place]
        for k in range(WIDTH):
            square = state.features[row, k] + sum_gradients[k] * sum_gradients[k]
            state.features[row, k] = square
            network.features[row, k] -= feature_rate * sum_gradients[k] / np.sqrt(square)


@inlined
def huber_slope(error):
    """Return the slope of the loss at an error, in discs."""
    return error / np.sqrt(ONE + error * error / (HUBER_DISCS * HUBER_DISCS))


@inlined
def backpropagate(network, state, phase, gradient):
    """Write the gradients of the sums for this gradient of the output."""
    sum_gradients, sums, hidden = state.sum_gradients, state.sums, state.hidden
    for k in range(WIDTH):
        sum_gradients[k] = ZERO
    for m in range(HIDDEN):
        below = gradient * network.output_weights[phase, m] * leaky_slope(hidden[m])
        for k in range(WIDTH):
            sum_gradients[k] += below * network.hidden_weights[phase, k, m]
    for k in range(WIDTH):
        sum_gradients[k] *= leaky_slope(sums[k])


@inlined
def leaky_slope(number):
    """Return the slope of the activation."""
    return ONE if number > ZERO else LEAK


@inlined
def step_one(weights, squares, phase, place, gradient, rate):
    """Take an AdaGrad step of one weight of a head.

    Args:
        weights: float32[PHASES, ...] changed.
        squares: the same shape, sums of squared gradients, changed.
        phase, place: index of the weight.
        gradient, rate: float32.
    """
    squares[phase, place] += gradient * gradient
    weights[phase, place] -= rate * gradient / np.sqrt(squares[phase, place])


def predictions(network: Network, data: Dataset) -> np.ndarray:
    """Return the predictions of all positions, float32[N], in discs from -64 to 64."""
    predicted = np.empty(data.values.size, np.float32)
    predict_all(network, new_fit_state(network), data, predicted)
    return predicted.clip(-CELLS, CELLS)


class Errors(NamedTuple):
    """Errors of a network, in discs."""

    positions: int
    mean: float  # absolute error
    spread: float  # root mean square error

    @property
    def margin(self) -> float:
        """Return twice the standard error of the mean."""
        return 2 * math.sqrt(max(0.0, self.spread**2 - self.mean**2) / max(1, self.positions))


def errors_of(network: Network, data: Dataset) -> Errors:
    """Return how far the predictions are from the values."""
    off = predictions(network, data) - data.values
    return Errors(off.size, float(np.abs(off).mean()), float(np.sqrt((off**2).mean()))) if off.size else Errors(0, 0, 0)
