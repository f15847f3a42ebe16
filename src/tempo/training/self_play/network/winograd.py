"""Winograd convolution: a 3x3 convolution over a whole row of cells with fewer multiplications.

One row of m cells and a kernel of 3 weights are polynomials, evaluated at m + 2 points (one at infinity). There the
convolution is a product, point by point, so a row takes m + 2 multiplications in place of 3 m:

    convolved = outputs @ ((kernel @ weights) * (inputs @ row))

Rows and columns are transformed one after the other. Long rows are cut into parts: the more points, the less accurate
the sums. With nine points results differ by some millionths (`tests/training/test_batch_network.py`).
"""
from typing import NamedTuple

import numpy as np

POINTS = (0, 1, -1, 2, -2, 1 / 2, -1 / 2, -3 / 4)
KERNEL = 3  # weights of the kernel
LONGEST = len(POINTS) + 2 - KERNEL  # cells of a part


class Transform(NamedTuple):
    """Matrices for a row of cells with a border of zeros."""

    inputs: np.ndarray  # float64[points, cells]
    kernel: np.ndarray  # float64[points, KERNEL]
    outputs: np.ndarray  # float64[cells, points]


def transform_of(cells: int) -> Transform:
    """Return the matrices for a row of this length."""
    lengths = [len(part) for part in np.array_split(np.arange(cells), -(-cells // LONGEST))]
    parts = [_part(length) for length in lengths]
    points = sum(len(part.kernel) for part in parts)
    inputs, outputs = np.zeros((points, cells + KERNEL - 1)), np.zeros((cells, points))
    cell = point = 0
    for length, part in zip(lengths, parts, strict=True):
        after, beyond = cell + length, point + len(part.kernel)
        inputs[point:beyond, cell : after + KERNEL - 1] = part.inputs
        outputs[cell:after, point:beyond] = part.outputs
        cell, point = after, beyond
    return Transform(inputs[:, 1:-1], np.concatenate([part.kernel for part in parts]), outputs)


def _part(cells: int) -> Transform:
    """Return the matrices of one part; its inputs include a cell before and a cell behind."""
    size = cells + KERNEL - 1
    inputs = np.linalg.inv(_evaluated(size, size)).T
    inputs[np.abs(inputs) < 1e-12] = 0
    scale = np.abs(inputs).sum(axis=1)  # so that sums of all points are of one size
    return Transform(inputs / scale[:, None], _evaluated(size, KERNEL) * scale[:, None], _evaluated(size, cells).T)


def _evaluated(size: int, terms: int) -> np.ndarray:
    """Return the matrix that evaluates a polynomial of `terms` terms at `size` points, the last one at infinity."""
    finite = np.array(POINTS[: size - 1])[:, None] ** np.arange(terms)
    return np.concatenate([finite, np.eye(terms)[-1:]])


def transformed_kernel(rows: Transform, columns: Transform, weights: np.ndarray) -> np.ndarray:
    """Return the weights of a 3x3 convolution at all points.

    Args:
        rows, columns: transforms of the board's columns and rows.
        weights: float32[9 * inputs, outputs] of the layer.

    Returns: float32[points of the rows, points of the columns, inputs, outputs].
    """
    kernel = weights.reshape(KERNEL, KERNEL, -1, weights.shape[1]).astype(np.float64)
    at_points: np.ndarray = np.einsum("pi,qj,ijco->pqco", rows.kernel, columns.kernel, kernel, optimize=True)
    return at_points.astype(np.float32)
