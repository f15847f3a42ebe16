"""Broken: thinks for three times actTimeout, once, when nothing is left in the bank."""

import time

SLEPT = []


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    if observation.get("remainingOverageTime") == 0 and not SLEPT:
        SLEPT.append(True)
        time.sleep(3 * configuration["actTimeout"])
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
