"""From what is kept of the weights to the table that evaluating reads.

Kept is one weight for all contents of a shape that mean the same, and only at some numbers of discs, the knots: in
between a weight is on the straight line. So what is seen rarely is learned from a whole stretch of the game.
"""
from functools import cache

import numpy as np

from tempo.othello.evaluation.evaluate import COUNTS, FIRST_DISCS, UNIT, WEIGHTS_EACH
from tempo.othello.evaluation.patterns import CONTENTS, first_alike

KNOTS = (8, 14, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 63)  # discs on the board


@cache
def kept_places() -> np.ndarray:
    """int32[WEIGHTS_EACH] where each weight of the table stands among those that are kept."""
    alike = first_alike()
    places = np.cumsum(alike == np.arange(CONTENTS), dtype=np.int32) - np.int32(1)
    kept = int(places[-1]) + 1
    return np.concatenate([places[alike], np.arange(kept, kept + WEIGHTS_EACH - CONTENTS, dtype=np.int32)])


@cache
def kept_weights() -> int:
    """How many weights are kept for each knot."""
    return int(kept_places()[-1]) + 1


def place_among_knots(discs: int) -> tuple[int, float]:
    """The knot before a number of discs, and how far it is from there to the next; at the ends, all of it."""
    discs = min(max(discs, KNOTS[0]), KNOTS[-1])
    knot = next(number for number in reversed(range(len(KNOTS) - 1)) if discs >= KNOTS[number])
    return knot, (discs - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


def weights_table() -> np.ndarray:
    """int16[COUNTS * WEIGHTS_EACH] with nothing in it."""
    return np.zeros(COUNTS * WEIGHTS_EACH, np.int16)


def lay_out(table: np.ndarray, kept: np.ndarray, first: int = FIRST_DISCS, last: int = 64) -> None:
    """Write the weights for so many discs to the table; `kept`, float32[KNOTS, kept_weights()], is in discs."""
    for discs in range(first, last + 1):
        knot, share = place_among_knots(discs)
        weights = (kept[knot] * (1 - share) + kept[knot + 1] * share) * UNIT
        start = WEIGHTS_EACH * (discs - FIRST_DISCS)
        table[start : start + WEIGHTS_EACH] = np.rint(weights.clip(-32767, 32767)).astype(np.int16)[kept_places()]
