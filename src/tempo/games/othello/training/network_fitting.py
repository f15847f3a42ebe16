"""Fitting of the small networks that make the weights of the features (evaluation/feature_networks.py).

Batches of positions, Adam, a learning rate that falls along a cosine. A batch needs the weights of the features that
are active in it, some ten thousand. Gradients of their weights go on into the networks. In the last part of the fit the
networks compute with parameters rounded to steps, while the gradients go on to change the whole ones.
"""
from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.arena.adapter.trainer import Log
from tempo.games.othello.evaluation.evaluate import ACTIVE_FEATURES, HIDDEN, LEAK_BITS, WIDTH
from tempo.games.othello.evaluation.feature_networks import (
    MAX_PARAMETER,
    PARAMETER_STEPS,
    FeatureNetwork,
    feature_tables,
    feature_weights,
    networks_in,
    parameter_count,
)
from tempo.games.othello.evaluation.weights import Network, feature_rows
from tempo.games.othello.training.fitting import (
    Dataset,
    FitState,
    backpropagate,
    balanced_order,
    huber_slope,
    leaky_slope,
    new_fit_state,
    predict,
)
from tempo.native.jit import kernel

BATCH = 4096  # positions
RATE = 0.01  # the highest learning rate
WARM_UP = 200  # steps until it is reached
MOST_OF_PHASE = 150_000  # positions in one pass over the data
ROUNDED_SHARE = 0.2  # of the steps, at the end
REPORTS = 10  # lines of progress
MEMORY, SQUARE_MEMORY, TINY = 0.9, 0.999, 1e-8  # of Adam
LAST_SCALE = 0.1  # of the first parameters of a network's last layer
OLD_SHARE = 0.99  # of the error that is logged, a moving average


class Adam:
    """Adam's moving averages of the gradients and of their squares."""

    def __init__(self, size: int) -> None:
        self.gradients, self.squares = np.zeros((2, size), np.float32)
        self.steps = 0

    def step(self, parameters: np.ndarray, gradients: np.ndarray, rate: float) -> None:
        """Take one step, in place."""
        self.steps += 1
        self.gradients += np.float32(1 - MEMORY) * (gradients - self.gradients)
        self.squares += np.float32(1 - SQUARE_MEMORY) * (gradients * gradients - self.squares)
        pace = rate * math.sqrt(1 - SQUARE_MEMORY**self.steps) / (1 - MEMORY**self.steps)
        parameters -= np.float32(pace) * self.gradients / (np.sqrt(self.squares) + np.float32(TINY))


class NetworkFit:
    """Parameters of all feature networks and heads in one array, and views of it."""

    def __init__(self, heads: Network, seed: int) -> None:
        """Start with random feature networks, and with the heads of a network."""
        count, parts = parameter_count(), heads[1:]
        self.parameters = np.concatenate([random_parameters(seed), *(part.ravel() for part in parts)])
        self.gradients = np.zeros_like(self.parameters)
        self.adam = Adam(self.parameters.size)
        self.of_features, self.feature_gradients = self.parameters[:count], self.gradients[:count]
        features = np.zeros((feature_rows(), WIDTH), np.float32)
        self.network = network_in(features, self.parameters[count:], parts)
        self.network_gradients = network_in(np.zeros_like(features), self.gradients[count:], parts)
        self.state: FitState = new_fit_state(self.network)

    def step(self, data: Dataset, batch: np.ndarray, rate: float, rounded: bool) -> float:
        """Take one step; return the mean absolute error of the batch before it, in discs."""
        used = np.zeros(feature_rows(), np.uint8)
        mark_rows(data.rows, batch, used)
        parameters = in_whole_steps(self.of_features) / np.float32(PARAMETER_STEPS) if rounded else self.of_features
        active = list(activations_of(parameters, used, self.network.features))
        self.gradients.fill(0)
        self.network_gradients.features.fill(0)
        error = add_gradients(self.network, self.state, data, batch, self.network_gradients)
        of_networks = zip(active, networks_in(parameters), networks_in(self.feature_gradients), strict=True)
        for activations, network, gradients in of_networks:
            backpropagate_features(activations, network, self.network_gradients.features, gradients)
        self.gradients /= np.float32(batch.size)
        self.adam.step(self.parameters, self.gradients, rate)
        return float(error) / batch.size


class Activations(NamedTuple):
    """What a network computed for the active features of its table."""

    rows: np.ndarray  # int64[] of the weights
    inputs: np.ndarray
    first: np.ndarray
    second: np.ndarray


