"""Sequential probability ratio test (SPRT) on pairs of games: whether a match may stop. Pure functions.

H0 says that the gain is elo0, H1 that it is elo1. After every pair the log-likelihood ratio of the two (LLR) is
compared with Wald's two bounds; reaching the upper one accepts H1, the lower one rejects it. The error rates hold
(nearly: for many pairs) although the test looks after every pair. The choices:

- The unit is the pair, by its five counts (pentanomial.py): games that share an opening are not independent.
- Elo is logistic: elo0 and elo1 are expected scores, so they mean what the rest of the report calls Elo.
  (Normalised Elo, the score in standard deviations, would make a test as long with many draws as with few.
  One scale for the whole report is worth more here; the price is that drawish matches end sooner.)
- The hypotheses fix only the mean score. How likely the five results are under each is fitted: the test is
  the generalised SPRT of Michel Van den Bergh, with the maximum likelihood under the constraint on the mean
  solved exactly instead of by a normal approximation.
- A count of 0 is replaced by 1/1000: a result that was not seen yet stays possible.

A run of equal pairs is evidence too: 102 pairs that are all 1 : 1 reject a gain of 10 Elo against none.

A score of 0 % says little about 10 Elo or none, as neither explains it: the LLR would need 101 pairs. So a second test
ends a hopeless match, after 11 such pairs: a gambler stakes 0.9 of the most on each pair against a gain of elo1. If
the gain is elo1 or more, the capital is expected not to grow, and it grows a thousandfold at any time in at most one
match of a thousand (Ville's inequality), which is added to `beta`.

The expected length takes the LLR for a random walk. A pair with score x adds g (x - m) / v, where g is the difference
between the scores of the hypotheses, m their middle and v the mean square of x - m, which the fit under either
hypothesis has for a variance. The probability of either bound and the mean length follow from Wald's identities for a
walk with normal steps. The walk passes a bound by 0.583 standard deviations of a step on average (Siegmund), so the
bounds lie that much farther out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import expm1, fsum, log, log1p, sqrt
from typing import Literal, NamedTuple

from tempo.lab.statistics.pentanomial import PAIR_SCORES, expected_score, variance

UNSEEN = 1e-3  # replaces a count of 0
LARGEST_ELO = 1000.0  # beyond it the scores of the two hypotheses hardly differ
TOLERANCE = 1e-12
MOST_STEPS = 100

HOPELESS = 1e-3  # how often a gain of elo1 is rejected as hopeless
STAKE = 0.9  # of the stake at which one win would take all

ELO_MODEL = "logistic"
PRESETS = {"gain": (0.0, 10.0), "regression": (-10.0, 0.0)}  # hypotheses by name
OVERSHOOT = 0.5826  # standard deviations of a step
NO_DRIFT = 1e-6  # drifts smaller than this part of a step's variance count as none
DRAWS = 0.5  # share of drawn games that is assumed before the first pair
ASSUMED_PAIRS = 8  # weight of that assumption

SprtState = Literal["accepted", "rejected"]


class Sprt(NamedTuple):
    """The test of "the gain is elo1" against "the gain is elo0", with the two rates of error."""

    elo0: float
    elo1: float
    alpha: float = 0.05  # how often a gain of elo0 is accepted as one of elo1
    beta: float = 0.05  # how often a gain of elo1 is rejected

    def validate(self) -> Sprt:
        """Return the test itself, or raise ValueError with one line on what is wrong."""
        if not (abs(self.elo0) <= LARGEST_ELO and abs(self.elo1) <= LARGEST_ELO):
            raise ValueError(f"the bounds of an SPRT lie within {LARGEST_ELO:g} Elo, not {self.elo0:g} {self.elo1:g}")
        if not self.elo0 < self.elo1:
            raise ValueError(f"the first bound of an SPRT is the lower one, not {self.elo0:g} {self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"the error rates of an SPRT lie between 0 and 0.5, not {self.alpha:g} {self.beta:g}")
        return self

    def bounds(self) -> tuple[float, float]:
        """Return the LLR at which a gain is rejected, and the one at which it is accepted (Wald)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """Return the log-likelihood ratio of H1 to H0 after these five counts; 0 before the first pair."""
        if not any(counts):
            return 0.0
        weights = [count or UNSEEN for count in counts]
        under0, under1 = (likelihood_lost(weights, expected_score(elo)) for elo in (self.elo0, self.elo1))
        return under0 - under1

    def state(self, counts: Sequence[int]) -> SprtState | None:
        """Return whether the gain of elo1 is accepted or rejected; None to go on."""
        lower, upper = self.bounds()
        ratio = self.llr(counts)
        if ratio >= upper:
            return "accepted"
        return "rejected" if ratio <= lower or self.is_hopeless(counts) else None

    def is_hopeless(self, counts: Sequence[int]) -> bool:
        """Return whether the score is so low that a gain of elo1 is out of the question, whatever the LLR."""
        score = expected_score(self.elo1)
        won = fsum(n * log1p(STAKE * (score - x) / (1 - score)) for n, x in zip(counts, PAIR_SCORES, strict=True))
        return won >= -log(HOPELESS)

    def expected_pairs(self, score: float, spread: float, llr: float = 0.0) -> float:
        """Return the expected number of further pairs until a bound is reached.

        score   expected score of a pair, 0 to 1
        spread  variance of a pair's score
        llr     LLR so far
        """
        low, high = expected_score(self.elo0), expected_score(self.elo1)
        above = score - (low + high) / 2
        fitted = spread + above**2
        drift, squared = (high - low) * above / fitted, (high - low) ** 2 / fitted
        lower, upper = (bound - llr for bound in self.bounds())
        lower, upper = lower - OVERSHOOT * sqrt(squared), upper + OVERSHOOT * sqrt(squared)
        if drift < 0:
            lower, upper, drift = -upper, -lower, -drift
        rate = 2 * drift / squared
        if rate < NO_DRIFT:
            return -lower * upper / squared
        reaches_upper = expm1(rate * lower) / expm1(rate * (lower - upper))
        return (reaches_upper * upper + (1 - reaches_upper) * lower) / drift


