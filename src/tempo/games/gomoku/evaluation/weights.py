"""Weights of the evaluation, and the tables made from them."""
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.evaluate import KIND_BITS, THREAT_MASKS, UNIT, VALUE_SHIFT
from tempo.games.gomoku.evaluation.line_board import LineTables
from tempo.games.gomoku.evaluation.patterns import COMBINATIONS, kind_of_combinations


class LineWeights(NamedTuple):
    """Weights in log odds, float32. The first index of each pair: for the side to move, for the other side."""

    values: np.ndarray  # [2, COMBINATIONS] of a cell by its combination
    threats: np.ndarray  # [THREAT_MASKS]
    ratings: np.ndarray  # [2, COMBINATIONS] logit of a move


def zero_weights() -> LineWeights:
    """Return weights of zero."""
    pair = np.zeros((2, COMBINATIONS), np.float32)
    return LineWeights(pair, np.zeros(THREAT_MASKS, np.float32), pair.copy())


def tables_of(weights: LineWeights) -> LineTables:
    """Return the tables of the kernels, in whole units."""
    mine, theirs = (in_units(part).astype(np.int64) for part in weights.values)
    kinds = kind_of_combinations()
    counts = np.where(kinds == 0, 0, np.int64(1) << KIND_BITS * np.maximum(0, kinds.astype(np.int64) - 1))
    words = np.stack([(mine << VALUE_SHIFT) + theirs, counts], axis=1)
    return LineTables(words, in_units(weights.ratings), in_units(weights.threats), kinds)


def in_units(numbers: np.ndarray) -> np.ndarray:
    """Return whole units, int32[]."""
    return np.rint(numbers * np.float32(UNIT)).astype(np.int32)