def fit_networks(heads: Network, data: Dataset, steps: int, seed: int, log: Log) -> tuple[np.ndarray, Network]:
    """Fit feature networks, and heads with them.

    Args:
        heads: a network whose heads are the first ones.
        data: the positions.
        steps: batches.
        seed: of the first parameters and of the order.
        log: prints progress.

    Returns: the parameters of the feature networks in steps, int8[], and the whole network.
    """
    fitted, batches = NetworkFit(heads, seed), batches_of(data, np.random.default_rng(seed))
    error = 0.0
    for number in range(steps):
        rate = RATE * min(1, (number + 1) / WARM_UP) * (1 + math.cos(math.pi * number / steps)) / 2
        now = fitted.step(data, next(batches), rate, rounded=number >= (1 - ROUNDED_SHARE) * steps)
        error = OLD_SHARE * error + (1 - OLD_SHARE) * now if number else now
        if (number + 1) % max(1, steps // REPORTS) == 0:
            log(f"{number + 1:,} of {steps:,} steps, mean error {error:.2f} discs")
    parameters = in_whole_steps(fitted.of_features).astype(np.int8)
    return parameters, fitted.network._replace(features=np.concatenate(list(feature_weights(parameters))))


def batches_of(data: Dataset, rng: np.random.Generator) -> Iterator[np.ndarray]:
    """Yield batches of positions without end: int64[BATCH], or fewer where there are not so many."""
    while True:
        order = balanced_order(data, rng, MOST_OF_PHASE)
        for start in range(0, max(1, order.size - BATCH + 1), BATCH):
            yield order[start : start + BATCH]


def random_parameters(seed: int) -> np.ndarray:
    """Return random first parameters of all feature networks, float32[]; biases are 0."""
    rng, parameters = np.random.default_rng(seed), []
    for table in feature_tables():
        places, (first, second) = table.digits.shape[1], table.sums
        scales = (math.sqrt(2 / places), 0, math.sqrt(2 / first), 0, LAST_SCALE / math.sqrt(second), 0)
        for shape, scale in zip(table.shapes, scales, strict=True):
            parameters.append(rng.normal(0, scale, shape).ravel().astype(np.float32))
    return np.concatenate(parameters)


def network_in(features: np.ndarray, heads: np.ndarray, like: tuple[np.ndarray, ...]) -> Network:
    """Return a network whose heads are views of one array, with the shapes of `like`."""
    places = np.cumsum([part.size for part in like])[:-1]
    parts = [part.reshape(other.shape) for part, other in zip(np.split(heads, places), like, strict=True)]
    return Network(features, *parts)


def in_whole_steps(parameters: np.ndarray) -> np.ndarray:
    """Return parameters in steps, rounded, float32[]."""
    return np.rint(parameters * np.float32(PARAMETER_STEPS)).clip(-MAX_PARAMETER, MAX_PARAMETER)


@cache
def table_inputs() -> tuple[np.ndarray, ...]:
    """Return the inputs of all tables, float32[rows, inputs] each."""
    return tuple(table.inputs(np.float32) for table in feature_tables())


def activations_of(parameters: np.ndarray, used: np.ndarray, features: np.ndarray) -> Iterator[Activations]:
    """Write the weights of the features that are used, and yield what each network computed."""
    start = 0
    for inputs, network in zip(table_inputs(), networks_in(parameters), strict=True):
        places = np.flatnonzero(used[start : start + len(inputs)])
        chosen, rows = inputs[places], places + start
        first, second, features[rows] = network.layers(chosen)
        yield Activations(rows, chosen, first, second)
        start += len(inputs)


def backpropagate_features(
    active: Activations, network: FeatureNetwork, features: np.ndarray, gradients: FeatureNetwork
) -> None:
    """Write the gradients of a feature network.

    Args:
        active: what it computed.
        network: its parameters.
        features: gradients of the weights of all features.
        gradients: written.
    """
    leak = np.float32(1 / (1 << LEAK_BITS))
    last = features[active.rows]
    second = last @ network.last.T * np.where(active.second > 0, np.float32(1), leak)
    first = second @ network.second.T * np.where(active.first > 0, np.float32(1), leak)
    for below, above, weights, biases in (
        (active.inputs, first, gradients.first, gradients.first_biases),
        (active.first, second, gradients.second, gradients.second_biases),
        (active.second, last, gradients.last, gradients.last_biases),
    ):
        weights[:] = below.T @ above
        biases[:] = above.sum(0)


@kernel
def mark_rows(rows, batch, used):
    """Mark the rows of weights that a batch uses.

    Args:
        rows: int32[N, ACTIVE_FEATURES] of the dataset.
        batch: int64[] positions.
        used: uint8[rows of weights] written.
    """
    for number in range(batch.size):
        for place in range(ACTIVE_FEATURES):
            used[rows[batch[number], place]] = 1


@kernel
def add_gradients(network, state, data, batch, gradients):
    """Add the gradients of a batch to those of the network.

    Args:
        network: Network.
        state: FitState, for its activations.
        data: Dataset.
        batch: int64[] positions.
        gradients: Network, of the gradients.

    Returns: the sum of the absolute errors, in discs.
    """
    total = np.float64(0)
    activated, hidden, sum_gradients = state.activated, state.hidden, state.sum_gradients
    for number in range(batch.size):
        position = batch[number]
        phase = data.phases[position]
        error = predict(network, state, data, position) - data.values[position]
        total += abs(error)
        gradient = huber_slope(error)
        backpropagate(network, state, phase, gradient)
        for m in range(HIDDEN):
            slope = leaky_slope(hidden[m])
            below = gradient * network.output_weights[phase, m] * slope
            gradients.output_weights[phase, m] += gradient * hidden[m] * slope
            gradients.hidden_biases[phase, m] += below
            for k in range(WIDTH):
                gradients.hidden_weights[phase, k, m] += below * activated[k]
        for k in range(WIDTH):
            gradients.biases[phase, k] += sum_gradients[k]
        for place in range(ACTIVE_FEATURES):
            row = data.rows[position, place]
            for k in range(WIDTH):
                gradients.features[row, k] += sum_gradients[k]
    return total
