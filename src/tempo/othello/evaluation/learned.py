"""What was learned, from its text to the table that evaluating reads: when it is first needed, and once.

That takes most of a tenth of a second, on a busy machine many times that, and not every move has so much to spare:
so it is done in steps of some milliseconds, as many at a time as there is time for.

The text holds, in whole steps, the kept weights of the first knot, and of each later one how they differ from those of
the knot before: mostly nothing or little, which packs well.
"""
import lzma
from base64 import b85decode
from collections.abc import Iterator
from math import inf
from threading import Lock
from time import perf_counter

import numpy as np

from tempo.othello.evaluation.evaluate import FIRST_DISCS, Knowledge, new_knowledge
from tempo.othello.evaluation.weights import KNOTS, kept_weights, lay_out, weights_table
from tempo.othello.evaluation.weights_data import STEPS_IN_A_DISC, WEIGHTS
from tempo.othello.rules import CELLS

PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


class Learning:
    """On the way from the text to the table. One for all: who searches in threads of his own copies the part of what
    was learned that is written to."""

    def __init__(self) -> None:
        self.knowledge: Knowledge | None = None  # as soon as it is complete
        self.steps = self.unpack()
        self.turn = Lock()

    def go_on(self, seconds: float) -> Knowledge | None:
        """Go on for so long, but for what the last step takes; what was learned, if that was all."""
        end = perf_counter() + seconds
        with self.turn:
            while self.knowledge is None and perf_counter() < end:
                next(self.steps)
        return self.knowledge

    def unpack(self) -> Iterator[None]:
        """Step by step."""
        kept_weights()
        yield
        packed = b85decode(WEIGHTS.replace("\n", ""))
        yield
        differences = decompressed(packed)
        yield
        kept = in_steps(differences) / np.float32(STEPS_IN_A_DISC)
        yield
        table = weights_table()
        for discs in range(FIRST_DISCS, CELLS + 1):
            lay_out(table, kept, discs, discs)
            yield
        self.knowledge = new_knowledge(table)
        yield


LEARNING = Learning()


def learned_knowledge() -> Knowledge:
    """Ready to evaluate with the weights of weights_data.py."""
    knowledge = LEARNING.go_on(inf)
    assert knowledge is not None
    return knowledge


def unpacked(text: str) -> np.ndarray:
    """float32[KNOTS, kept_weights()], in steps."""
    return in_steps(decompressed(b85decode(text.replace("\n", ""))))


def decompressed(packed: bytes) -> bytes:
    """The differences, a byte each."""
    return lzma.decompress(packed, lzma.FORMAT_RAW, filters=PACKING)


def in_steps(differences: bytes) -> np.ndarray:
    """What they add up to."""
    return np.frombuffer(differences, np.int8).reshape(len(KNOTS), kept_weights()).cumsum(0, np.float32)
