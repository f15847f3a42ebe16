"""Ratings of many players on one scale, by maximum likelihood from the results of pairings. Pure functions.

The model is Bradley and Terry's on the logistic Elo scale: the expected score of a game depends only on the
difference of two ratings, and a draw is half a win. The main choices:

- The games of a pair are not independent, so the likelihood serves for the ratings and the pairs for their
  intervals: the sandwich estimate takes the spread of the results from the five counts of each pairing
  (pentanomial.py) instead of assuming coin tosses. Pairs of 1 : 1 thus count as evidence of equality.
- The likelihood has Jeffreys' prior (Firth's correction, that of `br = TRUE` in R's BradleyTerry2): in total one
  imaginary game for each player but the anchor, half lost and half won, distributed over the pairings by their
  leverage. It pulls two players who met in n pairs together by 87 / (n + 1/2) · (s - 1/2) / (s (1 - s)) Elo,
  where s is the score: after 100 pairs by 1 at 75 %, by 4 at 90 %, much less than the interval. Players who won
  or lost everything keep finite ratings, and the bias of maximum likelihood is removed. An imaginary pair in
  every pairing, the obvious choice, is much worse on a ladder: among five players 400 Elo apart, 100 pairs each,
  one came out 115 Elo short, and its 95 % interval covered the truth in 74 % of the runs. With Jeffreys' prior it
  is 1 Elo, and 95 %.
- Everything is relative to one player, the anchor, whose rating is 0 and whose interval is empty. The others'
  intervals are those of the difference from the anchor. If all players always beat the anchor, all intervals are
  wide, however precisely the differences between the players are known.
- Players without a chain of pairings to the anchor have no rating (NaN) and an interval from -inf to inf, so
  that a ladder can be shown while it is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, log, nan
from typing import NamedTuple

import numpy as np

from tempo.lab.statistics.pentanomial import PAIR_SCORES, Z_95

IMAGINARY_GAME = np.array([0.25, 0.0, 0.0, 0.0, 0.25])  # half a pair: half lost, half won
SCORES = np.array(PAIR_SCORES)
ELO_PER_NAT = 400 / log(10)
LONGEST_STEP = 1.0  # Newton step in nats; far from the maximum a full step can overshoot
TOLERANCE = 1e-10
MOST_STEPS = 1000

Results = Mapping[tuple[int, int], Sequence[float]]


class Rating(NamedTuple):
    """Elo above the anchor with its 95 % interval; NaN and an infinite interval for a player that is not rated."""

    elo: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        """Return whether a chain of pairings connects the player to the anchor."""
        return self.high < inf


ANCHOR = Rating(0.0, 0.0, 0.0)
UNKNOWN = Rating(nan, -inf, inf)


class Pairings(NamedTuple):
    """All pairings that were played, one row each."""

    differences: np.ndarray  # float[pairings, players without the anchor]: +1 for the first player, -1 for the second
    counts: np.ndarray  # float[pairings, 5]: the five counts from the first player's view


def zero_of(names: Sequence[str], pairings: Sequence[Sequence[int]]) -> int:
    """Return the player with rating 0 in a ladder: `random`, else the anchor, else the first."""
    return names.index("random") if "random" in names else pairings[0][0]


def ratings(players: int, results: Results, anchor: int) -> list[Rating]:
    """Return the rating of each player. `results` has the five counts of pairing (i, j) from the view of i."""
    table = merged(players, results)
    joined = reach(table, anchor)
    free = sorted(joined - {anchor})
    rated = {anchor: ANCHOR}
    if free:
        nats, deviations = fitted(listed(players, table, free))
        for player, value, deviation in zip(free, nats, deviations, strict=True):
            elo, half = float(value * ELO_PER_NAT), float(Z_95 * deviation * ELO_PER_NAT)
            rated[player] = Rating(elo, elo - half, elo + half)
    return [rated.get(player, UNKNOWN) for player in range(players)]


def merged(players: int, results: Results) -> dict[tuple[int, int], np.ndarray]:
    """Return the counts of the pairings that were played, with (i, j) and (j, i) added up."""
    table: dict[tuple[int, int], np.ndarray] = {}
    for (first, second), counts in results.items():
        if first == second or not (0 <= first < players and 0 <= second < players):
            raise ValueError(f"no pairing among {players} players: {first} and {second}")
        if any(counts):
            pair = min(first, second), max(first, second)
            seen = np.array(counts if first < second else counts[::-1], dtype=float)
            table[pair] = table.get(pair, np.zeros(len(PAIR_SCORES))) + seen
    return table


def reach(table: Mapping[tuple[int, int], np.ndarray], anchor: int) -> set[int]:
    """Return the players that a chain of pairings connects to the anchor, and the anchor."""
    joined, size = {anchor}, 0
    while len(joined) > size:
        size = len(joined)
        joined.update(player for pair in table if joined.intersection(pair) for player in pair)
    return joined


def listed(players: int, table: Mapping[tuple[int, int], np.ndarray], free: Sequence[int]) -> Pairings:
    """Return the pairings of the rated players as matrices."""
    played = [pair for pair in table if pair[0] in free or pair[1] in free]
    differences = np.zeros((len(played), players))
    for row, (first, second) in zip(differences, played, strict=True):
        row[first], row[second] = 1, -1
    return Pairings(differences[:, free], np.array([table[pair] for pair in played]))


def fitted(pairings: Pairings) -> tuple[np.ndarray, np.ndarray]:
    """Return the ratings in nats that maximise likelihood times prior, and their deviations, by Newton's method."""
    rows = pairings.differences
    nats = np.zeros(rows.shape[1])
    for _ in range(MOST_STEPS):
        expected = 1 / (1 + np.exp(-rows @ nats))
        counts = pairings.counts + leverages(pairings, expected)[:, None] * IMAGINARY_GAME
        bread = np.linalg.inv(information(rows, counts, expected))
        step = bread @ rows.T @ (counts @ SCORES - counts.sum(axis=1) * expected)
        longest = float(np.abs(step).max())
        if longest < TOLERANCE:
            spread = (counts * (SCORES - expected[:, None]) ** 2).sum(axis=1)
            return nats, np.sqrt(np.diag(bread @ rows.T @ (rows * spread[:, None]) @ bread))
        nats += step * min(1.0, LONGEST_STEP / longest)
    raise ArithmeticError("the ratings did not converge")


def information(rows: np.ndarray, counts: np.ndarray, expected: np.ndarray) -> np.ndarray:
    """Return Fisher's information of the likelihood, with the pair as the unit."""
    return rows.T @ (rows * (counts.sum(axis=1) * expected * (1 - expected))[:, None])


def leverages(pairings: Pairings, expected: np.ndarray) -> np.ndarray:
    """Return the leverage of each pairing; the sum is the number of free ratings."""
    rows, counts = pairings
    inverse = np.linalg.inv(information(rows, counts, expected))
    weights = counts.sum(axis=1) * expected * (1 - expected)
    return weights * np.einsum("ij,jk,ik->i", rows, inverse, rows)
