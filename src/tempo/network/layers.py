"""Policy-value network for boards: convolutions with ReLU, a policy head and a value head.

    planes -> conv 3x3 -> ReLU -> conv 3x3 -> ReLU -> ...        features of each cell
    features -> conv 1x1 -> ReLU -> dense -> logits              one for each action, before the softmax
    features -> conv 1x1 -> ReLU -> dense -> ReLU -> dense -> tanh   value for the side to move, -1 to 1

All layers share one form: each input has a row of weights, its contribution to all outputs. The outputs are taken in
tiles of sixteen, the last one filled up with zeros; the rows of a tile lie one after the other, and the tiles of all
layers in one array. A 3x3 convolution adds three runs of inputs for each cell, since three neighbours in a row of the
board lie side by side; a border of zeros surrounds the board. Several cells are added up at once (tiles.py), which is
faster than copying neighbourhoods together for `np.dot`.

It needs numpy and numba alone, and runs interpreted without numba.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.elementary import exp
from tempo.native.jit import inlined, njit
from tempo.network.tile_arithmetic import TILE_CELLS, TILE_OUTPUTS
from tempo.network.tiles import TiledLayer, run_tile

KERNEL_SIZE = 3  # cells per side
F32_ZERO = np.float32(0)
FIRST, INPUTS, OUTPUTS, RESIDUAL, SHIFT = 0, 1, 2, 3, 4  # columns of `Network.layers`
HEADS = 5  # number of layers after the convolutions, in this order
POLICY_CELLS, POLICY, VALUE_CELLS, VALUE_HIDDEN, VALUE = range(HEADS)


class Network(NamedTuple):
    """Weights of a network, and its buffers."""

    weights: np.ndarray  # float32[tiles of all layers, their rows, TILE_OUTPUTS], flat
    biases: np.ndarray  # float32[layers, most outputs of a layer in whole tiles], flat
    layers: np.ndarray  # int64[layers, 5] convolutions, then heads
    marked: np.generic  # what an input plane holds on a marked cell
    rows: int  # of the board
    columns: int
    planes_a: np.ndarray  # float32[padded cells * most channels] input planes, and output of every second layer
    planes_b: np.ndarray  # float32[same size] output of the other layers
    sums: np.ndarray  # float32[padded outputs] of a head
    hidden: np.ndarray  # float32[padded outputs] of the value head's hidden layer
    single: np.ndarray  # int64[TILE_CELLS] zeros: the cell of a dense layer, as often as a tile has cells
    cells: np.ndarray  # int64[cells in whole tiles] index of each cell on the padded board, then that of the last one
    flat: np.ndarray  # float32[cells * channels of a head] input of a dense layer
    logits: np.ndarray  # float32[actions] policy before the softmax


def new_network(weights: np.ndarray, biases: np.ndarray, layers: np.ndarray, rows: int, columns: int) -> Network:
    """Return a network with empty buffers.

    Args:
        weights: float32[...], tiles of all layers.
        biases: float32[layers, padded outputs].
        layers: int64[layers, 5], first weight, inputs, outputs, residual flag and binary places of the weights of each
            layer. The outputs of a convolution are whole tiles.
        rows: rows of the board.
        columns: columns of the board.
    """
    channels = max(int(layer[[INPUTS, OUTPUTS]].max()) for layer in layers[:-HEADS])
    a_cell = max(int(layers[len(layers) - HEADS + head, OUTPUTS]) for head in (POLICY_CELLS, VALUE_CELLS))
    room = (rows + 2) * (columns + 2) * channels
    return Network(
        weights,
        biases.ravel(),
        layers,
        np.float32(1),
        rows,
        columns,
        planes_a=np.zeros(room, np.float32),
        planes_b=np.zeros(room, np.float32),
        sums=np.zeros(biases.shape[1], np.float32),
        hidden=np.zeros(biases.shape[1], np.float32),
        single=np.zeros(TILE_CELLS, np.int64),
        cells=padded_cells(rows, columns),
        flat=np.zeros(max(rows * columns * a_cell + 1, biases.shape[1]), np.float32),
        logits=np.zeros(int(layers[len(layers) - HEADS + POLICY, OUTPUTS]), np.float32),
    )


def padded_cells(rows: int, columns: int) -> np.ndarray:
    """Return the index of each cell on the board with its border, in whole tiles filled up with the last cell's."""
    board = np.arange((rows + 2) * (columns + 2)).reshape(rows + 2, columns + 2)
    cells = board[1:-1, 1:-1].ravel()
    return np.pad(cells, (0, -len(cells) % TILE_CELLS), "edge").astype(np.int64)


