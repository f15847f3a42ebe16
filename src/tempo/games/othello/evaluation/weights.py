"""The float network, and its conversion to the integers of an evaluator.

Features of a pattern that mirror each other share one row of weights.
"""
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.games.othello.evaluation.counts import FEATURES
from tempo.games.othello.evaluation.evaluate import (
    FEATURE_BITS,
    HIDDEN,
    NO_WEIGHTS,
    PHASES,
    SUM_BITS,
    WEIGHT_BITS,
    WIDTH,
    ZERO_BYTE,
    PatternEvaluator,
    new_evaluator,
)
from tempo.games.othello.evaluation.patterns import PATTERN_FEATURES, canonical_features

MAX_STEPS = 127  # largest absolute value of a feature's weight, in steps


class Network(NamedTuple):
    """All learned weights, float32: see evaluate.py for their use."""

    features: np.ndarray  # [feature_rows(), WIDTH]
    biases: np.ndarray  # [PHASES, WIDTH] of the sums
    hidden_weights: np.ndarray  # [PHASES, WIDTH, HIDDEN]
    hidden_biases: np.ndarray  # [PHASES, HIDDEN]
    output_weights: np.ndarray  # [PHASES, HIDDEN]


@cache
def row_of_feature() -> np.ndarray:
    """Return int32[FEATURES], the row of weights of each feature."""
    canonical = canonical_features()
    rows = np.cumsum(canonical == np.arange(PATTERN_FEATURES), dtype=np.int32) - np.int32(1)
    count = int(rows[-1]) + 1
    return np.concatenate([rows[canonical], np.arange(count, count + FEATURES - PATTERN_FEATURES, dtype=np.int32)])


@cache
def feature_rows() -> int:
    """Return the number of rows of weights."""
    return int(row_of_feature()[-1]) + 1


def evaluator_of(network: Network) -> PatternEvaluator:
    """Return an evaluator with the weights of a network in whole steps."""
    return evaluator_in_steps(feature_bytes(network.features), heads_of(network))


def evaluator_in_steps(features: np.ndarray, heads: np.ndarray) -> PatternEvaluator:
    """Return an evaluator with the rows that `feature_bytes` returns, and heads in whole steps."""
    words = features.view("<u8").ravel().astype(np.uint64)
    return new_evaluator(np.append(words[row_of_feature()], NO_WEIGHTS), heads)


def feature_bytes(weights: np.ndarray) -> np.ndarray:
    """Return rows of features' weights in whole steps above ZERO_BYTE, uint8[rows, WIDTH]."""
    return (in_steps(weights, FEATURE_BITS).clip(-MAX_STEPS, MAX_STEPS) + ZERO_BYTE).astype(np.uint8)


def heads_of(network: Network) -> np.ndarray:
    """Return the heads in whole steps, int32[PHASES * HEAD_SIZE]."""
    parts = (
        in_steps(network.biases, SUM_BITS),
        in_steps(network.hidden_weights, WEIGHT_BITS).reshape(PHASES, -1),
        in_steps(network.hidden_biases, SUM_BITS + WEIGHT_BITS),
        in_steps(network.output_weights, WEIGHT_BITS),
    )
    return np.concatenate(parts, axis=1).ravel()


def network_of(features: np.ndarray, heads: np.ndarray) -> Network:
    """Return the network with these features, float32[feature_rows(), WIDTH], and heads in whole steps."""
    ends = np.cumsum((WIDTH, WIDTH * HIDDEN, HIDDEN))
    biases, weights, hidden_biases, output_weights = np.split(
        heads.reshape(PHASES, -1).astype(np.float32), ends, axis=1
    )
    return Network(
        features.astype(np.float32),
        biases / (1 << SUM_BITS),
        weights.reshape(PHASES, WIDTH, HIDDEN) / (1 << WEIGHT_BITS),
        hidden_biases / (1 << SUM_BITS + WEIGHT_BITS),
        output_weights / (1 << WEIGHT_BITS),
    )


def in_steps(numbers: np.ndarray, bits: int) -> np.ndarray:
    """Return whole steps of 2^-bits, int32[]."""
    return np.rint(numbers * np.float32(1 << bits)).astype(np.int32)
