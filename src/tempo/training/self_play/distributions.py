"""Random draws for self-play, in compiled code."""
import math

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.native.rng import scramble

FRACTION, TO_UNIT = np.uint64(11), 1.0 / (1 << 53)
SMALLEST = 1e-300  # replaces 0 before a logarithm


@inlined
def uniform(rng):
    """Draw from [0, 1)."""
    rng[0] = scramble(rng[0])
    return (rng[0] >> FRACTION) * TO_UNIT


@njit
def gumbel(rng):
    """Draw from the standard Gumbel distribution: the argmax of log p + Gumbel is a draw from p."""
    return -math.log(max(SMALLEST, -math.log(max(SMALLEST, uniform(rng)))))


@njit
def normal(rng):
    """Draw from the standard normal distribution by the Box-Muller transform, which gives two; one is used."""
    return math.sqrt(-2.0 * math.log(max(SMALLEST, uniform(rng)))) * math.cos(2.0 * math.pi * uniform(rng))


@njit
def gamma(rng, shape):
    """Draw from the gamma distribution by Marsaglia and Tsang's method. Several draws divided by their sum are a draw
    from a Dirichlet distribution."""
    if shape < 1.0:
        return gamma_above_one(rng, shape + 1.0) * math.pow(max(SMALLEST, uniform(rng)), 1.0 / shape)
    return gamma_above_one(rng, shape)


@njit
def gamma_above_one(rng, shape):
    """Draw from the gamma distribution with a shape of at least 1."""
    d = shape - 1.0 / 3.0
    c = 1.0 / math.sqrt(9.0 * d)
    while True:
        x = normal(rng)
        v = (1.0 + c * x) ** 3
        if v > 0.0 and math.log(max(SMALLEST, uniform(rng))) < 0.5 * x * x + d - d * v + d * math.log(v):
            return d * v
