"""Ratings, compared with R's BradleyTerry2 and with an optimiser; coverage of intervals by simulation."""

from math import inf, isnan

import numpy as np
import pytest

from tempo.lab.statistics.ladder_rating import ELO_PER_NAT, ratings
from tempo.lab.statistics.pentanomial import Z_95, elo, expected_score

# hturner/BradleyTerry2, data/citations.txt: how often one journal was cited by another and the reverse.
JOURNALS = {(0, 1): (730, 33), (0, 2): (498, 320), (0, 3): (221, 284), (1, 2): (68, 813), (1, 3): (17, 276)}
JOURNALS[2, 3] = (142, 325)


@pytest.mark.parametrize(
    ("anchor", "abilities", "errors"),
    [
        (0, (0, -2.9490725, -0.4795698, 0.2689541), (0, 0.10254534, 0.06058873, 0.07082997)),
        (2, (0.4795698, -2.4695027, 0, 0.7485238), (0.06058873, 0.09817049, 0, 0.07294356)),
    ],
)
def test_ratings_equal_those_of_bradleyterry2(anchor, abilities, errors):
    """hturner/BradleyTerry2, tests/BTabilities.Rout.save, in nats.

    Theirs is the likelihood without a prior and believes in coin tosses. A citation is made a pair here, all
    or nothing, and each counted 1,000 times, which leaves nothing of the prior; the errors are scaled back, and
    differ a little because ours come from the spread about the fit (the sandwich).
    """
    results = {pair: (1000 * lost, 0, 0, 0, 1000 * won) for pair, (won, lost) in JOURNALS.items()}
    found = ratings(4, results, anchor)
    assert [rating.elo / ELO_PER_NAT for rating in found] == pytest.approx(abilities, abs=1e-5)
    halves = [(rating.high - rating.low) / 2 / Z_95 / ELO_PER_NAT * 1000**0.5 for rating in found]
    assert halves == pytest.approx(errors, rel=0.01)


def lost_likelihood(nats: np.ndarray, results: dict) -> float:
    """Return minus the logarithm of likelihood times Jeffreys' prior, game by game; player 0 has 0."""
    values = np.concatenate([[0.0], nats])
    information, logarithm = np.zeros((len(values), len(values))), 0.0
    for (i, j), counts in results.items():
        chance, games = 1 / (1 + np.exp(values[j] - values[i])), 2 * sum(counts)
        points = 2 * np.dot(counts, [0, 0.25, 0.5, 0.75, 1])
        logarithm += points * np.log(chance) + (games - points) * np.log(1 - chance)
        row = np.eye(len(values))[i] - np.eye(len(values))[j]
        information += games * chance * (1 - chance) * np.outer(row, row)
    return -logarithm - np.linalg.slogdet(information[1:, 1:])[1] / 2


@pytest.mark.parametrize(
    "results",
    [
        {(0, 1): (5, 2, 9, 1, 3), (0, 2): (9, 1, 4, 0, 2), (1, 2): (3, 3, 3, 4, 4), (2, 3): (1, 0, 2, 0, 8)},
        {(0, 1): (10, 0, 0, 0, 0), (1, 2): (6, 0, 0, 0, 0), (0, 2): (4, 0, 0, 0, 0)},
    ],
)
def test_ratings_equal_the_maximum_of_an_optimiser(results):
    from scipy.optimize import minimize  # half a second in each worker

    players = 1 + max(max(pair) for pair in results)
    best = minimize(lost_likelihood, np.zeros(players - 1), args=(results,), options={"gtol": 1e-9}).x
    found = [rating.elo for rating in ratings(players, results, 0)]
    assert found[1:] == pytest.approx(list(best * ELO_PER_NAT), abs=0.01)


def test_two_players_by_hand():
    """75 % of 40 pairs and one imaginary game: 60.5 of 81. The pairs' variance, n p q / (n p q)², with 40.5 pairs."""
    anchor, other = ratings(2, {(0, 1): (10, 0, 0, 0, 30)}, 0)
    score = 60.5 / 81
    assert anchor == (0, 0, 0)
    assert other.elo == pytest.approx(-elo(score))
    half = 1.959964 * ELO_PER_NAT / (40.5 * score * (1 - score)) ** 0.5
    assert (other.low, other.high) == pytest.approx((other.elo - half, other.elo + half))


