"""Intervals of proportions, compared with SciPy's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tempo.lab.statistics.intervals import wilson

PARTS = st.integers(1, 2000).flatmap(lambda whole: st.tuples(st.integers(0, whole), st.just(whole)))


@pytest.fixture(scope="module")
def binomtest():
    """Import it where it is used: all workers import this file."""
    from scipy.stats import binomtest

    return binomtest


@given(PARTS)
def test_wilsons_interval_is_that_of_scipy(binomtest, proportion):
    part, whole = proportion
    expected = binomtest(part, whole).proportion_ci(confidence_level=0.95, method="wilson")
    assert wilson(part, whole) == pytest.approx((expected.low, expected.high), abs=1e-9)


def test_nothing_is_known_without_a_trial():
    assert wilson(0, 0) == (0.0, 1.0)
