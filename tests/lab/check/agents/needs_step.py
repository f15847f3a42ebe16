"""Broken: counts on an entry of the observation that may be missing."""


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    if observation["step"] == 0:
        return columns // 2
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
