"""Runs numba's threads, which do not survive a fork."""
import numba
import numpy as np


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


@numba.njit(parallel=True)
def total(values):
    found = 0.0
    for i in numba.prange(values.size):
        found += values[i]
    return found


def agent(observation, configuration):
    total(np.ones(100_000))
    return free(observation)
