"""A network that tells what positions are worth: learned from one position after another, in an order by chance.

After each position every number it used gives way a little, by AdaGrad: the less, the more it was moved before. What is
rarely seen so learns fast, and what all positions share settles. An error of more than some discs counts for less than
its square, on either side: positions that are as good as decided are told badly by any sum, and must not lead.
"""
from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from tempo.games.othello.evaluation.evaluate import (
    BEND,
    DISCS_OF_PHASE,
    FIRST_DISCS,
    HIDDEN,
    PHASES,
    SEEN_AT_ONCE,
    SETTLED,
    UNIT,
    WIDTH,
    see,
)
from tempo.games.othello.evaluation.weights import Network, empty_network, kept_places, knowledge_of
from tempo.games.othello.rules import CELLS, moves_of
from tempo.native.jit import entry, inlined

RATE, JUDGES_RATE = np.float32(0.1), np.float32(0.02)
ZERO, ONE, BENT = np.float32(0), np.float32(1), np.float32(1 / (1 << BEND))
LENIENT = np.float32(8.0)  # discs: beyond about so many, errors count less than squared
AT_A_TIME = 500_000  # positions of a phase in one pass
FIRST_SQUARE = np.float32(1.0)  # of all slopes so far, to begin with


class Seen(NamedTuple):
    """Positions as they are learned."""

    places: np.ndarray  # int32[N, SEEN_AT_ONCE] the contents that are seen, among the kept ones
    phases: np.ndarray  # int32[N]
    values: np.ndarray  # float32[N] in discs


def seen_in(lessons: np.ndarray) -> Seen:
    """Look at all positions once. Those that evaluating plays out are left away: nothing is learned of them."""
    lessons = lessons[lessons["discs"] < SETTLED]
    places = np.empty((lessons.size, SEEN_AT_ONCE), np.int32)
    mine, theirs = np.ascontiguousarray(lessons["mine"]), np.ascontiguousarray(lessons["theirs"])
    look_at_all(knowledge_of(empty_network()), mine, theirs, kept_places(), places)
    phases = (lessons["discs"].astype(np.int32) - FIRST_DISCS) // DISCS_OF_PHASE
    return Seen(places, phases, (lessons["value"] / UNIT).astype(np.float32))


@entry
def look_at_all(knowledge, mine, theirs, kept, places):
    """Write for all positions which of the kept contents are seen."""
    for number in range(mine.size):
        ours, others = mine[number], theirs[number]
        see(knowledge, ours, others, moves_of(ours, others), moves_of(others, ours))
        for one in range(SEEN_AT_ONCE):
            places[number, one] = kept[knowledge.seen[one]]


class Slopes(NamedTuple):
    """Squares of all slopes so far, of each number; and room for one position."""

    contents: np.ndarray
    begins: np.ndarray
    weights: np.ndarray
    hidden: np.ndarray
    verdicts: np.ndarray
    sums: np.ndarray  # float32[WIDTH]
    bent_sums: np.ndarray  # float32[WIDTH]
    back: np.ndarray  # float32[WIDTH] what the error asks of each sum
    beyond: np.ndarray  # float32[HIDDEN]


def new_slopes(network: Network) -> Slopes:
    contents, begins, weights, hidden, verdicts = (np.full_like(part, FIRST_SQUARE) for part in network)
    sums, bent_sums, back = np.zeros((3, WIDTH), np.float32)
    return Slopes(contents, begins, weights, hidden, verdicts, sums, bent_sums, back, np.zeros(HIDDEN, np.float32))


def learn(network: Network, seen: Seen, passes: int, seed: int, free: np.ndarray | None = None) -> None:
    """Go through positions so many times, ever more slowly: each time some of each phase, as all share the contents.
    Only what is `free`, float32 like the contents, 1 or 0, is learned of them."""
    free = np.ones_like(network.contents) if free is None else free
    slopes, chance = new_slopes(network), np.random.default_rng(seed)
    for number in range(passes):
        pace = np.float32(1 - number / passes)
        go_through(network, slopes, seen, some_of_each(seen, chance), free, pace * RATE, pace * JUDGES_RATE)


def some_of_each(seen: Seen, chance: np.random.Generator) -> np.ndarray:
    """int64[] positions in an order by chance, of each phase all or as many as go into a pass."""
    order = chance.permutation(seen.values.size)
    phases = seen.phases[order]
    return chance.permutation(np.concatenate([order[phases == phase][:AT_A_TIME] for phase in range(PHASES)]))


