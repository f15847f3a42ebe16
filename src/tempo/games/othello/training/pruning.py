"""A network in few characters: which numbers of which contents are worth their bits, and those in whole steps.

Most contents are rare, and what they stand for could as well be nothing. Number by number it is settled by

    how much the squared error of the positions learned grows with it * (number - steps told)^2  +  price * bits

where the bits are those of such a number among all that are told, and all times of the game count alike. What is left
away stays nothing and the rest is learned on; at last in whole steps, so that what is told is what was learned.
"""
from __future__ import annotations

import numpy as np

from tempo.games.othello.evaluation.evaluate import PHASES, SEEN_AT_ONCE, WIDTH
from tempo.games.othello.evaluation.unpacking import STEPS
from tempo.games.othello.evaluation.weights import MOST_STEPS, Network
from tempo.games.othello.training.fitting import ONE, Seen, ask_back, learn, new_slopes, told_by, told_of
from tempo.native.jit import entry

THINNED = 3  # times, ever more
ROUNDS = 3  # of asking what a number costs where all are so chosen


def weighty(network: Network, seen: Seen) -> np.ndarray:
    """float64[like the contents] how much the squared errors of a million positions grow with the square of a change
    of each number. All phases count as if they had as many positions, and as large errors."""
    found = np.zeros(network.contents.shape, np.float64)
    squares = (told_by(network, seen) - seen.values) ** 2
    errors = np.bincount(seen.phases, weights=squares, minlength=PHASES)
    counts_for = (1e6 / PHASES * squares.mean() / np.maximum(errors, 1)).astype(np.float32)
    weigh_all(network, new_slopes(network), seen, counts_for, found)
    return found


@entry
def weigh_all(network, slopes, seen, counts_for, found):
    """Add to each number the square of what the value changes with it, over all positions."""
    back = slopes.back
    for position in range(seen.values.size):
        told_of(network, slopes, seen, position)
        phase = seen.phases[position]
        ask_back(network, slopes, phase, ONE)
        for k in range(WIDTH):
            back[k] *= back[k] * counts_for[phase]
        for one in range(SEEN_AT_ONCE):
            for k in range(WIDTH):
                found[seen.places[position, one], k] += back[k]


def thin_out(network: Network, seen: Seen, price: float, seed: int) -> None:
    """Leave away what is not worth its bits, and learn the rest on; then in whole steps, to which the judges settle."""
    for number in range(THINNED):
        told = worth_telling(network, seen, price * (number + 1) / THINNED)
        network.contents[:] *= told
        learn(network, seen, 2, seed + number, told)
    network.contents[:] = np.rint(network.contents * STEPS).clip(-MOST_STEPS, MOST_STEPS) / STEPS
    learn(network, seen, 1, seed + THINNED, np.zeros_like(told))


def worth_telling(network: Network, seen: Seen, price: float) -> np.ndarray:
    """float32[like the contents] 1 where a number is worth its bits, 0 where it had better be nothing."""
    steps, costs_error = network.contents * STEPS, weighty(network, seen) / STEPS**2
    told = np.rint(steps)
    for _ in range(ROUNDS):
        bits = bits_of(told)
        cheapest, costs = np.zeros_like(steps), costs_error * steps**2 + price * bits[0]
        for choice in (np.trunc(steps), np.trunc(steps) + np.sign(steps)):
            costs_so = costs_error * (steps - choice) ** 2
            costs_so += price * bits[np.abs(choice).astype(np.int64).clip(0, MOST_STEPS)]
            cheapest = np.where(costs_so < costs, choice, cheapest)
            costs = np.minimum(costs, costs_so)
        told = cheapest
    return (told != 0).astype(np.float32)


def bits_of(told: np.ndarray) -> np.ndarray:
    """float64[MOST_STEPS + 1] what a number of this size costs, if it were told apart from all others."""
    sizes = np.abs(told).astype(np.int64).ravel()
    often = np.bincount(np.minimum(sizes, MOST_STEPS), minlength=MOST_STEPS + 1) + 1.0
    signs = np.arange(often.size) > 0
    return signs - np.log2(often / often.sum())
