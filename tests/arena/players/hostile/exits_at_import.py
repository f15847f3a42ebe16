"""Ends its process as it is loaded."""
import os

os._exit(0)


def agent(observation, configuration):
    return 0
