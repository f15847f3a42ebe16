"""From what is kept of what was learned to what evaluating reads.

Contents of a shape that mean the same share what they stand for, which is kept once. Numbers become whole steps.
"""
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.games.othello.evaluation.counts import ALL_CONTENTS
from tempo.games.othello.evaluation.evaluate import (
    CONTENT_BITS,
    HIDDEN,
    PHASES,
    SUM_BITS,
    WEIGHT_BITS,
    WIDTH,
    ZERO_BYTE,
    Knowledge,
    new_knowledge,
)
from tempo.games.othello.evaluation.patterns import CONTENTS, first_alike

MOST_STEPS = 127  # of a number that a content stands for, either way


class Network(NamedTuple):
    """All that is learned, float32: evaluate.py says how it goes together."""

    contents: np.ndarray  # [kept_contents(), WIDTH] what each stands for
    begins: np.ndarray  # [PHASES, WIDTH] with what the sums begin
    weights: np.ndarray  # [PHASES, WIDTH, HIDDEN]
    hidden: np.ndarray  # [PHASES, HIDDEN] with what the hidden sums begin
    verdicts: np.ndarray  # [PHASES, HIDDEN]


@cache
def kept_places() -> np.ndarray:
    """int32[ALL_CONTENTS] where among those that are kept each content stands."""
    alike = first_alike()
    places = np.cumsum(alike == np.arange(CONTENTS), dtype=np.int32) - np.int32(1)
    kept = int(places[-1]) + 1
    return np.concatenate([places[alike], np.arange(kept, kept + ALL_CONTENTS - CONTENTS, dtype=np.int32)])


@cache
def kept_contents() -> int:
    """How many are kept."""
    return int(kept_places()[-1]) + 1


def empty_network() -> Network:
    """Nothing is worth anything."""
    return Network(
        np.zeros((kept_contents(), WIDTH), np.float32),
        np.zeros((PHASES, WIDTH), np.float32),
        np.zeros((PHASES, WIDTH, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
    )


def knowledge_of(network: Network) -> Knowledge:
    """Ready to evaluate with this."""
    steps = in_steps(network.contents, CONTENT_BITS).clip(-MOST_STEPS, MOST_STEPS) + ZERO_BYTE
    contents = steps.astype(np.uint8).view("<u8").ravel().astype(np.uint64)
    return new_knowledge(contents[kept_places()], judges_of(network))


def judges_of(network: Network) -> np.ndarray:
    """int32[PHASES * JUDGE] in whole steps."""
    parts = (
        in_steps(network.begins, SUM_BITS),
        in_steps(network.weights, WEIGHT_BITS).reshape(PHASES, -1),
        in_steps(network.hidden, SUM_BITS + WEIGHT_BITS),
        in_steps(network.verdicts, WEIGHT_BITS),
    )
    return np.concatenate(parts, axis=1).ravel()


def network_of(contents: np.ndarray, judges: np.ndarray) -> Network:
    """The network of which these are the contents, and the judges in whole steps."""
    ends = np.cumsum((WIDTH, WIDTH * HIDDEN, HIDDEN))
    begins, weights, hidden, verdicts = np.split(judges.reshape(PHASES, -1).astype(np.float32), ends, axis=1)
    return Network(
        contents.astype(np.float32),
        begins / (1 << SUM_BITS),
        weights.reshape(PHASES, WIDTH, HIDDEN) / (1 << WEIGHT_BITS),
        hidden / (1 << SUM_BITS + WEIGHT_BITS),
        verdicts / (1 << WEIGHT_BITS),
    )


def in_steps(numbers: np.ndarray, bits: int) -> np.ndarray:
    """int32[] whole steps, of which one holds 2^bits."""
    return np.rint(numbers * np.float32(1 << bits)).astype(np.int32)
