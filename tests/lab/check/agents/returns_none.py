"""Broken: column 0 is false, so where it is the best, the function falls off its end."""


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    best = min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
    if best:
        return best
