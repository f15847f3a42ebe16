"""Logarithm and exponential, with the same bits on every system and backend.

C libraries differ in the last bit, which now and then changes a move. These are sums and products of doubles in a fixed
order, which all processors round alike. The error is below two units in the last place.
"""
import struct
from collections.abc import Callable
from math import inf
from typing import Any

import numpy as np

from tempo.native.intrinsics import intrinsic_of, llvm_intrinsic
from tempo.native.jit import njit

LN2_HIGH = 0.6931471803691238  # the first 33 bits of ln 2: times an exponent it is exact
LN2_LOW = 1.9082149292705877e-10  # the rest
PER_LN2 = 1.4426950408889634  # 1 / ln 2
HALF_ROOT = 0.7071067811865476  # sqrt(1/2)
HALF_ROOT_BITS = 0x3FE6A09E667F3BCD
FRACTION, FRACTION_BITS, BIAS = 52, (1 << 52) - 1, 1023  # of a double
OVERFLOW, UNDERFLOW = 709.0, -708.0  # between them exp is neither infinite nor has fewer bits


def _bits_intrinsic(function: Callable, emitter: Callable) -> Any:
    """Return the numba intrinsic that takes the bits of its argument as another type."""
    from numba import types

    def typed(context: Any, kind: Any) -> tuple[Any, Callable]:
        return (types.float64 if isinstance(kind, types.Integer) else types.int64)(kind), emit

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        return emitter(builder, values[0], context.get_value_type(kinds.return_type))

    return intrinsic_of(function, typed)


@llvm_intrinsic(lambda builder, value, kind: builder.bitcast(value, kind), make=_bits_intrinsic)
def bits_of(number):
    """Return the bits of a double as int64."""
    return struct.unpack("<q", struct.pack("<d", number))[0]


@llvm_intrinsic(lambda builder, value, kind: builder.bitcast(value, kind), make=_bits_intrinsic)
def double_of(bits):
    """Return the double with these bits, int64."""
    return struct.unpack("<d", struct.pack("<q", bits))[0]


@njit
def log(number):
    """Return the natural logarithm of a positive number, at least 2 ** -1022."""
    above = bits_of(float(number)) - HALF_ROOT_BITS
    return log_of_parts(double_of((above & FRACTION_BITS) + HALF_ROOT_BITS), above >> FRACTION)


@njit
def log_of_parts(fraction, exponent):
    """Return ln(fraction * 2 ** exponent), with a fraction from sqrt(1/2) to sqrt(2); also of whole arrays.

    With s = (f - 1) / (f + 1) it is ln f = 2 (s + s^3 / 3 + s^5 / 5 + ...).
    """
    s = (fraction - 1.0) / (fraction + 1.0)
    z = s * s
    tail = 2 / 3 + z * (2 / 5 + z * (2 / 7 + z * (2 / 9 + z * (2 / 11 + z * (2 / 13 + z * (
        2 / 15 + z * (2 / 17 + z * (2 / 19 + z * (2 / 21)))))))))  # fmt: skip
    return exponent * LN2_HIGH + (2.0 * s + (s * z * tail + exponent * LN2_LOW))


def logs_of(numbers: np.ndarray) -> np.ndarray:
    """Return `log` of each number of an array."""
    fractions, exponents = np.frexp(numbers.astype(np.float64))
    below = fractions < HALF_ROOT
    logs: np.ndarray = log_of_parts(np.where(below, 2.0 * fractions, fractions), (exponents - below).astype(np.float64))
    return logs


@njit
def exp(number):
    """Return e ** number: 2 ** k times the Taylor series of what is left, at most ln(2) / 2."""
    x = float(number)
    if x > OVERFLOW:
        return inf
    if x < UNDERFLOW:
        return 0.0
    k = int(x * PER_LN2 + (0.5 if x > 0.0 else -0.5))
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    z = r * r
    high = (1 / 362880 + r * (1 / 3628800)) + z * ((1 / 39916800 + r * (1 / 479001600)) + z * (1 / 6227020800))
    middle = (1 / 120 + r * (1 / 720)) + z * (1 / 5040 + r * (1 / 40320))
    low = z * (0.5 + r * (1 / 6)) + z * z * (1 / 24 + r * middle + r * z * z * high)
    return (1.0 + (r + low)) * double_of((k + BIAS) << FRACTION)
