"""A policy-value network for boards: convolutions, and of what they end with the logits of moves and a value.

    planes -> convolution -> bend -> convolution -> bend -> ... -> features of each cell
    features -> a few numbers a cell -> bend -> logits, one for each action            the policy, before it is shares
    features -> a few numbers a cell -> bend -> hidden -> bend -> tanh                  the value for the side to move

All layers are one thing: each of their inputs has a row of weights, what it adds to all outputs, and the rows lie in
one table. A convolution of 3x3 adds up three runs of inputs for each cell, since three neighbours in a row of the board
lie side by side; the board has a border of nothing. Some cells are added up together (tiles.py): faster than copying
the neighbourhoods together for `np.dot`, and machine code like the rest.

Numpy and numba alone, and interpreted where there is no numba.
"""
import math
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.network.tiles import TILE_CELLS, TILE_OUTPUTS, add_tile

UNROLL = 8  # rows that are added up in one go
KERNEL_SIZE = 3  # cells a side that a convolution sees
F32_ZERO = np.float32(0)
FIRST_ROW, INPUTS, OUTPUTS, RESIDUAL = 0, 1, 2, 3  # of a layer: where its weights begin; whether they are added
HEADS = 5  # layers behind the convolutions, in this order from the first of them on
POLICY_CELLS, POLICY, VALUE_CELLS, VALUE_HIDDEN, VALUE = range(HEADS)


class Network(NamedTuple):
    """What was learned, and room to count in."""

    weights: np.ndarray  # float32[all rows, most outputs of a layer, up to a multiple of TILE_OUTPUTS]
    biases: np.ndarray  # float32[layers, most outputs] what the sums begin with
    layers: np.ndarray  # int64[layers, 4] the convolutions, then the heads
    rows: int  # of the board
    columns: int
    planes_a: np.ndarray  # float32[cells with border * most channels] what is put in, and what every second layer gives
    planes_b: np.ndarray  # float32[the same]
    sums: np.ndarray  # float32[most outputs] of the layer that is being added up
    tile: np.ndarray  # float32[TILE_CELLS * TILE_OUTPUTS] of some cells that are
    offsets: np.ndarray  # int64[TILE_CELLS] where the inputs of these begin
    flat: np.ndarray  # float32[cells * numbers a cell of a head]
    logits: np.ndarray  # float32[actions]


def new_network(weights: np.ndarray, biases: np.ndarray, layers: np.ndarray, rows: int, columns: int) -> Network:
    """Ready to be asked."""
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
    """Nothing stands anywhere; then the game writes its planes."""
    for place in range(network.planes_a.size):
        network.planes_a[place] = F32_ZERO


@inlined
def set_plane(network, row, column, plane):
    """Something stands on a cell, in one of the planes."""
    planes = network.layers[0, INPUTS]
    network.planes_a[((row + 1) * (network.columns + 2) + column + 1) * planes + plane] = np.float32(1)


@njit
def forward(network):
    """The value for the side to move, -1 to 1, of what was put in; the logits of all actions are left there."""
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
    """One convolution, bent; where the layer says so, added to what came in."""
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
    """Where a cell stands on the board with its border; behind the last one, that one again."""
    cell = min(cell, network.rows * network.columns - 1)
    return (cell // network.columns + 1) * (network.columns + 2) + cell % network.columns + 1


@inlined
def load_tile_biases(network, layer, first):
    """What the sums of a tile begin with."""
    for number in range(TILE_CELLS):
        for c in range(TILE_OUTPUTS):
            network.tile[number * TILE_OUTPUTS + c] = network.biases[layer, first + c]


@njit
def run_heads(network, head, features):
    """As `forward`, from the features of all cells."""
    conv_1x1(network, head + POLICY_CELLS, features)
    dense(network, head + POLICY)
    for action in range(network.logits.size):
        network.logits[action] = network.sums[action]
    conv_1x1(network, head + VALUE_CELLS, features)
    dense(network, head + VALUE_HIDDEN)
    for c in range(network.layers[head + VALUE_HIDDEN, OUTPUTS]):
        network.flat[c] = max(network.sums[c], F32_ZERO)
    dense(network, head + VALUE)
    return np.float32(2.0 / (1.0 + math.exp(-2.0 * network.sums[0])) - 1.0)  # tanh, of what any machine code can do


@inlined
def conv_1x1(network, layer, features):
    """A few numbers a cell, bent, one cell after the other."""
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
    """A layer of all that is listed."""
    load_biases(network, layer)
    add_rows(network, layer, network.flat, 0, 0, network.layers[layer, INPUTS])


@inlined
def load_biases(network, layer):
    """What the sums of a layer begin with."""
    for c in range(network.layers[layer, OUTPUTS]):
        network.sums[c] = network.biases[layer, c]


@njit
def add_rows(network, layer, inputs, at, first, count):
    """Add to the sums the layer's rows from its `first` on, as often as the inputs from `at` on say."""
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
