"""Unpacking of the learned weights: from the text in weights_data.py to an evaluator, once, when first needed.

It takes some hundredths of a second, on a busy machine many times that, and not every move has as much time. So it runs
in steps, as many at a time as the clock allows.

Most features are so rare that their weights are 0. The text holds one bit for each feature that has weights, these
weights in quarters, and the heads.
"""
import lzma
from base64 import b85decode
from collections.abc import Iterator
from math import inf
from threading import Lock
from time import perf_counter

import numpy as np

from tempo.games.othello.evaluation.evaluate import WIDTH, PatternEvaluator
from tempo.games.othello.evaluation.patterns import digits_of_rows
from tempo.games.othello.evaluation.weights import Network, evaluator_of, feature_rows, network_of
from tempo.games.othello.evaluation.weights_data import FEATURE_MASK, FEATURE_WEIGHTS, HEADS

LZMA_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]
TEXT_STEPS = 4  # of a weight in the text, in one unit


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
        feature_rows()
        yield
        digits_of_rows()
        yield
        network = unpack_network(FEATURE_MASK, FEATURE_WEIGHTS, HEADS)
        yield
        self.evaluator = evaluator_of(network)
        yield


LOADER = WeightsLoader()


def learned_evaluator() -> PatternEvaluator:
    """Return the evaluator with the weights in weights_data.py."""
    evaluator = LOADER.load_for(inf)
    assert evaluator is not None
    return evaluator


def unpack_network(mask: str, weights: str, heads: str) -> Network:
    """Return the network in three texts: which features have weights, these weights, and the heads."""
    has_weights = np.unpackbits(np.frombuffer(unpack_bytes(mask), np.uint8), count=feature_rows()) > 0
    features = np.zeros((feature_rows(), WIDTH), np.float32)
    steps = np.frombuffer(unpack_bytes(weights), np.int8).reshape(WIDTH, -1).T
    features[has_weights] = steps / np.float32(TEXT_STEPS)
    return network_of(features, np.frombuffer(unpack_bytes(heads), "<i4"))


def unpack_bytes(text: str) -> bytes:
    """Return the bytes in a text."""
    return lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=LZMA_FILTERS)
