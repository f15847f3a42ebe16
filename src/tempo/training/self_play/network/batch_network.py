"""Policy-value network for batches of positions, on one thread: the network of `network/layers.py`.

It takes up to CHUNK positions at a time and keeps them side by side: a cell is float32[positions, channels].
By Winograd's method a kernel has eight weights for each of its own, and each is read once for many positions.

A position's output does not depend on the other positions of its batch, to the bit.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tempo.native.elementary import exp
from tempo.native.jit import inlined, kernel, njit
from tempo.network.layers import HEADS, POLICY, POLICY_CELLS, VALUE, VALUE_CELLS, VALUE_HIDDEN
from tempo.network.weights import Layer, NetworkShape
from tempo.training.self_play.batched_search import Evaluate
from tempo.training.self_play.network.products import VECTOR, Block, six_rows, two_rows
from tempo.training.self_play.network.winograd import Transform, transform_of, transformed_kernel

CHUNK = 12  # most positions side by side
STEP = 4  # their number is a multiple of this, so that their channels fill the blocks
ROWS, COLUMNS = 6, 16  # of the blocks in which positions meet weights
PAIR, RUN = 2, 32  # rows and columns of the blocks of a transform
F32_ZERO = np.float32(0)
FIRST_WEIGHT, INPUTS, OUTPUTS, RESIDUAL = 0, 1, 2, 3  # columns of `BatchNetwork.layers`
ROW_CELLS, COLUMN_CELLS, ROW_POINTS, COLUMN_POINTS, PLANES, ACTIONS, HEAD_CELLS = range(7)  # of `BatchNetwork.sizes`
POLICY_HEAD, VALUE_HEAD = 0, 1


class BatchNetwork(NamedTuple):
    """Weights of a network, and buffers for a chunk. Channels are padded to a multiple of VECTOR or COLUMNS."""

    weights: np.ndarray  # float32[...] of all convolutions, at all points: [points, inputs, outputs] of each
    biases: np.ndarray  # float32[convolutions, most channels]
    layers: np.ndarray  # int64[convolutions, 4]
    row_inputs: np.ndarray  # float32[...] matrices of the transforms, with a row of zeros where their number is odd
    row_outputs: np.ndarray
    column_inputs: np.ndarray
    column_outputs: np.ndarray
    head_weights: np.ndarray  # float32[channels, COLUMNS] of both 1x1 convolutions
    head_biases: np.ndarray  # float32[COLUMNS]
    dense_weights: np.ndarray  # float32[2, cells * most channels of a head, most outputs] policy, hidden layer
    dense_biases: np.ndarray  # float32[2, most outputs]
    value_weights: np.ndarray  # float32[hidden]
    value_bias: float
    sizes: np.ndarray  # int64[8] see ROW_CELLS and so on; channels of both heads
    features: np.ndarray  # float32[2, cells * CHUNK * channels] input and output of a convolution, in turn
    buffers: np.ndarray  # float32[3, ...] one row of the board: transformed, at all points, multiplied
    summed: np.ndarray  # float32[...] all rows of points, cells of the columns
    flat: np.ndarray  # float32[2, CHUNK, cells * most channels of a head] inputs of the dense layers
    dense: np.ndarray  # float32[2, CHUNK, most outputs] their outputs


def rounded(count: int, step: int) -> int:
    """Return the next multiple of `step`."""
    return -(-count // step) * step


def padded(array: np.ndarray, *shape: int) -> np.ndarray:
    """Return the array as float32 with zeros behind it."""
    filled = np.zeros(shape, np.float32)
    filled[tuple(slice(size) for size in array.shape)] = array
    return filled


def even_rows(matrix: np.ndarray) -> np.ndarray:
    """Return a matrix as float32 with an even number of rows."""
    return padded(matrix, rounded(len(matrix), PAIR), matrix.shape[1])


def batch_network(shape: NetworkShape, weights: Sequence[Layer]) -> BatchNetwork:
    """Return the network with these weights. Further layers, learned beside it, are left out."""
    convolutions, cells = len(shape.channels), shape.rows * shape.columns
    rows, columns = transform_of(shape.rows), transform_of(shape.columns)
    tables, layers = _convolutions(shape, weights, rows, columns)
    heads = weights[convolutions : convolutions + HEADS]
    both, dense = [heads[POLICY_CELLS], heads[VALUE_CELLS]], [heads[POLICY], heads[VALUE_HIDDEN]]
    a_cell = rounded(shape.policy_cells + shape.value_cells, COLUMNS)
    taken = cells * max(shape.policy_cells, shape.value_cells)
    given = rounded(max(shape.actions, shape.value_hidden), COLUMNS)
    most = int(layers[:, [INPUTS, OUTPUTS]].max())
    line = (len(columns.kernel) + 1) * CHUNK * max(most, a_cell)  # a row of the board, with room for one more point
    return BatchNetwork(
        tables,
        np.stack([padded(biases, most) for _, biases in weights[:convolutions]]),
        layers,
        *_matrices(rows),
        *_matrices(columns),
        padded(np.concatenate([table for table, _ in both], axis=1), layers[-1, OUTPUTS], a_cell),
        padded(np.concatenate([biases for _, biases in both]), a_cell),
        np.stack([padded(table, taken, given) for table, _ in dense]),
        np.stack([padded(biases, given) for _, biases in dense]),
        heads[VALUE][0][:, 0].astype(np.float32),
        float(heads[VALUE][1][0]),
        np.array([shape.rows, shape.columns, len(rows.kernel), len(columns.kernel), shape.planes, shape.actions,
                  shape.policy_cells, shape.value_cells], np.int64),
        np.zeros((2, (shape.rows + 1) * shape.columns * CHUNK * most), np.float32),
        np.zeros((3, PAIR * line), np.float32),
        np.zeros((len(rows.kernel) * shape.columns + 1) * CHUNK * most, np.float32),
        np.zeros((2, CHUNK, taken), np.float32),
        np.zeros((2, CHUNK, given), np.float32),
    )  # fmt: skip


def _convolutions(
    shape: NetworkShape, weights: Sequence[Layer], rows: Transform, columns: Transform
) -> tuple[np.ndarray, np.ndarray]:
    """Return `weights` and `layers` of a BatchNetwork."""
    tables, layers = list[np.ndarray](), list[tuple[int, int, int, int]]()
    inputs, first = shape.planes, 0
    room = rounded(inputs, COLUMNS if inputs == shape.channels[0] else VECTOR)  # a residual has the same places
    for (table, _), outputs in zip(weights, shape.channels, strict=False):
        width = rounded(outputs, COLUMNS)
        at_points = transformed_kernel(rows, columns, table)
        tables.append(padded(at_points, *at_points.shape[:2], room, width).reshape(-1))
        layers.append((first, room, width, int(shape.residual and inputs == outputs)))
        first, inputs, room = first + tables[-1].size, outputs, width
    return np.concatenate(tables), np.array(layers, np.int64)


def _matrices(transform: Transform) -> tuple[np.ndarray, np.ndarray]:
    """Return the matrices of the inputs and outputs, flat."""
    return even_rows(transform.inputs).reshape(-1), even_rows(transform.outputs).reshape(-1)


def batch_evaluator(shape: NetworkShape, weights: Sequence[Layer]) -> Evaluate:
    """Return a function that evaluates a batch with these weights."""
    network, empty = batch_network(shape, weights), np.zeros((1, shape.rows, shape.columns, shape.planes), np.float32)
    run = evaluate_batch.bind(network, last=(empty, np.zeros((1, shape.actions), np.float32), np.zeros(1, np.float32)))

    def evaluate(planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        logits, values = np.zeros((len(planes), shape.actions), np.float32), np.zeros(len(planes), np.float32)
        run(planes, logits, values)
        return logits, values

    return evaluate


@kernel
def evaluate_batch(network, planes, logits, values):
    """Evaluate positions.

    Args:
        network: BatchNetwork.
        planes: float32[positions, rows, columns, planes].
        logits: float32[positions, actions] written: policies before the softmax.
        values: float32[positions] written: for the side to move, -1 to 1.
    """
    for first in range(0, values.size, CHUNK):
        count = min(CHUNK, values.size - first)
        size = (count + STEP - 1) // STEP * STEP
        set_planes(network, planes, first, count, size)
        for layer in range(network.layers.shape[0]):
            convolve(network, layer, network.features[layer & 1], network.features[1 - (layer & 1)], size)
        run_heads(network, network.features[network.layers.shape[0] & 1], logits, values, first, count, size)


@inlined
def set_planes(network, planes, first, count, size):
    """Copy the planes of some positions to the first features, side by side."""
    channels, columns, features = network.layers[0, INPUTS], network.sizes[COLUMN_CELLS], network.features[0]
    for place in range(network.sizes[ROW_CELLS] * columns * size * channels):
        features[place] = F32_ZERO
    for number in range(count):
        for row in range(network.sizes[ROW_CELLS]):
            for column in range(columns):
                place = ((row * columns + column) * size + number) * channels
                for plane in range(network.sizes[PLANES]):
                    features[place + plane] = planes[first + number, row, column, plane]


@njit
def convolve(network, layer, inputs, outputs, size):
    """Apply a 3x3 convolution with ReLU, and add its input where the layer is residual.

    Args:
        network: BatchNetwork; its buffers are used.
        layer: int64, index of the layer.
        inputs: float32[...] features before.
        outputs: float32[...] features after, written.
        size: int64, positions side by side, a multiple of STEP.
    """
    rows, columns = network.sizes[ROW_CELLS], network.sizes[COLUMN_CELLS]
    points, wide = network.sizes[ROW_POINTS], columns * size * network.layers[layer, OUTPUTS]
    taken = columns * size * network.layers[layer, INPUTS]
    for point in range(0, points, PAIR):
        for x in range(0, taken, RUN):
            two_rows(Block(network.buffers[0], x, taken), Block(network.row_inputs, point * rows, rows),
                     Block(inputs, x, taken), rows)  # fmt: skip
        for number in range(min(PAIR, points - point)):
            multiply_row(network, layer, point + number, number * taken, size)
    for row in range(0, rows, PAIR):
        for x in range(0, wide, RUN):
            two_rows(Block(outputs, row * wide + x, wide), Block(network.row_outputs, row * points, points),
                     Block(network.summed, x, wide), points)  # fmt: skip
    add_biases(network, layer, inputs, outputs, size)


@njit
def multiply_row(network, layer, point, first, size):
    """Multiply all columns at one point of the rows by the weights.

    Args:
        network: BatchNetwork; `summed` is written.
        layer: int64, index of the layer.
        point: int64, number of the rows' point.
        first: int64, index of its columns in the first buffer.
        size: int64, positions side by side.
    """
    columns, points = network.sizes[COLUMN_CELLS], network.sizes[COLUMN_POINTS]
    channels, width = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS]
    taken, given, weights = size * channels, size * width, network.weights
    inputs, products = network.buffers[1], network.buffers[2]
    for at in range(0, points, PAIR):
        for x in range(0, taken, RUN):
            two_rows(Block(inputs, at * taken + x, taken), Block(network.column_inputs, at * columns, columns),
                     Block(network.buffers[0], first + x, taken), columns)  # fmt: skip
    for at in range(points):
        row = network.layers[layer, FIRST_WEIGHT] + (point * points + at) * channels * width
        for number in range(0, size, ROWS):
            for x in range(0, width, COLUMNS):
                six_rows(Block(products, at * given + number * width + x, width),
                         Block(inputs, at * taken + number * channels, channels), Block(weights, row + x, width),
                         channels)  # fmt: skip
    for column in range(0, columns, PAIR):
        for x in range(0, given, RUN):
            two_rows(Block(network.summed, (point * columns + column) * given + x, given),
                     Block(network.column_outputs, column * points, points), Block(products, x, given),
                     points)  # fmt: skip


@inlined
def add_biases(network, layer, inputs, outputs, size):
    """Add the biases to the sums of a convolution, apply ReLU, and add the input where the layer is residual."""
    width = network.layers[layer, OUTPUTS]
    cells, residual = network.sizes[ROW_CELLS] * network.sizes[COLUMN_CELLS], network.layers[layer, RESIDUAL] != 0
    for first in range(0, cells * size * width, width):
        if residual:
            for c in range(width):
                outputs[first + c] = max(outputs[first + c] + network.biases[layer, c], F32_ZERO) + inputs[first + c]
        else:
            for c in range(width):
                outputs[first + c] = max(outputs[first + c] + network.biases[layer, c], F32_ZERO)


@njit
def run_heads(network, features, logits, values, first, count, size):
    """Compute policies and values from the features of a chunk.

    Args:
        network: BatchNetwork; its buffers are used.
        features: float32[...] of all cells.
        logits, values: as in evaluate_batch.
        first: int64, number of the chunk's first position.
        count: int64, positions of the chunk.
        size: int64, positions side by side, a few of them stale.
    """
    flatten_cells(network, features, size)
    taken, given = network.flat.shape[2], network.dense.shape[2]
    for head in range(2):
        for number in range(0, size, ROWS):
            for x in range(0, given, COLUMNS):
                place = head * CHUNK + number
                six_rows(Block(network.dense, place * given + x, given), Block(network.flat, place * taken, taken),
                         Block(network.dense_weights, head * taken * given + x, given), taken)  # fmt: skip
    for number in range(count):
        for action in range(network.sizes[ACTIONS]):
            sums = network.dense[POLICY_HEAD, number, action] + network.dense_biases[POLICY_HEAD, action]
            logits[first + number, action] = sums
        total = network.value_bias
        for c in range(network.value_weights.size):
            hidden = network.dense[VALUE_HEAD, number, c] + network.dense_biases[VALUE_HEAD, c]
            total += max(hidden, F32_ZERO) * network.value_weights[c]
        values[first + number] = np.float32(2.0 / (1.0 + exp(-2.0 * total)) - 1.0)  # tanh by exp


@inlined
def flatten_cells(network, features, size):
    """Apply both 1x1 convolutions with ReLU and write their outputs to `flat`, position by position."""
    channels, width = network.head_weights.shape
    cells, sums = network.sizes[ROW_CELLS] * network.sizes[COLUMN_CELLS], network.buffers[0]
    for cell in range(cells):
        for number in range(0, size, ROWS):
            for x in range(0, width, COLUMNS):
                six_rows(Block(sums, number * width + x, width),
                         Block(features, (cell * size + number) * channels, channels),
                         Block(network.head_weights, x, width), channels)  # fmt: skip
        behind = 0
        for head in range(2):
            outputs = network.sizes[HEAD_CELLS + head]
            for number in range(size):
                for c in range(outputs):
                    total = sums[number * width + behind + c] + network.head_biases[behind + c]
                    network.flat[head, number, cell * outputs + c] = max(total, F32_ZERO)
            behind += outputs
