"""Broken: puts off what takes four seconds until mid-game, which only a rich bank can pay for."""

import time


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    bank = observation.get("remainingOverageTime", 0)
    if 0.1 < bank < configuration["actTimeout"] / 2 and sum(cell != 0 for cell in board) in (10, 11):
        time.sleep(4)
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
