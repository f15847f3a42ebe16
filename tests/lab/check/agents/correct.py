"""A correct agent as small as it gets: it keeps the board level."""


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