def likely_variance(counts: Sequence[int]) -> float:
    """Return the variance of a pair's score: measured, with some pairs of independent games added as assumed."""
    pairs, assumed = sum(counts), (1 - DRAWS) / 8
    measured = variance(counts) if pairs else 0.0
    return (pairs * measured + ASSUMED_PAIRS * assumed) / (pairs + ASSUMED_PAIRS)


def likelihood_lost(weights: Sequence[float], score: float) -> float:
    """Return the loss of the best log-likelihood if the mean score of a pair is fixed to `score`.

    With weight w of a result that is a above `score`, Lagrange's multiplier gives that result the probability
    w / (1 + x a), up to the total weight, where x is such that the mean comes out right.
    """
    results = [(weight, value - score) for weight, value in zip(weights, PAIR_SCORES, strict=True)]
    x = multiplier(results, low=-1 / (1 - score), high=1 / score)
    return sum(weight * log1p(x * above) for weight, above in results)


def multiplier(results: Sequence[tuple[float, float]], low: float, high: float) -> float:
    """Return the only x in (low, high) with sum of w a / (1 + x a) = 0, by Newton's method with bisection.

    The sum decreases from infinity at `low` to minus infinity at `high`.
    """
    x = 0.0
    for _ in range(MOST_STEPS):
        value = sum(weight * above / (1 + x * above) for weight, above in results)
        slope = sum(weight * (above / (1 + x * above)) ** 2 for weight, above in results)
        if value > 0:
            low = x
        else:
            high = x
        step = value / slope
        if abs(step) <= TOLERANCE:
            break
        x = x + step if low < x + step < high else (low + high) / 2
    return x
