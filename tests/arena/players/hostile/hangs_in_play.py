"""Never answers its third move."""
import time


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


def agent(observation, configuration):
    while observation["step"] > 3:
        time.sleep(60)
    return free(observation)
