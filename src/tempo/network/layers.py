"""Policy-value network for boards: convolutions with ReLU, a policy head and a value head.

    planes -> conv 3x3 -> ReLU -> conv 3x3 -> ReLU -> ...        features of each cell
    features -> conv 1x1 -> ReLU -> dense -> logits              one for each action, before the softmax
    features -> conv 1x1 -> ReLU -> dense -> ReLU -> dense -> tanh   value for the side to move, -1 to 1

All layers share one form: each input has a row of weights, its contribution to all outputs, and the rows of all layers
lie in one table. A 3x3 convolution adds three runs of inputs for each cell, since three neighbours in a row of the
board lie side by side; a border of zeros surrounds the board. Several cells are added up at once (tiles.py), which is
faster than copying neighbourhoods together for `np.dot`.

It needs numpy and numba alone, and runs interpreted without numba.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.elementary import exp
from tempo.native.jit import inlined, njit
from tempo.network.tiles import TILE_CELLS, TILE_OUTPUTS, add_tile

UNROLL = 8  # rows added in one step of `add_rows`
KERNEL_SIZE = 3  # cells per side
F32_ZERO = np.float32(0)
FIRST_ROW, INPUTS, OUTPUTS, RESIDUAL = 0, 1, 2, 3  # columns of `Network.layers`
HEADS = 5  # number of layers after the convolutions, in this order
POLICY_CELLS, POLICY, VALUE_CELLS, VALUE_HIDDEN, VALUE = range(HEADS)


class Network(NamedTuple):
    """Weights of a network, and its buffers."""

    weights: np.ndarray  # float32[all rows, most outputs of a layer rounded up to TILE_OUTPUTS]
    biases: np.ndarray  # float32[layers, padded outputs]
    layers: np.ndarray  # int64[layers, 4] convolutions, then heads
    rows: int  # of the board
    columns: int
    planes_a: np.ndarray  # float32[padded cells * most channels] input planes, and output of every second layer
    planes_b: np.ndarray  # float32[same size] output of the other layers
    sums: np.ndarray  # float32[padded outputs] accumulator of a dense layer
    tile: np.ndarray  # float32[TILE_CELLS * TILE_OUTPUTS] accumulators of a tile
    offsets: np.ndarray  # int64[TILE_CELLS] index of the first input of each cell
    flat: np.ndarray  # float32[cells * channels of a head] input of a dense layer
    logits: np.ndarray  # float32[actions] policy before the softmax


def new_network(weights: np.ndarray, biases: np.ndarray, layers: np.ndarray, rows: int, columns: int) -> Network:
    """Return a network with empty buffers.

    Args:
        weights: float32[rows of all layers, padded outputs].
        biases: float32[layers, padded outputs].
        layers: int64[layers, 4], first row, inputs, outputs and residual flag of each layer.
        rows: rows of the board.
        columns: columns of the board.
    """
    channels = max(int(layer[[INPUTS, OUTPUTS]].max()) for layer in layers[:-HEADS])
    a_cell = max(int(layers[len(layers) - HEADS + head, OUTPUTS]) for head in (POLICY_CELLS, VALUE_CELLS))
    room = (rows + 2) * (columns + 2) * channels
    return Network(
        weights,
        biases,
        layers,
        rows,
        columns,
        planes_a=np.zeros(room, np.float32),
        planes_b=np.zeros(room, np.float32),
        sums=np.zeros(weights.shape[1], np.float32),
        tile=np.zeros(TILE_CELLS * TILE_OUTPUTS, np.float32),
        offsets=np.zeros(TILE_CELLS, np.int64),
        flat=np.zeros(rows * columns * a_cell, np.float32),
        logits=np.zeros(int(layers[len(layers) - HEADS + POLICY, OUTPUTS]), np.float32),
    )


@inlined
def clear_planes(network):
    """Set all input planes to zero, before the game writes its own."""
    for place in range(network.planes_a.size):
        network.planes_a[place] = F32_ZERO


@inlined
def set_plane(network, row, column, plane):
    """Set a cell of an input plane to one."""
    planes = network.layers[0, INPUTS]
    network.planes_a[((row + 1) * (network.columns + 2) + column + 1) * planes + plane] = np.float32(1)


@njit
def forward(network):
    """Run the network on its input planes; return the value for the side to move, -1 to 1.

    The logits of all actions are left in `network.logits`.
    """
    first_head = network.layers.shape[0] - HEADS
    for layer in range(first_head):
        if layer & 1 == 0:
            conv_3x3(network, layer, network.planes_a, network.planes_b)
        else:
            conv_3x3(network, layer, network.planes_b, network.planes_a)
    if first_head & 1 == 0:
        return run_heads(network, first_head, network.planes_a)
    return run_heads(network, first_head, network.planes_b)


@njit
def conv_3x3(network, layer, inputs, outputs):
    """Apply a 3x3 convolution with ReLU, and add its input where the layer is residual.

    Args:
        network: Network; its tile buffers are used.
        layer: int64, index of the layer.
        inputs: float32[padded cells * channels].
        outputs: float32[padded cells * channels], overwritten.
    """
    channels, width = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS]
    across, stride, tile = network.columns + 2, network.weights.shape[1], network.tile
    residual = network.layers[layer, RESIDUAL] != 0
    for place in range(outputs.size):
        outputs[place] = F32_ZERO
    for cell in range(0, network.rows * network.columns, TILE_CELLS):
        for first in range(0, width, TILE_OUTPUTS):
            load_tile_biases(network, layer, first)
            for above in range(KERNEL_SIZE):
                for number in range(TILE_CELLS):
                    corner = padded_index(network, cell + number) + (above - 1) * across - 1
                    network.offsets[number] = corner * channels
                row = network.layers[layer, FIRST_ROW] + above * KERNEL_SIZE * channels
                begin, count = row * stride + first, KERNEL_SIZE * channels
                add_tile(tile, inputs, network.offsets, network.weights, begin, stride, count)
            for number in range(TILE_CELLS):
                place = padded_index(network, cell + number) * width + first
                for c in range(min(TILE_OUTPUTS, width - first)):
                    given = max(tile[number * TILE_OUTPUTS + c], F32_ZERO)
                    outputs[place + c] = given + inputs[place + c] if residual else given


@inlined
def padded_index(network, cell):
    """Return the index of a cell on the padded board; beyond the last cell, that of the last."""
    cell = min(cell, network.rows * network.columns - 1)
    return (cell // network.columns + 1) * (network.columns + 2) + cell % network.columns + 1


@inlined
def load_tile_biases(network, layer, first):
    """Set the sums of a tile to the biases of its outputs."""
    for number in range(TILE_CELLS):
        for c in range(TILE_OUTPUTS):
            network.tile[number * TILE_OUTPUTS + c] = network.biases[layer, first + c]


@njit
def run_heads(network, head, features):
    """Compute policy and value from the features of all cells; return the value."""
    conv_1x1(network, head + POLICY_CELLS, features)
    dense(network, head + POLICY)
    for action in range(network.logits.size):
        network.logits[action] = network.sums[action]
    conv_1x1(network, head + VALUE_CELLS, features)
    dense(network, head + VALUE_HIDDEN)
    for c in range(network.layers[head + VALUE_HIDDEN, OUTPUTS]):
        network.flat[c] = max(network.sums[c], F32_ZERO)
    dense(network, head + VALUE)
    return np.float32(2.0 / (1.0 + exp(-2.0 * network.sums[0])) - 1.0)  # tanh by exp


@inlined
def conv_1x1(network, layer, features):
    """Apply a 1x1 convolution with ReLU and write its outputs, cell after cell, to `network.flat`."""
    channels, width = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS]
    cells, stride = network.rows * network.columns, network.weights.shape[1]
    for cell in range(0, cells, TILE_CELLS):
        load_tile_biases(network, layer, 0)
        for number in range(TILE_CELLS):
            network.offsets[number] = padded_index(network, cell + number) * channels
        row = network.layers[layer, FIRST_ROW]
        add_tile(network.tile, features, network.offsets, network.weights, row * stride, stride, channels)
        for number in range(min(TILE_CELLS, cells - cell)):
            for c in range(width):
                network.flat[(cell + number) * width + c] = max(network.tile[number * TILE_OUTPUTS + c], F32_ZERO)


@inlined
def dense(network, layer):
    """Apply a dense layer to `network.flat`; the result is in `network.sums`."""
    load_biases(network, layer)
    add_rows(network, layer, network.flat, 0, 0, network.layers[layer, INPUTS])


@inlined
def load_biases(network, layer):
    """Set the sums of a layer to its biases."""
    for c in range(network.layers[layer, OUTPUTS]):
        network.sums[c] = network.biases[layer, c]


@njit
def add_rows(network, layer, inputs, at, first, count):
    """Add rows of weights to the sums, each times its input.

    Args:
        network: Network; `sums` is changed in place.
        layer: int64, index of the layer.
        inputs: float32[...].
        at: int64, index of the first input.
        first: int64, number of its row within the layer.
        count: int64, number of inputs and rows.
    """
    sums, weights, width = network.sums, network.weights, network.layers[layer, OUTPUTS]
    row = network.layers[layer, FIRST_ROW] + first
    whole = count - count % UNROLL
    for k in range(0, whole, UNROLL):
        i, w = at + k, row + k
        a, b, c, d = inputs[i], inputs[i + 1], inputs[i + 2], inputs[i + 3]
        e, f, g, h = inputs[i + 4], inputs[i + 5], inputs[i + 6], inputs[i + 7]
        for x in range(width):
            some = sums[x] + a * weights[w, x] + b * weights[w + 1, x] + c * weights[w + 2, x] + d * weights[w + 3, x]
            some = some + e * weights[w + 4, x] + f * weights[w + 5, x] + g * weights[w + 6, x] + h * weights[w + 7, x]
            sums[x] = some
    for k in range(whole, count):
        a = inputs[at + k]
        if a != F32_ZERO:
            for x in range(width):
                sums[x] += a * weights[row + k, x]
