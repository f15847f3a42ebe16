"""Score, interval and Elo, compared with published and hand-computed values."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tempo.lab.report.result_tables import elo_text
from tempo.lab.statistics.pentanomial import elo, estimate, expected_score, mean, pair_counts, superiority, variance


def test_pairs_are_counted_by_their_score():
    pairs = [(0, 0), (0, 0.5), (0.5, 0), (1, 0), (0, 1), (0.5, 0.5), (1, 0.5), (1, 1), (1, 1)]
    assert pair_counts(pairs) == [1, 2, 3, 1, 2]


def test_mean_and_variance_by_hand():
    # 1 pair of 0, 2 of 1/2, 1 of 1: mean 1/2, variance (1/4 + 1/4) / 4
    assert mean([1, 0, 2, 0, 1]) == 0.5
    assert variance([1, 0, 2, 0, 1]) == 0.125


def test_mean_and_variance_as_published():
    # A public raw-statistics page of a fishtest instance: results [13, 37, 50, 25, 3]
    assert mean([13, 37, 50, 25, 3]) == pytest.approx(0.43750, abs=5e-6)
    assert variance([13, 37, 50, 25, 3]) == pytest.approx(0.05762, abs=5e-6)
    assert elo(mean([13, 37, 50, 25, 3])) == pytest.approx(-43.6578, abs=5e-5)


@pytest.mark.parametrize(
    ("counts", "published", "margin"),
    [([34, 54, 31 + 32, 64, 75], 55.58, 27.65), ([332, 433, 457 + 41, 333, 334], -8.64, 10.33)],
)
def test_elo_and_margin_equal_those_of_fastchess(counts, published, margin):
    """Its own test values. The two imaginary pairs widen the interval by well under 1 Elo here."""
    value, low, high = estimate(counts).elo()
    assert value == pytest.approx(published, abs=0.01)
    assert (high - low) / 2 == pytest.approx(margin, rel=0.02)


@pytest.mark.parametrize(
    ("counts", "published", "margin"),
    [([332, 433, 457 + 41, 333, 334], 0.0505, 2e-4), ([34, 54, 31 + 32, 64, 75], 1.0, 5e-5)],
)
def test_superiority_equals_that_of_fastchess(counts, published, margin):
    """Disservin/fastchess, app/tests/elo_test.cpp, EloPentanomial 2 and 1: "5.05 %" and "100.00 %".

    Theirs has no imaginary pairs: of the 1,930 pairs of the first they change 0.02 % of the likelihood.
    """
    assert superiority(counts) == pytest.approx(published, abs=margin)


def test_superiority_by_hand():
    """One won pair, padded to 1 loss and 2 wins: (2/3 - 1/2) / sqrt(2/9 / 3) = 0.6124 deviations above even."""
    assert superiority([0, 0, 0, 0, 1]) == pytest.approx(0.7299, abs=5e-5)
    assert superiority([0, 0, 0, 0, 0]) == 0.5
    assert superiority([7, 1, 30, 1, 7]) == 0.5


@given(st.lists(st.integers(0, 300), min_size=5, max_size=5).filter(any))
def test_superiority_passes_97_5_percent_when_the_interval_leaves_the_half(counts):
    low = estimate(counts).low
    if abs(low - 0.5) > 1e-9:
        assert (superiority(counts) > 0.975) == (low > 0.5)
    assert superiority(counts) == pytest.approx(1 - superiority(counts[::-1]))


def test_expected_score_by_hand():
    """400 Elo are odds of 10 to 1."""
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo(expected_score(-123.4)) == pytest.approx(-123.4)


def test_elo_by_hand():
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.75) == pytest.approx(190.85, abs=0.005)
    assert (elo(0), elo(1)) == (-inf, inf)


def test_all_won_and_all_even_are_not_certain():
    """By hand: 20 wins, padded to 1 loss and 21 wins, have mean 21/22 and variance 21/22²."""
    won = estimate([0, 0, 0, 0, 20])
    assert (won.score, won.high) == (1.0, 1.0)
    assert won.low == pytest.approx(21 / 22 - 1.96 * (21 / 22**2 / 22) ** 0.5, abs=1e-5)
    even = estimate([0, 0, 10, 0, 0])
    assert even.score == 0.5
    assert even.high - 0.5 == pytest.approx(0.5 - even.low) == pytest.approx(1.96 * (0.5 / 144) ** 0.5, abs=1e-5)


@given(st.lists(st.integers(0, 2000), min_size=5, max_size=5).filter(any))
def test_the_interval_holds_the_score_and_mirrors(counts):
    result, mirrored = estimate(counts), estimate(counts[::-1])
    assert 0 <= result.low < result.high <= 1
    assert result.low <= result.score <= result.high
    assert mirrored.low == pytest.approx(1 - result.high)
    assert mirrored.score == pytest.approx(1 - result.score)


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ([0, 0, 0, 0, 20], "Elo above +326"),
        ([20, 0, 0, 0, 0], "Elo below −326"),
        ([0, 0, 1, 0, 0], "Elo +0 (−561 to +561)"),
        ([25, 0, 100, 0, 25], "Elo +0 (−32 to +32)"),
    ],
)
def test_unbounded_elo_is_shown_as_a_bound(counts, said):
    """By hand: 0.867 is 326 Elo; 152 pairs with variance 52/4/152 have a half-width of 0.0465, or 32.4 Elo."""
    assert elo_text(estimate(counts)) == said
