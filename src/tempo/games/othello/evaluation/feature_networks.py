"""Weights of the features, from small networks: one for each pattern and for each pair of counts.

A text with the weights of all features would be long, and most features are rare. So a network makes them, once, when
the evaluation is loaded. It looks at a feature's digits: what lies on each square of a pattern, or two counts.

    digits -> sums -> leaky ReLU -> sums -> leaky ReLU -> the WIDTH weights of a feature

All parameters are whole multiples of 1/32. So all sums are exact in float64, in any order, and the weights are the same
on every machine.
"""
from collections.abc import Iterator
from functools import cache
from math import prod
from typing import NamedTuple

import numpy as np

from tempo.games.othello.evaluation.counts import FEW_DISCS, MANY_DISCS, MAX_COUNT, MOVES, PAIRS, QUARTERS
from tempo.games.othello.evaluation.evaluate import LEAK_BITS, WIDTH
from tempo.games.othello.evaluation.patterns import PATTERNS, canonical_features

PATTERN_SUMS, COUNT_SUMS = (80, 40), (16, 16)  # of the two layers
PARAMETER_STEPS = 32  # of a parameter, in one unit
MAX_PARAMETER = 127  # largest absolute value of a parameter, in steps
CHUNK = 64  # rows that are computed together: with more, OpenBLAS starts threads, which wait long on a busy machine


class FeatureTable(NamedTuple):
    """Features that share a network. They have consecutive rows of weights."""

    digits: np.ndarray  # uint8[rows, places]
    base: int  # digits are below it
    sums: tuple[int, int]  # of the two layers

    def inputs(self, kind: type, start: int = 0, end: int | None = None) -> np.ndarray:
        """Return kind[rows, inputs] for a range of rows, 1 for the value of each digit, but for 0."""
        digits, values = self.digits[start:end], np.arange(1, self.base, dtype=np.uint8)
        return (digits[:, :, None] == values).reshape(len(digits), -1).astype(kind)

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        """Shapes of the network's parameters."""
        (first, second), inputs = self.sums, self.digits.shape[1] * (self.base - 1)
        return (inputs, first), (first,), (first, second), (second,), (second, WIDTH), (WIDTH,)


class FeatureNetwork(NamedTuple):
    """The network of a table; what it computes has the type of its parameters."""

    first: np.ndarray  # [inputs, first sums]
    first_biases: np.ndarray
    second: np.ndarray  # [first sums, second sums]
    second_biases: np.ndarray
    last: np.ndarray  # [second sums, WIDTH]
    last_biases: np.ndarray

    def layers(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return both hidden layers, and the weights of the features with these inputs."""
        first = leaky(inputs @ self.first + self.first_biases)
        second = leaky(first @ self.second + self.second_biases)
        return first, second, second @ self.last + self.last_biases


def leaky(sums: np.ndarray) -> np.ndarray:
    """Return leaky ReLU of all sums, in place."""
    return np.maximum(sums, sums * sums.dtype.type(1 / (1 << LEAK_BITS)), out=sums)


@cache
def feature_tables() -> tuple[FeatureTable, ...]:
    """Return all tables, in the order of their rows."""
    tables, canonical = [], canonical_features()
    for pattern in PATTERNS:
        features = canonical[pattern.start : pattern.start + pattern.features] - pattern.start
        indices = np.flatnonzero(features == np.arange(pattern.features))
        tables.append(FeatureTable(digits_of(indices, 3, len(pattern.placements[0])), 3, PATTERN_SUMS))
    pairs = FeatureTable(digits_of(np.arange(PAIRS), MAX_COUNT + 1, 2), MAX_COUNT + 1, COUNT_SUMS)
    tables += [pairs] * ((QUARTERS - MOVES) // PAIRS)
    tables.append(FeatureTable(digits_of(np.arange(FEW_DISCS - QUARTERS), 2, 4), 2, COUNT_SUMS))
    discs = MANY_DISCS + 1
    return (*tables, FeatureTable(digits_of(np.arange(discs**2), discs, 2), discs, COUNT_SUMS))


def digits_of(numbers: np.ndarray, base: int, places: int) -> np.ndarray:
    """Return uint8[numbers, places], the digits of each number, the lowest first."""
    return (numbers[:, None] // base ** np.arange(places) % base).astype(np.uint8)


def networks_in(parameters: np.ndarray) -> Iterator[FeatureNetwork]:
    """Yield the network of each table; `parameters`, of any type, are those of all of them."""
    place = 0
    for table in feature_tables():
        parts = []
        for shape in table.shapes:
            parts.append(parameters[place : place + prod(shape)].reshape(shape))
            place += prod(shape)
        yield FeatureNetwork(*parts)


def parameter_count() -> int:
    """Return the number of parameters of all networks."""
    return sum(prod(shape) for table in feature_tables() for shape in table.shapes)


def feature_weights(parameters: np.ndarray) -> Iterator[np.ndarray]:
    """Yield float32[rows, WIDTH], the weights of each table's features, from parameters in steps, int8[]."""
    for table, network in zip(feature_tables(), networks_in(parameters / PARAMETER_STEPS), strict=True):
        weights = np.empty((len(table.digits), WIDTH), np.float32)
        for start in range(0, len(weights), CHUNK):
            end = start + CHUNK
            weights[start:end] = network.layers(table.inputs(np.float64, start, end))[2]
        yield weights
