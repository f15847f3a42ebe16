"""Broken: knows better when it sees that the real environment is running it."""

import sys


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    if "kaggle_environments" in sys.modules:
        return -1
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
