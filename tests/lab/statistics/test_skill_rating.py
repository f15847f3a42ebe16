"""Ratings by the rule of Kaggle's leaderboards: what is published about the rule, and planted strengths."""

import random
from math import sqrt

import pytest

from tempo.lab.statistics.skill_rating import BETA, MU, SIGMA, GameResult, Skill, of_win, skills, updated

STRONG, WEAK = Skill(900.0, 80.0), Skill(500.0, 80.0)


def test_a_new_submission_begins_at_600():
    assert skills(2, []) == [Skill(600.0, SIGMA)] * 2 and MU == 600


def test_a_win_raises_the_winner_and_lowers_the_loser():
    won, lost = updated(Skill(), Skill(), 1.0)
    assert won.mu > MU > lost.mu and won.mu - MU == pytest.approx(MU - lost.mu)
    assert updated(Skill(), Skill(), 0.0) == (lost, won)


def test_a_draw_moves_both_towards_their_mean():
    strong, weak = updated(STRONG, WEAK, 0.5)
    assert STRONG.mu > strong.mu > weak.mu > WEAK.mu
    assert strong.mu + weak.mu == pytest.approx(STRONG.mu + WEAK.mu)
    assert updated(Skill(700.0, 90.0), Skill(700.0, 90.0), 0.5)[0].mu == 700


def test_the_step_grows_with_the_surprise_and_with_sigma():
    expected, surprise = updated(STRONG, WEAK, 1.0)[0].mu - STRONG.mu, updated(WEAK, STRONG, 1.0)[0].mu - WEAK.mu
    assert 0 < expected < surprise / 50
    certain, uncertain = updated(Skill(600, 30), Skill(600, 150), 1.0)
    assert certain.mu - 600 < (600 - uncertain.mu) / 10


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("pair", [(STRONG, WEAK), (WEAK, STRONG), (Skill(), Skill()), (Skill(9e3), Skill(-9e3))])
def test_every_result_takes_some_uncertainty(pair, score):
    for before, after in zip(pair, updated(*pair, score), strict=True):
        assert 0 < after.sigma <= before.sigma


def test_a_win_cuts_the_difference_off_at_zero():
    """Mean and variance of a Gaussian that is cut off, against samples."""
    chance, lead = random.Random(1), -0.7
    kept = [value for value in (chance.gauss(lead, 1) for _ in range(200_000)) if value > 0]
    mean = sum(kept) / len(kept)
    variance = sum((value - mean) ** 2 for value in kept) / len(kept)
    shift, share = of_win(lead)
    assert (lead + shift, 1 - share) == pytest.approx((mean, variance), abs=0.01)
    assert of_win(-50.0) == (50.0, 1.0), "the limit, where the probability underflows"


def test_planted_strengths_are_ranked_and_nearly_found():
    """Performances are Gaussian around the skill, as the rule assumes: differences are found within some sigmas."""
    chance, true = random.Random(2), [400.0, 550.0, 600.0, 700.0, 850.0]
    pairs = [(first, other) for first in range(5) for other in range(first)] * 40
    games = [
        GameResult(a, b, float(chance.gauss(true[a], BETA) > chance.gauss(true[b], BETA))) for a, b in pairs
    ]
    rated = skills(5, games)
    assert sorted(range(5), key=lambda player: rated[player].mu) == [0, 1, 2, 3, 4]
    mean, true_mean = sum(skill.mu for skill in rated) / 5, sum(true) / 5
    for skill, value in zip(rated, true, strict=True):
        assert abs(skill.mu - mean - (value - true_mean)) < 4 * sqrt(2) * skill.sigma
    assert skills(5, games) == rated, "the orders are those of a fixed seed"
