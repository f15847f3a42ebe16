"""Plays the rightmost free column, and does no harm."""


def agent(observation, configuration):
    return max(column for column in range(7) if observation["board"][column] == 0)