@inlined
def clear_planes(network):
    """Set all input planes to zero, before the game writes its own."""
    for place in range(network.planes_a.size):
        network.planes_a[place] = F32_ZERO


@inlined
def set_plane(network, row, column, plane):
    """Set a cell of an input plane to one."""
    planes = network.layers[0, INPUTS]
    network.planes_a[((row + 1) * (network.columns + 2) + column + 1) * planes + plane] = network.marked


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
        return run_heads(network, first_head, network.planes_a, network.planes_b)
    return run_heads(network, first_head, network.planes_b, network.planes_a)


@njit
def conv_3x3(network, layer, inputs, outputs):
    """Apply a 3x3 convolution with ReLU, and add its input where the layer is residual.

    Args:
        network: Network.
        layer: int64, index of the layer.
        inputs: float32[padded cells * channels].
        outputs: float32[padded cells * channels], overwritten.
    """
    for place in range(outputs.size):
        outputs[place] = F32_ZERO
    run_tiles(network, layer, inputs, outputs, network.cells, KERNEL_SIZE, True)


@njit
def run_tiles(network, layer, inputs, outputs, cells, size, is_relu):
    """Apply a convolution of `size` to these cells; to a single one it is a dense layer."""
    channels, width = network.layers[layer, INPUTS], tiled(network.layers[layer, OUTPUTS])
    across, rows = (network.columns + 2) * channels, size * size * channels
    convolution = TiledLayer(
        outputs, width, inputs, channels, across, size, network.weights, network.biases,
        layer * (network.biases.size // network.layers.shape[0]), is_relu, network.layers[layer, RESIDUAL] != 0,
        network.layers[layer, SHIFT],
    )  # fmt: skip
    for tile in range(0, width, TILE_OUTPUTS):
        first = network.layers[layer, FIRST] + tile * rows
        for at in range(0, cells.size, TILE_CELLS):
            run_tile(convolution, cells, at, tile, first)


@inlined
def tiled(outputs):
    """Return the number of outputs with those that fill the last tile."""
    return (outputs + TILE_OUTPUTS - 1) // TILE_OUTPUTS * TILE_OUTPUTS


@njit
def run_heads(network, head, features, scratch):
    """Compute policy and value from the features of all cells; return the value."""
    run_tiles(network, head + POLICY_CELLS, features, scratch, network.cells, 1, True)
    flatten_cells(network, head + POLICY_CELLS, scratch)
    run_tiles(network, head + POLICY, network.flat, network.sums, network.single, 1, False)
    for action in range(network.logits.size):
        network.logits[action] = network.sums[action]
    run_tiles(network, head + VALUE_CELLS, features, scratch, network.cells, 1, True)
    flatten_cells(network, head + VALUE_CELLS, scratch)
    run_tiles(network, head + VALUE_HIDDEN, network.flat, network.hidden, network.single, 1, True)
    run_tiles(network, head + VALUE, network.hidden, network.sums, network.single, 1, False)
    return np.float32(2.0 / (1.0 + exp(-2.0 * network.sums[0])) - 1.0)  # tanh by exp


@inlined
def flatten_cells(network, layer, features):
    """Copy the outputs of a layer, cell after cell, to `network.flat`."""
    outputs, at = network.layers[layer, OUTPUTS], 0
    for number in range(network.rows * network.columns):
        place = network.cells[number] * tiled(outputs)
        for c in range(outputs):
            network.flat[at + c] = features[place + c]
        at += outputs
