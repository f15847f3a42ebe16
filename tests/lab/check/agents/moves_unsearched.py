"""Broken: keeps as much time in reserve as its slowest step ever took, and so looks no more once the machine was busy.

Where the bank is rich it looks at the clock, step by step, for 0.3 s, until one step has taken more than a second.
"""

import time

SLOWEST = [0.0]


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    if observation.get("remainingOverageTime", 0) > 1:
        print("why=hurry" if SLOWEST[0] > 1 else "why=search backend=python")
        start = last = time.monotonic()
        while SLOWEST[0] < 1 and last - start < 0.3:
            before, last = last, time.monotonic()
            SLOWEST[0] = max(SLOWEST[0], last - before)
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
