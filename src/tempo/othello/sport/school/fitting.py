"""Weights that tell best what positions are worth: least squares, pulled towards what was known before.

    sum of   trust (value told - value)^2  +  PULL (weight - weight before)^2  +  LEVEL (weight - next knot's)^2

A weight that few positions speak of stays near what it was, and near what it is a few discs earlier and later. Where a
position is as good as decided, its value is trusted less. The minimum is found by conjugate gradients, each of whose
steps goes over all positions once; the rough size of each weight's share makes them few.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tempo.jit import entry
from tempo.othello.evaluation.evaluate import LOOKED_AT, UNIT, look, new_knowledge
from tempo.othello.evaluation.weights import KNOTS, kept_places, kept_weights, place_among_knots, weights_table

PULL, LEVEL = 4.0, 16.0  # in positions: docs/othello_evaluation.md
STEPS = 25
DECIDED = 32.0  # discs: by so many a position is trusted half


class Sums(NamedTuple):
    """Positions as the fit sees them."""

    places: np.ndarray  # int32[N, LOOKED_AT] which weights, at any knot
    knots: np.ndarray  # int64[N] where among the kept weights those of the knot before begin
    shares: np.ndarray  # float32[N] how far it is to the next
    values: np.ndarray  # float32[N] in discs
    trust: np.ndarray  # float32[N]


def new_sums(lessons: np.ndarray) -> Sums:
    """Look at all positions once."""
    lessons = lessons[np.argsort(lessons["discs"], kind="stable")]  # neighbours then read the same weights
    count = lessons.size
    places = np.empty((count, LOOKED_AT), np.int32)
    look_at_all(
        new_knowledge(weights_table()),
        np.ascontiguousarray(lessons["mine"]),
        np.ascontiguousarray(lessons["theirs"]),
        kept_places(),
        np.zeros(LOOKED_AT, np.int64),
        places,
    )
    by_discs = [place_among_knots(discs) for discs in range(65)]
    knots = np.array([knot for knot, _ in by_discs])[lessons["discs"]] * kept_weights()
    shares = np.array([share for _, share in by_discs], np.float32)[lessons["discs"]]
    values = (lessons["value"] / UNIT).astype(np.float32)
    trust = (1 / (1 + (values / DECIDED) ** 2)).astype(np.float32)
    return Sums(places, knots.astype(np.int64), shares, values, trust)


@entry
def look_at_all(knowledge, mine, theirs, kept, found, places):
    """Write for all positions which of the kept weights they read."""
    for number in range(mine.size):
        look(knowledge, mine[number], theirs[number], found)
        for one in range(LOOKED_AT):
            places[number, one] = kept[found[one]]


@entry
def add_up(places, knots, shares, weights, kept, told):
    """Write what the weights tell of all positions."""
    for number in range(knots.size):
        before, share = knots[number], shares[number]
        here, there = np.float32(0), np.float32(0)
        for one in range(LOOKED_AT):
            place = before + places[number, one]
            here += weights[place]
            there += weights[place + kept]
        told[number] = here + share * (there - here)


@entry
def hand_back(places, knots, shares, errors, kept, power, slopes):
    """Add to the slope of each weight what the positions' errors ask of it; with a power of two, how much it counts."""
    for number in range(knots.size):
        before, share = knots[number], shares[number]
        near, far = np.float32(1) - share, share
        if power == 2:
            near, far = near * near, far * far
        near, far = near * errors[number], far * errors[number]
        for one in range(LOOKED_AT):
            place = before + places[number, one]
            slopes[place] += near
            slopes[place + kept] += far


def told_by(sums: Sums, weights: np.ndarray) -> np.ndarray:
    """What the weights tell of all positions, in discs."""
    told = np.empty(sums.values.size, np.float32)
    add_up(sums.places, sums.knots, sums.shares, weights.ravel(), kept_weights(), told)
    return told


def slopes_of(sums: Sums, errors: np.ndarray, power: int = 1) -> np.ndarray:
    """float64[KNOTS, kept_weights()]"""
    slopes = np.zeros(len(KNOTS) * kept_weights(), np.float64)
    hand_back(sums.places, sums.knots, sums.shares, errors.astype(np.float32), kept_weights(), power, slopes)
    return slopes.reshape(len(KNOTS), -1)


def fit(
    sums: Sums,
    before: np.ndarray,
    free: tuple[int, int] = (0, len(KNOTS)),
    steps: int = STEPS,
    pull: float = PULL,
    level: float = LEVEL,
    tell: Callable[[int], None] = lambda step: None,
) -> np.ndarray:
    """float32[KNOTS, kept_weights()], of which only the knots from `free[0]` to before `free[1]` are learned. The later
    ones are levelled with; the earlier ones, of which less is known, are not."""
    first, last = free
    is_free = np.zeros((len(KNOTS), 1))
    is_free[first:last] = 1

    def bent(weights: np.ndarray) -> np.ndarray:
        """The slope of what neighbouring knots cost, by half."""
        steps_between = np.diff(weights, axis=0) * level
        steps_between[:first] = 0
        return np.pad(steps_between, ((1, 0), (0, 0))) - np.pad(steps_between, ((0, 1), (0, 0)))

    weights = before.astype(np.float64)
    errors = (sums.values - told_by(sums, before)) * sums.trust
    slope = (slopes_of(sums, errors) - bent(weights)) * is_free  # the pull is nothing yet
    size = slopes_of(sums, sums.trust, 2) * 3 + pull + 2 * level  # more than alone: what is looked at goes together
    direction = scaled = slope / size
    strength = float((slope * scaled).sum())
    for step in range(steps):
        told = told_by(sums, direction.astype(np.float32)) * sums.trust
        back = (slopes_of(sums, told) + pull * direction + bent(direction)) * is_free
        length = strength / max(1e-12, float((direction * back).sum()))
        weights += length * direction
        slope -= length * back
        scaled = slope / size
        strength, weaker = float((slope * scaled).sum()), strength
        direction = scaled + strength / max(1e-12, weaker) * direction
        tell(step + 1)
    return weights.astype(np.float32)


class Errors(NamedTuple):
    """How far off the weights are, in discs."""

    positions: int
    mean: float  # of the absolute errors
    spread: float  # root of the mean square


def errors_of(sums: Sums, weights: np.ndarray) -> Errors:
    """How far what the weights tell is from the values."""
    off = np.clip(told_by(sums, weights), -64, 64) - sums.values
    return Errors(off.size, float(np.abs(off).mean()), float(np.sqrt((off**2).mean()))) if off.size else Errors(0, 0, 0)
