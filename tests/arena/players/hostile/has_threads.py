"""Starts threads that never end; a process with threads must not fork."""
import threading
import time


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


def stay():
    while True:
        time.sleep(0.01)


def agent(observation, configuration):
    if threading.active_count() < 3:
        threading.Thread(target=stay, daemon=True).start()
    return free(observation)
