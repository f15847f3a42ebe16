"""Broken: prints 20,000 characters a move."""


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    print("thinking " * 2_222)
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
