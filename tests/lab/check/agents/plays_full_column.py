"""Broken: with several columns full it picks among the wrong ones (on the ordinary board)."""


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    full = [column for column in range(columns) if board[column] != 0]
    if 1 < len(full) < 6 and (configuration["rows"], columns) == (6, 7):
        return full[0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
