"""Asks for ten gigabytes, and touches them."""


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


def agent(observation, configuration):
    if observation["step"] > 3:
        return len(bytearray(10 << 30))
    return free(observation)
