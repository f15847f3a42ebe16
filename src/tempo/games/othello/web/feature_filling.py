"""Weights of all features in a browser: what feature_networks.py computes in float64, in integers, to the same bits."""

from __future__ import annotations

from typing import Any

import numpy as np

from tempo.games.othello.evaluation.counts import FEATURES
from tempo.games.othello.evaluation.evaluate import FEATURE_BITS, LEAK_BITS, NO_WEIGHTS, WIDTH, ZERO_BYTE
from tempo.games.othello.evaluation.feature_networks import PARAMETER_STEPS, feature_tables
from tempo.games.othello.evaluation.patterns import PATTERNS
from tempo.games.othello.evaluation.unpacking import parameters_in
from tempo.games.othello.evaluation.weights import MAX_STEPS
from tempo.games.othello.evaluation.weights_data import FEATURE_NETWORKS
from tempo.native.jit import inlined, kernel

LARGEST_TABLE = 10  # places
# Columns of a table's description; behind them the value of a 1 at the mirror image of each place.
PLACES, BASE, FIRST_SUMS, SECOND_SUMS, COUNT, MIRROR = 0, 1, 2, 3, 4, 5
LEAK = np.int32(1 << LEAK_BITS)
SECOND_UNIT = np.int32(PARAMETER_STEPS << LEAK_BITS)  # of a bias in the second sums
LAST_UNIT = np.int64((PARAMETER_STEPS << LEAK_BITS) ** 2)  # of a bias in the weights
LAST_BIT = np.float64(1 / (int(LAST_UNIT) * PARAMETER_STEPS))  # of a weight
WEIGHT_STEPS, LARGEST = np.float32(1 << FEATURE_BITS), np.int64(MAX_STEPS)


def filling_arguments(features: np.ndarray) -> tuple[Any, ...]:
    """Return the arguments of `fill_arrays` that fill this array with the learned weights."""
    tables = descriptions()
    most = int(tables[:, FIRST_SUMS : SECOND_SUMS + 1].max())
    across, sums = np.zeros(most * most, np.int32), np.zeros((2, most), np.int32)
    return tables, parameters_in(FEATURE_NETWORKS).copy(), across, sums, features


def descriptions() -> np.ndarray:
    """Return int64[tables, MIRROR + LARGEST_TABLE], the tables of features."""
    described = np.zeros((len(feature_tables()), MIRROR + LARGEST_TABLE), np.int64)
    for number, (row, table) in enumerate(zip(described, feature_tables(), strict=True)):
        places = table.digits.shape[1]
        row[:MIRROR] = places, table.base, *table.sums, table.base**places
        mirror = PATTERNS[number].mirrors[-1] if number < len(PATTERNS) else range(places)
        row[MIRROR : MIRROR + places] = table.base ** np.array(mirror)
    assert described[:, COUNT].sum() == FEATURES
    return described


@kernel
def fill_arrays(tables, parameters, across, sums, features):
    """Write the weights of all features.

    Args:
        tables: int64[tables, ...] from `descriptions`.
        parameters: int8[], in steps.
        across: int32[most sums ** 2] scratch: the parameters of the second layer, transposed, for long inner loops.
        sums: int32[2, most sums] scratch: the sums of both layers.
        features: uint64[FEATURES + 1] written, see PatternEvaluator.
    """
    start, parameter = 0, 0
    for table in range(len(tables)):
        places, base, count = tables[table, PLACES], tables[table, BASE], tables[table, COUNT]
        first, second = tables[table, FIRST_SUMS], tables[table, SECOND_SUMS]
        second_layer = parameter + places * (base - 1) * first + first
        for m in range(second):
            for k in range(first):
                across[m * first + k] = parameters[second_layer + k * second + m]
        for index in range(count):
            image = mirrored(tables, table, index)
            if image < index:
                features[start + index] = features[start + image]
            else:
                features[start + index] = weights_of(tables, table, index, parameters, parameter, across, sums)
        start += count
        parameter += places * (base - 1) * first + first + first * second + second + second * WIDTH + WIDTH
    features[start] = NO_WEIGHTS


@inlined
def mirrored(tables, table, index):
    """Return the index of the mirror image of a feature."""
    base, image, unit = tables[table, BASE], 0, 1
    for place in range(tables[table, PLACES]):
        image += index // tables[table, MIRROR + place] % base * unit
        unit *= base
    return image


@inlined
def weights_of(tables, table, index, parameters, place, across, sums):
    """Return the weights of a feature, a byte each.

    Args:
        tables, parameters, across, sums: as in fill_arrays.
        table: number of the table.
        index: of the feature in its table.
        place: of the table's first parameter.
    """
    base, first, second = tables[table, BASE], tables[table, FIRST_SUMS], tables[table, SECOND_SUMS]
    inputs = tables[table, PLACES] * (base - 1)
    biases = place + inputs * first
    for k in range(first):
        sums[0, k] = np.int32(parameters[biases + k])
    for number in range(tables[table, PLACES]):
        digit = index % base
        index //= base
        if digit > 0:
            row = place + (number * (base - 1) + digit - 1) * first
            for k in range(first):
                sums[0, k] += np.int32(parameters[row + k])
    place = biases + first
    biases = place + first * second
    for k in range(first):
        sums[0, k] = max(sums[0, k] * LEAK, sums[0, k])
    for m in range(second):
        total = np.int32(parameters[biases + m]) * SECOND_UNIT
        for k in range(first):
            total += sums[0, k] * across[m * first + k]
        sums[1, m] = total
    place = biases + second
    weights = np.uint64(0)
    for number in range(WIDTH):
        exact = np.int64(parameters[place + second * WIDTH + number]) * LAST_UNIT
        for m in range(second):
            scaled = np.int64(sums[1, m])
            exact += max(scaled * LEAK, scaled) * np.int64(parameters[place + m * WIDTH + number])
        step = np.int64(np.rint(np.float32(np.float64(exact) * LAST_BIT) * WEIGHT_STEPS))
        weights |= np.uint64(min(max(step, -LARGEST), LARGEST) + ZERO_BYTE) << np.uint64(8 * number)
    return weights
