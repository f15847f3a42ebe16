"""Weights in whole steps, such that their text is short: what hardly counts is written as it is at the knot before.

The text holds the differences from knot to knot (evaluation/learned.py). Which of them are worth their bits is settled
for one content after another, over all its knots at once:

    sum of   counts (weight - steps told)^2  +  PRICE * bits of the difference from the knot before

where `counts` says how much the squared error of all positions learned grows with that of the weight. A fine step so
costs little where nobody looks. docs/othello_evaluation.md has the price and the step by the error that is lost.
"""
from __future__ import annotations

import math

import numpy as np

from tempo.jit import entry

MOST_STEPS = 250  # of a weight, either way
MOST_DIFFERENCE = 120  # that a byte holds
ROUNDS = 3  # of asking what a difference costs where all are so chosen


def coarsened(kept: np.ndarray, counts: np.ndarray, steps_in_a_disc: float, price: float) -> np.ndarray:
    """int64[KNOTS, kept_weights()] the weights in steps. With a price of nothing, each is the nearest."""
    wanted = np.ascontiguousarray(np.clip(kept.astype(np.float64) * steps_in_a_disc, -MOST_STEPS, MOST_STEPS))
    weighty = counts / steps_in_a_disc**2 + 1e-9  # none is told at random
    steps = np.rint(wanted).astype(np.int64)
    for _ in range(ROUNDS if price else 1):
        choose_steps(wanted, weighty, price * bits_of_differences(steps), *new_room(len(kept)), steps)
    return steps


def bits_of_differences(steps: np.ndarray) -> np.ndarray:
    """float64[MOST_DIFFERENCE + 1] what a difference of this size costs, if it were told apart from all others."""
    sizes = np.abs(np.diff(steps, axis=0, prepend=0)).ravel()
    often = np.bincount(np.minimum(sizes, MOST_DIFFERENCE), minlength=MOST_DIFFERENCE + 1) + 1.0
    signs = np.arange(often.size) > 0
    return signs - np.log2(often / often.sum())


def new_room(knots: int) -> tuple[np.ndarray, np.ndarray]:
    """What the way to each number of steps costs, by knots, and from which it comes."""
    return np.zeros((knots, 2 * MOST_STEPS + 1)), np.zeros((knots, 2 * MOST_STEPS + 1), np.int64)


@entry
def choose_steps(wanted, weighty, costs, spent, came, steps):
    """Write the best steps: for each content the cheapest way through its knots."""
    knots, contents = wanted.shape
    for content in range(contents):
        least, most = 0, 0
        for knot in range(knots):
            least = min(least, math.floor(wanted[knot, content]))
            most = max(most, math.ceil(wanted[knot, content]))
        for knot in range(knots):
            for number in range(least, most + 1):
                at = number - least
                cheapest, origin = costs[min(abs(number), MOST_DIFFERENCE)], 0
                if knot > 0:
                    cheapest = np.inf
                    for before in range(most - least + 1):
                        difference = min(abs(at - before), MOST_DIFFERENCE)
                        if spent[knot - 1, before] + costs[difference] < cheapest:
                            cheapest, origin = spent[knot - 1, before] + costs[difference], before
                error = wanted[knot, content] - number
                spent[knot, at] = cheapest + weighty[knot, content] * error * error
                came[knot, at] = origin
        at = 0
        for other in range(most - least + 1):
            if spent[knots - 1, other] < spent[knots - 1, at]:
                at = other
        for back in range(knots):
            knot = knots - 1 - back
            steps[knot, content] = at + least
            at = came[knot, at]
