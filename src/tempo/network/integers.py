"""A network in integers of 16 bits, which browsers run twice as fast as floats: see tile_arithmetic.py."""
from math import floor, log2

import numpy as np

from tempo.network.layers import FIRST, OUTPUTS, SHIFT, Network
from tempo.network.tile_arithmetic import PLACES, TILE_OUTPUTS

MOST_INPUT, MOST_WEIGHT, MOST_SUM = 1 << 15, (1 << 15) - 1, 1 << 31


def in_integers(network: Network) -> Network:
    """Return the network with integers as weights, and buffers for them. No sum can overflow."""
    layers, weights = network.layers.copy(), np.zeros(network.weights.size, np.int16)
    biases = network.biases.reshape(len(layers), -1)
    whole_biases = np.zeros(biases.shape, np.int32)
    ends = [*layers[1:, FIRST], weights.size]
    for number, (layer, end) in enumerate(zip(layers, ends, strict=True)):
        tiles = network.weights[layer[FIRST] : end].reshape(-(-layer[OUTPUTS] // TILE_OUTPUTS), -1, TILE_OUTPUTS)
        most = np.abs(tiles).sum(axis=1) * MOST_INPUT + np.abs(biases[number]).max() * (1 << PLACES)
        layer[SHIFT] = min(floor(log2(MOST_SUM / most.max())), floor(log2(MOST_WEIGHT / np.abs(tiles).max())))
        scaled = np.round(tiles * (1 << layer[SHIFT])).astype(np.int16)
        pairs = scaled.reshape(len(tiles), -1, 2, TILE_OUTPUTS).transpose(0, 1, 3, 2)
        weights[layer[FIRST] : end] = pairs.ravel()
        whole_biases[number] = np.round(biases[number] * (1 << (PLACES + layer[SHIFT])))
    inputs = {name: getattr(network, name).astype(np.int16) for name in ("planes_a", "planes_b", "flat", "hidden")}
    return network._replace(
        weights=weights, biases=whole_biases.ravel(), layers=layers, marked=np.int16(1 << PLACES), **inputs
    )
