"""Pruning and quantization of the feature weights, so that the network fits into a short text.

Most features are rare, and their weights could as well be 0. Each weight is kept or set to 0 by the smaller sum of

    growth of the squared error, sensitivity * (weight - quantized weight)^2,  and  price * bits

where the bits are the entropy code of the quantized weight among all weights, and all phases count alike. After pruning
the other weights are fitted again. At last they are rounded to whole steps, and the heads are fitted once more.
"""
from __future__ import annotations

import numpy as np

from tempo.games.othello.evaluation.evaluate import ACTIVE_FEATURES, PHASES, WIDTH
from tempo.games.othello.evaluation.unpacking import TEXT_STEPS
from tempo.games.othello.evaluation.weights import MAX_STEPS, Network
from tempo.games.othello.training.fitting import (
    ONE,
    Dataset,
    backpropagate,
    fit,
    new_fit_state,
    predict,
    predictions,
)
from tempo.native.jit import kernel

PRUNINGS = 3  # with a rising price
ROUNDS = 3  # of pricing the bits again after the choice


def error_sensitivity(network: Network, data: Dataset) -> np.ndarray:
    """Return float64[rows, WIDTH], how much the squared errors of a million positions grow with the square of a change
    of each weight. All phases count as if they had as many positions, and as large errors."""
    found = np.zeros(network.features.shape, np.float64)
    squares = (predictions(network, data) - data.values) ** 2
    errors = np.bincount(data.phases, weights=squares, minlength=PHASES)
    phase_weights = (1e6 / PHASES * squares.mean() / np.maximum(errors, 1)).astype(np.float32)
    add_sensitivity(network, new_fit_state(network), data, phase_weights, found)
    return found


@kernel
def add_sensitivity(network, state, data, phase_weights, found):
    """Add up the squared gradients of the value by each weight, over all positions.

    Args:
        network: Network.
        state: FitState, for its activations.
        data: Dataset.
        phase_weights: float32[PHASES].
        found: float64[rows, WIDTH] added to.
    """
    gradients = state.sum_gradients
    for position in range(data.values.size):
        predict(network, state, data, position)
        phase = data.phases[position]
        backpropagate(network, state, phase, ONE)
        for k in range(WIDTH):
            gradients[k] *= gradients[k] * phase_weights[phase]
        for one in range(ACTIVE_FEATURES):
            for k in range(WIDTH):
                found[data.rows[position, one], k] += gradients[k]


def prune(network: Network, data: Dataset, price: float, seed: int) -> None:
    """Prune a network in place and fit it again, at last with weights in whole steps.

    Args:
        network: changed in place.
        data: positions to fit to.
        price: of a bit, as growth of the squared error of a million positions.
        seed: of the order of positions.
    """
    for number in range(PRUNINGS):
        kept = weights_worth_keeping(network, data, price * (number + 1) / PRUNINGS)
        network.features[:] *= kept
        fit(network, data, 2, seed + number, kept)
    network.features[:] = np.rint(network.features * TEXT_STEPS).clip(-MAX_STEPS, MAX_STEPS) / TEXT_STEPS
    fit(network, data, 1, seed + PRUNINGS, np.zeros_like(kept))


def weights_worth_keeping(network: Network, data: Dataset, price: float) -> np.ndarray:
    """Return float32[rows, WIDTH], 1 for weights that are worth their bits, else 0."""
    steps, sensitivity = network.features * TEXT_STEPS, error_sensitivity(network, data) / TEXT_STEPS**2
    quantized = np.rint(steps)
    for _ in range(ROUNDS):
        bits = bit_costs(quantized)
        cheapest, costs = np.zeros_like(steps), sensitivity * steps**2 + price * bits[0]
        for choice in (np.trunc(steps), np.trunc(steps) + np.sign(steps)):
            its_costs = sensitivity * (steps - choice) ** 2
            its_costs += price * bits[np.abs(choice).astype(np.int64).clip(0, MAX_STEPS)]
            cheapest = np.where(its_costs < costs, choice, cheapest)
            costs = np.minimum(costs, its_costs)
        quantized = cheapest
    return (quantized != 0).astype(np.float32)


def bit_costs(quantized: np.ndarray) -> np.ndarray:
    """Return float64[MAX_STEPS + 1], the bits of a weight by its absolute value in an entropy code of all weights."""
    sizes = np.abs(quantized).astype(np.int64).ravel()
    counts = np.bincount(np.minimum(sizes, MAX_STEPS), minlength=MAX_STEPS + 1) + 1.0
    signs = np.arange(counts.size) > 0
    return signs - np.log2(counts / counts.sum())
