"""The SPRT, compared with values of fastchess and fishtest; its error rates by simulation."""

from math import isfinite, nan

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tempo.lab.statistics.pentanomial import expected_score, mean, variance
from tempo.lab.statistics.sprt import Sprt, likely_variance

# How 20,000 games of two players who play at random ended on the empty standard board (measured): the first
# player won, nobody did, the second player won.
RANDOM_GAME = (0.5590, 0.0022, 0.4388)
PAIRS = st.lists(st.integers(0, 300), min_size=5, max_size=5).filter(any)


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "published"),
    [
        ([223, 9863, 20279 + 1000, 10037, 246], 0.5, 2.5, -3.07),
        ([871, 26175, 55003 + 980, 26678, 821], 0, 2, -4.98),
    ],
)
def test_llr_equals_that_of_fastchess(counts, elo0, elo1, published):
    """Disservin/fastchess, app/tests/sprt_test.cpp, "logistic pentanomial 1" and "2". Two decimals are given."""
    assert Sprt(elo0, elo1).llr(counts) == pytest.approx(published, abs=0.005)


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "published"),
    [
        ([3, 20, 50, 22, 5], 0, 20, 0.04032037241670679),
        ([3, 20, 50, 22, 5], 0, 5, 0.17838022438188125),
        ([3, 20, 50, 22, 5], -10, 10, 0.9344729113889829),
        ([0, 10, 30, 12, 0], 0, 20, -0.27041453628885204),
        ([0, 10, 30, 12, 0], 0, 5, 0.085226848211516),
        ([12, 40, 60, 30, 8], 0, 20, -2.9973011351582723),
        ([12, 40, 60, 30, 8], -10, 10, -2.0579732004260216),
    ],
)
def test_llr_equals_that_of_fishtest(counts, elo0, elo1, published):
    """itayco2/Blink-Chess, tests/test_eval_sprt.py: made by fishtest's own LLR_logistic (server/fishtest/stats)."""
    assert Sprt(elo0, elo1).llr(counts) == pytest.approx(published, abs=1e-9)


def test_the_bounds_are_those_of_wald():
    """The same file: ±2.9444 at 5 % each. By hand: log(0.1 / 0.99) and log(0.9 / 0.01)."""
    assert Sprt(0, 10).bounds() == pytest.approx((-2.9444389791664403, 2.9444389791664403))
    assert Sprt(0, 10, alpha=0.01, beta=0.1).bounds() == pytest.approx((-2.2925347571, 4.4998096703))


def test_a_row_of_won_pairs_is_accepted_when_fishtest_accepts_it():
    """The same file: [0, 20] ends after 106 won games. The mirror image is rejected long before."""
    test = Sprt(0, 20)
    assert test.state([0, 0, 0, 0, 52]) is None
    assert test.state([0, 0, 0, 0, 53]) == "accepted"
    assert test.state([53, 0, 0, 0, 0]) == "rejected"


@pytest.mark.parametrize("bounds", [(0, 10), (-10, 0), (0, 2), (-1000, 1000)])
def test_a_score_of_0_percent_ends_at_once_and_one_of_100_percent_by_the_llr(bounds):
    """By hand for 10 Elo: a pair multiplies the capital by 1 + 0.9 * 0.5144 / 0.4856 = 1.953, and 1.953^11 > 1,000."""
    test = Sprt(*bounds)
    ends = next(pairs for pairs in range(1, 100) if test.state([pairs, 0, 0, 0, 0]))
    assert ends <= 11 and test.state([ends, 0, 0, 0, 0]) == "rejected"
    assert ends == 11 or bounds != (0, 10)
    assert test.state([0, 0, 0, 0, 11]) in (None, "accepted")


def test_a_gain_is_rejected_as_hopeless_once_in_a_thousand_matches_at_most():
    """4,000 matches of 300 pairs of a player who gains just 10 Elo and never draws: the worst case."""
    test, score = Sprt(0, 10), expected_score(10)
    won = np.random.default_rng(1).random((4000, 300)) < score
    stakes = np.where(won, np.log1p(0.9 * (score - 1) / (1 - score)), np.log1p(0.9 * score / (1 - score)))
    assert (stakes.cumsum(1).max(1) >= np.log(1000)).sum() <= 8
    assert test.is_hopeless([11, 0, 0, 0, 0]) and not test.is_hopeless([11, 0, 0, 0, 1])


def test_a_row_of_even_pairs_is_evidence_too():
    assert Sprt(0, 10).state([0, 0, 101, 0, 0]) is None
    assert Sprt(0, 10).state([0, 0, 102, 0, 0]) == "rejected"


@given(PAIRS)
def test_llr_mirrors_and_falls_with_the_bounds(counts):
    assert Sprt(-10, 10).llr(counts) == pytest.approx(-Sprt(-10, 10).llr(counts[::-1]), abs=1e-8)
    parts = Sprt(0, 10).llr(counts) + Sprt(10, 40).llr(counts)
    assert Sprt(0, 40).llr(counts) == pytest.approx(parts, abs=1e-8)


