"""Broken: knows one size of board."""


def agent(observation, configuration):
    board = observation["board"]
    free = [column for column in range(7) if board[column] == 0]
    return min(free, key=lambda column: sum(board[column + 7 * row] != 0 for row in range(6)))
