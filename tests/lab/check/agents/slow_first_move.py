"""Broken: takes four seconds to get ready if the first thing it ever sees is a game under way."""

import time

SEEN = []


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    if not SEEN and sum(cell != 0 for cell in board) > 1:
        time.sleep(4)
    SEEN.append(True)
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
