"""Unpacking of the learned weights: from the text in weights_data.py to an evaluator, once, when first needed.

It takes two tenths of a second, on a busy machine many times that, and not every move has as much time. So it runs in
steps, as many at a time as the clock allows. The text holds the networks that make the weights of the features, and the
heads.
"""
import lzma
from base64 import b85decode
from collections.abc import Iterator
from math import inf
from threading import Lock
from time import perf_counter

import numpy as np

from tempo.games.othello.evaluation.evaluate import PatternEvaluator
from tempo.games.othello.evaluation.feature_networks import feature_tables, feature_weights
from tempo.games.othello.evaluation.patterns import digits_of_rows
from tempo.games.othello.evaluation.weights import (
    Network,
    evaluator_in_steps,
    feature_bytes,
    network_of,
    row_of_feature,
)
from tempo.games.othello.evaluation.weights_data import FEATURE_NETWORKS, HEADS

LZMA_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


class WeightsLoader:
    """Unpacks the weights step by step. All threads share one; each then copies the scratch memory of the evaluator."""

    def __init__(self) -> None:
        self.evaluator: PatternEvaluator | None = None  # as soon as it is complete
        self.steps = self.unpack()
        self.lock = Lock()

    def load_for(self, seconds: float) -> PatternEvaluator | None:
        """Run steps for a time, and finish the last one; return the evaluator if it is complete."""
        end = perf_counter() + seconds
        with self.lock:
            while self.evaluator is None and perf_counter() < end:
                next(self.steps)
        return self.evaluator

    def unpack(self) -> Iterator[None]:
        """Unpack, with a pause after each step."""
        row_of_feature()
        yield
        digits_of_rows()
        yield
        feature_tables()
        yield
        rows = list[np.ndarray]()
        for weights in feature_weights(parameters_in(FEATURE_NETWORKS)):
            rows.append(feature_bytes(weights))
            yield
        self.evaluator = evaluator_in_steps(np.concatenate(rows), heads_in(HEADS))
        yield


LOADER = WeightsLoader()


def learned_evaluator() -> PatternEvaluator:
    """Return the evaluator with the weights in weights_data.py."""
    evaluator = LOADER.load_for(inf)
    assert evaluator is not None
    return evaluator


def learned_network() -> Network:
    """Return the network in weights_data.py."""
    return unpack_network(FEATURE_NETWORKS, HEADS)


def unpack_network(networks: str, heads: str) -> Network:
    """Return the network in two texts: the parameters of the features' networks, and the heads."""
    return network_of(np.concatenate(list(feature_weights(parameters_in(networks)))), heads_in(heads))


def parameters_in(text: str) -> np.ndarray:
    """Return the parameters of the features' networks, int8[] in steps."""
    return np.frombuffer(unpack_bytes(text), np.int8)


def heads_in(text: str) -> np.ndarray:
    """Return the heads in whole steps, int32[PHASES * HEAD_SIZE]."""
    return np.frombuffer(unpack_bytes(text), "<i4")


def unpack_bytes(text: str) -> bytes:
    """Return the bytes in a text."""
    return lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=LZMA_FILTERS)
