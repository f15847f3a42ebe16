"""Score, interval and Elo of a match, from pairs of games. Pure functions; nothing here plays or prints.

Each opening is played twice with the seats swapped, and the two games are not independent: a lopsided
opening gives each player one win. The pair is therefore the unit. With the score of a pair in
{0, 1/4, 1/2, 3/4, 1} a match is five counts, often called pentanomial:

    0 both lost · 1 a loss and a draw · 2 a win and a loss, or two draws · 3 a win and a draw · 4 both won

The interval is the normal one over the pairs, computed as if one pair more had been lost and one more been
won. Without these two, a match that is all wins, or all even, has variance 0 and would claim to be certain;
with them the interval of n won pairs reaches down to about what the exact binomial bound says, and in a
match of hundreds of pairs they change nothing that is printed. The likelihood of superiority is read off the
same normal distribution, so it passes 97.5 % just when the interval leaves 50 % behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import erf, inf, log10, sqrt
from typing import NamedTuple

PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
IMAGINARY_PAIRS = (1, 0, 0, 0, 1)
Z_95 = 1.959963984540054


class Estimate(NamedTuple):
    """A score per game in [0, 1] with its 95 % interval."""

    score: float
    low: float
    high: float

    def elo(self) -> Estimate:
        """The same in Elo, infinite at the ends of the scale."""
        return Estimate(elo(self.score), elo(self.low), elo(self.high))


def pair_counts(pairs: Iterable[tuple[float, float]]) -> list[int]:
    """The five counts, from the scores (0, 0.5 or 1) of the two games of each pair."""
    counts = [0, 0, 0, 0, 0]
    for first, second in pairs:
        counts[round(2 * (first + second))] += 1
    return counts


def mean(counts: Sequence[int]) -> float:
    """The score per game, 0 to 1. There must be at least one pair."""
    return sum(score * count for score, count in zip(PAIR_SCORES, counts, strict=True)) / sum(counts)


def variance(counts: Sequence[int]) -> float:
    """The variance of a pair's score about its mean (that of the five counts, not of games)."""
    centre = mean(counts)
    squares = (count * (score - centre) ** 2 for score, count in zip(PAIR_SCORES, counts, strict=True))
    return sum(squares) / sum(counts)


def estimate(counts: Sequence[int]) -> Estimate:
    """The score and its 95 % interval. There must be at least one pair."""
    centre, deviation = believed(counts)
    half = Z_95 * deviation
    return Estimate(mean(counts), max(0.0, centre - half), min(1.0, centre + half))


def superiority(counts: Sequence[int]) -> float:
    """The likelihood, 0 to 1, that the player is the better one. It is 0.5 before the first pair."""
    centre, deviation = believed(counts)
    return (1 + erf((centre - 0.5) / deviation / sqrt(2))) / 2


def believed(counts: Sequence[int]) -> tuple[float, float]:
    """Centre and standard deviation of what is believed of the score, the imaginary pairs included."""
    padded = [count + extra for count, extra in zip(counts, IMAGINARY_PAIRS, strict=True)]
    return mean(padded), sqrt(variance(padded) / sum(padded))


def expected_score(difference: float) -> float:
    """The score per game that goes with a difference in Elo: the inverse of `elo`."""
    return 1 / (1 + 10 ** (-difference / 400))


def elo(score: float) -> float:
    """The difference in strength that gives this score, on the logistic scale: 0.75 is 191 Elo."""
    if score <= 0:
        return -inf
    if score >= 1:
        return inf
    return 400 * log10(score / (1 - score))
