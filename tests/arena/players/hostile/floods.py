"""Prints a hundred megabytes, and figures that nobody can have measured."""
import os
import sys


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


def agent(observation, configuration):
    if observation["step"] == 4:
        for _ in range(100):
            sys.stdout.write("x" * (1 << 20))
            os.write(2, b"y" * (1 << 16))
    print("sims=" + "9" * 5000, "value=" + "9" * 400, "why=" + "z" * 5000)
    return free(observation)