@given(PAIRS, st.floats(-1000, 999), st.floats(0.01, 2000))
def test_llr_is_a_number_at_every_bound(counts, elo0, gap):
    assert isfinite(Sprt(elo0, min(elo0 + gap, 1000)).validate().llr(counts))


def test_there_is_no_decision_before_the_first_pair():
    assert Sprt(0, 10).llr([0, 0, 0, 0, 0]) == 0
    assert Sprt(0, 10).state([0, 0, 0, 0, 0]) is None


@pytest.mark.parametrize("bounds", [(10, 0), (5, 5), (0, nan), (nan, 5), (0, 1001), (-1001, 0)])
def test_bounds_that_make_no_sense_are_refused_in_one_line(bounds):
    with pytest.raises(ValueError, match="SPRT") as problem:
        Sprt(*bounds).validate()
    assert "\n" not in str(problem.value)


RATES = [(0, 0.05), (0.05, 0), (0.5, 0.05), (0.05, 0.5), (-0.1, 0.05), (0.05, -0.1), (nan, 0.1)]


@pytest.mark.parametrize("rates", RATES)
def test_rates_of_error_that_make_no_sense_are_refused(rates):
    with pytest.raises(ValueError, match=f"not {rates[0]:g} {rates[1]:g}"):
        Sprt(0, 5, *rates).validate()


def test_the_widest_bounds_and_rates_are_accepted():
    assert Sprt(-1000, 1000, 0.49, 0.49).validate() == (-1000, 1000, 0.49, 0.49)


def run(gain: float, seed: int) -> str | None:
    """Return how the test [0, 60] ends for two random movers, one of which is better by `gain` Elo."""
    first, drawn, second = RANDOM_GAME
    more = expected_score(gain) - 0.5
    mine = np.convolve([second - more, drawn, first + more], [first - more, drawn, second + more])
    counts, test = [0, 0, 0, 0, 0], Sprt(0, 60).validate()
    for result in np.random.default_rng(seed).choice(5, size=2000, p=mine):
        counts[result] += 1
        if verdict := test.state(counts):
            return verdict
    return None


@pytest.mark.parametrize(("gain", "wrong", "right"), [(0, "accepted", "rejected"), (60, "rejected", "accepted")])
def test_the_error_rates_are_those_asked_for(gain, wrong, right):
    """60 runs of two random movers, tested after every pair: 5 % would be 3, and at most 6 may end wrong."""
    verdicts = [run(gain, seed) for seed in range(60)]
    assert verdicts.count(wrong) <= 6
    assert verdicts.count(right) >= 54


@pytest.mark.parametrize(("gain", "llr"), [(0, 0.0), (50, 0.0), (100, 0.0), (50, 1.5)])
def test_the_expected_length_is_that_of_simulated_tests(gain, llr):
    """A pair adds a normal step to the LLR, as many pairs together do; 4,000 tests of 0 to 100 Elo."""
    test, spread = Sprt(0, 100), 0.06
    low, high = expected_score(0), expected_score(100)
    above = expected_score(gain) - (low + high) / 2
    fitted = spread + above**2
    steps = np.random.default_rng(1).normal((high - low) * above / fitted, (high - low) / fitted**0.5, (4000, 400))
    ended = np.abs(llr + steps.cumsum(1)) >= test.bounds()[1]
    assert ended.any(1).all()
    measured = (ended.argmax(1) + 1).mean()
    assert test.expected_pairs(expected_score(gain), spread, llr) == pytest.approx(measured, rel=0.05)


@pytest.mark.parametrize(
    ("shares", "tests"), [((0.1, 0.2, 0.4, 0.2, 0.1), 100), ((0.02, 0.02, 0.3, 0.08, 0.58), 200)]
)
def test_the_expected_length_is_that_of_the_test_itself(shares, tests):
    """Tests of 0 to 50 Elo, each ended by its own LLR, of equal players and of very different ones."""
    test, lengths = Sprt(0, 50), []
    for seed in range(tests):
        counts = [0, 0, 0, 0, 0]
        for result in np.random.default_rng(seed).choice(5, size=400, p=shares):
            counts[result] += 1
            if test.state(counts):
                break
        lengths.append(sum(counts))
    hundreds = [round(100 * share) for share in shares]
    assert test.expected_pairs(mean(hundreds), variance(hundreds)) == pytest.approx(np.mean(lengths), rel=0.1)


def test_the_variance_before_the_first_pair_is_an_assumption_that_fades():
    assert likely_variance([0, 0, 0, 0, 0]) == 1 / 16
    assert likely_variance([1000, 0, 0, 0, 1000]) == pytest.approx(0.25, rel=0.01)
    assert 0 < likely_variance([0, 0, 1000, 0, 0]) < 0.001


def test_the_expected_length_has_no_jump_where_the_drift_vanishes():
    test, middle = Sprt(0, 100), (expected_score(0) + expected_score(100)) / 2
    for llr in (0.0, 1.5, -2.0):
        beside = test.expected_pairs(middle + 1e-5, 0.06, llr)
        assert test.expected_pairs(middle, 0.06, llr) == pytest.approx(beside, rel=1e-3)