@entry
def go_through(network, slopes, seen, order, free, rate, judges_rate):
    """Learn from all positions once, in this order."""
    for number in range(order.size):
        position = order[number]
        error = told_of(network, slopes, seen, position) - seen.values[position]
        give_way(network, slopes, seen, position, error, free, rate, judges_rate)


@entry
def tell_all(network, slopes, seen, told):
    """Write what the network tells of all positions."""
    for position in range(told.size):
        told[position] = told_of(network, slopes, seen, position)


@inlined
def told_of(network, slopes, seen, position):
    """What the network tells of a position, in discs; what it went through is left in `slopes`."""
    sums, bent_sums, beyond = slopes.sums, slopes.bent_sums, slopes.beyond
    phase = seen.phases[position]
    for k in range(WIDTH):
        sums[k] = network.begins[phase, k]
    for one in range(SEEN_AT_ONCE):
        place = seen.places[position, one]
        for k in range(WIDTH):
            sums[k] += network.contents[place, k]
    for m in range(HIDDEN):
        beyond[m] = network.hidden[phase, m]
    for k in range(WIDTH):
        bent_sums[k] = max(sums[k], BENT * sums[k])
        for m in range(HIDDEN):
            beyond[m] += network.weights[phase, k, m] * bent_sums[k]
    told = np.float32(0)
    for m in range(HIDDEN):
        told += network.verdicts[phase, m] * max(beyond[m], BENT * beyond[m])
    return told


@inlined
def give_way(network, slopes, seen, position, error, free, rate, judges_rate):
    """Move every number that was used a little, so that this error becomes less."""
    bent_sums, beyond, back = slopes.bent_sums, slopes.beyond, slopes.back
    phase = seen.phases[position]
    push = error / np.sqrt(ONE + error * error / (LENIENT * LENIENT))
    ask_back(network, slopes, phase, push)
    for m in range(HIDDEN):
        slope = slope_of(beyond[m])
        below = push * network.verdicts[phase, m] * slope
        move(network.verdicts, slopes.verdicts, phase, m, push * beyond[m] * slope, judges_rate)
        move(network.hidden, slopes.hidden, phase, m, below, judges_rate)
        for k in range(WIDTH):
            here = below * bent_sums[k]
            slopes.weights[phase, k, m] += here * here
            network.weights[phase, k, m] -= judges_rate * here / np.sqrt(slopes.weights[phase, k, m])
    for k in range(WIDTH):
        move(network.begins, slopes.begins, phase, k, back[k], judges_rate)
    for one in range(SEEN_AT_ONCE):
        place = seen.places[position, one]
        for k in range(WIDTH):
            square = slopes.contents[place, k] + back[k] * back[k]
            slopes.contents[place, k] = square
            network.contents[place, k] -= free[place, k] * rate * back[k] / np.sqrt(square)


@inlined
def ask_back(network, slopes, phase, push):
    """Write what such a push asks of each sum."""
    back, sums, beyond = slopes.back, slopes.sums, slopes.beyond
    for k in range(WIDTH):
        back[k] = ZERO
    for m in range(HIDDEN):
        below = push * network.verdicts[phase, m] * slope_of(beyond[m])
        for k in range(WIDTH):
            back[k] += below * network.weights[phase, k, m]
    for k in range(WIDTH):
        back[k] *= slope_of(sums[k])


@inlined
def slope_of(number):
    """Of the bend, where it is."""
    return ONE if number > ZERO else BENT


@inlined
def move(numbers, squares, phase, place, slope, rate):
    """One number of a judge's."""
    squares[phase, place] += slope * slope
    numbers[phase, place] -= rate * slope / np.sqrt(squares[phase, place])


def told_by(network: Network, seen: Seen) -> np.ndarray:
    """What a network tells of all positions, in discs."""
    told = np.empty(seen.values.size, np.float32)
    tell_all(network, new_slopes(network), seen, told)
    return told.clip(-CELLS, CELLS)


class Errors(NamedTuple):
    """How far off a network is, in discs."""

    positions: int
    mean: float  # of the absolute errors
    spread: float  # root of the mean square

    @property
    def doubt(self) -> float:
        """How far the mean may be off: twice its standard error."""
        return 2 * math.sqrt(max(0.0, self.spread**2 - self.mean**2) / max(1, self.positions))


def errors_of(network: Network, seen: Seen) -> Errors:
    """How far what a network tells is from the values."""
    off = told_by(network, seen) - seen.values
    return Errors(off.size, float(np.abs(off).mean()), float(np.sqrt((off**2).mean()))) if off.size else Errors(0, 0, 0)
