"""What was learned, from its text to the table that evaluating reads: when it is first needed, and once.

The text holds, in whole steps, the kept weights of the first knot, and of each later one how they differ from those of
the knot before: mostly nothing or little, which packs well.
"""
import lzma
from base64 import b85decode
from functools import cache

import numpy as np

from tempo.othello.evaluation.evaluate import Knowledge, new_knowledge
from tempo.othello.evaluation.weights import KNOTS, kept_weights, lay_out, weights_table
from tempo.othello.evaluation.weights_data import STEPS_IN_A_DISC, WEIGHTS

PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


@cache
def learned_knowledge() -> Knowledge:
    """Ready to evaluate with the weights of weights_data.py. One for all: who searches in threads of his own copies
    the part of it that is written to."""
    table = weights_table()
    lay_out(table, unpacked(WEIGHTS) / np.float32(STEPS_IN_A_DISC))
    return new_knowledge(table)


def unpacked(text: str) -> np.ndarray:
    """float32[KNOTS, kept_weights()], in steps."""
    packed = b85decode(text.replace("\n", ""))
    differences = np.frombuffer(lzma.decompress(packed, lzma.FORMAT_RAW, filters=PACKING), np.int8)
    return differences.reshape(len(KNOTS), kept_weights()).cumsum(0, np.float32)
