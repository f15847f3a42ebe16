"""Score, interval and Elo of a match, from pairs of games. Pure functions; nothing here plays or prints.

Each opening is played twice with the seats swapped, and the two games are not independent: a lopsided
opening gives each player one win. The pair is therefore the unit. With the score of a pair in
{0, 1/4, 1/2, 3/4, 1} a match is five counts, often called pentanomial:

    0 both lost · 1 a loss and a draw · 2 a win and a loss, or two draws · 3 a win and a draw · 4 both won

The interval is the normal one over the pairs, computed with one more lost pair and one more won pair. Without
these two, a match of wins only, or of even pairs only, has variance 0 and an empty interval. With them the
interval of n won pairs reaches down to about the exact binomial bound, and in a match of hundreds of pairs they
change nothing that is printed. The likelihood of superiority comes from the same normal distribution, so it
passes 97.5 % exactly when the interval leaves 50 % behind.
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
        """Convert to Elo, infinite at the ends of the scale."""
        return Estimate(elo(self.score), elo(self.low), elo(self.high))


def pair_counts(pairs: Iterable[tuple[float, float]]) -> list[int]:
    """Return the five counts from the scores (0, 0.5 or 1) of the two games of each pair."""
    counts = [0, 0, 0, 0, 0]
    for first, second in pairs:
        counts[round(2 * (first + second))] += 1
    return counts


def mean(counts: Sequence[int]) -> float:
    """Return the score per game, 0 to 1. There must be at least one pair."""
    return sum(score * count for score, count in zip(PAIR_SCORES, counts, strict=True)) / sum(counts)


def variance(counts: Sequence[int]) -> float:
    """Return the variance of a pair's score (of the five counts, not of games)."""
    centre = mean(counts)
    squares = (count * (score - centre) ** 2 for score, count in zip(PAIR_SCORES, counts, strict=True))
    return sum(squares) / sum(counts)


def estimate(counts: Sequence[int]) -> Estimate:
    """Return the score and its 95 % interval. There must be at least one pair."""
    centre, deviation = posterior(counts)
    half = Z_95 * deviation
    return Estimate(mean(counts), max(0.0, centre - half), min(1.0, centre + half))


def superiority(counts: Sequence[int]) -> float:
    """Return the likelihood, 0 to 1, that the player is the better one; 0.5 before the first pair."""
    centre, deviation = posterior(counts)
    return (1 + erf((centre - 0.5) / deviation / sqrt(2))) / 2


def posterior(counts: Sequence[int]) -> tuple[float, float]:
    """Return centre and standard deviation of the score with the imaginary pairs."""
    padded = [count + extra for count, extra in zip(counts, IMAGINARY_PAIRS, strict=True)]
    return mean(padded), sqrt(variance(padded) / sum(padded))


def expected_score(difference: float) -> float:
    """Return the score per game for a difference in Elo: the inverse of `elo`."""
    return 1 / (1 + 10 ** (-difference / 400))


def elo(score: float) -> float:
    """Return the difference in Elo for a score, on the logistic scale: 0.75 is 191 Elo."""
    if score <= 0:
        return -inf
    if score >= 1:
        return inf
    return 400 * log10(score / (1 - score))
