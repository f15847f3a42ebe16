"""Unpacking of the learned weights: from the text in weights_data.py to the tables of the kernels, once."""
import lzma
from base64 import b85decode
from functools import cache

import numpy as np

from tempo.games.gomoku.evaluation.evaluate import THREAT_MASKS
from tempo.games.gomoku.evaluation.line_board import LineTables
from tempo.games.gomoku.evaluation.patterns import COMBINATIONS
from tempo.games.gomoku.evaluation.weights import LineWeights, tables_of
from tempo.games.gomoku.evaluation.weights_data import WEIGHTS

TEXT_UNIT = 32  # steps in one log odd in the text
LZMA_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


@cache
def learned_tables() -> LineTables:
    """Return the tables with the weights in weights_data.py."""
    return tables_of(unpack_weights(WEIGHTS))


def unpack_weights(text: str) -> LineWeights:
    """Return the weights in a text: int16 steps, first all low bytes, then all high bytes."""
    packed = lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=LZMA_FILTERS)
    low, high = np.frombuffer(packed, np.uint8).reshape(2, -1).astype(np.int16)
    steps = ((high << 8) | low).astype(np.float32) / TEXT_UNIT
    values, threats, ratings = np.split(steps, [2 * COMBINATIONS, 2 * COMBINATIONS + THREAT_MASKS])
    return LineWeights(values.reshape(2, -1), threats, ratings.reshape(2, -1))
