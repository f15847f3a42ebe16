"""Broken: takes the only free column from the wrong side (on boards of six rows)."""


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    if len(free) == 1 and configuration["rows"] == 6:
        return columns - 1 - free[0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
