"""SPSA: simultaneous perturbation stochastic approximation, parametrised as by fishtest.

Pair k of games is played between theta + c_k flip and theta - c_k flip, with flip = +1 or -1 at random for each
parameter. With r = wins - losses of the first side, from -2 to +2, theta moves by R_k c_k r flip, where

    c_k = c_end (K / k)^0.101                    K: number of all pairs
    a_k = a_end ((A + K) / (A + k))^0.602        a_end = r_end c_end^2, A = K / 10
    R_k = a_k / c_k^2

So c_k ends at c_end, and R_k at r_end. One pair tells little, but about all parameters at once. What a pair tries
depends on the seed and k alone. Nothing here plays.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import floor, inf, sqrt
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.lab.statistics.pentanomial import Z_95
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tune.study.search_space import Parameter

ALPHA, GAMMA = 0.602, 0.101  # exponents of a_k and c_k
A_SHARE = 0.1  # A as a share of all pairs
C_SHARE = 1 / 10  # default c_end as a share of the range; fishtest's 1/20 is for ranges that are chosen narrow
LEAST_WHOLE_C = 0.5  # least default c_end of a whole number: less is hidden by rounding
R_FACTOR = 0.5  # default r_end is this / sqrt(pairs): a random walk stays within a fifth of the range

Point = tuple[float, ...]  # a value of each parameter
Values = dict[str, int | float]


class Gain(NamedTuple):
    """The size of perturbations and of steps of one parameter, at the last pair."""

    c_end: float
    r_end: float


def read_gains(texts: Sequence[str], pairs: int) -> tuple[list[str], Callable[[Parameter], Gain]]:
    """Split parameters like `cap=0..20,c_end=1,r_end=0.01`: return them without gains, and the gain of each."""
    typed: dict[str, dict[str, float]] = {}
    bare = []
    for text in texts:
        first, *parts = text.split(",")
        bare.append(first)
        typed[first.partition("=")[0]] = dict(_read_gain(text, part) for part in parts)
    return bare, lambda parameter: default_gain(parameter, pairs)._replace(**typed.get(parameter.name, {}))


def _read_gain(text: str, part: str) -> tuple[str, float]:
    """Parse `c_end=1`."""
    name, _, number = part.partition("=")
    with suppress(ValueError):
        if name in Gain._fields and 0 < float(number) < inf:
            return name, float(number)
    raise BadInput(f"'{text}': gains are typed like cap=0..20,c_end=1,r_end=0.01, with numbers above 0")


def default_gain(parameter: Parameter, pairs: int) -> Gain:
    """Return the default: fishtest's 0.002 for r_end is for 100,000 games and more, so it depends on the pairs."""
    c_end = C_SHARE * (parameter.high - parameter.low)
    return Gain(max(c_end, LEAST_WHOLE_C) if parameter.integer else c_end, R_FACTOR / sqrt(pairs))


class Spsa(NamedTuple):
    """The conditions of a run, and its arithmetic. Pairs count from 1."""

    parameters: Sequence[Parameter]
    gains: Sequence[Gain]
    start: Point
    pairs: int
    seed: int

    def sides(self, theta: Point, k: int) -> tuple[Values, Values]:
        """Return the values of both sides of a pair. Whole numbers are rounded at random, right on average."""
        chance = self._chance(k)
        flips = self._flips(chance)
        return self._side(theta, k, flips, 1, chance), self._side(theta, k, flips, -1, chance)

    def _side(self, theta: Point, k: int, flips: Sequence[int], sign: int, chance: random.Random) -> Values:
        """Return the values of one side, inside the ranges."""
        values: Values = {}
        for place, parameter, flip, gain in zip(theta, self.parameters, flips, self.gains, strict=True):
            value = _clip(place + sign * flip * self._c(gain, k), parameter)
            values[parameter.name] = floor(value + chance.random()) if parameter.integer else value
        return values

    def step(self, k: int, points: float) -> Point:
        """Return the step after a pair in which the first side scored this many points, from 0 to 2."""
        won = 2 * points - 2
        flips = self._flips(self._chance(k))
        return tuple(
            self._r(gain, k) * self._c(gain, k) * won * flip for gain, flip in zip(self.gains, flips, strict=True)
        )

    def move(self, theta: Point, step: Point) -> Point:
        """Return theta after a step, inside the ranges."""
        return tuple(_clip(at + by, parameter) for at, by, parameter in zip(theta, step, self.parameters, strict=True))

    def values(self, theta: Point) -> Values:
        """Return theta as values to play with: whole numbers rounded, others to three digits inside the range."""
        return {
            parameter.name: round(at) if parameter.integer else _clip(float(f"{at:.3g}"), parameter)
            for at, parameter in zip(theta, self.parameters, strict=True)
        }

    def _chance(self, k: int) -> random.Random:
        return random.Random(derive_seed(self.seed, k))

    def _flips(self, chance: random.Random) -> list[int]:
        return [1 if chance.random() < 0.5 else -1 for _ in self.parameters]

    def _c(self, gain: Gain, k: int) -> float:
        return float(gain.c_end * (self.pairs / k) ** GAMMA)

    def _r(self, gain: Gain, k: int) -> float:
        still = A_SHARE * self.pairs
        a = gain.r_end * gain.c_end**2 * ((still + self.pairs) / (still + k)) ** ALPHA
        return float(a / self._c(gain, k) ** 2)


def _clip(value: float, parameter: Parameter) -> float:
    return min(max(value, parameter.low), parameter.high)


class Track(NamedTuple):
    """Where a run has come: after each batch the number of pairs and theta, and the squares of all steps."""

    path: list[tuple[int, Point]]
    squares: list[float]  # sum for each parameter

    @staticmethod
    def begin(spsa: Spsa) -> Track:
        """Return the track of a run without games."""
        return Track([(0, spsa.start)], [0.0] * len(spsa.start))

    def pairs(self) -> int:
        """Return the number of pairs so far."""
        return self.path[-1][0]

    def theta(self) -> Point:
        """Return the current place."""
        return self.path[-1][1]

    def add(self, spsa: Spsa, points: Sequence[float]) -> None:
        """Add a batch: the points of the first side in the next pairs, all played from the current place."""
        done, theta = self.path[-1]
        for k, scored in enumerate(points, done + 1):
            step = spsa.step(k, scored)
            theta = spsa.move(theta, step)
            self.squares[:] = [have + part**2 for have, part in zip(self.squares, step, strict=True)]
        self.path.append((done + len(points), theta))

    def chance(self) -> list[float]:
        """Return for each parameter how far it would move in 19 of 20 runs if it had no effect.

        Its steps would then have signs of their own, whatever the results: a random walk.
        """
        return [Z_95 * sqrt(square) for square in self.squares]
