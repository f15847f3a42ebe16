"""Broken: numpy's argmin is no int, and the environment says INVALID."""

import numpy as np


def agent(observation, configuration):
    board = np.array(observation["board"]).reshape(configuration["rows"], configuration["columns"])
    heights = (board != 0).sum(axis=0)
    return np.argmin(heights)
