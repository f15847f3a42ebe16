"""Ratings by the rule of Kaggle's simulation competitions. Pure functions.

Published, on the competitions' evaluation pages: a submission's skill is a Gaussian N(mu, sigma^2), and the leaderboard
shows mu, which begins at 600. A win raises the winner's mu and lowers the loser's; a draw moves both towards their
mean. The step grows with the deviation from the result that the mus let expect, and with the submission's sigma. Each
sigma shrinks by the information that the result gives. The margin of a win does not count.

Not published are the formula and its other numbers. Our approximation is the update of TrueSkill (Herbrich, Minka and
Graepel 2006) for two players, without a margin for draws, and with TrueSkill's ratios to the first mu: sigma begins at
a third of it, and a game's performance has a standard deviation of a sixth. Kaggle also pairs submissions of similar
ratings, plays new ones more often, and never stops; here every game counts once. The result depends on the order of the
games, so it is the mean over many orders drawn at random.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import erfc, exp, pi, sqrt
from statistics import fmean
from typing import NamedTuple

MU, SIGMA, BETA = 600.0, 200.0, 100.0  # of a new submission; deviation of the performance in one game
ORDERS = 100
LEAST = 1e-300  # probability below which the limit of the ratio is used


class Skill(NamedTuple):
    """The estimate of a player's skill."""

    mu: float = MU
    sigma: float = SIGMA


class GameResult(NamedTuple):
    """A finished game between two players, by their numbers."""

    first: int
    second: int
    score: float  # of the first: 1, 0.5 or 0


def skills(players: int, games: Sequence[GameResult]) -> list[Skill]:
    """Return the skill of each player after all games, as the mean over orders of the games."""
    chance, after = random.Random(0), []
    for _ in range(ORDERS):
        now = [Skill()] * players
        for first, second, score in chance.sample(games, len(games)):
            now[first], now[second] = updated(now[first], now[second], score)
        after.append(now)
    return [Skill(*(fmean(values) for values in zip(*own, strict=True))) for own in zip(*after, strict=True)]


def updated(first: Skill, second: Skill, score: float) -> tuple[Skill, Skill]:
    """Return both skills after a game with this score of the first."""
    if score == 0:
        return updated(second, first, 1.0)[::-1]
    spread = sqrt(2 * BETA**2 + first.sigma**2 + second.sigma**2)
    lead = (first.mu - second.mu) / spread
    shift, share = (-lead, 1.0) if score == 0.5 else of_win(lead)
    return moved(first, shift, share, spread), moved(second, -shift, share, spread)


def of_win(lead: float) -> tuple[float, float]:
    """Return by how much a win shifts the mean difference, in standard deviations, and the share of variance it takes.

    They are the mean and one minus the variance of a Gaussian around `lead` that is cut off below 0.
    """
    likelihood = erfc(-lead / sqrt(2)) / 2
    shift = exp(-(lead**2) / 2) / sqrt(2 * pi) / likelihood if likelihood > LEAST else -lead
    return shift, shift * (shift + lead) if likelihood > LEAST else 1.0


def moved(skill: Skill, shift: float, share: float, spread: float) -> Skill:
    """Return a skill after a result."""
    part = skill.sigma**2 / spread**2
    return Skill(skill.mu + part * spread * shift, skill.sigma * sqrt(1 - part * share))
