"""Numbers by chance, as self-play draws them."""
import math

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.native.rng import scramble

FRACTION, TO_UNIT = np.uint64(11), 1.0 / (1 << 53)
LEAST = 1e-300  # in place of nothing, of which there is no logarithm


@inlined
def unit(rng):
    """Between 0 and 1."""
    rng[0] = scramble(rng[0])
    return (rng[0] >> FRACTION) * TO_UNIT


@njit
def gumbel(rng):
    """The largest of several of these, each added to the logarithm of a share, is drawn by the shares."""
    return -math.log(max(LEAST, -math.log(max(LEAST, unit(rng)))))


@njit
def normal(rng):
    """Box and Muller's, one of the two."""
    return math.sqrt(-2.0 * math.log(max(LEAST, unit(rng)))) * math.cos(2.0 * math.pi * unit(rng))


@njit
def gamma(rng, shape):
    """Marsaglia and Tsang's: shares of several sums of these are Dirichlet's."""
    if shape < 1.0:
        return gamma_above_one(rng, shape + 1.0) * math.pow(max(LEAST, unit(rng)), 1.0 / shape)
    return gamma_above_one(rng, shape)


@njit
def gamma_above_one(rng, shape):
    """For shapes of one and more."""
    d = shape - 1.0 / 3.0
    c = 1.0 / math.sqrt(9.0 * d)
    while True:
        x = normal(rng)
        v = (1.0 + c * x) ** 3
        if v > 0.0 and math.log(max(LEAST, unit(rng))) < 0.5 * x * x + d - d * v + d * math.log(v):
            return d * v
