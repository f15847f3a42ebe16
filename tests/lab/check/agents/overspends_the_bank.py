"""Broken: while the bank looks rich, a move in mid-game takes four seconds, whatever is left."""

import time


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    bank = observation.get("remainingOverageTime", 0)
    if bank >= configuration["actTimeout"] and sum(cell != 0 for cell in board) in (12, 13):
        time.sleep(4)
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
