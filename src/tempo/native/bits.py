"""Constants and functions for bitboards in one 64-bit word.

numba infers a signed type for `uint64` with a plain `1`, and a later `>>` is then arithmetic. Every operand is
therefore a named `uint64`.
"""
import numpy as np

from tempo.native.jit import inlined

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
THIRTY_TWO = np.uint64(32)


@inlined
def count_bits(bits):
    """Return the number of bits that are set. Compiled, the loop becomes one instruction."""
    count = ZERO
    while bits != ZERO:
        bits &= bits - ONE
        count += ONE
    return np.int64(count)
