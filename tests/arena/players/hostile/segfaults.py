"""Reads where there is no memory."""
import ctypes


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


def agent(observation, configuration):
    if observation["step"] > 3:
        ctypes.string_at(0)
    return free(observation)