def test_agreeing_pairs_narrow_the_interval():
    even, split = ratings(3, {(0, 1): (0, 0, 100, 0, 0), (0, 2): (50, 0, 0, 0, 50)}, 0)[1:]
    assert even.elo == pytest.approx(split.elo, abs=1e-6)
    assert even.high - even.low < (split.high - split.low) / 10


def test_a_player_who_wins_or_loses_everything_keeps_a_finite_rating():
    strong, weak = ratings(3, {(0, 1): (50, 0, 0, 0, 0), (2, 0): (50, 0, 0, 0, 0)}, 0)[1:]
    assert strong.elo == pytest.approx(elo(100.5 / 101))
    assert 0 < strong.low < 446 < strong.high < inf  # 446: what 50 won pairs exclude exactly, at 2.5 %
    assert weak.elo == pytest.approx(-strong.elo)


def test_a_pairing_may_be_given_from_either_side_and_in_parts():
    whole = ratings(3, {(0, 1): (1, 2, 3, 4, 5), (1, 2): (5, 0, 1, 0, 2)}, 1)
    parts = ratings(3, {(0, 1): (1, 1, 3, 0, 0), (1, 0): (5, 4, 0, 1, 0), (2, 1): (2, 0, 1, 0, 5)}, 1)
    assert np.array(parts) == pytest.approx(np.array(whole))


def test_players_without_a_chain_to_the_anchor_have_no_rating():
    table = ratings(5, {(0, 1): (1, 0, 2, 0, 3), (2, 3): (0, 0, 1, 0, 1), (1, 4): (0, 0, 0, 0, 0)}, 0)
    assert [rating.known for rating in table] == [True, True, False, False, False]
    assert all(isnan(rating.elo) and (rating.low, rating.high) == (-inf, inf) for rating in table[2:])
    assert table[:2] == ratings(2, {(0, 1): (1, 0, 2, 0, 3)}, 0)


@pytest.mark.parametrize("pair", [(0, 2), (-1, 0), (1, 1)])
def test_a_pairing_of_unknown_players_is_refused(pair):
    with pytest.raises(ValueError, match="no pairing among 2 players"):
        ratings(2, {pair: (0, 0, 1, 0, 0)}, 0)


def played(random: np.random.Generator, difference: float, pairs: int, lopsided: float) -> list[int]:
    """Draw pairs whose openings favour one side, with the mean score of the rating difference."""
    score = expected_score(difference)
    favour = random.choice([-1, 1], size=pairs) * lopsided * min(score, 1 - score)
    points = np.zeros(pairs, dtype=int)
    for chance in (score + favour, score - favour):
        half_draws = 0.1 * np.minimum(chance, 1 - chance)
        throw = random.random(pairs)
        points += (throw < chance - half_draws) + (throw < chance + half_draws).astype(int)
    return np.bincount(points, minlength=5).tolist()


@pytest.mark.parametrize(
    ("truth", "pairs", "lopsided"),
    [((0, 60, 150, 300), 30, 0.8), ((0, 400, 800, 1200, 1600), 100, 0.0)],
)
def test_intervals_cover_the_truth_at_their_level(truth, pairs, lopsided):
    """250 ladders, everyone against everyone: 95 % intervals that hold the truth in 93 to 97 % of all cases."""
    random, held, missed = np.random.default_rng(1), [], []
    pairings = [(i, j) for i in range(len(truth)) for j in range(i)]
    for _ in range(250):
        results = {(i, j): played(random, truth[i] - truth[j], pairs, lopsided) for i, j in pairings}
        table = ratings(len(truth), results, 0)[1:]
        held += [rating.low <= elo <= rating.high for rating, elo in zip(table, truth[1:], strict=True)]
        missed += [rating.elo - elo for rating, elo in zip(table, truth[1:], strict=True)]
    assert 0.93 <= np.mean(held) <= 0.97
    assert abs(np.mean(missed)) < 5
