"""What was learned, from its text to what evaluating reads: when it is first needed, and once.

That takes some hundredths of a second, on a busy machine many times that, and not every move has so much to spare: so
it is done in steps, as many at a time as there is time for.

Most contents are so rare that they stand for nothing. The text holds which do not, a bit each; what those stand for, in
quarters; and the judges.
"""
import lzma
from base64 import b85decode
from collections.abc import Iterator
from math import inf
from threading import Lock
from time import perf_counter

import numpy as np

from tempo.games.othello.evaluation.evaluate import WIDTH, Knowledge
from tempo.games.othello.evaluation.patterns import digits_of_rows
from tempo.games.othello.evaluation.weights import Network, kept_contents, knowledge_of, network_of
from tempo.games.othello.evaluation.weights_data import JUDGES, STANDING_FOR, WHICH

PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]
STEPS = 4  # of the text, in one


class Learning:
    """On the way from the text to what evaluating reads. One for all: who searches in threads of his own copies the
    part of what was learned that is written to."""

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
        kept_contents()
        yield
        digits_of_rows()
        yield
        network = unpacked(WHICH, STANDING_FOR, JUDGES)
        yield
        self.knowledge = knowledge_of(network)
        yield


LEARNING = Learning()


def learned_knowledge() -> Knowledge:
    """Ready to evaluate with what stands in weights_data.py."""
    knowledge = LEARNING.go_on(inf)
    assert knowledge is not None
    return knowledge


def unpacked(which: str, standing_for: str, judges: str) -> Network:
    """What three texts tell."""
    is_told = np.unpackbits(np.frombuffer(bytes_of(which), np.uint8), count=kept_contents()) > 0
    contents = np.zeros((kept_contents(), WIDTH), np.float32)
    contents[is_told] = np.frombuffer(bytes_of(standing_for), np.int8).reshape(WIDTH, -1).T / np.float32(STEPS)
    return network_of(contents, np.frombuffer(bytes_of(judges), "<i4"))


def bytes_of(text: str) -> bytes:
    """What a text holds."""
    return lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=PACKING)
