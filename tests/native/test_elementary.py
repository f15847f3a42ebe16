"""Logarithm and exponential of our own: accurate, and with the same bits compiled, interpreted and on whole arrays."""

import math
from decimal import Decimal

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tempo.native.elementary import bits_of, double_of, exp, log, logs_of
from tempo.native.jit import kernel


@kernel
def fill(numbers, logs, exps):
    """Write the logarithm of each number's amount, and its exponential."""
    for place in range(numbers.size):
        logs[place] = log(abs(numbers[place]))
        exps[place] = exp(numbers[place])


def units_off(value: float, exact: Decimal) -> Decimal:
    """Return the error of a value in units of its last place."""
    return abs(Decimal(value) - exact) / Decimal(math.ulp(value))


@given(st.floats(1e-300, 1e300))
def test_a_logarithm_is_off_by_less_than_two_units(number):
    assert units_off(log(number), Decimal(number).ln()) < 2


@given(st.floats(-700, 700))
def test_an_exponential_is_off_by_less_than_two_units(number):
    assert units_off(exp(number), Decimal(number).exp()) < 2


def test_the_ends():
    assert (log(1), exp(0), exp(-1e9), exp(1e9)) == (0.0, 1.0, 0.0, math.inf)
    assert log(10**6) == log(1e6) == log(np.int64(10**6))
    assert exp(np.float32(-1.25)) == exp(-1.25)
    assert double_of(bits_of(-2.5)) == -2.5


def test_compiled_interpreted_and_of_arrays_all_bits_are_equal():
    numbers = np.random.default_rng(7).normal(0, 30, 5_000)
    numbers[:3] = 1.0, 2.0, -1000.0
    found = np.empty((2, 2, numbers.size))
    fill(numbers, *found[0])
    fill.function(numbers, *found[1])
    assert (found[0] == found[1]).all()
    assert (logs_of(np.abs(numbers)) == found[0, 0]).all()
    whole = np.arange(1, 5000)
    assert logs_of(whole).tolist() == [log(int(number)) for number in whole]
